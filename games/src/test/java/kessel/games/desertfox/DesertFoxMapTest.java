package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;
import org.junit.jupiter.api.Test;

/** The map and its areas, held against what the rulebook says of them and against geography. */
class DesertFoxMapTest {
    private static final Library LIBRARY = Library.builtIn(DesertFoxMapTest.class);
    private static final HexMap MAP = HexMapFile.read(LIBRARY.yaml("desert-fox/map.yaml"));
    private static final Grid GRID = MAP.grid();

    private static int hex(String label) {
        return GRID.find(label).orElseThrow();
    }

    private static int place(String name) {
        return MAP.places().get(name).hex();
    }

    private static IntStream land() {
        return IntStream.range(0, GRID.size()).filter(hex -> MAP.terrainName(hex).equals("clear"));
    }

    private static boolean has(int from, int to, String hexside) {
        int edge = from * Grid.DIRECTIONS + GRID.direction(from, to);
        return (MAP.hexsideBits(edge) & MAP.hexsides().bit(hexside)) != 0;
    }

    private static boolean road(int from, int to, String kind) {
        int edge = from * Grid.DIRECTIONS + GRID.direction(from, to);
        return (MAP.pathBits(edge) & MAP.paths().bit(kind)) != 0;
    }

    private static IntStream around(int hex) {
        return IntStream.range(0, Grid.DIRECTIONS)
                .map(direction -> GRID.neighbour(hex, direction))
                .filter(next -> next != Grid.OFF && MAP.terrainName(next).equals("clear"));
    }

    private static Stream<String> labels(IntStream hexes) {
        return hexes.mapToObj(GRID::label);
    }

    @Test
    void thereAreAHundredAndThirtySixLandHexesAndTheSeaLiesInTheNorth() {
        assertThat(land().count()).isEqualTo(136);
        assertThat(Arrays.stream(HexMap.Edge.values()).map(MAP::beyond))
                .containsExactly("sea", "land", "land", "land");
        IntStream.range(0, GRID.size())
                .filter(hex -> MAP.terrainName(hex).equals("marsh"))
                .forEach(
                        hex ->
                                assertThat(GRID.column(hex))
                                        .as("the Qattara Depression is south-east of Jarabub")
                                        .isGreaterThan(GRID.column(place("Jarabub"))));
    }

    /** 1.4d: every place in the text of the rulebook, Tripoli and Malta off the map. */
    @Test
    void thePrintedPlacesAreThoseOfTheRulebook() {
        assertThat(
                        MAP.places().values().stream()
                                .filter(HexMap.Place::printed)
                                .map(HexMap.Place::name))
                .containsExactlyInAnyOrder(
                        "El Agheila",
                        "Mersa Brega",
                        "Agedabia",
                        "Benghazi",
                        "Gazala",
                        "Gadd el Ahmar",
                        "Tengeder",
                        "Acroma",
                        "Sidi Mufta",
                        "Bir Hacheim",
                        "Bir Gubi",
                        "Tobruk",
                        "Bardia",
                        "Sollum",
                        "Jarabub",
                        "Alexandria");
        assertThat(MAP.places().values().stream().map(HexMap.Place::hex)).doesNotHaveDuplicates();
        MAP.places()
                .values()
                .forEach(each -> assertThat(MAP.terrainName(each.hex())).isEqualTo("clear"));
    }

    /** 5.0, 5.1, 8.0. */
    @Test
    void basesFortressesAndOasesAreWhereTheirNamesAre() {
        assertFeature("base", "El Agheila", "Alexandria");
        assertFeature("fortress", "Benghazi", "Tobruk", "Bardia");
        assertFeature("oasis", "Jalo", "Jarabub", "Siwa");
    }

    private static void assertFeature(String feature, String... names) {
        assertThat(
                        IntStream.range(0, GRID.size())
                                .filter(hex -> MAP.has(hex, feature))
                                .boxed()
                                .collect(Collectors.toSet()))
                .isEqualTo(
                        Stream.of(names).map(DesertFoxMapTest::place).collect(Collectors.toSet()));
    }

    /** 5.0: one line from base to base, without branches. */
    @Test
    void theHighwayIsAChainFromBaseToBase() {
        Map<Integer, Integer> distance = distances(place("El Agheila"), "highway");
        long ends =
                distance.keySet().stream()
                        .filter(
                                hex ->
                                        around(hex).filter(to -> road(hex, to, "highway")).count()
                                                == 1)
                        .count();
        assertThat(ends).isEqualTo(2);
        assertThat(distance).hasSize(29);
        assertThat(land().filter(hex -> around(hex).anyMatch(to -> road(hex, to, "highway"))))
                .hasSize(29);
        Map<String, Integer> hexes =
                Map.of(
                        "Mersa Brega", 1,
                        "Agedabia", 2,
                        "Benghazi", 5,
                        "Derna", 10,
                        "Tobruk", 14,
                        "Bardia", 17,
                        "Sollum", 18,
                        "Mersa Matruh", 22,
                        "El Alamein", 26,
                        "Alexandria", 28);
        hexes.forEach((name, far) -> assertThat(distance.get(place(name))).as(name).isEqualTo(far));
    }

    private static Map<Integer, Integer> distances(int from, String... kinds) {
        Map<Integer, Integer> distance = new HashMap<>(Map.of(from, 0));
        ArrayDeque<Integer> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            int hex = open.poll();
            around(hex)
                    .filter(to -> Stream.of(kinds).anyMatch(kind -> road(hex, to, kind)))
                    .filter(to -> !distance.containsKey(to))
                    .forEach(
                            to -> {
                                distance.put(to, distance.get(hex) + 1);
                                open.add(to);
                            });
        }
        return distance;
    }

    /** 3.3d: no road lies apart from the others, and none is drawn twice. */
    @Test
    void allRoadsHangTogether() {
        Set<Integer> joined = distances(place("El Agheila"), "highway", "track", "trail").keySet();
        Set<Set<Integer>> stretches = new HashSet<>();
        for (HexMap.Path path : MAP.pathList()) {
            for (int i = 0; i < path.hexes().length; i++) {
                assertThat(joined).as(path.name()).contains(path.hexes()[i]);
                if (i > 0) {
                    assertThat(stretches.add(Set.of(path.hexes()[i - 1], path.hexes()[i])))
                            .as(path.name() + " is drawn twice")
                            .isTrue();
                }
            }
        }
        assertThat(stretches).hasSize(93);
    }

    /** 11.5 calls these two trails, and the Trigh el Abd a way from Tengeder to Agedabia. */
    @Test
    void theRoadsOfTheGazalaLinesAreOfThePrintedKind() {
        assertThat(distances(place("Bir Hacheim"), "trail")).containsKey(place("Bir Gubi"));
        assertThat(distances(place("Bir Gubi"), "trail")).containsKey(place("Jarabub"));
        HexMap.Path abd =
                MAP.pathList().stream()
                        .filter(path -> path.name().equals("Trigh el Abd"))
                        .findFirst()
                        .orElseThrow();
        int west = abd.hexes()[0];
        assertThat(abd.hexes()[abd.hexes().length - 1]).isEqualTo(place("Tengeder"));
        assertThat(road(west, place("Agedabia"), "track")).isTrue();
    }

    /** 3.4: a road makes a pass of a cliff, and there is no pass without one. */
    @Test
    void passesHaveRoadsAndCliffsHaveNone() {
        Map<String, Long> count =
                MAP.hexsideList().stream()
                        .collect(
                                Collectors.groupingBy(HexMap.Hexside::kind, Collectors.counting()));
        assertThat(count).isEqualTo(Map.of("cliff", 12L, "pass", 7L));
        for (HexMap.Hexside side : MAP.hexsideList()) {
            int beyond = GRID.neighbour(side.hex(), side.direction());
            boolean road =
                    Stream.of("highway", "track", "trail")
                            .anyMatch(kind -> road(side.hex(), beyond, kind));
            assertThat(road).as(side.name()).isEqualTo(side.kind().equals("pass"));
            assertThat(has(beyond, side.hex(), side.kind())).as("from both sides").isTrue();
        }
    }

    @Test
    void everyLandHexCanBeReached() {
        Set<Integer> reached = new HashSet<>(Set.of(place("Alexandria")));
        ArrayDeque<Integer> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            int hex = open.poll();
            around(hex)
                    .filter(to -> !has(hex, to, "cliff"))
                    .filter(reached::add)
                    .forEach(open::add);
        }
        assertThat(land().filter(hex -> !reached.contains(hex))).isEmpty();
    }

    /** C31: two a hexside, one a pass, none over a cliff or from the sea. */
    @Test
    void soManyUnitsCanEngageInATurn() {
        Map<String, Integer> most =
                Map.of(
                        "Tobruk", 8,
                        "Bardia", 5,
                        "Benghazi", 5,
                        "Sollum", 4,
                        "Alexandria", 4,
                        "El Agheila", 4);
        most.forEach(
                (name, units) -> {
                    int hex = place(name);
                    int found =
                            around(hex)
                                    .map(
                                            to ->
                                                    has(hex, to, "cliff")
                                                            ? 0
                                                            : has(hex, to, "pass") ? 1 : 2)
                                    .sum();
                    assertThat(found).as(name).isEqualTo(units);
                });
    }

    /** C25, C26. */
    @Test
    void reconnaissanceGoesSoFarByRoad() {
        Map<Integer, Integer> highway = distances(hex("G1"), "highway");
        assertThat(highway.get(place("Maraua"))).isEqualTo(8);
        assertThat(highway.get(place("Cirene"))).isEqualTo(9);
        assertWay("track", "F2", "F3", "E4", "D4", "C5", "C6", "B6");
        assertWay("track", "B12", "C12");
        assertWay("trail", "C12", "D12", "E12", "F12", "G13", "H13");
        Map<Integer, Integer> siwa = distances(place("Siwa"), "trail");
        assertThat(siwa.get(hex("D16"))).isEqualTo(5);
        assertThat(siwa.get(hex("C17"))).isEqualTo(6);
    }

    private static void assertWay(String kind, String... way) {
        for (int i = 1; i < way.length; i++) {
            assertThat(road(hex(way[i - 1]), hex(way[i]), kind)).as(way[i]).isTrue();
        }
    }

    /** 10.1b: the edges by which a side leaves are land hexes at the rim of the sheet. */
    @Test
    void unitsLeaveFromTheOutermostLandHexes() {
        Item exits = LIBRARY.yaml("desert-fox/game.yaml").at("exits");
        assertThat(exits.at("axis").at("edge").text()).isEqualTo("east");
        assertThat(exits.at("axis").at("hexes").texts())
                .containsExactlyElementsOf(
                        labels(land().filter(hex -> MAP.lies(hex, HexMap.Edge.EAST))).toList());
        assertThat(exits.at("allies").at("edge").text()).isEqualTo("west");
        assertThat(exits.at("allies").at("hexes").texts())
                .containsExactlyElementsOf(
                        labels(land().filter(hex -> MAP.lies(hex, HexMap.Edge.WEST))).toList());
    }

    /** 11.1, 11.3: Sollum is named beside the Libyan side, Bardia is not. */
    @Test
    void theFrontierPartsLibyaFromEgypt() {
        Map<String, Set<Integer>> areas = DesertFoxData.areas(MAP);
        assertThat(areas.get("libya")).hasSize(90).contains(place("Tobruk"), place("Bardia"));
        assertThat(areas.get("egypt")).hasSize(40).contains(place("Sollum"), place("Siwa"));
        assertThat(areas.get("border")).hasSize(6);
        Set<Integer> all = new TreeSet<>();
        List.of("libya", "egypt", "border").forEach(name -> all.addAll(areas.get(name)));
        assertThat(all).isEqualTo(land().boxed().collect(Collectors.toSet()));
        assertThat(areas.get("border"))
                .isEqualTo(
                        IntStream.range(0, GRID.size())
                                .filter(hex -> MAP.has(hex, "border"))
                                .boxed()
                                .collect(Collectors.toSet()));
    }

    /** 11.5: both lines belong to their own side, and nothing to both. */
    @Test
    void theGazalaLinesStandApart() {
        Map<String, Set<Integer>> areas = DesertFoxData.areas(MAP);
        Set<Integer> axis = areas.get("gazala-axis");
        Set<Integer> allies = areas.get("gazala-allies");
        assertThat(axis).hasSize(30).doesNotContainAnyElementsOf(allies);
        assertThat(allies).hasSize(63);
        List.of("Gazala", "Gadd el Ahmar", "Tengeder", "Agedabia", "El Agheila", "Mersa Brega")
                .forEach(name -> assertThat(axis).as(name).contains(place(name)));
        List.of("Acroma", "Sidi Mufta", "Bir Hacheim", "Bir Gubi", "Jarabub", "Alexandria")
                .forEach(name -> assertThat(allies).as(name).contains(place(name)));
        for (HexMap.Path path : MAP.pathList()) {
            for (int on : path.hexes()) {
                if (path.name().equals("Trigh el Abd")) {
                    assertThat(axis).contains(on);
                } else if (path.name().equals("Bir Hacheim-Bir Gubi")
                        || path.name().equals("Bir Gubi-Jarabub")) {
                    assertThat(allies).contains(on);
                }
            }
        }
    }
}
