package kessel.games.afrikakorps.position;

import java.util.Arrays;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Ground;

/**
 * Whether a line of any length leads from supply of a side to a hex (24.1a). How long it is does
 * not matter here, so it is looked for from the hex toward supply, the nearest hexes first; and
 * what was found on the way serves the next who asks.
 */
public final class Supplied {
    private static final int NONE = -1;

    private static final byte UNKNOWN = 0;
    private static final byte FED = 1;
    private static final byte CUT_OFF = 2;

    private final Ground ground;

    /** By hex that a line can pass: what is known of it. */
    private final byte[] known;

    private final int[] supplies;
    private int supplyCount;

    /** The hexes that supply reaches, as far as is known, and then those of one search. */
    private final int[] seen;

    private int fedCount;
    private int seenCount;

    // Among those of a search the ones to go on from, by their steps to supply.
    private final int[] first;
    private final int[] other;
    private int nearest;
    private int farthest;

    private Board board;
    private int side;

    /** Where the supply was. */
    private long layout;

    public Supplied(Ground ground) {
        this.ground = ground;
        known = new byte[ground.size()];
        supplies = new int[ground.size()];
        seen = new int[ground.size()];
        first = new int[ground.size()];
        other = new int[ground.size()];
        Arrays.fill(first, NONE);
    }

    public static Workspaces<Supplied> workspaces(Ground ground) {
        return new Workspaces<>(() -> new Supplied(ground));
    }

    /** From all supply units of a side on the map. */
    public Supplied read(Board board, int side) {
        boolean holds = this.side == side && layout == board.supplyLayout(side);
        this.board = board;
        this.side = side;
        layout = board.supplyLayout(side);
        Arrays.fill(known, UNKNOWN);
        if (holds && stillFree()) {
            for (int i = 0; i < fedCount; i++) {
                known[seen[i]] = FED;
            }
        } else {
            fedCount = 0;
            supplyCount = 0;
            board.supplied(side, this::start);
        }
        return this;
    }

    /** Mostly whoever has moved cuts no line, and all that was fed still is. */
    private boolean stillFree() {
        for (int i = supplyCount; i < fedCount; i++) {
            if (!board.free(side, seen[i])) {
                return false;
            }
        }
        return true;
    }

    private void start(int hex) {
        if (known[hex] != FED) {
            known[hex] = FED;
            seen[fedCount++] = hex;
            supplies[supplyCount++] = hex;
        }
    }

    /** The hex of a unit is its own matter: a line has to come beside it only. */
    public boolean reaches(int hex) {
        if (known[hex] == FED || board.free(side, hex)) {
            return passes(hex);
        }
        for (int beside : ground.beside(hex)) {
            if (passes(beside)) {
                return true;
            }
        }
        return false;
    }

    private boolean passes(int hex) {
        return known[hex] == FED
                || known[hex] != CUT_OFF && board.free(side, hex) && supplyCount > 0 && search(hex);
    }

    private boolean search(int hex) {
        short[] steps = ground.steps(nearestSupply(hex));
        if (steps[hex] == Ground.FAR) {
            return false;
        }
        seenCount = fedCount;
        nearest = steps[hex];
        farthest = nearest;
        known[hex] = CUT_OFF;
        see(hex, nearest);
        boolean found = false;
        while (!found && nearest <= farthest) {
            int from = first[nearest];
            if (from == NONE) {
                nearest++;
            } else {
                first[nearest] = other[from];
                found = goOn(from, steps);
            }
        }
        if (found) {
            Arrays.fill(first, nearest, farthest + 1, NONE);
            while (fedCount < seenCount) {
                known[seen[fedCount++]] = FED;
            }
        }
        return found;
    }

    private int nearestSupply(int hex) {
        short[] steps = ground.steps(hex);
        int best = supplies[0];
        for (int i = 1; i < supplyCount; i++) {
            best = steps[supplies[i]] < steps[best] ? supplies[i] : best;
        }
        return best;
    }

    /** Goes on from a hex, and says whether supply is beside it, or a hex that it reaches. */
    private boolean goOn(int from, short[] steps) {
        for (int next : ground.beside(from)) {
            if (known[next] == FED) {
                return true;
            }
            if (known[next] != CUT_OFF) {
                known[next] = CUT_OFF;
                if (board.free(side, next)) {
                    see(next, steps[next]);
                }
            }
        }
        return false;
    }

    private void see(int hex, int steps) {
        seen[seenCount++] = hex;
        other[hex] = first[steps];
        first[steps] = hex;
        nearest = Math.min(nearest, steps);
        farthest = Math.max(farthest, steps);
    }
}
