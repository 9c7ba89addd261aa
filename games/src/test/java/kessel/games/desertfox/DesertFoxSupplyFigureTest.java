package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;
import kessel.testkit.Rule;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The examples of chapter 5, on the figure that stands for the lost one and on the map. It is the
 * plain model that they are asked of; Chapter05SupplyTest holds the game against that model.
 */
class DesertFoxSupplyFigureTest {
    private static HexMap figure;
    private static SupplyModel onFigure;
    private static SupplyModel axis;
    private static SupplyModel allies;

    @BeforeAll
    static void read() throws IOException {
        Path file = Path.of("src", "test", "resources", "desertfox", "supply-figure.yaml");
        figure = HexMapFile.read(Item.parse("supply-figure.yaml", Files.readString(file)));
        onFigure = new SupplyModel(figure, figure.grid().find("C1").orElseThrow());
        Library library = Library.builtIn(DesertFoxSupplyFigureTest.class);
        HexMap map = HexMapFile.read(library.yaml("desert-fox/map.yaml"));
        axis = new SupplyModel(map, map.places().get("El Agheila").hex());
        allies = new SupplyModel(map, map.places().get("Alexandria").hex());
    }

    /** Which of the letters are supplied, with enemies on others. */
    private static String supplied(String units, String enemies) {
        Set<String> fed = onFigure.supplied(hexes(units), hexes(enemies));
        return Stream.of(units.split(" "))
                .filter(letter -> fed.contains(hexes(letter)))
                .collect(Collectors.joining(" "));
    }

    private static String hexes(String letters) {
        return Stream.of(letters.split(" "))
                .filter(letter -> !letter.isEmpty())
                .map(letter -> figure.grid().label(figure.places().get(letter).hex()))
                .collect(Collectors.joining(" "));
    }

    /** B10a, B10c-B10g. */
    @Test
    @Rule({
        "desert-fox B10a",
        "desert-fox B10c",
        "desert-fox B10d",
        "desert-fox B10e",
        "desert-fox B10f",
        "desert-fox B10g"
    })
    void threeOfSixHaveSupply() {
        assertThat(supplied("A B C D E F", "")).isEqualTo("A B C");
        assertThat(supplied("A", "")).isEqualTo("A");
        assertThat(supplied("B", "")).isEqualTo("B");
        assertThat(supplied("C", "")).as("only through B").isEmpty();
        assertThat(supplied("D", "")).isEmpty();
    }

    /** B10b. */
    @Test
    @Rule({"desert-fox B10b"})
    void aCliffPartsAUnitFromTheHighway() {
        int k = figure.places().get("K").hex();
        assertThat(figure.grid().adjacent(k, figure.grid().find("C2").orElseThrow())).isTrue();
        assertThat(figure.grid().adjacent(k, figure.grid().find("C3").orElseThrow())).isTrue();
        assertThat(supplied("K", "")).isEmpty();
    }

    /** B10h, B10i. */
    @Test
    @Rule({"desert-fox B10h", "desert-fox B10i"})
    void fromGEIsSuppliedAndFeedsF() {
        assertThat(supplied("A B C D G F", "")).isEqualTo("A B C G F");
    }

    /** B10j-B10l. */
    @Test
    @Rule({"desert-fox B10j", "desert-fox B10k", "desert-fox B10l"})
    void enemiesOnTheWayCutTheLine() {
        assertThat(supplied("A B C G F", "I")).isEmpty();
        assertThat(supplied("A B C G F", "H")).isEqualTo("A");
        assertThat(supplied("A B C G F", "J")).isEqualTo("A G F");
    }

    /** B12: by road G is farther from the base than the junction on the way to it. */
    @Test
    @Rule({"desert-fox B12"})
    void fromTheJunctionTheTrailLeadsAwayFromTheBase() {
        Map<String, Integer> far = new HashMap<>(Map.of("C1", 0));
        ArrayDeque<String> open = new ArrayDeque<>(far.keySet());
        while (!open.isEmpty()) {
            String label = open.poll();
            for (HexMap.Path path : figure.pathList()) {
                List<String> way =
                        IntStream.of(path.hexes()).mapToObj(figure.grid()::label).toList();
                int at = way.indexOf(label);
                for (int next : new int[] {at - 1, at + 1}) {
                    if (at >= 0
                            && next >= 0
                            && next < way.size()
                            && !far.containsKey(way.get(next))) {
                        far.put(way.get(next), far.get(label) + 1);
                        open.add(way.get(next));
                    }
                }
            }
        }
        assertThat(far.get(hexes("B"))).isEqualTo(6);
        assertThat(far.get("D4")).as("the junction").isEqualTo(4);
        assertThat(far.get(hexes("G"))).isEqualTo(5);
    }

    /** C27. */
    @Test
    void axisUnitsBesideTheRoadsSouthOfAgedabia() {
        String units = "H2 E5 F5 G4";
        assertThat(axis.supplied(units, "")).isEqualTo(set("H2 E5 F5"));
        assertThat(axis.supplied(units, "G2")).isEmpty();
        assertThat(axis.supplied(units, "F2")).isEqualTo(set("H2"));
        assertThat(axis.supplied(units, "F3")).isEqualTo(set("H2"));
        assertThat(axis.supplied(units, "F4")).isEqualTo(set("H2"));
    }

    /** C28. */
    @Test
    @Rule({"desert-fox C28"})
    void alliedUnitsOnTheFrontierTrail() {
        assertThat(allies.supplied("E12 F12", "")).isEmpty();
        assertThat(allies.supplied("D12 F12", "")).isEqualTo(set("D12 F12"));
        assertThat(allies.supplied("D12 F12", "C12")).isEmpty();
        assertThat(allies.supplied("D12 F12", "B12")).isEqualTo(set("D12 F12"));
    }

    /** C29. */
    @Test
    @Rule({"desert-fox C29"})
    void cliffsPartUnitsFromTheHighway() {
        assertThat(allies.supplied("B5", "")).isEmpty();
        assertThat(axis.supplied("B5", "")).isEmpty();
        assertThat(allies.supplied("D13", "")).isEqualTo(set("D13"));
        assertThat(allies.supplied("D13", "D14")).isEmpty();
    }

    private static Set<String> set(String labels) {
        return new TreeSet<>(Set.of(labels.split(" ")));
    }
}
