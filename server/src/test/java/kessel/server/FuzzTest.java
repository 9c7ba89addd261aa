package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The bare surface of HTTP, under whatever bytes come over a line: the server never fails, keeps
 * nothing of it, and goes on as before.
 */
final class FuzzTest {
    private static final long SEED = 1942;
    private static final int TRIES = 600;

    /** So long a line waits for an answer; nearly all come at once. */
    private static final int PATIENCE_MILLIS = 2000;

    private static final List<String> METHODS =
            List.of("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW");
    private static final List<String> KNOWN_METHODS =
            List.of("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "other");
    private static final List<String> PATHS =
            List.of(
                    "/",
                    "/health",
                    "/health/live",
                    "/metrics",
                    "/api",
                    "/api/games",
                    "/api/players",
                    "/api/games/gazala/sheet",
                    "/api/games/gazala/words/en",
                    "/api/games/%s/rules/pt",
                    "/api/games/%s/words/%s",
                    "/api/matches",
                    "/api/matches/record",
                    "/api/matches/record?seat=%s&taken=%s",
                    "/api/records",
                    "/api/matches/MATCH",
                    "/api/matches/MATCH?after=%s",
                    "/api/matches/MATCH/at/%s?as=%s",
                    "/api/matches/MATCH/choices?piece=%s",
                    "/api/matches/MATCH/moves",
                    "/api/matches/MATCH/judge",
                    "/api/matches/MATCH/undo",
                    "/api/matches/MATCH/resign",
                    "/api/matches/MATCH/claim",
                    "/api/matches/MATCH/record",
                    "/api/matches/MATCH/names",
                    "/api/matches/MATCH/notes?after=%s",
                    "/api/matches/MATCH/story?from=%s&as=%s",
                    "/api/matches/%s",
                    "/api/matches/%s/moves",
                    "/api/matches/%s/events",
                    "/match/%s",
                    "/assets/%s",
                    "/%s",
                    "*",
                    "http://127.0.0.1/api/games",
                    "%s");
    private static final List<String> ODDITIES =
            List.of(
                    "%00",
                    "a%00b",
                    "%",
                    "%zz",
                    "%u0000",
                    "%ED%A0%80",
                    "%C0%AF",
                    "%FF%FE",
                    "..%2F..%2Fetc",
                    "..",
                    "%2e%2e/%2e%2e",
                    "a;b=c",
                    "a//b",
                    "\\",
                    "'",
                    "\"",
                    "<x>",
                    "{id}",
                    "-1",
                    "99999999999999999999",
                    "\u00e9",
                    "\t",
                    "gazala",
                    "axis:greedy",
                    "axis");
    private static final List<String> TYPES =
            List.of(
                    "application/json",
                    "application/json;charset=utf-8",
                    "application/json;charset=x",
                    "application/json;charset=\"",
                    "application/json; charset=utf-7; charset=utf-8",
                    "text/plain",
                    "text/plain;charset=klingon",
                    "multipart/form-data",
                    "multipart/form-data; boundary=x",
                    "application/x-www-form-urlencoded",
                    "application/x-www-form-urlencoded;charset=x",
                    ";;;",
                    "",
                    "\u0000");
    private static final List<String> NAMES =
            List.of(
                    "Accept",
                    "Accept-Encoding",
                    "Accept-Language",
                    "Authorization",
                    "Connection",
                    "Content-Encoding",
                    "Cookie",
                    "Expect",
                    "Forwarded",
                    "Host",
                    "If-None-Match",
                    "Last-Event-ID",
                    "Origin",
                    "Range",
                    "Sec-Fetch-Site",
                    "Sec-WebSocket-Version",
                    "TE",
                    "Upgrade",
                    "X-Forwarded-For",
                    "X-HTTP-Method-Override",
                    "X Y",
                    "\u0001");
    private static final List<String> VALUES =
            List.of(
                    "",
                    "x",
                    "Seat x",
                    "Seat ,,,,",
                    "Seat \u00ff",
                    "text/event-stream",
                    "gzip, br;q=0, *;q=nan",
                    "pt;q=2, *;q=-1",
                    "100-continue",
                    "close, keep-alive",
                    "websocket",
                    "13",
                    "DELETE",
                    "http://evil.example",
                    "null",
                    "cross-site",
                    "bytes=0-,5-",
                    "a=b; $Version=\"",
                    "999999999999999999",
                    "for=\"_x\"",
                    "\u0000");
    private static final List<String> BODIES =
            List.of(
                    "",
                    "{}",
                    "{\"game\":\"gazala\",\"scenario\":\"\\u0000\"}",
                    "{\"game\":\"\\ud800\"}",
                    "{\"game\":\"gazala\",\"seats\":{\"\\udfff\":\"person\"}}",
                    "{\"game\":\"gazala\",\"options\":[\"\\u0000\"]}",
                    "{\"move\":\"\\ud800\"}",
                    "{\"version\":0,\"move\":\"end\\u0000\"}",
                    "{\"version\":1e999,\"move\":\"end\"}",
                    "{\"version\":" + "9".repeat(5000) + "}",
                    "{\"version\":0,\"side\":\"\\udc00\"}",
                    "[".repeat(3000),
                    "{\"a\":".repeat(3000),
                    "\ufeff{}",
                    "\u00ff\u00fe",
                    "Kessel record 1\n",
                    "Kessel record 1\ngame gazala\nscenario \u0000\n",
                    "Kessel record 1\ngame gazala\naxis a\nallies b\ncommitment x\n| - [\n| - {\n\nend 0"
                            + " 0000000000000000\n",
                    "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x--\r\n");

    @TempDir Path folder;

    private final Random random = new Random(SEED);

    @Test
    void whateverComesOverTheLineTheServerGoesOn() throws IOException {
        Settings settings = TestSettings.in(folder.resolve("data"));
        try (Server server = Server.start(settings)) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            table.play(1, new Random(SEED));
            Map<String, Double> before = sizes(client);
            for (int i = 0; i < TRIES; i++) {
                ask(server, table);
            }
            Map<String, Double> after = sizes(client);
            assertThat(after.get("kessel_matches")).isEqualTo(before.get("kessel_matches"));
            assertThat(after.get("kessel_streams")).isZero();
            assertThat(after.get("kessel_uploads")).isZero();
            assertThat(labels(client, "method")).isSubsetOf(KNOWN_METHODS);
            Set<String> routes = new TreeSet<>(Set.of("none", "page"));
            server.routes().forEach(route -> routes.add(route.path()));
            assertThat(labels(client, "route")).isSubsetOf(routes);
            assertThat(table.version()).isEqualTo(1);
            table.play(2, new Random(SEED));
            assertThat(client.get("/health").status()).isEqualTo(200);
        }
    }

    @Test
    void noNumberOfMethodsMakesTheMetricsGrow() throws IOException {
        try (Server server = Server.start(TestSettings.in(folder.resolve("methods")))) {
            Client client = Client.of(server.address());
            client.get("/metrics");
            RawLine.ask(server.address(), request("OTHER", "/api/games"), PATIENCE_MILLIS);
            double before = sizes(client).get("lines");
            for (int i = 0; i < 300; i++) {
                RawLine.Answer answer =
                        RawLine.ask(
                                server.address(),
                                request("M".repeat(500) + name(i), "/api/games"),
                                PATIENCE_MILLIS);
                assertThat(answer.status()).isEqualTo(405);
            }
            assertThat(sizes(client).get("lines")).isEqualTo(before);
        }
    }

    private static byte[] request(String method, String path) {
        return RawLine.bytes(
                method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    }

    private static String name(int number) {
        return Integer.toString(number, 36)
                .replaceAll("[0-9]", "Z$0")
                .toUpperCase(java.util.Locale.ROOT)
                .replaceAll("[0-9]", "X");
    }

    private void ask(Server server, Client.Table table) throws IOException {
        byte[] request = request(table);
        RawLine.Answer answer = RawLine.ask(server.address(), request, PATIENCE_MILLIS);
        String asked = new String(request, StandardCharsets.ISO_8859_1);
        String shown = asked.substring(0, Math.min(asked.length(), 1500));
        // A version of HTTP or a way of transfer that there is not is told as such (501, 505).
        assertThat(answer.status()).as("%s", shown).isNotIn(500, 502, 503, 504);
        if (answer.status() >= 400 && !answer.body().isEmpty()) {
            assertThat(answer.body())
                    .as("%s", shown)
                    .contains("\"error\"")
                    .doesNotContain("Exception")
                    .doesNotContain("\tat ");
        }
    }

    private byte[] request(Client.Table table) throws IOException {
        StringBuilder head = new StringBuilder();
        head.append(method()).append(' ').append(path(table)).append(' ').append(version());
        head.append("\r\n");
        if (random.nextInt(20) > 0) {
            head.append("Host: localhost\r\n");
        }
        if (random.nextInt(3) > 0) {
            head.append("Connection: close\r\n");
        }
        if (random.nextBoolean()) {
            head.append("Content-Type: ").append(of(TYPES)).append("\r\n");
        }
        if (random.nextInt(4) == 0) {
            head.append("Authorization: Seat ").append("x".repeat(32)).append("\r\n");
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            head.append(of(NAMES)).append(": ").append(of(VALUES)).append("\r\n");
        }
        if (random.nextInt(40) == 0) {
            head.append("X-Long: ").append("y".repeat(1 << random.nextInt(17))).append("\r\n");
        }
        if (random.nextInt(60) == 0) {
            head.append("X-Many: z\r\n".repeat(1000));
        }
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        byte[] body = body();
        switch (random.nextInt(8)) {
            case 0 -> {
                head.append("Transfer-Encoding: chunked\r\n\r\n");
                body = chunked(body);
            }
            case 1 -> head.append("Transfer-Encoding: ").append(of(VALUES)).append("\r\n\r\n");
            case 2 -> head.append("Content-Length: ").append(of(ODDITIES)).append("\r\n\r\n");
            case 3 -> head.append("\r\n");
            default -> head.append("Content-Length: ").append(body.length).append("\r\n\r\n");
        }
        request.write(RawLine.bytes(head.toString()));
        request.write(body);
        byte[] bytes = request.toByteArray();
        if (random.nextInt(15) == 0) {
            for (int i = random.nextInt(8); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
        }
        return bytes;
    }

    private String method() {
        return switch (random.nextInt(12)) {
            case 0 -> "M".repeat(1 + random.nextInt(2000));
            case 1 -> of(ODDITIES);
            case 2, 3, 4 -> "POST";
            default -> of(METHODS);
        };
    }

    private String path(Client.Table table) {
        String path = of(PATHS).replace("MATCH", table.id());
        while (path.contains("%s")) {
            String odd =
                    switch (random.nextInt(12)) {
                        case 0 -> "/s".repeat(1 << random.nextInt(13));
                        case 1 -> "x".repeat(1 << random.nextInt(13));
                        default -> of(ODDITIES);
                    };
            path = path.replaceFirst("%s", Matcher.quoteReplacement(odd));
        }
        return path;
    }

    private String version() {
        return random.nextInt(30) == 0 ? of(List.of("HTTP/1.0", "HTTP/9", "", "x")) : "HTTP/1.1";
    }

    private byte[] body() {
        if (random.nextInt(6) == 0) {
            byte[] noise = new byte[random.nextInt(2000)];
            random.nextBytes(noise);
            return noise;
        }
        return of(BODIES).getBytes(StandardCharsets.UTF_8);
    }

    /** In chunks, more or less. */
    private byte[] chunked(byte[] body) {
        String text = new String(body, StandardCharsets.ISO_8859_1);
        String length = Integer.toHexString(body.length);
        return RawLine.bytes(
                switch (random.nextInt(6)) {
                    case 0 -> "zz\r\n" + text;
                    case 1 -> "-1\r\n" + text;
                    case 2 -> "ffffffffffffffff\r\n" + text;
                    case 3 -> length + ";x=y\r\n" + text + "0\r\n\r\n";
                    case 4 -> length + "\r\n" + text + "\r\n";
                    default -> length + "\r\n" + text + "\r\n0\r\n\r\n";
                });
    }

    private String of(List<String> list) {
        return list.get(random.nextInt(list.size()));
    }

    private static Set<String> labels(Client client, String name) {
        Matcher label =
                Pattern.compile(name + "=\"([^\"]*)\"").matcher(client.get("/metrics").text());
        Set<String> labels = new TreeSet<>();
        while (label.find()) {
            labels.add(label.group(1));
        }
        return labels;
    }

    private static Map<String, Double> sizes(Client client) {
        String metrics = client.get("/metrics").text();
        Map<String, Double> sizes = new TreeMap<>();
        Matcher number = Pattern.compile("(?m)^(kessel_[a-z_]+) ([-+.0-9E]+)$").matcher(metrics);
        while (number.find()) {
            sizes.put(number.group(1), Double.valueOf(number.group(2)));
        }
        sizes.put("lines", (double) metrics.lines().count());
        return sizes;
    }
}
