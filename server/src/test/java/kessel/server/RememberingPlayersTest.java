package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.engine.match.Observation;
import kessel.players.Deadline;
import kessel.players.Player;
import kessel.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A computer player that remembers is told of every move, as its side observes it. */
@Timeout(60)
final class RememberingPlayersTest {
    private static final Map<String, String> AGAINST_COMPUTER =
            Map.of("axis", "random", "allies", "person");
    private static final int AXIS = 0;

    @TempDir Path folder;

    /** A random player that writes down what it is told. */
    private static final class Diarist implements Roster {
        private final List<Observation<?>> told = new CopyOnWriteArrayList<>();

        @Override
        public <P extends Position<P>, M extends Move> Player<P, M> create(String name, long seed) {
            Player<P, M> random = Players.create("random", seed);
            return new Player<>() {
                @Override
                public boolean remembers() {
                    return true;
                }

                @Override
                public void observe(Observation<M> seen) {
                    told.add(seen);
                }

                @Override
                public M choose(Seat<P, M> seat, Deadline deadline) {
                    return random.choose(seat, deadline);
                }
            };
        }
    }

    private static boolean alliesDecide(JsonNode state) {
        return state.path("view").path("decider").asText().equals("allies");
    }

    /** Some moves of the Allies, and then more until the Axis has been told of some. */
    private static void play(Client.Table table, int moves, Diarist diarist) {
        Random random = new Random(moves);
        for (int i = 0; i < moves || diarist.told.isEmpty(); i++) {
            table.await(RememberingPlayersTest::alliesDecide);
            table.play(1, random);
        }
        table.await(RememberingPlayersTest::alliesDecide);
    }

    private static void isTheWholeStory(Diarist diarist, JsonNode state) {
        for (int i = 0; i < diarist.told.size(); i++) {
            Observation<?> seen = diarist.told.get(i);
            assertThat(seen.number()).isEqualTo(i + 1);
            assertThat(seen.move() == null).isEqualTo(seen.mover() != AXIS);
            assertThat(seen.after().get().turn()).isPositive();
        }
        // Of its last moves it learns when it decides again.
        assertThat(diarist.told.size()).isBetween(1, state.path("moveCount").asInt());
    }

    @Test
    void itIsToldOfEveryMoveInOrderAndAfterARestartOfAllAgain() {
        Diarist before = new Diarist();
        Client.Table table;
        try (Server server = Server.start(TestSettings.in(folder), before)) {
            table = Client.of(server.address()).begin(AGAINST_COMPUTER);
            play(table, 30, before);
            isTheWholeStory(before, table.state());
        }
        Diarist after = new Diarist();
        try (Server server = Server.start(TestSettings.in(folder), after)) {
            table = table.at(server.address());
            play(table, 30, after);
            isTheWholeStory(after, table.state());
            for (int i = 0; i < before.told.size(); i++) {
                assertThat(after.told.get(i).told()).isEqualTo(before.told.get(i).told());
                assertThat(after.told.get(i).after().get())
                        .isEqualTo(before.told.get(i).after().get());
            }
        }
    }
}
