package kessel.games.brigade.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.Table;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The Gustav Line runs from the sea to the east edge, so that Diadem's land has two parts. */
class SectorsTest {
    /** The rows, first and last, of each column that lie before the Gustav Line, from the map. */
    private static final Map<Integer, List<int[]>> BEFORE_THE_LINE =
            Map.of(
                    8, List.of(new int[] {14, 14}),
                    9, List.of(new int[] {14, 14}),
                    10, List.of(new int[] {14, 15}),
                    11, List.of(new int[] {4, 5}, new int[] {14, 15}),
                    12, List.of(new int[] {4, 9}, new int[] {14, 15}),
                    13, List.of(new int[] {3, 15}),
                    14, List.of(new int[] {3, 15}),
                    15, List.of(new int[] {3, 15}),
                    16, List.of(new int[] {3, 15}));

    private final Campaign campaign = Table.DIADEM.campaign();
    private final HexMap map = campaign.map();
    private final Grid grid = map.grid();

    private int hex(String label) {
        return grid.find(label).orElseThrow();
    }

    @Test
    @Rule("diadem 10.0a")
    void theGustavLinePartsTheLandInTwo() {
        Sectors sectors = new Sectors(map, campaign.terrain());
        int mignano = hex("1610");
        int monteCassino = hex("1006");
        for (int hex = 0; hex < grid.size(); hex++) {
            if (!map.terrainName(hex).equals("sea")) {
                boolean before = beforeTheLine(grid.column(hex) + 1, grid.row(hex) + 1);
                assertThat(sectors.same(mignano, hex)).as(grid.label(hex)).isEqualTo(before);
                assertThat(sectors.same(hex, monteCassino)).as(grid.label(hex)).isEqualTo(!before);
            }
        }
    }

    /** Else the coast would be one with the islands. */
    @Test
    void theSeaBelongsToNoPartOfTheLand() {
        Sectors sectors = new Sectors(map, campaign.terrain());
        assertThat(sectors.same(hex("0514"), hex("0414"))).isFalse();
        assertThat(sectors.same(hex("0915"), hex("0914"))).isFalse();
    }

    private static boolean beforeTheLine(int column, int row) {
        return BEFORE_THE_LINE.getOrDefault(column, List.of()).stream()
                .anyMatch(rows -> rows[0] <= row && row <= rows[1]);
    }
}
