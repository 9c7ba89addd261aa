package kessel.engine.hex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import kessel.engine.hex.Grid.Orientation;
import kessel.engine.hex.Grid.Shove;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class GridTest {
    // Neighbours, typed from a drawing of each kind of sheet.

    @Test
    void onFlatHexesAnOddColumnThatSitsLowerTouchesTheRowBelowOnBothSides() {
        assertThat(around(Grids.flat(Shove.ODD, 9, 9), "0505"))
                .isEqualTo("N 0504, NE 0605, SE 0606, S 0506, SW 0406, NW 0405");
    }

    @Test
    void onFlatHexesAnEvenColumnBetweenLowerOnesTouchesTheRowAboveOnBothSides() {
        assertThat(around(Grids.flat(Shove.ODD, 9, 9), "0605"))
                .isEqualTo("N 0604, NE 0704, SE 0705, S 0606, SW 0505, NW 0504");
    }

    @Test
    void whereEvenColumnsSitLowerItIsTheOtherWayRound() {
        Grid grid = Grids.flat(Shove.EVEN, 9, 9);
        assertThat(around(grid, "0605"))
                .isEqualTo("N 0604, NE 0705, SE 0706, S 0606, SW 0506, NW 0505");
        assertThat(around(grid, "0505"))
                .isEqualTo("N 0504, NE 0604, SE 0605, S 0506, SW 0405, NW 0404");
    }

    @Test
    void onPointedHexesAnOddRowThatSitsFartherRightTouchesTheColumnToItsRight() {
        Grid grid = Grids.pointed(Shove.ODD, 9, 9);
        assertThat(around(grid, "0505"))
                .isEqualTo("NE 0604, E 0605, SE 0606, SW 0506, W 0405, NW 0504");
        assertThat(around(grid, "0506"))
                .isEqualTo("NE 0505, E 0606, SE 0507, SW 0407, W 0406, NW 0405");
    }

    @Test
    void whereEvenRowsSitFartherRightItIsTheOtherWayRound() {
        Grid grid = Grids.pointed(Shove.EVEN, 9, 9);
        assertThat(around(grid, "0506"))
                .isEqualTo("NE 0605, E 0606, SE 0607, SW 0507, W 0406, NW 0505");
        assertThat(around(grid, "0505"))
                .isEqualTo("NE 0504, E 0605, SE 0506, SW 0406, W 0405, NW 0404");
    }

    @Test
    void cornersHaveTheNeighboursThatTheSheetLeavesThem() {
        assertThat(around(Grids.flat(Shove.ODD, 3, 3), "0101"))
                .isEqualTo("NE 0201, SE 0202, S 0102");
        assertThat(around(Grids.flat(Shove.EVEN, 3, 3), "0101")).isEqualTo("SE 0201, S 0102");
        assertThat(around(Grids.flat(Shove.ODD, 3, 3), "0303")).isEqualTo("N 0302, NW 0203");
        assertThat(around(Grids.pointed(Shove.ODD, 3, 3), "0101"))
                .isEqualTo("E 0201, SE 0202, SW 0102");
        assertThat(around(Grids.pointed(Shove.EVEN, 3, 3), "0101")).isEqualTo("E 0201, SE 0102");
    }

    @Test
    void aSheetOfOneHexHasNoNeighbours() {
        assertThat(around(Grids.flat(Shove.ODD, 1, 1), "0101")).isEmpty();
    }

    private static String around(Grid grid, String label) {
        int hex = grid.find(label).orElseThrow();
        Map<String, String> around = new LinkedHashMap<>();
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = grid.neighbour(hex, direction);
            if (next != Grid.OFF) {
                around.put(grid.directionName(direction), grid.label(next));
            }
        }
        return around.toString().replace("=", " ").replaceAll("[{}]", "");
    }

    @Property
    void neighboursAreMutual(@ForAll("grids") Grid grid) {
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int next = grid.neighbour(hex, direction);
                if (next != Grid.OFF) {
                    assertThat(grid.neighbour(next, Grid.opposite(direction))).isEqualTo(hex);
                    assertThat(grid.direction(hex, next)).isEqualTo(direction);
                    assertThat(grid.direction(next, hex)).isEqualTo(Grid.opposite(direction));
                }
            }
        }
    }

    @Property
    void twoHexesTouchIfAndOnlyIfTheyAreOneStepApart(@ForAll("grids") Grid grid) {
        for (int a = 0; a < grid.size(); a++) {
            for (int b = 0; b < grid.size(); b++) {
                assertThat(grid.adjacent(a, b)).isEqualTo(grid.distance(a, b) == 1);
            }
        }
    }

    @Test
    void oppositeDirectionsHaveOppositeNames() {
        Map<String, String> opposites =
                Map.of(
                        "N", "S", "NE", "SW", "E", "W", "SE", "NW", "S", "N", "SW", "NE", "W", "E",
                        "NW", "SE");
        for (Orientation orientation : Orientation.values()) {
            Grid grid = new Grid(orientation, Shove.ODD, 2, 2, Labels.pattern("CCRR"));
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                assertThat(grid.directionName(Grid.opposite(direction)))
                        .isEqualTo(opposites.get(grid.directionName(direction)));
            }
        }
    }

    // Distance.

    @Property
    void distanceIsWhatABreadthFirstSearchCounts(@ForAll("grids") Grid grid, @ForAll int pick) {
        int start = Math.floorMod(pick, grid.size());
        int[] steps = breadthFirst(grid, start);
        for (int hex = 0; hex < grid.size(); hex++) {
            assertThat(grid.distance(start, hex)).as(grid.label(hex)).isEqualTo(steps[hex]);
        }
    }

    private static int[] breadthFirst(Grid grid, int start) {
        int[] steps = new int[grid.size()];
        Arrays.fill(steps, -1);
        steps[start] = 0;
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            int hex = queue.remove();
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int next = grid.neighbour(hex, direction);
                if (next != Grid.OFF && steps[next] < 0) {
                    steps[next] = steps[hex] + 1;
                    queue.add(next);
                }
            }
        }
        return steps;
    }

    @Property
    void distanceIsAMetric(
            @ForAll("grids") Grid grid, @ForAll int first, @ForAll int second, @ForAll int third) {
        int a = Math.floorMod(first, grid.size());
        int b = Math.floorMod(second, grid.size());
        int c = Math.floorMod(third, grid.size());
        assertThat(grid.distance(a, b) == 0).isEqualTo(a == b);
        assertThat(grid.distance(a, b)).isEqualTo(grid.distance(b, a));
        assertThat(grid.distance(a, c))
                .isLessThanOrEqualTo(grid.distance(a, b) + grid.distance(b, c));
    }

    // Labels.

    @Property
    void everyHexIsFoundUnderItsLabel(@ForAll("grids") Grid grid) {
        for (int hex = 0; hex < grid.size(); hex++) {
            assertThat(grid.find(grid.label(hex))).hasValue(hex);
            assertThat(grid.hex(grid.column(hex), grid.row(hex))).isEqualTo(hex);
        }
    }

    @Test
    void columnAndRowBecomeDigits() {
        assertThat(Labels.pattern("CCRR").write(22, 8)).isEqualTo("2309");
        assertThat(Labels.pattern("RRCC").write(22, 8)).isEqualTo("0923");
        assertThat(Labels.pattern("CCC-RR").write(4, 11)).isEqualTo("005-12");
    }

    @Test
    void aRowBecomesALetterAndAColumnAPlainNumber() {
        assertThat(Labels.pattern("AN").write(24, 6)).isEqualTo("G25");
        assertThat(Labels.pattern("NA").write(0, 25)).isEqualTo("1Z");
    }

    @Test
    void unknownLabelsAndPlacesOffTheSheetAreNotFound() {
        Grid grid = Grids.flat(Shove.ODD, 4, 3);
        assertThat(grid.find("0504")).isEmpty();
        assertThat(grid.find("0000")).isEmpty();
        assertThat(grid.find("11")).isEmpty();
        assertThat(grid.hex(-1, 0)).isEqualTo(Grid.OFF);
        assertThat(grid.hex(4, 0)).isEqualTo(Grid.OFF);
        assertThat(grid.hex(0, 3)).isEqualTo(Grid.OFF);
    }

    @Test
    void otherPatternsAreRefused() {
        for (String pattern : new String[] {"", "XY", "CCRRCC", "A", "AD-", "AD-0", "ccrr"}) {
            assertThatThrownBy(() -> Labels.pattern(pattern))
                    .as(pattern)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("CCRR");
        }
    }

    // Numbers that run along diagonals: rows A, B, C ... of pointed hexes, even rows shoved right.

    @Test
    void onADiagonalSheetSixStepsLeadToTheNumbersBesideAboveAndBelow() {
        Grid grid = diagonal("AD", 9, 9);
        assertThat(around(grid, "D6")).isEqualTo("NE C6, E D7, SE E7, SW E6, W D5, NW C5");
        assertThat(around(grid, "E6")).isEqualTo("NE D6, E E7, SE F7, SW F6, W E5, NW D5");
    }

    @Property(tries = 20)
    void onADiagonalSheetNeighboursAndDistancesFollowFromTheNumbers(@ForAll int pick) {
        Grid grid = diagonal("AD-10", 30, 24);
        int from = Math.floorMod(pick, grid.size());
        for (int hex = 0; hex < grid.size(); hex++) {
            int rows = grid.row(hex) - grid.row(from);
            int numbers = number(grid, hex) - number(grid, from);
            int steps =
                    Math.max(Math.abs(numbers - rows), Math.max(Math.abs(numbers), Math.abs(rows)));
            assertThat(grid.distance(from, hex)).isEqualTo(steps);
        }
    }

    @Test
    void aDiagonalSheetMayBeginAnywhere() {
        Grid grid = diagonal("AD-10", 70, 24);
        assertThat(grid.label(grid.hex(0, 20))).isEqualTo("U1");
        assertThat(grid.label(grid.hex(0, 21))).isEqualTo("V2");
        assertThat(grid.label(grid.hex(0, 22))).isEqualTo("W2");
        assertThat(grid.label(grid.hex(0, 23))).isEqualTo("X3");
        assertThat(grid.find("G25")).hasValue(grid.hex(31, 6));
    }

    private static Grid diagonal(String pattern, int columns, int rows) {
        return new Grid(Orientation.POINTED, Shove.EVEN, columns, rows, Labels.pattern(pattern));
    }

    private static int number(Grid grid, int hex) {
        return Integer.parseInt(grid.label(hex).substring(1));
    }

    @Provide
    Arbitrary<Grid> grids() {
        return Grids.upTo(8, 8);
    }
}
