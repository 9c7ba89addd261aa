package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeCommandTest {
    @TempDir private Path folder;
    private Path record;

    @BeforeEach
    void writeRecord() {
        record = Records.finished(folder);
    }

    @Test
    void confirmsALegalMove() {
        Shell shell = kessel("judge", record, "--to", "5", "5/21Pz 0409-0408");
        assertThat(shell).isEqualTo(new Shell(0, "legal\n", ""));
        assertThat(kessel("judge", record, "--to", "5", "5/21Pz", "0409-0408")).isEqualTo(shell);
    }

    @Test
    void namesTheRuleAndTheReason() {
        Shell shell = kessel("judge", record, "--to", "5", "5/21Pz 0409-0408-0409-0408-2516");
        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.out()).matches("illegal under \\S+: .*\\.\n");
    }

    @Test
    void showsTheTermsWhereANumberDecides() {
        String there = "0606" + "-0607-0606".repeat(20) + "-0607";
        Shell shell = kessel("judge", record, "--to", "5", "19/Brescia " + there);
        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.out())
                .containsPattern(
                        "^illegal under \\S+: 19/Brescia would spend \\d+ .* and has 6\\.\n")
                .containsPattern("\n +1  open ground at 0607 \\[T-TER-a]\n");
    }

    @Test
    void judgesForPrograms() {
        assertThat(
                        kessel("judge", record, "--to=5", "end", "--json")
                                .json()
                                .get("legal")
                                .asBoolean())
                .isTrue();
        var illegal = kessel("judge", record, "--to=5", "attack", "0101", "--json").json();
        assertThat(Shell.keys(illegal))
                .containsExactly("legal", "rule", "reason", "total", "terms");
    }

    @Test
    void nothingIsLegalOnceAllIsOver() {
        assertThat(kessel("judge", record, "end").out())
                .isEqualTo("illegal under K3: The match is over.\n");
    }

    @Test
    void refusesWhatNobodyCanRead() {
        KesselTest.assertUsage(
                kessel("judge", record, "dance", "the", "tango"),
                "'dance the tango' is not a move; moves look like '5/21Pz 0409-0510', 'attack 1012'"
                        + " or 'end'",
                "./kessel judge");
        KesselTest.assertUsage(
                kessel("judge", record, "9/9Pz 0409-0510"),
                "there is no unit '9/9Pz'",
                "./kessel judge");
        KesselTest.assertUsage(
                kessel("judge", record), "Missing required parameter: 'MOVE'", "./kessel judge");
    }
}
