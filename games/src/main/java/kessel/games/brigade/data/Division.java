package kessel.games.brigade.data;

import java.util.function.IntPredicate;

/**
 * A division with all its original units; one that has a single unit never counts as a division in
 * combat, nor do a few that a book names (5.1.4).
 */
public record Division(int index, String id, int[] units, boolean countsInCombat) {
    /** Whether every one of its units satisfies something. */
    public boolean all(IntPredicate test) {
        for (int unit : units) {
            if (!test.test(unit)) {
                return false;
            }
        }
        return true;
    }
}
