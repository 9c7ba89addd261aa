package kessel.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import kessel.engine.match.MatchRecord;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Whole games kept as records: every move is judged again, every die recomputed, and the result is
 * the one that the file's name tells, such as {@code gazala-greedy-axis-wins-160-74.kessel}.
 */
@Tag("long")
class KeptRecordsTest {
    private static final Path RECORDS = Path.of("src", "test", "resources", "records");

    @TestFactory
    List<DynamicTest> everyKeptGameReplays() throws IOException {
        try (Stream<Path> files = Files.list(RECORDS)) {
            List<DynamicTest> tests =
                    files.sorted()
                            .map(
                                    file ->
                                            DynamicTest.dynamicTest(
                                                    file.getFileName().toString(),
                                                    () -> replay(file)))
                            .toList();
            assertThat(tests).isNotEmpty();
            return tests;
        }
    }

    private static void replay(Path file) throws IOException {
        String text = Files.readString(file);
        MatchRecord record = RecordText.read(file.toString(), text);
        replay(GameBox.open(record.header().game()), record, text, file.getFileName().toString());
    }

    private static <P extends Position<P>, M extends Move> void replay(
            Game<P, M> game, MatchRecord record, String text, String name) {
        Match<P, M> match = Replay.verified(game, record);
        assertThat(RecordText.write(match)).isEqualTo(text);
        Match.Result result = match.result();
        String winner = result.winner() < 0 ? "draw" : game.sides().get(result.winner()) + "-wins";
        String scores = result.scores().get(0).total() + "-" + result.scores().get(1).total();
        assertThat(name).endsWith("-" + winner + "-" + scores + ".kessel");
    }
}
