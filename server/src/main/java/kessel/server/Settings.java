package kessel.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * How a server is to run.
 *
 * @param database the URL of a PostgreSQL database, or null for SQLite in the data folder
 * @param pause how long a computer player waits before each move, for people to follow it
 * @param thought how long it may then think about the move
 * @param trustedProxies who is believed when it says for whom it asks
 * @param publicHosts the names under which others reach it, besides addresses and localhost
 */
public record Settings(
        String host,
        int port,
        Path data,
        String database,
        Duration pause,
        Duration thought,
        Limits limits,
        Lines lines,
        List<String> publicHosts,
        List<Network> trustedProxies) {
    public static final String HOST = "127.0.0.1";
    public static final int PORT = 1942;
    public static final Duration PAUSE = Duration.ofMillis(400);
    public static final Duration THOUGHT = Duration.ofSeconds(5);

    /**
     * What one address may do, and how much fits in all.
     *
     * @param requestsPerSecond for one address in the long run; 0 for no limit
     * @param burst how many requests at once
     * @param matchesPerDay that one address may begin
     * @param matches in all
     * @param streams of events that one address may keep open
     * @param uploads that one address may have under way
     * @param connections that one address may keep open
     */
    public record Limits(
            int requestsPerSecond,
            int burst,
            int matchesPerDay,
            long matches,
            int streams,
            int uploads,
            int connections) {
        public static final Limits GENEROUS = new Limits(50, 500, 500, 1_000_000, 100, 3, 400);

        public Limits withConnections(int connections) {
            return new Limits(
                    requestsPerSecond,
                    burst,
                    matchesPerDay,
                    matches,
                    streams,
                    uploads,
                    connections);
        }
    }

    /**
     * The lines to the server.
     *
     * @param most how many may be open, from all addresses together
     * @param asking how long a request's head may take to come in
     * @param answering how long the rest may take: its body, its work and its answer; streams of
     *     events have no such end
     */
    public record Lines(int most, Duration asking, Duration answering) {
        public static final Lines USUAL =
                new Lines(4000, Duration.ofSeconds(10), Duration.ofSeconds(60));
    }

    /** Matches in a folder, for the people at this computer. */
    public static Settings in(Path data) {
        return new Settings(
                HOST,
                PORT,
                data,
                null,
                PAUSE,
                THOUGHT,
                Limits.GENEROUS,
                Lines.USUAL,
                List.of(),
                List.of());
    }

    public static Settings defaults() {
        return in(dataFolder(System.getenv("XDG_DATA_HOME"), System.getProperty("user.home")));
    }

    static Path dataFolder(String xdg, String home) {
        // The XDG specification: a path that is not absolute is to be ignored.
        boolean usable = xdg != null && Path.of(xdg).isAbsolute();
        Path base = usable ? Path.of(xdg) : Path.of(home, ".local", "share");
        return base.resolve("kessel");
    }

    public Settings withPort(int port) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }

    public Settings withHost(String host) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }

    public Settings withDatabase(String database) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }

    public Settings withPause(Duration pause) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }

    public Settings withThought(Duration thought) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }

    public Settings withLimits(Limits limits) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }

    public Settings withLines(Lines lines) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }

    public Settings withPublicHosts(List<String> publicHosts) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }

    public Settings withTrustedProxies(List<Network> trustedProxies) {
        return new Settings(
                host,
                port,
                data,
                database,
                pause,
                thought,
                limits,
                lines,
                publicHosts,
                trustedProxies);
    }
}
