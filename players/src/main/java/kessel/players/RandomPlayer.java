package kessel.players;

import java.util.SplittableRandom;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;

/** Does anything that is legal, but rather goes on than takes back what it has put together. */
final class RandomPlayer<P extends Position<P>, M extends Move> implements Player<P, M> {
    private static final int TRIES = 16;

    private final SplittableRandom random;

    RandomPlayer(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public M choose(Seat<P, M> seat, Deadline deadline) {
        M move = seat.sample(random);
        for (int again = 0; again < TRIES && seat.takesBack(move); again++) {
            move = seat.sample(random);
        }
        return move;
    }
}
