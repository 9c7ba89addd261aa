package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    @TempDir private Path folder;

    @Test
    void confirmsAWholeRecord() {
        Path record = Records.finished(folder);
        Shell shell = kessel("verify", record);
        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .matches(
                        ".*finished\\.kessel: \\d+ moves, \\d+ dice, all legal and as the seed rolls them\n");
        JsonNode json = kessel("verify", record, "--json").json();
        assertThat(Shell.keys(json))
                .containsExactly(
                        "file",
                        "legal",
                        "diceVerified",
                        "over",
                        "moves",
                        "dice",
                        "nonces",
                        "lesson");
        assertThat(json.path("lesson").isNull()).isTrue();
    }

    @Test
    void saysThatTheDiceOfAMatchUnderWayCannotBeVerified() {
        Path record = Records.underWay(folder);
        Shell shell = kessel("verify", record);
        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .contains(": 40 moves, ", "all moves legal")
                .contains(
                        "The match is not over: its seed is not disclosed yet, so the dice cannot be verified.");
        assertThat(kessel("verify", record, "--json").json().get("diceVerified").asBoolean())
                .isFalse();
    }

    @Test
    void rollsTheDiceFromTheSeedAndTheNonces() {
        Path record = Records.withNonces(folder);
        Shell shell = kessel("verify", record);
        assertThat(shell.exit()).isZero();
        assertThat(shell.out()).endsWith(", all legal and as the seed and the nonces roll them\n");
        assertThat(kessel("verify", record, "--json").json().get("nonces").asInt()).isEqualTo(2);
        Path forged =
                Records.withNonces(folder, "nonce allies .*", "nonce allies 0000000000000000");
        assertFault(forged, ":\\d+: move \\d+: the seed rolls \\[.*] here, the record says \\[.*]");
        Path without = Records.withNonces(folder, "nonce allies .*\n", "");
        assertFault(without, ":\\d+: move \\d+: illegal under K5: .* the Allies have not yet\\.");
    }

    @Test
    void findsAnIllegalMove() {
        // The first march starts where its unit does not stand.
        Path record = Records.altered(folder, "^(\\d+ \\w+ \\S+/\\S+) \\d{4}-", "$1 2516-");
        assertFault(record, ":\\d+: move \\d+: illegal under [^:]+: .*");
    }

    @Test
    void findsAWrongDie() {
        Path record = Records.altered(folder, "\\[1 ", "[2 ");
        assertFault(
                record,
                ":\\d+: move \\d+: the seed rolls \\[1, .*] here, the record says \\[2, .*]");
    }

    @Test
    void findsAMoveThatNobodyCanRead() {
        assertFault(
                Records.altered(folder, "^7 (\\w+) .*$", "7 $1 dance"),
                ":\\d+: move 7: 'dance' is not a move; .*");
        assertFault(Records.altered(folder, "^7 .*$", "7"), ":\\d+: not a move: '7'");
        assertFault(
                Records.altered(folder, "^7 \\w+ ", "7 soviets "),
                ":\\d+: there is no side 'soviets'");
    }

    @Test
    void findsARecordThatWasCutShort() {
        assertFault(
                Records.altered(folder, "(?s)\\n30 .*", "\n30 ax"), ":\\d+: not a move: '30 ax'");
        assertFault(
                Records.altered(folder, "(?s)\\n30 .*", "\n"),
                ":\\d+: the record is cut short: its 'end' line is missing");
        assertFault(
                Records.altered(folder, "(?s)\\n\\n.*", ""),
                ":\\d+: a blank line parts the header from the moves");
        assertFault(
                Records.altered(folder, "(?s)\\n30 .*\\nend", "\nend"),
                ":\\d+: the record ends after \\d+ moves, but holds 29");
    }

    @Test
    void findsAWrongHeader() {
        assertFault(
                Records.altered(folder, "^game gazala", "game chess"),
                ": there is no game 'chess'; there is .*");
        assertFault(
                Records.altered(folder, "^scenario .*", "scenario moon"),
                ": gazala has no scenario 'moon'");
        assertFault(
                Records.altered(folder, "^scenario campaign", "scenario campaign\noptions tea"),
                ": gazala has no option 'tea'");
        assertFault(
                Records.altered(folder, "^seed .*", "seed other"),
                ": the seed is not the one that was committed to");
        assertFault(
                Records.altered(folder, "^end (\\d+) .*", "end $1 0123456789abcdef"),
                ": the moves lead to position [0-9a-f]{16}, the record says 0123456789abcdef");
    }

    @Test
    void wantsTheSeedOfAFinishedMatch() {
        assertFault(
                Records.altered(folder, "^seed .*\n", ""),
                ": the match is over, but the record does not disclose its seed");
    }

    @Test
    void findsThatAFileIsNoRecord() throws IOException {
        byte[] bytes = {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 0, 0};
        assertFault(Files.write(folder.resolve("binary"), bytes), ": is not a text file");
        assertFault(Records.file(folder, "empty", ""), ": is empty");
        assertFault(Records.file(folder, "blank", " \n\n"), ": is empty");
        assertFault(
                Records.file(folder, "letter", "Dear Erwin\n"),
                ": is not a record: it does not begin as one");
        assertFault(
                Records.file(folder, "next", "Kessel record 2\n"),
                ":1: a record begins with 'Kessel record 1'");
        assertFault(Records.file(folder, "bare", "Kessel record 1"), ":\\d+: 'game' is missing");
        assertFault(folder, ": is a folder; a file is wanted");
        assertFault(folder.resolve("lost"), ": no such file");
    }

    @Test
    void tellsTheFaultToPrograms() {
        Shell shell = kessel("verify", folder.resolve("lost"), "--json");
        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.json().get("fault").asText()).endsWith("lost: no such file");
    }

    private static void assertFault(Path file, String pattern) {
        Shell shell = kessel("verify", file);
        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).startsWith(file.toString()).hasLineCount(1);
        assertThat(shell.err().strip().substring(file.toString().length())).matches(pattern);
    }
}
