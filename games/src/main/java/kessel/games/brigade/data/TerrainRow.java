package kessel.games.brigade.data;

import java.util.Map;
import java.util.Set;
import kessel.games.brigade.data.TerrainTable.Crossing;

/**
 * A line of the table: costs by the columns that the game has, in half points.
 *
 * @param contested who may not cross next to the enemy
 * @param helps the one side that has the defender's columns, or {@link #BOTH}
 */
record TerrainRow(
        String id,
        Map<String, Integer> costs,
        Set<String> barred,
        Set<String> contested,
        int columns,
        int helps,
        Map<String, Crossing> retreat,
        String rule) {
    static final int BOTH = -1;

    int cost(UnitType type) {
        return costs.getOrDefault(type.column(), 0);
    }

    boolean bars(UnitType type) {
        return barred.contains("all") || type.is().stream().anyMatch(barred::contains);
    }

    boolean barsInZones(UnitType type) {
        return type.is().stream().anyMatch(contested::contains);
    }

    boolean helps(int side) {
        return helps == BOTH || helps == side;
    }

    Crossing crossing(UnitType type) {
        return type.is().stream()
                .filter(retreat::containsKey)
                .findFirst()
                .map(retreat::get)
                .orElse(retreat.getOrDefault("others", Crossing.FREE));
    }
}
