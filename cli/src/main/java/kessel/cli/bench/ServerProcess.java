package kessel.cli.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A server in a process of its own, as a visitor meets it. */
final class ServerProcess implements AutoCloseable {
    static final String SERVING = "Serving at ";
    private static final long PATIENCE_SECONDS = 20;

    private final Process process;
    private final URI address;

    private ServerProcess(Process process, URI address) {
        this.process = process;
        this.address = address;
    }

    static ServerProcess start() {
        try {
            Process process =
                    new ProcessBuilder(
                                    Path.of(System.getProperty("java.home"), "bin", "java")
                                            .toString(),
                                    "-XX:+UseParallelGC",
                                    "--enable-native-access=ALL-UNNAMED",
                                    "--sun-misc-unsafe-memory-access=allow",
                                    "-cp",
                                    classPath(),
                                    BenchServer.class.getName())
                            .redirectErrorStream(true)
                            .start();
            return new ServerProcess(process, address(process));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Maven's tests run from a jar that only names the others; it tells these in a property. */
    private static String classPath() {
        return System.getProperty(
                "surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private static URI address(Process process) throws IOException {
        BufferedReader out = process.inputReader();
        StringBuilder said = new StringBuilder();
        for (String line; (line = out.readLine()) != null; ) {
            if (line.startsWith(SERVING)) {
                // Read on, or a server that complains a lot would wait for its reader.
                Thread.ofVirtual().start(() -> drain(out));
                return URI.create(line.substring(SERVING.length()));
            }
            said.append(line).append('\n');
        }
        throw new IllegalStateException("the server did not start: " + said);
    }

    private static void drain(BufferedReader out) {
        try (out) {
            out.transferTo(Writer.nullWriter());
        } catch (IOException ended) {
            // With the process.
        }
    }

    URI address() {
        return address;
    }

    /** The processor time that it has used, where the system tells. */
    Optional<Duration> cpu() {
        return process.info().totalCpuDuration();
    }

    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (IOException gone) {
            // It has ended already, or is ended below.
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }
}
