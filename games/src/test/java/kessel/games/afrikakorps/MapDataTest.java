package kessel.games.afrikakorps;

import static kessel.games.afrikakorps.DataFiles.MAP;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kessel.engine.hex.Grid;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The map against what the rulebook says of it. */
class MapDataTest {
    private static final Grid GRID = MAP.grid();
    private static final Set<String> ENTERED = Set.of("clear", "escarpment", "fortress");

    private static int hex(String label) {
        return GRID.find(label).orElseThrow();
    }

    private static String terrain(String label) {
        return MAP.terrainName(hex(label));
    }

    private static IntStream hexes() {
        return IntStream.range(0, GRID.size());
    }

    private static boolean playable(int hex) {
        return ENTERED.contains(MAP.terrainName(hex));
    }

    private static Set<String> labels(IntPredicate which) {
        return hexes().filter(which).mapToObj(GRID::label).collect(Collectors.toSet());
    }

    private static boolean road(int hex, int direction) {
        return (MAP.pathBits(hex * Grid.DIRECTIONS + direction) & MAP.paths().bit("road")) != 0;
    }

    private static boolean closed(int hex, int direction) {
        return MAP.hexsideBits(hex * Grid.DIRECTIONS + direction) != 0;
    }

    private static boolean onRoad(int hex) {
        return IntStream.range(0, Grid.DIRECTIONS).anyMatch(direction -> road(hex, direction));
    }

    private static Stream<String> around(String label) {
        return IntStream.range(0, Grid.DIRECTIONS)
                .map(direction -> GRID.neighbour(hex(label), direction))
                .filter(hex -> hex != Grid.OFF)
                .mapToObj(GRID::label);
    }

    // 1.1 and 5.6: what the book says of single hexes

    @ParameterizedTest
    @CsvSource({
        "G24, escarpment",
        "T29, escarpment",
        "R60, depression",
        "T61, depression",
        "Q60, clear",
        "H2, fortress",
        "G25, fortress",
        "E19, sea",
        "H29, clear",
        "I30, escarpment",
        "R68, outside",
        "X70, outside",
        "W3, clear",
        "J62, clear",
        "W6, clear",
        "L59, clear"
    })
    void theBookNamesTheGroundOf(String label, String terrain) {
        assertThat(terrain(label)).isEqualTo(terrain);
    }

    @ParameterizedTest
    @CsvSource({
        "El Agheila, W6",
        "El Alamein, L59",
        "Bengasi, H2",
        "Tobruk, G25",
        "Axis base, W3",
        "Allied base, J62"
    })
    void theBookGivesTheHexOf(String place, String label) {
        assertThat(MAP.places().get(place).hex()).isEqualTo(hex(label));
        assertThat(MAP.places().get(place).printed()).isTrue();
    }

    @Test
    void noOtherPlaceIsPrinted() {
        assertThat(MAP.places().values().stream().filter(place -> place.printed())).hasSize(6);
        MAP.places().values().forEach(place -> assertThat(playable(place.hex())).isTrue());
    }

    @Test
    void thereAreTwoFortressesAndABaseForEachSide() {
        assertThat(labels(hex -> MAP.terrainName(hex).equals("fortress")))
                .containsExactlyInAnyOrder("H2", "G25");
        assertThat(labels(hex -> MAP.has(hex, "axis-base"))).containsExactly("W3");
        assertThat(labels(hex -> MAP.has(hex, "allied-base"))).containsExactly("J62");
        assertThat(labels(hex -> MAP.has(hex, "port")))
                .containsExactlyInAnyOrder("G25", "W3", "J62");
    }

    @Test
    void theRimOfTheDepressionIsClearGroundBesideIt() {
        Set<String> rim = labels(hex -> MAP.has(hex, "depression-rim"));
        assertThat(rim).hasSize(32).contains("Q60", "W62", "X62", "T62").doesNotContain("T61");
        for (String label : rim) {
            assertThat(terrain(label)).as(label).isEqualTo("clear");
            assertThat(around(label))
                    .as("around " + label)
                    .anyMatch(near -> terrain(near).equals("depression") || rim.contains(near));
        }
        hexes().filter(hex -> MAP.terrainName(hex).equals("depression"))
                .mapToObj(GRID::label)
                .forEach(
                        label ->
                                assertThat(around(label))
                                        .as("around " + label)
                                        .allMatch(
                                                near ->
                                                        terrain(near).equals("depression")
                                                                || rim.contains(near)));
    }

    // 5.8: where the map ends

    @ParameterizedTest
    @CsvSource({"I63", "K64", "M65", "O66", "Q67", "S68", "U69"})
    void theLastHexOfItsRowIsPlayed(String label) {
        assertThat(playable(hex(label))).isTrue();
        assertThat(GRID.neighbour(hex(label), GRID.direction(hex("G24"), hex("G25"))))
                .as("east of " + label)
                .matches(east -> east == Grid.OFF || !playable(east));
    }

    @Test
    void whatHasNoCoordinateIsOutside() {
        assertThat(GRID.find("Y70")).isEmpty();
        hexes().filter(
                        hex -> {
                            int number = Integer.parseInt(GRID.label(hex).substring(1));
                            return number < 1 || number > 69;
                        })
                .forEach(
                        hex ->
                                assertThat(MAP.terrainName(hex))
                                        .as(GRID.label(hex))
                                        .isEqualTo("outside"));
    }

    @Test
    void aThousandAndEightySixHexesCanBeEnteredAndReachOneAnother() {
        assertThat(hexes().filter(MapDataTest::playable)).hasSize(1086);
        assertThat(labels(hex -> MAP.terrainName(hex).equals("escarpment"))).hasSize(137);
        assertThat(labels(hex -> MAP.terrainName(hex).equals("depression"))).hasSize(33);
        Map<Integer, Integer> reached =
                spread("W3", (from, direction) -> !closed(from, direction), MapDataTest::playable);
        Set<String> cutOff = labels(hex -> playable(hex) && !reached.containsKey(hex));
        assertThat(cutOff).isEmpty();
    }

    // 5.7: closed sides

    @ParameterizedTest
    @CsvSource({"E18, F19", "R65, S65", "W61, X62", "W62, X62"})
    void nothingCrosses(String one, String other) {
        assertThat(closed(hex(one), GRID.direction(hex(one), hex(other)))).isTrue();
        assertThat(closed(hex(other), GRID.direction(hex(other), hex(one)))).isTrue();
    }

    @Test
    void noOtherSideIsClosedAndNoRoadCrossesOne() {
        assertThat(MAP.hexsideList()).hasSize(4);
        hexes().forEach(
                        hex -> {
                            for (int side = 0; side < Grid.DIRECTIONS; side++) {
                                assertThat(closed(hex, side) && road(hex, side)).isFalse();
                            }
                        });
    }

    // 17 and 18: the road and the marches of the examples

    /** A step along the road is '=', one off it '-'; together they are what the example says. */
    @ParameterizedTest
    @CsvSource({
        "E22, I25 I26 J27 I26 H26, ====",
        "E23, G24 H24 H23, -=",
        "E23, I24 H24 H25, -=",
        "E23, I24 H24 I25, -=",
        "E24, G24 H24 H25 H26, -=-",
        "E25, G24 H24 I25 I26 J27 I27 I28 H28 H29 I30, -=======-",
        "E26, G22 H23 H24 H25 H26 H27, ===-=",
        "E27, G25 H26 I27 J27 J28, =-=-",
        "E27, G25 H26 I27 J28, =--",
        "E30, N64 N63 M62 M61 M60 M59 L58 L57, -------",
        "E30, L57 L58 M59, --"
    })
    void theMarchOfTheExampleIsOnTheMap(String example, String march, String steps) {
        String[] labels = march.split(" ");
        StringBuilder found = new StringBuilder();
        for (int at = 1; at < labels.length; at++) {
            int direction = GRID.direction(hex(labels[at - 1]), hex(labels[at]));
            assertThat(direction).as(example + ": " + labels[at]).isNotEqualTo(Grid.OFF);
            assertThat(playable(hex(labels[at]))).isTrue();
            found.append(road(hex(labels[at - 1]), direction) ? '=' : '-');
        }
        assertThat(found.toString()).isEqualTo(steps);
    }

    @Test
    void escarpmentsWithARoad() {
        Set<String> named =
                Set.of("H23", "H24", "H25", "I25", "I26", "I27", "I28", "H28"); // chapters 17, 18
        Set<String> found = labels(hex -> MAP.terrainName(hex).equals("escarpment") && onRoad(hex));
        assertThat(found).containsAll(named).doesNotContain("G24", "I30", "H22", "T29");
        assertThat(found)
                .hasSize(18)
                .contains("C7", "C8", "C9", "C10", "C11", "D6", "F4", "F5", "H4", "H27");
    }

    @Test
    void theCoastRoadIsOneChainFromBaseToBase() {
        Map<Integer, Integer> steps = spread("W3", MapDataTest::road, MapDataTest::playable);
        assertThat(labels(MapDataTest::onRoad))
                .isEqualTo(labels(steps::containsKey))
                .contains("K61", "I26", "G25", "H2", "J62", "I63")
                .doesNotContain("L59");
        assertThat(steps.get(hex("J62"))).isEqualTo(94);
        long sides =
                hexes().mapToLong(
                                hex ->
                                        IntStream.range(0, Grid.DIRECTIONS)
                                                .filter(side -> road(hex, side))
                                                .count())
                        .sum();
        assertThat(sides).isEqualTo(2 * 108);
    }

    @Test
    void theRoadEndsOnlyAtTheAxisBaseAndBeyondTheAlliedOne() {
        assertThat(labels(hex -> roads(hex) == 1)).containsExactlyInAnyOrder("W3", "I63");
        assertThat(labels(hex -> roads(hex) > 2))
                .containsExactlyInAnyOrder("H2", "F5", "H24", "H26", "H28", "I26");
    }

    private static long roads(int hex) {
        return IntStream.range(0, Grid.DIRECTIONS).filter(side -> road(hex, side)).count();
    }

    @Test
    void tobrukIsEnteredFromThreeHexes() {
        assertThat(around("G25").filter(label -> playable(hex(label))))
                .containsExactlyInAnyOrder("G24", "H25", "H26");
    }

    /** Each of our positions for the diagrams stands on the ground that it asks for. */
    @Test
    void thePositionsOfTheExamplesStandOnTheirGround() {
        for (String page : List.of("rules.en.md", "rules.it.md")) {
            DataFiles.text(page)
                    .lines()
                    .filter(line -> line.startsWith("- <a id=\"E"))
                    .filter(line -> !line.matches(".*id=\"E[134]\".*"))
                    .flatMap(line -> Arrays.stream(line.split("[^A-Z0-9]+")))
                    .filter(word -> word.matches("[A-X]\\d{2}"))
                    .filter(word -> !word.matches("E\\d\\d|R60|T61"))
                    .forEach(label -> assertThat(playable(hex(label))).as(label).isTrue());
        }
        assertThat(List.of(terrain("L38"), terrain("L39"))).containsOnly("escarpment");
        for (String label : "R34 R35 R36 R38 R39 R40 R41 R42 Q38 Q40 S39 S41 T42 P44".split(" ")) {
            assertThat(terrain(label)).as(label).isEqualTo("clear");
        }
        assertThat(GRID.distance(hex("R36"), hex("R39"))).isEqualTo(3);
        assertThat(GRID.distance(hex("R35"), hex("R40"))).isEqualTo(5);
    }

    private interface Side {
        boolean open(int hex, int direction);
    }

    /** Every hex that can be reached, with the number of steps. */
    private static Map<Integer, Integer> spread(String from, Side side, IntPredicate into) {
        Map<Integer, Integer> steps = new HashMap<>(Map.of(hex(from), 0));
        Deque<Integer> open = new ArrayDeque<>(steps.keySet());
        while (!open.isEmpty()) {
            int hex = open.remove();
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int next = GRID.neighbour(hex, direction);
                if (next != Grid.OFF
                        && side.open(hex, direction)
                        && into.test(next)
                        && steps.putIfAbsent(next, steps.get(hex) + 1) == null) {
                    open.add(next);
                }
            }
        }
        return steps;
    }

    @Test
    void whatTheValuesSayOfHexesIsOnTheMap() {
        var game = DataFiles.yaml("game");
        assertThat(new TreeSet<>(MAP.terrains().kinds()))
                .isEqualTo(new TreeSet<>(game.at("terrain").entries().keySet()));
        assertThat(new TreeSet<>(MAP.hexsides().kinds()))
                .isEqualTo(new TreeSet<>(game.at("hexsides").entries().keySet()));
        game.at("terrain")
                .entries()
                .forEach(
                        (kind, row) ->
                                assertThat(row.at("enter").flag())
                                        .as(kind)
                                        .isEqualTo(ENTERED.contains(kind)));
        assertThat(Set.copyOf(game.at("fortresses").at("hexes").texts()))
                .isEqualTo(labels(hex -> MAP.terrainName(hex).equals("fortress")));
        Set<String> ports = new TreeSet<>();
        game.at("ports")
                .entries()
                .forEach(
                        (side, hexes) -> {
                            ports.add(hexes.at("base").text());
                            ports.add(hexes.at("fortress").text());
                        });
        assertThat(ports).isEqualTo(new TreeSet<>(labels(hex -> MAP.has(hex, "port"))));
        // 17.3: both roads of I26 lead to J27, and between them they are all its roads.
        Set<String> lanes = new TreeSet<>();
        for (var lane : game.at("lanes").at("I26").at("roads").list()) {
            assertThat(lane.texts()).hasSize(2).contains("J27");
            lanes.addAll(lane.texts());
        }
        assertThat(lanes)
                .isEqualTo(
                        new TreeSet<>(
                                around("I26")
                                        .filter(
                                                near ->
                                                        road(
                                                                hex("I26"),
                                                                GRID.direction(
                                                                        hex("I26"), hex(near))))
                                        .toList()));
    }
}
