package kessel.games.desertfox.position;

import java.util.Locale;

/** What may be true of a block. */
public enum Flag {
    DISRUPTED,
    FROZEN,
    /** Recovers one turn later than others (7.1c). */
    SHAKEN,
    MOVED,
    /** Without supply when its side's turn began (TS.2). */
    UNSUPPLIED,
    /** Has routed in this player turn (7.2d). */
    ROUTED,
    /**
     * Means to go the way that is noted: out of a battlefield, by forced march, in a withdrawal.
     */
    DECLARED,
    /** The way noted wants a forced march. */
    FORCED,
    /** Without supply, it engaged through a hexside of the enemy's (5.3d). */
    STRAYED,
    /** Flees, and has chosen its way. */
    FLEEING,
    /** Takes part in a pursuit or in a fight with a rearguard. */
    COMMITTED,
    /** Takes part in an exchange of fire. */
    FIGHTING,
    FIRED,
    /** Did not want to fire. */
    HELD;

    final int bit = 1 << ordinal();

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
