package kessel.engine.hex;

import java.util.Arrays;

/**
 * A way on from a layer of a {@link Search}: what each step costs into a hex that does not stop and
 * to which layer it leads, and the same into a hex that stops.
 */
public final class Passage {
    // How a node was come into: in one of the six directions, by an open step of this same passage
    // within its layer and from a hex that does not stop; or in any way.
    static final int ANYHOW = Grid.DIRECTIONS;
    static final int CAME_BITS = 3;
    static final int CAME = (1 << CAME_BITS) - 1;

    // By edge (hex × 6 + direction), the next hex in the upper half and the cost in the lower.
    final int[] open;
    final int[] stopping;
    final int openTo;
    final int stoppingTo;

    /** By hex, the least that a step from there costs. */
    final short[] least;

    /** By hex and how it was come into, a bit for each direction worth trying. */
    private final byte[] onward;

    /**
     * @param open by edge, the cost of a step into a hex that does not stop, or {@link
     *     Search#BARRED}
     * @param stopping the same into a hex that stops
     */
    public Passage(Grid grid, short[] open, int openTo, short[] stopping, int stoppingTo) {
        this.open = edges(grid, open);
        this.openTo = openTo;
        this.stopping = open == stopping ? this.open : edges(grid, stopping);
        this.stoppingTo = stoppingTo;
        least = new short[grid.size()];
        Arrays.fill(least, (short) Search.FORBIDDING);
        for (int edge = 0; edge < open.length; edge++) {
            int hex = edge / Grid.DIRECTIONS;
            int step = Math.min(cost(this.open, edge), cost(this.stopping, edge));
            least[hex] = (short) Math.min(least[hex], step);
        }
        onward = new byte[grid.size() << CAME_BITS];
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int came = 0; came <= CAME; came++) {
                onward[hex << CAME_BITS | came] = (byte) worthTrying(grid, hex, came);
            }
        }
    }

    private static int[] edges(Grid grid, short[] steps) {
        int[] edges = new int[steps.length];
        for (int edge = 0; edge < edges.length; edge++) {
            int hex = edge / Grid.DIRECTIONS;
            int next = grid.neighbour(hex, edge % Grid.DIRECTIONS);
            boolean off = next == Grid.OFF;
            edges[edge] =
                    (off ? hex : next) << 16
                            | (off ? Search.FORBIDDING : steps[edge] & Search.FORBIDDING);
        }
        return edges;
    }

    private static int cost(int[] edges, int edge) {
        return edges[edge] & Search.FORBIDDING;
    }

    private int worthTrying(Grid grid, int hex, int came) {
        int ways = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int edge = hex * Grid.DIRECTIONS + direction;
            boolean closed =
                    cost(open, edge) == Search.FORBIDDING
                            && cost(stopping, edge) == Search.FORBIDDING;
            if (!closed && (came >= ANYHOW || !detour(grid, hex, came, direction))) {
                ways |= 1 << direction;
            }
        }
        return ways;
    }

    /**
     * Whether a step from a hex leads back to the one it was come into from, or to another that
     * costs no more to enter from there, whether it stops or not: then nothing is to be gained, for
     * that was tried before.
     */
    private boolean detour(Grid grid, int hex, int came, int direction) {
        int before = grid.neighbour(hex, Grid.opposite(came));
        if (before == Grid.OFF) {
            return false;
        }
        int next = grid.neighbour(hex, direction);
        if (next == before) {
            return true;
        }
        int straight = grid.direction(before, next);
        if (straight == Grid.OFF) {
            return false;
        }
        int shortcut = before * Grid.DIRECTIONS + straight;
        int into = cost(open, before * Grid.DIRECTIONS + came);
        int edge = hex * Grid.DIRECTIONS + direction;
        return cost(open, shortcut) <= into + cost(open, edge)
                && cost(stopping, shortcut) <= into + cost(stopping, edge);
    }

    /** A bit for each direction worth trying from a hex that was come into so. */
    int onward(int hex, int came) {
        return onward[hex << CAME_BITS | came];
    }
}
