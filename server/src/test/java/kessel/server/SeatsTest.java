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

/** Nobody acts for a seat that they do not hold. */
final class SeatsTest {
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
    void aForgedSecretOpensNothing() {
        Client.Table table = client.hotSeat();
        JsonNode move = table.someChoice(table.both(), new Random(1));
        String real = table.axis().secrets().getFirst();
        List<String> forged =
                List.of(
                        "x",
                        "null",
                        "axis",
                        Secret.random(),
                        Secret.hash(real),
                        real.substring(1),
                        real + "A",
                        real.toLowerCase(),
                        "' OR 1=1 --");
        for (String secret : forged) {
            Client thief = client.holding(secret);
            assertThat(thief.get(table.path()).status()).as(secret).isEqualTo(401);
            assertThat(table.move(thief, 0, move).status()).as(secret).isEqualTo(401);
            assertThat(thief.post(table.path("resign"), Map.of("version", 0)).status())
                    .isEqualTo(401);
        }
        assertThat(client.holding(real, "x").get(table.path()).status()).isEqualTo(401);
        assertThat(client.with("Authorization", "Bearer " + real).get(table.path()).status())
                .isEqualTo(401);
        assertThat(table.version()).isZero();
    }

    @Test
    void secretsInTheAddressAreNotLookedAt() {
        Client.Table table = client.hotSeat();
        String secret = table.axis().secrets().getFirst();
        assertThat(
                        client.get(
                                        table.path()
                                                + "?secret="
                                                + secret
                                                + "&Authorization=Seat%20"
                                                + secret)
                                .json()
                                .path("you")
                                .isEmpty())
                .isTrue();
    }

    @Test
    void aSecretHoldsASeatOfItsOwnMatchOnly() {
        Client.Table mine = client.hotSeat();
        Client.Table yours = client.hotSeat();
        assertThat(mine.both().get(yours.path()).status()).isEqualTo(401);
        JsonNode move = yours.someChoice(yours.both(), new Random(1));
        assertThat(yours.move(mine.both(), 0, move).status()).isEqualTo(401);
    }

    @Test
    void whoDoesNotDecideCannotMove() {
        Client.Table table = client.hotSeat();
        String decider = table.state().path("view").path("decider").asText();
        Client other = decider.equals("axis") ? table.allies() : table.axis();
        JsonNode move = table.someChoice(table.both(), new Random(1));
        Client.Answer refused = table.move(other, 0, move);
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.json().path("rule").asText()).isEqualTo("K1");
        assertThat(other.get(table.path("choices")).json().path("choices").isEmpty()).isTrue();
        assertThat(other.get(table.path("choices")).json().path("movers").isEmpty()).isTrue();
        assertThat(other.post(table.path("resign"), Map.of("version", 0, "side", decider)).status())
                .isEqualTo(403);
    }

    @Test
    void aSpectatorOnlyLooks() {
        Client.Table table = client.hotSeat();
        JsonNode move = table.someChoice(table.both(), new Random(1));
        Client spectator = table.spectator();
        assertThat(spectator.get(table.path()).json().path("you").isEmpty()).isTrue();
        assertThat(spectator.get(table.path()).json().path("viewer").isNull()).isTrue();
        assertThat(table.move(spectator, 0, move).status()).isEqualTo(403);
        for (String act : List.of("undo", "resign")) {
            assertThat(spectator.post(table.path(act), Map.of("version", 0)).status())
                    .isEqualTo(403);
        }
        assertThat(spectator.post(table.path("judge"), Map.of("choice", move)).status())
                .isEqualTo(403);
        assertThat(spectator.get(table.path("choices")).json().path("choices").isEmpty()).isTrue();
    }

    @Test
    void aComputersSeatHasNoSecret() {
        Client.Answer begun =
                client.post(
                        "/api/matches",
                        Map.of("game", "gazala", "seats", Map.of("allies", "greedy")));
        assertThat(begun.json().path("seats").has("allies")).isFalse();
        assertThat(begun.json().path("seats").path("axis").path("secret").asText().length())
                .isGreaterThan(22);
    }

    @Test
    void theDatabaseKnowsHashesOnly() throws Exception {
        Client.Table table = client.hotSeat();
        for (String name : List.of("kessel.db", "kessel.db-wal")) {
            Path file = folder.resolve("data").resolve(name);
            String bytes =
                    new String(
                            java.nio.file.Files.readAllBytes(file),
                            java.nio.charset.StandardCharsets.ISO_8859_1);
            for (String secret : table.both().secrets()) {
                assertThat(bytes).doesNotContain(secret);
            }
        }
    }
}
