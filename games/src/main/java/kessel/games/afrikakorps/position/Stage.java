package kessel.games.afrikakorps.position;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The decisions of the game, in the order in which they come up in a turn. */
public enum Stage {
    /** Whether to roll for a supply unit (12.2a). */
    CONVOY,

    /** Where a supply unit lands, or that none does (12.1a, 12.4a). */
    UNLOADING,

    /** What comes in from the sea, as a reinforcement or a replacement (19, 20, 23.4). */
    ARRIVING,

    MOVING,

    /** Putting an automatic victory together (9). */
    OVERRUNNING,

    /** Exchanging units for substitutes (21). */
    EXCHANGING,

    /** Dividing the fighting into battles (11.3a). */
    PLANNING,

    /** Putting one battle together. */
    GATHERING,

    /** Which battle is next (8.6a). */
    FIGHTING,

    /** What an exchange costs the stronger side (7.5d). */
    PAYING,

    /** The winner leads a beaten unit back (7.6d). */
    RETREATING,

    /** Which of too many units die (7.6.1d). */
    YIELDING,

    /** Whether a beaten unit goes into a fortress (11.7f). */
    CONSENTING,

    /** Whether a captured supply unit goes along with its retreating captor (15.2.2b). */
    TAKING_ALONG,

    /** Moving supply that was captured in combat (15.4.1a). */
    CARRYING,

    ADVANCING,

    /** To which of several units Rommel goes (22.4.2b). */
    PLACING_ROMMEL,

    OVER;

    public static final List<String> NAMES = Arrays.stream(values()).map(Stage::word).toList();

    /** Its name in files. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
