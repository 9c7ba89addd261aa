package kessel.server;

import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.Versions;

/** Those who wait for news of a match. Each version is told once and in order. */
final class Watchers implements AutoCloseable {
    /** Often enough that nobody in between takes the line for dead. */
    private static final long STILL_HERE_MILLIS = 15_000;

    private final Map<String, Set<Watcher>> byMatch = new ConcurrentHashMap<>();
    private volatile boolean closed;

    /** Tells everybody who watches the match here. */
    void tell(String match, Versions versions) {
        byMatch.getOrDefault(match, Set.of()).forEach(watcher -> watcher.hear(versions));
    }

    /** The same of a note. */
    void tellNote(String match, int number) {
        byMatch.getOrDefault(match, Set.of()).forEach(watcher -> watcher.hearNote(number));
    }

    /** How far a match and its notes are. */
    record Standing(Versions versions, int notes) {
        static Standing of(StoredMatch match) {
            return new Standing(match.versions(), match.row().notes());
        }
    }

    /** Has everybody look whether something happened that they were not told. */
    void catchUp(Function<String, Standing> standingOf) {
        byMatch.forEach(
                (match, watchers) -> {
                    Standing standing = standingOf.apply(match);
                    watchers.forEach(watcher -> watcher.hear(standing));
                });
    }

    int count() {
        return byMatch.values().stream().mapToInt(Set::size).sum();
    }

    /**
     * Writes server-sent events until the reader goes away or the server ends. It takes the
     * request's own thread, which is a virtual one: a slow reader delays nobody else.
     *
     * @param eyes whose count of versions it is (see {@link Asker#counts})
     * @param lastSeen the last version that the reader was told, or null if it has just come
     * @param standingOf finds how far it is now
     */
    void inform(
            HttpServletResponse response,
            String match,
            int eyes,
            Long lastSeen,
            Function<String, Standing> standingOf)
            throws IOException {
        Watcher watcher = new Watcher(eyes);
        join(match, watcher);
        try {
            // Asked after joining: what happens from here on is heard, what happened before is in
            // this.
            Standing standing = standingOf.apply(match);
            long now = standing.versions().of(eyes);
            watcher.hear(standing);
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
        byMatch.values().forEach(set -> set.forEach(Watcher::wake));
    }

    private final class Watcher {
        private final int eyes;
        private long heard = Long.MIN_VALUE;
        private int notes;

        Watcher(int eyes) {
            this.eyes = eyes;
        }

        synchronized void hear(Standing standing) {
            hear(standing.versions());
            hearNote(standing.notes());
        }

        synchronized void hearNote(int number) {
            notes = Math.max(notes, number);
            notifyAll();
        }

        /** What these eyes cannot notice wakes nobody: a sign of life would tell of it. */
        synchronized void hear(Versions versions) {
            long version = versions.of(eyes);
            if (version > heard) {
                heard = version;
                notifyAll();
            }
        }

        synchronized void wake() {
            notifyAll();
        }

        void write(OutputStream stream, long told) throws IOException, InterruptedException {
            // A browser that loses the line comes back after so many milliseconds.
            write(stream, "retry: 1000\n\n");
            long sent = told;
            int noted = 0;
            while (!closed) {
                await(sent, noted);
                long now = heard();
                int written = notes();
                StringBuilder events = new StringBuilder();
                while (sent < now) {
                    sent++;
                    events.append(
                            "id: %d\nevent: moved\ndata: {\"version\":%d}\n\n"
                                    .formatted(sent, sent));
                }
                if (noted < written) {
                    noted = written;
                    // Without an id: a note is no version of the match.
                    events.append("event: noted\ndata: {\"notes\":%d}\n\n".formatted(noted));
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

        private synchronized void await(long sent, int noted) throws InterruptedException {
            if (heard <= sent && notes <= noted && !closed) {
                wait(STILL_HERE_MILLIS);
            }
        }

        private synchronized long heard() {
            return heard;
        }

        private synchronized int notes() {
            return notes;
        }
    }
}
