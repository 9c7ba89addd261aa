package kessel.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongConsumer;

/** One line that shows how far the games are, how fast they go and how long they still take. */
final class ProgressBar implements LongConsumer, AutoCloseable {
    private static final int WIDTH = 30;
    private static final long PAUSE = 200_000_000;
    private static final String CLEAR_LINE = "\r\u001b[K";

    private final long all;
    private final PrintWriter err;
    private final long start = System.nanoTime();
    private long done;
    private long drawn = start - PAUSE;

    ProgressBar(long all, PrintWriter err) {
        this.all = all;
        this.err = err;
    }

    @Override
    public synchronized void accept(long games) {
        // Several threads tell, and a later number may come first.
        done = Math.max(done, games);
        long now = System.nanoTime();
        if (now - drawn >= PAUSE) {
            drawn = now;
            err.print(CLEAR_LINE + line(done, all, (now - start) / 1e9));
            err.flush();
        }
    }

    static String line(long done, long all, double seconds) {
        int filled = (int) (WIDTH * done / all);
        double rate = done / Math.max(seconds, 1e-9);
        return String.format(
                Locale.ROOT,
                "[%s%s] %d of %d games, %.1f/s, %s left",
                "#".repeat(filled),
                ".".repeat(WIDTH - filled),
                done,
                all,
                rate,
                clock(Math.round((all - done) / Math.max(rate, 1e-9))));
    }

    private static String clock(long seconds) {
        return seconds < 3600
                ? "%d:%02d".formatted(seconds / 60, seconds % 60)
                : "%d:%02d:%02d".formatted(seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    @Override
    public synchronized void close() {
        err.print(CLEAR_LINE);
        err.flush();
    }
}
