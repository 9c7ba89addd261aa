package kessel.games.brigade;

/**
 * A division with all its original units; one that has a single unit never counts as a division in
 * combat (5.1.4).
 */
public record Division(int index, String id, int[] units) {
    boolean countsInCombat() {
        return units.length > 1;
    }
}
