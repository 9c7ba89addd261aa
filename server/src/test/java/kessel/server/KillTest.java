package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A server that dies at any moment has lost no move that it acknowledged. */
final class KillTest {
    @TempDir Path folder;

    private enum Keeper {
        SQLITE,
        POSTGRES
    }

    /** What is to be added to the command: nothing for SQLite, else the database's address. */
    private static List<String> database(Keeper keeper) throws Exception {
        if (keeper == Keeper.SQLITE) {
            return List.of();
        }
        return List.of(RealPostgres.orSkip().newDatabase());
    }

    private OtherProcess start(List<String> database) throws IOException {
        return OtherProcess.start(folder.resolve("data"), List.of(), database).thatServes();
    }

    @ParameterizedTest
    @EnumSource(Keeper.class)
    void everyAcknowledgedMoveIsThere(Keeper keeper) throws Exception {
        List<String> database = database(keeper);
        Random random = new Random();
        Client.Table table = null;
        List<String> acknowledged = new ArrayList<>();
        for (int life = 0; life < 3; life++) {
            OtherProcess running = start(database);
            try {
                table =
                        table == null
                                ? Client.of(running.address()).hotSeat()
                                : table.at(running.address());
                checkAllThere(table, acknowledged);
                Thread killer = killLater(running.process(), 100 + random.nextInt(700));
                playUntilDeath(table, acknowledged, random);
                killer.join();
                assertThat(running.process().waitFor(10, TimeUnit.SECONDS)).isTrue();
                assertThat(running.process().exitValue()).isEqualTo(137);
            } finally {
                running.process().destroyForcibly();
            }
        }
        OtherProcess running = start(database);
        try {
            table = table.at(running.address());
            checkAllThere(table, acknowledged);
            table.play(3, random);
            // And told to end, it ends.
            running.process().destroy();
            assertThat(running.process().waitFor(10, TimeUnit.SECONDS)).isTrue();
            assertThat(running.process().exitValue()).isEqualTo(143);
        } finally {
            running.process().destroyForcibly();
        }
        assertThat(acknowledged).isNotEmpty();
    }

    private static Thread killLater(Process process, long millis) {
        return Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                Thread.sleep(millis);
                            } catch (InterruptedException hurried) {
                                Thread.currentThread().interrupt();
                            }
                            process.destroyForcibly();
                        });
    }

    private static void playUntilDeath(
            Client.Table table, List<String> acknowledged, Random random) {
        try {
            long version = table.version();
            while (true) {
                JsonNode move = table.someChoice(table.both(), random);
                Client.Answer answer = table.move(table.both(), version, move);
                if (answer.status() == 200) {
                    acknowledged.add(move.path("move").asText());
                    version = answer.json().path("version").asLong();
                }
            }
        } catch (UncheckedIOException dead) {
            // As intended.
        }
    }

    /** Everything that was acknowledged; and at most one more, which was on disk but not told. */
    private static void checkAllThere(Client.Table table, List<String> acknowledged) {
        List<String> kept = new ArrayList<>();
        table.both()
                .get(table.path("record"))
                .text()
                .lines()
                .filter(line -> line.matches("\\d+ (axis|allies) .*"))
                .map(line -> line.replaceFirst("\\d+ \\S+ ", "").replaceFirst(" \\[[\\d ]+]$", ""))
                .forEach(kept::add);
        assertThat(kept.size()).isBetween(acknowledged.size(), acknowledged.size() + 1);
        assertThat(kept.subList(0, acknowledged.size())).isEqualTo(acknowledged);
        JsonNode state = table.state();
        assertThat(state.path("moveCount").asInt()).isEqualTo(kept.size());
        // Whether told or not, it counts from now on.
        acknowledged.clear();
        acknowledged.addAll(kept);
    }
}
