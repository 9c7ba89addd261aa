package kessel.games.brigade.evaluation;

import java.util.Arrays;
import kessel.engine.hex.Bitboards;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.position.BrigadePosition;

/**
 * Where the enemy can be after his next move, and what he then has in his zone: who has no way out
 * but through there can be surrounded. All enemies go at the pace of those on foot, a stack as far
 * as its quickest unit may, though none farther than some hexes.
 */
final class Envelopment {
    /** Half points for a step over easy ground; a harder one takes two or three times as long. */
    private static final int EASY = 2;

    private static final int HARDEST = 3;

    /** Nobody is expected to come round from farther away. */
    private static final int FARTHEST = 6;

    private final Campaign campaign;
    private final Bitboards bits;

    /** By side, where it can go, and how long each step takes. */
    private final Bitboards.Paths[] paths = new Bitboards.Paths[2];

    // What a look has found, by side; and by how many steps are left, where a side's stacks begin.
    private final long[][] occupied = new long[2][];
    private final long[][] zones = new long[2][];
    private final long[][] covered = new long[2][];
    private final long[][][] setOut = new long[2][FARTHEST + 1][];

    /** By step, from where somebody can go on then for the first time; there is nobody before. */
    private final long[][] goesOn = new long[FARTHEST + HARDEST][];

    /** All of these. */
    private final long[] gone;

    private final long[] reached;
    private final long[] next;

    Envelopment(Campaign campaign) {
        this.campaign = campaign;
        bits = new Bitboards(campaign.grid());
        for (int side = 0; side < 2; side++) {
            paths[side] = paths(side);
            occupied[side] = bits.none();
            zones[side] = bits.none();
            covered[side] = bits.none();
            for (int steps = 0; steps <= FARTHEST; steps++) {
                setOut[side][steps] = bits.none();
            }
        }
        for (int step = 0; step < goesOn.length; step++) {
            goesOn[step] = bits.none();
        }
        gone = bits.none();
        reached = bits.none();
        next = bits.none();
    }

    /** As the first unit on foot goes, if there is one. */
    private Bitboards.Paths paths(int side) {
        int[] units = campaign.unitsOf(side);
        int example =
                Arrays.stream(units)
                        .filter(unit -> !campaign.typeOf(unit).motorised())
                        .findFirst()
                        .orElse(units[0]);
        short[] steps = campaign.terrain().steps(campaign.typeOf(example));
        Bitboards.Paths open = bits.paths(HARDEST);
        for (int edge = 0; edge < steps.length; edge++) {
            if (steps[edge] >= 0) {
                int pace = Math.clamp(Math.ceilDiv(steps[edge], EASY), 1, HARDEST) - 1;
                open.open(edge / Grid.DIRECTIONS, edge % Grid.DIRECTIONS, pace);
            }
        }
        return open;
    }

    /** Looks where each side's enemies can be. */
    void look(BrigadePosition position, Stacks stacks) {
        for (int side = 0; side < 2; side++) {
            Arrays.fill(occupied[side], 0);
            Arrays.fill(zones[side], 0);
            for (long[] each : setOut[side]) {
                Arrays.fill(each, 0);
            }
        }
        for (int stack = 0; stack < stacks.count; stack++) {
            int hex = stacks.hex[stack];
            int side = stacks.side[stack];
            int allowance = 0;
            for (int unit = position.top(hex); unit >= 0; unit = position.below(unit)) {
                allowance = Math.max(allowance, campaign.allowance(unit));
            }
            bits.add(occupied[side], hex);
            bits.add(setOut[side][Math.min(FARTHEST, allowance / EASY)], hex);
        }
        bits.around(occupied[0], zones[0]);
        bits.around(occupied[1], zones[1]);
        for (int side = 0; side < 2; side++) {
            go(1 - side);
            System.arraycopy(reached, 0, covered[side], 0, reached.length);
            bits.around(reached, covered[side]);
        }
    }

    /** How many hexes around a stack the enemy leaves free, however he moves. */
    int safeExits(BrigadePosition position, int hex, int side) {
        short[] steps = campaign.terrain().steps(position.type(position.top(hex)));
        int safe = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            if (steps[hex * Grid.DIRECTIONS + direction] >= 0
                    && !bits.has(covered[side], campaign.grid().neighbour(hex, direction))) {
                safe++;
            }
        }
        return safe;
    }

    /** Who comes into a zone stays there; who begins in one can go out of it (4.1.2). */
    private void go(int side) {
        System.arraycopy(occupied[side], 0, reached, 0, reached.length);
        Arrays.fill(gone, 0);
        for (int step = 0; step < FARTHEST; step++) {
            long[] begin = setOut[side][FARTHEST - step];
            long[] from = goesOn[HARDEST - 1 + step];
            for (int i = 0; i < from.length; i++) {
                long arrived = reached[i] & ~occupied[side][i] & ~zones[1 - side][i];
                from[i] = (begin[i] | arrived) & ~gone[i];
                gone[i] |= from[i];
                next[i] = 0;
            }
            paths[side].arrivals(goesOn, HARDEST - 1 + step, next);
            for (int i = 0; i < next.length; i++) {
                reached[i] |= next[i] & ~occupied[1 - side][i];
            }
        }
    }
}
