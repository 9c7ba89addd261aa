package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class DiademMapTest {
    private static final HexMap MAP = Table.DIADEM.map();
    private static final Grid GRID = MAP.grid();

    private static int hex(String label) {
        return GRID.find(label).orElseThrow();
    }

    private static IntStream hexes() {
        return IntStream.range(0, GRID.size());
    }

    @Test
    @Rule("diadem 2.1a")
    void sixteenColumnsOfFifteenHexesMakeTwoHundredAndForty() {
        assertThat(GRID.size()).isEqualTo(240);
        assertThat(GRID.columns()).isEqualTo(16);
        assertThat(GRID.rows()).isEqualTo(15);
        assertThat(count("open")).isEqualTo(103);
        assertThat(count("city")).isEqualTo(17);
        assertThat(count("mountain")).isEqualTo(104);
        assertThat(count("mountain-city")).isEqualTo(7);
        assertThat(count("sea")).isEqualTo(9);
    }

    private static long count(String terrain) {
        return hexes().filter(hex -> MAP.terrainName(hex).equals(terrain)).count();
    }

    @Test
    @Rule("diadem 2.1a")
    void columnsCountFromTheWestRowsFromTheNorthAndOddColumnsSitLower() {
        assertThat(step("1408", "N")).isEqualTo("1407");
        assertThat(step("1408", "S")).isEqualTo("1409");
        assertThat(step("1408", "NE")).isEqualTo("1507");
        assertThat(step("1408", "SE")).isEqualTo("1508");
        assertThat(step("1408", "NW")).isEqualTo("1307");
        assertThat(step("1307", "NE")).isEqualTo("1407");
        assertThat(step("1307", "SW")).isEqualTo("1208");
        assertThat(GRID.distance(hex("0101"), hex("1615"))).isEqualTo(21);
    }

    private static String step(String from, String direction) {
        return IntStream.range(0, Grid.DIRECTIONS)
                .filter(each -> GRID.directionName(each).equals(direction))
                .mapToObj(each -> GRID.label(GRID.neighbour(hex(from), each)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @Rule("diadem 2.1a")
    void everyNamedPlaceIsWhereItBelongs() {
        Map<String, String> places =
                Map.ofEntries(
                        Map.entry("Aquino", "0606 city printed"),
                        Map.entry("Arce", "0202 city printed"),
                        Map.entry("Atina", "1001 mountain-city"),
                        Map.entry("Ausonia", "0911 mountain-city"),
                        Map.entry("Cassino", "1106 city printed"),
                        Map.entry("Castelforte", "1213 mountain-city printed"),
                        Map.entry("Ceprano", "0103 city"),
                        Map.entry("Cervaro", "1406 city"),
                        Map.entry("Esperia", "0610 mountain-city"),
                        Map.entry("Formia", "0414 city printed"),
                        Map.entry("Gaeta", "0315 city"),
                        Map.entry("Itri", "0213 mountain-city printed"),
                        Map.entry("Mignano", "1610 city"),
                        Map.entry("Minturno", "0914 city"),
                        Map.entry("Monte Cassino", "1006 mountain printed"),
                        Map.entry("Pico", "0207 mountain-city"),
                        Map.entry("Piedimonte", "0806 city printed"),
                        Map.entry("Pontecorvo", "0507 city printed"),
                        Map.entry("Roccasecca", "0504 city printed"),
                        Map.entry("S. Ambrogio", "1210 mountain"),
                        Map.entry("S. Angelo in Theodice", "1108 open"),
                        Map.entry("S. Elia Fiumerapido", "1204 city"),
                        Map.entry("S. Giorgio a Liri", "0909 city"),
                        Map.entry("San Pietro Infine", "1608 city printed"),
                        Map.entry("Scauri", "0714 city"),
                        Map.entry("Sessa Aurunca", "1615 city"),
                        Map.entry("Spigno", "0812 mountain-city"));
        assertThat(MAP.places().keySet()).isEqualTo(places.keySet());
        places.forEach(
                (name, expected) -> {
                    HexMap.Place place = MAP.places().get(name);
                    String printed = place.printed() ? " printed" : "";
                    assertThat(
                                    GRID.label(place.hex())
                                            + " "
                                            + MAP.terrainName(place.hex())
                                            + printed)
                            .as(name)
                            .isEqualTo(expected);
                });
    }

    @Test
    @Rule({"diadem D2", "diadem 4.0b"})
    void theWorkedMarchFindsTheGroundThatTheBookDescribes() {
        String[] toCassino = {"1608", "1507", "1407", "1307", "1207", "1106"};
        for (int i = 1; i < toCassino.length; i++) {
            assertThat(path(toCassino[i - 1], toCassino[i])).as(toCassino[i]).isTrue();
        }
        assertThat(step("1106", "NW")).isEqualTo("1006");
        assertThat(step("1006", "NW")).isEqualTo("0905");
        assertThat(MAP.terrainName(hex("1006"))).isEqualTo("mountain");
        assertThat(MAP.terrainName(hex("0905"))).isEqualTo("mountain");
        assertThat(path("0905", "0806")).isFalse();
        assertThat(path("0806", "0706") && path("0706", "0606") && path("0606", "0505")).isTrue();
        assertThat(path("0505", "0504")).isFalse();
        assertThat(GRID.adjacent(hex("0505"), hex("0504"))).isTrue();
    }

    private static boolean path(String from, String to) {
        int direction = GRID.direction(hex(from), hex(to));
        return MAP.pathBits(hex(from) * Grid.DIRECTIONS + direction) != 0;
    }

    @Test
    @Rule({"diadem T-TER-c", "diadem 4.0b"})
    void fourRiversHaveTheirCoursesAndTenBridges() {
        Map<String, Integer> lengths =
                Map.of("Liri", 26, "Melfa", 12, "Garigliano", 17, "Rapido/Gari", 13);
        lengths.forEach(
                (river, length) ->
                        assertThat(sides("river").filter(side -> side.name().equals(river)))
                                .as(river)
                                .hasSize(length));
        assertThat(sides("river")).hasSize(68).noneMatch(HexMap.Hexside::faces);
        assertThat(sides("river").filter(DiademMapTest::bridged).map(DiademMapTest::label))
                .containsExactlyInAnyOrder(
                        "0204-0205",
                        "0405-0505",
                        "0408-0507",
                        "0608-0609",
                        "0709-0809",
                        "0809-0909",
                        "0908-0909",
                        "1015-1115",
                        "1106-1207",
                        "1203-1204");
    }

    private static java.util.stream.Stream<HexMap.Hexside> sides(String kind) {
        return MAP.hexsideList().stream().filter(side -> side.kind().equals(kind));
    }

    private static boolean bridged(HexMap.Hexside side) {
        return MAP.pathBits(side.hex() * Grid.DIRECTIONS + side.direction()) != 0;
    }

    private static String label(HexMap.Hexside side) {
        String one = GRID.label(side.hex());
        String other = GRID.label(GRID.neighbour(side.hex(), side.direction()));
        return one.compareTo(other) < 0 ? one + "-" + other : other + "-" + one;
    }

    @Test
    @Rule("diadem 10.0a")
    void bothLinesRunAlongHexsidesAndFaceTheAllies() {
        assertThat(sides("fortified-line").filter(side -> side.name().equals("Gustav Line")))
                .hasSize(43);
        assertThat(sides("fortified-line").filter(side -> side.name().equals("Hitler-Senger Line")))
                .hasSize(12);
        assertThat(sides("fortified-line")).hasSize(55).allMatch(HexMap.Hexside::faces);
        // Cassino looks over the Rapido, Piedimonte down the valley.
        assertThat(faces("1106", "1207")).isTrue();
        assertThat(faces("1207", "1106")).isFalse();
        assertThat(faces("0806", "0906")).isTrue();
        assertThat(faces("0906", "0806")).isFalse();
    }

    private static boolean faces(String inside, String outside) {
        return sides("fortified-line")
                .anyMatch(
                        side ->
                                side.hex() == hex(inside)
                                        && GRID.neighbour(side.hex(), side.direction())
                                                == hex(outside));
    }

    @Test
    @Rule({"diadem 10.0a", "diadem 11.1a"})
    void theGustavLineDividesTheArmiesAtSetUp() {
        Set<Integer> allied = walkFrom(hex("1508"));
        BrigadePosition opening = Table.diadem().opened().position();
        int placed = 0;
        for (Counter counter : Table.DIADEM.campaign().counters()) {
            int at = opening.hex(counter.index());
            if (at >= 0) {
                placed++;
                assertThat(allied.contains(at)).as(counter.id()).isEqualTo(counter.side() == 0);
            }
        }
        assertThat(placed).isEqualTo(65);
    }

    /** All hexes within reach by land without crossing the Gustav Line. */
    private static Set<Integer> walkFrom(int start) {
        Set<Integer> seen = new HashSet<>(Set.of(start));
        Deque<Integer> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            int at = open.remove();
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int to = GRID.neighbour(at, direction);
                if (to != Grid.OFF
                        && !MAP.terrainName(to).equals("sea")
                        && !gustav(at, to)
                        && seen.add(to)) {
                    open.add(to);
                }
            }
        }
        return seen;
    }

    private static boolean gustav(int one, int other) {
        return faces(GRID.label(one), GRID.label(other))
                || faces(GRID.label(other), GRID.label(one));
    }

    @Test
    @Rule("diadem 9.0b")
    void theThreeGreatRoadsTouchNoPlainMountain() {
        for (HexMap.Path road : MAP.pathList()) {
            if (road.name().startsWith("Route") || road.name().equals("Ausonia road")) {
                assertThat(IntStream.of(road.hexes()).mapToObj(MAP::terrainName))
                        .as(road.name())
                        .doesNotContain("mountain", "sea");
            }
        }
        assertThat(MAP.pathList()).hasSize(14);
    }

    @Test
    @Rule({"diadem 4.2.1b", "diadem 4.2.2a"})
    void roadsRunOffTheSheetWhereUnitsComeAndGo() {
        assertThat(roadsOff(HexMap.Edge.WEST)).containsExactlyInAnyOrder("0102", "0103", "0112");
        assertThat(roadsOff(HexMap.Edge.EAST)).containsExactlyInAnyOrder("1610", "1615");
        assertThat(roadsOff(HexMap.Edge.NORTH)).containsExactly("1001");
        assertThat(roadsOff(HexMap.Edge.SOUTH)).isEmpty();
    }

    private static List<String> roadsOff(HexMap.Edge edge) {
        return hexes().filter(hex -> MAP.pathBitsOff(hex, edge) != 0)
                .mapToObj(GRID::label)
                .toList();
    }
}
