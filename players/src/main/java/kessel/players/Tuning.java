package kessel.players;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.LongFunction;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Step;
import kessel.engine.game.Weights;

/**
 * Finds weights that win. In every round some of the best so far are varied. A mind that goes by
 * these plays one that goes by the best, and both play the yardstick, for who wins against oneself
 * need not win against others; every game twice with the sides swapped, on the same dice. What
 * gains clearly is the best from then on. (Weights under which positions foretell best who wins, as
 * chess has them, were tried before: a player that goes by those loses.)
 */
public final class Tuning {
    /** How far a weight is varied, and how many of them in a round. */
    private static final double SPREAD = 0.4;

    private static final double VARIED = 0.4;

    /** By how many standard errors a round has to gain. */
    private static final double CLEARLY = 2;

    /** Before this part of its dice no round is given up. */
    private static final double AT_LEAST = 0.2;

    private static final String YARDSTICK = "greedy";

    /** The games that are played with the same dice. */
    private static final int GAMES = 6;

    /**
     * How rounds are played.
     *
     * @param scenarios those that are played, in turn
     * @param player who goes by the weights
     * @param plans how many plans it makes
     * @param dice how many dice a round has at most
     */
    public record Terms(List<String> scenarios, String player, int plans, String seed, int dice) {
        public Terms {
            scenarios = List.copyOf(scenarios);
        }
    }

    /**
     * @param weights those that were tried
     * @param gains with each of the dice, the games that they won more than the best so far
     */
    public record Round(long number, double[] weights, double[] gains) {
        boolean clearlyGains() {
            return gains.length > 1 && mean(gains) > CLEARLY * error(gains);
        }

        public long games() {
            return (long) GAMES * gains.length;
        }
    }

    private Tuning() {}

    /** Who goes by weights. */
    public static List<String> players() {
        return Arrays.stream(Level.values()).map(Level::id).toList();
    }

    /** How many plans such a player makes if nobody says how many. */
    public static int plans(String player) {
        return Level.of(player).orElseThrow().plans;
    }

    /** The weights that these rounds lead to; the first of them began with the origin. */
    public static Weights best(Weights old, List<Round> rounds) {
        double[] best = old.origin();
        for (Round round : rounds) {
            best = round.clearlyGains() ? round.weights : best;
        }
        return old.with(best);
    }

    /** Plays one round, from the best so far, until it is clear that it leads nowhere. */
    public static <P extends Position<P>, M extends Move> Round play(
            Game<P, M> game, Terms terms, long number, Weights best) {
        long luck = terms.seed.hashCode() * 0x9e3779b97f4a7c15L + number;
        double[] tried = varied(best.values(), new Random(luck));
        double[] gains = new double[terms.dice];
        for (int i = 0; i < gains.length; i++) {
            gains[i] = gain(game, terms, best.with(tried), best, number * terms.dice + i);
            double[] soFar = Arrays.copyOf(gains, i + 1);
            if (i + 1 >= AT_LEAST * gains.length && mean(soFar) <= 0) {
                return new Round(number, tried, soFar);
            }
        }
        return new Round(number, tried, gains);
    }

    /**
     * What one wins more than the other, against each other and against the yardstick.
     *
     * @param number that of the dice
     */
    static <P extends Position<P>, M extends Move> double gain(
            Game<P, M> game, Terms terms, Weights one, Weights other, long number) {
        String scenario = terms.scenarios.get((int) (number % terms.scenarios.size()));
        Table<P, M> table =
                new Table<>(
                        new Contest.Terms<>(game, scenario, Set.of(), terms.seed, null), number);
        Seated<P, M> first = Seated.mind(terms, one);
        Seated<P, M> second = Seated.mind(terms, other);
        Seated<P, M> yardstick = new Seated<>(YARDSTICK, seed -> Players.create(YARDSTICK, seed));
        return table.won(first, second)
                - 1
                + table.won(first, yardstick)
                - table.won(second, yardstick);
    }

    /** Somebody who plays. */
    private record Seated<P extends Position<P>, M extends Move>(
            String name, LongFunction<Player<P, M>> maker) {
        static <P extends Position<P>, M extends Move> Seated<P, M> mind(
                Terms terms, Weights weights) {
            Level level = Level.of(terms.player).orElseThrow();
            return new Seated<>(
                    terms.player, seed -> new Mind<>(level, terms.plans, weights, seed, Hands.ALL));
        }
    }

    /** Where several games are played with the same dice. */
    private record Table<P extends Position<P>, M extends Move>(
            Contest.Terms<P, M> terms, long number) {
        /** What the first of two wins of two games, one with either side. */
        double won(Seated<P, M> first, Seated<P, M> second) {
            return wonByTheFirstSide(first, second) + 1 - wonByTheFirstSide(second, first);
        }

        private double wonByTheFirstSide(Seated<P, M> first, Seated<P, M> second) {
            Contest.Fixture fixture = new Contest.Fixture(number, List.of(first.name, second.name));
            int leader =
                    new Contest<>(terms, fixture, List.of(first.maker, second.maker))
                            .play()
                            .leader();
            return leader == Step.NOBODY ? 0.5 : leader == 0 ? 1 : 0;
        }
    }

    /** The first stays what it is: it gives the measure of the others. */
    static double[] varied(double[] weights, Random random) {
        double[] varied = weights.clone();
        int one = 1 + random.nextInt(Math.max(1, weights.length - 1));
        for (int i = 1; i < varied.length; i++) {
            if (i == one || random.nextDouble() < VARIED) {
                varied[i] *= Math.exp(random.nextGaussian() * SPREAD);
            }
        }
        return varied;
    }

    private static double mean(double[] gains) {
        return Arrays.stream(gains).average().orElse(0);
    }

    /** The standard error of the mean. */
    private static double error(double[] gains) {
        double mean = mean(gains);
        double squares = Arrays.stream(gains).map(gain -> (gain - mean) * (gain - mean)).sum();
        return Math.sqrt(squares / (gains.length - 1) / gains.length);
    }
}
