package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class BlitzkriegMapTest {
    private static final HexMap MAP = Table.BLITZKRIEG.map();
    private static final Grid GRID = MAP.grid();

    private static int hex(String label) {
        return GRID.find(label).orElseThrow();
    }

    @Test
    @Rule("blitzkrieg 2.1a")
    void thirtySevenColumnsOfTwentyHexesMakeSevenHundredAndForty() {
        assertThat(GRID.size()).isEqualTo(740);
        assertThat(GRID.columns()).isEqualTo(37);
        assertThat(GRID.rows()).isEqualTo(20);
        assertThat(count("open")).isEqualTo(575);
        assertThat(count("forest")).isEqualTo(105);
        assertThat(count("village")).isEqualTo(45);
        assertThat(count("city")).isEqualTo(15);
        // The first two digits count columns from the west, the others rows from the north.
        assertThat(MAP.lies(hex("0105"), HexMap.Edge.WEST)).isTrue();
        assertThat(MAP.lies(hex("2101"), HexMap.Edge.NORTH)).isTrue();
        assertThat(MAP.lies(hex("3711"), HexMap.Edge.EAST)).isTrue();
        assertThat(MAP.lies(hex("2720"), HexMap.Edge.SOUTH)).isTrue();
    }

    private static long count(String terrain) {
        return hexes().filter(hex -> MAP.terrainName(hex).equals(terrain)).count();
    }

    private static IntStream hexes() {
        return IntStream.range(0, GRID.size());
    }

    @Test
    @Rule("blitzkrieg 2.1a")
    void oddColumnsSitHalfAHexLower() {
        assertThat(around("2013"))
                .containsExactlyInAnyOrder("2012", "2014", "1912", "1913", "2112", "2113");
        assertThat(around("2113"))
                .containsExactlyInAnyOrder("2112", "2114", "2013", "2014", "2213", "2214");
        assertThat(around("3716")).containsExactlyInAnyOrder("3715", "3717", "3616", "3617");
        assertThat(around("0101")).containsExactlyInAnyOrder("0102", "0201", "0202");
    }

    private static List<String> around(String label) {
        return IntStream.range(0, Grid.DIRECTIONS)
                .map(direction -> GRID.neighbour(hex(label), direction))
                .filter(hex -> hex != Grid.OFF)
                .mapToObj(GRID::label)
                .toList();
    }

    @Test
    @Rule({
        "blitzkrieg 2.1a",
        "blitzkrieg 9.2.1d-1",
        "blitzkrieg 9.2.1d-2",
        "blitzkrieg 9.2.1d-3",
        "blitzkrieg 9.2.1d-4",
        "blitzkrieg 9.2.1d-5",
        "blitzkrieg 9.2.1d-6",
        "blitzkrieg 9.2.1d-7",
        "blitzkrieg 9.2.1d-8",
        "blitzkrieg 9.2.1d-9",
        "blitzkrieg 9.2.1d-10"
    })
    void everyPlaceThatTheBookNamesIsWhereItBelongs() {
        Map<String, String> printed =
                Map.ofEntries(
                        Map.entry("Anor", "1509 village"),
                        Map.entry("Cambrai", "0506 city"),
                        Map.entry("Carvin", "0301 city"),
                        Map.entry("Charleroi", "2101 city"),
                        Map.entry("Dinant", "3103 city"),
                        Map.entry("Laon", "1116 city"),
                        Map.entry("Maginot Line", "3716 open fort"),
                        Map.entry("Maubeuge", "1404 city"),
                        Map.entry("Mézières", "2712 city"),
                        Map.entry("Mons", "1401 city"),
                        Map.entry("Montmédy", "3616 city fort"),
                        Map.entry("Rocroi", "2309 village"),
                        Map.entry("Rozoi", "1915 village"),
                        Map.entry("Sedan", "3112 city"),
                        Map.entry("Soissons", "0619 city"),
                        Map.entry("St. Quentin", "0612 city"),
                        Map.entry("Valenciennes", "0903 city"));
        Map<String, String> found = new TreeMap<>();
        MAP.places()
                .forEach(
                        (name, place) -> {
                            if (place.printed()) {
                                found.put(name, describe(place.hex()));
                            }
                        });
        assertThat(found).isEqualTo(printed);
    }

    private static String describe(int hex) {
        String fort = MAP.has(hex, "fort") ? " fort" : "";
        return GRID.label(hex) + " " + MAP.terrainName(hex) + fort;
    }

    @Test
    @Rule("blitzkrieg 2.1a")
    void theOtherPlacesAreWhereGeographyPutsThem() {
        Map<String, String> reconstructed =
                Map.ofEntries(
                        Map.entry("Avesnes", "1307 village"),
                        Map.entry("Beaumont", "1805 village"),
                        Map.entry("Beauraing", "3106 village"),
                        Map.entry("Berry-au-Bac", "1519 village"),
                        Map.entry("Bohain", "0809 village"),
                        Map.entry("Bouillon", "3311 village"),
                        Map.entry("Carignan", "3513 village"),
                        Map.entry("Chauny", "0515 village"),
                        Map.entry("Chimay", "1907 village"),
                        Map.entry("Ciney", "3403 village"),
                        Map.entry("Couvin", "2207 village"),
                        Map.entry("Douai", "0403 city"),
                        Map.entry("Dun", "3419 village"),
                        Map.entry("Florennes", "2504 village"),
                        Map.entry("Florenville", "3612 village"),
                        Map.entry("Fourmies", "1409 village"),
                        Map.entry("Fumay", "2607 village"),
                        Map.entry("Gedinne", "3108 village"),
                        Map.entry("Givet", "2806 village"),
                        Map.entry("Guise", "1011 village"),
                        Map.entry("Ham", "0313 village"),
                        Map.entry("Hirson", "1610 village"),
                        Map.entry("La Fère", "0715 village"),
                        Map.entry("La Ferté", "3515 open fort"),
                        Map.entry("Landrecies", "1107 village"),
                        Map.entry("Le Cateau", "0907 village"),
                        Map.entry("Le Chesne", "2816 village"),
                        Map.entry("Marle", "1313 village"),
                        Map.entry("Montcornet", "1715 village"),
                        Map.entry("Monthermé", "2708 village"),
                        Map.entry("Mouzon", "3314 village"),
                        Map.entry("Neufchâteau", "3709 village"),
                        Map.entry("Neufchâtel-sur-Aisne", "1718 village"),
                        Map.entry("Nouzonville", "2710 village"),
                        Map.entry("Péronne", "0211 village"),
                        Map.entry("Philippeville", "2405 village"),
                        Map.entry("Poix-Terron", "2514 village"),
                        Map.entry("Rethel", "2117 city"),
                        Map.entry("Revin", "2508 village"),
                        Map.entry("Rochefort", "3505 village"),
                        Map.entry("Signy-l'Abbaye", "2214 village"),
                        Map.entry("Stenay", "3416 village"),
                        Map.entry("Stonne", "3015 village"),
                        Map.entry("Vervins", "1412 village"),
                        Map.entry("Vouziers", "2718 village"));
        Map<String, String> found = new TreeMap<>();
        MAP.places()
                .forEach(
                        (name, place) -> {
                            if (!place.printed()) {
                                found.put(name, describe(place.hex()));
                            }
                        });
        assertThat(found).isEqualTo(reconstructed);
    }

    @Test
    @Rule({"blitzkrieg B2", "blitzkrieg 4.0c"})
    void theWorkedMarchFindsTheTerrainThatTheBookDescribes() {
        String road = "2309 2209 2109 2009 1909 1809 1709 1609 1509";
        String[] steps = road.split(" ");
        for (int i = 1; i < steps.length; i++) {
            assertThat(road(steps[i - 1], steps[i])).as("towards Anor " + steps[i]).isTrue();
        }
        String[] south = {"1909", "1910", "1911", "1912", "1913", "1914", "1915"};
        String[] terrain = {"forest", "forest", "open", "open", "open", "village"};
        for (int i = 1; i < south.length; i++) {
            assertThat(MAP.terrainName(hex(south[i]))).as(south[i]).isEqualTo(terrain[i - 1]);
            assertThat(GRID.directionName(GRID.direction(hex(south[i - 1]), hex(south[i]))))
                    .isEqualTo("S");
            assertThat(road(south[i - 1], south[i])).isFalse();
        }
    }

    private static boolean road(String from, String to) {
        int direction = GRID.direction(hex(from), hex(to));
        return MAP.pathBits(hex(from) * Grid.DIRECTIONS + direction) != 0;
    }

    @Test
    @Rule({"blitzkrieg 9.1a", "blitzkrieg 9.1.3a"})
    void theLetteredRoadsCrossTheEdgeWhereTheyShould() {
        Map<String, HexMap.Edge> entries =
                Map.of(
                        "3704", HexMap.Edge.EAST,
                        "3708", HexMap.Edge.EAST,
                        "3711", HexMap.Edge.EAST,
                        "3718", HexMap.Edge.EAST,
                        "2720", HexMap.Edge.SOUTH,
                        "2120", HexMap.Edge.SOUTH,
                        "1120", HexMap.Edge.SOUTH,
                        "0112", HexMap.Edge.WEST);
        entries.forEach(
                (label, edge) -> {
                    assertThat(MAP.lies(hex(label), edge)).as(label).isTrue();
                    assertThat(MAP.pathBitsOff(hex(label), edge)).as(label).isNotZero();
                });
        // A goes by way of Dinant, B to Gedinne, C to Sedan, D to Stenay, E to Vouziers, F to
        // Rethel, G to Laon and H to St. Quentin.
        assertRoad("3704-3604-3503-3403-3303-3203-3103");
        assertRoad("3708-3608-3508-3408-3308-3208-3108");
        assertRoad("3711-3611-3510-3411-3311-3212-3112");
        assertRoad("3718-3618-3517-3516-3416");
        assertRoad("2720-2719-2718");
        assertRoad("2120-2119-2118-2117");
        assertRoad("1120-1119-1118-1117-1116");
        assertRoad("0112-0213-0313-0413-0512-0612");
    }

    private static void assertRoad(String way) {
        String[] hexes = way.split("-");
        for (int i = 1; i < hexes.length; i++) {
            assertThat(road(hexes[i - 1], hexes[i])).as(hexes[i - 1] + "-" + hexes[i]).isTrue();
        }
    }

    @Test
    @Rule({"blitzkrieg T-TER-h", "blitzkrieg 9.1.1x", "blitzkrieg 9.2.1c"})
    void theFortificationsAreMontmedyAndItsTwoNeighbours() {
        assertThat(marked("fort")).containsExactlyInAnyOrder("3515", "3616", "3716");
        assertThat(around("3616")).contains("3515", "3716");
        assertThat(MAP.lies(hex("3716"), HexMap.Edge.EAST)).isTrue();
    }

    private static Set<String> marked(String feature) {
        return hexes().filter(hex -> MAP.has(hex, feature))
                .mapToObj(GRID::label)
                .collect(Collectors.toSet());
    }

    @Test
    @Rule("blitzkrieg 5.1.2-obs2")
    void theRightBankLiesEastOfTheMeuseAndNorthOfTheChiers() {
        Set<String> bank = marked("right-bank");
        assertThat(bank).hasSize(114);
        assertThat(bank).contains("3112", "3212", "3103", "2707", "2808", "3512", "3514", "3715");
        assertThat(bank).doesNotContain("3113", "3213", "3002", "2806", "2708", "2712");
        assertThat(bank).as("south of the Chiers").doesNotContain("3413", "3515", "3616", "3716");
        // The Meuse and the Chiers close it off: nobody leaves it without crossing a river.
        int river = MAP.hexsides().bit("river");
        for (String label : bank) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int next = GRID.neighbour(hex(label), direction);
                if (next != Grid.OFF && !bank.contains(GRID.label(next))) {
                    int bits = MAP.hexsideBits(hex(label) * Grid.DIRECTIONS + direction);
                    assertThat(bits & river).as(label + "-" + GRID.label(next)).isNotZero();
                }
            }
        }
    }

    @Test
    @Rule({"blitzkrieg T-TER-f", "blitzkrieg T-TER-e"})
    void theRiversAndTheBorderRunWhereTheyShould() {
        assertThat(hexsides("river")).isEqualTo(270);
        assertThat(hexsides("border")).isEqualTo(75);
        for (String crossing :
                Stream.of("3112-3113", "3103-3003", "2708-2808", "2806-2906", "3416-3315")
                        .toList()) {
            String[] banks = crossing.split("-");
            assertThat(river(banks[0], banks[1])).as(crossing).isTrue();
            assertThat(road(banks[0], banks[1])).as("bridge " + crossing).isTrue();
        }
        assertThat(river("3112", "3213")).isTrue();
        assertThat(road("3112", "3213")).isFalse();
        assertThat(river("2317", "2318")).as("the Aisne").isTrue();
        assertThat(river("2013", "2113")).isFalse();
    }

    private static long hexsides(String kind) {
        int bit = MAP.hexsides().bit(kind);
        long edges =
                IntStream.range(0, GRID.size() * Grid.DIRECTIONS)
                        .filter(edge -> (MAP.hexsideBits(edge) & bit) != 0)
                        .count();
        return edges / 2;
    }

    private static boolean river(String from, String to) {
        int direction = GRID.direction(hex(from), hex(to));
        int bits = MAP.hexsideBits(hex(from) * Grid.DIRECTIONS + direction);
        return (bits & MAP.hexsides().bit("river")) != 0;
    }

    @Test
    @Rule({"blitzkrieg 4.2.2a", "blitzkrieg 4.2.2d"})
    void landLiesBeyondEveryEdge() {
        assertThat(Arrays.stream(HexMap.Edge.values()).map(MAP::beyond)).containsOnly("land");
    }
}
