package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A story tells, page by page, what looking back at each single move tells. */
final class StoryTest {
    private static final int MOVES = 130;

    @TempDir static Path folder;
    private static Server server;
    private static Client.Table table;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder.resolve("data")));
        table = Client.of(server.address()).hotSeat();
        table.play(MOVES, new Random(7));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    /** All pages, as states with the journal of their last move. */
    private static List<ObjectNode> whole(Client who, String as) {
        List<ObjectNode> states = new ArrayList<>();
        int from = 0;
        while (from < MOVES) {
            JsonNode story = who.get(table.path("story?from=" + from + as)).json();
            assertThat(story.path("steps").size()).isBetween(1, 100);
            assertThat(story.path("from").asInt()).isEqualTo(from);
            assertThat(story.path("moveCount").asInt()).isEqualTo(MOVES);
            List<ObjectNode> page = StoryReader.states(story);
            states.addAll(from == 0 ? page : page.subList(1, page.size()));
            from += story.path("steps").size();
        }
        assertThat(states).hasSize(MOVES + 1);
        return states;
    }

    private static void sameAsLookingBack(Client who, String as) {
        List<ObjectNode> states = whole(who, as);
        for (int move = 0; move <= MOVES; move++) {
            String then = table.path("at/" + move + "?after=" + Math.max(0, move - 1) + as);
            assertThat(states.get(move)).as(then).isEqualTo(who.get(then).json());
        }
    }

    @Test
    void eachSideGetsItsOwnStoryAndASpectatorTheirs() {
        sameAsLookingBack(table.axis(), "");
        sameAsLookingBack(table.allies(), "");
        sameAsLookingBack(table.spectator(), "");
        assertThat(whole(table.axis(), "")).isNotEqualTo(whole(table.allies(), ""));
    }

    @Test
    void whoHoldsBothSeatsSaysThroughWhoseEyes() {
        sameAsLookingBack(table.both(), "&as=axis");
        List<ObjectNode> states = whole(table.both(), "");
        assertThat(states.getLast().path("viewer").isNull()).isTrue();
    }

    @Test
    void nobodyGetsTheOthersStoryWhileTheMatchIsOn() {
        assertThat(table.axis().get(table.path("story?as=allies")).status()).isEqualTo(403);
        assertThat(table.spectator().get(table.path("story?as=axis")).status()).isEqualTo(403);
    }

    @Test
    void whatIsAskedAmissIsRefused() {
        Client who = table.spectator();
        assertThat(who.get(table.path("story?from=-1")).status()).isEqualTo(400);
        assertThat(who.get(table.path("story?from=x")).status()).isEqualTo(400);
        assertThat(who.get(table.path("story?from=" + (MOVES + 1))).status()).isEqualTo(404);
        assertThat(who.get(table.path("story?as=martians")).status()).isEqualTo(400);
        assertThat(who.holding("forged").get(table.path("story")).status()).isEqualTo(401);
        JsonNode end = who.get(table.path("story?from=" + MOVES)).json();
        assertThat(end.path("steps").size()).isZero();
        assertThat(end.path("state").path("moveCount").asInt()).isEqualTo(MOVES);
    }

    @Test
    void afterTheEndNothingIsHidden() {
        Client.Table other = Client.of(server.address()).hotSeat();
        other.play(40, new Random(8));
        other.both().post(other.path("resign"), Map.of("version", other.version()));
        JsonNode story = other.spectator().get(other.path("story")).json();
        List<ObjectNode> states = StoryReader.states(story);
        for (int move = 1; move <= 40; move++) {
            String then = other.path("at/" + move + "?after=" + (move - 1));
            assertThat(states.get(move)).isEqualTo(other.spectator().get(then).json());
        }
        assertThat(states.getLast().findValuesAsText("id")).doesNotContain("null");
        assertThat(states.getLast().has("seed")).isTrue();
    }

    /**
     * Why a computer player moved is told at once as far as it can be seen, and whole when the
     * match is over.
     */
    @Test
    void whyTheComputerMovesIsToldAsFarAsItIsSeen() {
        Client.Table other = Client.of(server.address()).begin(Map.of("axis", "recruit"));
        // The Allies set three headquarters up first (11.1.2).
        other.play(3, new Random(1));
        other.await(state -> state.path("moveCount").asInt() >= 15);
        List<String> seen = reasons(other);
        assertThat(seen).isNotEmpty();
        assertThat(told(other)).startsWith(seen.toArray(String[]::new));
        other.await(
                state ->
                        other.both()
                                        .post(
                                                other.path("resign"),
                                                Map.of("version", state.path("version").asLong()))
                                        .status()
                                == 200);
        assertThat(reasons(other)).isNotEmpty();
    }

    private static List<String> told(Client.Table other) {
        return other.state().path("journal").findValuesAsText("reason");
    }

    private static List<String> reasons(Client.Table other) {
        return other.both()
                .get(other.path("story"))
                .json()
                .path("steps")
                .findValuesAsText("reason");
    }
}
