package kessel.server;

import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the server is alive, which is to say that it answers, and whether it is ready: that it
 * can write a move to disk, and goes on serving.
 */
final class Health {
    private static final Logger LOG = LoggerFactory.getLogger(Health.class);

    /** Anybody may ask: however many do, the disk is tried once in this time. */
    private static final long FRESH_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Runnable write;
    private final LongSupplier nanos;
    private volatile boolean ending;
    private boolean tried;
    private long triedAt;
    private boolean writes = true;

    /**
     * @param write writes something to the database, or throws
     */
    Health(Runnable write, LongSupplier nanos) {
        this.write = write;
        this.nanos = nanos;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/health", this::ready),
                Route.get("/health/ready", this::ready),
                Route.get("/health/live", request -> answer(request, 200, "ok")));
    }

    void ending() {
        ending = true;
    }

    private void ready(Context request) {
        if (ending) {
            answer(request, 503, "the server is about to end");
        } else if (isReady()) {
            answer(request, 200, "ok");
        } else {
            answer(request, 503, "the database cannot be written to");
        }
    }

    private static void answer(Context request, int status, String words) {
        Requests.answer(request, status, Map.of("status", words));
    }

    synchronized boolean isReady() {
        long now = nanos.getAsLong();
        if (!tried || now - triedAt > FRESH_NANOS) {
            writes = tryToWrite();
            tried = true;
            triedAt = nanos.getAsLong();
        }
        return writes;
    }

    private boolean tryToWrite() {
        try {
            write.run();
            if (!writes) {
                LOG.warn("the database can be written to again");
            }
            return true;
        } catch (RuntimeException broken) {
            if (writes) {
                LOG.error("the database cannot be written to", broken);
            }
            return false;
        }
    }
}
