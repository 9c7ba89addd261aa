package kessel.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Everything that leaves the server about one match, as one client gets it. Nothing that is asked
 * here changes the match.
 */
record Doors(Client client, String path) {
    private static final List<String> LANGUAGES = List.of("en", "pt");
    private static final long STALE = 1_000_000;

    /** How many lines of the journal to ask for where the whole has been asked for before. */
    private static final int RECENT = 5;

    /** What came through a door. */
    record Heard(String door, int status, String text) {}

    /** How the match stands, with the journal of what came after so many moves. */
    Heard state(int after, String language) {
        return get(client.with("Accept-Language", language), "?after=" + after);
    }

    /** What can be saved of it. */
    Heard record() {
        return get(client, "/record");
    }

    /**
     * All there is to hear.
     *
     * @param at the numbers of moves after which to look back
     * @param pieces the pieces to ask for
     * @param probes moves to ask about and to try, which may be nonsense or somebody else's
     */
    List<Heard> all(Collection<Integer> at, Collection<String> pieces, Collection<String> probes) {
        List<Heard> heard = new ArrayList<>();
        for (String language : LANGUAGES) {
            heard.add(get(client.with("Accept-Language", language), ""));
        }
        JsonNode state = client.get(path).json();
        String recent = "?after=" + Math.max(0, state.path("moveCount").asInt() - RECENT);
        long version = state.path("version").asLong();
        heard.add(get(client, "/choices"));
        heard.add(get(client, recent + "&choices"));
        for (String piece : pieces) {
            String asked = URLEncoder.encode(piece, StandardCharsets.UTF_8);
            heard.add(get(client, "/choices?piece=" + asked));
        }
        for (int moves : at) {
            String then = "/at/" + moves + "?after=" + Math.max(0, moves - RECENT);
            heard.add(get(client, then));
            state.path("seats")
                    .fieldNames()
                    .forEachRemaining(side -> heard.add(get(client, then + "&as=" + side)));
        }
        String lately = "/story?from=" + Math.max(0, state.path("moveCount").asInt() - RECENT);
        heard.add(get(client, lately));
        state.path("seats")
                .fieldNames()
                .forEachRemaining(side -> heard.add(get(client, lately + "&as=" + side)));
        heard.add(get(client, "/notes"));
        heard.add(record());
        heard.add(events());
        for (String probe : probes) {
            Heard ruling = post("/judge", Map.of("move", probe));
            heard.add(ruling);
            boolean legal = ruling.text().contains("\"legal\":true");
            heard.add(
                    post(
                            "/moves" + recent,
                            Map.of("version", legal ? STALE : version, "move", probe)));
        }
        for (Map<String, Object> intention : intentions(state, pieces)) {
            heard.add(post("/judge", Map.of("choice", intention)));
            heard.add(post("/moves" + recent, Map.of("version", STALE, "choice", intention)));
        }
        heard.add(post("/moves" + recent, Map.of("version", STALE, "move", "end")));
        boolean takesBack = state.path("mayUndo").asBoolean();
        heard.add(post("/undo" + recent, Map.of("version", takesBack ? STALE : version)));
        heard.add(post("/resign" + recent, Map.of("version", STALE)));
        if (client.secrets().isEmpty()) {
            heard.add(post("/claim", Map.of()));
        }
        return heard;
    }

    /** What somebody means who points at nothing, at pieces, at hexes, and at both. */
    private static List<Map<String, Object>> intentions(JsonNode state, Collection<String> pieces) {
        List<Map<String, Object>> intentions = new ArrayList<>();
        intentions.add(Map.of());
        List<String> hexes =
                state.path("view").path("pieces").findValuesAsText("where").stream()
                        .filter(where -> where.matches("[A-Z]?\\d+"))
                        .distinct()
                        .toList();
        int next = 0;
        for (String piece : pieces) {
            String hex = hexes.get(next++ * 7 % hexes.size());
            Map<String, Object> target = Map.of("hex", hex);
            intentions.add(Map.of("subjects", List.of(piece)));
            intentions.add(Map.of("target", target));
            intentions.add(Map.of("subjects", List.of(piece), "target", target));
        }
        return intentions;
    }

    private Heard get(Client as, String more) {
        Client.Answer answer = as.get(path + more);
        return new Heard("GET " + more + " " + as.headers(), answer.status(), answer.text());
    }

    private Heard post(String more, Map<String, ?> body) {
        Client.Answer answer = client.post(path + more, body);
        return new Heard("POST " + more + " " + body, answer.status(), answer.text());
    }

    /** The stream of events since the beginning, up to the present. */
    private Heard events() {
        long version = client.get(path).json().path("version").asLong();
        StringBuilder text = new StringBuilder();
        try {
            HttpResponse<java.io.InputStream> response =
                    Client.HTTP.send(
                            client.request(path + "/events")
                                    .header("Accept", "text/event-stream")
                                    .header("Last-Event-ID", Long.toString(version - 1))
                                    .build(),
                            HttpResponse.BodyHandlers.ofInputStream());
            try (BufferedReader lines =
                    new BufferedReader(
                            new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                boolean reading = true;
                while (reading) {
                    String line = lines.readLine();
                    text.append(line).append('\n');
                    reading = line != null && !line.startsWith("data:");
                }
            }
            return new Heard("GET /events", response.statusCode(), text.toString());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
