package kessel.engine.game;

import java.util.List;
import kessel.engine.words.Phrase;

/**
 * A game's moves as data, for whoever offers them and takes them in. What is asked about a position
 * is asked about legal moves.
 */
public interface Choices<P extends Position<P>, M extends Move> {
    /** The ids of all verbs. */
    List<String> verbs();

    Choice of(M move);

    /**
     * The move that a choice means; an intention means what the position's step makes of it, so
     * that the rules can say why it may not be done. What means no move at all is a {@link
     * kessel.engine.data.DataFault}.
     */
    M move(P position, Choice choice);

    /** What it does, as a button says it. */
    Phrase label(P position, M move);

    /** Whether with it a player is done with what the step asks. */
    boolean ends(P position, M move);

    /**
     * Whether it gives away something of its player's own that the step does not ask for: nobody
     * should do that by a mere touch.
     */
    default boolean sacrifices(P position, M move) {
        return false;
    }

    /** What it costs. */
    Tally cost(P position, M move);

    /** What its player will be obliged to afterwards, so that nobody walks into it unawares. */
    default List<Obligation> entails(P position, M move) {
        return List.of();
    }

    /**
     * The pieces with which something can be done that names none, such as an attack on a hex;
     * empty if it can be done without any, null where that is no question.
     */
    default List<Integer> means(P position, M move) {
        return null;
    }

    /** Something that a rule will demand. */
    record Obligation(String rule, Phrase words) {}
}
