package kessel.server;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.router.Endpoint;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.DataFault;
import kessel.players.Players;
import kessel.server.storage.Archive;
import kessel.server.storage.Database;
import kessel.server.storage.StorageFault;
import kessel.server.storage.StoredMatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The running server: all its parts, put together. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final String ROUTE = "route";

    private static final String CONTENT_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                    + " font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none';"
                    + " form-action 'none'; frame-ancestors 'none'";

    private final Settings settings;
    private final Database database;
    private final Archive archive;
    private final Watchers watchers = new Watchers();
    private final ComputerPlayers computers;
    private final Doorkeeper doorkeeper;
    private final Metrics metrics = new Metrics();
    private final Page page = new Page();
    private final List<Route> routes = new ArrayList<>();
    private final Javalin javalin;

    private Server(Settings settings, Roster roster) {
        this.settings = settings;
        Clock clock = Clock.systemUTC();
        Shelf shelf = new Shelf();
        database = Database.open(settings.database(), settings.data());
        archive = new Archive(database);
        Hall hall = new Hall(shelf, archive, clock);
        computers = new ComputerPlayers(hall, archive, clock, roster, settings, this::changed);
        doorkeeper = new Doorkeeper(settings.limits(), archive);
        NewMatches newMatches = new NewMatches(shelf, archive, clock);
        routes.addAll(new GamesApi(shelf).routes());
        routes.addAll(new BeginningApi(shelf, hall, newMatches, doorkeeper, news()).routes());
        routes.addAll(new MatchesApi(shelf, hall, watchers, doorkeeper).routes());
        routes.addAll(new PlayingApi(shelf, hall, news()).routes());
        routes.add(Route.get("/api/openapi.json", Server::openapi));
        routes.add(Route.get("/health", this::health));
        routes.add(Route.get("/metrics", this::metrics));
        gauges(hall);
        javalin = Javalin.create(this::configure);
    }

    /**
     * Starts a server; it serves when this returns. A fault that its owner can mend is told as
     * such.
     */
    public static Server start(Settings settings) {
        return start(settings, Players::create);
    }

    static Server start(Settings settings, Roster roster) {
        Server server = new Server(settings, roster);
        try {
            server.javalin.start(settings.host(), settings.port());
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

    /** What it keeps, and other servers on the same database with it. */
    Archive archive() {
        return archive;
    }

    public URI address() {
        String host = settings.host().equals("0.0.0.0") ? Settings.HOST : settings.host();
        String literal = host.indexOf(':') < 0 ? host : "[" + host + "]";
        return URI.create("http://" + literal + ":" + javalin.port() + "/");
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
            public void changed(StoredMatch match, long version) {
                Server.this.changed(match.id(), version);
                if (match.hasComputer()) {
                    computers.look(match.id());
                }
            }
        };
    }

    private void changed(String match, long version) {
        metrics.moved();
        watchers.tell(match, version);
    }

    /** What other servers on the same database do. */
    private void listen() {
        database.listen(
                new Database.Listener() {
                    @Override
                    public void changed(String match, long version) {
                        watchers.tell(match, version);
                    }

                    @Override
                    public void missed() {
                        watchers.catchUp(
                                match ->
                                        archive.find(match)
                                                .map(found -> found.version())
                                                .orElse(0L));
                    }
                });
    }

    private void gauges(Hall hall) {
        metrics.gauge("kessel_matches", "Matches in the database.", archive::count);
        metrics.gauge("kessel_matches_open", "Matches in memory.", hall::open);
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
        config.requestLogger.http(this::count);
        config.routes.before(this::enter);
        for (Route route : routes) {
            config.routes.addEndpoint(new Endpoint(route.method(), route.path(), marked(route)));
        }
        config.routes.addEndpoint(
                new Endpoint(HandlerType.GET, "/*", marked(Route.get("page", page::serve))));
        config.routes.exception(Refusal.class, (refusal, request) -> refuse(refusal, request));
        config.routes.exception(
                DataFault.class,
                (fault, request) -> refuse(Refusal.malformed(fault.getMessage()), request));
        config.routes.exception(
                HttpResponseException.class,
                (response, request) ->
                        refuse(new Refusal(response.getStatus(), words(response)), request));
        config.routes.exception(StorageFault.class, Server::fail);
        config.routes.exception(Exception.class, Server::fail);
    }

    private static Handler marked(Route route) {
        return request -> {
            request.attribute(ROUTE, route.path());
            route.handler().handle(request);
        };
    }

    private void count(Context request, float millis) {
        String route = request.attribute(ROUTE);
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
        // A browser says where a request comes from: no other page may act here.
        String site = request.header("Sec-Fetch-Site");
        if (request.method() != HandlerType.GET
                && site != null
                && !Set.of("same-origin", "none").contains(site)) {
            throw new Refusal(403, "requests from other pages are not accepted");
        }
    }

    private static void refuse(Refusal refusal, Context request) {
        Map<String, Object> body = new LinkedHashMap<>();
        body.put("error", refusal.getMessage());
        body.putAll(refusal.details());
        if (refusal.details().get("retryAfter") instanceof Long seconds) {
            request.header("Retry-After", Long.toString(seconds));
        }
        if (refusal.status() == 401) {
            request.header("WWW-Authenticate", "Seat");
        }
        Requests.answer(request, refusal.status(), body);
    }

    private static String words(HttpResponseException response) {
        return switch (response.getStatus()) {
            case 404 -> "there is nothing at this address";
            case 405 -> "this address does not know that method";
            case 413 -> "the body is too large";
            default -> "the request could not be understood";
        };
    }

    private static void fail(Exception bug, Context request) {
        LOG.error("{} {} failed", request.method(), request.attribute(ROUTE), bug);
        Requests.answer(
                request, 500, Map.of("error", "something went wrong here; nothing was changed"));
    }

    /** Who visits can only try again; who runs the server reads in its log what to mend. */
    private static void fail(StorageFault fault, Context request) {
        if (fault.kind() == StorageFault.Kind.REFUSED) {
            fail((Exception) fault, request);
            return;
        }
        LOG.error(
                "{} {} failed: {}", request.method(), request.attribute(ROUTE), fault.getMessage());
        String error =
                "the matches cannot be read or written now: "
                        + fault.kind().words()
                        + "; nothing was changed, try again later";
        Requests.answer(request, 503, Map.of("error", error));
    }

    private void health(Context request) {
        try {
            archive.healthy();
            Requests.answer(request, Map.of("status", "ok"));
        } catch (RuntimeException broken) {
            LOG.warn("the database does not answer", broken);
            Requests.answer(request, 503, Map.of("status", "the database does not answer"));
        }
    }

    private void metrics(Context request) {
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
        watchers.close();
        computers.close();
        javalin.stop();
        database.close();
    }
}
