package kessel.players;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Step;

/**
 * Many games without an audience, on several threads. Game number n is the same whatever the
 * threads, unless its players have to watch the time.
 */
public final class Arena {
    /**
     * What all games have in common.
     *
     * @param turnTime how long a player may think in a turn; null for as long as it likes
     */
    public record Ground(
            String game, String scenario, Set<String> options, String seed, Duration turnTime) {}

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

    /** What has been counted of the games of one setting. */
    private static final class Count {
        private final long[] wins = new long[2];
        private long draws;
        private final long[] scores = new long[2];
        private long decisions;
        private long games;

        synchronized long add(Contest.Result result) {
            if (result.leader() == Step.NOBODY) {
                draws++;
            } else {
                wins[result.leader()]++;
            }
            for (int side = 0; side < 2; side++) {
                scores[side] += result.scores().get(side);
            }
            decisions += result.decisions();
            return ++games;
        }
    }

    private Arena() {}

    /** Plays all games; {@code progress} hears how many are done, from several threads. */
    public static Outcome run(Setting setting, LongConsumer progress) {
        Ground ground =
                new Ground(setting.game, setting.scenario, setting.options, setting.seed, null);
        List<Contest.Fixture> fixtures =
                LongStream.range(0, setting.games)
                        .mapToObj(number -> new Contest.Fixture(number, setting.players))
                        .toList();
        Count count = new Count();
        long start = System.nanoTime();
        play(ground, fixtures, setting.threads, result -> progress.accept(count.add(result)));
        double seconds = (System.nanoTime() - start) / 1e9;
        double[] scores = new double[2];
        for (int side = 0; side < 2; side++) {
            scores[side] = (double) count.scores[side] / setting.games;
        }
        return new Outcome(
                setting.games, count.wins, count.draws, scores, count.decisions, seconds);
    }

    /** Plays these games; {@code each} hears of every one as it ends, from several threads. */
    public static void play(
            Ground ground,
            List<Contest.Fixture> fixtures,
            int threads,
            Consumer<Contest.Result> each) {
        play(GameBox.open(ground.game), ground, fixtures, threads, each);
    }

    private static <P extends Position<P>, M extends Move> void play(
            Game<P, M> game,
            Ground ground,
            List<Contest.Fixture> fixtures,
            int threads,
            Consumer<Contest.Result> each) {
        fixtures.stream()
                .flatMap(fixture -> fixture.players().stream())
                .distinct()
                .forEach(name -> Players.create(name, 0));
        Contest.Terms<P, M> terms =
                new Contest.Terms<>(
                        game, ground.scenario, ground.options, ground.seed, ground.turnTime);
        AtomicInteger next = new AtomicInteger();
        Runnable playOn =
                () -> {
                    for (int i = next.getAndIncrement();
                            i < fixtures.size();
                            i = next.getAndIncrement()) {
                        each.accept(new Contest<>(terms, fixtures.get(i)).play());
                    }
                };
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> running = new ArrayList<>();
            IntStream.range(0, threads).forEach(_ -> running.add(pool.submit(playOn)));
            try {
                running.forEach(Arena::await);
            } finally {
                next.set(fixtures.size());
            }
        }
    }

    private static void await(Future<?> running) {
        try {
            running.get();
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
}
