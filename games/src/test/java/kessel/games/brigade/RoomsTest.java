package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rooms of the series build on one another: none knows of one that comes after it. */
class RoomsTest {
    private static final Path HOUSE = Path.of("src", "main", "java", "kessel", "games", "brigade");
    private static final List<String> ROOMS =
            List.of(
                    "move",
                    "data",
                    "scenario",
                    "position",
                    "setup",
                    "movement",
                    "combat",
                    "theatre",
                    "rules",
                    "evaluation",
                    "table");
    private static final Pattern NAMED = Pattern.compile("kessel\\.games\\.brigade\\.(\\w+)");

    @Test
    void noRoomKnowsOfALaterOne() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (String room : ROOMS) {
            try (Stream<Path> files = Files.list(HOUSE.resolve(room))) {
                for (Path file : files.toList()) {
                    Matcher named = NAMED.matcher(Files.readString(file));
                    while (named.find()) {
                        int other = ROOMS.indexOf(named.group(1));
                        if (other < 0 || other > ROOMS.indexOf(room)) {
                            wrong.add(file + " names " + named.group());
                        }
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void everyRoomHasItsPlace() throws IOException {
        try (Stream<Path> files = Files.list(HOUSE)) {
            assertThat(files.filter(Files::isDirectory).map(room -> room.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(ROOMS);
        }
    }
}
