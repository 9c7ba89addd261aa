package kessel.engine.hex;

import java.util.Arrays;

/**
 * The one search over a sheet: the cheapest way to every hex within a limit. It serves movement,
 * traced lines and plain distance, which differ only in the ground they go over: arrays, so that
 * nothing is called in its loops. Reused between searches, it allocates nothing; one search belongs
 * to one thread.
 */
public final class Search {
    /** No way across an edge, or into a hex. */
    public static final int BARRED = -1;

    private static final int NONE = -1;

    private final short[] neighbours;
    private final short[] cost;
    private final short[] previous;
    private final boolean[] settled;
    private final boolean[] origin;
    private final short[] reached;
    private int reachedCount;
    // A queue with one bucket a cost: each holds a chain of hexes that may have been overtaken by a
    // cheaper way since.
    private int[] buckets = new int[64];
    private final short[] chainHex;
    private final int[] chainNext;
    private int chained;
    private int highest;

    public Search(Grid grid) {
        neighbours = grid.neighbours();
        int size = grid.size();
        cost = new short[size];
        previous = new short[size];
        settled = new boolean[size];
        origin = new boolean[size];
        reached = new short[size];
        chainHex = new short[size * (Grid.DIRECTIONS + 1)];
        chainNext = new int[size * (Grid.DIRECTIONS + 1)];
        Arrays.fill(cost, Short.MAX_VALUE);
        Arrays.fill(buckets, NONE);
    }

    /** Forgets the last search. */
    public Search clear() {
        for (int i = 0; i < reachedCount; i++) {
            int hex = reached[i];
            cost[hex] = Short.MAX_VALUE;
            settled[hex] = false;
            origin[hex] = false;
        }
        reachedCount = 0;
        for (int bucket = 0; bucket <= highest; bucket++) {
            buckets[bucket] = NONE;
        }
        highest = NONE;
        chained = 0;
        return this;
    }

    /** Starts here with a cost already paid, whatever the ground says of stopping. */
    public Search from(int hex, int paid) {
        enter(hex, paid, Grid.OFF);
        origin[hex] = true;
        return this;
    }

    /** Comes in from beyond the sheet's edge at this cost; the ground may stop it right here. */
    public Search enteringAt(int hex, int entryCost) {
        if (entryCost < cost[hex]) {
            enter(hex, entryCost, Grid.OFF);
        }
        return this;
    }

    /** Goes over ground on which a step costs the same whoever is near. */
    public Search run(short[] steps, byte[] extra, byte[] stops, int limit) {
        return run(steps, steps, extra, stops, limit);
    }

    /**
     * Goes as far as the limit allows.
     *
     * @param steps by edge (hex × 6 + direction), the cost of crossing it, or {@link #BARRED}
     * @param contested the same for an edge that touches a hex where the ground stops
     * @param extra by hex, what entering it costs besides, or {@link #BARRED}
     * @param stops by hex, not 0 where whoever enters can go no farther; a hex that the search
     *     {@linkplain #from starts from} never stops it
     */
    public Search run(short[] steps, short[] contested, byte[] extra, byte[] stops, int limit) {
        for (int spent = 0; spent <= highest && spent <= limit; spent++) {
            // A step that costs nothing adds to the bucket that is being emptied.
            while (buckets[spent] != NONE) {
                int link = buckets[spent];
                buckets[spent] = chainNext[link];
                int hex = chainHex[link];
                if (settled[hex] || cost[hex] != spent) {
                    continue;
                }
                settled[hex] = true;
                boolean held = stops[hex] != 0;
                if (held && !origin[hex]) {
                    continue;
                }
                int firstEdge = hex * Grid.DIRECTIONS;
                for (int edge = firstEdge; edge < firstEdge + Grid.DIRECTIONS; edge++) {
                    int next = neighbours[edge];
                    if (next == Grid.OFF || settled[next]) {
                        continue;
                    }
                    int step = (held || stops[next] != 0 ? contested : steps)[edge];
                    int more = extra[next];
                    int at = spent + step + more;
                    if (step >= 0 && more >= 0 && at <= limit && at < cost[next]) {
                        enter(next, at, hex);
                    }
                }
            }
        }
        return this;
    }

    private void enter(int hex, int at, int from) {
        if (cost[hex] == Short.MAX_VALUE) {
            reached[reachedCount++] = (short) hex;
        }
        cost[hex] = (short) at;
        previous[hex] = (short) from;
        if (at >= buckets.length) {
            int old = buckets.length;
            buckets = Arrays.copyOf(buckets, at * 2);
            Arrays.fill(buckets, old, buckets.length, NONE);
        }
        chainHex[chained] = (short) hex;
        chainNext[chained] = buckets[at];
        buckets[at] = chained++;
        highest = Math.max(highest, at);
    }

    public boolean reaches(int hex) {
        return cost[hex] != Short.MAX_VALUE;
    }

    public int cost(int hex) {
        return cost[hex];
    }

    /**
     * How many hexes were reached, the starting ones included; {@link #reached(int)} lists them in
     * no particular order.
     */
    public int count() {
        return reachedCount;
    }

    public int reached(int index) {
        return reached[index];
    }

    /** The way to a hex that was reached, from its start on. */
    public int[] way(int hex) {
        int steps = 1;
        for (int at = hex; previous[at] != Grid.OFF; at = previous[at]) {
            steps++;
        }
        int[] way = new int[steps];
        int at = hex;
        for (int i = steps - 1; i >= 0; i--) {
            way[i] = at;
            at = previous[at];
        }
        return way;
    }
}
