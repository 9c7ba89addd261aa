package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.players.Deadline;
import kessel.players.Player;
import kessel.players.Players;
import kessel.players.Thought;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a computer player thinks is kept with its moves, and told when the match is over. */
class ThoughtsTest {
    private static final String SAID =
            "Axis, the plan: press forward. It expected to win 62 times in 100; it was the best of 84 plans.";

    @TempDir Path folder;

    /** A random player that thinks the same of all its moves. */
    private static final class Thinkers implements Roster {
        @Override
        public <P extends Position<P>, M extends Move> Player<P, M> create(String name, long seed) {
            Player<P, M> random = Players.create("random", seed);
            return new Player<>() {
                @Override
                public M choose(Seat<P, M> seat, Deadline deadline) {
                    return random.choose(seat, deadline);
                }

                @Override
                public Thought thought() {
                    return new Thought("push", 62, 84);
                }
            };
        }
    }

    private static List<String> thoughts(Client who, String story) {
        return who.get(story).json().path("steps").findValuesAsText("thought");
    }

    @Test
    void areToldInTheEndAndOutliveTheServer() {
        Client.Table table;
        try (Server server = Server.start(TestSettings.in(folder), new Thinkers())) {
            table = Client.of(server.address()).begin(Map.of("axis", "general 2s"));
            JsonNode axis = table.state().path("seats").path("axis");
            assertThat(axis.path("kind").asText()).isEqualTo("general");
            assertThat(axis.path("seconds").asInt()).isEqualTo(2);
            // The Allies set three headquarters up first (11.1.2).
            table.play(3, new Random(1));
            table.await(state -> state.path("moveCount").asInt() > 5);
            assertThat(thoughts(table.both(), table.path("story"))).isEmpty();
            assertThat(table.both().get(table.path("record")).text()).doesNotContain("best of");
        }
        try (Server server = Server.start(TestSettings.in(folder), new Thinkers())) {
            Client.Table again = table.at(server.address());
            again.await(
                    state ->
                            again.both()
                                            .post(
                                                    again.path("resign"),
                                                    Map.of(
                                                            "version",
                                                            state.path("version").asLong()))
                                            .status()
                                    == 200);
            List<String> told = thoughts(again.both(), again.path("story"));
            assertThat(told).isNotEmpty().containsOnly(SAID);
            String record = again.both().get(again.path("record")).text();
            assertThat(record)
                    .contains("\naxis general 2s\n")
                    .contains(" {push: 62 of 100, best of 84 plans}\n");
            Client who = Client.of(server.address());
            JsonNode taken = who.post("/api/matches/record", "text/plain", record).json();
            String story = "/api/matches/" + taken.path("id").asText() + "/story";
            assertThat(thoughts(who, story)).isEqualTo(told);
        }
    }

    @Test
    void aTimeBeyondTheServersIsRefused() {
        try (Server server = Server.start(TestSettings.in(folder))) {
            Client who = Client.of(server.address());
            Client.Answer answer =
                    who.post(
                            "/api/matches",
                            Map.of("game", "gazala", "seats", Map.of("axis", "general 31s")));
            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.error()).contains("30 s");
        }
    }
}
