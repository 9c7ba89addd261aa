package kessel.players;

import java.util.Arrays;
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
 * Finds weights that win. In every round some of the best so far are varied, and a mind that goes
 * by these plays one that goes by the best, each game twice with the sides swapped. What wins
 * clearly is the best from then on. (Weights under which positions foretell best who wins, as chess
 * has them, were tried before: a player that goes by those loses.)
 */
public final class Tuning {
    /** How far a weight is varied, and how many of them in a round. */
    private static final double SPREAD = 0.4;

    private static final double VARIED = 0.4;

    /** The part of its games that a round has to win. */
    private static final double CLEARLY = 0.6;

    /**
     * @param weights those that were tried
     * @param won the games that they won, a draw as half of one
     */
    public record Round(long number, double[] weights, double won, int games) {
        boolean clearlyWon() {
            return won > CLEARLY * games;
        }
    }

    private Tuning() {}

    /** Who goes by weights. */
    public static List<String> players() {
        return Arrays.stream(Level.values()).map(Level::id).toList();
    }

    /** The weights that these rounds lead to, the first of them played from the old ones. */
    public static Weights best(Weights old, List<Round> rounds) {
        double[] best = old.values();
        for (Round round : rounds) {
            best = round.clearlyWon() ? round.weights : best;
        }
        return new Weights(old.names(), best, old.scale(), old.postures());
    }

    /** Plays one round, from the best so far. */
    public static <P extends Position<P>, M extends Move> Round play(
            Game<P, M> game, String player, String seed, long number, Weights best, int games) {
        long luck = seed.hashCode() * 0x9e3779b97f4a7c15L + number;
        Weights tried =
                new Weights(
                        best.names(),
                        varied(best.values(), new Random(luck)),
                        best.scale(),
                        best.postures());
        return new Round(
                number, tried.values(), won(game, player, tried, best, luck, games), games);
    }

    /** What one wins of so many games against the other, half of them with either side. */
    static <P extends Position<P>, M extends Move> double won(
            Game<P, M> game, String player, Weights one, Weights other, long luck, int games) {
        SplittableRandom random = new SplittableRandom(luck);
        double won = 0;
        for (int pair = 0; pair < games / 2; pair++) {
            long dice = random.nextLong();
            won += won(game, player, List.of(one, other), dice);
            won += 1 - won(game, player, List.of(other, one), dice);
        }
        return won;
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

    /** What side 0 wins of a game between minds that go by these weights. */
    private static <P extends Position<P>, M extends Move> double won(
            Game<P, M> game, String player, List<Weights> weights, long dice) {
        SplittableRandom random = new SplittableRandom(dice);
        FastChance chance = new FastChance(random.split());
        Level level = Level.of(player).orElseThrow();
        List<Mind<P, M>> minds =
                weights.stream()
                        .map(each -> new Mind<P, M>(level, each, random.nextLong(), Hands.ALL))
                        .toList();
        String scenario = game.printed().scenarios().getFirst().id();
        P position = game.rules().setUp(scenario, Set.of(), chance);
        while (!position.over()) {
            int side = position.step().decider();
            M move = minds.get(side).choose(new Seat<>(game, position, side), Deadline.NONE);
            game.rules().play(position, move, chance, Journal.SILENT);
        }
        int leader = game.rules().leader(position);
        return leader == Step.NOBODY ? 0.5 : leader == 0 ? 1 : 0;
    }
}
