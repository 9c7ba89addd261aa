package kessel.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import kessel.engine.data.DataFault;
import kessel.server.storage.Archive;
import kessel.server.storage.Database;
import kessel.server.storage.Notebook;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.Versions;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;

/** The running server: all its parts, put together. */
public final class Server implements AutoCloseable {

    private static final int LONGEST_PATH = 300;
    private static final int MOST_WAITING_UPLOADS = 8;
    private static final Duration UPLOAD_PATIENCE = Duration.ofSeconds(30);

    private static final String CONTENT_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
                    + " form-action 'none'; frame-ancestors 'none'";

    private final Settings settings;
    private final Database database;
    private final Archive archive;
    private final Watchers watchers = new Watchers();
    private final ComputerPlayers computers;
    private final Doorkeeper doorkeeper;
    private final Names names;
    private final Hall hall;
    private final Lines lines;
    private final Health health;
    private final HintApi hints;
    private final Rehearsal rehearsal;
    private final Workshop uploads =
            Workshop.resting("upload", Workshop.THREADS, MOST_WAITING_UPLOADS, UPLOAD_PATIENCE);
    private final Metrics metrics = new Metrics();
    private final Page page = new Page();
    private final List<Route> routes = new ArrayList<>();
    private final Javalin javalin;

    private Server(Settings settings, Roster roster, List<Route> more) {
        this.settings = settings;
        OutOfMemory.prepare();
        Clock clock = Clock.systemUTC();
        // First what may be refused: a folder in use or a broken database is told at once.
        database = Database.open(settings.database(), settings.data());
        Shelf shelf = shelf(database);
        archive = new Archive(database);
        hall = new Hall(shelf, archive, clock);
        computers = new ComputerPlayers(hall, archive, clock, roster, settings, this::changed);
        doorkeeper = new Doorkeeper(settings.limits(), archive);
        names = new Names(settings.host(), settings.publicHosts());
        lines =
                new Lines(
                        settings.lines(),
                        settings.limits().connections(),
                        settings.trustedProxies());
        health = new Health(() -> archive.tryToWrite(clock.millis()), System::nanoTime);
        Patience patience = new Patience(settings.thought());
        NewMatches newMatches = new NewMatches(shelf, archive, clock, patience);
        routes.addAll(new GamesApi(shelf, patience).routes());
        routes.addAll(
                new BeginningApi(shelf, hall, newMatches, doorkeeper, uploads, news()).routes());
        routes.addAll(new MatchesApi(shelf, hall, watchers, doorkeeper, lines).routes());
        routes.addAll(new PlayingApi(shelf, hall, news()).routes());
        hints = new HintApi(shelf, hall, doorkeeper, ComputerPlayers.HANDS, settings.thought());
        routes.addAll(hints.routes());
        rehearsal = new Rehearsal(shelf, settings.data());
        Notebook notebook = new Notebook(database);
        routes.addAll(new NotesApi(shelf, hall, notebook, watchers, doorkeeper, clock).routes());
        routes.add(Route.get("/api/openapi.json", Server::openapi));
        routes.addAll(health.routes());
        routes.add(Route.get("/metrics", this::metrics));
        routes.addAll(more);
        gauges();
        javalin = Javalin.create(this::configure);
    }

    /** Who cannot open the games leaves the database to others. */
    private static Shelf shelf(Database database) {
        try {
            return Shelf.ofThisProcess();
        } catch (RuntimeException broken) {
            database.close();
            throw broken;
        }
    }

    /**
     * Starts a server; it serves when this returns. A fault that its owner can mend is told as
     * such.
     */
    public static Server start(Settings settings) {
        return start(settings, Roster.sharing(ComputerPlayers.HANDS));
    }

    static Server start(Settings settings, Roster roster) {
        return start(settings, roster, List.of());
    }

    /** With other routes beside the usual ones. */
    static Server start(Settings settings, Roster roster, List<Route> more) {
        Server server = new Server(settings, roster, more);
        try {
            server.javalin.start();
        } catch (JavalinBindException taken) {
            server.close();
            throw new DataFault(
                    "port "
                            + settings.port()
                            + " of "
                            + settings.host()
                            + " is taken or not allowed; perhaps Kessel runs already. --port names"
                            + " another");
        } catch (RuntimeException broken) {
            server.close();
            throw broken;
        }
        server.listen();
        server.computers.resume();
        return server;
    }

    /**
     * Makes the first moves as quick as later ones, while the server serves already; for one that
     * is there to stay.
     */
    public void rehearse() {
        rehearsal.begin();
    }

    /** What it keeps, and other servers on the same database with it. */
    Archive archive() {
        return archive;
    }

    public URI address() {
        String host = settings.host().equals("0.0.0.0") ? Settings.HOST : settings.host();
        String literal = host.indexOf(':') < 0 ? host : "[" + host + "]";
        return URI.create("http://" + literal + ":" + javalin.port() + "/");
    }

    /** Where records are played through. */
    Workshop uploads() {
        return uploads;
    }

    /** Where matches are brought back into memory. */
    Workshop replays() {
        return hall.replays();
    }

    List<Route> routes() {
        return List.copyOf(routes);
    }

    private News news() {
        return new News() {
            @Override
            public void begun(String match) {
                computers.look(match);
            }

            @Override
            public void changed(StoredMatch match, Versions versions) {
                Server.this.changed(match.id(), versions);
                if (match.hasComputer()) {
                    computers.look(match.id());
                }
            }
        };
    }

    private void changed(String match, Versions versions) {
        metrics.moved();
        watchers.tell(match, versions);
    }

    /** What other servers on the same database do. */
    private void listen() {
        database.listen(
                new Database.Listener() {
                    @Override
                    public void changed(String match, Versions versions) {
                        watchers.tell(match, versions);
                    }

                    @Override
                    public void noted(String match, int number) {
                        watchers.tellNote(match, number);
                    }

                    @Override
                    public void missed() {
                        watchers.catchUp(
                                match ->
                                        archive.find(match)
                                                .map(Watchers.Standing::of)
                                                .orElse(
                                                        new Watchers.Standing(
                                                                Versions.known(0), 0)));
                    }
                });
    }

    private void gauges() {
        metrics.gauge("kessel_matches", "Matches in the database.", archive::count);
        metrics.gauge("kessel_matches_open", "Matches in memory.", hall::open);
        metrics.gauge(
                "kessel_matches_open_bytes",
                "About how much memory the matches in memory take.",
                hall::weight);
        metrics.gauge("kessel_connections", "Open connections.", lines::open);
        metrics.counter(
                "kessel_connections_refused_total",
                "Connections that were one too many.",
                lines::refused);
        metrics.counter(
                "kessel_connections_late_total",
                "Connections that were closed because a request took too long.",
                lines::late);
        metrics.gauge("kessel_uploads", "Records under way.", doorkeeper::uploads);
        metrics.counter(
                "kessel_uploads_refused_total",
                "Records that there was no room or no time for.",
                uploads::refused);
        metrics.gauge("kessel_streams", "Open streams of events.", watchers::count);
        metrics.gauge("kessel_computers_busy", "Matches that computers look at.", computers::busy);
        metrics.gauge(
                "kessel_thoughts",
                "Thoughts of computer players under way, also after their time.",
                computers.thinking()::underWay);
        metrics.counter(
                "kessel_thoughts_cut_total",
                "Moves for which a computer player had no answer in time.",
                computers.thinking()::cut);
        metrics.gauge(
                "kessel_memory_bytes",
                "Memory in use.",
                () -> Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.prefer405over404 = true;
        config.http.maxRequestSize = Requests.RECORD;
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
        config.jetty.modifyHttpConfiguration(
                http -> http.addCustomizer(new Proxies(settings.trustedProxies())));
        config.jetty.modifyServer(this::watch);
        config.jetty.addConnector(this::connector);
        config.router.javaLangErrorHandler(Answers::fail);
        config.requestLogger.http(this::count);
        config.routes.before(this::enter);
        for (Route route : routes) {
            add(config, route.path(), route);
        }
        add(config, "/*", Route.get("page", page::serve));
        Answers.toExceptions(config);
    }

    /** What answers GET answers HEAD: the same, without the body. */
    private static void add(JavalinConfig config, String path, Route route) {
        config.routes.addEndpoint(new Endpoint(route.method(), path, marked(route)));
        if (route.method() == HandlerType.GET) {
            config.routes.addEndpoint(new Endpoint(HandlerType.HEAD, path, marked(route)));
        }
    }

    private static Handler marked(Route route) {
        return request -> {
            request.attribute(Answers.ROUTE, route.path());
            try {
                route.handler().handle(request);
            } catch (Error error) {
                Answers.fail(error, request);
            }
        };
    }

    private void watch(org.eclipse.jetty.server.Server jetty) {
        jetty.insertHandler(lines);
        jetty.setErrorHandler(Answers::refuse);
    }

    private Connector connector(
            org.eclipse.jetty.server.Server jetty, HttpConfiguration configuration) {
        ServerConnector connector =
                new ServerConnector(jetty, new HttpConnectionFactory(configuration));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.addBean(lines, false);
        return connector;
    }

    private void count(Context request, float millis) {
        String route = request.attribute(Answers.ROUTE);
        metrics.answered(
                request.method().name(),
                route == null ? "none" : route,
                request.statusCode(),
                millis);
    }

    private void enter(Context request) {
        request.header("Content-Security-Policy", CONTENT_POLICY);
        request.header("Referrer-Policy", "no-referrer");
        request.header("X-Content-Type-Options", "nosniff");
        request.header("X-Frame-Options", "DENY");
        request.header("Cross-Origin-Opener-Policy", "same-origin");
        request.header("Cross-Origin-Resource-Policy", "same-origin");
        request.header("Cache-Control", "no-store");
        if (request.path().startsWith("/api/")) {
            doorkeeper.admit(request.ip());
        }
        if (request.path().length() > LONGEST_PATH) {
            throw new Refusal(414, "no address here is as long as this");
        }
        names.check(request.header("Host"));
        if (request.method() != HandlerType.GET && request.method() != HandlerType.HEAD) {
            checkPage(request);
        }
    }

    /** A browser says where a request comes from: no other page may act here. */
    private void checkPage(Context request) {
        String site = request.header("Sec-Fetch-Site");
        String origin = request.header("Origin");
        if (site != null && !Set.of("same-origin", "none").contains(site)
                || origin != null && !names.isOwnPage(origin, request.header("Host"))) {
            throw new Refusal(403, "requests from other pages are not accepted");
        }
    }

    /** Where few matches are played, how many moves there were tells what nobody may count. */
    private void metrics(Context request) {
        if (!Names.isLoopback(request.ip())) {
            throw new Refusal(403, "the numbers of this server are for its own computer");
        }
        request.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.text());
    }

    private static void openapi(Context request) {
        try (InputStream file = Server.class.getResourceAsStream("/openapi.json")) {
            request.contentType("application/json").result(file.readAllBytes());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Ends the server: no new requests, streams closed, what is under way finished. */
    @Override
    public void close() {
        health.ending();
        rehearsal.close();
        watchers.close();
        computers.close();
        javalin.stop();
        hints.close();
        uploads.close();
        hall.close();
        database.close();
    }
}
