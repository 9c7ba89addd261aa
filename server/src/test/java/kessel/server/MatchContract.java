package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import kessel.engine.game.GameBox;
import kessel.engine.match.Match;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds for matches, whichever database keeps them. */
abstract class MatchContract {
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
        if (server != null) {
            server.close();
        }
    }

    private void restart() {
        server.close();
        server = Server.start(settings());
        client = client.at(server.address());
    }

    @Test
    void aNewMatchShowsItsState() {
        Client.Table table = client.hotSeat();
        JsonNode state = table.state();
        assertThat(state.path("game").asText()).isEqualTo("gazala");
        assertThat(state.path("scenario").asText()).isEqualTo("campaign");
        assertThat(state.path("version").asLong()).isZero();
        assertThat(state.path("you").size()).isEqualTo(2);
        assertThat(state.path("viewer")).isEqualTo(state.path("view").path("decider"));
        assertThat(state.path("commitment").asText()).hasSize(64);
        assertThat(state.has("seed")).isFalse();
        assertThat(state.has("result")).isFalse();
        assertThat(state.path("view").path("pieces").size()).isEqualTo(54);
        assertThat(state.path("scores").path("allies").path("total").asText()).isEqualTo("110");
        assertThat(state.path("prompt").path("text").asText()).isNotBlank();
    }

    /** PostgreSQL takes no NUL, and only as many letters as its columns have. */
    @Test
    void textsThatNotEveryDatabaseTakesAreRefused() {
        Client.Table table = client.hotSeat();
        for (String id : List.of("%00", "a%00b", "x".repeat(200), "%C3%A9", "'")) {
            assertThat(client.get("/api/matches/" + id).status()).as(id).isIn(400, 404);
        }
        String record = table.both().get(table.path("record")).text();
        for (String name : List.of("a\u0000b", "x".repeat(500))) {
            String odd = record.replace("axis person", "axis " + name);
            assertThat(odd).contains(name);
            for (String path : List.of("/api/records", "/api/matches/record")) {
                assertThat(client.post(path, "text/plain", odd).status()).isEqualTo(400);
            }
        }
        for (String text : List.of("\u0000", "\ud800", "x".repeat(5000))) {
            String told = text.length() > 1 ? "1000 characters at most" : "belongs in no text";
            String move = json(text).replace("game", "move").replace("{", "{\"version\":0,");
            Client.Answer moved = table.both().post(table.path("moves"), "application/json", move);
            assertThat(moved.status()).isEqualTo(400);
            assertThat(moved.error()).contains(told);
            Client.Answer game = client.post("/api/matches", "application/json", json(text));
            assertThat(game.status()).isEqualTo(400);
            assertThat(game.error()).contains(told);
        }
    }

    /** With odd characters written out, as a writer of JSON would not write them. */
    private static String json(String game) {
        return game.length() > 1
                ? "{\"game\":\"" + game + "\"}"
                : "{\"game\":\"\\u%04x\"}".formatted((int) game.charAt(0));
    }

    @Test
    void aMoveIsMadeAndTold() {
        Client.Table table = client.hotSeat();
        JsonNode move = table.someChoice(table.both(), new Random(1));
        Client.Answer answer = table.move(table.both(), 0, move);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().path("version").asLong()).isEqualTo(1);
        assertThat(answer.json().path("moveCount").asInt()).isEqualTo(1);
        JsonNode told = answer.json().path("journal").get(0);
        assertThat(told.path("number").asInt()).isEqualTo(1);
        assertThat(told.path("entries").get(0).path("text").asText()).isNotBlank();
        assertThat(told.path("entries").get(0).path("rule").asText()).isNotBlank();
        assertThat(table.both().get(table.path() + "?after=1").json().path("journal").isEmpty())
                .isTrue();
    }

    @Test
    void anIllegalMoveIsRefusedWithItsRule() {
        Client.Table table = client.hotSeat();
        Client.Answer refused = table.move(table.both(), 0, "attack 1012");
        assertThat(refused.status()).isEqualTo(422);
        assertThat(refused.json().path("rule").asText()).isNotBlank();
        assertThat(refused.error()).isNotBlank();
        JsonNode judged =
                table.both().post(table.path("judge"), Map.of("move", "attack 1012")).json();
        assertThat(judged.path("legal").asBoolean()).isFalse();
        assertThat(judged.path("rule")).isEqualTo(refused.json().path("rule"));
        assertThat(judged.path("why").asText()).isEqualTo(refused.error());
        assertThat(table.version()).isZero();
    }

    @Test
    void whatIsListedIsJudgedLegal() {
        Client.Table table = client.hotSeat();
        table.play(12, new Random(3));
        JsonNode move = table.someChoice(table.both(), new Random(4));
        JsonNode judged = table.both().post(table.path("judge"), Map.of("choice", move)).json();
        assertThat(judged.path("legal").asBoolean()).isTrue();
    }

    @Test
    void theSecondClickGetsTheNewPositionAndDoublesNothing() {
        Client.Table table = client.hotSeat();
        JsonNode move = table.someChoice(table.both(), new Random(1));
        assertThat(table.move(table.both(), 0, move).status()).isEqualTo(200);
        Client.Answer second = table.move(table.both(), 0, move);
        assertThat(second.status()).isEqualTo(409);
        assertThat(second.error()).isEqualTo("the position has changed");
        assertThat(second.json().path("state").path("version").asLong()).isEqualTo(1);
        assertThat(table.state().path("moveCount").asInt()).isEqualTo(1);
    }

    @Test
    void ofManyTabsAtOnceExactlyOneMoves() throws Exception {
        Client.Table table = client.hotSeat();
        for (int round = 0; round < 5; round++) {
            long version = table.version();
            JsonNode move = table.someChoice(table.both(), new Random(round));
            List<Callable<Integer>> tabs = new ArrayList<>();
            for (int tab = 0; tab < 8; tab++) {
                tabs.add(() -> table.move(table.both(), version, move).status());
            }
            List<Integer> statuses = new ArrayList<>();
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (var answer : threads.invokeAll(tabs)) {
                    statuses.add(answer.get());
                }
            }
            assertThat(statuses).containsOnly(200, 409);
            assertThat(statuses).filteredOn(status -> status == 200).hasSize(1);
            assertThat(table.version()).isEqualTo(version + 1);
        }
    }

    @Test
    void aVersionFromTheFutureIsStaleToo() {
        Client.Table table = client.hotSeat();
        JsonNode move = table.someChoice(table.both(), new Random(1));
        assertThat(table.move(table.both(), 7, move).status()).isEqualTo(409);
        assertThat(table.move(table.both(), -1, move).status()).isEqualTo(409);
    }

    @Test
    void undoTakesTheLastMoveBack() {
        Client.Table table = client.hotSeat();
        JsonNode before = table.state();
        table.play(1, new Random(1));
        assertThat(table.state().path("mayUndo").asBoolean()).isTrue();
        Client.Answer undone = table.both().post(table.path("undo"), Map.of("version", 1));
        assertThat(undone.status()).isEqualTo(200);
        assertThat(undone.json().path("version").asLong()).isEqualTo(2);
        assertThat(undone.json().path("moveCount").asInt()).isZero();
        assertThat(undone.json().path("view")).isEqualTo(before.path("view"));
        assertThat(table.both().post(table.path("undo"), Map.of("version", 1)).status())
                .isEqualTo(409);
        Client.Answer none = table.both().post(table.path("undo"), Map.of("version", 2));
        assertThat(none.status()).isEqualTo(422);
        assertThat(none.json().path("rule").asText()).isEqualTo("K2");
        table.play(3, new Random(2));
        restart();
        Client.Table again = table.at(server.address());
        assertThat(again.version()).isEqualTo(5);
        assertThat(again.state().path("moveCount").asInt()).isEqualTo(3);
        assertThat(again.state().path("mayUndo").asBoolean()).isTrue();
    }

    @Test
    void undoIsForThePlayerOfTheMove() {
        Client.Table table = client.hotSeat();
        String first = table.state().path("view").path("decider").asText();
        table.play(1, new Random(1));
        Client other = first.equals("axis") ? table.allies() : table.axis();
        assertThat(other.post(table.path("undo"), Map.of("version", 1)).status()).isEqualTo(422);
    }

    @Test
    void whoResignsLoses() {
        Client.Table table = client.hotSeat();
        table.play(2, new Random(1));
        Client.Answer resigned = table.allies().post(table.path("resign"), Map.of("version", 2));
        assertThat(resigned.status()).isEqualTo(200);
        JsonNode state = table.spectator().get(table.path()).json();
        assertThat(state.path("result").path("winner").asText()).isEqualTo("axis");
        assertThat(state.path("result").path("byResignation").asBoolean()).isTrue();
        assertThat(state.path("seed").asText()).isNotBlank();
        assertThat(state.path("mayUndo").asBoolean()).isFalse();
        assertThat(table.move(table.both(), 3, "end").status()).isEqualTo(422);
        assertThat(table.both().post(table.path("resign"), Map.of("version", 3)).status())
                .isEqualTo(422);
        restart();
        Client.Table again = table.at(server.address());
        assertThat(again.spectator().get(again.path()).json()).isEqualTo(state);
    }

    @Test
    void theMatchCanBeSeenAsItWas() {
        Client.Table table = client.hotSeat();
        List<JsonNode> views = new ArrayList<>();
        Random random = new Random(5);
        for (int i = 0; i < 70; i++) {
            views.add(table.axis().get(table.path()).json().path("view"));
            table.play(1, random);
        }
        for (int n : new int[] {0, 1, 31, 32, 33, 64, 69, 5}) {
            JsonNode then = table.axis().get(table.path("at/" + n)).json();
            assertThat(then.path("view")).isEqualTo(views.get(n));
            assertThat(then.path("moveCount").asInt()).isEqualTo(n);
            assertThat(then.path("journal").size()).isEqualTo(n);
            assertThat(then.path("mayUndo").asBoolean()).isFalse();
        }
        assertThat(table.axis().get(table.path("at/71")).status()).isEqualTo(404);
        assertThat(table.axis().get(table.path("at/x")).status()).isEqualTo(400);
        assertThat(table.axis().get(table.path("at/3?as=allies")).status()).isEqualTo(403);
        assertThat(table.axis().get(table.path("at/3?as=axis")).status()).isEqualTo(200);
    }

    @Test
    void theRecordReplaysToThePosition() {
        Client.Table table = client.hotSeat();
        table.play(40, new Random(6));
        assertThat(table.axis().get(table.path("record")).status()).isEqualTo(403);
        assertThat(table.spectator().get(table.path("record")).status()).isEqualTo(403);
        String running = table.both().get(table.path("record")).text();
        assertThat(running).doesNotContain("\nseed ");
        Match<?, ?> match =
                Replay.whole(GameBox.open("gazala"), RecordText.read("record", running));
        assertThat(match.moves()).hasSize(40);

        // A running one goes on from its last position, with seats of its own.
        Client.Answer taken = client.post("/api/matches/record", "text/plain", running);
        assertThat(taken.status()).isEqualTo(201);
        Client.Table going = client.table(taken.json());
        assertThat(going.state().path("view")).isEqualTo(table.state().path("view"));
        assertThat(going.state().path("commitment")).isNotEqualTo(table.state().path("commitment"));
        going.play(5, new Random(7));
        restart();
        assertThat(going.at(server.address()).state().path("moveCount").asInt()).isEqualTo(5);

        // A finished one is there to look at, for everybody, with its dice verified.
        Client.Table at = table.at(server.address());
        at.axis().post(at.path("resign"), Map.of("version", 40));
        String finished = at.spectator().get(at.path("record")).text();
        Replay.verified(GameBox.open("gazala"), RecordText.read("record", finished));
        Client.Answer kept = client.post("/api/matches/record", "text/plain", finished);
        assertThat(kept.status()).isEqualTo(201);
        assertThat(kept.json().path("seats").isEmpty()).isTrue();
        Client.Table look = client.table(kept.json());
        JsonNode state = look.spectator().get(look.path()).json();
        assertThat(state.path("result").path("winner").asText()).isEqualTo("allies");
        assertThat(state.path("moveCount").asInt()).isEqualTo(40);
        assertThat(look.spectator().get(look.path("record")).text()).isEqualTo(finished);
        assertThat(look.spectator().get(look.path("at/20?as=axis")).status()).isEqualTo(200);
        assertThat(state.path("journal").get(0).path("move").isTextual()).isTrue();
    }

    @Test
    void whoGoesOnFromARecordIsChosenAsInANewMatch() {
        Client.Table table = client.begin(Map.of("axis", "person", "allies", "random"));
        table.await(state -> state.path("view").path("decider").asText().equals("axis"));
        table.axis().post(table.path("resign"), Map.of("version", table.version()));
        Client.Table running = client.hotSeat();
        running.play(40, new Random(6));
        String record = running.both().get(running.path("record")).text();
        long matches = count();
        JsonNode found = client.post("/api/records", "text/plain", record).json();
        assertThat(found.path("game").asText()).isEqualTo("gazala");
        assertThat(found.path("over").asBoolean()).isFalse();
        assertThat(found.path("seats").path("allies").asText()).isEqualTo("person");
        assertThat(count()).isEqualTo(matches);

        JsonNode friend = goesOn(record, "?taken=axis");
        Client.Table invited = client.table(friend);
        JsonNode seats = invited.state().path("seats");
        assertThat(seats.path("axis").path("claimed").asBoolean()).isTrue();
        assertThat(seats.path("allies").path("claimed").asBoolean()).isFalse();
        assertThat(invited.allies().post(invited.path("claim"), Map.of()).status()).isEqualTo(200);

        JsonNode computer = goesOn(record, "?seat=axis:random&seat=allies:person&taken=allies");
        assertThat(computer.path("seats").has("axis")).isFalse();
        Client.Table against = client.table(computer);
        assertThat(against.state().path("seats").path("axis").path("kind").asText())
                .isEqualTo("random");

        for (String nonsense :
                List.of("?seat=axis", "?seat=axis:genius", "?seat=moon:person", "?taken=moon")) {
            assertThat(client.post("/api/matches/record" + nonsense, "text/plain", record).status())
                    .as(nonsense)
                    .isEqualTo(400);
        }
        String finished = table.spectator().get(table.path("record")).text();
        JsonNode over = client.post("/api/records", "text/plain", finished).json();
        assertThat(over.path("over").asBoolean()).isTrue();
        assertThat(over.path("seats").path("allies").asText()).isEqualTo("random");
    }

    private JsonNode goesOn(String record, String seating) {
        Client.Answer answer = client.post("/api/matches/record" + seating, "text/plain", record);
        assertThat(answer.status()).isEqualTo(201);
        return answer.json();
    }

    private long count() {
        return client.get("/metrics")
                .text()
                .lines()
                .filter(line -> line.startsWith("kessel_matches "))
                .mapToLong(line -> (long) Double.parseDouble(line.split(" ")[1]))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aRecordThatDoesNotHoldIsRefused() {
        Client.Table table = client.hotSeat();
        table.play(30, new Random(6));
        table.axis().post(table.path("resign"), Map.of("version", 30));
        String record = table.spectator().get(table.path("record")).text();
        List<String> broken =
                List.of(
                        "",
                        "hello",
                        record.substring(0, record.length() / 2),
                        record.replaceFirst("seed .", "seed x"),
                        record.replaceFirst("game gazala", "game chess"),
                        record.replaceFirst("\n1 allies place \\S+ ", "\n1 allies place 5/21Pz "));
        for (String text : broken) {
            Client.Answer answer = client.post("/api/matches/record", "text/plain", text);
            assertThat(answer.status()).as(text).isEqualTo(400);
            assertThat(answer.error()).isNotBlank();
        }
    }

    @Test
    void anInvitationAdmitsOnePersonOnly() throws Exception {
        Client.Table table = client.hotSeat();
        try (Listener inviter = new Listener(table.axis(), table.id(), 0L)) {
            Client.Answer claimed = table.allies().post(table.path("claim"), Map.of());
            assertThat(claimed.status()).isEqualTo(200);
            Client friend =
                    client.holding(
                            claimed.json().path("seats").path("allies").path("secret").asText());
            assertThat(inviter.nextVersion()).isEqualTo(1);
            JsonNode state = friend.get(table.path()).json();
            assertThat(state.path("you").get(0).asText()).isEqualTo("allies");
            assertThat(state.path("seats").path("allies").path("claimed").asBoolean()).isTrue();
            assertThat(state.path("seats").path("axis").path("claimed").asBoolean()).isFalse();
        }
        assertThat(table.allies().get(table.path()).status()).isEqualTo(401);
        assertThat(table.allies().post(table.path("claim"), Map.of()).status()).isEqualTo(401);
        assertThat(table.axis().get(table.path()).status()).isEqualTo(200);
        assertThat(table.spectator().post(table.path("claim"), Map.of()).status()).isEqualTo(403);
    }

    @Test
    void aSeatCanBeTakenAtTheBeginning() {
        Client.Answer begun =
                client.post("/api/matches", Map.of("game", "gazala", "taken", List.of("allies")));
        Client.Table table = client.table(begun.json());
        JsonNode seats = table.state().path("seats");
        assertThat(seats.path("allies").path("claimed").asBoolean()).isTrue();
        assertThat(seats.path("axis").path("claimed").asBoolean()).isFalse();
        assertThat(
                        client.post(
                                        "/api/matches",
                                        Map.of("game", "gazala", "taken", List.of("nobody")))
                                .status())
                .isEqualTo(400);
    }

    @Test
    void everyChangeIsToldOnceAndInOrder() throws Exception {
        Client.Table table = client.hotSeat();
        try (Listener listener = new Listener(table.spectator(), table.id(), null)) {
            assertThat(listener.nextVersion()).isZero();
            table.play(5, new Random(1));
            for (long version = 1; version <= 5; version++) {
                Listener.Event event = listener.next();
                assertThat(event.name()).isEqualTo("moved");
                assertThat(event.id()).isEqualTo(Long.toString(version));
                assertThat(event.data()).isEqualTo("{\"version\":" + version + "}");
            }
            assertThat(listener.isQuiet()).isTrue();
        }
        // The line is lost; meanwhile the match goes on.
        table.play(3, new Random(2));
        try (Listener back = new Listener(table.spectator(), table.id(), 5L)) {
            for (long version = 6; version <= 8; version++) {
                assertThat(back.nextVersion()).isEqualTo(version);
            }
            assertThat(back.isQuiet()).isTrue();
            table.play(1, new Random(3));
            assertThat(back.nextVersion()).isEqualTo(9);
        }
        try (Listener nothingNew = new Listener(table.spectator(), table.id(), 9L)) {
            assertThat(nothingNew.isQuiet()).isTrue();
        }
        restart();
        Client.Table again = table.at(server.address());
        try (Listener afterRestart = new Listener(again.spectator(), again.id(), 7L)) {
            assertThat(afterRestart.nextVersion()).isEqualTo(8);
            assertThat(afterRestart.nextVersion()).isEqualTo(9);
            assertThat(afterRestart.isQuiet()).isTrue();
        }
    }

    @Test
    void linesThatBreakAllTheTimeLoseAndRepeatNothing() throws Exception {
        Client.Table table = client.hotSeat();
        Thread mover = Thread.ofVirtual().start(() -> table.play(60, new Random(8)));
        List<Long> heard = new ArrayList<>();
        Random random = new Random(9);
        long last = 0;
        while (last < 60) {
            try (Listener listener = new Listener(table.spectator(), table.id(), last)) {
                int events = 1 + random.nextInt(7);
                for (int i = 0; i < events && last < 60; i++) {
                    last = listener.nextVersion();
                    heard.add(last);
                }
            }
        }
        mover.join();
        assertThat(heard).hasSize(60).isSorted().doesNotHaveDuplicates();
    }

    @Test
    void theMatchSurvivesARestartInTheMiddleOfABattle() {
        Client.Table table = client.hotSeat();
        Random random = new Random(11);
        List<String> battle =
                List.of("defending", "losing", "retreating", "advancing", "gathering");
        int moves = 0;
        while (!battle.contains(table.state().path("view").path("step").asText())) {
            assertThat(moves++).isLessThan(2000);
            long version = table.version();
            // Hurry to the front: end set-up and movement by chance now and then.
            boolean ended =
                    random.nextInt(6) == 0
                            && table.move(table.both(), version, "end").status() == 200;
            if (!ended) {
                table.play(1, random);
            }
        }
        List<JsonNode> before = states(table);
        String record = table.both().get(table.path("record")).text();
        restart();
        Client.Table again = table.at(server.address());
        assertThat(states(again)).isEqualTo(before);
        assertThat(again.both().get(again.path("record")).text()).isEqualTo(record);
        again.play(10, random);
    }

    private static List<JsonNode> states(Client.Table table) {
        return List.of(
                table.state(),
                table.axis().get(table.path()).json(),
                table.allies().get(table.path()).json(),
                table.spectator().get(table.path()).json());
    }

    @Test
    void aComputerAnswers() {
        Client.Table table = client.begin(Map.of("allies", "greedy"));
        Random random = new Random(12);
        for (int i = 0; i < 30; i++) {
            JsonNode state =
                    table.await(now -> now.path("view").path("decider").asText().equals("axis"));
            JsonNode move = table.someChoice(table.axis(), random);
            assertThat(table.move(table.axis(), state.path("version").asLong(), move).status())
                    .isEqualTo(200);
        }
        JsonNode journal = table.state().path("journal");
        assertThat(journal).anyMatch(told -> told.path("side").asText().equals("allies"));
        assertThat(journal).anyMatch(told -> told.path("side").asText().equals("axis"));
    }

    @Test
    void twoComputersPlayToTheEndAlsoThroughARestart() {
        Client.Table table = client.begin(Map.of("axis", "random", "allies", "random"));
        table.await(state -> state.path("moveCount").asInt() > 50);
        restart();
        Client.Table again = table.at(server.address());
        JsonNode state = again.spectator().get(again.path()).json();
        while (!state.has("result")) {
            // Slow machines take their time; standing still is what must not happen.
            int count = state.path("moveCount").asInt();
            state =
                    again.await(
                            now -> now.has("result") || now.path("moveCount").asInt() > count + 20);
        }
        String record = again.spectator().get(again.path("record")).text();
        Replay.verified(GameBox.open("gazala"), RecordText.read("record", record));
    }
}
