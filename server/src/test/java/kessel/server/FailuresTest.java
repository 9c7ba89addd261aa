package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kessel.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of an error in the server itself: it is told, in the log and in the answer. */
@Timeout(60)
final class FailuresTest {
    private static final Route DEEP = Route.get("/test/deep", _ -> deeper(0));
    private static final Route BROKEN =
            Route.get(
                    "/test/broken",
                    _ -> {
                        throw new AssertionError("broken on purpose");
                    });

    @TempDir Path folder;

    private static int deeper(int depth) {
        return deeper(depth + 1) + 1;
    }

    @Test
    void anErrorIsLoggedWithItsRouteAndAnsweredAsJson() {
        PrintStream before = System.err;
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
        Settings settings = TestSettings.in(folder);
        try (Server server = Server.start(settings, Players::create, List.of(DEEP, BROKEN))) {
            Client client = Client.of(server.address());
            for (String path : List.of("/test/deep", "/test/broken")) {
                Client.Answer answer = client.get(path);
                assertThat(answer.status()).isEqualTo(500);
                assertThat(answer.header("Content-Type")).startsWith("application/json");
                assertThat(answer.error()).contains("something went wrong");
            }
            assertThat(client.get("/api/games").status()).isEqualTo(200);
        } finally {
            System.setErr(before);
        }
        assertThat(log.toString(StandardCharsets.UTF_8))
                .contains("GET /test/deep failed")
                .contains("StackOverflowError")
                .contains("GET /test/broken failed")
                .contains("broken on purpose");
    }

    /** The process that runs out of memory. */
    static final class Hungry {
        private static final List<long[]> EATEN = new ArrayList<>();

        public static void main(String[] arguments) throws InterruptedException {
            Route hungry =
                    Route.get(
                            "/test/hungry",
                            _ -> {
                                while (true) {
                                    EATEN.add(new long[1 << 17]);
                                }
                            });
            Settings settings = TestSettings.in(Path.of(arguments[0]));
            Server server = Server.start(settings, Players::create, List.of(hungry));
            System.out.println(server.address());
            Thread.sleep(TimeUnit.MINUTES.toMillis(1));
        }
    }

    @Test
    void outOfMemoryEndsTheProcessWithALastWord() throws Exception {
        Process process =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-Xmx96m",
                                "--enable-native-access=ALL-UNNAMED",
                                "-cp",
                                System.getProperty(
                                        "surefire.test.class.path",
                                        System.getProperty("java.class.path")),
                                Hungry.class.getName(),
                                folder.toString())
                        .redirectErrorStream(true)
                        .start();
        try {
            URI address = URI.create(process.inputReader().readLine());
            RawLine.ask(
                    address,
                    RawLine.bytes("GET /test/hungry HTTP/1.1\r\nHost: localhost\r\n\r\n"),
                    40_000);
            assertThat(process.waitFor(40, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isEqualTo(OutOfMemory.STATUS);
            assertThat(process.inputReader().lines())
                    .anyMatch(line -> line.startsWith("Kessel is out of memory and ends"));
        } finally {
            process.destroyForcibly();
        }
    }
}
