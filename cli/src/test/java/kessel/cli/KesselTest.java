package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class KesselTest {
    @ParameterizedTest
    @ValueSource(strings = {"--help", "-h"})
    void helpNamesEveryCommand(String option) {
        Shell shell = kessel(option);
        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .contains(
                        "games",
                        "show",
                        "play",
                        "simulate",
                        "replay",
                        "verify",
                        "moves",
                        "judge",
                        "bench");
    }

    @Test
    void theVersionIsOneLine() {
        assertThat(kessel("--version").out()).startsWith("Kessel ").hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "games",
                "show",
                "play",
                "simulate",
                "replay",
                "verify",
                "moves",
                "judge",
                "bench"
            })
    void everyCommandHasHelp(String command) {
        Shell shell = kessel(command, "--help");
        assertThat(shell.exit()).isZero();
        assertThat(shell.out()).startsWith("Usage: ./kessel " + command).contains("--help");
        assertThat(shell.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "simulate"})
    void helpKnowsTheSidesOfEveryGame(String command) {
        assertThat(kessel(command, "--help").out())
                .contains("gazala  --axis PLAYER --allies PLAYER");
    }

    @Test
    void anUnknownCommandIsNamed() {
        assertUsage(kessel("conquer"), "Unknown command: 'conquer'", "./kessel");
    }

    @Test
    void anUnknownOptionIsNamed() {
        assertUsage(kessel("games", "--jsno"), "Unknown option: '--jsno'", "./kessel games");
        assertUsage(kessel("games", "gazala"), "Unexpected argument: 'gazala'", "./kessel games");
    }

    @Test
    void aMissingArgumentIsNamed() {
        assertUsage(kessel("verify"), "Missing required parameter: 'FILE'", "./kessel verify");
    }

    @Test
    void aBugIsOneLineUnlessSomebodyDebugs() {
        StringWriter err = new StringWriter();
        Complaints quiet = new Complaints(() -> false);
        CommandLine command = new CommandLine(new Kessel()).setErr(new PrintWriter(err, true));
        int exit =
                quiet.handleExecutionException(
                        new IllegalStateException("odd\nend"), command, null);
        assertThat(exit).isEqualTo(70);
        assertThat(err.toString()).startsWith("internal error").contains("odd end").hasLineCount(1);
        new Complaints(() -> true)
                .handleExecutionException(new IllegalStateException("odd"), command, null);
        assertThat(err.toString()).contains("\tat kessel.cli.KesselTest");
    }

    @Test
    void aClosedOutputIsNoError() {
        OutputStream closed =
                new OutputStream() {
                    @Override
                    public void write(int b) throws java.io.IOException {
                        throw new java.io.IOException("Broken pipe");
                    }
                };
        StringWriter err = new StringWriter();
        int exit =
                Kessel.run(
                        new PrintWriter(closed), new PrintWriter(err), "show", "gazala", "--map");
        assertThat(List.of(exit, err.toString())).isEqualTo(List.of(0, ""));
    }

    static void assertUsage(Shell shell, String message, String command) {
        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err().lines()).containsExactly(message, "Try " + command + " --help");
    }
}
