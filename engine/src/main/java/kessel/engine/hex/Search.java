package kessel.engine.hex;

import java.util.Arrays;

/**
 * The one search over a sheet: the cheapest way to every hex within a limit. It serves movement,
 * traced lines and plain distance, which differ only in the ground they go over: arrays, so that
 * nothing is called in its loops. Where a rule needs to remember something along a way (that a zone
 * was entered, that part of a bonus is used up), the search goes over several layers of the sheet,
 * and its {@linkplain Passage passages} lead from one to another. Reused between searches, it
 * allocates nothing; one search belongs to one thread at a time.
 */
public final class Search {
    /** No way across an edge, or into a hex. */
    public static final int BARRED = -1;

    /** The longest that a search can be told to go. */
    public static final int FARTHEST = 30_000;

    /** What is barred costs so much: more than any limit, and {@link #BARRED} masked by it. */
    private static final int FORBIDDING = 0x7fff;

    private static final int NONE = -1;

    /**
     * A way on from a layer: what each step costs into a hex that does not stop and to which layer
     * it leads, and the same into a hex that stops.
     */
    public static final class Passage {
        // By edge (hex × 6 + direction), the next hex in the upper half and the cost in the lower.
        private final int[] open;
        private final int[] stopping;

        /** By hex, the least that a step from there costs. */
        private final short[] least;

        private final int openTo;
        private final int stoppingTo;

        /**
         * @param open by edge, the cost of a step into a hex that does not stop, or {@link #BARRED}
         * @param stopping the same into a hex that stops
         */
        public Passage(Grid grid, short[] open, int openTo, short[] stopping, int stoppingTo) {
            this.open = edges(grid, open);
            this.openTo = openTo;
            this.stopping = open == stopping ? this.open : edges(grid, stopping);
            this.stoppingTo = stoppingTo;
            least = new short[grid.size()];
            Arrays.fill(least, (short) FORBIDDING);
            for (int edge = 0; edge < open.length; edge++) {
                int hex = edge / Grid.DIRECTIONS;
                int step = Math.min(this.open[edge] & FORBIDDING, this.stopping[edge] & FORBIDDING);
                least[hex] = (short) Math.min(least[hex], step);
            }
        }

        private static int[] edges(Grid grid, short[] steps) {
            int[] edges = new int[steps.length];
            for (int edge = 0; edge < edges.length; edge++) {
                int hex = edge / Grid.DIRECTIONS;
                int next = grid.neighbour(hex, edge % Grid.DIRECTIONS);
                boolean off = next == Grid.OFF;
                edges[edge] =
                        (off ? hex : next) << 16 | (off ? FORBIDDING : steps[edge] & FORBIDDING);
            }
            return edges;
        }
    }

    private final int size;

    // A node is a hex in a layer: layer × size + hex. Where it was not reached, its cost is one
    // more than the limit.
    private final short[] cost;
    private final int[] previous;
    private final int[] reached;
    private int reachedCount;
    private int limit;

    // The nodes still to go on from, by what they cost: some may have been overtaken by a cheaper
    // way since.
    private int[][] buckets = new int[0][];
    private int[] filled = new int[0];

    public Search(Grid grid, int layers) {
        size = grid.size();
        int nodes = size * layers;
        cost = new short[nodes];
        previous = new int[nodes];
        reached = new int[nodes];
    }

    /** Forgets the last search and begins one that goes no farther than the limit. */
    public Search begin(int farthest) {
        if (farthest > FARTHEST) {
            throw new IllegalArgumentException("no search goes as far as " + farthest);
        }
        // What the last one was not run for.
        Arrays.fill(filled, 0);
        limit = farthest;
        reachedCount = 0;
        Arrays.fill(cost, (short) (limit + 1));
        if (limit >= buckets.length) {
            int old = buckets.length;
            buckets = Arrays.copyOf(buckets, limit + 1);
            filled = Arrays.copyOf(filled, limit + 1);
            for (int bucket = old; bucket <= limit; bucket++) {
                buckets[bucket] = new int[8];
            }
        }
        return this;
    }

    /** Starts here, in a layer, with a cost already paid, if that is within the limit. */
    public Search from(int hex, int layer, int paid) {
        int node = layer * size + hex;
        if (paid < cost[node]) {
            enter(node, paid, NONE);
        }
        return this;
    }

    /**
     * Goes as far as the limit allows.
     *
     * @param passages by layer, the ways on from there; none where whoever is in it has to stay
     * @param board by hex, from an offset on, what entering it costs besides, or {@link #BARRED};
     *     and from another on, not 0 where the hex stops
     */
    public Search run(Passage[][] passages, byte[] board, int extra, int stops) {
        for (int spent = 0; spent <= limit; spent++) {
            // A step that costs nothing adds to the bucket that is being emptied.
            while (filled[spent] > 0) {
                int node = buckets[spent][--filled[spent]];
                if (cost[node] != spent) {
                    continue;
                }
                int layer = node < size ? 0 : node / size;
                int hex = node - layer * size;
                for (Passage passage : passages[layer]) {
                    if (spent + passage.least[hex] <= limit) {
                        goOn(passage, node, hex, spent, board, extra, stops);
                    }
                }
            }
        }
        return this;
    }

    private void goOn(
            Passage passage, int node, int hex, int spent, byte[] board, int extra, int stops) {
        int[] open = passage.open;
        int openFrom = passage.openTo * size;
        int firstEdge = hex * Grid.DIRECTIONS;
        for (int edge = firstEdge; edge < firstEdge + Grid.DIRECTIONS; edge++) {
            int step = open[edge];
            int next = step >>> 16;
            int to = openFrom + next;
            if (board[stops + next] != 0) {
                step = passage.stopping[edge];
                to = passage.stoppingTo * size + next;
            }
            int at = spent + (step & FORBIDDING);
            if (at < cost[to]) {
                at += board[extra + next] & FORBIDDING;
                if (at < cost[to]) {
                    enter(to, at, node);
                }
            }
        }
    }

    private void enter(int node, int at, int from) {
        if (cost[node] > limit) {
            reached[reachedCount++] = node;
        }
        cost[node] = (short) at;
        previous[node] = from;
        int[] bucket = buckets[at];
        int count = filled[at];
        if (count == bucket.length) {
            bucket = Arrays.copyOf(bucket, 2 * count);
            buckets[at] = bucket;
        }
        bucket[count] = node;
        filled[at] = count + 1;
    }

    // What was found: places, each a hex in a layer.

    /** How many places were reached, the starting ones included, in no particular order. */
    public int count() {
        return reachedCount;
    }

    /** The hex of a place; one that was reached in several layers is there several times. */
    public int hex(int place) {
        return hexOf(reached[place]);
    }

    /** Without a division for the first layer, where most are. */
    private int hexOf(int node) {
        return node < size ? node : node % size;
    }

    public int layer(int place) {
        return reached[place] / size;
    }

    public int cost(int place) {
        return cost[reached[place]];
    }

    /** The way to a place, from its start on. */
    public int[] way(int place) {
        int steps = 1;
        for (int at = reached[place]; previous[at] != NONE; at = previous[at]) {
            steps++;
        }
        int[] way = new int[steps];
        int at = reached[place];
        for (int i = steps - 1; i >= 0; i--) {
            way[i] = hexOf(at);
            at = previous[at];
        }
        return way;
    }

    /** Whether a hex was reached in any layer. */
    public boolean reaches(int hex) {
        for (int node = hex; node < cost.length; node += size) {
            if (cost[node] <= limit) {
                return true;
            }
        }
        return false;
    }
}
