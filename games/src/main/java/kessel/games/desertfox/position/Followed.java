package kessel.games.desertfox.position;

import java.util.BitSet;
import java.util.Comparator;
import java.util.function.IntUnaryOperator;
import kessel.games.desertfox.data.Roster;

/**
 * What can be followed by eye (1.3g, 1.3h): the groups of blocks that the enemy cannot tell apart.
 * A block that it knows is alone in its group. A group goes by its smallest block.
 */
public final class Followed {
    private Followed() {}

    /** A block is shown: it is alone in its group from now on, and its strength known. */
    public static void show(DesertFoxPosition position, int block) {
        int old = position.group(block);
        int rest = -1;
        for (int other = 0; other < position.roster().size(); other++) {
            if (other != block && position.group(other) == old) {
                rest = rest < 0 ? other : rest;
                position.group(other, rest);
            }
        }
        position.group(block, block);
        position.unsure(block, false);
        position.shown();
    }

    /** Blocks come together as a list of names only: they are one group. */
    public static void band(DesertFoxPosition position, BitSet blocks) {
        blocks.stream().forEach(block -> position.group(block, blocks.nextSetBit(0)));
    }

    /**
     * Some blocks of a side move off or change their state together. Where they are only a part of
     * those in their place, nobody can tell which part: all groups there become one.
     */
    public static void part(DesertFoxPosition position, BitSet going) {
        part(position, going, _ -> 0);
    }

    /** The same of blocks that go their ways: who went where cannot be told either. */
    public static void scatter(DesertFoxPosition position, BitSet going) {
        part(
                position,
                going,
                block -> {
                    int[] way = position.route(block);
                    return way[way.length - 1];
                });
    }

    private static void part(DesertFoxPosition position, BitSet going, IntUnaryOperator goal) {
        BitSet done = new BitSet();
        for (int block = going.nextSetBit(0); block >= 0; block = going.nextSetBit(block + 1)) {
            if (!done.get(block)) {
                BitSet place = place(position, block);
                done.or(place);
                BitSet staying = (BitSet) place.clone();
                staying.andNot(going);
                if (!staying.isEmpty() || place.stream().map(goal).distinct().count() > 1) {
                    merge(position, place);
                }
            }
        }
    }

    public static void part(DesertFoxPosition position, int block) {
        BitSet going = new BitSet();
        going.set(block);
        part(position, going);
    }

    /** All blocks of the same side in the same hex and state. */
    private static BitSet place(DesertFoxPosition position, int block) {
        Roster roster = position.roster();
        BitSet place = new BitSet();
        int state = Flag.DISRUPTED.bit | Flag.FROZEN.bit;
        for (int other = 0; other < roster.size(); other++) {
            if (roster.side(other) == roster.side(block)
                    && position.at(other) == position.at(block)
                    && (position.flags(other) & state) == (position.flags(block) & state)) {
                place.set(other);
            }
        }
        return place;
    }

    /** The groups of these blocks become one. */
    public static void merge(DesertFoxPosition position, BitSet blocks) {
        BitSet all = members(position, blocks);
        band(position, all);
    }

    /** All blocks of the groups that these are in. */
    public static BitSet members(DesertFoxPosition position, BitSet blocks) {
        BitSet groups = new BitSet();
        blocks.stream().forEach(block -> groups.set(position.group(block)));
        BitSet all = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            if (groups.get(position.group(block))) {
                all.set(block);
            }
        }
        return all;
    }

    /**
     * Blocks in an order that tells nothing of which is which: by their place and the way they go.
     */
    public static int[] inSight(DesertFoxPosition position, BitSet blocks) {
        return blocks.stream()
                .boxed()
                .sorted(
                        Comparator.comparingInt((Integer block) -> position.at(block))
                                .thenComparingInt(position::way))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** Some of these lost steps, and the enemy could not see which (6.4c). */
    public static void blur(DesertFoxPosition position, BitSet blocks) {
        members(position, blocks).stream().forEach(block -> position.unsure(block, true));
    }
}
