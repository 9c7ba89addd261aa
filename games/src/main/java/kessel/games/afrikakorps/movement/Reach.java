package kessel.games.afrikakorps.movement;

import java.util.Arrays;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Ground;

/**
 * Everywhere that a piece can go, with a way to each place. The search goes over layers of the map,
 * one for each number of road steps already used and for whether the one crossing off the road is;
 * in each it finds the least movement that a hex costs. A crossing of two roads is there once more
 * for each lane.
 */
public final class Reach {
    private static final int UNREACHED = Byte.MAX_VALUE;
    private static final int NONE = -1;

    private final Ground ground;
    private final Walker walker;
    private final int slots;
    private final int roads;
    private final int[] crossings;
    private final int[] firstLaneSlot;
    private final byte[] cost;
    private final boolean[] stops;
    private final int[] previous;
    private final int[] reached;
    private int count;
    private final int[][] buckets = new int[32][64];
    private final int[] filled = new int[32];

    Reach(Ground ground) {
        this.ground = ground;
        walker = new Walker(ground);
        roads = ground.roadBonus() + 1;
        firstLaneSlot = new int[ground.size()];
        int extra = ground.size();
        int[] found = new int[ground.size()];
        int crossingCount = 0;
        for (int hex = 0; hex < ground.size(); hex++) {
            if (ground.crossing(hex)) {
                found[crossingCount++] = hex;
                firstLaneSlot[hex] = extra;
                extra += 2;
            }
        }
        crossings = Arrays.copyOf(found, crossingCount);
        slots = extra;
        // Twice: a hex into which a second crossing off the road leads stops only who comes so.
        int nodes = slots * roads * 4;
        cost = new byte[nodes];
        stops = new boolean[nodes];
        previous = new int[nodes];
        reached = new int[nodes];
    }

    public static Workspaces<Reach> workspaces(Ground ground) {
        return new Workspaces<>(() -> new Reach(ground));
    }

    private int node(int slot, int road, boolean off, boolean stopped) {
        return ((slot * roads + road) * 2 + (off ? 1 : 0)) * 2 + (stopped ? 1 : 0);
    }

    private int slot(int hex, int lane) {
        return lane == Ground.NO_LANE ? hex : firstLaneSlot[hex] + lane - 1;
    }

    private int hexOf(int slot) {
        return slot < ground.size() ? slot : crossings[(slot - ground.size()) / 2];
    }

    private int laneOf(int slot) {
        return slot < ground.size() ? Ground.NO_LANE : (slot - ground.size()) % 2 + 1;
    }

    /** A walker ready to be sent; what it is told beforehand holds for the whole search. */
    public Walker walker() {
        return walker;
    }

    /** Sends the walker everywhere from where it stands. */
    public Reach run() {
        Arrays.fill(cost, (byte) UNREACHED);
        count = 0;
        if (walker.stopped) {
            return this;
        }
        int limit = walker.allowance();
        enter(
                node(slot(walker.hex, walker.lane), walker.road, walker.offRoad, false),
                walker.spent,
                NONE);
        for (int paid = walker.spent; paid <= limit; paid++) {
            while (filled[paid] > 0) {
                int node = buckets[paid][--filled[paid]];
                if (cost[node] == paid && !stops[node]) {
                    goOn(node, paid);
                }
            }
        }
        return this;
    }

    private void goOn(int node, int paid) {
        int slot = node / 4 / roads;
        int hex = hexOf(slot);
        int road = node / 4 % roads;
        boolean off = (node / 2 & 1) != 0;
        for (int next : ground.beside(hex)) {
            walker.at(hex, paid, road, off, laneOf(slot));
            if (walker.step(next) == null) {
                int to = node(slot(next, walker.lane), walker.road, walker.offRoad, walker.stopped);
                if (walker.spent < cost[to]) {
                    enter(to, walker.spent, node);
                }
            }
        }
    }

    private void enter(int node, int paid, int from) {
        if (cost[node] == UNREACHED) {
            reached[count++] = node;
        }
        cost[node] = (byte) paid;
        stops[node] = (node & 1) != 0;
        previous[node] = from;
        if (filled[paid] == buckets[paid].length) {
            buckets[paid] = Arrays.copyOf(buckets[paid], 2 * filled[paid]);
        }
        buckets[paid][filled[paid]++] = node;
    }

    // What was found: places, each a hex with what is left on arrival there.

    public int count() {
        return count;
    }

    public int hex(int place) {
        return hexOf(reached[place] / 4 / roads);
    }

    /** The lower, the more is left: whether it had to stop, what it has spent, the road. */
    public int rank(int place) {
        int node = reached[place];
        return ((node & 1) * 64 + cost[node]) * 64 + node / 4 % roads;
    }

    boolean stopped(int place) {
        return (reached[place] & 1) != 0;
    }

    /** Whether whoever has arrived so can go no farther. */
    boolean spentOut(int place) {
        int node = reached[place];
        walker.at(hex(place), cost[node], node / 4 % roads, false, Ground.NO_LANE);
        walker.stopped = stopped(place);
        return walker.spentOut();
    }

    public int[] way(int place) {
        int steps = 0;
        for (int node = reached[place]; node != NONE; node = previous[node]) {
            steps++;
        }
        int[] way = new int[steps];
        for (int node = reached[place]; node != NONE; node = previous[node]) {
            way[--steps] = hexOf(node / 4 / roads);
        }
        return way;
    }
}
