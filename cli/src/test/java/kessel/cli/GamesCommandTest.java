package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GamesCommandTest {
    @Test
    void listsGamesAndScenarios() {
        Shell shell = kessel("games");
        assertThat(shell.exit()).isZero();
        assertThat(shell.out().lines())
                .anySatisfy(line -> assertThat(line).matches("gazala +campaign +.*Gazala.*"));
    }

    @Test
    void listsThemForPrograms() {
        var first = kessel("games", "--json").json().get(0);
        assertThat(Shell.keys(first)).containsExactly("game", "scenario", "title", "sides");
    }
}
