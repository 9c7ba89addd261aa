package kessel.cli;

import static kessel.cli.KesselTest.assertUsage;
import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MovesCommandTest {
    @TempDir private Path folder;
    private Path record;
    private Path position;

    /** Five free units are placed by the first moves; after them the first march is due. */
    @BeforeEach
    void goToTheFirstMovementPhase() {
        record = Records.finished(folder);
        String text = kessel("replay", record, "--to", "5", "--position").out();
        position = Records.file(folder, "position.yaml", text);
    }

    @Test
    void listsTheMovesOfAPosition() {
        Shell shell = kessel("moves", position);
        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .containsPattern("^Axis to decide: the Movement Phase; \\d+ legal moves\n")
                .containsPattern("\n  5/21Pz 0409-0408 +to 0408 +cost 1\n")
                .containsPattern("\n  end\n");
    }

    @Test
    void listsTheMovesOfARecord() {
        assertThat(kessel("moves", record, "--to", "5")).isEqualTo(kessel("moves", position));
        assertThat(kessel("moves", record).out())
                .isEqualTo("The match is over; there are no moves.\n");
        assertThat(kessel("moves", record, "--json").json()).isEmpty();
    }

    @Test
    void listsTheMovesOfOneUnitForPrograms() {
        JsonNode moves = kessel("moves", position, "--unit", "5/21Pz", "--json").json();
        assertThat(moves).isNotEmpty();
        for (JsonNode move : moves) {
            assertThat(Shell.keys(move))
                    .containsExactly("notation", "unit", "destination", "cost", "terms");
            assertThat(move.get("unit").asText()).isEqualTo("5/21Pz");
            assertThat(move.get("notation").asText()).endsWith(move.get("destination").asText());
            double sum = 0;
            for (JsonNode term : move.get("terms")) {
                assertThat(Shell.keys(term)).containsExactly("rule", "value", "words");
                sum += term.get("value").asDouble();
            }
            assertThat(move.get("cost").asDouble()).isEqualTo(sum);
        }
    }

    @Test
    void listedMovesAreLegal() {
        JsonNode moves = kessel("moves", position, "--unit", "5/21Pz", "--json").json();
        for (int i = 0; i < moves.size(); i += 20) {
            JsonNode move = moves.get(i);
            assertThat(kessel("judge", position, move.get("notation").asText()).out())
                    .isEqualTo("legal\n");
        }
    }

    @Test
    void refusesNonsense() {
        assertFault(
                kessel("moves", position, "--unit", "7/Tank"),
                "option '--unit': gazala has no unit '7/Tank'; ./kessel show gazala lists them");
        assertFault(
                kessel("moves", position, "--to", "3"),
                position + ": is a position; only a record has moves to stop after");
        assertUsage(
                kessel("moves", record, "--to", "-5"),
                "option '--to' wants a number from 0, not -5",
                "./kessel moves");
        Path wrong = Records.file(folder, "wrong.yaml", "game: chess\n");
        assertThat(kessel("moves", wrong).err())
                .startsWith(wrong + ": there is no game 'chess'")
                .hasLineCount(1);
        Path list = Records.file(folder, "list.yaml", "- game\n");
        assertFault(
                kessel("moves", list), list + ":1: a table of 'name: value' lines belongs here");
        Path broken = Records.file(folder, "broken.yaml", "game: [gazala\n");
        assertThat(kessel("moves", broken).err()).contains("is not YAML here").hasLineCount(1);
    }

    private static void assertFault(Shell shell, String message) {
        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).isEqualTo(message + "\n");
    }
}
