package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.players.Deadline;
import kessel.players.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The server says that it is well only while it can keep what it promises. */
@Timeout(60)
final class HealthTest {
    @TempDir Path folder;

    private static int head(Client client, String path) {
        return Client.send(
                        client.request(path)
                                .method("HEAD", HttpRequest.BodyPublishers.noBody())
                                .build())
                .status();
    }

    private static void await(Client client, int status) throws InterruptedException {
        while (client.get("/health").status() != status) {
            Thread.sleep(50);
        }
    }

    private void inTheDatabase(String statement) throws SQLException {
        String url = "jdbc:sqlite:" + folder.resolve("data").resolve("kessel.db");
        try (Connection connection = DriverManager.getConnection(url);
                Statement executed = connection.createStatement()) {
            executed.execute("PRAGMA busy_timeout = 10000");
            executed.execute(statement);
        }
    }

    @Test
    void whoCannotWriteIsNotReady() throws Exception {
        try (Server server = Server.start(TestSettings.in(folder.resolve("data")))) {
            Client client = Client.of(server.address());
            for (String path : List.of("/health", "/health/ready", "/health/live")) {
                assertThat(client.get(path).text()).isEqualTo("{\"status\":\"ok\"}");
                assertThat(head(client, path)).isEqualTo(200);
            }
            // Reading goes on, as it does on a full disk.
            inTheDatabase(
                    "CREATE TRIGGER full_disk BEFORE UPDATE ON pulse BEGIN"
                            + " SELECT RAISE(FAIL, 'database or disk is full'); END");
            await(client, 503);
            Client.Answer ready = client.get("/health/ready");
            assertThat(ready.status()).isEqualTo(503);
            assertThat(ready.text()).contains("cannot be written to");
            assertThat(head(client, "/health")).isEqualTo(503);
            assertThat(head(client, "/health/ready")).isEqualTo(503);
            assertThat(client.get("/health/live").status()).isEqualTo(200);
            inTheDatabase("DROP TRIGGER full_disk");
            await(client, 200);
        }
    }

    @Test
    void howeverManyAskTheDiskIsTriedOnceInAWhile() {
        AtomicInteger writes = new AtomicInteger();
        Health health = new Health(writes::incrementAndGet, () -> 1_000_000L * writes.get());
        for (int i = 0; i < 100; i++) {
            assertThat(health.isReady()).isTrue();
        }
        assertThat(writes.get()).isEqualTo(1);
    }

    /** A player whose thought keeps the server from ending at once. */
    private record Slow(CountDownLatch begun, CountDownLatch over) implements Roster {
        @Override
        public <P extends Position<P>, M extends Move> Player<P, M> create(String name, long seed) {
            return this::choose;
        }

        private <P extends Position<P>, M extends Move> M choose(
                Seat<P, M> seat, Deadline deadline) {
            begun.countDown();
            while (over.getCount() > 0) {
                try {
                    over.await();
                } catch (InterruptedException again) {
                    // It is a stubborn one.
                }
            }
            throw new IllegalStateException("no idea");
        }
    }

    @Test
    void whoIsAboutToEndIsAliveButNotReady() throws Exception {
        Slow slow = new Slow(new CountDownLatch(1), new CountDownLatch(1));
        try (Server server = Server.start(TestSettings.in(folder.resolve("data")), slow)) {
            Client client = Client.of(server.address());
            client.begin(Map.of("axis", "greedy", "allies", "greedy"));
            slow.begun().await();
            Thread closing = Thread.ofPlatform().start(server::close);
            await(client, 503);
            assertThat(client.get("/health").text()).contains("about to end");
            assertThat(client.get("/health/live").status()).isEqualTo(200);
            slow.over().countDown();
            closing.join();
        }
    }

    @Test
    void whatAnswersGetAnswersHeadTheSame() {
        try (Server server = Server.start(TestSettings.in(folder.resolve("data")))) {
            Client client = Client.of(server.address());
            String match = client.hotSeat().path();
            for (String path :
                    List.of(
                            "/",
                            "/api/games",
                            "/api/games/chess/sheet",
                            match,
                            match + "/record")) {
                assertThat(head(client, path)).as(path).isEqualTo(client.get(path).status());
            }
            // A stream has no end; its head has.
            assertThat(head(client.with("Accept", "text/event-stream"), match + "/events"))
                    .isEqualTo(200);
        }
    }
}
