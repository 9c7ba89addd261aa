package kessel.games.brigade;

import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A division with all its original units; one that has a single unit never counts as a division in
 * combat, nor do a few that a book names (5.1.4).
 */
public record Division(int index, String id, int[] units, boolean countsInCombat) {
    /** Whether every one of its units satisfies something. */
    boolean all(IntPredicate test) {
        return IntStream.of(units).allMatch(test);
    }
}
