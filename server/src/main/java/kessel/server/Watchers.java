package kessel.server;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;

/** Those who wait for news of a match. Each version is told once and in order. */
final class Watchers implements AutoCloseable {
    /** Often enough that nobody in between takes the line for dead. */
    private static final long STILL_HERE_MILLIS = 15_000;

    private final Map<String, Set<Watcher>> byMatch = new ConcurrentHashMap<>();
    private volatile boolean closed;

    /** Tells everybody who watches the match here. */
    void tell(String match, long version) {
        byMatch.getOrDefault(match, Set.of()).forEach(watcher -> watcher.hear(version));
    }

    /** Has everybody look whether something happened that they were not told. */
    void catchUp(ToLongFunction<String> versionOf) {
        byMatch.keySet().forEach(match -> tell(match, versionOf.applyAsLong(match)));
    }

    int count() {
        return byMatch.values().stream().mapToInt(Set::size).sum();
    }

    /**
     * Writes server-sent events until the reader goes away or the server ends. It takes the
     * request's own thread, which is a virtual one: a slow reader delays nobody else.
     *
     * @param lastSeen the last version that the reader was told, or null if it has just come
     * @param versionOf finds the version as it is now
     */
    void inform(
            HttpServletResponse response,
            String match,
            Long lastSeen,
            ToLongFunction<String> versionOf)
            throws IOException {
        Watcher watcher = new Watcher();
        join(match, watcher);
        try {
            // Asked after joining: what happens from here on is heard, what happened before is in
            // this.
            long now = versionOf.applyAsLong(match);
            watcher.hear(now);
            response.setContentType("text/event-stream; charset=utf-8");
            // Proxies would collect events before passing them on.
            response.setHeader("X-Accel-Buffering", "no");
            watcher.write(
                    response.getOutputStream(),
                    lastSeen == null ? now - 1 : Math.min(lastSeen, now));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            leave(match, watcher);
        }
    }

    private void join(String match, Watcher watcher) {
        byMatch.compute(
                match,
                (_, set) -> {
                    Set<Watcher> watchers = set == null ? ConcurrentHashMap.newKeySet() : set;
                    watchers.add(watcher);
                    return watchers;
                });
    }

    private void leave(String match, Watcher watcher) {
        byMatch.computeIfPresent(
                match,
                (_, set) -> {
                    set.remove(watcher);
                    return set.isEmpty() ? null : set;
                });
    }

    @Override
    public void close() {
        closed = true;
        byMatch.values().forEach(set -> set.forEach(watcher -> watcher.hear(Long.MIN_VALUE)));
    }

    private final class Watcher {
        private long heard = Long.MIN_VALUE;

        synchronized void hear(long version) {
            heard = Math.max(heard, version);
            notifyAll();
        }

        void write(OutputStream stream, long told) throws IOException, InterruptedException {
            // A browser that loses the line comes back after so many milliseconds.
            write(stream, "retry: 1000\n\n");
            long sent = told;
            while (!closed) {
                long now = newerThan(sent);
                StringBuilder events = new StringBuilder();
                while (sent < now) {
                    sent++;
                    events.append(
                            "id: %d\nevent: moved\ndata: {\"version\":%d}\n\n"
                                    .formatted(sent, sent));
                }
                if (!closed) {
                    write(stream, events.isEmpty() ? ": still here\n\n" : events.toString());
                }
            }
        }

        private static void write(OutputStream stream, String text) throws IOException {
            stream.write(text.getBytes(StandardCharsets.UTF_8));
            stream.flush();
        }

        private synchronized long newerThan(long sent) throws InterruptedException {
            if (heard <= sent && !closed) {
                wait(STILL_HERE_MILLIS);
            }
            return heard;
        }
    }
}
