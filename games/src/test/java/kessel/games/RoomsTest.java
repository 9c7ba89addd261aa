package kessel.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The rooms of a game build on one another: none knows of one that comes after it. */
class RoomsTest {
    private static final Path GAMES = Path.of("src", "main", "java", "kessel", "games");

    /** By house, its rooms in the order in which they know of one another. */
    private static final Map<String, List<String>> ROOMS =
            Map.of(
                    "brigade",
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
                            "table"),
                    "afrikakorps",
                    List.of(
                            "move",
                            "data",
                            "position",
                            "movement",
                            "planning",
                            "turn",
                            "combat",
                            "rules",
                            "evaluation",
                            "table"),
                    "desertfox",
                    List.of(
                            "data",
                            "move",
                            "position",
                            "supply",
                            "operation",
                            "battle",
                            "flight",
                            "movement",
                            "logistics",
                            "rules",
                            "evaluation",
                            "table"));

    private static final List<String> HOUSES = List.copyOf(ROOMS.keySet());

    @ParameterizedTest
    @FieldSource("HOUSES")
    void noRoomKnowsOfALaterOne(String house) throws IOException {
        List<String> rooms = ROOMS.get(house);
        Pattern name = Pattern.compile("kessel\\.games\\." + house + "\\.(\\w+)");
        List<String> wrong = new ArrayList<>();
        for (String room : rooms) {
            try (Stream<Path> files = Files.list(GAMES.resolve(house, room))) {
                for (Path file : files.toList()) {
                    Matcher named = name.matcher(Files.readString(file));
                    while (named.find()) {
                        int other = rooms.indexOf(named.group(1));
                        if (other < 0 || other > rooms.indexOf(room)) {
                            wrong.add(file + " names " + named.group());
                        }
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @FieldSource("HOUSES")
    void everyRoomHasItsPlace(String house) throws IOException {
        try (Stream<Path> files = Files.list(GAMES.resolve(house))) {
            assertThat(files.filter(Files::isDirectory).map(room -> room.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(ROOMS.get(house));
        }
    }
}
