package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import kessel.server.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ServeCommandTest {
    @Test
    void withoutACommandTheTableOpens() {
        assertThat(ServeCommand.unlessNamed()).containsExactly("serve");
        assertThat(ServeCommand.unlessNamed("--port", "0")).containsExactly("serve", "--port", "0");
        assertThat(ServeCommand.unlessNamed("--debug")).containsExactly("serve", "--debug");
        assertThat(ServeCommand.unlessNamed("serve", "--port", "0"))
                .containsExactly("serve", "--port", "0");
        assertThat(ServeCommand.unlessNamed("games")).containsExactly("games");
        assertThat(ServeCommand.unlessNamed("--debug", "games"))
                .containsExactly("--debug", "games");
        assertThat(ServeCommand.unlessNamed("--help")).containsExactly("--help");
        assertThat(ServeCommand.unlessNamed("--version")).containsExactly("--version");
    }

    @Test
    void aTakenPortIsOneLine(@TempDir Path data) throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Shell shell = kessel("--port", taken.getLocalPort(), "--no-browser", "--data", data);
            assertThat(shell.exit()).isEqualTo(1);
            assertThat(shell.err())
                    .contains("port " + taken.getLocalPort(), "--port")
                    .hasLineCount(1);
        }
    }

    @Test
    void theHelpTellsTheDefaultsAsTheyAre() {
        String help = kessel("serve", "--help").out().replaceAll("\\s+", " ");
        Settings.Limits usual = Settings.Limits.GENEROUS;
        assertThat(help)
                .contains("0 for no limit. Default: " + usual.requestsPerSecond() + ".")
                .contains("at once. Default: " + usual.burst() + ".")
                .contains("in a day. Default: " + usual.matchesPerDay() + ".")
                .contains("address may have. Default: " + usual.streams() + ".")
                .contains("at the same time. Default: " + usual.uploads() + ".")
                .contains("keep open. Default: " + usual.connections() + ".")
                .contains("at most. Default: " + usual.matches() + ".")
                .contains("--trusted-proxy");
    }

    @Test
    void nonsenseIsRefused() {
        assertThat(kessel("serve", "--port", "70000").exit()).isEqualTo(2);
        assertThat(kessel("serve", "--rate", "-1").exit()).isEqualTo(2);
        assertThat(kessel("serve", "--think-seconds", "0").exit()).isEqualTo(2);
        assertThat(kessel("serve", "--nonsense").exit()).isEqualTo(2);
        for (String limit : List.of("--burst", "--matches-a-day", "--streams", "--matches")) {
            Shell refused = kessel("serve", limit, "0");
            assertThat(refused.exit()).as(limit).isEqualTo(2);
            assertThat(refused.err()).startsWith("'" + limit + "' is 1 or more, not 0\n");
            assertThat(kessel("serve", limit, "many").exit()).isEqualTo(2);
        }
        Shell proxy = kessel("serve", "--trusted-proxy", "example.org");
        assertThat(proxy.exit()).isEqualTo(2);
        assertThat(proxy.err()).startsWith("'--trusted-proxy': 'example.org' is not an address");
        Shell database = kessel("serve", "--database", "mysql://somebody:hushhush@here/x");
        assertThat(database.exit()).isEqualTo(1);
        assertThat(database.err()).contains("postgres://").doesNotContain("hushhush");
    }
}
