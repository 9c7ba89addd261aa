package kessel.games.brigade.data;

/**
 * Fortified hexes and what they are worth. Where they were built by one side, they serve it alone
 * and are lost for good once the enemy has been inside; some also shelter its units from enemy
 * zones.
 *
 * @param hexes the fortified hexes
 * @param added whether the columns are added to the terrain's; if not, the better of the two counts
 * @param builder the side that built them, or {@link #ANYBODY}
 */
public record Fortification(
        boolean[] hexes, int columns, boolean added, int builder, boolean shelters) {
    static final int ANYBODY = -1;
    static final Fortification NONE = new Fortification(null, 0, false, ANYBODY, false);

    private boolean has(int hex) {
        return hexes != null && hexes[hex];
    }

    /** Whether the works in this hex are of use to whoever stands there. */
    public boolean stands(Situation situation, int hex) {
        return has(hex) && !captured(situation, hex);
    }

    /** Whether the enemy of its builders has taken the works in this hex. */
    public boolean captured(Situation situation, int hex) {
        return builder != ANYBODY && has(hex) && situation.changed(hex);
    }

    /** Whether a unit of this side captures works by entering the hex. */
    public boolean falls(Situation situation, int hex, int side) {
        return builder == 1 - side && stands(situation, hex);
    }

    /** Whether there are works at all that shelter units of this side. */
    public boolean shelter(int side) {
        return shelters && builder == side;
    }

    /** Whether units of this side in the hex are not bound by enemy zones. */
    public boolean shelters(Situation situation, int hex, int side) {
        return shelter(side) && stands(situation, hex);
    }
}
