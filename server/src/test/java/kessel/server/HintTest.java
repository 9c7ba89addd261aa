package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import kessel.engine.game.GameBox;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a computer player would do in somebody's place. */
final class HintTest {
    private static final int MOST_AT_ONCE = 6;

    @TempDir static Path folder;
    private static Server server;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder).withThought(Duration.ofMillis(200)));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** Begins a match in which one person has all seats but those of computer players. */
    private static Client begin(String game, Map<String, String> seats, String[] path) {
        List<String> sides = GameBox.open(game).sides();
        Map<String, Object> match =
                Map.of("game", game, "seats", seats, "taken", List.copyOf(seats.keySet()));
        Client nobody = Client.of(server.address());
        JsonNode begun = nobody.post("/api/matches", match).json();
        path[0] = "/api/matches/" + begun.path("id").asText();
        String[] secrets =
                sides.stream()
                        .map(side -> begun.path("seats").path(side).path("secret").asText())
                        .filter(secret -> !secret.isEmpty())
                        .toArray(String[]::new);
        return nobody.holding(secrets);
    }

    /** In every game, what is advised can be done, step after step. */
    @Test
    void whatIsAdvisedIsAllowed() {
        for (GameBox box : GameBox.shelf()) {
            List<String> sides = GameBox.open(box.id()).sides();
            String[] path = new String[1];
            Client me =
                    begin(box.id(), Map.of(sides.get(0), "person", sides.get(1), "person"), path);
            JsonNode before = me.get(path[0]).json();
            Client.Answer answer = me.post(path[0] + "/hint", Map.of());
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
            JsonNode hint = answer.json();
            assertThat(hint.path("moveCount").asInt()).isEqualTo(0);
            assertThat(hint.path("steps")).isNotEmpty();
            assertThat(me.get(path[0]).json()).isEqualTo(before);
            JsonNode first = hint.path("steps").get(0);
            assertThat(first.path("label").asText()).isNotBlank();
            JsonNode verdict =
                    me.post(path[0] + "/judge", Map.of("move", first.path("move").asText())).json();
            assertThat(verdict.path("legal").asBoolean()).as(first.toString()).isTrue();
        }
    }

    @Test
    void itIsForWhoDecidesAndNotAgainstAnotherPerson() {
        Client.Table table = Client.of(server.address()).hotSeat();
        assertThat(table.spectator().post(table.path("hint"), Map.of()).status()).isEqualTo(403);
        Client.Answer alone = table.axis().post(table.path("hint"), Map.of());
        assertThat(alone.status()).isEqualTo(403);
        assertThat(alone.error()).contains("another person");
        assertThat(table.both().post(table.path("hint"), "text/plain", "{}").status())
                .isEqualTo(415);
    }

    @Test
    void nobodyGetsOneAfterTheOther() {
        Doorkeeper doorkeeper = new Doorkeeper(TestSettings.WIDE, null);
        for (int i = 0; i < MOST_AT_ONCE; i++) {
            doorkeeper.admitHint("192.0.2.1");
        }
        doorkeeper.admitHint("198.51.100.1");
        assertThatThrownBy(() -> doorkeeper.admitHint("192.0.2.1"))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("too many hints");
    }
}
