package kessel.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap.Edge;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

class HexMapFileTest {
    /** Line 1 is the first line; the faults below count on it. */
    private static final String MAP =
            """
            map: small
            grid:
              orientation: flat
              columns: 4
              rows: 3
              shoved: odd
              labels: CCRR
            terrain:
              letters: { '.': open, '^': ridge, '~': sea }
              rows:
                - '. . ^ ~'
                - '. . . ~'
                - '^ . . .'
            features:
              fort: [0102, 0303]
              mines: [0102]
            hexsides:
              river:
                Wadi: [0201-0202, 0302-0202]
            paths:
              road:
                Coast: west-0101-0201-0202
              trail:
                South: 0203-0303-0403-east
            places:
              Here: 0202 printed
              There: 0403 reconstructed
            entries:
              A: 0301 north
              Pass: 0403 east
            edges: { north: sea, east: land, south: land, west: land }
            """;

    private static HexMap read(String yaml) {
        return HexMapFile.read(Item.parse("small/map.yaml", yaml));
    }

    private final HexMap map = read(MAP);

    private int hex(String label) {
        return map.grid().find(label).orElseThrow();
    }

    private int edge(String from, String to) {
        return hex(from) * Grid.DIRECTIONS + map.grid().direction(hex(from), hex(to));
    }

    @Test
    void theGridIsAsWritten() {
        assertThat(map.grid().columns()).isEqualTo(4);
        assertThat(map.grid().rows()).isEqualTo(3);
        assertThat(map.grid().orientation()).isEqualTo(Grid.Orientation.FLAT);
        assertThat(map.grid().shove()).isEqualTo(Grid.Shove.ODD);
    }

    @Test
    void everyLetterBecomesItsTerrain() {
        assertThat(map.terrains().kinds()).containsExactly("open", "ridge", "sea");
        assertThat(map.terrainName(hex("0101"))).isEqualTo("open");
        assertThat(map.terrainName(hex("0301"))).isEqualTo("ridge");
        assertThat(map.terrainName(hex("0103"))).isEqualTo("ridge");
        assertThat(map.terrainName(hex("0402"))).isEqualTo("sea");
        assertThat(map.terrain(hex("0402"))).isEqualTo(map.terrains().index("sea"));
        assertThat(map.letter(hex("0301"))).isEqualTo("^");
    }

    @Test
    void featuresStandInTheirHexesOnly() {
        assertThat(map.has(hex("0102"), "fort")).isTrue();
        assertThat(map.has(hex("0102"), "mines")).isTrue();
        assertThat(map.has(hex("0303"), "mines")).isFalse();
        assertThat(map.has(hex("0101"), "fort")).isFalse();
        assertThat(map.has(hex("0102"), "volcano")).isFalse();
        assertThat(map.featureBits(hex("0102"))).isEqualTo(3);
    }

    @Test
    void aHexsideLiesOnBothItsSides() {
        int river = map.hexsides().bit("river");
        assertThat(map.hexsideBits(edge("0201", "0202"))).isEqualTo(river);
        assertThat(map.hexsideBits(edge("0202", "0201"))).isEqualTo(river);
        assertThat(map.hexsideBits(edge("0202", "0302"))).isEqualTo(river);
        assertThat(map.hexsideBits(edge("0202", "0203"))).isZero();
        assertThat(map.hexsideList())
                .extracting(HexMap.Hexside::name)
                .containsExactly("Wadi", "Wadi");
    }

    @Test
    void aPathRunsFromHexToHexInBothDirections() {
        int road = map.paths().bit("road");
        assertThat(map.pathBits(edge("0101", "0201"))).isEqualTo(road);
        assertThat(map.pathBits(edge("0201", "0101"))).isEqualTo(road);
        assertThat(map.pathBits(edge("0202", "0201"))).isEqualTo(road);
        assertThat(edgesWith(road))
                .containsExactlyInAnyOrder(
                        edge("0101", "0201"),
                        edge("0201", "0101"),
                        edge("0201", "0202"),
                        edge("0202", "0201"));
        HexMap.Path coast = map.pathList().getFirst();
        assertThat(coast.name()).isEqualTo("Coast");
        assertThat(coast.hexes()).containsExactly(hex("0101"), hex("0201"), hex("0202"));
        assertThat(coast.from()).isEqualTo(Edge.WEST);
        assertThat(coast.to()).isNull();
    }

    private List<Integer> edgesWith(int path) {
        return IntStream.range(0, map.grid().size() * Grid.DIRECTIONS)
                .filter(edge -> (map.pathBits(edge) & path) != 0)
                .boxed()
                .toList();
    }

    @Test
    void aPathMayRunOffAnEdge() {
        assertThat(map.pathBitsOff(hex("0101"), Edge.WEST)).isEqualTo(map.paths().bit("road"));
        assertThat(map.pathBitsOff(hex("0101"), Edge.NORTH)).isZero();
        assertThat(map.pathBitsOff(hex("0403"), Edge.EAST)).isEqualTo(map.paths().bit("trail"));
        assertThat(map.pathBitsOff(hex("0201"), Edge.WEST)).isZero();
    }

    @Test
    void placesHaveTheirHexAndTheirSource() {
        assertThat(map.places()).containsOnlyKeys("Here", "There");
        assertThat(map.places().get("Here")).isEqualTo(new HexMap.Place("Here", hex("0202"), true));
        assertThat(map.places().get("There").printed()).isFalse();
    }

    @Test
    void theEdgesOfTheSheetSayWhatLiesBeyond() {
        assertThat(map.beyond(Edge.NORTH)).isEqualTo("sea");
        assertThat(map.beyond(Edge.WEST)).isEqualTo("land");
        assertThat(map.lies(hex("0101"), Edge.NORTH)).isTrue();
        assertThat(map.lies(hex("0101"), Edge.WEST)).isTrue();
        assertThat(map.lies(hex("0101"), Edge.SOUTH)).isFalse();
        assertThat(map.lies(hex("0403"), Edge.EAST)).isTrue();
        assertThat(map.lies(hex("0403"), Edge.SOUTH)).isTrue();
        assertThat(map.lies(hex("0402"), Edge.SOUTH)).isFalse();
    }

    @Test
    void anEntryHasItsHexAndItsEdge() {
        assertThat(map.entries())
                .containsExactly(
                        Map.entry("A", new HexMap.Entry("A", hex("0301"), Edge.NORTH)),
                        Map.entry("Pass", new HexMap.Entry("Pass", hex("0403"), Edge.EAST)));
    }

    @Test
    void twoLettersMayStandForOneTerrain() {
        HexMap two = read(MAP.replace("'^': ridge", "'^': open").replace("'~': sea", "'~': ridge"));
        assertThat(two.terrains().kinds()).containsExactly("open", "ridge");
        assertThat(two.terrainName(hex("0301"))).isEqualTo("open");
    }

    /** A step off the sheet is no hex, and tells which edge it crosses. */
    @Test
    void aStepOfARouteIsAHexOrAnEdge() {
        for (Edge edge : Edge.values()) {
            assertThat(edge.beyond()).isNegative().isNotEqualTo(Grid.OFF);
            assertThat(Edge.crossedTo(edge.beyond())).isEqualTo(edge);
            assertThat(map.label(edge.beyond())).isEqualTo(edge.word());
        }
        assertThat(Edge.crossedTo(Grid.OFF)).isNull();
        assertThat(Edge.crossedTo(hex("0101"))).isNull();
        assertThat(map.label(hex("0302"))).isEqualTo("0302");
    }

    @Test
    void onlyTheGridTheTerrainAndTheEdgesAreNeeded() {
        String bare = MAP.replaceAll("(?s)features:.*edges:", "edges:");
        HexMap empty = read(bare);
        assertThat(empty.places()).isEmpty();
        assertThat(empty.entries()).isEmpty();
        assertThat(empty.pathList()).isEmpty();
        assertThat(empty.hexsideList()).isEmpty();
        assertThat(empty.has(0, "fort")).isFalse();
    }

    @Test
    void asPlainDataAMapSaysTheSame() {
        Map<String, Object> data = HexMapData.of(map);
        assertThat(data.get("grid"))
                .isEqualTo(Map.of("orientation", "flat", "columns", 4, "rows", 3, "shoved", "odd"));
        assertThat(data.get("hexes")).asInstanceOf(InstanceOfAssertFactories.LIST).hasSize(12);
        assertThat(data.get("hexes"))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .contains(
                        dataOf("0102", 0, 1, "open", "fort", "mines"),
                        dataOf("0303", 2, 2, "open", "fort"),
                        dataOf("0402", 3, 1, "sea"));
        int south = map.grid().direction(hex("0201"), hex("0202"));
        int west = map.grid().direction(hex("0302"), hex("0202"));
        assertThat(data.get("hexsides"))
                .isEqualTo(List.of(river("0201", south), river("0302", west)));
        assertThat(data.get("paths"))
                .isEqualTo(
                        List.of(
                                Map.of(
                                        "kind", "road",
                                        "name", "Coast",
                                        "hexes", List.of("0101", "0201", "0202"),
                                        "from", "west"),
                                Map.of(
                                        "kind", "trail",
                                        "name", "South",
                                        "hexes", List.of("0203", "0303", "0403"),
                                        "to", "east")));
        assertThat(data.get("places"))
                .isEqualTo(
                        List.of(
                                Map.of("name", "Here", "hex", "0202", "printed", true),
                                Map.of("name", "There", "hex", "0403", "printed", false)));
        assertThat(data.get("entries"))
                .isEqualTo(
                        List.of(
                                Map.of("name", "A", "hex", "0301", "edge", "north"),
                                Map.of("name", "Pass", "hex", "0403", "edge", "east")));
        assertThat(data.get("edges"))
                .isEqualTo(Map.of("north", "sea", "east", "land", "south", "land", "west", "land"));
    }

    private static Map<String, Object> dataOf(
            String label, int column, int row, String terrain, String... features) {
        return Map.of(
                "label", label,
                "column", column,
                "row", row,
                "terrain", terrain,
                "features", List.of(features));
    }

    private static Map<String, Object> river(String hex, int direction) {
        return Map.of(
                "kind",
                "river",
                "name",
                "Wadi",
                "hex",
                hex,
                "direction",
                direction,
                "faces",
                false);
    }

    // Faults: each named with its line.

    private static void fault(String from, String to, int line, String message) {
        assertThat(MAP).contains(from);
        assertThatThrownBy(() -> read(MAP.replace(from, to)))
                .isInstanceOf(DataFault.class)
                .hasMessageStartingWith("small/map.yaml:" + line + ": ")
                .hasMessageContaining(message);
    }

    @Test
    void anUnknownTerrainLetterIsNamedWithItsHex() {
        fault(
                "- '. . . ~'",
                "- '. x . ~'",
                12,
                "hex 0202: unknown terrain letter 'x'; known: . ^ ~");
    }

    @Test
    void aTerrainLetterIsOneLetter() {
        fault("'.': open", "'..': open", 9, "'..' is not one letter");
    }

    @Test
    void aRowTooFewIsNoticed() {
        fault("    - '. . . ~'\n", "", 11, "the map has 3 rows, but 2 stand here");
    }

    @Test
    void aRowTooManyIsNoticed() {
        fault("    - '. . . ~'\n", "    - '. . . ~'\n    - '. . . ~'\n", 11, "but 4 stand here");
    }

    @Test
    void aHexTooFewOrTooManyInARowIsNoticed() {
        fault("- '. . . ~'", "- '. . ~'", 12, "row 2 has 3 hexes, the map has 4");
        fault("- '. . . ~'", "- '. . . ~ ~'", 12, "row 2 has 5 hexes, the map has 4");
    }

    @Test
    void aRoadBetweenHexesThatDoNotTouchIsNoticed() {
        fault(
                "west-0101-0201-0202",
                "west-0101-0202-0403",
                22,
                "Coast: 0202 and 0403 do not touch");
    }

    @Test
    void aHexsideBetweenHexesThatDoNotTouchIsNoticed() {
        fault("0201-0202,", "0201-0203,", 19, "Wadi: 0201 and 0203 do not touch");
    }

    @Test
    void aHexsideIsAPairOfHexes() {
        fault("0201-0202,", "0201,", 19, "a hexside is two hexes such as 1904-2005, not '0201'");
        fault("0201-0202,", "0201-0202-0203,", 19, "not '0201-0202-0203'");
    }

    @Test
    void anUnknownHexIsNoticedWhereverItStands() {
        fault("mines: [0102]", "mines: [0902]", 16, "there is no hex '0902' on this map");
        fault("0201-0202,", "0201-0299,", 19, "there is no hex '0299'");
    }

    @Test
    void anUnknownHexOnAPathOrUnderAPlaceIsNoticed() {
        fault("west-0101-0201-0202", "west-0101-0201-02O2", 22, "there is no hex '02O2'");
        fault("0202 printed", "0505 printed", 26, "there is no hex '0505'");
    }

    @Test
    void aHexThatStandsTwiceUnderAFeatureIsNoticed() {
        fault("fort: [0102, 0303]", "fort: [0102, 0303, 0102]", 15, "0102 stands twice under fort");
    }

    @Test
    void anUnknownEntryIsNoticed() {
        fault("features:", "featurs:", 15, "unknown entry 'featurs'");
        fault("  shoved: odd", "  shoved: odd\n  shape: round", 7, "unknown entry 'shape'");
    }

    @Test
    void aMissingEntryIsNoticed() {
        fault("  rows: 3\n", "", 3, "'rows' is missing");
        fault(", west: land", "", 31, "'west' is missing");
        fault(
                "edges: { north: sea, east: land, south: land, west: land }\n",
                "",
                1,
                "'edges' is missing");
    }

    @Test
    void aPathRunsOffAnEdgeOnlyWhereItLies() {
        fault(
                "west-0101-0201-0202",
                "west-0201-0202",
                22,
                "Coast: 0201 does not lie at the west edge");
        fault(
                "0203-0303-0403-east",
                "0203-0302-south",
                24,
                "South: 0302 does not lie at the south edge");
    }

    @Test
    void aPathPassesThroughSomeHex() {
        fault("west-0101-0201-0202", "west-east", 22, "Coast passes through no hex");
    }

    @Test
    void aBadPatternOfLabelsIsNoticed() {
        fault("labels: CCRR", "labels: XXYY", 7, "labels want a pattern such as CCRR");
    }

    @Test
    void labelsThatTwoHexesWouldShareAreNoticed() {
        fault("labels: CCRR", "labels: CC", 7, "two hexes are called");
    }

    @Test
    void diagonalLabelsWantPointedHexes() {
        fault(
                "labels: CCRR",
                "labels: AD",
                7,
                "diagonals want pointed hexes whose even rows are shoved");
    }

    @Test
    void diagonalLabelsWantEvenRowsShoved() {
        String pointed = MAP.replace("flat", "pointed").replace("CCRR", "AD");
        assertThatThrownBy(() -> read(pointed)).hasMessageContaining("diagonals want");
        assertThatThrownBy(() -> read(MAP.replace("odd", "even").replace("CCRR", "AD")))
                .hasMessageContaining("diagonals want");
        // The labels are fine now: what follows is read, in other names.
        assertThatThrownBy(() -> read(pointed.replace("odd", "even")))
                .hasMessageContaining("there is no hex '0102'");
    }

    /** Its rows have the letters A, B and so on: a 27th would need another. */
    private static String tall(int rows) {
        return "grid: { orientation: flat, columns: 1, rows: %d, shoved: odd, labels: AN }\n"
                        .formatted(rows)
                + "terrain: { letters: { '.': open }, rows: ["
                + "'.', ".repeat(rows)
                + "] }\n"
                + "edges: { north: sea, east: land, south: land, west: land }\n";
    }

    @Test
    void rowsThatAreLetteredEndAtZ() {
        HexMap toZ = read(tall(26));
        assertThat(toZ.grid().label(25)).isEqualTo("Z1");
        assertThatThrownBy(() -> read(tall(27)))
                .isInstanceOf(DataFault.class)
                .hasMessage("small/map.yaml:1: there are more rows than letters");
    }

    @Test
    void rowsThatAreNumberedMayBeMore() {
        HexMap numbered = read(tall(27).replace("AN", "CCRR"));
        assertThat(numbered.grid().label(26)).isEqualTo("0127");
    }

    @Test
    void anEntryLiesAtItsEdge() {
        fault("A: 0301 north", "A: 0302 north", 29, "0302 does not lie at the north edge");
        fault("A: 0301 north", "A: 0301", 29, "entry A wants a hex and an edge");
        fault("A: 0301 north", "A: 0301 up", 29, "entry A wants a hex and an edge");
        fault("A: 0301 north", "A: 0901 north", 29, "there is no hex '0901'");
    }

    @Test
    void orientationAndShoveAreWordsOfTheirOwn() {
        fault("orientation: flat", "orientation: round", 3, "'round' is none of flat, pointed");
        fault("shoved: odd", "shoved: none", 6, "'none' is none of odd, even");
    }

    @Test
    void aSheetHasASensibleSize() {
        fault("columns: 4", "columns: 0", 4, "0 is not between 1 and 150");
        fault("rows: 3", "rows: 2000000000", 5, "2000000000 is not between 1 and 150");
    }

    @Test
    void brokenYamlIsNamedWithItsLine() {
        fault("fort: [0102, 0303]", "fort: [0102, 0303", 16, "is not YAML here");
        fault("  columns: 4", "\tcolumns: 4", 4, "is not YAML here");
    }

    @Test
    void aPlaceSaysWhetherItIsPrinted() {
        fault("0202 printed", "0202", 26, "Here wants a hex and 'printed' or 'reconstructed'");
        fault("0202 printed", "0202 guessed", 26, "Here wants a hex and");
    }

    @Test
    void beyondAnEdgeLiesLandOrSea() {
        fault("north: sea", "north: swamp", 31, "'swamp' is none of land, sea");
    }
}
