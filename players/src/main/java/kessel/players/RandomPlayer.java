package kessel.players;

import java.util.SplittableRandom;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;

/** Does anything that is legal. */
final class RandomPlayer<P extends Position<P>, M extends Move> implements Player<P, M> {
    private final SplittableRandom random;

    RandomPlayer(long seed) {
        random = new SplittableRandom(seed);
    }

    @Override
    public M choose(Seat<P, M> seat, Deadline deadline) {
        return seat.sample(random);
    }
}
