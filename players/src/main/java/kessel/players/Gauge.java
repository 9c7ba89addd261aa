package kessel.players;

import java.util.List;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Weights;

/** How good a position looks, as the game's doctrine has it, and how often that was asked. */
final class Gauge<P extends Position<P>, M extends Move> {
    /** Moves that belong together, and what they made of a position. */
    record Tried<M>(List<M> moves, double worth) {}

    /** A first impression takes so much less than a close look. */
    private static final int IMPRESSIONS = 40;

    private final Doctrine<P, M> doctrine;
    private final double[] measures;
    private P scratch;
    private long looks;

    Gauge(Doctrine<P, M> doctrine) {
        this.doctrine = doctrine;
        measures = new double[doctrine.weights().names().size()];
    }

    /** How good a position looks to a side under these weights. */
    double worth(P position, int side, double[] weights) {
        looks++;
        doctrine.measure(position, measures);
        double sum = Weights.sum(measures, weights);
        return side == 0 ? sum : -sum;
    }

    /** So many first impressions were had elsewhere. */
    void glance(int impressions) {
        looks += impressions / IMPRESSIONS;
    }

    /** How often it has weighed a position or a move. */
    long looks() {
        return looks;
    }

    /** A copy to try something on, good until the next is wanted. */
    P scratch(P from) {
        if (scratch == null) {
            scratch = from.copy();
        } else {
            scratch.copyFrom(from);
        }
        return scratch;
    }
}
