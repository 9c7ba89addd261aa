package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** When a statement fails, the log says so and tells none of its values. */
final class SecretsInTheLogTest {
    @TempDir Path folder;

    @Test
    void ofSqlite() throws Exception {
        check(
                TestSettings.in(folder),
                "jdbc:sqlite:" + folder.resolve("kessel.db"),
                "CREATE TRIGGER no_moves BEFORE INSERT ON moves BEGIN"
                        + " SELECT RAISE(ABORT, 'no moves'); END",
                "CREATE TRIGGER no_seats BEFORE INSERT ON seats BEGIN"
                        + " SELECT RAISE(ABORT, 'no seats'); END");
    }

    @Test
    void ofPostgres() throws Exception {
        String url = RealPostgres.orSkip().newDatabase();
        check(
                TestSettings.in(folder).withDatabase(url),
                "jdbc:" + url.replace("postgres://kessel@", "postgresql://") + "?user=kessel",
                "ALTER TABLE moves ADD CONSTRAINT no_moves CHECK (number < 0)",
                "ALTER TABLE seats ADD CONSTRAINT no_seats CHECK (side < 0) NOT VALID");
    }

    private static void check(Settings settings, String jdbc, String noMoves, String noSeats)
            throws Exception {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        PrintStream before = System.err;
        try (Server server = Server.start(settings);
                Connection connection = DriverManager.getConnection(jdbc);
                Statement statement = connection.createStatement()) {
            System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            JsonNode move = table.someChoice(table.both(), new Random(1));
            List<String> secrets = new ArrayList<>(List.of(move.path("move").asText(), table.id()));
            try (ResultSet rows =
                    statement.executeQuery(
                            "SELECT m.seed, s.secret_hash FROM matches m, seats s")) {
                while (rows.next()) {
                    secrets.add(rows.getString(1));
                    secrets.add(rows.getString(2));
                }
            }
            assertThat(secrets).hasSize(6).doesNotContainNull();
            statement.execute(noMoves);
            Client.Answer refused = table.move(table.both(), 0, move);
            assertThat(refused.status()).isEqualTo(500);
            statement.execute(noSeats);
            Client.Answer begun = client.post("/api/matches", Map.of("game", "gazala"));
            assertThat(begun.status()).isEqualTo(500);
            String said = log.toString(StandardCharsets.UTF_8);
            assertThat(said)
                    .contains("INSERT INTO moves", "INSERT INTO seats", "Archive.java")
                    .doesNotContain(secrets)
                    .doesNotContainPattern("\\b[0-9a-f]{32}")
                    .doesNotContain("Failing row", "person", "arguments");
            assertThat(refused.text() + begun.text()).doesNotContain("INSERT", "SQL");
            assertThat(table.version()).isZero();
        } finally {
            System.setErr(before);
        }
    }
}
