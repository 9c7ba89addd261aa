package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.sql.DriverManager;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;
import kessel.players.Player;
import kessel.players.Players;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the seats add to the dice, over the wire. */
final class NoncesTest {
    private static final String AXIS = "axis-nonce-0123456789";
    private static final String ALLIES = "allies-nonce-0123456789";
    private static final String THROUGH_MINES = "28/Pavia 0707-0706-0806";

    @TempDir Path folder;
    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(TestSettings.in(folder));
        client = Client.of(server.address());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private Client.Table begin(List<String> taken, Map<String, String> seats) {
        Client.Answer begun =
                client.post(
                        "/api/matches",
                        Map.of(
                                "game",
                                "gazala",
                                "seats",
                                seats,
                                "taken",
                                taken,
                                "bringsNonces",
                                true));
        assertThat(begun.status()).isEqualTo(201);
        assertThat(begun.json().path("commitment").asText()).hasSize(64);
        return client.table(begun.json());
    }

    private static String seal(String nonce) throws Exception {
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        return HexFormat.of().formatHex(sha.digest(nonce.getBytes(StandardCharsets.UTF_8)));
    }

    private static Client.Answer send(
            Client.Table table, Client who, String what, String side, String value) {
        return who.post(table.path("nonces"), Map.of(what, Map.of(side, value)));
    }

    private static JsonNode seat(Client.Table table, String side) {
        return table.spectator().get(table.path()).json().path("seats").path(side);
    }

    private static JsonNode awaited(Client.Table table) {
        return table.spectator().get(table.path()).json().path("awaited");
    }

    private static long version(Client.Table table) {
        return table.spectator().get(table.path()).json().path("version").asLong();
    }

    private static String finishedRecord(Client.Table table) {
        table.both().post(table.path("resign"), Map.of("version", table.version()));
        return table.spectator().get(table.path("record")).text();
    }

    /** The Allies set up, then the Axis: no dice; then a march through a minefield. */
    private static void setUp(Client.Table table, Client allies, Client axis) {
        Random random = new Random(3);
        while (true) {
            JsonNode state = table.spectator().get(table.path()).json();
            if (!state.path("view").path("step").asText().equals("placing")) {
                return;
            }
            boolean first = state.path("view").path("decider").asText().equals("allies");
            Client who = first ? allies : axis;
            Client.Answer made =
                    table.move(who, state.path("version").asLong(), table.someChoice(who, random));
            assertThat(made.status()).as(made.text()).isEqualTo(200);
        }
    }

    @Test
    void aFriendWhoComesLaterIsWaitedForByTheDiceOnly() throws Exception {
        Client.Table table = begin(List.of("allies"), Map.of());
        assertThat(awaited(table)).hasSize(2);
        assertThat(send(table, table.allies(), "seals", "allies", seal(ALLIES)).status())
                .isEqualTo(200);
        assertThat(seat(table, "allies").path("seal").asText()).isEqualTo(seal(ALLIES));
        assertThat(seat(table, "allies").has("nonce")).isFalse();
        // The friend sits down with a nonce, and has no idea of the other one.
        Client.Answer claimed =
                table.axis().post(table.path("claim"), Map.of("nonces", Map.of("axis", AXIS)));
        assertThat(claimed.status()).isEqualTo(200);
        Client friend =
                client.holding(claimed.json().path("seats").path("axis").path("secret").asText());
        assertThat(awaited(table)).singleElement().extracting(JsonNode::asText).isEqualTo("allies");
        setUp(table, table.allies(), friend);
        Client.Answer early = table.move(friend, version(table), THROUGH_MINES);
        assertThat(early.status()).isEqualTo(422);
        assertThat(early.json().path("rule").asText()).isEqualTo("K5");
        assertThat(early.error()).contains("the Allies have not yet");
        // Another nonce than the sealed one is refused.
        assertThat(send(table, table.allies(), "nonces", "allies", "x" + ALLIES).status())
                .isEqualTo(409);
        assertThat(send(table, table.allies(), "nonces", "allies", ALLIES).status()).isEqualTo(200);
        assertThat(awaited(table)).isEmpty();
        assertThat(table.move(friend, version(table), THROUGH_MINES).status()).isEqualTo(200);
        friend.post(table.path("resign"), Map.of("version", version(table)));
        String record = table.spectator().get(table.path("record")).text();
        assertThat(record)
                .contains("\nnonce axis " + AXIS + "\nnonce allies " + ALLIES + "\nseed ")
                .contains(THROUGH_MINES + " [");
        Replay.verified(GameBox.open("gazala"), RecordText.read("record", record));
    }

    @Test
    void nobodySpeaksForAnotherSeatOrTwice() throws Exception {
        Client.Table table = begin(List.of("allies"), Map.of());
        assertThat(send(table, table.allies(), "nonces", "axis", AXIS).status()).isEqualTo(403);
        assertThat(send(table, table.spectator(), "nonces", "axis", AXIS).status()).isEqualTo(403);
        assertThat(send(table, table.allies(), "nonces", "allies", "short").status())
                .isEqualTo(400);
        assertThat(send(table, table.allies(), "seals", "allies", ALLIES).status()).isEqualTo(400);
        assertThat(send(table, table.allies(), "nonces", "allies", ALLIES).status()).isEqualTo(200);
        long version = table.version();
        // Sent again by a page that did not hear the answer: nothing happens.
        assertThat(send(table, table.allies(), "nonces", "allies", ALLIES).status()).isEqualTo(200);
        assertThat(table.version()).isEqualTo(version);
        assertThat(send(table, table.allies(), "nonces", "allies", ALLIES + "x").status())
                .isEqualTo(409);
        assertThat(send(table, table.allies(), "seals", "allies", seal("other")).status())
                .isEqualTo(409);
        assertThat(seat(table, "allies").path("nonce").asText()).isEqualTo(ALLIES);
    }

    @Test
    void whoSendsNoneGetsOneFromTheServerWhichIsMarked() {
        Client.Answer begun =
                client.post("/api/matches", Map.of("game", "gazala", "taken", List.of("allies")));
        Client.Table table = client.table(begun.json());
        assertThat(seat(table, "allies").path("nonceFromServer").asBoolean()).isTrue();
        assertThat(seat(table, "axis").has("nonce")).isFalse();
        assertThat(table.axis().post(table.path("claim"), Map.of()).status()).isEqualTo(200);
        assertThat(seat(table, "axis").path("nonceFromServer").asBoolean()).isTrue();
        assertThat(awaited(table)).isEmpty();

        Client.Table both = client.hotSeat();
        assertThat(awaited(both)).hasSize(2);
        JsonNode move = both.someChoice(both.both(), new Random(1));
        Client.Answer first = both.move(both.both(), 0, move);
        assertThat(first.json().path("awaited")).isEmpty();
        assertThat(first.json().path("seats")).isEqualTo(both.state().path("seats"));
        String record = finishedRecord(both);
        assertThat(record)
                .containsPattern("\nnonce axis \\w+ from the server\nnonce allies \\w+ from");
    }

    /** Marches through a minefield as soon as it can. */
    private record Reckless(AtomicInteger asked) implements Roster {
        @Override
        public <P extends Position<P>, M extends Move> Player<P, M> create(String name, long seed) {
            Player<P, M> other = Players.create("random", seed);
            return (seat, deadline) -> {
                if (seat.view().step().equals("moving")) {
                    asked.incrementAndGet();
                    return seat.game().notation().read(THROUGH_MINES);
                }
                return other.choose(seat, deadline);
            };
        }
    }

    @Test
    void theDiceOfAComputerWaitForThePersonAndThenFall() throws Exception {
        Client.Table running = client.hotSeat();
        setUp(running, running.both(), running.both());
        String record = running.both().get(running.path("record")).text();
        server.close();
        AtomicInteger asked = new AtomicInteger();
        server = Server.start(TestSettings.in(folder), new Reckless(asked));
        client = Client.of(server.address());
        Client.Answer begun =
                client.post(
                        "/api/matches/record?seat=axis:greedy&seat=allies:person&taken=allies"
                                + "&bringsNonces=true",
                        "text/plain",
                        record);
        Client.Table table = client.table(begun.json());
        assertThat(seat(table, "axis").path("nonceFromServer").asBoolean()).isTrue();
        assertThat(awaited(table)).singleElement().extracting(JsonNode::asText).isEqualTo("allies");
        while (asked.get() == 0) {
            Thread.sleep(10);
        }
        // It was refused, and now it sleeps rather than ask again and again.
        Thread.sleep(300);
        assertThat(asked.get()).isEqualTo(1);
        assertThat(table.state().path("moveCount").asInt()).isZero();
        assertThat(send(table, table.allies(), "nonces", "allies", ALLIES).status()).isEqualTo(200);
        JsonNode state = table.await(now -> now.path("moveCount").asInt() > 0);
        assertThat(state.path("journal").get(0).path("dice")).hasSize(1);
    }

    @Test
    void aMatchFromBeforeGoesOnWithItsSeedAlone() throws Exception {
        Client.Table table = client.hotSeat();
        server.close();
        String url = "jdbc:sqlite:" + folder.resolve("kessel.db");
        try (var connection = DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.execute("UPDATE matches SET mixed = FALSE");
        }
        start();
        Client.Table old = table.at(server.address());
        assertThat(awaited(old)).isEmpty();
        setUp(old, old.both(), old.both());
        assertThat(old.move(old.both(), old.version(), THROUGH_MINES).status()).isEqualTo(200);
        assertThat(send(old, old.both(), "nonces", "axis", AXIS).status()).isEqualTo(409);
        String record = finishedRecord(old);
        assertThat(record).doesNotContain("nonce");
        Replay.verified(GameBox.open("gazala"), RecordText.read("record", record));
    }
}
