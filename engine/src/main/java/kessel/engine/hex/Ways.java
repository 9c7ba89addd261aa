package kessel.engine.hex;

/**
 * The ways that a search has found, kept after it: the way to a place is put together when somebody
 * asks for it.
 */
public final class Ways {
    /** Before the first hex of a way. */
    static final char START = Character.MAX_VALUE;

    /** By node, the one before it. */
    private final char[] previous;

    private final int size;

    Ways(char[] previous, int size) {
        this.previous = previous;
        this.size = size;
    }

    /** The way to a place, by its {@linkplain Search#node node}, from its start on. */
    public int[] way(int node) {
        return way(previous, size, node);
    }

    /** The hex to which that leads. */
    public int last(int node) {
        return node % size;
    }

    static int[] way(char[] previous, int size, int node) {
        int steps = 1;
        for (int at = previous[node]; at != START; at = previous[at]) {
            steps++;
        }
        int[] way = new int[steps];
        int at = node;
        for (int i = steps - 1; i >= 0; i--) {
            way[i] = at < size ? at : at % size;
            at = previous[at];
        }
        return way;
    }
}
