package kessel.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What handlers ask of a request, and how they answer it. */
final class Requests {
    static final int BODY = 64 * 1024;
    static final int RECORD = 512 * 1024;

    private static final Pattern JSON =
            Pattern.compile(
                    "(?i)\\s*application/json\\s*(;\\s*charset\\s*=\\s*\"?utf-8\"?\\s*)?;?\\s*");
    private static final long MOST_DRAINED = 16L * 1024 * 1024;
    private static final byte[] NOTHING = {};

    private Requests() {}

    /** The body; the limit holds whether or not the request says how long it is. */
    static byte[] body(Context request, int limit) {
        try {
            InputStream in = request.req().getInputStream();
            byte[] body =
                    request.req().getContentLengthLong() > limit
                            ? NOTHING
                            : in.readNBytes(limit + 1);
            if (body == NOTHING || body.length > limit) {
                drain(in);
                throw new Refusal(413, "the body may have " + limit / 1024 + " kB at most");
            }
            return body;
        } catch (IOException broken) {
            throw Refusal.malformed("the body could not be read");
        }
    }

    /** Who still writes would not hear the answer: the line is closed with what nobody has read. */
    private static void drain(InputStream in) throws IOException {
        byte[] buffer = new byte[8192];
        long drained = 0;
        for (int read; drained < MOST_DRAINED && (read = in.read(buffer)) > 0; ) {
            drained += read;
        }
    }

    static Json json(Context request) {
        String type = request.header("Content-Type");
        if (type == null || !JSON.matcher(type).matches()) {
            // Also what keeps other people's pages from posting here.
            throw new Refusal(415, "the body must be application/json, in UTF-8");
        }
        return Json.read(body(request, BODY));
    }

    static void answer(Context request, int status, Object value) {
        answerWritten(request, Json.write(value));
        request.status(status);
    }

    /** Answers with what is JSON already. */
    static void answerWritten(Context request, byte[] json) {
        request.status(200).contentType("application/json").result(json);
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
