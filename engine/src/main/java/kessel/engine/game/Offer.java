package kessel.engine.game;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import kessel.engine.words.Phrase;

/**
 * What the side that decides may do, as data. All of it is found in a position that the side cannot
 * tell from the true one and that depends on nothing it does not know: so does what is offered.
 */
public final class Offer<P extends Position<P>, M extends Move> {
    private static final long ALWAYS_THE_SAME = 1942;

    private final Game<P, M> game;
    private final P guess;

    // For what is at stake, which is asked of every move that is offered: a copy to play on, and
    // what the sides know before.
    private P next;
    private BitSet[] known;

    public Offer(Game<P, M> game, P position, int side) {
        this.game = game;
        guess = game.sight().guess(position, side, new SplittableRandom(ALWAYS_THE_SAME));
    }

    /** The pieces that go one by one and have many moves of their own. */
    public List<Integer> movers() {
        List<Integer> movers = new ArrayList<>();
        game.rules().movers(guess, movers::add);
        return movers;
    }

    /** The moves that are about a piece. */
    public void movesOf(int piece, Consumer<? super M> each) {
        game.rules().movesOf(guess, piece, each);
    }

    /** All moves but those of the movers. */
    public void otherMoves(Consumer<? super M> each) {
        game.rules().otherMoves(guess, each);
    }

    public M move(Choice choice) {
        return game.choices().move(guess, choice);
    }

    public Phrase label(M move) {
        return game.choices().label(guess, move);
    }

    public boolean ends(M move) {
        return game.choices().ends(guess, move);
    }

    public Tally cost(M move) {
        return game.choices().cost(guess, move);
    }

    public List<Choices.Obligation> entails(M move) {
        return game.choices().entails(guess, move);
    }

    /** The pieces with which it can be done; null where it is not a question of pieces. */
    public List<Integer> means(M move) {
        return game.choices().means(guess, move);
    }

    public boolean takesBack(M move) {
        return game.rules().takesBack(guess, move);
    }

    public boolean sacrifices(M move) {
        return game.choices().sacrifices(guess, move);
    }

    public Stakes stakes(M move) {
        if (next == null) {
            next = guess.copy();
            known = Stakes.known(game, guess);
        } else {
            next.copyFrom(guess);
        }
        Chance chance = new FastChance(new SplittableRandom(ALWAYS_THE_SAME));
        return Stakes.of(game, known, next, move, chance);
    }
}
