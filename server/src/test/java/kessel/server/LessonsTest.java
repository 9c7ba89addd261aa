package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Guided first turns, over the wire. */
final class LessonsTest {
    private static final String SCRIPT = "/api/games/gazala/lessons/first-steps/";
    private static final List<String> TO_THE_DICE =
            List.of(
                    "132/Ariete 0814-0913-1013-1112-1213",
                    "8B/Ariete 0815-0914-1014",
                    "104/21Pz 0716-0816-0915-1015-1114",
                    "end",
                    "attack 1113",
                    "join 8B/Ariete",
                    "join 104/21Pz",
                    "join 132/Ariete",
                    "declare");

    @TempDir static Path folder;
    private static Server server;
    private static Client client;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder));
        client = Client.of(server.address());
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Client.Answer begin(Map<String, Object> more) {
        Map<String, Object> body = new java.util.HashMap<>(more);
        body.putIfAbsent("game", "gazala");
        body.putIfAbsent("lesson", "first-steps");
        return client.post("/api/matches", body);
    }

    private static Client.Table table() {
        return client.table(begin(Map.of()).json());
    }

    private static JsonNode play(Client.Table table, List<String> moves) {
        JsonNode state = table.state();
        for (String move : moves) {
            Client.Answer answer = table.move(table.both(), state.path("version").asLong(), move);
            assertThat(answer.status()).as(move + answer.text()).isEqualTo(200);
            state = answer.json();
        }
        return state;
    }

    @Test
    void aGameTellsItsLessonsInTheReadersLanguage() {
        JsonNode english = client.get("/api/games").json().get(0).path("lessons").get(0);
        assertThat(english.path("id").asText()).isEqualTo("first-steps");
        assertThat(english.path("title").asText()).isEqualTo("First steps");
        assertThat(english.path("minutes").asInt()).isEqualTo(10);
        JsonNode games = client.with("Accept-Language", "pt").get("/api/games").json();
        assertThat(games.get(0).path("lessons").get(0).path("title").asText())
                .isEqualTo("Primeiros passos");
    }

    @Test
    void theScriptIsToldInItsLanguages() {
        JsonNode script = client.get(SCRIPT + "pt").json();
        assertThat(script.path("title").asText()).isEqualTo("Primeiros passos");
        assertThat(script.path("learner").asText()).isEqualTo("axis");
        List<String> waits = script.path("cards").findValuesAsText("waits");
        assertThat(waits).contains("reading", "refusal", "move", "answer");
        JsonNode refusal = script.path("cards").get(waits.indexOf("refusal"));
        assertThat(refusal.path("rule").asText()).isEqualTo("4.1.2b");
        JsonNode answer = script.path("cards").get(waits.indexOf("answer")).path("answer");
        assertThat(answer.path("subjects").toString()).isEqualTo("[\"7Mot/7Arm\"]");
        Client.Answer other = client.get(SCRIPT + "zh");
        assertThat(other.header("Content-Language")).isEqualTo("en");
        assertThat(other.json().path("title").asText()).isEqualTo("First steps");
    }

    @Test
    void whatIsAnsweredIsAsDescribed() {
        Schema schemas =
                new Schema(
                        client.get("/api/openapi.json").json().path("components").path("schemas"));
        schemas.check("Lesson", client.get(SCRIPT + "en").json());
        schemas.check("State", table().state());
    }

    @Test
    void whatIsNoLessonIsToldSo() {
        assertThat(client.get("/api/games/gazala/lessons/last-steps/en").status()).isEqualTo(404);
        assertThat(client.get("/api/games/chess/lessons/first-steps/en").status()).isEqualTo(404);
        assertThat(client.get("/api/games/diadem/lessons/first-steps/en").status()).isEqualTo(404);
        Client.Answer unknown = begin(Map.of("lesson", "last-steps"));
        assertThat(unknown.status()).isEqualTo(400);
        assertThat(unknown.error()).isEqualTo("gazala has no lesson 'last-steps'");
        assertThat(begin(Map.of("game", "diadem")).status()).isEqualTo(400);
        assertThat(begin(Map.of("game", "chess")).status()).isEqualTo(400);
        assertThat(begin(Map.of("lesson", 7)).error()).isEqualTo("'lesson' must be a text");
        assertThat(begin(Map.of("lesson", List.of())).status()).isEqualTo(400);
    }

    @Test
    void nothingElseCanBeAgreedOn() {
        for (Map<String, Object> more :
                List.<Map<String, Object>>of(
                        Map.of("scenario", "campaign"),
                        Map.of("options", List.of("open-odds")),
                        Map.of("seats", Map.of("allies", "greedy")),
                        Map.of("taken", List.of("axis")),
                        Map.of("bringsNonces", true),
                        Map.of("names", Map.of("axis", "Ana")))) {
            Client.Answer answer = begin(more);
            assertThat(answer.status()).as(more.toString()).isEqualTo(400);
            assertThat(answer.error()).startsWith("a lesson takes no '");
        }
    }

    @Test
    void itIsMarkedAndItsDiceAreTheSameEachTime() {
        JsonNode first = play(table(), TO_THE_DICE);
        Client.Table again = table();
        JsonNode second = play(again, TO_THE_DICE);
        assertThat(first.path("lesson").path("id").asText()).isEqualTo("first-steps");
        assertThat(first.path("commitment")).isEqualTo(second.path("commitment"));
        JsonNode dice = first.path("journal").get(TO_THE_DICE.size() - 1).path("dice");
        assertThat(dice.get(0).asInt() + dice.get(1).asInt()).isEqualTo(7);
        assertThat(second.path("journal").get(TO_THE_DICE.size() - 1).path("dice")).isEqualTo(dice);
        assertThat(again.both().get(again.path("record")).text())
                .contains("\nlesson first-steps\n");
    }

    @Test
    void theStateTellsHowFarItHasComeToWhoPlaysIt() {
        Client.Table table = table();
        JsonNode begun = table.state().path("lesson");
        assertThat(begun.path("card").asInt()).isZero();
        assertThat(begun.path("astray").asBoolean()).isFalse();
        JsonNode moved = play(table, TO_THE_DICE.subList(0, 1));
        assertThat(moved.path("lesson").path("card").asInt()).isEqualTo(2);
        JsonNode astray = play(table, List.of("104/21Pz 0716-0816-0915-1015-1014"));
        assertThat(astray.path("lesson").path("astray").asBoolean()).isTrue();
        JsonNode back =
                table.both()
                        .post(table.path("undo"), Map.of("version", astray.path("version")))
                        .json();
        assertThat(back.path("lesson")).isEqualTo(moved.path("lesson"));
        JsonNode watched = table.spectator().get(table.path()).json().path("lesson");
        assertThat(watched.toString()).isEqualTo("{\"id\":\"first-steps\"}");
        JsonNode before = table.both().get(table.path("at/0")).json().path("lesson");
        assertThat(before.toString()).isEqualTo("{\"id\":\"first-steps\"}");
    }

    /**
     * Its corner of the map: units without a part in it are not there, and have not left it either.
     */
    @Test
    void onlyWhoHasAPartInItLiesOnTheTable() {
        List<String> places = table().state().path("view").path("pieces").findValuesAsText("where");
        assertThat(places).isNotEmpty().hasSizeLessThan(20).doesNotContain("gone");
    }

    @Test
    void anOrdinaryMatchIsNone() {
        JsonNode state = client.hotSeat().state();
        assertThat(state.has("lesson")).isFalse();
    }

    /** A lesson that goes on elsewhere has dice of its own there, and is none any more. */
    @Test
    void aFinishedLessonStaysOneAndAnUnfinishedOneGoesOnAsAMatch() {
        Client.Table table = table();
        play(table, TO_THE_DICE);
        String open = table.both().get(table.path("record")).text();
        JsonNode goesOn =
                client.post("/api/matches/record?taken=axis&taken=allies", "text/plain", open)
                        .json();
        assertThat(client.table(goesOn).state().has("lesson")).isFalse();
        table.axis().post(table.path("resign"), Map.of("version", table.version(), "side", "axis"));
        String record = table.both().get(table.path("record")).text();
        JsonNode kept = client.post("/api/matches/record", "text/plain", record).json();
        JsonNode state = client.get("/api/matches/" + kept.path("id").asText()).json();
        assertThat(state.path("lesson").path("id").asText()).isEqualTo("first-steps");
    }
}
