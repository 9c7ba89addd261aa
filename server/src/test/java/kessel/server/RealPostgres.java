package kessel.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A PostgreSQL server of our own, started for the tests in a temporary folder and ended with them.
 */
final class RealPostgres {
    private static final String HOW_TO_GET =
            "PostgreSQL's server is not installed (apt install postgresql): its tests are skipped";

    private static Optional<RealPostgres> running;
    private static int databases;

    private final Path programs;
    private final Path folder;
    private final int port;

    private RealPostgres(Path programs) throws IOException {
        this.programs = programs;
        folder = Files.createTempDirectory("kessel-postgres");
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
    }

    /** The one server of this run; none where its programs are not installed. */
    static synchronized Optional<RealPostgres> get() throws Exception {
        if (running == null) {
            running = Optional.empty();
            Optional<Path> programs = programs();
            if (programs.isPresent()) {
                RealPostgres postgres = new RealPostgres(programs.get());
                postgres.start();
                running = Optional.of(postgres);
            }
        }
        return running;
    }

    /** The same for a test that is skipped without it. */
    static RealPostgres orSkip() throws Exception {
        Assumptions.assumeTrue(get().isPresent(), HOW_TO_GET);
        return get().orElseThrow();
    }

    private static Optional<Path> programs() throws IOException {
        List<Path> homes = new ArrayList<>();
        for (String place : List.of("/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local")) {
            if (Files.isDirectory(Path.of(place))) {
                try (Stream<Path> inside = Files.list(Path.of(place))) {
                    inside.forEach(homes::add);
                }
            }
        }
        return homes.stream()
                .map(home -> home.resolve("bin"))
                .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
                .max(Comparator.naturalOrder());
    }

    private void start() throws Exception {
        if (isRoot()) {
            run(List.of("chown", "postgres", folder.toString()));
        }
        String data = folder.resolve("data").toString();
        run(
                asUser(
                        "initdb",
                        "-D",
                        data,
                        "-U",
                        "kessel",
                        "--auth=trust",
                        "-E",
                        "UTF8",
                        "--no-sync"));
        String options = "-p " + port + " -k " + folder + " -c listen_addresses=127.0.0.1";
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(data)));
        run(
                asUser(
                        "pg_ctl",
                        "-D",
                        data,
                        "-w",
                        "-l",
                        folder.resolve("log").toString(),
                        "-o",
                        options,
                        "start"));
    }

    private void stop(String data) {
        try {
            run(asUser("pg_ctl", "-D", data, "-m", "immediate", "stop"));
            try (Stream<Path> files = Files.walk(folder)) {
                files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
            }
        } catch (Exception broken) {
            System.err.println(
                    "PostgreSQL of the tests could not be ended: " + broken.getMessage());
        }
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    /** PostgreSQL refuses to run as root; its package brings a user of its own. */
    private List<String> asUser(String program, String... arguments) {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("runuser", "-u", "postgres", "--"));
        }
        command.add(programs.resolve(program).toString());
        command.addAll(List.of(arguments));
        return command;
    }

    private void run(List<String> command) throws Exception {
        Path output = folder.resolveSibling(folder.getFileName() + ".out");
        Process process =
                new ProcessBuilder(command)
                        .directory(Path.of("/").toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        boolean ended = process.waitFor(60, TimeUnit.SECONDS);
        String said = Files.readString(output);
        Files.delete(output);
        if (!ended || process.exitValue() != 0) {
            throw new IllegalStateException(String.join(" ", command) + ": " + said);
        }
    }

    /** The URL of a new, empty database. */
    synchronized String newDatabase() {
        String name = "test" + ++databases;
        try {
            execute("postgres", "CREATE DATABASE " + name);
        } catch (SQLException broken) {
            throw new IllegalStateException(broken);
        }
        return "postgres://kessel@127.0.0.1:" + port + "/" + name;
    }

    void execute(String database, String statement) throws SQLException {
        String url = "jdbc:postgresql://127.0.0.1:" + port + "/" + database + "?user=kessel";
        try (Connection connection = DriverManager.getConnection(url);
                Statement sql = connection.createStatement()) {
            sql.execute(statement);
        }
    }
}
