package kessel.cli.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import kessel.server.Server;
import kessel.server.Settings;

/**
 * The process that is measured: a server on SQLite in a folder that goes away with it. It ends when
 * its input does, so that it never outlives whoever started it.
 */
final class BenchServer {
    private static final Settings.Limits NONE =
            new Settings.Limits(
                    0,
                    0,
                    Integer.MAX_VALUE,
                    Long.MAX_VALUE,
                    Integer.MAX_VALUE,
                    Integer.MAX_VALUE,
                    Integer.MAX_VALUE);
    private static final Settings.Lines MANY_LINES =
            new Settings.Lines(
                    Integer.MAX_VALUE,
                    Settings.Lines.USUAL.asking(),
                    Settings.Lines.USUAL.answering());

    private BenchServer() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("kessel-bench");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
        Settings settings = Settings.in(folder).withPort(0).withLimits(NONE).withLines(MANY_LINES);
        try (Server server = Server.start(settings)) {
            server.rehearse();
            System.out.println(ServerProcess.SERVING + server.address());
            System.in.transferTo(OutputStream.nullOutputStream());
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            files.forEach(file -> file.toFile().delete());
        } catch (IOException gone) {
            return;
        }
        folder.toFile().delete();
    }
}
