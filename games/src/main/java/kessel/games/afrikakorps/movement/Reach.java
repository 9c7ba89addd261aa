package kessel.games.afrikakorps.movement;

import java.util.Arrays;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Ground;

/**
 * Everywhere that a piece can go, with a way to each place. How one may arrive in a hex differs in
 * the movement spent, the road steps used, whether the one crossing off the road is used, in the
 * lane of a crossing of two roads, and in whether one has to stop there. Arrivals that leave
 * nothing that another one does not leave as well are not followed; what is left of them is little.
 */
public final class Reach {
    private static final int NONE = -1;
    private static final int LANES = 3;

    /**
     * In this order arrivals are stored by hex: whether stopped, off the road, and in which lane.
     */
    private static final int KEYS = 4 * LANES;

    private static final int OFF = 1;
    private static final int STOPPED = 2;

    private final Ground ground;
    private final Walker walker;

    /** By hex and key, the last arrival; by hex, the one that leaves most. */
    private final int[] last;

    private final int[] best;

    /** The hexes that were reached, in the order in which they were. */
    private final int[] hexes;

    private int hexCount;

    // By arrival: its hex and key, what it has cost, whence it came, the one before it likewise.
    private int[] where = new int[256];
    private int[] cost = new int[256];
    private int[] from = new int[256];
    private int[] before = new int[256];
    private int count;
    private final int[][] buckets = new int[32][64];
    private final int[] filled = new int[32];

    public Reach(Ground ground) {
        this.ground = ground;
        walker = new Walker(ground);
        last = new int[ground.size() * KEYS];
        best = new int[ground.size()];
        hexes = new int[ground.size()];
        Arrays.fill(last, NONE);
        Arrays.fill(best, NONE);
    }

    public static Workspaces<Reach> workspaces(Ground ground) {
        return new Workspaces<>(() -> new Reach(ground));
    }

    /** A walker ready to be sent; what it is told beforehand holds for the whole search. */
    public Walker walker() {
        return walker;
    }

    /** Sends the walker everywhere from where it stands. */
    public Reach run() {
        forget();
        if (walker.stopped) {
            return this;
        }
        int start = walker.hex;
        int limit = walker.allowance();
        arrive(NONE);
        for (int paid = walker.spent; paid <= limit; paid++) {
            // Road steps that cost nothing go into the same bucket.
            for (int i = 0; i < filled[paid]; i++) {
                goOn(buckets[paid][i]);
            }
            filled[paid] = 0;
        }
        // Where it already is it does not go.
        best[start] = NONE;
        hexes[0] = hexes[hexCount - 1];
        hexCount--;
        return this;
    }

    private void forget() {
        for (int arrival = 0; arrival < count; arrival++) {
            last[where[arrival]] = NONE;
            best[where[arrival] / KEYS] = NONE;
        }
        count = 0;
        hexCount = 0;
        Arrays.fill(filled, 0);
    }

    private void goOn(int arrival) {
        int key = where[arrival] % KEYS;
        int hex = where[arrival] / KEYS;
        int spent = cost[arrival] >> 8;
        int road = cost[arrival] & 0xff;
        int[] beside = ground.beside(hex);
        int[] passages = ground.passages(hex);
        for (int i = 0; i < beside.length; i++) {
            int known = best[beside[i]];
            if (known != NONE && leavesAll(known, spent, road)) {
                continue;
            }
            walker.at(hex, spent, road, (key & OFF) != 0, key / 4);
            if (walker.step(beside[i], passages[i]) == null) {
                arrive(arrival);
            }
        }
    }

    /** Whether an arrival leaves all that one can leave which has cost so much before. */
    private boolean leavesAll(int arrival, int spent, int road) {
        return where[arrival] % KEYS == 0
                && cost[arrival] >> 8 <= spent
                && (cost[arrival] & 0xff) <= road;
    }

    /** The walker has arrived where it is now. */
    private void arrive(int previous) {
        int key = walker.lane * 4 + (walker.stopped ? STOPPED : 0) + (walker.offRoad ? OFF : 0);
        int node = walker.hex * KEYS + key;
        if (isNoBetter(node) || walker.offRoad && isNoBetter(node - OFF)) {
            return;
        }
        int arrival = count++;
        if (arrival == where.length) {
            where = Arrays.copyOf(where, 2 * arrival);
            cost = Arrays.copyOf(cost, 2 * arrival);
            from = Arrays.copyOf(from, 2 * arrival);
            before = Arrays.copyOf(before, 2 * arrival);
        }
        where[arrival] = node;
        cost[arrival] = walker.spent << 8 | walker.road;
        from[arrival] = previous;
        before[arrival] = last[node];
        last[node] = arrival;
        int known = best[walker.hex];
        if (known == NONE) {
            hexes[hexCount++] = walker.hex;
        }
        if (known == NONE || rank(arrival) < rank(known)) {
            best[walker.hex] = arrival;
        }
        if (!walker.stopped) {
            int paid = walker.spent;
            if (filled[paid] == buckets[paid].length) {
                buckets[paid] = Arrays.copyOf(buckets[paid], 2 * filled[paid]);
            }
            buckets[paid][filled[paid]++] = arrival;
        }
    }

    /**
     * Too far from any road, even if Rommel leads it later, what is left of its bonus is of no use.
     */
    private boolean isNoBetter(int node) {
        int left = walker.allowance() - walker.spent + Walker.ROMMEL_BONUS;
        int road = ground.stepsToRoad(walker.hex) > left ? Integer.MAX_VALUE : walker.road;
        for (int other = last[node]; other != NONE; other = before[other]) {
            if (cost[other] >> 8 <= walker.spent && (cost[other] & 0xff) <= road) {
                return true;
            }
        }
        return false;
    }

    /** The lower, the more is left: whether it had to stop, what it has spent, the road. */
    private int rank(int arrival) {
        return cost[arrival] + ((where[arrival] & STOPPED) != 0 ? 1 << 16 : 0);
    }

    // What was found: hexes, each with the arrival there that leaves most.

    /** How many hexes can be reached. */
    public int count() {
        return hexCount;
    }

    public int hex(int index) {
        return hexes[index];
    }

    /** Whether whoever has arrived in a hex can go no farther. */
    public boolean spentOut(int hex) {
        int arrival = best[hex];
        walker.at(hex, cost[arrival] >> 8, cost[arrival] & 0xff, false, Ground.NO_LANE);
        walker.stopped = (where[arrival] & STOPPED) != 0;
        return walker.spentOut();
    }

    /** The way to a hex, where it set out first. */
    public int[] way(int hex) {
        int steps = 0;
        for (int arrival = best[hex]; arrival != NONE; arrival = from[arrival]) {
            steps++;
        }
        int[] way = new int[steps];
        for (int arrival = best[hex]; arrival != NONE; arrival = from[arrival]) {
            way[--steps] = where[arrival] / KEYS;
        }
        return way;
    }
}
