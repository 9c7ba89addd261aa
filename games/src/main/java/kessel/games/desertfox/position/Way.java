package kessel.games.desertfox.position;

import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/**
 * A way as one number, so that a position can note it: three bits a step, the first step lowest,
 * and a 1 above the last. A step off the sheet has a number of its own.
 */
public final class Way {
    public static final int NONE = 0;
    public static final int LONGEST = 10;
    public static final int OFF_THE_SHEET = 6;

    private Way() {}

    /** Packs a way of hexes that lie side by side, or gives {@link #NONE} if it is none. */
    public static int pack(Grid grid, int[] hexes) {
        if (hexes.length < 2 || hexes.length > LONGEST + 1) {
            return NONE;
        }
        int way = 1;
        for (int i = hexes.length - 1; i > 0; i--) {
            boolean off = HexMap.Edge.crossedTo(hexes[i]) != null;
            if (off && i < hexes.length - 1) {
                return NONE;
            }
            int step = off ? OFF_THE_SHEET : grid.direction(hexes[i - 1], hexes[i]);
            if (step == Grid.OFF) {
                return NONE;
            }
            way = way << 3 | step;
        }
        return way;
    }

    public static int first(int way) {
        return way & 7;
    }

    public static int rest(int way) {
        return way >> 3 == 1 ? NONE : way >> 3;
    }

    static int length(int way) {
        int steps = 0;
        for (int left = way; left != NONE; left = rest(left)) {
            steps++;
        }
        return steps;
    }

    /** The hexes of a way; a step off the sheet leads beyond this edge. */
    static int[] hexes(Grid grid, int from, int way, HexMap.Edge exit) {
        int[] hexes = new int[length(way) + 1];
        hexes[0] = from;
        int left = way;
        for (int i = 1; i < hexes.length; i++) {
            int step = first(left);
            hexes[i] = step == OFF_THE_SHEET ? exit.beyond() : grid.neighbour(hexes[i - 1], step);
            left = rest(left);
        }
        return hexes;
    }
}
