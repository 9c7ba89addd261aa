package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.List;

/** Sets of units of a given size. */
public final class Subsets {
    private Subsets() {}

    /** The subsets of a mask with so many members, and no more of them than a limit and one. */
    public static List<Long> of(long among, int size, int most) {
        List<Long> found = new ArrayList<>();
        gather(among, size, 0, most, found);
        return found;
    }

    private static void gather(long among, int size, long chosen, int most, List<Long> found) {
        if (size == 0) {
            found.add(chosen);
            return;
        }
        for (long left = among; left != 0 && found.size() <= most; left &= left - 1) {
            long bit = left & -left;
            gather(left & ~bit, size - 1, chosen | bit, most, found);
        }
    }
}
