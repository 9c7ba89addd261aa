package kessel.games.desertfox.position;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import kessel.engine.game.Workspaces;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;

/**
 * Where one comes past enemies as they stand (3.2, 6.0a). Enemies out of reach do not matter, so
 * that most of it was found out before: it is kept, as much as there is room for.
 */
public final class Going {
    /** Instead of the directions in which a battle may be left. */
    public static final int OUT_OF_NO_BATTLE = 1 << Grid.DIRECTIONS;

    private static final int ROOM_BITS = 10;

    private final int size;
    private final int fastest;
    private final Workspaces<Reach> reaches;
    private final AtomicReferenceArray<Reached> kept = new AtomicReferenceArray<>(1 << ROOM_BITS);

    /** By start and allowance, the hexes that could be reached if there were no enemies. */
    private final AtomicReferenceArray<long[]> near;

    /**
     * @param fastest the most hexes that anybody may go off the roads
     */
    public Going(Campaign campaign, int fastest) {
        this.fastest = fastest;
        size = campaign.ground().size();
        reaches = Reach.workspaces(campaign);
        near = new AtomicReferenceArray<>(size * (fastest + 1));
    }

    /**
     * @param enemy the side whose hexes are barred
     * @param hexes so far one may go off the roads
     * @param out a bit for each direction in which a battle may be left
     */
    public Reached from(Board board, int enemy, int start, int hexes, int out) {
        long[] enemies = board.standing(enemy, near(start, hexes));
        int key = (start * (fastest + 1) + hexes) * 2 * OUT_OF_NO_BATTLE + out;
        int slot = (Arrays.hashCode(enemies) * 31 + key) * 0x9e3779b1 >>> -ROOM_BITS;
        Reached known = kept.get(slot);
        if (known == null || !known.isOf(key, enemies)) {
            known = search(board, enemy, start, hexes, out, key, enemies);
            kept.set(slot, known);
        }
        return known;
    }

    private Reached search(
            Board board, int enemy, int start, int hexes, int out, int key, long[] enemies) {
        Reach reach = reaches.take();
        try {
            reach.begin(hexes);
            for (int hex = board.nextStanding(enemy, 0);
                    hex >= 0;
                    hex = board.nextStanding(enemy, hex + 1)) {
                reach.bar(hex);
            }
            if (out == OUT_OF_NO_BATTLE) {
                reach.from(start);
            } else {
                for (int left = out; left != 0; left &= left - 1) {
                    reach.out(start * Grid.DIRECTIONS + Integer.numberOfTrailingZeros(left));
                }
            }
            reach.run();
            return reach.found(key, enemies);
        } finally {
            reaches.give(reach);
        }
    }

    private long[] near(int start, int hexes) {
        int which = start * (fastest + 1) + hexes;
        long[] known = near.get(which);
        if (known == null) {
            known = findNear(start, hexes);
            near.set(which, known);
        }
        return known;
    }

    private long[] findNear(int start, int hexes) {
        Reach reach = reaches.take();
        try {
            reach.begin(hexes);
            reach.from(start);
            reach.run();
            long[] found = new long[Board.words(size)];
            for (int hex = 0; hex < size; hex++) {
                if (reach.reaches(hex)) {
                    found[hex / Long.SIZE] |= 1L << hex;
                }
            }
            return found;
        } finally {
            reaches.give(reach);
        }
    }
}
