package kessel.server;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import kessel.engine.data.DataFault;
import kessel.server.storage.StorageFault;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What is answered when a request is not granted, or fails: always JSON, and no more than helps.
 */
final class Answers {
    /** The attribute of a request that names the route it took. */
    static final String ROUTE = "route";

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final Map<String, Object> FAILURE =
            Map.of("error", "something went wrong here; nothing was changed");

    private Answers() {}

    static void toExceptions(JavalinConfig config) {
        config.routes.exception(Refusal.class, Answers::refuse);
        config.routes.exception(
                DataFault.class,
                (fault, request) -> refuse(Refusal.malformed(fault.getMessage()), request));
        config.routes.exception(
                HttpResponseException.class,
                (response, request) ->
                        refuse(
                                new Refusal(response.getStatus(), words(response.getStatus())),
                                request));
        config.routes.exception(StorageFault.class, Answers::failToStore);
        config.routes.exception(Exception.class, Answers::fail);
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

    private static String words(int status) {
        return switch (status) {
            case 404 -> "there is nothing at this address";
            case 405 -> "this address does not know that method";
            case 413 -> "the body is too large";
            case 414 -> "no address here is as long as this";
            case 431 -> "the headers are too large";
            default -> "the request could not be understood";
        };
    }

    static void fail(Throwable bug, Context request) {
        OutOfMemory.check(bug);
        LOG.error("{} {} failed", request.method(), request.attribute(ROUTE), bug);
        Requests.answer(request, 500, FAILURE);
    }

    /** Who visits can only try again; who runs the server reads in its log what to mend. */
    private static void failToStore(StorageFault fault, Context request) {
        if (fault.kind() == StorageFault.Kind.REFUSED) {
            fail(fault, request);
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

    /** An error outside of all handlers. */
    static void fail(HttpServletResponse response, Error bug) {
        OutOfMemory.check(bug);
        LOG.error("a request failed", bug);
        try {
            response.setContentType("application/json");
            response.getOutputStream().write(Json.write(FAILURE));
        } catch (IOException | IllegalStateException begun) {
            LOG.debug("the answer had begun", begun);
        }
    }

    /** What Jetty does not even pass on: no request at all, or one for somebody else. */
    static boolean refuse(Request request, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Map<String, Object> body = Map.of("error", words(response.getStatus()));
        response.write(true, ByteBuffer.wrap(Json.write(body)), callback);
        return true;
    }
}
