package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Passage;
import kessel.engine.hex.Search;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class GazalaMapTest {
    private static final HexMap MAP = Table.GAZALA.map();
    private static final Grid GRID = MAP.grid();

    private static int hex(String label) {
        return GRID.find(label).orElseThrow();
    }

    @Test
    @Rule("gazala 2.1a")
    void twentyFiveColumnsOfSixteenHexesMakeFourHundred() {
        assertThat(GRID.columns()).isEqualTo(25);
        assertThat(GRID.rows()).isEqualTo(16);
        assertThat(count("open")).isEqualTo(332);
        assertThat(count("city")).isEqualTo(4);
        assertThat(count("ridge")).isEqualTo(19);
        assertThat(count("sea")).isEqualTo(45);
        assertThat(features("fort")).isEqualTo(9);
        assertThat(features("minefield")).isEqualTo(13);
    }

    private static long count(String terrain) {
        return hexes().filter(hex -> MAP.terrainName(hex).equals(terrain)).count();
    }

    private static long features(String feature) {
        return hexes().filter(hex -> MAP.has(hex, feature)).count();
    }

    private static IntStream hexes() {
        return IntStream.range(0, GRID.size());
    }

    @Test
    @Rule("gazala 4.0a")
    void oddColumnsSitHalfAHexLower() {
        assertThat(around("0613"))
                .containsExactlyInAnyOrder("0612", "0614", "0512", "0513", "0712", "0713");
        assertThat(around("0713"))
                .containsExactlyInAnyOrder("0712", "0714", "0613", "0614", "0813", "0814");
        assertThat(around("0101")).containsExactlyInAnyOrder("0102", "0201", "0202");
        assertThat(around("0201")).containsExactlyInAnyOrder("0101", "0202", "0301");
        assertThat(around("2516")).containsExactlyInAnyOrder("2515", "2416");
        assertThat(around("2416"))
                .containsExactlyInAnyOrder("2415", "2315", "2316", "2515", "2516");
    }

    private static List<String> around(String label) {
        return IntStream.range(0, Grid.DIRECTIONS)
                .map(direction -> GRID.neighbour(hex(label), direction))
                .filter(hex -> hex != Grid.OFF)
                .mapToObj(GRID::label)
                .toList();
    }

    @Test
    @Rule("gazala 11.1a")
    void everyNamedPlaceIsWhereItBelongs() {
        Map<String, String> terrain =
                Map.ofEntries(
                        Map.entry("Acroma", "1504 city"),
                        Map.entry("Alam Hamza", "0804 open fort"),
                        Map.entry("Belhamed", "2208 ridge"),
                        Map.entry("Bir El Harmat", "1409 open"),
                        Map.entry("Bir Hacheim", "1012 open fort"),
                        Map.entry("Bir Tamrad", "0503 open"),
                        Map.entry("Bir el Gubi", "2013 open"),
                        Map.entry("Commonwealth Keep", "1303 ridge"),
                        Map.entry("El Adem", "1808 city"),
                        Map.entry("Gazala", "1002 city"),
                        Map.entry("Got El Ualeb", "1108 open fort"),
                        Map.entry("Knightsbridge", "1407 open fort"),
                        Map.entry("Retma", "1614 open"),
                        Map.entry("Rotonda Mteifel", "0808 open"),
                        Map.entry("Rotonda Segnali", "0307 open"),
                        Map.entry("Sidi Breghisc", "0505 open"),
                        Map.entry("Sidi Muftah", "1208 open fort"),
                        Map.entry("Sidi Rezegh", "2309 ridge"),
                        Map.entry("Tmimi", "0601 open"),
                        Map.entry("Tobruk", "1904 city"));
        assertThat(MAP.places().keySet()).isEqualTo(terrain.keySet());
        terrain.forEach(
                (name, expected) -> {
                    int hex = MAP.places().get(name).hex();
                    String fort = MAP.has(hex, "fort") ? " fort" : "";
                    assertThat(GRID.label(hex) + " " + MAP.terrainName(hex) + fort)
                            .as(name)
                            .isEqualTo(expected);
                });
        assertThat(MAP.places().values().stream().filter(HexMap.Place::printed)).hasSize(13);
    }

    @Test
    @Rule("gazala G2")
    void theWorkedMarchFindsTheTerrainThatTheBookDescribes() {
        assertThat(MAP.has(hex("0702"), "minefield")).isTrue();
        assertThat(MAP.terrainName(hex("0802"))).isEqualTo("ridge");
        assertThat(MAP.has(hex("0802"), "fort")).isTrue();
        assertThat(path("0802", "0902") && path("0902", "1002")).isTrue();
        // A ridge south-east of Gazala, an open hex south of it, a ridge south-east of the Keep.
        assertThat(step("1002", "SE")).isEqualTo("1102");
        assertThat(MAP.terrainName(hex("1102"))).isEqualTo("ridge");
        assertThat(step("1102", "S")).isEqualTo("1103");
        assertThat(MAP.terrainName(hex("1103"))).isEqualTo("open");
        assertThat(step("1303", "SE")).isEqualTo("1404");
        assertThat(MAP.terrainName(hex("1404"))).isEqualTo("ridge");
        assertThat(path("1103", "1204") && path("1204", "1304") && path("1304", "1404")).isTrue();
    }

    private static String step(String from, String direction) {
        return IntStream.range(0, Grid.DIRECTIONS)
                .filter(each -> GRID.directionName(each).equals(direction))
                .mapToObj(each -> GRID.label(GRID.neighbour(hex(from), each)))
                .findFirst()
                .orElseThrow();
    }

    private static boolean path(String from, String to) {
        int direction = GRID.direction(hex(from), hex(to));
        return MAP.pathBits(hex(from) * Grid.DIRECTIONS + direction) != 0;
    }

    @Test
    @Rule("gazala 4.1.2-obs2a")
    void exactlyTwoRoadsReachTheWestEdge() {
        int road = MAP.paths().bit("road");
        assertThat(
                        hexes().filter(hex -> (MAP.pathBitsOff(hex, HexMap.Edge.WEST) & road) != 0)
                                .mapToObj(GRID::label))
                .containsExactlyInAnyOrder("0101", "0108");
    }

    @Test
    @Rule("gazala T-TER-e")
    void theOnlyInletIsTheHarbourOfTobruk() {
        assertThat(MAP.hexsideList()).hasSize(1);
        HexMap.Hexside inlet = MAP.hexsideList().getFirst();
        List<String> banks =
                List.of(
                        GRID.label(inlet.hex()),
                        GRID.label(GRID.neighbour(inlet.hex(), inlet.direction())));
        assertThat(banks).containsExactlyInAnyOrder("1904", "2005");
    }

    @Test
    @Rule({"gazala 4.2.1a", "gazala 4.2.2b"})
    void theNorthEdgeIsSeaAndTheOthersAreLand() {
        assertThat(Arrays.stream(HexMap.Edge.values()).map(MAP::beyond))
                .containsExactly("sea", "land", "land", "land");
    }

    @Test
    @Rule("gazala 4.1.2-obs2b")
    void aroundTheMinesTheseAreTheDistancesFromTheWestRoads() {
        short[] steps = new short[GRID.size() * Grid.DIRECTIONS];
        Arrays.fill(steps, (short) 1);
        int size = GRID.size();
        byte[] board = new byte[2 * size];
        for (int hex = 0; hex < size; hex++) {
            board[hex] = (byte) (MAP.terrainName(hex).equals("sea") ? Search.BARRED : 0);
            board[size + hex] = (byte) (MAP.has(hex, "minefield") ? 1 : 0);
        }
        Passage[][] passages = {{new Passage(GRID, steps, 0, steps, 1)}, {}};
        Search search =
                new Search(GRID, 2)
                        .begin(99)
                        .from(hex("0101"), 0, 0)
                        .from(hex("0108"), 0, 0)
                        .run(passages, board, 0, size);
        Map<Integer, Integer> costs = new HashMap<>();
        for (int i = 0; i < search.count(); i++) {
            costs.merge(search.hex(i), search.cost(i), Math::min);
        }
        Map<String, Integer> distances =
                Map.of(
                        "Bir Hacheim", 11,
                        "Acroma", 14,
                        "Knightsbridge", 15,
                        "El Adem", 18,
                        "Tobruk", 18);
        distances.forEach(
                (place, distance) ->
                        assertThat(costs.get(MAP.places().get(place).hex()))
                                .as(place)
                                .isEqualTo(distance));
    }
}
