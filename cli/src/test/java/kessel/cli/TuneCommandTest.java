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
        Object[] words = new Object[4 + more.length];
        words[0] = "tune";
        words[1] = "diadem";
        words[2] = "--log";
        words[3] = folder.resolve("games.jsonl");
        System.arraycopy(more, 0, words, 4, more.length);
        return kessel(words);
    }

    @Test
    void printsWeightsWithTheCommandThatMadeThem() {
        Shell shell = tune("--games=1", "--seed=x");
        assertThat(shell.exit()).isZero();
        assertThat(shell.out())
                .contains("command: ./kessel tune diadem --games 1 --player recruit --seed x")
                .containsPattern("\nscale: \\d")
                .containsPattern("\nweights:\n  points: 1\\.0000\n  strength: \\d");
    }

    @Test
    void whatIsInTheLogIsNotPlayedAgain() throws IOException {
        tune("--games=1", "--seed=x");
        String one = Files.readString(folder.resolve("games.jsonl"));
        tune("--games=2", "--seed=x");
        String two = Files.readString(folder.resolve("games.jsonl"));
        assertThat(two).startsWith(one);
        assertThat(two.lines()).hasSize(3);
    }

    @Test
    void aLogOfOtherGamesIsRefused() {
        tune("--games=1", "--seed=x");
        Shell shell = tune("--games=1", "--seed=y");
        assertThat(shell.exit()).isNotZero();
        assertThat(shell.err()).contains("holds other games than those asked for");
    }

    @Test
    void anUnknownPlayerIsNamed() {
        assertThat(tune("--games=1", "--player=genius").err())
                .contains("there is no player 'genius'; there is random, greedy");
    }
}
