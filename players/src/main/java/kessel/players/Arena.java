package kessel.players;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import kessel.engine.game.Chance;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.NotedChance;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.engine.game.Step;
import kessel.engine.match.Match;

/**
 * Many games without an audience, on several threads. Game number n is the same whatever the
 * threads.
 */
public final class Arena {
    public record Setting(
            String game,
            String scenario,
            Set<String> options,
            List<String> players,
            long games,
            String seed,
            int threads) {}

    /** What came of it: wins and average scores by side. */
    public record Outcome(
            long games,
            long[] wins,
            long draws,
            double[] averageScore,
            long decisions,
            double seconds) {
        public double gamesPerSecond() {
            return games / seconds;
        }

        public double decisionsPerSecond() {
            return decisions / seconds;
        }
    }

    /** What one thread has counted. */
    private static final class Count {
        private final long[] wins = new long[2];
        private long draws;
        private final long[] scores = new long[2];
        private long decisions;
    }

    private Arena() {}

    /** Plays all games; {@code progress} hears how many are done, from several threads. */
    public static Outcome run(Setting setting, LongConsumer progress) {
        return run(GameBox.open(setting.game), setting, progress);
    }

    private static <P extends Position<P>, M extends Move> Outcome run(
            Game<P, M> game, Setting setting, LongConsumer progress) {
        setting.players.forEach(name -> Players.create(name, 0));
        AtomicLong next = new AtomicLong();
        AtomicLong done = new AtomicLong();
        long start = System.nanoTime();
        List<Count> counts;
        try (ExecutorService threads = Executors.newFixedThreadPool(setting.threads)) {
            List<Future<Count>> running =
                    IntStream.range(0, setting.threads)
                            .mapToObj(
                                    _ ->
                                            threads.submit(
                                                    () ->
                                                            play(
                                                                    game, setting, next, done,
                                                                    progress)))
                            .toList();
            counts = running.stream().map(Arena::result).toList();
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        long[] wins = new long[2];
        double[] scores = new double[2];
        long draws = 0;
        long decisions = 0;
        for (Count count : counts) {
            for (int side = 0; side < 2; side++) {
                wins[side] += count.wins[side];
                scores[side] += (double) count.scores[side] / setting.games;
            }
            draws += count.draws;
            decisions += count.decisions;
        }
        return new Outcome(setting.games, wins, draws, scores, decisions, seconds);
    }

    private static Count result(Future<Count> running) {
        try {
            return running.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failed.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }

    private static <P extends Position<P>, M extends Move> Count play(
            Game<P, M> game,
            Setting setting,
            AtomicLong next,
            AtomicLong done,
            LongConsumer progress) {
        Count count = new Count();
        for (long number = next.getAndIncrement();
                number < setting.games;
                number = next.getAndIncrement()) {
            play(game, setting, new SplittableRandom(seed(setting.seed, number)), count);
            progress.accept(done.incrementAndGet());
        }
        return count;
    }

    private static long seed(String seed, long number) {
        return seed.hashCode() * 0x9e3779b97f4a7c15L + number;
    }

    private static <P extends Position<P>, M extends Move> void play(
            Game<P, M> game, Setting setting, SplittableRandom random, Count count) {
        FastChance chance = new FastChance(random.split());
        List<Player<P, M>> players =
                setting.players.stream()
                        .map(name -> Players.<P, M>create(name, random.nextLong()))
                        .toList();
        P position = game.rules().setUp(setting.scenario, setting.options, chance);
        boolean observed = players.stream().anyMatch(Player::remembers);
        for (int number = 1; !position.over(); number++) {
            int side = position.step().decider();
            M move = players.get(side).choose(new Seat<>(game, position, side), Deadline.NONE);
            if (observed) {
                play(game, position, new Turn<>(number, side, move), chance, players);
            } else {
                game.rules().play(position, move, chance, Journal.SILENT);
            }
            count.decisions++;
        }
        int leader = game.rules().leader(position);
        if (leader == Step.NOBODY) {
            count.draws++;
        } else {
            count.wins[leader]++;
        }
        for (int side = 0; side < 2; side++) {
            count.scores[side] += game.rules().score(position, side).total();
        }
    }

    private record Turn<M>(int number, int side, M move) {}

    /** The same before eyes that remember. */
    private static <P extends Position<P>, M extends Move> void play(
            Game<P, M> game, P position, Turn<M> turn, Chance chance, List<Player<P, M>> players) {
        NotedChance noted = new NotedChance(chance);
        Journal.Kept journal = new Journal.Kept();
        game.rules().play(position, turn.move, noted, journal);
        Match.Played<M> played =
                new Match.Played<>(
                        turn.side, turn.move, noted.draws(), noted.audiences(), journal.entries());
        Players.tell(players, game, turn.number, played, position.copy());
    }
}
