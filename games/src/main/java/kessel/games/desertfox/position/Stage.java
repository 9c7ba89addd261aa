package kessel.games.desertfox.position;

import java.util.Locale;

/** What is decided next. */
public enum Stage {
    /** Where a block is set up (11.0). */
    SETTING_UP,
    /** Whether the opening hand is kept (1.2d). */
    OPENING,
    /** Whom a fortress or an oasis feeds, where there are too many (5.1c, 5.1i). */
    FEEDING,
    /** Cards or a pass (2.0, 2.1). */
    OPERATION,
    /** Which hex disperses or which units converge, or none any more (3.1). */
    MOVING,
    /** Where each unit of a move goes. */
    MARCHING,
    /** Whether battle is refused in a new battlefield (6.4). */
    REFUSING,
    /** Which way each unit goes that refuses battle or routs (6.4e, 7.2k). */
    FLEEING,
    /** Who pursues (6.1, 6.2). */
    PURSUING,
    /** Where there will be battle, and where doubled (4.2g). */
    NAMING,
    /** Which battle comes next (4.2g). */
    CHOOSING,
    /** Who fires at what (4.3). */
    FIRING,
    /** Who takes the hits (4.3n, 6.1d). */
    LOSING,
    /** What is done with the points of a month (9.3). */
    SPENDING,
    /** Whether the first turn is fought for (9.4). */
    CHALLENGING,
    ANSWERING,
    OVER;

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public String word() {
        return word;
    }
}
