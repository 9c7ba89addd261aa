package kessel.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** What handlers ask of a request, and how they answer it. */
final class Requests {
    static final int BODY = 64 * 1024;
    static final int RECORD = 2 * 1024 * 1024;

    private Requests() {}

    /** The body; the limit holds whether or not the request says how long it is. */
    static byte[] body(Context request, int limit) {
        if (request.req().getContentLengthLong() > limit) {
            throw tooLarge(limit);
        }
        try {
            byte[] body = request.req().getInputStream().readNBytes(limit + 1);
            if (body.length > limit) {
                throw tooLarge(limit);
            }
            return body;
        } catch (IOException broken) {
            throw Refusal.malformed("the body could not be read");
        }
    }

    private static Refusal tooLarge(int limit) {
        return new Refusal(413, "the body may have " + limit / 1024 + " kB at most");
    }

    static Json json(Context request) {
        String type = request.contentType();
        if (type == null || !type.toLowerCase(Locale.ROOT).startsWith("application/json")) {
            // Also what keeps other people's pages from posting here.
            throw new Refusal(415, "the body must be application/json");
        }
        return Json.read(body(request, BODY));
    }

    static void answer(Context request, int status, Object value) {
        request.status(status).contentType("application/json").result(Json.write(value));
    }

    static void answer(Context request, Object value) {
        answer(request, 200, value);
    }

    /** The languages that the reader wants, the best first. */
    static List<String> languages(Context request) {
        String header = request.header("Accept-Language");
        if (header == null || header.length() > 200) {
            return List.of();
        }
        try {
            return Locale.LanguageRange.parse(header).stream()
                    .filter(range -> range.getWeight() > 0)
                    .map(range -> range.getRange().split("-")[0])
                    .distinct()
                    .toList();
        } catch (IllegalArgumentException malformed) {
            return List.of();
        }
    }

    /** A number in the address; this one where it is missing. */
    static int number(String name, String digits, int missing) {
        if (digits == null) {
            return missing;
        }
        if (!digits.matches("\\d{1,9}")) {
            throw Refusal.malformed("'" + name + "' must be a whole number");
        }
        return Integer.parseInt(digits);
    }
}
