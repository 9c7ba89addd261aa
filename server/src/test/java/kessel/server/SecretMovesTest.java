package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import kessel.engine.data.Item;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Sight;
import kessel.engine.match.Match;
import kessel.server.storage.Versions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a side does in secret has no number that another could count: versions, numbers of moves,
 * events and the journal's numbers are those of what a viewer can notice. In Desert Fox a side
 * spends its points unseen (9.3d): at Gazala each begins with thirty (11.5c), and two minefields
 * cost fifteen each (9.34a).
 */
final class SecretMovesTest {
    private static final int AXIS = 0;
    private static final int ALLIES = 1;
    private static final String SEED = "seed of secrets";

    @TempDir Path folder;
    private Server server;

    @BeforeEach
    void start() {
        server = Server.start(TestSettings.in(folder));
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** The Allies are about to spend their points, for which two hexes far behind can be mined. */
    private record Prelude<P extends Position<P>, M extends Move>(
            Game<P, M> game, String position, String first, String second) {
        static <P extends Position<P>, M extends Move> Prelude<P, M> of(Game<P, M> game) {
            Match<P, M> match =
                    Match.start(
                            game, "gazala", new TreeSet<>(), List.of("random", "random"), "seed");
            Random random = new Random(7);
            while (!match.position().step().name().equals("spending")) {
                P position = match.position();
                match.play(position.step().decider(), game.rules().sample(position, random));
            }
            assertThat(match.position().step().decider()).isEqualTo(ALLIES);
            List<String> mines = new ArrayList<>();
            game.rules()
                    .moves(
                            match.position(),
                            move -> {
                                String notation = game.notation().write(move);
                                if (notation.startsWith("lay-mines ")) {
                                    mines.add(notation);
                                }
                            });
            mines.sort(Comparator.comparing(SecretMovesTest::column).reversed());
            return new Prelude<>(
                    game, game.positions().write(match.position()), mines.getFirst(), mines.get(1));
        }

        WatchedMatch<P, M> match(Server server, String id) {
            return WatchedMatch.from(server, game, position, id, SEED);
        }

        M move(String notation) {
            return game.notation().read(notation);
        }
    }

    private static int column(String mines) {
        return Integer.parseInt(mines.replaceAll(".*[A-I](\\d+)$", "$1"));
    }

    /** What a viewer is told over one line from the beginning, without the signs of life. */
    private static final class Line implements AutoCloseable {
        private final StringBuffer text = new StringBuffer();
        private final InputStream stream;

        Line(Doors doors) throws Exception {
            HttpResponse<InputStream> response =
                    Client.HTTP.send(
                            doors.client()
                                    .request(doors.path() + "/events")
                                    .header("Accept", "text/event-stream")
                                    .header("Last-Event-ID", "0")
                                    .build(),
                            HttpResponse.BodyHandlers.ofInputStream());
            stream = response.body();
            Thread.ofVirtual().start(this::read);
        }

        private void read() {
            byte[] part = new byte[1000];
            try {
                for (int n; (n = stream.read(part)) >= 0; ) {
                    text.append(new String(part, 0, n, StandardCharsets.UTF_8));
                }
            } catch (IOException closed) {
                // The end of the stream.
            }
        }

        String until(long version) throws InterruptedException {
            for (int i = 0; i < 400 && !text.toString().contains("id: " + version + "\n"); i++) {
                Thread.sleep(25);
            }
            return text.toString().replace(": still here\n\n", "");
        }

        @Override
        public void close() throws IOException {
            stream.close();
        }
    }

    private static <P extends Position<P>, M extends Move> void same(
            WatchedMatch<P, M> one, WatchedMatch<P, M> other) {
        for (int viewer : new int[] {AXIS, Sight.SPECTATOR}) {
            Doors here = one.doors(viewer);
            Doors there = other.doors(viewer);
            List<Integer> at = List.of(0, 1, 2, 3);
            List<String> pieces = List.of("5Pz", "4Arm", "22Gds");
            List<String> probes = List.of("pass", "done", "lay-mines C17", "rebuild 4Arm");
            SameBytes.hold(
                    here.all(at, pieces, probes), here, there.all(at, pieces, probes), there);
        }
    }

    private static void undo(WatchedMatch<?, ?> match) {
        Doors allies = match.doors(ALLIES);
        long version = version(allies);
        Client.Answer undone =
                allies.client().post(allies.path() + "/undo", Map.of("version", version));
        assertThat(undone.status()).as(undone.text()).isEqualTo(200);
        match.truth().undo(ALLIES);
    }

    private static JsonNode state(Doors doors) {
        return doors.client().get(doors.path()).json();
    }

    private static long version(Doors doors) {
        return state(doors).path("version").asLong();
    }

    @Test
    void howOftenTheOtherSideDidSomethingInSecretCannotBeCounted() throws Exception {
        compare(Prelude.of(GameBox.open("desert-fox")));
    }

    private <P extends Position<P>, M extends Move> void compare(Prelude<P, M> prelude)
            throws Exception {
        WatchedMatch<P, M> busy = prelude.match(server, "busy");
        WatchedMatch<P, M> idle = prelude.match(server, "idle");
        try (Line here = new Line(busy.doors(AXIS));
                Line there = new Line(idle.doors(AXIS))) {
            same(busy, idle);
            busy.play(prelude.move(prelude.first()));
            same(busy, idle);
            busy.play(prelude.move(prelude.second()));
            same(busy, idle);
            undo(busy);
            same(busy, idle);
            busy.play(prelude.move(prelude.second()));
            assertThat(version(busy.doors(ALLIES))).as("they know what they did").isEqualTo(4);
            assertThat(version(idle.doors(ALLIES))).isZero();
            assertThat(version(busy.doors(AXIS))).isZero();
            busy.play(prelude.move("done"));
            idle.play(prelude.move("done"));
            same(busy, idle);
            // The Axis, too; now it is they who know.
            for (WatchedMatch<P, M> match : List.of(busy, idle)) {
                match.play(prelude.move("done"));
            }
            same(busy, idle);
            Random random = new Random(3);
            for (int i = 0; i < 12; i++) {
                M move = prelude.game().rules().sample(idle.truth().position(), random);
                if (prelude.game().rules().judge(busy.truth().position(), move).legal()) {
                    idle.play(move);
                    busy.play(move);
                }
            }
            same(busy, idle);
            long version = version(idle.doors(AXIS));
            assertThat(version).isGreaterThan(5);
            assertThat(here.until(version)).isEqualTo(there.until(version));
        }
        // What was counted is on disk.
        Doors.Heard before = busy.doors(AXIS).state(0, "en");
        Doors.Heard whole = busy.doors(ALLIES).state(0, "en");
        assertThat(before.text()).isNotEqualTo(whole.text());
        server.close();
        server = Server.start(TestSettings.in(folder));
        for (int side : new int[] {AXIS, ALLIES}) {
            Doors doors = busy.doors(side);
            Doors again = new Doors(doors.client().at(server.address()), doors.path());
            assertThat(again.state(0, "en").text())
                    .isEqualTo((side == AXIS ? before : whole).text());
        }
    }

    @Test
    void aVersionIsOneOfWhoeverSendsIt() {
        versions(Prelude.of(GameBox.open("desert-fox")));
    }

    private <P extends Position<P>, M extends Move> void versions(Prelude<P, M> prelude) {
        WatchedMatch<P, M> match = prelude.match(server, "versions");
        Doors axis = match.doors(AXIS);
        Doors allies = match.doors(ALLIES);
        String moves = allies.path() + "/moves";
        // A double click: the second time it is a version too old.
        Map<String, Object> click = Map.of("version", 0, "move", prelude.first());
        assertThat(allies.client().post(moves, click).status()).isEqualTo(200);
        assertThat(allies.client().post(moves, click).status()).isEqualTo(409);
        assertThat(version(allies)).isEqualTo(1);
        // Whoever has noticed nothing has missed nothing: what they send is judged, not stale.
        Map<String, Object> early = Map.of("version", 0, "move", "done");
        assertThat(axis.client().post(axis.path() + "/moves", early).status()).isEqualTo(422);
        // Another's number, or one that was made up, is nobody's.
        for (int forged : new int[] {1, 7}) {
            Client.Answer answer =
                    axis.client().post(axis.path() + "/resign", Map.of("version", forged));
            assertThat(answer.status()).isEqualTo(409);
            assertThat(answer.json().path("state").path("version").asLong()).isZero();
        }
        // Who holds both seats counts all there is.
        Client both = allies.client().holding("the-secret-of-side-0", "the-secret-of-side-1");
        assertThat(both.get(allies.path()).json().path("version").asLong()).isEqualTo(1);
        // With the end everything lies open, and everybody counts all moves.
        Client.Answer resigned = axis.client().post(axis.path() + "/resign", Map.of("version", 0));
        assertThat(resigned.status()).isEqualTo(200);
        assertThat(resigned.json().path("moveCount").asInt()).isEqualTo(1);
        assertThat(resigned.json().path("journal").get(0).path("move").asText())
                .isEqualTo(prelude.first());
    }

    /** Who takes a match against a computer along learns nothing by it. */
    @Test
    void whatIsTakenAlongDoesNotTell() {
        takeAlong(Prelude.of(GameBox.open("desert-fox")));
    }

    private <P extends Position<P>, M extends Move> void takeAlong(Prelude<P, M> prelude) {
        List<String> taken = new ArrayList<>();
        for (String id : List.of("alongbusy", "alongidle")) {
            prelude.match(server, id);
            Game<P, M> game = prelude.game();
            P position = game.positions().read(Item.parse("position", prelude.position()));
            LiveMatch<P, M> live =
                    new LiveMatch<>(
                            id,
                            Match.startFrom(game, position, List.of("person", "random"), SEED),
                            List.of(),
                            Versions.known(0),
                            server.archive(),
                            Clock.systemUTC());
            if (id.endsWith("busy")) {
                live.play(ALLIES, 0, new LiveMatch.Answer(prelude.first(), null));
                live.play(ALLIES, 1, new LiveMatch.Answer(prelude.second(), null));
                assertThat(live.version()).isEqualTo(2);
            }
            taken.add(live.knownTo(AXIS));
        }
        assertThat(taken.getFirst()).isEqualTo(taken.getLast());
    }
}
