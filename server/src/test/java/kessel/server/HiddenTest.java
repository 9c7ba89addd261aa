package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Sight;
import kessel.engine.match.Match;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a side may not see does not travel. The truth is read from the record of both sides. */
final class HiddenTest {
    private static final Game<?, ?> GAZALA = GameBox.open("gazala");

    @TempDir static Path folder;
    private static Server server;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder.resolve("data")));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void nothingHiddenLeavesTheServer(long seed) {
        Client.Table table = Client.of(server.address()).hotSeat();
        Random random = new Random(seed);
        int battles = 0;
        for (int round = 0; round < 25; round++) {
            for (int i = 0; i < 8; i++) {
                boolean ended =
                        random.nextInt(10) == 0
                                && table.move(table.both(), table.version(), "end").status() == 200;
                if (!ended) {
                    table.play(1, random);
                }
            }
            String record = table.both().get(table.path("record")).text();
            check(table, GAZALA, record);
            battles += record.contains("[") ? 1 : 0;
        }
        assertThat(battles).as("dice were rolled").isPositive();
    }

    private static <P extends Position<P>, M extends Move> void check(
            Client.Table table, Game<P, M> game, String record) {
        Match<P, M> match = Replay.whole(game, RecordText.read("record", record));
        check(table, table.axis(), 0, match);
        check(table, table.allies(), 1, match);
        check(table, table.spectator(), Sight.SPECTATOR, match);
    }

    private static <P extends Position<P>, M extends Move> void check(
            Client.Table table, Client client, int viewer, Match<P, M> match) {
        Set<String> hidden = hidden(match, viewer);
        JsonNode state = client.get(table.path()).json();
        JsonNode expected =
                Client.MAPPER.valueToTree(match.game().sight().view(match.position(), viewer));
        assertThat(state.path("view").path("pieces")).isEqualTo(expected.path("pieces"));
        List<JsonNode> journal = new ArrayList<>();
        state.path("journal").forEach(journal::add);
        assertThat(journal).hasSize(match.moves().size());
        for (int i = 0; i < journal.size(); i++) {
            checkTold(journal.get(i), match, i, viewer);
        }
        JsonNode rest = ((com.fasterxml.jackson.databind.node.ObjectNode) state).without("journal");
        assertThat(words(rest)).doesNotContainAnyElementsOf(hidden);
        boolean decides = viewer == match.position().step().decider();
        JsonNode choices = client.get(table.path("moves")).json();
        assertThat(words(choices)).doesNotContainAnyElementsOf(hidden);
        assertThat(choices.path("moves").isEmpty() && choices.path("movers").isEmpty())
                .isEqualTo(!decides);
        for (String piece : hidden.stream().limit(5).toList()) {
            String query =
                    java.net.URLEncoder.encode(piece, java.nio.charset.StandardCharsets.UTF_8);
            assertThat(
                            client.get(table.path("moves?piece=" + query))
                                    .json()
                                    .path("moves")
                                    .isEmpty())
                    .as(piece)
                    .isTrue();
        }
        if (decides) {
            checkJudge(table, client, match, hidden);
        }
    }

    /** The journal says what the game lets this viewer hear, and gives nobody else's move away. */
    private static <P extends Position<P>, M extends Move> void checkTold(
            JsonNode told, Match<P, M> match, int index, int viewer) {
        Match.Played<M> played = match.moves().get(index);
        assertThat(told.path("move").isNull()).isEqualTo(played.side() != viewer);
        List<String> said = new ArrayList<>();
        told.path("entries").forEach(entry -> said.add(entry.path("text").asText()));
        List<String> may = new ArrayList<>();
        for (Journal.Entry entry : played.journal()) {
            may.add(match.game().words("en").say(entry.phrase(), match.game().names(viewer)));
        }
        assertThat(said).isEqualTo(may);
    }

    /** Asking about a move of a hidden piece tells the same wherever the piece stands. */
    private static void checkJudge(
            Client.Table table, Client client, Match<?, ?> match, Set<String> hidden) {
        int asked = 0;
        for (String piece : hidden) {
            Set<String> rulings = new HashSet<>();
            for (String way : List.of("0909-1010", "1012-1112", "1507-1508", place(match, piece))) {
                JsonNode ruling =
                        client.post(table.path("judge"), Map.of("move", piece + " " + way)).json();
                String why = ruling.path("why").asText().replaceAll("\\d{4}", "HEX");
                rulings.add(ruling.path("rule").asText() + " " + why);
            }
            assertThat(rulings).as(piece).hasSize(1);
            if (++asked == 3) {
                return;
            }
        }
    }

    private static String place(Match<?, ?> match, String piece) {
        return where(match, piece) + "-" + where(match, piece);
    }

    private static <P extends Position<P>, M extends Move> String where(
            Match<P, M> match, String piece) {
        for (int side = 0; side < 2; side++) {
            for (var seen : match.game().sight().view(match.position(), side).pieces()) {
                if (piece.equals(seen.id())) {
                    return seen.where();
                }
            }
        }
        throw new AssertionError(piece + " is nowhere");
    }

    private static <P extends Position<P>, M extends Move> Set<String> hidden(
            Match<P, M> match, int viewer) {
        Game<P, M> game = match.game();
        BitSet seen = game.sight().seen(match.position(), viewer);
        Set<String> hidden = new HashSet<>();
        JsonNode sheet = Client.MAPPER.valueToTree(game.sheet());
        for (JsonNode counter : sheet.path("counters")) {
            String id = counter.path("id").asText();
            if (!seen.get(game.piece(id).orElseThrow())) {
                hidden.add(id);
            }
        }
        return hidden;
    }

    /** Every text in a value, whole and word by word. */
    private static Set<String> words(JsonNode value) {
        Set<String> words = new HashSet<>();
        gather(value, words);
        return words;
    }

    private static void gather(JsonNode value, Set<String> words) {
        if (value.isTextual()) {
            words.add(value.asText());
            words.addAll(List.of(value.asText().split("[\\s,;()\"]+")));
        }
        value.forEach(child -> gather(child, words));
    }
}
