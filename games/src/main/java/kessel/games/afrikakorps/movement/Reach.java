package kessel.games.afrikakorps.movement;

import java.util.Arrays;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Ground;

/**
 * Everywhere that a piece can go, with a way to each place. Arrivals in a hex differ in their pace
 * (see {@link Walker}); one that leaves nothing which another does not leave as well is not
 * followed, and what is left of them is little.
 */
public final class Reach {
    private static final int NONE = Range.NONE;

    /** So many searches are remembered, a power of two. */
    private static final int REMEMBERED = 512;

    private final Ground ground;
    private final Walker walker;

    /** By hex, the last arrival, and the one that leaves most. */
    private final int[] last;

    private final int[] best;

    /** The hexes that were reached, in the order in which they were. */
    private final int[] hexes;

    private int hexCount;

    // By arrival: its hex, its pace, whence it came, and the one before it in the same hex.
    private int[] where = new int[256];
    private int[] pace = new int[256];
    private int[] from = new int[256];
    private int[] before = new int[256];
    private int count;
    private final int[][] buckets = new int[64][64];
    private final int[] filled = new int[64];

    // What was found before, and for whom.
    private final Range[] ranges = new Range[REMEMBERED];
    private final long[] walkers = new long[REMEMBERED];

    public Reach(Ground ground) {
        this.ground = ground;
        walker = new Walker(ground);
        last = new int[ground.size()];
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

    /**
     * Where the walker can go, from memory if such a one has been sent there before: in the course
     * of a player's turn the enemy stays where he is.
     */
    public Range find() {
        long alike = walker.alike();
        int place = (int) alike & REMEMBERED - 1;
        if (ranges[place] == null || walkers[place] != alike) {
            ranges[place] = run();
            walkers[place] = alike;
        }
        return ranges[place];
    }

    /** Sends the walker everywhere from where it stands. */
    public Range run() {
        forget();
        if ((walker.pace() & Walker.STOPPED) != 0) {
            return Range.NOWHERE;
        }
        int start = walker.hex();
        int limit = walker.allowance();
        arrive(start, walker.pace(), NONE);
        for (int paid = walker.spent(); paid <= limit; paid++) {
            // Road steps that cost nothing go into the same bucket.
            for (int i = 0; i < filled[paid]; i++) {
                goOn(buckets[paid][i], limit);
            }
            filled[paid] = 0;
        }
        // Where it already is it does not go.
        best[start] = NONE;
        hexes[0] = hexes[hexCount - 1];
        hexCount--;
        return range();
    }

    private Range range() {
        int[] leavesMost = new int[hexCount];
        boolean[] spentOut = new boolean[hexCount];
        for (int i = 0; i < hexCount; i++) {
            leavesMost[i] = best[hexes[i]];
            spentOut[i] = walker.spentOut(hexes[i], pace[leavesMost[i]]);
        }
        return new Range(
                Arrays.copyOf(hexes, hexCount),
                leavesMost,
                spentOut,
                Arrays.copyOf(where, count),
                Arrays.copyOf(from, count));
    }

    private void forget() {
        for (int arrival = 0; arrival < count; arrival++) {
            last[where[arrival]] = NONE;
            best[where[arrival]] = NONE;
        }
        count = 0;
        hexCount = 0;
        Arrays.fill(filled, 0);
    }

    private void goOn(int arrival, int limit) {
        int hex = where[arrival];
        int now = pace[arrival];
        int spent = Walker.spent(now);
        int road = Walker.road(now);
        int[] beside = ground.beside(hex);
        int[] passages = ground.passages(hex);
        for (int i = 0; i < beside.length; i++) {
            int next = beside[i];
            int least = (passages[i] & Ground.BY_ROAD) != 0 ? spent : spent + 1;
            if (best[next] != NONE && matches(pace[best[next]], least, road, 0)) {
                continue;
            }
            int after = walker.after(hex, now, next, passages[i]);
            if (after >= 0 && !vain(next, after, limit)) {
                arrive(next, after, arrival);
            }
        }
    }

    private void arrive(int hex, int with, int previous) {
        int arrival = count++;
        if (arrival == where.length) {
            where = Arrays.copyOf(where, 2 * arrival);
            pace = Arrays.copyOf(pace, 2 * arrival);
            from = Arrays.copyOf(from, 2 * arrival);
            before = Arrays.copyOf(before, 2 * arrival);
        }
        where[arrival] = hex;
        pace[arrival] = with;
        from[arrival] = previous;
        before[arrival] = last[hex];
        last[hex] = arrival;
        int known = best[hex];
        if (known == NONE) {
            hexes[hexCount++] = hex;
        }
        if (known == NONE || rank(with) < rank(pace[known])) {
            best[hex] = arrival;
        }
        if ((with & Walker.STOPPED) == 0) {
            int paid = Walker.spent(with);
            if (filled[paid] == buckets[paid].length) {
                buckets[paid] = Arrays.copyOf(buckets[paid], 2 * filled[paid]);
            }
            buckets[paid][filled[paid]++] = arrival;
        }
    }

    /**
     * Whether an arrival leaves nothing more than one that is known. Too far from any road, even if
     * Rommel leads it later, what is left of the road bonus is of no use.
     */
    private boolean vain(int hex, int with, int limit) {
        if (last[hex] == NONE) {
            return false;
        }
        int spent = Walker.spent(with);
        int left = limit - spent + Walker.ROMMEL_BONUS;
        int road = ground.stepsToRoad(hex) > left ? Integer.MAX_VALUE : Walker.road(with);
        for (int other = last[hex]; other != NONE; other = before[other]) {
            if (matches(pace[other], spent, road, with)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a pace leaves no less than another in the same hex: what is left of the other's road
     * bonus and not of its own it can pay for, a point a step. Being stopped, in a lane or off the
     * road leaves no more than not being it.
     */
    private static boolean matches(int its, int spent, int road, int manner) {
        return Walker.spent(its) + Math.max(0, Walker.road(its) - road) <= spent
                && (its & Walker.MANNER & ~manner) == 0;
    }

    /** The lower, the more is left: whether it had to stop first, then the pace. */
    private static int rank(int pace) {
        return pace | ((pace & Walker.STOPPED) != 0 ? 1 << 30 : 0);
    }
}
