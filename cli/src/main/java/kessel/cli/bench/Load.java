package kessel.cli.bench;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/** Tables that play at once for some time, and how that went. */
final class Load {
    private static final long PAUSE_AFTER_ERROR_MILLIS = 50;

    private final ServerProcess server;
    private final List<Table> tables;
    private final double warmUp;
    private final double seconds;
    private final LongStream.Builder noted = LongStream.builder();
    private long[] nanos;
    private Duration cpu;
    private long errors;
    private String firstError;

    private Load(ServerProcess server, List<Table> tables, double warmUp, double seconds) {
        this.server = server;
        this.tables = tables;
        this.warmUp = warmUp;
        this.seconds = seconds;
    }

    /** Plays, for the first seconds without measuring, and returns when it is over. */
    static Load on(ServerProcess server, List<Table> tables, double warmUp, double seconds) {
        Load load = new Load(server, tables, warmUp, seconds);
        load.atEveryTable(load::sitDown);
        load.measure();
        return load;
    }

    private void measure() {
        long from = System.nanoTime() + (long) (warmUp * 1e9);
        long until = from + (long) (seconds * 1e9);
        Thread clock = Thread.ofVirtual().start(() -> timeTheServer(from, until));
        atEveryTable(table -> play(table, from, until));
        join(clock);
        nanos = noted.build().sorted().toArray();
    }

    private void atEveryTable(Consumer<Table> work) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            tables.forEach(table -> threads.execute(() -> work.accept(table)));
        }
    }

    private void sitDown(Table table) {
        try {
            table.sitDown();
        } catch (RuntimeException failed) {
            failed(failed);
        }
    }

    private void play(Table table, long from, long until) {
        while (System.nanoTime() < until) {
            try {
                long taken = table.move();
                long now = System.nanoTime();
                if (now >= from && now < until) {
                    note(taken);
                }
            } catch (RuntimeException failed) {
                failed(failed);
                table.lookAgain();
                sleep(PAUSE_AFTER_ERROR_MILLIS * 1_000_000);
            }
        }
    }

    private synchronized void note(long taken) {
        noted.add(taken);
    }

    private synchronized void failed(RuntimeException failure) {
        errors++;
        if (firstError == null) {
            firstError = failure.toString();
        }
    }

    private void timeTheServer(long from, long until) {
        sleep(from - System.nanoTime());
        Duration before = server.cpu().orElse(null);
        sleep(until - System.nanoTime());
        Duration after = server.cpu().orElse(null);
        cpu = before == null || after == null ? null : after.minus(before);
    }

    private static void sleep(long nanos) {
        try {
            Thread.sleep(Duration.ofNanos(Math.max(0, nanos)));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    double movesPerSecond() {
        return nanos.length / seconds;
    }

    /** So many milliseconds took this part of the moves, or less; NaN if nobody moved. */
    double millis(double part) {
        return nanos.length == 0
                ? Double.NaN
                : nanos[(int) Math.ceil(part * nanos.length) - 1] / 1e6;
    }

    /** What one move and the questions before it cost the server, where the system tells. */
    OptionalDouble cpuMillisPerMove() {
        return cpu == null || nanos.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(cpu.toNanos() / 1e6 / nanos.length);
    }

    long errors() {
        return errors;
    }

    /** What the first error said, or null if there was none. */
    String firstError() {
        return firstError;
    }
}
