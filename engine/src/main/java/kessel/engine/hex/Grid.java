package kessel.engine.hex;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * A sheet of hexes. A hex is an {@code int}, its index on the sheet; columns and rows are offset
 * coordinates counted from 0, west to east and north to south. Labels live at the edges only.
 */
public final class Grid {
    public static final int DIRECTIONS = 6;
    public static final int OFF = -1;

    /** Flat hexes have neighbours to the north and south, pointed ones to the east and west. */
    public enum Orientation {
        FLAT("N", "NE", "SE", "S", "SW", "NW"),
        POINTED("NE", "E", "SE", "SW", "W", "NW");

        private final String[] directions;

        Orientation(String... directions) {
            this.directions = directions;
        }
    }

    /**
     * Which half of the columns (flat) or rows (pointed) sits half a hex lower, or further right:
     * those with an odd or an even number.
     */
    public enum Shove {
        ODD,
        EVEN
    }

    // Steps in axial coordinates, in the order of the orientation's directions: both rings run
    // clockwise.
    private static final int[] FLAT_Q = {0, 1, 1, 0, -1, -1};
    private static final int[] FLAT_R = {-1, -1, 0, 1, 1, 0};
    private static final int[] POINTED_Q = {1, 1, 0, -1, -1, 0};
    private static final int[] POINTED_R = {-1, 0, 1, 1, 0, -1};

    private final Orientation orientation;
    private final Shove shove;
    private final int columns;
    private final int rows;
    private final String[] labels;
    private final short[] neighbours;
    private final int[] axialQ;
    private final int[] axialR;
    private final Map<String, Integer> byLabel = new HashMap<>();

    public Grid(Orientation orientation, Shove shove, int columns, int rows, Labels labels) {
        this.orientation = orientation;
        this.shove = shove;
        this.columns = columns;
        this.rows = rows;
        int size = columns * rows;
        this.labels = new String[size];
        axialQ = new int[size];
        axialR = new int[size];
        Map<Long, Integer> byAxial = new HashMap<>();
        for (int hex = 0; hex < size; hex++) {
            int column = column(hex);
            int row = row(hex);
            if (orientation == Orientation.FLAT) {
                axialQ[hex] = column;
                axialR[hex] = row - lean(column);
            } else {
                axialQ[hex] = column - lean(row);
                axialR[hex] = row;
            }
            byAxial.put(axial(axialQ[hex], axialR[hex]), hex);
            this.labels[hex] = labels.write(column, row);
            byLabel.put(this.labels[hex], hex);
        }
        int[] stepQ = orientation == Orientation.FLAT ? FLAT_Q : POINTED_Q;
        int[] stepR = orientation == Orientation.FLAT ? FLAT_R : POINTED_R;
        neighbours = new short[size * DIRECTIONS];
        for (int hex = 0; hex < size; hex++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                long next = axial(axialQ[hex] + stepQ[direction], axialR[hex] + stepR[direction]);
                neighbours[hex * DIRECTIONS + direction] =
                        (short) (int) byAxial.getOrDefault(next, OFF);
            }
        }
    }

    /**
     * How far axial coordinates lean by the time they reach a 0-based column (flat) or row
     * (pointed).
     */
    private int lean(int line) {
        return shove == Shove.ODD ? (line + 1) / 2 : line / 2;
    }

    private static long axial(int q, int r) {
        return ((long) q << 32) ^ (r & 0xffffffffL);
    }

    public int size() {
        return columns * rows;
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    public Orientation orientation() {
        return orientation;
    }

    public Shove shove() {
        return shove;
    }

    public int column(int hex) {
        return hex % columns;
    }

    public int row(int hex) {
        return hex / columns;
    }

    public int hex(int column, int row) {
        return column < 0 || column >= columns || row < 0 || row >= rows
                ? OFF
                : row * columns + column;
    }

    public int neighbour(int hex, int direction) {
        return neighbours[hex * DIRECTIONS + direction];
    }

    /** All neighbours by edge, for the hot loops of this package. */
    short[] neighbours() {
        return neighbours;
    }

    int axialQ(int hex) {
        return axialQ[hex];
    }

    int axialR(int hex) {
        return axialR[hex];
    }

    /** The direction from one hex to an adjacent one, or {@link #OFF}. */
    public int direction(int from, int to) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (neighbours[from * DIRECTIONS + direction] == to) {
                return direction;
            }
        }
        return OFF;
    }

    public boolean adjacent(int a, int b) {
        return direction(a, b) != OFF;
    }

    public static int opposite(int direction) {
        return (direction + DIRECTIONS / 2) % DIRECTIONS;
    }

    public String directionName(int direction) {
        return orientation.directions[direction];
    }

    /** The number of steps from one hex to another. */
    public int distance(int a, int b) {
        int dq = axialQ[a] - axialQ[b];
        int dr = axialR[a] - axialR[b];
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    }

    public String label(int hex) {
        return labels[hex];
    }

    public OptionalInt find(String label) {
        Integer hex = byLabel.get(label);
        return hex == null ? OptionalInt.empty() : OptionalInt.of(hex);
    }
}
