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
    static final int FORBIDDING = 0x7fff;

    private static final int NONE = -1;

    private final int size;

    // A node is a hex in a layer: layer × size + hex. Where it was not reached, its cost is one
    // more than the limit.
    private final short[] cost;
    private final char[] previous;
    private final char[] reached;
    private int reachedCount;
    private int limit;

    // The nodes still to go on from, each with how it was come into: lists by what they cost, the
    // last that came being the first to go. Some may have been overtaken by a cheaper way since.
    private int[] first = new int[0];
    private int[] waiting = new int[256];
    private int[] after = new int[256];
    private int waitingCount;

    /** By layer and hex, the least that a step on from there costs. */
    private final short[][] least;

    // The same for a layer that nobody leaves, and for one that there are several ways on from.
    private final short[] endless;
    private final short[] unknown;

    public Search(Grid grid, int layers) {
        size = grid.size();
        int nodes = size * layers;
        if (nodes > Ways.START) {
            throw new IllegalArgumentException("no search goes over " + nodes + " nodes");
        }
        cost = new short[nodes];
        previous = new char[nodes];
        reached = new char[nodes];
        least = new short[layers][];
        endless = new short[size];
        Arrays.fill(endless, (short) FORBIDDING);
        unknown = new short[size];
    }

    /** Forgets the last search and begins one that goes no farther than the limit. */
    public Search begin(int farthest) {
        if (farthest > FARTHEST) {
            throw new IllegalArgumentException("no search goes as far as " + farthest);
        }
        limit = farthest;
        reachedCount = 0;
        waitingCount = 0;
        Arrays.fill(cost, (short) (limit + 1));
        if (limit >= first.length) {
            first = new int[limit + 1];
        }
        Arrays.fill(first, 0, limit + 1, NONE);
        return this;
    }

    /** Starts here, in a layer, with a cost already paid, if that is within the limit. */
    public Search from(int hex, int layer, int paid) {
        int node = layer * size + hex;
        if (paid < cost[node]) {
            if (cost[node] > limit) {
                reached[reachedCount++] = (char) node;
            }
            cost[node] = (short) paid;
            previous[node] = Ways.START;
            makeRoom();
            waiting[waitingCount] = node << Passage.CAME_BITS | Passage.ANYHOW;
            after[waitingCount] = first[paid];
            first[paid] = waitingCount++;
        }
        return this;
    }

    /** For as many as one node can lead on to by one passage. */
    private void makeRoom() {
        if (waitingCount + Grid.DIRECTIONS > waiting.length) {
            waiting = Arrays.copyOf(waiting, 2 * waiting.length);
            after = Arrays.copyOf(after, waiting.length);
        }
    }

    /**
     * Goes as far as the limit allows.
     *
     * @param passages by layer, the ways on from there; none where whoever is in it has to stay
     * @param board by hex, from an offset on, what entering it costs besides, or {@link #BARRED};
     *     and from another on, not 0 where the hex stops
     */
    public Search run(Passage[][] passages, byte[] board, int extra, int stops) {
        for (int layer = 0; layer < passages.length; layer++) {
            least[layer] = least(passages[layer]);
        }
        for (int spent = 0; spent <= limit; spent++) {
            // A step that costs nothing adds to the list that is being worked off.
            if (first[spent] >= 0) {
                goOn(spent, passages, board, extra, stops);
            }
        }
        return this;
    }

    /**
     * From all nodes that cost so much. In one piece and over local variables: this is where the
     * time of playouts goes.
     */
    private void goOn(int spent, Passage[][] passages, byte[] board, int extra, int stops) {
        int farthest = limit;
        int sheet = size;
        short[] costs = cost;
        char[] from = previous;
        int[] lists = first;
        int count = reachedCount;
        int waits = waitingCount;
        for (int entry = lists[spent]; entry >= 0; entry = lists[spent]) {
            lists[spent] = after[entry];
            int came = waiting[entry] & Passage.CAME;
            int node = waiting[entry] >>> Passage.CAME_BITS;
            if (costs[node] != spent) {
                continue;
            }
            int layer = node < sheet ? 0 : node / sheet;
            int hex = node - layer * sheet;
            for (Passage passage : passages[layer]) {
                waitingCount = waits;
                makeRoom();
                int[] queue = waiting;
                int[] open = passage.open;
                int openFrom = passage.openTo * sheet;
                int stoppingFrom = passage.stoppingTo * sheet;
                short[] openLeast = least[passage.openTo];
                boolean again =
                        board[stops + hex] == 0
                                && layer == passage.openTo
                                && passages[layer].length == 1;
                int firstEdge = hex * Grid.DIRECTIONS;
                for (int ways = passage.onward(hex, came); ways != 0; ways &= ways - 1) {
                    int direction = Integer.numberOfTrailingZeros(ways);
                    int step = open[firstEdge + direction];
                    int next = step >>> 16;
                    int to = openFrom + next;
                    boolean halts = board[stops + next] != 0;
                    if (halts) {
                        step = passage.stopping[firstEdge + direction];
                        to = stoppingFrom + next;
                    }
                    int at = spent + (step & FORBIDDING);
                    int before = costs[to];
                    if (at < before) {
                        at += board[extra + next] & FORBIDDING;
                        if (at < before) {
                            if (before > farthest) {
                                reached[count++] = (char) to;
                            }
                            costs[to] = (short) at;
                            from[to] = (char) node;
                            // Whoever cannot go on from there need not be looked at again.
                            if (at + (halts ? least[passage.stoppingTo] : openLeast)[next]
                                    <= farthest) {
                                queue[waits] =
                                        to << Passage.CAME_BITS
                                                | (again && !halts ? direction : Passage.ANYHOW);
                                after[waits] = lists[at];
                                lists[at] = waits++;
                            }
                        }
                    }
                }
            }
        }
        waitingCount = waits;
        reachedCount = count;
    }

    private short[] least(Passage[] on) {
        return on.length == 1 ? on[0].least : on.length == 0 ? endless : unknown;
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
        return Ways.way(previous, size, reached[place]);
    }

    /** The ways to all places, to be kept. */
    public Ways ways() {
        return new Ways(previous.clone(), size);
    }

    /** How {@link Ways} know a place. */
    public int node(int place) {
        return reached[place];
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
