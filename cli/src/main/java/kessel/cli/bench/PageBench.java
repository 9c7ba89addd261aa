package kessel.cli.bench;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kessel.cli.bench.Bench.Measured;

/**
 * Measures the page: a browser turns the wheel over the map, drags it and moves units, and tells
 * how that looked.
 */
public final class PageBench {
    /** About how long it takes. */
    public static final int SECONDS = 90;

    /** The launcher tells where Kessel lies; what drives the browser is there and in no jar. */
    private static final String HOME = "kessel.home";

    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** Something that measuring needs is not here. */
    public static final class Missing extends Exception {
        private static final long serialVersionUID = 1;

        Missing(String message) {
            super(message);
        }
    }

    private PageBench() {}

    public static List<Measured> run() throws Missing {
        String home = System.getProperty(HOME, "");
        Path script = Path.of(home, "web", "bench", "run.mjs");
        if (home.isEmpty() || !Files.isRegularFile(script)) {
            throw new Missing("the page is measured from Kessel's own folder, by ./kessel bench");
        }
        try (ServerProcess server = ServerProcess.start()) {
            Process process =
                    new ProcessBuilder("node", script.toString(), server.address().toString())
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            process.getOutputStream().close();
            String told =
                    new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new Missing(
                        "the browser could not be measured: it needs Node.js, the packages of web/"
                                + " (web/make build) and Chromium");
            }
            return read(told);
        } catch (IOException broken) {
            throw new Missing("the browser could not be started: " + broken.getMessage());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new Missing("interrupted");
        }
    }

    /** What the browser tells, as measurements; a number that it does not tell is none. */
    static List<Measured> read(String told) {
        try {
            JsonNode gestures = MAPPER.readTree(told);
            List<Measured> measured = new ArrayList<>();
            for (PageTask task : PageTask.values()) {
                JsonNode score = gestures.path(task.gesture()).path(task.field());
                measured.add(new Measured(task, score.asDouble(Double.NaN), Double.NaN));
            }
            return measured;
        } catch (JsonProcessingException broken) {
            throw new IllegalStateException("the browser told no measurements: " + told, broken);
        }
    }
}
