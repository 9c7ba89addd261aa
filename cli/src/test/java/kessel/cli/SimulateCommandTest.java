package kessel.cli;

import static kessel.cli.KesselTest.assertUsage;
import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest {
    private static final String SIMULATE = "./kessel simulate";

    @Test
    void countsWinsForPeople() {
        Shell shell =
                kessel("simulate", "gazala", "--games=3", "--axis=random", "--allies", "random");
        assertThat(shell.exit()).isZero();
        assertThat(shell.err()).isEmpty();
        assertThat(shell.out())
                .contains("3 games in")
                .containsPattern("\nAxis +random +\\d")
                .containsPattern("\nAllies +random +\\d")
                .containsPattern("\ndraws +\\d")
                .containsPattern(
                        "\n[\\d,]+ decisions; [\\d.,]+ games and [\\d.,]+ decisions a second");
    }

    @Test
    void countsWinsForPrograms() {
        var json =
                kessel(
                                "simulate",
                                "gazala",
                                "--games=3",
                                "--axis=random",
                                "--allies=random",
                                "--json")
                        .json();
        assertThat(Shell.keys(json))
                .containsExactly(
                        "game",
                        "scenario",
                        "games",
                        "axisWins",
                        "alliesWins",
                        "draws",
                        "decisions",
                        "seconds",
                        "gamesPerSecond",
                        "decisionsPerSecond",
                        "averageScore");
        assertThat(json.get("games").asLong()).isEqualTo(3);
        long decided =
                json.get("axisWins").asLong()
                        + json.get("alliesWins").asLong()
                        + json.get("draws").asLong();
        assertThat(decided).isEqualTo(3);
        assertThat(Shell.keys(json.get("averageScore"))).containsExactly("axis", "allies");
    }

    @Test
    void theSeedDecidesWhateverTheThreads() {
        var one = seeded(1);
        var two = seeded(2);
        for (String key : new String[] {"axisWins", "alliesWins", "decisions", "averageScore"}) {
            assertThat(one.get(key)).isEqualTo(two.get(key));
        }
    }

    private static com.fasterxml.jackson.databind.JsonNode seeded(int threads) {
        return kessel(
                        "simulate",
                        "gazala",
                        "--games=4",
                        "--axis=random",
                        "--allies=random",
                        "--seed=x",
                        "--threads",
                        threads,
                        "--json")
                .json();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games 0 | option '--games' wants a number from 1 to 1000000000, not 0",
                "--games -3 | option '--games' wants a number from 1 to 1000000000, not -3",
                "--games abc | Invalid value for option '--games': 'abc' is not a whole number within reason",
                "--games 99999999999999999999 | Invalid value for option '--games': '99999999999999999999' is not a whole number within reason",
                "--games 2 --threads -1 | option '--threads' wants a number from 1 to 1024, not -1",
                "--games 2 --threads 99999999999 | Invalid value for option '--threads': '99999999999' is not a whole number within reason",
                "--seed 3 | Missing required option: '--games=N'",
                "--games 2 --axis monty | option '--axis': there is no player 'monty'; there is random, greedy, recruit, officer, general",
                "--games 2 --option tea | option '--option': gazala has no 'tea'; it has open-odds, limit-returns",
            })
    void refusesNonsense(String options, String message) {
        Object[] words = ("simulate gazala " + options).split(" ");
        assertUsage(kessel(words), message, SIMULATE);
    }

    @Test
    void refusesAnUnknownGame() {
        Shell shell = kessel("simulate", "chess", "--games", "1");
        assertThat(shell.exit()).isEqualTo(1);
        assertThat(shell.err()).startsWith("there is no game 'chess'").hasLineCount(1);
    }

    @Test
    void theBarShowsGamesRateAndTimeLeft() {
        assertThat(ProgressBar.line(50, 200, 5))
                .isEqualTo("[#######.......................] 50 of 200 games, 10.0/s, 0:15 left");
        assertThat(ProgressBar.line(1, 10_000, 1)).endsWith("2:46:39 left");
    }
}
