package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kessel.engine.data.DataFault;
import kessel.engine.game.GameBox;
import kessel.engine.match.RecordText;
import kessel.engine.match.Replay;
import kessel.server.storage.Backup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Copies of the matches: whole, at any moment, and into either database. */
final class BackupTest {
    @TempDir Path folder;

    private Settings in(String name) {
        return TestSettings.in(folder.resolve(name));
    }

    private static String postgres() throws Exception {
        return RealPostgres.orSkip().newDatabase();
    }

    private Path file() {
        return folder.resolve("copy.db");
    }

    private static Backup.Content write(Settings from, Path file) {
        return Backup.write(from.database(), from.data(), file);
    }

    private static Backup.Content restore(Path file, Settings to, boolean replace) {
        return Backup.restore(file, to.database(), to.data(), replace);
    }

    private static List<JsonNode> views(Client.Table table) {
        return List.of(
                table.state(),
                table.axis().get(table.path()).json(),
                table.spectator().get(table.path()).json());
    }

    /** A match that goes on elsewhere is the same to everybody, and its dice hold to the end. */
    private static void goesOn(Client.Table table, List<JsonNode> views, Settings elsewhere) {
        try (Server server = Server.start(elsewhere)) {
            Client.Table there = table.at(server.address());
            assertThat(views(there)).isEqualTo(views);
            there.play(20, new Random(5));
            there.axis().post(there.path("resign"), Map.of("version", there.version()));
            String record = there.spectator().get(there.path("record")).text();
            Replay.verified(GameBox.open("gazala"), RecordText.read("record", record));
        }
    }

    @Test
    void ofSqliteDuringPlay() throws Exception {
        Settings from = in("from");
        try (Server server = Server.start(from)) {
            Client client = Client.of(server.address());
            Client.Table still = client.hotSeat();
            still.play(30, new Random(1));
            List<JsonNode> views = views(still);
            Client.Table busy = client.hotSeat();
            Thread player = Thread.ofVirtual().start(() -> busy.play(60, new Random(2)));
            List<Path> copies = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                Path copy = folder.resolve("copy" + i);
                assertThat(write(from, copy).matches()).isEqualTo(2);
                copies.add(copy);
            }
            player.join();
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(copies.get(0))))
                    .isEqualTo("rw-------");
            for (Path copy : copies) {
                Settings to = in("to-" + copy.getFileName());
                restore(copy, to, false);
                goesOn(still, views, to);
                try (Server there = Server.start(to)) {
                    // Cut at one moment: as many moves as versions.
                    JsonNode state = busy.at(there.address()).state();
                    assertThat(state.path("moveCount")).isEqualTo(state.path("version"));
                    busy.at(there.address()).play(2, new Random(3));
                }
            }
            assertThat(busy.state().path("moveCount").asInt()).isEqualTo(60);
        }
    }

    @Test
    void fromPostgresToSqliteAndBack() throws Exception {
        Settings first = in("unused").withDatabase(postgres());
        Client.Table table;
        List<JsonNode> views;
        try (Server server = Server.start(first)) {
            table = Client.of(server.address()).hotSeat();
            table.play(25, new Random(1));
            views = views(table);
            assertThat(write(first, file())).isEqualTo(new Backup.Content(1, 25));
        }
        Settings sqlite = in("sqlite");
        restore(file(), sqlite, false);
        Path back = folder.resolve("back.db");
        write(sqlite, back);
        goesOn(table, views, sqlite);
        Settings second = in("unused").withDatabase(postgres());
        restore(back, second, false);
        goesOn(table, views, second);
    }

    @Test
    void matchesThatAreThereAreGivenUpOnlyIfToldSo() throws Exception {
        for (String url : new String[] {null, postgres()}) {
            Settings from = in("from" + (url == null));
            try (Server server = Server.start(from)) {
                Client.of(server.address()).hotSeat().play(3, new Random(1));
            }
            Path copy = folder.resolve("copy" + (url == null));
            write(from, copy);
            Settings to = in("to" + (url == null)).withDatabase(url);
            Client.Table mine;
            try (Server server = Server.start(to)) {
                Client client = Client.of(server.address());
                mine = client.hotSeat();
                mine.play(5, new Random(2));
                // Not while somebody plays, whether told so or not.
                assertThatThrownBy(() -> restore(copy, to, true))
                        .isInstanceOf(DataFault.class)
                        .hasMessageContaining("Kessel is running");
            }
            assertThatThrownBy(() -> restore(copy, to, false))
                    .isInstanceOf(DataFault.class)
                    .hasMessageContaining("holds matches already (1); --replace");
            try (Server server = Server.start(to)) {
                assertThat(mine.at(server.address()).version()).isEqualTo(5);
            }
            assertThat(restore(copy, to, true)).isEqualTo(new Backup.Content(1, 3));
            try (Server server = Server.start(to)) {
                assertThat(mine.spectator().at(server.address()).get(mine.path()).status())
                        .isEqualTo(404);
            }
        }
    }

    @Test
    void aBrokenBackupIsRefusedAndChangesNothing() throws Exception {
        Settings from = in("from");
        try (Server server = Server.start(from)) {
            Client.of(server.address()).hotSeat().play(40, new Random(1));
        }
        Path good = folder.resolve("good.db");
        write(from, good);
        Settings to = in("to");
        Client.Table mine;
        try (Server server = Server.start(to)) {
            mine = Client.of(server.address()).hotSeat();
            mine.play(5, new Random(2));
        }
        Path text = Files.writeString(folder.resolve("text"), "Dear Erwin, ".repeat(500));
        refused(text, to, "the file is not a database");
        refused(Files.write(folder.resolve("empty"), new byte[0]), to, "is not a backup");
        refused(folder.resolve("missing"), to, "no such file");
        byte[] bytes = Files.readAllBytes(good);
        Path cut = folder.resolve("cut");
        Files.write(cut, java.util.Arrays.copyOf(bytes, bytes.length / 2));
        refused(cut, to, "damaged");
        Path noise = Files.copy(good, folder.resolve("noise"));
        try (RandomAccessFile file = new RandomAccessFile(noise.toFile(), "rw")) {
            file.seek(bytes.length / 2);
            file.write(new byte[5000]);
        }
        refused(noise, to, "damaged");
        Path orphans = Files.copy(good, folder.resolve("orphans"));
        change(orphans, "DELETE FROM matches");
        refused(orphans, to, "damaged");
        Path other = folder.resolve("other");
        change(other, "CREATE TABLE letters (text VARCHAR(10))");
        refused(other, to, "is not a backup");
        try (Server server = Server.start(to)) {
            assertThat(mine.at(server.address()).version()).isEqualTo(5);
            mine.at(server.address()).play(1, new Random(3));
        }
    }

    private static void change(Path file, String statement) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement sql = connection.createStatement()) {
            sql.execute(statement);
        }
    }

    private static void refused(Path file, Settings to, String fault) {
        assertThatThrownBy(() -> restore(file, to, true))
                .as(file.toString())
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith(file.toString())
                .hasMessageContaining(fault);
    }

    /** As an older Kessel wrote it: without nonces, so that its dice come from the seed alone. */
    @Test
    void aBackupOfAnOlderKesselIsBroughtUpToDate() throws Exception {
        Settings from = in("from");
        Client.Table table;
        try (Server server = Server.start(from)) {
            table = Client.of(server.address()).hotSeat();
            table.play(8, new Random(1));
        }
        write(from, file());
        for (String statement :
                List.of(
                        "ALTER TABLE matches DROP COLUMN mixed",
                        "ALTER TABLE seats DROP COLUMN nonce_seal",
                        "ALTER TABLE seats DROP COLUMN nonce",
                        "ALTER TABLE seats DROP COLUMN nonce_from_server",
                        "DELETE FROM flyway_schema_history WHERE version = '2'")) {
            change(file(), statement);
        }
        byte[] before = Files.readAllBytes(file());
        Settings to = in("to");
        assertThat(restore(file(), to, false)).isEqualTo(new Backup.Content(1, 8));
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
        try (Server server = Server.start(to)) {
            Client.Table there = table.at(server.address());
            assertThat(there.state().path("awaited")).isEmpty();
            there.play(30, new Random(2));
            there.axis().post(there.path("resign"), Map.of("version", there.version()));
            String record = there.spectator().get(there.path("record")).text();
            assertThat(record).doesNotContain("nonce").contains("seed ");
            Replay.verified(GameBox.open("gazala"), RecordText.read("record", record));
        }
    }

    @Test
    void whereThereIsNothingThereIsNothingToCopy() {
        assertThatThrownBy(() -> write(in("nowhere"), file()))
                .isInstanceOf(DataFault.class)
                .hasMessageEndingWith("nowhere: there are no matches here");
        assertThat(file()).doesNotExist();
    }
}
