package kessel.games.afrikakorps.movement;

/** What a piece can reach: hexes, each with the arrival there that leaves most. */
public final class Range {
    /** The arrival that comes from none. */
    static final int NONE = -1;

    static final Range NOWHERE =
            new Range(new int[0], new int[0], new boolean[0], new int[0], new int[0]);

    private final int[] hexes;
    private final int[] best;
    private final boolean[] spentOut;

    // By arrival: its hex, and whence it came.
    private final int[] where;
    private final int[] from;

    private final int[][] ways;

    Range(int[] hexes, int[] best, boolean[] spentOut, int[] where, int[] from) {
        this.hexes = hexes;
        this.best = best;
        this.spentOut = spentOut;
        this.where = where;
        this.from = from;
        ways = new int[hexes.length][];
    }

    /** How many hexes can be reached. */
    public int count() {
        return hexes.length;
    }

    public int hex(int index) {
        return hexes[index];
    }

    /** Whether whoever has arrived in the hex can go no farther. */
    boolean spentOut(int index) {
        return spentOut[index];
    }

    /** The way to the hex, where it set out first. */
    public int[] way(int index) {
        if (ways[index] == null) {
            ways[index] = back(best[index]);
        }
        return ways[index];
    }

    private int[] back(int last) {
        int steps = 0;
        for (int arrival = last; arrival != NONE; arrival = from[arrival]) {
            steps++;
        }
        int[] way = new int[steps];
        for (int arrival = last; arrival != NONE; arrival = from[arrival]) {
            way[--steps] = where[arrival];
        }
        return way;
    }
}
