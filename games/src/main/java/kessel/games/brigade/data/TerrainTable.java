package kessel.games.brigade.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Passage;
import kessel.engine.hex.Search;
import kessel.engine.words.Phrase;

/**
 * The terrain table: what a step costs each type of unit, and what a hex gives its defender. Costs
 * are in half points.
 */
public final class TerrainTable {
    /** What crossing a hexside in retreat does to a unit that may cross it at all. */
    public enum Crossing {
        FREE,
        LOSS,
        ELIMINATED
    }

    // The layers of movement (4.1.2): a unit outside the enemy's zones, one that sets out in them
    // and goes over contested ground, and one that came into them and stays.
    public static final int FREE = 0;
    public static final int ENGAGED = 1;
    public static final int STOPPED = 2;
    public static final int LAYERS = 3;

    private static final int EDGES = HexMap.Edge.values().length;

    private final HexMap map;
    private final List<UnitType> types;
    private final TerrainRow[] terrain;
    private final TerrainRow[] hexsides;
    private final TerrainRow[] paths;
    private final Barrier[] barriers;
    private final short[][] stepCost;
    private final short[][] contestedCost;
    private final short[][] entryCost;
    private final Crossing[][] crossings;
    private final Passage[][][] passages;
    private final boolean[][] closed;
    private final Fortification fortification;

    TerrainTable(
            HexMap map,
            List<UnitType> types,
            TerrainRow[] terrain,
            TerrainRow[] hexsides,
            TerrainRow[] paths,
            Fortification fortification) {
        this.map = map;
        this.types = types;
        this.terrain = terrain;
        this.hexsides = hexsides;
        this.paths = paths;
        this.fortification = fortification;
        barriers =
                Arrays.stream(hexsides)
                        .map(
                                row ->
                                        new Barrier(
                                                row.id(),
                                                row.columns(),
                                                row.helps() != TerrainRow.BOTH))
                        .toArray(Barrier[]::new);
        closed = new boolean[types.size()][map.grid().size()];
        for (UnitType type : types) {
            for (int hex = 0; hex < map.grid().size(); hex++) {
                closed[type.index()][hex] = terrain[map.terrain(hex)].bars(type);
            }
        }
        int edges = map.grid().size() * Grid.DIRECTIONS;
        stepCost = new short[types.size()][edges];
        contestedCost = new short[types.size()][];
        entryCost = new short[types.size()][map.grid().size() * EDGES];
        crossings = new Crossing[types.size()][edges];
        passages = new Passage[types.size()][][];
        for (UnitType type : types) {
            short[] costs = stepCost[type.index()];
            short[] contested = null;
            for (int edge = 0; edge < edges; edge++) {
                costs[edge] = (short) step(type, edge);
                crossings[type.index()][edge] = worstCrossing(type, edge);
            }
            for (int edge = 0; edge < edges; edge++) {
                if (costs[edge] >= 0 && barredInZones(type, edge)) {
                    contested = contested == null ? costs.clone() : contested;
                    contested[edge] = Search.BARRED;
                }
            }
            contestedCost[type.index()] = contested == null ? costs : contested;
            for (int hex = 0; hex < map.grid().size(); hex++) {
                for (HexMap.Edge edge : HexMap.Edge.values()) {
                    entryCost[type.index()][hex * EDGES + edge.ordinal()] =
                            (short) entry(type, hex, edge);
                }
            }
            passages[type.index()] = passages(map.grid(), costs, contestedCost[type.index()]);
        }
    }

    private static Passage[][] passages(Grid grid, short[] steps, short[] contested) {
        Passage[][] byLayer = new Passage[LAYERS][0];
        byLayer[FREE] = new Passage[] {new Passage(grid, steps, FREE, contested, STOPPED)};
        byLayer[ENGAGED] = new Passage[] {new Passage(grid, contested, FREE, contested, STOPPED)};
        return byLayer;
    }

    private boolean barredInZones(UnitType type, int edge) {
        return map.pathBits(edge) == 0 && anyHexside(edge, row -> row.barsInZones(type));
    }

    private int step(UnitType type, int edge) {
        int to = map.grid().neighbour(edge / Grid.DIRECTIONS, edge % Grid.DIRECTIONS);
        if (to == Grid.OFF || bars(type, edge, to)) {
            return Search.BARRED;
        }
        Tally.Sum sum = new Tally.Sum();
        explain(type, edge, to, sum);
        return sum.total();
    }

    /**
     * Whether a unit may never take this step. A path carries it over a hexside, not through closed
     * terrain.
     */
    private boolean bars(UnitType type, int edge, int to) {
        if (closed(type, to)) {
            return true;
        }
        return map.pathBits(edge) == 0 && anyHexside(edge, row -> row.bars(type));
    }

    private boolean anyHexside(int edge, Predicate<TerrainRow> test) {
        for (int kind = 0; kind < hexsides.length; kind++) {
            if ((map.hexsideBits(edge) & 1 << kind) != 0 && test.test(hexsides[kind])) {
                return true;
            }
        }
        return false;
    }

    /**
     * The terms of one step's cost: the path it follows, or else the terrain with the hexsides
     * before it (4.0, R37, R38).
     */
    public void explain(UnitType type, int edge, int to, Tally.Terms terms) {
        TerrainRow path = cheapest(map.pathBits(edge), type);
        if (path != null) {
            add(terms, path, type, to);
            return;
        }
        add(terms, terrain[map.terrain(to)], type, to);
        for (int kind = 0; kind < hexsides.length; kind++) {
            if ((map.hexsideBits(edge) & 1 << kind) != 0 && hexsides[kind].cost(type) > 0) {
                add(terms, hexsides[kind], type, to);
            }
        }
    }

    /** The terms of the first hex of a unit that enters across an edge of the sheet (4.2.1b). */
    public void explainEntry(UnitType type, int hex, HexMap.Edge edge, Tally.Terms terms) {
        TerrainRow path = cheapest(map.pathBitsOff(hex, edge), type);
        add(terms, path == null ? terrain[map.terrain(hex)] : path, type, hex);
    }

    private TerrainRow cheapest(int pathBits, UnitType type) {
        TerrainRow best = null;
        for (int kind = 0; kind < paths.length; kind++) {
            boolean runs = (pathBits & 1 << kind) != 0;
            if (runs && (best == null || paths[kind].cost(type) < best.cost(type))) {
                best = paths[kind];
            }
        }
        return best;
    }

    private static void add(Tally.Terms terms, TerrainRow row, UnitType type, int to) {
        Phrase words =
                terms.worded()
                        ? Phrase.of(
                                "term.ground",
                                new Phrase.Word("ground." + row.id()),
                                new Phrase.Hex(to))
                        : null;
        terms.add(row.rule(), row.cost(type), words);
    }

    /** The cost of every step for a type, by edge: the table that searches run over. */
    public short[] steps(UnitType type) {
        return stepCost[type.index()];
    }

    /** The same where one of the two hexes lies in an enemy zone. */
    public short[] contestedSteps(UnitType type) {
        return contestedCost[type.index()];
    }

    /** How a type of unit goes on from each of the layers of its movement. */
    public Passage[][] passages(UnitType type) {
        return passages[type.index()];
    }

    /** The cost of the first hex of a unit that enters across an edge of the sheet. */
    public int entryCost(UnitType type, int hex, HexMap.Edge edge) {
        return entryCost[type.index()][hex * EDGES + edge.ordinal()];
    }

    private int entry(UnitType type, int hex, HexMap.Edge edge) {
        if (closed(type, hex)) {
            return Search.BARRED;
        }
        Tally.Sum sum = new Tally.Sum();
        explainEntry(type, hex, edge, sum);
        return sum.total();
    }

    /** Whether a type of unit may never be in a hex. */
    public boolean closed(UnitType type, int hex) {
        return closed[type.index()][hex];
    }

    /** Whether nobody may ever be in a hex. */
    public boolean closedToAll(int hex) {
        return types.stream().allMatch(type -> closed(type, hex));
    }

    public String terrainRule(int hex) {
        return terrain[map.terrain(hex)].rule();
    }

    /** What crossing this edge in retreat does to a type of unit; a path over it is a bridge. */
    public Crossing crossing(UnitType type, int edge) {
        return crossings[type.index()][edge];
    }

    private Crossing worstCrossing(UnitType type, int edge) {
        Crossing worst = Crossing.FREE;
        for (int kind = 0; map.pathBits(edge) == 0 && kind < hexsides.length; kind++) {
            if ((map.hexsideBits(edge) & 1 << kind) != 0) {
                Crossing crossing = hexsides[kind].crossing(type);
                worst = crossing.compareTo(worst) > 0 ? crossing : worst;
            }
        }
        return worst;
    }

    /** A hexside that helps a defender: its columns and the words for it. */
    public record Barrier(String kind, int columns, boolean oneSided) {
        public static final Barrier NONE = new Barrier(null, 0, false);
    }

    /**
     * Of these hexsides, the one worth most columns to the side that defends behind it; a bridge
     * does not take them away.
     */
    public Barrier barrier(int hexsideBits, int defender) {
        Barrier best = Barrier.NONE;
        for (int kind = 0; kind < hexsides.length; kind++) {
            TerrainRow row = hexsides[kind];
            if ((hexsideBits & 1 << kind) != 0
                    && row.helps(defender)
                    && row.columns() > best.columns()) {
                best = barriers[kind];
            }
        }
        return best;
    }

    /** The columns of the hexsides on an edge that serve only this side, if it defends there. */
    public int oneSidedColumns(int edge, int defender) {
        int most = 0;
        for (int kind = 0; kind < hexsides.length; kind++) {
            TerrainRow row = hexsides[kind];
            if ((map.hexsideBits(edge) & 1 << kind) != 0 && row.helps() == defender) {
                most = Math.max(most, row.columns());
            }
        }
        return most;
    }

    public String hexsideRule(int edge) {
        for (int kind = 0; kind < hexsides.length; kind++) {
            if ((map.hexsideBits(edge) & 1 << kind) != 0) {
                return hexsides[kind].rule();
            }
        }
        return null;
    }

    /** The columns of the terrain in a hex, without fortification. */
    public int columns(int hex) {
        return terrain[map.terrain(hex)].columns();
    }

    public Fortification fortification() {
        return fortification;
    }

    List<UnitType> types() {
        return types;
    }

    /**
     * The table as it is printed: costs in movement points by column, and columns for the defender.
     */
    public List<Map<String, Object>> data() {
        List<Map<String, Object>> data = new ArrayList<>();
        for (TerrainRow[] layer : List.of(terrain, hexsides, paths)) {
            for (TerrainRow row : layer) {
                Map<String, Object> line = new LinkedHashMap<>();
                line.put("kind", row.id());
                row.costs().forEach((column, halves) -> line.put(column, halves / 2.0));
                line.put("columns", row.columns());
                line.put("barred", List.copyOf(row.barred()));
                line.put("rule", row.rule());
                data.add(line);
            }
        }
        return data;
    }
}
