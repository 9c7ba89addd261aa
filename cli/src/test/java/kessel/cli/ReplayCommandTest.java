package kessel.cli;

import static kessel.cli.KesselTest.assertUsage;
import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
    private static final String REPLAY = "./kessel replay";

    @TempDir private Path folder;

    @Test
    void tellsTheWholeMatch() {
        Shell shell = kessel("replay", Records.finished(folder));
        assertThat(shell.exit()).isZero();
        assertThat(shell.out()).contains("\nTurn 14.", "\nResult\n").endsWith("seed was alamein\n");
    }

    @Test
    void saysWhoseDecisionIsNext() {
        Shell stopped = kessel("replay", Records.finished(folder), "--to", "40");
        assertThat(stopped.out())
                .contains("\nThe points so far\n")
                .containsPattern(
                        "\\n(Axis|Allies) to decide after 40 moves\\. What is due is .*\\.\n$")
                .doesNotContain("alamein");
        assertThat(kessel("replay", Records.underWay(folder)).out()).isEqualTo(stopped.out());
    }

    @Test
    void namesToASideOnlyWhatItCouldSee() {
        Path record = Records.finished(folder);
        String open = kessel("replay", record).out();
        String axis = kessel("replay", record, "--as", "axis").out();
        String allies = kessel("replay", record, "--as", "allies").out();
        String spectator = kessel("replay", record, "--as", "spectator").out();
        assertThat(open).doesNotContain("armoured unit moves");
        assertThat(axis).contains("a British armoured unit moves", "5/21Pz moves");
        assertThat(allies).contains("a German armoured unit moves", "2/1Arm moves");
        assertThat(spectator)
                .contains("a German armoured unit moves", "a British armoured unit moves");
    }

    @Test
    void refusesNonsense() {
        Path record = Records.finished(folder);
        assertUsage(
                kessel("replay", record, "--to", "-5"),
                "option '--to' wants a number from 0, not -5",
                REPLAY);
        assertUsage(
                kessel("replay", record, "--to", "x"),
                "Invalid value for option '--to': 'x' is not a whole number within reason",
                REPLAY);
        assertUsage(
                kessel("replay", record, "--as", "soviets"),
                "option '--as': 'soviets' is none of axis, allies, spectator",
                REPLAY);
        assertUsage(
                kessel("replay", record, "--as", "axis", "--position"),
                "'--position' shows everything, so '--as' does not go with it",
                REPLAY);
        Shell beyond = kessel("replay", record, "--to", "99999");
        assertThat(beyond.exit()).isEqualTo(1);
        assertThat(beyond.err()).startsWith(record + ": there is no move 99999").hasLineCount(1);
    }
}
