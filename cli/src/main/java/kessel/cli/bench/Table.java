package kessel.cli.bench;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.zip.GZIPInputStream;

/**
 * Both players of a match, each with a seat of their own, who move at random. They ask the server
 * what the page asks it, with the headers of a browser.
 */
final class Table {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final String GAME = "gazala";

    /** One decision in so many is about something else than the pieces that could go. */
    private static final int OTHERWISE = 8;

    private record Held(String secret) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record Begun(String id, Map<String, Held> seats) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record View(String decider) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record Result(String winner) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record State(long version, View view, Result result) {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    private record Choices(List<JsonNode> choices, List<String> movers) {}

    private record Move(long version, JsonNode choice) {}

    private final HttpClient http;
    private final URI server;
    private final RandomGenerator random;
    private Begun match;
    private String player;
    private State state;

    Table(HttpClient http, URI server, RandomGenerator random) {
        this.http = http;
        this.server = server;
        this.random = random;
    }

    void sitDown() {
        match = read(send(request("").POST(json(Map.of("game", GAME)))), Begun.class);
        player = match.seats().keySet().iterator().next();
        state = null;
    }

    /** After an error nobody knows how it stands: look again. */
    void lookAgain() {
        state = null;
    }

    /** Makes one move; returns how long it took to be answered, in nanoseconds. */
    long move() {
        if (match == null || state != null && state.result() != null) {
            sitDown();
        }
        if (state == null || !state.view().decider().equals(player)) {
            look();
        }
        HttpRequest.Builder request =
                request("/" + match.id() + "/moves")
                        .POST(json(new Move(state.version(), choose())));
        long start = System.nanoTime();
        byte[] answer = send(request);
        long nanos = System.nanoTime() - start;
        state = read(answer, State.class);
        return nanos;
    }

    /** The one who decides looks at the table. */
    private void look() {
        state = read(send(request("/" + match.id()).GET()), State.class);
        if (!state.view().decider().equals(player)) {
            player = state.view().decider();
            state = read(send(request("/" + match.id()).GET()), State.class);
        }
    }

    private JsonNode choose() {
        Choices choices = choices("");
        if (!choices.movers().isEmpty()
                && (choices.choices().isEmpty() || random.nextInt(OTHERWISE) > 0)) {
            String piece = choices.movers().get(random.nextInt(choices.movers().size()));
            String name = URLEncoder.encode(piece, StandardCharsets.UTF_8);
            List<JsonNode> ways = choices("?piece=" + name).choices();
            if (!ways.isEmpty()) {
                return ways.get(random.nextInt(ways.size()));
            }
        }
        return choices.choices().get(random.nextInt(choices.choices().size()));
    }

    private Choices choices(String query) {
        return read(send(request("/" + match.id() + "/choices" + query).GET()), Choices.class);
    }

    private HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(server.resolve("/api/matches" + path))
                        .timeout(PATIENCE)
                        .header("Accept-Encoding", "gzip")
                        .header("Accept-Language", "en")
                        .header("Content-Type", "application/json");
        return match == null || path.isEmpty()
                ? request
                : request.header("Authorization", "Seat " + match.seats().get(player).secret());
    }

    private static HttpRequest.BodyPublisher json(Object body) {
        try {
            return HttpRequest.BodyPublishers.ofByteArray(MAPPER.writeValueAsBytes(body));
        } catch (JsonProcessingException bug) {
            throw new IllegalStateException(bug);
        }
    }

    private byte[] send(HttpRequest.Builder building) {
        HttpRequest request = building.build();
        try {
            HttpResponse<byte[]> response =
                    http.send(request, HttpResponse.BodyHandlers.ofByteArray());
            if (response.statusCode() >= 300) {
                throw new IllegalStateException(
                        request.method()
                                + " "
                                + request.uri().getPath()
                                + " was answered with "
                                + response.statusCode());
            }
            return response.body();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private static <T> T read(byte[] answer, Class<T> type) {
        // The two bytes that gzip begins with; JSON does not.
        boolean gzipped = answer.length > 1 && answer[0] == 0x1f && answer[1] == (byte) 0x8b;
        try (InputStream plain = new ByteArrayInputStream(answer);
                InputStream in = gzipped ? new GZIPInputStream(plain) : plain) {
            return MAPPER.readValue(in, type);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
