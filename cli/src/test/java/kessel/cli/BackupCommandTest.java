package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import kessel.server.Server;
import kessel.server.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BackupCommandTest {
    @TempDir private Path folder;

    private static void begin(URI server) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(server.resolve("/api/matches"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"gazala\"}"))
                        .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            assertThat(client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode())
                    .isEqualTo(201);
        }
    }

    @Test
    void copiesWhileTheServerRunsAndGivesBackWhenItDoesNot() throws Exception {
        Path data = folder.resolve("data");
        Path file = folder.resolve("matches.backup");
        try (Server server = Server.start(Settings.in(data).withPort(0))) {
            begin(server.address());
            Shell copied = kessel("backup", file, "--data", data);
            assertThat(copied.err()).isEmpty();
            assertThat(copied.out()).isEqualTo(file + ": 1 match with 0 moves\n");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
            begin(server.address());
            Shell again = kessel("backup", file, "--data", data);
            assertThat(again.exit()).isEqualTo(1);
            assertThat(again.err()).contains("exists already; --force");
            assertThat(kessel("backup", file, "--force", "--data", data).out())
                    .endsWith(": 2 matches with 0 moves\n");
            Shell running = kessel("restore", file, "--replace", "--data", data);
            assertThat(running.exit()).isEqualTo(1);
            assertThat(running.err()).contains("another Kessel is running").hasLineCount(1);
        }
        Shell full = kessel("restore", file, "--data", data);
        assertThat(full.exit()).isEqualTo(1);
        assertThat(full.err()).contains("holds matches already (2); --replace").hasLineCount(1);
        assertThat(kessel("restore", file, "--replace", "--data", data).out())
                .isEqualTo("Restored 2 matches with 0 moves\n");
        assertThat(kessel("restore", file, "--data", folder.resolve("elsewhere")).exit()).isZero();
    }

    @Test
    void whatCannotBeCopiedLeavesNothingBehind() throws IOException {
        Path file = folder.resolve("matches.backup");
        Shell nothing = kessel("backup", file, "--data", folder.resolve("nowhere"));
        assertThat(nothing.exit()).isEqualTo(1);
        assertThat(nothing.err()).endsWith("nowhere: there are no matches here\n").hasLineCount(1);
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).isEmpty();
        }
        Shell letter =
                kessel(
                        "restore",
                        Records.file(folder, "letter", "Dear Erwin, ".repeat(100)),
                        "--data",
                        folder.resolve("data"));
        assertThat(letter.exit()).isEqualTo(1);
        assertThat(letter.err()).contains("the file is not a database").hasLineCount(1);
    }
}
