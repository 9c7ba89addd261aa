package kessel.games.brigade.data;

import java.util.Locale;

/**
 * The rules of the series that refusals, tallies and the journal cite, each with its number in the
 * Gazala book; a game whose book numbers one differently says so in its file. A number that is not
 * on the game's rules page fails the build.
 */
public enum SeriesRule {
    SEQUENCE("3.0a"),
    OWN_UNITS("3.0b"),
    OWN_ATTACKS("3.0c"),
    GAME_END("3.0d"),
    ALLOWANCE("4.0-obs1"),
    STEP("4.0a"),
    STACKING("4.1.1a"),
    PASSING("4.1.1b"),
    ZONE_STOP("4.1.2b"),
    BREAK_CONTACT("4.1.2c"),
    MOVER_ATTACKS("4.1.2g"),
    ENGAGED_ATTACKS("4.1.2h"),
    NO_SHARING("4.1.2j"),
    ENTRY_EDGE("4.2.1a"),
    NO_LEAVING("4.2.2a"),
    DRIVEN_OFF("4.2.2b"),
    NO_RETURN("4.2.2b"),
    ENGAGED("5.0a"),
    ONE_TARGET("5.0c"),
    ATTACK_POWER("5.1.1a"),
    DEFENCE_POWER("5.1.1b"),
    TERRAIN("5.1.2a"),
    HEXSIDE("5.1.2b"),
    SIEGE("5.1.3b"),
    DIVISION("5.1.4a"),
    DICE("5.1.6a"),
    DEFENDER_ELIMINATED("5.1.7-DE"),
    DEFENDER_RETREATS_HURT("5.1.7-DRB"),
    DEFENDER_WINS_HURT("5.1.7-DVB"),
    ATTACKER_WINS_HURT("5.1.7-AVB"),
    ATTACKER_RETREATS_HURT("5.1.7-ARB"),
    ATTACKER_ELIMINATED("5.1.7-AE"),
    DRAW_DEFENDER("5.1.7-EMPa"),
    DRAW_ATTACKER("5.1.7-EMPb"),
    ADVANCE("5.2a"),
    ADVANCE_ONE("5.2b"),
    ADVANCE_TWO("5.2d"),
    ADVANCE_NOT("5.2e"),
    ADVANCE_STOPS("5.2f"),
    RETREAT("5.3a"),
    NO_RETREAT("5.3b"),
    CHAIN("5.3.1a"),
    CROSSING_LOSS("5.3.2a"),
    CROSSING_ARMOUR("5.3.2b"),
    SIEGE_RETREAT("5.3.3a"),
    SIEGE_RETREAT_CLOSED("5.3.3b"),
    SIEGE_RETREAT_HURT("5.3.3-obs1a"),
    SIEGE_RETREAT_FRIENDS("5.3.3-obs1b"),
    AIR_FORCE("6.0a"),
    AIR_SUPPORT("6.1b"),
    AIR_REFILL("6.1a"),
    AIR_ATTACK("6.2a"),
    AIR_MOST("6.2-obs3"),
    ONCE_A_TARGET("6.2-obs4"),
    LOSS("7.0a"),
    SECOND_LOSS("7.0c"),
    ARTILLERY_MOVES("8.0a"),
    ARTILLERY_RANGE("8.0b"),
    ARTILLERY_ATTACK("8.0d"),
    ARTILLERY_DEFENCE("8.0e"),
    BOMBARDMENT("8.0f"),
    ARTILLERY_ONCE("8.0-obs1"),
    NO_AIR_WITH_GUNS("8.0-obs2"),
    BOMBARDMENT_LOSS("T-BOM-a"),
    FORTIFICATION("10.0b"),
    SET_UP("11.1a"),

    // What only the sister games have.
    CONTESTED_CROSSING(null),
    DEFENDERS_ELIMINATED(null),
    ENTRY_BLOCKED(null),
    RETURNING(null),
    RETURN_DELAYED(null),
    CLOSED_TARGET(null),
    FORT_FALLS(null),
    RECOVERY(null),
    RECOVERY_LIMIT(null),
    NO_REDUCED_SIDE(null),
    REMOVED_AT_END(null);

    private final String number;

    SeriesRule(String number) {
        this.number = number;
    }

    /** Its number in the Gazala book, or null if that book has no such rule. */
    String number() {
        return number;
    }

    /** How a game's file calls it. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
