package kessel.server;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import kessel.engine.data.DataFault;

/**
 * Starts a server on its own, for tests and for work on the page: PORT FOLDER [PAUSE-MILLIS [URL]].
 */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        Settings settings =
                Settings.in(Path.of(arguments.length > 1 ? arguments[1] : "target/data"))
                        .withPort(
                                arguments.length > 0
                                        ? Integer.parseInt(arguments[0])
                                        : Settings.PORT)
                        .withPause(
                                arguments.length > 2
                                        ? Duration.ofMillis(Long.parseLong(arguments[2]))
                                        : Settings.PAUSE)
                        .withDatabase(arguments.length > 3 ? arguments[3] : null);
        try {
            Serving.start(settings, new PrintWriter(System.out)).untilStopped();
        } catch (DataFault fault) {
            System.err.println(fault.getMessage());
            System.exit(1);
        }
    }
}
