package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import kessel.engine.data.DataFault;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The folder of the matches: private, one server's at a time, and what is wrong with it is told.
 */
final class DataFolderTest {
    @TempDir Path folder;

    private Path data() {
        return folder.resolve("data");
    }

    private Path file(String name) {
        return data().resolve(name);
    }

    private Server start() {
        return Server.start(TestSettings.in(data()));
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void open(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private void assertPrivate() throws IOException {
        for (String name : List.of("kessel.db", "kessel.db-wal", "kessel.db-shm", "kessel.lock")) {
            assertThat(permissions(file(name))).as(name).isEqualTo("rw-------");
        }
    }

    @Test
    void whatIsMadeIsPrivate() throws IOException {
        try (Server server = start()) {
            Client.of(server.address()).hotSeat();
            assertThat(permissions(data())).isEqualTo("rwx------");
            assertPrivate();
        }
    }

    @Test
    void whatWasTooOpenIsClosed() throws Exception {
        try (OtherProcess first = OtherProcess.start(data(), List.of(), List.of()).thatServes()) {
            Client.of(first.address()).hotSeat();
            // Killed, so that the files beside the database stay.
            first.kill();
        }
        open(data(), "rwxr-xr-x");
        for (String name : List.of("kessel.db", "kessel.db-wal", "kessel.db-shm", "kessel.lock")) {
            open(file(name), "rw-r--r--");
        }
        try (Server server = start()) {
            Client.of(server.address()).hotSeat();
            assertThat(permissions(data())).isEqualTo("rwx------");
            assertPrivate();
        }
    }

    @Test
    void aFolderWithOtherThingsInItIsLeftOpen() throws IOException {
        Files.createDirectory(data());
        open(data(), "rwxr-xr-x");
        Files.writeString(file("letter.txt"), "Dear Erwin");
        try (Server server = start()) {
            Client.of(server.address()).hotSeat();
            assertThat(permissions(data())).isEqualTo("rwxr-xr-x");
            assertPrivate();
        }
    }

    @Test
    void aSecondServerIsRefusedUntilTheFirstHasGoneHoweverItWent() throws Exception {
        try (OtherProcess first = OtherProcess.start(data(), List.of(), List.of()).thatServes()) {
            Client.Table table = Client.of(first.address()).hotSeat();
            table.play(2, new Random(1));
            try (OtherProcess second = OtherProcess.start(data(), List.of(), List.of())) {
                assertThat(second.address()).isNull();
                assertThat(second.ended()).isEqualTo(1);
                assertThat(second.said())
                        .isEqualTo(
                                data()
                                        + ": another Kessel is running on this folder; end it first,"
                                        + " or name another folder with --data\n");
            }
            assertThatThrownBy(this::start).isInstanceOf(DataFault.class);
            table.play(1, new Random(2));
            first.kill();
            try (Server after = start()) {
                assertThat(table.at(after.address()).version()).isEqualTo(3);
                assertThatThrownBy(this::start)
                        .isInstanceOf(DataFault.class)
                        .hasMessageContaining("another Kessel is running");
            }
            start().close();
        }
    }

    /** Natives that the driver would unpack into the temporary folder, and leave there. */
    @Test
    void killedServersLeaveNothingInTheTemporaryFolder() throws Exception {
        Path temporary = Files.createDirectory(folder.resolve("tmp"));
        for (int life = 0; life < 2; life++) {
            try (OtherProcess server =
                    OtherProcess.start(data(), List.of("-Djava.io.tmpdir=" + temporary), List.of())
                            .thatServes()) {
                Client.of(server.address()).hotSeat();
                server.kill();
            }
        }
        try (Stream<Path> left = Files.list(temporary);
                Stream<Path> unpacked = Files.list(file("native"))) {
            assertThat(left).isEmpty();
            assertThat(unpacked).hasSize(1);
        }
    }

    private void refused(String message) throws Exception {
        try (OtherProcess server = OtherProcess.start(data(), List.of(), List.of())) {
            assertThat(server.address()).isNull();
            assertThat(server.ended()).isEqualTo(1);
            assertThat(server.said()).contains(message).hasLineCount(1);
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsRefusedAndStays() throws Exception {
        Files.createDirectory(data());
        Files.writeString(file("kessel.db"), "Dear Erwin, ".repeat(1000));
        refused("kessel.db: cannot be used: the file is not a database");
        assertThat(file("kessel.db")).hasContent("Dear Erwin, ".repeat(1000));
    }

    @Test
    void aDatabaseOfANewerKesselIsRefused() throws Exception {
        start().close();
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + file("kessel.db"));
                Statement statement = connection.createStatement()) {
            statement.execute(
                    "INSERT INTO flyway_schema_history SELECT 99, '99', 'later', 'SQL',"
                            + " 'V99__later.sql', 0, 'somebody', installed_on, 1, TRUE"
                            + " FROM flyway_schema_history WHERE installed_rank = 1");
        }
        refused("kessel.db: was written by a newer Kessel");
    }

    /** Overwrites all pages but the first, which says that it is a database. */
    private void damage(long from) throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file("kessel.db").toFile(), "rw")) {
            byte[] noise = new byte[(int) (bytes.length() - from)];
            new Random(1).nextBytes(noise);
            bytes.seek(from);
            bytes.write(noise);
        }
    }

    @Test
    void aDamagedDatabaseIsRefused() throws Exception {
        try (Server server = start()) {
            Client.of(server.address()).hotSeat();
        }
        damage(4096);
        refused("kessel.db: cannot be used: the database is damaged");
    }

    @Test
    void damageThatShowsLaterIsToldTo503() throws Exception {
        String id;
        try (Server server = start()) {
            Client.Table table = Client.of(server.address()).hotSeat();
            table.play(20, new Random(1));
            id = table.id();
        }
        long root;
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:" + file("kessel.db"));
                Statement statement = connection.createStatement();
                var rows =
                        statement.executeQuery(
                                "SELECT rootpage FROM sqlite_master WHERE name = 'moves'")) {
            root = rows.getLong(1);
        }
        try (RandomAccessFile bytes = new RandomAccessFile(file("kessel.db").toFile(), "rw")) {
            bytes.seek((root - 1) * 4096);
            bytes.write(new byte[4096]);
        }
        try (Server server = start()) {
            Client client = Client.of(server.address());
            Client.Answer answer = client.get("/api/matches/" + id);
            assertThat(answer.status()).isEqualTo(503);
            assertThat(answer.error()).contains("the database is damaged");
        }
    }

    private interface OnDisk {
        void use(Path disk) throws Exception;
    }

    private static int run(String... command) throws Exception {
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }

    /** A disk of three megabytes, where the system lets us have one. */
    private void smallDisk(OnDisk use) throws Exception {
        Path disk = Files.createDirectory(folder.resolve("disk"));
        int mounted = run("mount", "-t", "tmpfs", "-o", "size=3m", "none", disk.toString());
        Assumptions.assumeTrue(mounted == 0, "no right to mount a small disk");
        try {
            use.use(disk);
        } finally {
            run("umount", disk.toString());
        }
    }

    @Test
    void aFullDiskIsToldAndLosesNothing() throws Exception {
        smallDisk(DataFolderTest::fill);
    }

    @Test
    void aFullDiskIsToldAtTheStart() throws Exception {
        smallDisk(
                disk -> {
                    try {
                        Files.write(disk.resolve("ballast"), new byte[4 << 20]);
                    } catch (IOException full) {
                        // As intended.
                    }
                    try (OtherProcess server =
                            OtherProcess.start(disk.resolve("data"), List.of(), List.of())) {
                        assertThat(server.address()).isNull();
                        assertThat(server.ended()).isEqualTo(1);
                        assertThat(server.said())
                                .containsPattern("the disk is full|No space left on device")
                                .hasLineCount(1);
                    }
                });
    }

    @Test
    void aReadOnlyDiskIsToldAsSuch() throws Exception {
        smallDisk(
                disk -> {
                    Server.start(TestSettings.in(disk.resolve("data"))).close();
                    assertThat(run("mount", "-o", "remount,ro", disk.toString())).isZero();
                    try (OtherProcess server =
                            OtherProcess.start(disk.resolve("data"), List.of(), List.of())) {
                        assertThat(server.ended()).isEqualTo(1);
                        assertThat(server.said()).contains("a read-only disk").hasLineCount(1);
                    }
                });
    }

    private static void fill(Path disk) throws IOException {
        Path data = disk.resolve("data");
        Path ballast = disk.resolve("ballast");
        try (Server server = Server.start(TestSettings.in(data))) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            table.play(5, new Random(1));
            try {
                Files.write(ballast, new byte[3 << 20]);
            } catch (IOException full) {
                // As intended.
            }
            Client.Answer answer = null;
            int begun = 1;
            for (int i = 0; i < 500; i++) {
                answer = client.post("/api/matches", Map.of("game", "gazala"));
                if (answer.status() != 201) {
                    break;
                }
                begun++;
            }
            assertThat(answer.status()).isEqualTo(503);
            assertThat(answer.error())
                    .isEqualTo(
                            "the matches cannot be read or written now: the disk is full; nothing"
                                    + " was changed, try again later");
            long version = table.version();
            Client.Answer move =
                    table.move(
                            table.both(), version, table.someChoice(table.both(), new Random(2)));
            assertThat(move.status()).isIn(200, 503);
            Files.delete(ballast);
            table.play(3, new Random(3));
            assertThat(table.version()).isEqualTo(version + (move.status() == 200 ? 4 : 3));
            assertThat(client.get("/metrics").text()).contains("kessel_matches " + begun + ".0");
        }
    }

    /** To root everything is allowed, unless it gives that right away. */
    @Test
    void whatIsClosedToUsIsToldAsSuch() throws Exception {
        List<String> plain =
                System.getProperty("user.name").equals("root")
                        ? List.of("setpriv", "--bounding-set=-all", "--inh-caps=-all")
                        : List.of();
        if (!plain.isEmpty()) {
            Assumptions.assumeTrue(
                    run("setpriv", "--bounding-set=-all", "--inh-caps=-all", "true") == 0,
                    "setpriv does not work here");
        }
        start().close();
        denied(plain, data(), "r-x------");
        denied(plain, data(), "---------");
        denied(plain, file("kessel.db"), "r--------");
        denied(plain, file("kessel.lock"), "r--------");
    }

    private void denied(List<String> plain, Path path, String permissions) throws Exception {
        String before = permissions(path);
        open(path, permissions);
        try (OtherProcess server = OtherProcess.start(plain, data(), List.of(), List.of())) {
            assertThat(server.address()).as(path + " " + permissions).isNull();
            assertThat(server.ended()).isEqualTo(1);
            assertThat(server.said()).contains("permission denied").hasLineCount(1);
        } finally {
            open(path, before);
        }
    }
}
