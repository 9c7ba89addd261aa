package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kessel.engine.game.GameBox;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The example of the documentation knows no game, and plays each of them to its end. */
final class BotTest {
    private static final Path BOT = Path.of("../docs/bot/bot.mjs");
    private static final long MOST_SECONDS = 300;

    @TempDir static Path folder;
    private static Server server;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Stream<String> games() {
        return GameBox.shelf().stream().map(GameBox::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    void playsEveryGameToItsEnd(String game) throws IOException, InterruptedException {
        Path said = folder.resolve(game + ".txt");
        Process bot =
                new ProcessBuilder("node", BOT.toString(), server.address().toString(), game)
                        .redirectErrorStream(true)
                        .redirectOutput(said.toFile())
                        .start();
        try {
            assertThat(bot.waitFor(MOST_SECONDS, TimeUnit.SECONDS))
                    .as("it comes to an end")
                    .isTrue();
        } finally {
            bot.destroyForcibly();
        }
        String text = java.nio.file.Files.readString(said, StandardCharsets.UTF_8);
        assertThat(bot.exitValue()).as(text).isZero();
        Matcher match = Pattern.compile("^match (\\w+)$", Pattern.MULTILINE).matcher(text);
        assertThat(match.find()).as(text).isTrue();
        JsonNode state = Client.of(server.address()).get("/api/matches/" + match.group(1)).json();
        assertThat(state.path("game").asText()).isEqualTo(game);
        assertThat(state.path("result").path("byResignation").asBoolean(true)).isFalse();
    }
}
