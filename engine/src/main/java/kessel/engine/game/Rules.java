package kessel.engine.game;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;

/** The rules of one game. They hold no state: all that changes is in the position. */
public interface Rules<P extends Position<P>, M extends Move> {
    /**
     * Which edition of the rules this is: another one wherever a ruling changes what may be played,
     * so that a record says under which it was played.
     */
    String edition();

    P setUp(String scenario, Set<String> options, Chance chance);

    /** Judges any move, also a nonsensical one, and never throws. */
    Ruling judge(P position, M move);

    /** Every legal move; of the many ways to one place, one. */
    void moves(P position, Consumer<? super M> each);

    /** The legal moves of one piece. */
    default void movesOf(P position, int piece, Consumer<? super M> each) {
        moves(
                position,
                move -> {
                    if (piece(move) == piece) {
                        each.accept(move);
                    }
                });
    }

    /**
     * The pieces among which the decision chooses one to go first, each with many moves of its own;
     * none where it is a choice among few.
     */
    void movers(P position, IntConsumer each);

    /** Whether there are any. */
    default boolean hasMovers(P position) {
        boolean[] any = new boolean[1];
        movers(position, _ -> any[0] = true);
        return any[0];
    }

    /** The legal moves that are not a mover's: all of them where there are no movers. */
    default void otherMoves(P position, Consumer<? super M> each) {
        Set<Integer> movers = new HashSet<>();
        movers(position, movers::add);
        moves(
                position,
                move -> {
                    if (movers.isEmpty() || !movers.contains(piece(move))) {
                        each.accept(move);
                    }
                });
    }

    /** Carries out a legal move. */
    void play(P position, M move, Chance chance, Journal journal);

    /** Some legal move, any of them, without listing them all. */
    M sample(P position, RandomGenerator random);

    /**
     * Whether a legal move only takes back what its player put together before. A player that looks
     * for the best way on passes it over, or would go round in circles.
     */
    default boolean takesBack(P position, M move) {
        return false;
    }

    /** The piece that a move is about, or {@code -1}. */
    int piece(M move);

    /** The points of a side as they stand. */
    Tally score(P position, int side);

    /** The side that is ahead, 0 or 1, or {@link Step#NOBODY} in a draw. */
    default int leader(P position) {
        return switch (Integer.signum(score(position, 0).total() - score(position, 1).total())) {
            case 1 -> 0;
            case -1 -> 1;
            default -> Step.NOBODY;
        };
    }
}
