package kessel.games.brigade.data;

/** What the printed game asks of the table as it lies. */
public interface Situation {
    /** Where a unit is: a hex, or a negative number beside the map. */
    int hex(int unit);

    /**
     * Whether the terrain of a hex is no longer as printed: a minefield cleared, a fortification
     * captured.
     */
    boolean changed(int hex);
}
