package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Choices over the wire: what is offered, what is sent back, and what is meant. */
final class ChoicesTest {
    @TempDir static Path folder;
    private static Server server;

    private final Client.Table table = Client.of(server.address()).hotSeat();

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private JsonNode judge(Client who, Map<String, ?> choice) {
        return who.post(table.path("judge"), Map.of("choice", choice)).json();
    }

    private static Map<String, Object> to(String piece, String hex) {
        return Map.of("subjects", List.of(piece), "target", Map.of("hex", hex));
    }

    /** The Allies begin by setting up three headquarters (11.1.2). */
    @Test
    void anIntentionIsWhatIsDueAtThisMoment() {
        JsonNode placed = judge(table.both(), to("XIII", "1205"));
        assertThat(placed.path("legal").asBoolean()).isTrue();
        JsonNode choice = placed.path("choice");
        assertThat(choice.path("verb").asText()).isEqualTo("place");
        assertThat(choice.path("label").asText()).isEqualTo("Set XIII up in 1205");
        assertThat(choice.path("move").asText()).isEqualTo("place XIII 1205");
        assertThat(choice.path("final").asBoolean(true)).isFalse();
        for (Map<String, Object> wrong :
                List.of(
                        to("XIII", "0101"),
                        to("5/21Pz", "1205"),
                        Map.<String, Object>of("subjects", List.of("1FL")),
                        Map.<String, Object>of("target", Map.of("hex", "1012")),
                        Map.<String, Object>of())) {
            JsonNode refused = judge(table.both(), wrong);
            assertThat(refused.path("legal").asBoolean(true)).as(wrong.toString()).isFalse();
            assertThat(refused.path("rule").asText()).isNotBlank();
            assertThat(refused.path("why").asText()).isNotBlank();
        }
    }

    @Test
    void anIntentionIsCarriedOutAndCanBeTakenBackAsItWasSaid() {
        Client.Answer moved =
                table.both()
                        .post(
                                table.path("moves"),
                                Map.of("version", 0, "choice", to("XIII", "1205")));
        assertThat(moved.status()).isEqualTo(200);
        JsonNode told = moved.json().path("journal").get(0);
        assertThat(told.path("move").asText()).isEqualTo("place XIII 1205");
        assertThat(told.path("choice").path("verb").asText()).isEqualTo("place");
        assertThat(told.path("choice").path("target").path("hex").asText()).isEqualTo("1205");
        assertThat(moved.json().path("mayUndo").asBoolean()).isTrue();
        String hexes = told.path("entries").findValuesAsText("hex").toString();
        assertThat(hexes).isEqualTo("[1205]");
    }

    /** What somebody else's intention means is nobody's business. */
    @Test
    void whoDoesNotDecideIsToldNoMore() {
        JsonNode first = judge(table.axis(), to("XIII", "1205"));
        assertThat(first.path("rule").asText()).isEqualTo("K1");
        assertThat(judge(table.axis(), Map.of("subjects", List.of("5/21Pz")))).isEqualTo(first);
        assertThat(judge(table.axis(), Map.of("verb", "air"))).isEqualTo(first);
    }

    @Test
    void whatIsOfferedIsLegalAndSaysWhatItIs() {
        table.play(12, new Random(5));
        JsonNode offered = table.both().get(table.path("choices")).json();
        assertThat(offered.path("choices")).isNotEmpty();
        for (JsonNode choice : offered.path("choices")) {
            JsonNode judged =
                    table.both().post(table.path("judge"), Map.of("choice", choice)).json();
            assertThat(judged.path("choice")).isEqualTo(choice);
        }
        assertThat(table.both().get(table.path("choices?piece=nobody")).status()).isEqualTo(400);
    }

    /** Who asks for both at once gets what two questions would have got. */
    @Test
    void aStateComesWithWhatMayBeDoneIfOneAsksForIt() {
        Map<String, Object> move = Map.of("version", 0, "choice", to("XIII", "1205"));
        JsonNode moved = table.both().post(table.path("moves?choices"), move).json();
        assertThat(moved.path("choices"))
                .isEqualTo(table.both().get(table.path("choices")).json())
                .isNotEmpty();
        assertThat(moved.path("choices").path("version").asLong())
                .isEqualTo(moved.path("version").asLong())
                .isEqualTo(1);
        JsonNode undone =
                table.both().post(table.path("undo?choices"), Map.of("version", 1)).json();
        assertThat(undone.path("choices"))
                .isEqualTo(table.both().get(table.path("choices")).json())
                .isNotEqualTo(moved.path("choices"));
        String matches = table.path("choices").replaceFirst("/choices$", "");
        assertThat(table.both().get(matches + "?choices").json()).isEqualTo(undone);
        assertThat(table.both().get(matches).json().has("choices")).isFalse();
        for (Client other : List.of(table.axis(), table.spectator())) {
            JsonNode offered = other.get(matches + "?choices").json().path("choices");
            assertThat(offered.path("choices")).isEmpty();
            assertThat(offered.path("movers")).isEmpty();
        }
    }

    /** The Allies set up first (11.1.2). */
    @Test
    void thePromptSpeaksToWhoReadsIt() {
        assertThat(prompt(table.allies())).startsWith("Allies: set up");
        for (Client other : List.of(table.axis(), table.spectator())) {
            assertThat(prompt(other)).startsWith("The Allies set up");
        }
    }

    private String prompt(Client reader) {
        return reader.get(table.path()).json().path("prompt").path("text").asText();
    }
}
