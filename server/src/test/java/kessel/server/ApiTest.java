package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import kessel.engine.data.DataFault;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the server gives to everybody. */
final class ApiTest {
    @TempDir static Path folder;
    private static Server server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder.resolve("data")));
        client = Client.of(server.address());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void theGames() {
        JsonNode games = client.get("/api/games").json();
        assertThat(games.findValuesAsText("id")).contains("gazala");
        for (JsonNode game : games) {
            assertThat(game.path("sides").size()).isEqualTo(2);
            assertThat(game.path("scenarios").get(0).path("turns").asInt()).isPositive();
        }
        assertThat(games.findValuesAsText("difficulty").stream().map(Integer::valueOf)).isSorted();
        assertThat(games.get(0).path("scenarios").get(0).path("hours").asInt()).isPositive();
        assertThat(client.get("/api/players").json().toString())
                .contains("{\"id\":\"greedy\",\"seconds\":[],\"usual\":null}")
                .contains("{\"id\":\"general\",\"seconds\":[1,2,5,10,30],\"usual\":5}");
        JsonNode sheet = client.get("/api/games/gazala/sheet").json();
        assertThat(sheet.path("hexes").size()).isEqualTo(400);
        assertThat(sheet.path("counters").size()).isEqualTo(54);
    }

    /** The sheet has the English names; whoever reads another language has them in its words. */
    @Test
    void unitsHaveTheirNamesInTheReadersLanguage() {
        assertThat(unit("gazala", "pt", "5/21Pz")).isEqualTo("5º Regimento Panzer");
        assertThat(unit("diadem", "pt", "24G")).isEqualTo("24ª Brigada de Guardas");
        assertThat(unit("blitzkrieg", "pt", "3Spahi")).isEqualTo("3ª Brigada de Spahis");
        assertThat(unit("afrika-korps", "it", "Ariete")).isEqualTo("Divisione corazzata Ariete");
        assertThat(unit("desert-fox", "zh", "5Pz")).isEqualTo("第5裝甲團");
        assertThat(unit("gazala", "en", "5/21Pz")).isEmpty();
        assertThat(client.get("/api/games/gazala/sheet").json().path("counters").toString())
                .contains("5th Panzer Regiment");
    }

    private String unit(String game, String language, String id) {
        JsonNode words = client.get("/api/games/" + game + "/words/" + language).json();
        return words.path("unit." + id).asText();
    }

    @Test
    void theWordsAndTheRules() {
        JsonNode words = client.get("/api/games/gazala/words/en").json();
        assertThat(words.path("match.over").asText()).isEqualTo("The match is over.");
        Client.Answer unknown = client.get("/api/games/gazala/words/xx");
        assertThat(unknown.json()).isEqualTo(words);
        assertThat(unknown.header("Content-Language")).isEqualTo("en");
        for (String language : List.of("en", "pt")) {
            JsonNode rules = client.get("/api/games/gazala/rules/" + language).json();
            assertThat(rules.path("language").asText()).isEqualTo(language);
            assertThat(rules.path("title").asText()).contains("Gazala");
            assertThat(rules.findValuesAsText("id")).contains("4.1.2b", "R01", "K1", "brigade");
        }
    }

    @Test
    void thePagesOfAGameCanBeReadInItsLanguages() {
        JsonNode games = client.get("/api/games").json();
        assertThat(games.get(0).path("pages").toString()).isEqualTo("[\"primer\",\"notes\"]");
        for (JsonNode game : games) {
            String pages = "/api/games/" + game.path("id").asText() + "/pages/";
            for (JsonNode page : game.path("pages")) {
                for (JsonNode language : game.path("languages")) {
                    String path = pages + page.asText() + "/" + language.asText();
                    JsonNode text = client.get(path).json();
                    assertThat(text.path("language")).as(path).isEqualTo(language);
                    assertThat(text.path("title").asText()).as(path).isNotEmpty();
                    assertThat(text.path("sections").size()).as(path).isGreaterThan(3);
                }
            }
            assertThat(client.get(pages + "rules/en").status()).isEqualTo(404);
            assertThat(client.get(pages + "..%2Fgazala%2Frules/en").status()).isNotEqualTo(200);
        }
        Client.Answer untold = client.get("/api/games/gazala/pages/primer/xx");
        assertThat(untold.header("Content-Language")).isEqualTo("en");
    }

    @Test
    void theJournalSpeaksTheReadersLanguage() {
        Client.Table table = client.hotSeat();
        table.play(1, new Random(1));
        JsonNode english = table.both().get(table.path()).json();
        Client reader = table.both().with("Accept-Language", "pt-BR, pt;q=0.9, en;q=0.5");
        JsonNode portuguese = reader.get(table.path()).json();
        assertThat(text(portuguese)).isNotEqualTo(text(english));
        for (String odd : List.of("xx", ";;;", "*", "q=1", "e".repeat(500))) {
            Client stranger = table.both().with("Accept-Language", odd);
            assertThat(text(stranger.get(table.path()).json())).isEqualTo(text(english));
        }
    }

    private static String text(JsonNode state) {
        return state.path("journal").get(0).path("entries").get(0).path("text").asText();
    }

    @Test
    void everyRouteIsInTheDescriptionAndTheReverse() {
        JsonNode paths = client.get("/api/openapi.json").json().path("paths");
        Set<String> described = new TreeSet<>();
        for (Map.Entry<String, JsonNode> path : paths.properties()) {
            for (Map.Entry<String, JsonNode> method : path.getValue().properties()) {
                if (!method.getKey().equals("parameters")) {
                    described.add(method.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey());
                }
            }
        }
        Set<String> served = new TreeSet<>();
        server.routes().forEach(route -> served.add(route.method().name() + " " + route.path()));
        assertThat(described).isEqualTo(served);
    }

    @Test
    void theDescriptionRefersToNothingThatIsMissing() {
        JsonNode whole = client.get("/api/openapi.json").json();
        assertThat(whole.path("openapi").asText()).startsWith("3.1");
        for (String reference : whole.findValuesAsText("$ref")) {
            assertThat(whole.at(reference.substring(1)).isMissingNode()).as(reference).isFalse();
        }
    }

    @Test
    void whatIsAnsweredIsAsDescribed() {
        JsonNode schemas =
                client.get("/api/openapi.json").json().path("components").path("schemas");
        Client.Table table = client.hotSeat();
        table.play(30, new Random(2));
        new Schema(schemas).check("State", table.state());
        new Schema(schemas).check("Choices", table.both().get(table.path("choices")).json());
        new Schema(schemas)
                .check(
                        "Judgement",
                        table.both().post(table.path("judge"), Map.of("move", "end")).json());
        String record = table.both().get(table.path("record")).text();
        new Schema(schemas)
                .check("Found", client.post("/api/records", "text/plain", record).json());
        new Schema(schemas).check("Game", client.get("/api/games").json().get(0));
        new Schema(schemas).check("Page", client.get("/api/games/gazala/pages/primer/en").json());
        new Schema(schemas).check("Rulebook", client.get("/api/games/gazala/rules/en").json());
        new Schema(schemas).check("Stale", table.move(table.both(), 0, "end").json());
        new Schema(schemas).check("Illegal", table.move(table.both(), 30, "air 9999").json());
        new Schema(schemas).check("Error", client.get("/api/matches/none").json());
        table.axis().post(table.path("resign"), Map.of("version", 30));
        new Schema(schemas).check("State", table.spectator().get(table.path()).json());
    }

    /** The page knows no rule: it draws the zones that it is told. */
    @Test
    void zonesAndClosedGroundAreTold() {
        Map<String, JsonNode> zones = new HashMap<>();
        client.hotSeat()
                .state()
                .path("view")
                .path("overlays")
                .forEach(zone -> zones.put(zone.path("side").asText(), zone.path("hexes")));
        List<String> axis = new ArrayList<>();
        zones.get("axis").forEach(hex -> axis.add(hex.asText()));
        // Of all Allied units, 1FL alone stands in Bir Hacheim (1012).
        assertThat(zones.get("allies").toString()).contains("1011", "1013", "0912", "1112");
        assertThat(axis).isNotEmpty().doesNotContain("1012");
        List<String> closed = new ArrayList<>();
        client.get("/api/games/gazala/sheet")
                .json()
                .path("tables")
                .path("terrain")
                .forEach(
                        row -> {
                            if (row.path("barred").toString().contains("all")) {
                                closed.add(row.path("kind").asText());
                            }
                        });
        assertThat(closed).containsExactly("sea");
    }

    @Test
    void healthAndMetrics() {
        assertThat(client.get("/health").text()).isEqualTo("{\"status\":\"ok\"}");
        client.get("/api/games");
        Client.Answer metrics = client.get("/metrics");
        assertThat(metrics.header("Content-Type")).startsWith("text/plain; version=0.0.4");
        assertThat(metrics.text())
                .contains(
                        "kessel_requests_total{method=\"GET\",route=\"/api/games\",status=\"200\"}")
                .contains("# TYPE kessel_request_seconds histogram")
                .contains("kessel_streams ");
        assertThat(metrics.text().lines())
                .allMatch(
                        line ->
                                line.startsWith("# ")
                                        || line.matches(
                                                "[a-z_]+(\\{[^}]*(\\{[^}]*}[^}]*)*})? [-+.0-9Ee]+"));
    }

    @Test
    void thePageAndItsHeaders() {
        for (String path : List.of("/", "/match/abc", "/join/abc", "/rules/gazala", "/replay/x")) {
            Client.Answer answer = client.get(path);
            assertThat(answer.status()).as(path).isEqualTo(200);
            assertThat(answer.header("Content-Type")).startsWith("text/html");
            assertThat(answer.text().toLowerCase(Locale.ROOT)).contains("<!doctype html>");
            assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
            assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
            assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(answer.header("Content-Security-Policy"))
                    .contains("script-src 'self'")
                    .contains("frame-ancestors 'none'");
            assertThat(client.with("If-None-Match", answer.header("ETag")).get(path).status())
                    .isEqualTo(304);
        }
        assertThat(client.get("/api/matches/none").header("Cache-Control")).isEqualTo("no-store");
    }

    @Test
    void aTakenPortIsTold() {
        Settings same =
                TestSettings.in(folder.resolve("other")).withPort(server.address().getPort());
        assertThatThrownBy(() -> Server.start(same))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("port " + server.address().getPort())
                .hasMessageContaining("--port");
    }

    @Test
    void aBadDatabaseIsToldWithoutItsPassword() {
        for (String url :
                List.of(
                        "mysql://a:hushhush@b/c",
                        "postgres://",
                        "postgres://u:hushhush@localhost:1/x")) {
            Settings settings = TestSettings.in(folder).withDatabase(url);
            assertThatThrownBy(() -> Server.start(settings))
                    .isInstanceOf(DataFault.class)
                    .message()
                    .doesNotContain("hushhush");
        }
    }

    @Test
    void theDataFolder() {
        assertThat(Settings.dataFolder(null, "/home/x"))
                .isEqualTo(Path.of("/home/x/.local/share/kessel"));
        assertThat(Settings.dataFolder("/data", "/home/x")).isEqualTo(Path.of("/data/kessel"));
        assertThat(Settings.dataFolder("relative", "/home/x"))
                .isEqualTo(Path.of("/home/x/.local/share/kessel"));
    }
}
