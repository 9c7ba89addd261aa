package kessel.games.desertfox.position;

import java.util.Locale;

/** Where in the sequence of play (TS.1-TS.9, 9.0a) the game stands, whoever decides. */
public enum Phase {
    SET_UP,
    HANDS,
    /** TS.1: who has supply, and recovers. */
    RECOVERY,
    /** TS.2: who has none, and is marked. */
    MARKING,
    OPERATION,
    /** A move is chosen and made. */
    MOVEMENT,
    /** Declared retreats and forced marches are carried out. */
    AFTER_MOVE,
    REFUSALS,
    NAMING,
    BATTLES,
    /** After a pass, forces in enemy fortresses rout (8.1i). */
    PASSED,
    /** TS.7, TS.8. */
    TURN_END,
    /** 9.1: the Axis, then the Allies, say whom their fortresses feed. */
    LOGISTICS,
    SPENDING,
    CHALLENGE,
    OVER;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
