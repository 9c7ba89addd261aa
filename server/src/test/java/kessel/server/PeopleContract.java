package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the people at a table are called, say to each other and carry along. */
abstract class PeopleContract {
    @TempDir Path folder;
    private Server server;
    Client client;

    abstract Settings settings();

    @BeforeEach
    final void start() {
        server = Server.start(settings());
        client = Client.of(server.address());
    }

    @AfterEach
    final void stop() {
        server.close();
    }

    private void restart() {
        server.close();
        server = Server.start(settings());
        client = client.at(server.address());
    }

    /** A match of two people; who begins it is the Axis. */
    private Client.Table withAFriend(String name) {
        Client.Answer begun =
                client.post(
                        "/api/matches",
                        Map.of(
                                "game",
                                "gazala",
                                "taken",
                                List.of("axis"),
                                "names",
                                Map.of("axis", name)));
        assertThat(begun.status()).as(begun.text()).isEqualTo(201);
        return client.table(begun.json());
    }

    private static String name(Client.Table table, String side) {
        JsonNode seats = table.spectator().get(table.path()).json().path("seats");
        return seats.path(side).path("name").asText(null);
    }

    private static Client.Answer call(Client who, Client.Table table, String side, Object name) {
        return who.post(table.path("names"), Map.of("names", Map.of(side, name)));
    }

    @Test
    void aNameIsShownToEverybodyAndStandsInTheRecord() {
        Client.Table table = withAFriend(" Ana\u202e  \u200bMaria\t".replace("\t", " "));
        assertThat(name(table, "axis")).isEqualTo("Ana Maria");
        assertThat(name(table, "allies")).isNull();
        Client.Answer claimed =
                table.allies()
                        .post(table.path("claim"), Map.of("names", Map.of("allies", "João 沙漠")));
        Client friend =
                client.holding(claimed.json().path("seats").path("allies").path("secret").asText());
        assertThat(name(table, "allies")).isEqualTo("João 沙漠");
        long version = table.spectator().get(table.path()).json().path("version").asLong();
        assertThat(call(table.axis(), table, "axis", "Ana").status()).isEqualTo(200);
        assertThat(table.spectator().get(table.path()).json().path("version").asLong())
                .isEqualTo(version + 1);
        restart();
        table = table.at(client.server());
        assertThat(name(table, "axis")).isEqualTo("Ana");
        friend.at(client.server())
                .post(table.path("resign"), Map.of("version", version + 1, "side", "allies"));
        String record = table.spectator().get(table.path("record")).text();
        assertThat(record).contains("\naxis person Ana\n", "\nallies person João 沙漠\n");
        Client.Answer again = client.post("/api/matches/record", "text/plain", record);
        Client.Table copy = client.table(again.json());
        assertThat(name(copy, "allies")).isEqualTo("João 沙漠");
        assertThat(copy.spectator().get(copy.path("record")).text()).isEqualTo(record);
    }

    /** Whoever calls themselves like a computer player stays a person, also in a record. */
    @Test
    void aNameMakesNobodyAComputer() {
        Client.Table table = client.hotSeat();
        assertThat(call(table.axis(), table, "axis", "greedy").status()).isEqualTo(200);
        String record = table.both().get(table.path("record")).text();
        assertThat(record).contains("\naxis person greedy\n");
        JsonNode found = client.post("/api/records", "text/plain", record).json();
        assertThat(found.path("seats").path("axis").asText()).isEqualTo("person");
        Client.Answer goesOn =
                client.post(
                        "/api/matches/record?seat=allies:random&taken=axis&name=axis:Eva",
                        "text/plain",
                        record);
        assertThat(goesOn.status()).isEqualTo(201);
        assertThat(name(client.table(goesOn.json()), "axis")).isEqualTo("Eva");
    }

    @Test
    void aNameFromSomebodyElsesFileIsCleanedToo() {
        Client.Table table = client.hotSeat();
        table.both().post(table.path("resign"), Map.of("version", 0, "side", "axis"));
        String record = table.both().get(table.path("record")).text();
        String odd = record.replace("axis person", "axis person \u202eX" + "y".repeat(99));
        Client.Answer taken = client.post("/api/matches/record", "text/plain", odd);
        assertThat(name(client.table(taken.json()), "axis")).isEqualTo("X" + "y".repeat(39));
    }

    @Test
    void whatIsNoNameIsRefusedAndNobodyNamesAnother() {
        Client.Table table = withAFriend("Ana");
        assertThat(call(table.axis(), table, "axis", "x".repeat(41)).status()).isEqualTo(400);
        assertThat(call(table.axis(), table, "axis", 7).status()).isEqualTo(400);
        assertThat(call(table.axis(), table, "allies", "Bob").status()).isEqualTo(403);
        assertThat(call(table.axis(), table, "martians", "Bob").status()).isEqualTo(403);
        assertThat(call(table.spectator(), table, "axis", "Bob").status()).isEqualTo(403);
        assertThat(call(client.holding("x"), table, "axis", "Bob").status()).isEqualTo(401);
        assertThat(name(table, "axis")).isEqualTo("Ana");
        String tower = "a" + "\u0336".repeat(30);
        assertThat(call(table.axis(), table, "axis", tower).status()).isEqualTo(200);
        assertThat(name(table, "axis")).isEqualTo("a" + "\u0336".repeat(3));
        assertThat(call(table.axis(), table, "axis", "\u200b \u2060").status()).isEqualTo(200);
        assertThat(name(table, "axis")).isNull();
        for (Map<String, Object> seats :
                List.<Map<String, Object>>of(
                        Map.of("seats", Map.of("allies", "random")), Map.of())) {
            Map<String, Object> body = new java.util.HashMap<>(seats);
            body.putAll(Map.of("game", "gazala", "names", Map.of("allies", "Bob")));
            assertThat(client.post("/api/matches", body).status()).isEqualTo(400);
        }
    }

    private static Client.Answer say(Client who, Client.Table table, Object text) {
        return who.post(table.path("notes"), Map.of("text", text));
    }

    @Test
    void aNoteReachesTheOtherAndChangesNothingElse() throws Exception {
        Client.Table table = withAFriend("Ana");
        table.play(3, new Random(1));
        JsonNode before = table.state();
        try (Listener listener =
                new Listener(table.allies(), table.id(), before.path("version").asLong())) {
            assertThat(say(table.axis(), table, " Good\u202e luck! ").status()).isEqualTo(201);
            Listener.Event event = listener.next();
            assertThat(event.name()).isEqualTo("noted");
            assertThat(event.data()).isEqualTo("{\"notes\":1}");
        }
        assertThat(table.state()).isEqualTo(before);
        assertThat(say(table.allies(), table, "Boa sorte: 好").status()).isEqualTo(201);
        JsonNode notes = table.axis().get(table.path("notes")).json().path("notes");
        assertThat(notes.findValuesAsText("text")).containsExactly("Good luck!", "Boa sorte: 好");
        assertThat(notes.findValuesAsText("side")).containsExactly("axis", "allies");
        assertThat(notes.findValuesAsText("number")).containsExactly("1", "2");
        restart();
        table = table.at(client.server());
        JsonNode later = table.axis().get(table.path("notes?after=1")).json().path("notes");
        assertThat(later.findValuesAsText("text")).containsExactly("Boa sorte: 好");
        assertThat(table.both().get(table.path("record")).text()).doesNotContain("luck", "sorte");
        // Who comes later is told that there is something to read.
        try (Listener listener = new Listener(table.allies(), table.id(), 0L)) {
            Listener.Event event = listener.next();
            while (!event.name().equals("noted")) {
                event = listener.next();
            }
            assertThat(event.data()).isEqualTo("{\"notes\":2}");
        }
    }

    @Test
    void onlyTheTwoAtTheTableReadAndWrite() {
        Client.Table table = withAFriend("Ana");
        say(table.axis(), table, "between us");
        for (Client stranger : List.of(table.spectator(), client.holding("forged"))) {
            assertThat(say(stranger, table, "hello").status()).isIn(401, 403);
            Client.Answer read = stranger.get(table.path("notes"));
            assertThat(read.status()).isIn(401, 403);
            assertThat(read.text()).doesNotContain("between");
        }
        for (Object odd : List.of("", "  ", "\u200b", "x".repeat(281), 5, List.of("a"))) {
            assertThat(say(table.axis(), table, odd).status()).as("" + odd).isEqualTo(400);
        }
        Map<String, Object> forOther = Map.of("text", "I give up", "side", "allies");
        assertThat(table.axis().post(table.path("notes"), forOther).status()).isEqualTo(403);
        assertThat(table.axis().post(table.path("notes"), Map.of()).status()).isEqualTo(400);
        JsonNode notes = table.allies().get(table.path("notes")).json().path("notes");
        assertThat(notes.findValuesAsText("text")).containsExactly("between us");
        assertThat(table.axis().get("/api/matches/nothing/notes").status()).isEqualTo(404);
    }

    @Test
    void whoTalksTooMuchWaits() {
        Client.Table table = withAFriend("Ana");
        Client.Answer answer = say(table.axis(), table, "first");
        int said = 1;
        while (answer.status() == 201 && said < 40) {
            answer = say(table.axis(), table, "word " + said++);
        }
        assertThat(answer.status()).isEqualTo(429);
        assertThat(Integer.parseInt(answer.header("Retry-After"))).isPositive();
        // Playing is not talking.
        assertThat(
                        table.move(table.both(), 0, table.someChoice(table.both(), new Random(1)))
                                .status())
                .isEqualTo(200);
    }

    /** The link to another device holds the secret; claiming with it makes the old one void. */
    @Test
    void aSeatMovesToAnotherDevice() {
        Client.Table table = client.hotSeat();
        table.play(2, new Random(1));
        JsonNode moved = table.both().post(table.path("claim"), Map.of()).json();
        for (String side : List.of("axis", "allies")) {
            Client there = client.holding(moved.path("seats").path(side).path("secret").asText());
            JsonNode you = there.get(table.path()).json().path("you");
            assertThat(you.findValuesAsText("")).isEmpty();
            assertThat(you.get(0).asText()).isEqualTo(side);
        }
        for (Client here : List.of(table.axis(), table.allies(), table.both())) {
            assertThat(here.get(table.path()).status()).isEqualTo(401);
            assertThat(here.post(table.path("claim"), Map.of()).status()).isEqualTo(401);
        }
    }

    /** Against a computer the match can be taken along, as far as its player knows it. */
    @Test
    void aMatchAgainstTheComputerGoesOnElsewhere() {
        for (String game : List.of("gazala", "diadem")) {
            Client.Answer begun =
                    client.post(
                            "/api/matches",
                            Map.of(
                                    "game",
                                    game,
                                    "taken",
                                    List.of("axis"),
                                    "names",
                                    Map.of("axis", "Ana"),
                                    "seats",
                                    Map.of("allies", "random")));
            Client.Table table = client.table(begun.json());
            Random random = new Random(3);
            for (int i = 0; i < 13; i++) {
                JsonNode state =
                        table.await(
                                now -> now.path("view").path("decider").asText().equals("axis"));
                if (i % 6 == 0) {
                    goesOnElsewhere(table, state);
                }
                JsonNode choice = table.someChoice(table.axis(), random);
                table.move(table.axis(), state.path("version").asLong(), choice);
            }
            assertThat(table.spectator().get(table.path("record")).status()).isEqualTo(403);
        }
    }

    private void goesOnElsewhere(Client.Table table, JsonNode state) {
        Client.Answer record = table.axis().get(table.path("record"));
        assertThat(record.status()).isEqualTo(200);
        JsonNode found = client.post("/api/records", "text/plain", record.text()).json();
        assertThat(found.path("over").asBoolean()).isFalse();
        assertThat(found.path("seats").path("axis").asText()).isEqualTo("person");
        assertThat(found.path("seats").path("allies").asText()).isEqualTo("random");
        Client.Answer opened =
                client.post("/api/matches/record?taken=axis", "text/plain", record.text());
        assertThat(opened.status()).as(opened.text()).isEqualTo(201);
        Client.Table copy = client.table(opened.json());
        JsonNode there = copy.axis().get(copy.path()).json();
        for (String part : List.of("view", "scores", "prompt")) {
            assertThat(there.path(part)).isEqualTo(state.path(part));
        }
    }

    @Test
    void aMatchAgainstAPersonIsNotTakenAlong() {
        Client.Table table = withAFriend("Ana");
        assertThat(table.axis().get(table.path("record")).status()).isEqualTo(403);
    }
}
