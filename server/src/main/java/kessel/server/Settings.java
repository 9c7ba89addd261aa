package kessel.server;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** How a server is to run. */
public final class Settings {
    public static final String HOST = "127.0.0.1";
    public static final int PORT = 1942;
    public static final Duration PAUSE = Duration.ofMillis(400);
    public static final Duration THOUGHT = Duration.ofSeconds(30);

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

    private String host = HOST;
    private int port = PORT;
    private final Path data;
    private String database;
    private Duration pause = PAUSE;
    private Duration thought = THOUGHT;
    private Limits limits = Limits.GENEROUS;
    private Lines lines = Lines.USUAL;
    private List<String> publicHosts = List.of();
    private List<Network> trustedProxies = List.of();

    private Settings(Path data) {
        this.data = data;
    }

    /** Matches in a folder, for the people at this computer. */
    public static Settings in(Path data) {
        return new Settings(data);
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

    /** The same but for one thing. */
    private Settings with(Consumer<Settings> change) {
        Settings copy = new Settings(data);
        copy.host = host;
        copy.port = port;
        copy.database = database;
        copy.pause = pause;
        copy.thought = thought;
        copy.limits = limits;
        copy.lines = lines;
        copy.publicHosts = publicHosts;
        copy.trustedProxies = trustedProxies;
        change.accept(copy);
        return copy;
    }

    public Settings withHost(String host) {
        return with(copy -> copy.host = host);
    }

    public Settings withPort(int port) {
        return with(copy -> copy.port = port);
    }

    public Settings withDatabase(String database) {
        return with(copy -> copy.database = database);
    }

    public Settings withPause(Duration pause) {
        return with(copy -> copy.pause = pause);
    }

    public Settings withThought(Duration thought) {
        return with(copy -> copy.thought = thought);
    }

    public Settings withLimits(Limits limits) {
        return with(copy -> copy.limits = limits);
    }

    public Settings withLines(Lines lines) {
        return with(copy -> copy.lines = lines);
    }

    public Settings withPublicHosts(List<String> publicHosts) {
        return with(copy -> copy.publicHosts = publicHosts);
    }

    public Settings withTrustedProxies(List<Network> trustedProxies) {
        return with(copy -> copy.trustedProxies = trustedProxies);
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    public Path data() {
        return data;
    }

    /** The URL of a PostgreSQL database, or null for SQLite in the data folder. */
    public String database() {
        return database;
    }

    /** How long a computer player waits before each move, for people to follow it. */
    public Duration pause() {
        return pause;
    }

    /** How long it may think about a turn, at most: whoever begins a match chooses. */
    public Duration thought() {
        return thought;
    }

    public Limits limits() {
        return limits;
    }

    public Lines lines() {
        return lines;
    }

    /** The names under which others reach it, besides addresses and localhost. */
    public List<String> publicHosts() {
        return publicHosts;
    }

    /** Who is believed when it says for whom it asks. */
    public List<Network> trustedProxies() {
        return trustedProxies;
    }
}
