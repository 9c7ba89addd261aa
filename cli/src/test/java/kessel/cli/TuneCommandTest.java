package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuneCommandTest {
    @TempDir private Path folder;

    private Shell tune(String... more) {
        Object[] words = new Object[6 + more.length];
        words[0] = "tune";
        words[1] = "diadem";
        words[2] = "--dice=2";
        words[3] = "--log";
        words[4] = folder.resolve("rounds.jsonl");
        words[5] = "--seed=x";
        System.arraycopy(more, 0, words, 6, more.length);
        return kessel(words);
    }

    @Test
    void printsWeightsWithTheCommandThatMadeThem() {
        Shell shell = tune("--rounds=1", "--player=recruit");
        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .contains(
                        "  command: ./kessel tune diadem --rounds 1 --dice 2 --player recruit"
                                + " --seed x\n  seed: x\n")
                .containsPattern("\n  games: (6|12)\n  date: \\d")
                // Diadem goes by weights that were found; a run begins where that run began.
                .contains("\n  from:\n    points: 1.0000\n    strength: 1.5000\n    grip: 0.8000\n")
                .containsPattern("\nscale: \\d")
                .containsPattern("\nweights:\n  points: 1\\.0000\n  strength: \\d");
    }

    @Test
    void whatIsInTheLogIsNotPlayedAgain() throws IOException {
        tune("--rounds=1", "--player=recruit");
        String one = Files.readString(folder.resolve("rounds.jsonl"));
        tune("--rounds=2", "--player=recruit");
        String two = Files.readString(folder.resolve("rounds.jsonl"));
        assertThat(two).startsWith(one);
        assertThat(two.lines()).hasSize(3);
    }

    @Test
    void aLogOfOtherGamesIsRefused() {
        tune("--rounds=1", "--player=recruit");
        Shell shell = tune("--rounds=1", "--player=officer");
        assertThat(shell.exit()).isNotZero();
        assertThat(shell.err()).contains("holds other rounds than those asked for");
    }

    @Test
    void numbersOutOfRangeAreRefused() {
        assertThat(tune("--rounds=0").err()).contains("'--rounds' wants a number from 1 to");
        assertThat(tune("--plans=0").err()).contains("'--plans' wants a number from 1 to");
        assertThat(kessel("tune", "diadem", "--dice=1").err())
                .contains("'--dice' wants a number from 2 to");
    }

    @Test
    void oneScenarioIsPlayedIfOneIsNamed() throws IOException {
        Path log = folder.resolve("rounds.jsonl");
        Shell shell =
                kessel(
                        "tune",
                        "desert-fox/italian",
                        "--rounds=1",
                        "--dice=2",
                        "--player=recruit",
                        "--seed=x",
                        "--log",
                        log);
        assertThat(shell.out())
                .contains("  command: ./kessel tune desert-fox/italian --rounds 1 --dice 2");
        assertThat(Files.readString(log)).contains("[\"italian\"]");
        assertThat(kessel("tune", "desert-fox/winter").err())
                .contains("desert-fox has no scenario 'winter'; it has italian, 1941");
    }

    @Test
    void whoGoesByNoWeightsIsNamed() {
        assertThat(tune("--rounds=1", "--player=greedy").err())
                .contains("'greedy' goes by no weights; there is recruit, officer");
    }
}
