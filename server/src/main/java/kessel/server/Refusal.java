package kessel.server;

import java.util.Map;

/** A request that is not granted: the status, what is wrong in words, and what else helps. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Map<String, Object> details;

    Refusal(int status, String error) {
        this(status, error, Map.of());
    }

    Refusal(int status, String error, Map<String, Object> details) {
        // Refusals are ordinary: nobody looks at where they came from.
        super(error, null, false, false);
        this.status = status;
        this.details = details;
    }

    static Refusal malformed(String error) {
        return new Refusal(400, error);
    }

    static Refusal unknown(String error) {
        return new Refusal(404, error);
    }

    int status() {
        return status;
    }

    Map<String, Object> details() {
        return details;
    }
}
