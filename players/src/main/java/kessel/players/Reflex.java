package kessel.players;

import java.util.List;
import java.util.Random;
import kessel.engine.game.Chance;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.players.Level.Effort;

/**
 * What a player does without thinking twice, for either side of a position that it sees whole: it
 * takes what belongs together first, then piece by piece what looks best, as the game's doctrine
 * has it.
 */
final class Reflex<P extends Position<P>, M extends Move> {
    private final Game<P, M> game;
    private final Random random;
    private final Gauge<P, M> gauge;
    private final SmallDecisions<P, M> decisions;

    Reflex(Game<P, M> game, Random random) {
        this.game = game;
        this.random = random;
        gauge = new Gauge<>(game);
        decisions = new SmallDecisions<>(game, random, gauge);
    }

    /** How good a position looks to a side under these weights. */
    double worth(P position, int side, double[] weights) {
        return gauge.worth(position, side, weights);
    }

    /** How often it has weighed a position or a move. */
    long looks() {
        return gauge.looks();
    }

    /** Plays on for whoever decides: one small decision, or a whole phase of moving pieces. */
    void act(P position, Chance chance, double[] weights, Effort effort, Deadline deadline) {
        if (game.rules().hasMovers(position)) {
            sketch(position, List.of(), Sketch.ALL, chance, weights, effort, deadline);
        } else {
            decisions.act(position, chance, weights, effort, deadline);
        }
    }

    /**
     * Plays a phase in which pieces move to its end.
     *
     * @param first moves that are taken before it looks for more, as far as they are legal
     * @param stir which part of the other pieces may stir at all; the rest stay where they are
     * @return all moves that were made
     */
    List<M> sketch(
            P position,
            List<M> first,
            double stir,
            Chance chance,
            double[] weights,
            Effort effort,
            Deadline deadline) {
        return new Sketch<>(
                        game, random, decisions, gauge, position, chance, weights, effort, deadline)
                .complete(first, stir);
    }

    /** What looks best where there is no piece to move, the best first, no more than so many. */
    List<List<M>> options(
            P position, double[] weights, int most, Effort effort, Deadline deadline) {
        return decisions.options(position, weights, most, effort, deadline);
    }

    /** What the other side has to decide while this one moves; it moves on after that. */
    void interject(
            P position,
            int side,
            Chance chance,
            double[] weights,
            Effort effort,
            Deadline deadline) {
        decisions.interject(position, side, chance, weights, effort, deadline);
    }

    /** The moves that end a step. */
    List<M> ends(P position) {
        return decisions.ends(position);
    }
}
