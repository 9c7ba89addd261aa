package kessel.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/** Somebody at the other end of the wire, with the secrets they hold. */
record Client(URI server, List<String> secrets, Map<String, String> headers) {
    static final ObjectMapper MAPPER = new ObjectMapper();
    static final HttpClient HTTP =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(5))
                    .build();

    record Answer(int status, String text, java.net.http.HttpHeaders headers) {
        JsonNode json() {
            try {
                return MAPPER.readTree(text);
            } catch (IOException notJson) {
                throw new UncheckedIOException(text, notJson);
            }
        }

        String error() {
            return json().path("error").asText();
        }

        String header(String name) {
            return headers.firstValue(name).orElse(null);
        }
    }

    static Client of(URI server, String... secrets) {
        return new Client(server, List.of(secrets), Map.of());
    }

    Client holding(String... others) {
        return new Client(server, List.of(others), headers);
    }

    Client with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Client(server, secrets, more);
    }

    Client at(URI other) {
        return new Client(other, secrets, headers);
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(server.resolve(path)).timeout(Duration.ofSeconds(20));
        if (!secrets.isEmpty()) {
            request.header("Authorization", "Seat " + String.join(", ", secrets));
        }
        headers.forEach(request::header);
        return request;
    }

    Answer get(String path) {
        return send(request(path).GET().build());
    }

    Answer post(String path, Object body) {
        return post(path, "application/json", new String(Json.write(body)));
    }

    Answer post(String path, String type, String body) {
        return send(
                request(path)
                        .header("Content-Type", type)
                        .POST(HttpRequest.BodyPublishers.ofString(body))
                        .build());
    }

    static Answer send(HttpRequest request) {
        try {
            HttpResponse<String> response =
                    HTTP.send(request, HttpResponse.BodyHandlers.ofString());
            return new Answer(response.statusCode(), response.body(), response.headers());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /** A match that this client has begun. */
    record Table(String id, Client both, Client axis, Client allies, Client spectator) {
        String path() {
            return "/api/matches/" + id;
        }

        String path(String more) {
            return path() + "/" + more;
        }

        Table at(URI server) {
            return new Table(
                    id,
                    both.at(server),
                    axis == null ? null : axis.at(server),
                    allies == null ? null : allies.at(server),
                    spectator.at(server));
        }

        JsonNode state() {
            return both.get(path()).json();
        }

        long version() {
            return state().path("version").asLong();
        }

        Answer move(Client who, long version, String move) {
            return who.post(path("moves"), Map.of("version", version, "move", move));
        }

        Answer move(Client who, long version, JsonNode choice) {
            return who.post(path("moves"), Map.of("version", version, "choice", choice));
        }

        /** Some choice, found as the page finds it. */
        JsonNode someChoice(Client who, RandomGenerator random) {
            JsonNode choices = who.get(path("choices")).json();
            JsonNode movers = choices.path("movers");
            if (!movers.isEmpty() && random.nextInt(8) > 0) {
                String piece = movers.get(random.nextInt(movers.size())).asText();
                String query =
                        java.net.URLEncoder.encode(piece, java.nio.charset.StandardCharsets.UTF_8);
                JsonNode ways = who.get(path("choices?piece=" + query)).json().path("choices");
                if (!ways.isEmpty()) {
                    return ways.get(random.nextInt(ways.size()));
                }
            }
            JsonNode others = choices.path("choices");
            return others.get(random.nextInt(others.size()));
        }

        /** Plays so many moves at random, both sides from one hand. */
        void play(int moves, RandomGenerator random) {
            for (int i = 0; i < moves; i++) {
                Answer answer = move(both, version(), someChoice(both, random));
                if (answer.status() != 200) {
                    throw new AssertionError(answer.status() + " " + answer.text());
                }
            }
        }

        /** Lets the server's own players, at no pause, reach the first decision of a person. */
        JsonNode await(java.util.function.Predicate<JsonNode> wanted) {
            for (int i = 0; i < 400; i++) {
                JsonNode state = state();
                if (wanted.test(state)) {
                    return state;
                }
                try {
                    Thread.sleep(25);
                } catch (InterruptedException stopped) {
                    throw new IllegalStateException(stopped);
                }
            }
            throw new AssertionError("waited in vain; the state is " + state().path("prompt"));
        }
    }

    Table begin(Map<String, String> seats, String... options) {
        Answer begun =
                post("/api/matches", Map.of("game", "gazala", "seats", seats, "options", options));
        if (begun.status() != 201) {
            throw new AssertionError(begun.status() + " " + begun.text());
        }
        return table(begun.json());
    }

    Table table(JsonNode begun) {
        String axis = begun.path("seats").path("axis").path("secret").asText(null);
        String allies = begun.path("seats").path("allies").path("secret").asText(null);
        List<String> both = new ArrayList<>();
        if (axis != null) {
            both.add(axis);
        }
        if (allies != null) {
            both.add(allies);
        }
        return new Table(
                begun.path("id").asText(),
                new Client(server, both, headers),
                axis == null ? null : holding(axis),
                allies == null ? null : holding(allies),
                holding());
    }

    Table hotSeat() {
        return begin(Map.of());
    }
}
