package kessel.players;

import java.util.List;
import kessel.engine.game.Chance;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.NotedChance;
import kessel.engine.game.Outcomes;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.Weights;

/** How good a position looks, as the game's doctrine has it, and how often that was asked. */
final class Gauge<P extends Position<P>, M extends Move> {
    /** Moves that belong together, and what they made of a position. */
    record Tried<M>(List<M> moves, double worth) {}

    /** A first impression takes so much less than a close look. */
    private static final int IMPRESSIONS = 40;

    /** In so many ways dice can fall and all of them be weighed: two dice. */
    private static final int FEW = 36;

    /** How often moves are tried whose dice can fall in more. */
    private static final int TRIES = 4;

    private final Rules<P, M> rules;
    private final Doctrine<P, M> doctrine;
    private final double[] measures;
    private P scratch;
    private long looks;

    // What came of a move's dice so far: most ways in which they fall come to the same.
    private final long[] outcomes = new long[FEW];
    private final double[] worths = new double[FEW];
    private int known;
    private double expected;

    Gauge(Game<P, M> game) {
        rules = game.rules();
        doctrine = game.doctrine();
        measures = new double[doctrine.weights().names().size()];
    }

    /** How good a position looks to a side under these weights. */
    double worth(P position, int side, double[] weights) {
        looks++;
        doctrine.measure(position, measures);
        double sum = Weights.sum(measures, weights);
        return side == 0 ? sum : -sum;
    }

    /**
     * How good a position can be expected to look after a move: whoever goes by a single throw goes
     * where the dice happened to be kind.
     *
     * @param chance what falls where the dice can fall in too many ways to weigh them all
     */
    double after(P position, M move, int side, double[] weights, Chance chance) {
        known = 0;
        expected = 0;
        boolean all =
                Outcomes.of(
                        rules,
                        position,
                        move,
                        FEW,
                        scratch(position),
                        (next, probability) ->
                                expected += probability * known(next, side, weights));
        return all ? expected : after(position, List.of(move), side, weights, chance);
    }

    /**
     * How good a position looks after several moves of a side: on average over some throws, if any
     * of them throws dice. What cannot be done is as bad as can be, and is left out where only the
     * dice prevent it.
     */
    double after(P position, List<M> moves, int side, double[] weights, Chance chance) {
        double sum = 0;
        for (int tries = 1; ; tries++) {
            P next = scratch(position);
            NotedChance noted = new NotedChance(chance);
            for (M move : moves) {
                if (isLegal(next, move, side)) {
                    rules.play(next, move, noted, Journal.SILENT);
                } else if (noted.draws().length == 0) {
                    return Double.NEGATIVE_INFINITY;
                }
            }
            sum += worth(next, side, weights);
            if (noted.draws().length == 0 || tries == TRIES) {
                return sum / tries;
            }
        }
    }

    private boolean isLegal(P position, M move, int side) {
        return !position.over()
                && position.step().decider() == side
                && rules.judge(position, move).legal();
    }

    private double known(P outcome, int side, double[] weights) {
        long hash = outcome.hash();
        for (int i = 0; i < known; i++) {
            if (outcomes[i] == hash) {
                return worths[i];
            }
        }
        outcomes[known] = hash;
        worths[known] = worth(outcome, side, weights);
        return worths[known++];
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
