package kessel.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import kessel.engine.data.DataFault;
import kessel.players.Contest;

/**
 * The games of an arena that are played, a line of JSON each after a first line that says of what,
 * so that a run that was stopped can be taken up again. A last line that was cut short is dropped.
 */
final class ArenaLog {
    /** What all games of the file have in common. */
    record Heading(String game, String scenario, String seed, Double turnSeconds) {}

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final Path path;
    private final Heading heading;
    private final List<Contest.Result> played = new ArrayList<>();

    /** Opens the file, or begins it. */
    ArenaLog(Path path, Heading wanted) {
        this.path = path;
        if (!Files.exists(path)) {
            heading = wanted;
            append(MAPPER.valueToTree(heading).toString());
            return;
        }
        List<String> lines = lines();
        heading = read(lines.isEmpty() ? "" : lines.getFirst(), Heading.class, 1);
        Heading same =
                new Heading(
                        heading.game,
                        heading.scenario,
                        wanted.seed == null ? heading.seed : wanted.seed,
                        heading.turnSeconds);
        Heading asked = new Heading(wanted.game, wanted.scenario, same.seed, wanted.turnSeconds);
        if (!same.equals(asked) || !same.seed.equals(heading.seed)) {
            throw DataFault.in(
                    path.toString(), "holds other games: " + MAPPER.valueToTree(heading));
        }
        for (int i = 1; i < lines.size(); i++) {
            played.add(read(lines.get(i), Contest.Result.class, i + 1));
        }
    }

    /** The whole lines; what a stopped run left of its last one is cut off. */
    private List<String> lines() {
        try {
            String text = Files.readString(path);
            String whole = text.substring(0, text.lastIndexOf('\n') + 1);
            if (whole.length() < text.length()) {
                Files.writeString(path, whole);
            }
            return whole.lines().toList();
        } catch (IOException broken) {
            throw DataFault.in(path.toString(), "cannot be read: " + broken.getMessage());
        }
    }

    private <T> T read(String line, Class<T> type, int number) {
        try {
            return MAPPER.readValue(line, type);
        } catch (JsonProcessingException broken) {
            throw DataFault.in(path.toString(), "line " + number + " is no line of an arena");
        }
    }

    String seed() {
        return heading.seed;
    }

    List<Contest.Result> played() {
        return played;
    }

    synchronized void add(Contest.Result result) {
        append(MAPPER.valueToTree(result).toString());
    }

    private void append(String line) {
        try {
            Files.writeString(
                    path, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
