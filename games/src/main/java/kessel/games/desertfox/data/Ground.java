package kessel.games.desertfox.data;

import java.util.Arrays;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/**
 * The map as the rules read it: by edge (hex × 6 + direction) whether it can be crossed, the roads
 * that cross it and how many may engage through it.
 */
public final class Ground {
    // Roads from the best to the worst; a mixed way counts as its worst (3.3c).
    public static final int HIGHWAY = 0;
    public static final int TRACK = 1;
    public static final int TRAIL = 2;
    static final int OFF_ROAD = 3;

    /** How many kinds of way there are, the one without a road included. */
    public static final int KINDS = 4;

    private static final int OPEN_ENGAGE = 2;
    private static final int PASS_ENGAGE = 1;

    private final HexMap map;
    private final Grid grid;
    private final short[] next;
    private final byte[] roads;
    private final byte[] engage;
    private final boolean[] land;

    // By hex, the directions in which it can be left, a bit for each.
    private final byte[] passable;

    public Ground(HexMap map) {
        this.map = map;
        grid = map.grid();
        int edges = grid.size() * Grid.DIRECTIONS;
        next = new short[edges];
        roads = new byte[edges];
        engage = new byte[edges];
        land = new boolean[grid.size()];
        passable = new byte[grid.size()];
        int clear = map.terrains().index("clear");
        int sea = map.terrains().index("sea");
        for (int hex = 0; hex < grid.size(); hex++) {
            land[hex] = map.terrain(hex) != sea;
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int edge = hex * Grid.DIRECTIONS + direction;
                int to = grid.neighbour(hex, direction);
                roads[edge] = roadBits(edge);
                engage[edge] = (byte) (is(edge, "pass") ? PASS_ENGAGE : OPEN_ENGAGE);
                boolean barred =
                        to == Grid.OFF
                                || map.terrain(to) == sea
                                || map.terrain(hex) == sea
                                || is(edge, "cliff")
                                || roads[edge] == 0
                                        && (map.terrain(to) != clear || map.terrain(hex) != clear);
                next[edge] = (short) (barred ? Grid.OFF : to);
                passable[hex] |= (byte) (barred ? 0 : 1 << direction);
            }
        }
    }

    /** By hex, the directions in which it can be left, a bit for each; the caller's to change. */
    public byte[] passable() {
        return passable.clone();
    }

    private byte roadBits(int edge) {
        int bits = 0;
        String[] kinds = {"highway", "track", "trail"};
        for (int road = 0; road < kinds.length; road++) {
            if ((map.pathBits(edge) & map.paths().bit(kinds[road])) != 0) {
                bits |= 1 << road;
            }
        }
        return (byte) bits;
    }

    private boolean is(int edge, String kind) {
        return (map.hexsideBits(edge) & map.hexsides().bit(kind)) != 0;
    }

    HexMap map() {
        return map;
    }

    public Grid grid() {
        return grid;
    }

    public int size() {
        return land.length;
    }

    public boolean isLand(int hex) {
        return land[hex];
    }

    /** The hex across an edge, or {@link Grid#OFF} where nobody may cross (3.4). */
    public int next(int edge) {
        return next[edge];
    }

    /** The rule by which nobody may cross an edge (3.4). */
    public String barredBy(int edge) {
        int to = grid.neighbour(edge / Grid.DIRECTIONS, edge % Grid.DIRECTIONS);
        if (to == Grid.OFF || !land[to]) {
            return "3.4d";
        }
        return is(edge, "cliff") ? "3.4b" : "3.4a";
    }

    /** The best road across an edge, or {@link #OFF_ROAD}. */
    public int road(int edge) {
        return roads[edge] == 0 ? OFF_ROAD : Integer.numberOfTrailingZeros(roads[edge]);
    }

    /** How many may engage across an edge in a turn (3.7b, 3.7c). */
    public int engage(int edge) {
        return engage[edge];
    }

    /** The edge that leads from one hex to another beside it, or {@link Grid#OFF}. */
    public int edge(int from, int to) {
        int direction = grid.direction(from, to);
        return direction == Grid.OFF ? Grid.OFF : from * Grid.DIRECTIONS + direction;
    }

    /** The same hexside seen from the hex across. */
    public int back(int edge) {
        int hex = edge / Grid.DIRECTIONS;
        int direction = edge % Grid.DIRECTIONS;
        return grid.neighbour(hex, direction) * Grid.DIRECTIONS + Grid.opposite(direction);
    }

    /** The road off the sheet from a hex, or {@link #OFF_ROAD}. */
    public int roadOff(int hex, HexMap.Edge edge) {
        int bits = map.pathBitsOff(hex, edge);
        String[] kinds = {"highway", "track", "trail"};
        for (int road = 0; road < kinds.length; road++) {
            if ((bits & map.paths().bit(kinds[road])) != 0) {
                return road;
            }
        }
        return OFF_ROAD;
    }

    int[] hexesWith(String feature) {
        int[] found = new int[size()];
        int count = 0;
        for (int hex = 0; hex < size(); hex++) {
            if (map.has(hex, feature)) {
                found[count++] = hex;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
