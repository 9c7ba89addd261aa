package kessel.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.engine.game.Step;
import kessel.engine.game.Weights;

/**
 * Finds the weights under which what is measured in positions foretells best who wins: games of a
 * player against itself, and logistic regression on their outcomes (what chess calls Texel tuning).
 * The weights that there are count as evidence, too, so that few games do not turn everything over.
 */
public final class Tuning {
    private static final int STEPS = 4000;
    private static final double RATE = 0.5;

    /** How many positions the weights before are worth as evidence. */
    private static final double FAITH = 60;

    /**
     * What is known of one game.
     *
     * @param outcome 1 if side 0 has won, 0 if it has lost, 0.5 in a draw
     * @param samples what was measured whenever a side began to move its pieces, and which side
     */
    public record Lesson(long number, double outcome, List<double[]> samples) {}

    /**
     * @param before how badly the old weights foretold the outcomes, in bits a position
     * @param after the same for the new ones
     */
    public record Result(Weights weights, long positions, double before, double after) {}

    private Tuning() {}

    /** Plays one game of a player against itself and notes what is measured in it. */
    public static <P extends Position<P>, M extends Move> Lesson play(
            Game<P, M> game, String player, String seed, long number) {
        SplittableRandom random =
                new SplittableRandom(seed.hashCode() * 0x9e3779b97f4a7c15L + number);
        FastChance chance = new FastChance(random.split());
        List<Player<P, M>> players =
                List.of(
                        Players.create(player, random.nextLong()),
                        Players.create(player, random.nextLong()));
        Reflex<P, M> reflex = new Reflex<>(game, new Random(number));
        String scenario = game.printed().scenarios().getFirst().id();
        P position = game.rules().setUp(scenario, Set.of(), chance);
        List<double[]> samples = new ArrayList<>();
        String phase = "";
        int names = game.doctrine().weights().names().size();
        while (!position.over()) {
            int side = position.step().decider();
            String now = position.turn() + position.step().name() + side;
            if (!now.equals(phase) && game.rules().hasMovers(position)) {
                double[] sample = new double[names + 1];
                double[] measures = new double[names];
                game.doctrine().measure(position, measures);
                System.arraycopy(measures, 0, sample, 0, names);
                sample[names] = side == 0 ? 1 : -1;
                samples.add(sample);
            }
            phase = now;
            M move = players.get(side).choose(new Seat<>(game, position, side), Deadline.NONE);
            game.rules().play(position, move, chance, Journal.SILENT);
        }
        int leader = game.rules().leader(position);
        double outcome = leader == Step.NOBODY ? 0.5 : leader == 0 ? 1 : 0;
        return new Lesson(number, outcome, samples);
    }

    /**
     * The weights that follow from these games. The first stays what it is and gives the measure of
     * the others; none becomes negative.
     */
    public static Result learn(Weights old, List<Lesson> lessons) {
        int names = old.names().size();
        // Besides the weights: whose turn it is, and a constant, for the better side.
        int terms = names + 2;
        List<double[]> rows = new ArrayList<>();
        List<Double> outcomes = new ArrayList<>();
        for (Lesson lesson : lessons) {
            for (double[] sample : lesson.samples) {
                double[] row = new double[terms];
                System.arraycopy(sample, 0, row, 0, names + 1);
                row[names + 1] = 1;
                rows.add(row);
                outcomes.add(lesson.outcome);
            }
        }
        double[] spread = spread(rows, terms);
        double[] prior = new double[terms];
        for (int i = 0; i < names; i++) {
            prior[i] = old.values()[i] / old.scale() * spread[i];
        }
        double[] found = prior.clone();
        double before = loss(rows, outcomes, spread, prior);
        for (int step = 0; step < STEPS; step++) {
            descend(rows, outcomes, spread, prior, found, names);
        }
        double unit = Math.max(1e-9, found[0] / spread[0]) / Math.max(1e-9, old.values()[0]);
        double[] values = new double[names];
        for (int i = 0; i < names; i++) {
            values[i] = found[i] / spread[i] / unit;
        }
        return new Result(
                new Weights(old.names(), values, 1 / unit, old.postures()),
                rows.size(),
                before,
                loss(rows, outcomes, spread, found));
    }

    private static double[] spread(List<double[]> rows, int terms) {
        double[] spread = new double[terms];
        for (double[] row : rows) {
            for (int i = 0; i < terms; i++) {
                spread[i] += row[i] * row[i];
            }
        }
        for (int i = 0; i < terms; i++) {
            spread[i] = Math.max(1e-6, Math.sqrt(spread[i] / Math.max(1, rows.size())));
        }
        return spread;
    }

    private static void descend(
            List<double[]> rows,
            List<Double> outcomes,
            double[] spread,
            double[] prior,
            double[] found,
            int names) {
        double[] slope = new double[found.length];
        for (int r = 0; r < rows.size(); r++) {
            double error = chance(rows.get(r), spread, found) - outcomes.get(r);
            for (int i = 0; i < slope.length; i++) {
                slope[i] += error * rows.get(r)[i] / spread[i];
            }
        }
        for (int i = 0; i < slope.length; i++) {
            double pull = i < names ? FAITH * (found[i] - prior[i]) : 0;
            found[i] -= RATE * (slope[i] + pull) / (rows.size() + FAITH);
            if (i < names) {
                found[i] = Math.max(0, found[i]);
            }
        }
    }

    private static double chance(double[] row, double[] spread, double[] weights) {
        double sum = 0;
        for (int i = 0; i < row.length; i++) {
            sum += row[i] / spread[i] * weights[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    private static double loss(
            List<double[]> rows, List<Double> outcomes, double[] spread, double[] weights) {
        double sum = 0;
        for (int r = 0; r < rows.size(); r++) {
            double chance =
                    Math.max(1e-9, Math.min(1 - 1e-9, chance(rows.get(r), spread, weights)));
            double outcome = outcomes.get(r);
            sum -= outcome * Math.log(chance) + (1 - outcome) * Math.log(1 - chance);
        }
        return sum / Math.max(1, rows.size()) / Math.log(2);
    }
}
