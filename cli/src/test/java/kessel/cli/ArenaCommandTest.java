package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArenaCommandTest {
    @TempDir private Path folder;

    private Shell arena(int games, Object... more) {
        List<Object> words =
                new java.util.ArrayList<>(
                        List.of("arena", "diadem", "--players=random,greedy", "--seed=x"));
        words.add("--games=" + games);
        words.addAll(List.of(more));
        return kessel(words.toArray());
    }

    @Test
    void tellsProgramsHowEachPlayerHasDone() {
        JsonNode json = arena(2, "--json").json();
        assertThat(Shell.keys(json))
                .containsExactly("game", "scenario", "games", "players", "sides");
        assertThat(json.get("games").asLong()).isEqualTo(2);
        assertThat(Shell.keys(json.get("players").get(0)))
                .contains(
                        "player",
                        "games",
                        "wins",
                        "draws",
                        "losses",
                        "winRate",
                        "low",
                        "high",
                        "elo",
                        "meanTurnSeconds",
                        "worstTurnSeconds");
        JsonNode greedy = json.get("players").get(1);
        assertThat(greedy.get("player").asText()).isEqualTo("greedy");
        assertThat(greedy.get("wins").asLong()).isEqualTo(2);
        assertThat(greedy.get("elo").asDouble())
                .isEqualTo(-json.get("players").get(0).get("elo").asDouble());
    }

    /** What was stopped in the middle of writing a line is taken up where that game began. */
    @Test
    void goesOnFromItsLog() throws IOException {
        Path log = folder.resolve("games.jsonl");
        arena(2, "--log", log);
        List<String> lines = Files.readAllLines(log);
        assertThat(lines).hasSize(3);
        Files.writeString(
                log, lines.get(0) + "\n" + lines.get(1) + "\n" + lines.get(2).substring(0, 20));
        JsonNode json = arena(2, "--log", log, "--json").json();
        List<String> after = Files.readAllLines(log);
        assertThat(after).hasSize(3).startsWith(lines.get(0), lines.get(1));
        assertThat(json.get("players").get(0).get("games").asLong()).isEqualTo(2);
    }

    @Test
    void aLogOfOtherGamesIsRefused() throws IOException {
        Path log = folder.resolve("games.jsonl");
        Files.writeString(
                log,
                "{\"game\":\"gazala\",\"scenario\":\"campaign\",\"seed\":\"x\",\"turnSeconds\":null}\n");
        Shell shell = arena(2, "--log", log);
        assertThat(shell.exit()).isNotZero();
        assertThat(shell.err()).contains("holds other games").contains("gazala");
    }

    /** Whoever changes a player gets no table that mixes its games with older ones. */
    @Test
    void aLogWhoseGamesEndOtherwiseNowIsRefused() throws IOException {
        Path log = folder.resolve("games.jsonl");
        arena(2, "--log", log);
        String asItIs = Files.readString(log);
        Files.writeString(log, asItIs.replaceAll("\"decisions\":(\\d+)", "\"decisions\":1"));
        Shell shell = arena(4, "--log", log);
        assertThat(shell.exit()).isNotZero();
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).contains("games that end otherwise now");
        assertThat(Files.readAllLines(log)).hasSize(3);
    }

    /** Without a rival each game is played once, and shows how the sides stand. */
    @Test
    void oneAlonePlaysItself() {
        JsonNode json =
                kessel("arena", "diadem", "--players=random", "--games=3", "--seed=x", "--json")
                        .json();
        assertThat(json.get("games").asLong()).isEqualTo(3);
        JsonNode sides = json.get("sides");
        long decided =
                sides.get(0).get("wins").asLong()
                        + sides.get(1).get("wins").asLong()
                        + sides.get(0).get("draws").asLong();
        assertThat(decided).isEqualTo(3);
        Shell shell = kessel("arena", "diadem", "--players=random", "--games=3", "--seed=x");
        assertThat(shell.out())
                .contains("Allies")
                .contains("Axis")
                .contains("s a turn")
                .doesNotContain("Elo");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "random,random|different players",
                "random,genius|there is no player 'genius'"
            })
    void playersAreChecked(String players, String fault) {
        Shell shell = kessel("arena", "diadem", "--players=" + players, "--games=2");
        assertThat(shell.exit()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        assertThat(shell.err()).contains(fault).contains("Try ./kessel arena --help");
    }

    @Test
    void aScenarioThatIsNotThereIsTold() {
        Shell shell = kessel("arena", "diadem/winter", "--players=random,greedy", "--games=2");
        assertThat(shell.err()).contains("diadem has no scenario 'winter'; it has campaign");
    }
}
