package kessel.server;

import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * The open lines to the server: how many there may be, and how long each may take to put its
 * question and to take the answer. Jetty only hangs up on a line that is silent; one that sends a
 * byte now and then would stay for ever.
 */
final class Lines extends Handler.Wrapper implements Connection.Listener {
    private static final String METHOD_OVERRIDE = "X-HTTP-Method-Override";

    private final Turnstile turnstile;
    private final List<Network> proxies;
    private final long askingNanos;
    private final long answeringNanos;
    private final Map<String, Line> open = new ConcurrentHashMap<>();
    private final LongAdder refused = new LongAdder();
    private final LongAdder late = new LongAdder();
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("lines").factory());

    private enum Doing {
        ASKING,
        ANSWERING,
        STREAMING
    }

    private static final class Line {
        private final Connection connection;
        private final String household;
        private volatile Doing doing = Doing.ASKING;
        // Since when it has been asking, or has been answered.
        private volatile long since = System.nanoTime();
        // What had come in when it began to rest.
        private volatile long bytesAtRest;

        Line(Connection connection, String household) {
            this.connection = connection;
            this.household = household;
        }

        void now(Doing next) {
            bytesAtRest = connection.getBytesIn();
            since = System.nanoTime();
            doing = next;
        }
    }

    /**
     * @param ofOneAddress how many lines it may have
     * @param proxies those that speak for many, each on a line of its own
     */
    Lines(Settings.Lines settings, int ofOneAddress, List<Network> proxies) {
        this.proxies = List.copyOf(proxies);
        turnstile = new Turnstile(ofOneAddress, settings.most());
        askingNanos = settings.asking().toNanos();
        answeringNanos = settings.answering().toNanos();
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        long often = Math.min(TimeUnit.SECONDS.toNanos(1), Math.min(askingNanos, answeringNanos));
        clock.scheduleWithFixedDelay(
                this::look, often, Math.max(1, often / 4), TimeUnit.NANOSECONDS);
    }

    @Override
    protected void doStop() throws Exception {
        clock.shutdownNow();
        super.doStop();
    }

    @Override
    public void onOpened(Connection connection) {
        if (!(connection instanceof ConnectionMetaData described)) {
            return;
        }
        String household = household(connection, described.getId());
        if (turnstile.enter(household) == Turnstile.Answer.ENTERED) {
            open.put(described.getId(), new Line(connection, household));
        } else {
            refused.increment();
            connection.getEndPoint().close();
        }
    }

    private String household(Connection connection, String id) {
        if (!(connection.getEndPoint().getRemoteSocketAddress()
                instanceof InetSocketAddress remote)) {
            return "";
        }
        boolean proxy = proxies.stream().anyMatch(each -> each.contains(remote.getAddress()));
        return Household.of(remote.getAddress()) + (proxy ? " " + id : "");
    }

    @Override
    public void onClosed(Connection connection) {
        Line line =
                connection instanceof ConnectionMetaData described
                        ? open.remove(described.getId())
                        : null;
        if (line != null) {
            turnstile.leave(line.household);
        }
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Line line = open.get(request.getConnectionMetaData().getId());
        if (line != null) {
            line.now(Doing.ANSWERING);
            Request.addCompletionListener(request, _ -> line.now(Doing.ASKING));
        }
        return super.handle(plain(request), response, callback);
    }

    /** Javalin would take any method from a header; nobody here has use for that. */
    private static Request plain(Request request) {
        if (!request.getHeaders().contains(METHOD_OVERRIDE)) {
            return request;
        }
        HttpFields others =
                HttpFields.build(request.getHeaders()).remove(METHOD_OVERRIDE).asImmutable();
        return new Request.Wrapper(request) {
            @Override
            public HttpFields getHeaders() {
                return others;
            }
        };
    }

    /** This line carries a stream of events, which has no end. */
    void streams(String connection) {
        Line line = open.get(connection);
        if (line != null) {
            line.now(Doing.STREAMING);
        }
    }

    private void look() {
        long now = System.nanoTime();
        open.values().forEach(line -> look(line, now));
    }

    private void look(Line line, long now) {
        boolean expired =
                switch (line.doing) {
                    case STREAMING -> false;
                    case ANSWERING -> now - line.since > answeringNanos;
                    case ASKING -> asksTooLong(line, now);
                };
        if (expired) {
            late.increment();
            line.connection
                    .getEndPoint()
                    .close(new TimeoutException("a request took longer than it may"));
        }
    }

    /** A line at rest may rest until Jetty hangs up; with its first byte the time begins. */
    private boolean asksTooLong(Line line, long now) {
        if (line.connection.getBytesIn() == line.bytesAtRest) {
            line.since = now;
            return false;
        }
        return now - line.since > askingNanos;
    }

    int open() {
        return turnstile.inside();
    }

    /** How many were not let in. */
    long refused() {
        return refused.sum();
    }

    /** How many were hung up on for their slowness. */
    long late() {
        return late.sum();
    }
}
