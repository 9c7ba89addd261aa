package kessel.games.brigade.position;

import java.util.List;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Tally;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.UnitType;

/**
 * What one game of the series has of its own, beyond its data: small hooks, each of which does
 * nothing unless a game says otherwise. They hold no state.
 */
public interface Theatre {
    int[] NOWHERE = {};

    /** Whether armour may ignore the zone of this type of unit when it moves. */
    default boolean armourIgnores(UnitType type) {
        return false;
    }

    /**
     * What a unit of this side pays, in half points, on top of the ground when it enters a hex. It
     * depends on nothing that changes but {@link BrigadePosition#CHANGED}.
     */
    default int surcharge(BrigadePosition position, int side, int hex) {
        return 0;
    }

    default String surchargeRule() {
        return null;
    }

    /** The hexes that may be hazards for units of this side, to be read only. */
    default int[] hazards(int side) {
        return NOWHERE;
    }

    /** Whether entering this hex is a risk that a player would rather go around. */
    default boolean hazardous(BrigadePosition position, int side, int hex) {
        return false;
    }

    /** A unit has come into a hex, in whatever way. It may not survive it. */
    default void entered(
            BrigadePosition position, int unit, int hex, Chance chance, Journal journal) {}

    /** A place that counts has changed hands. */
    default void taken(BrigadePosition position, int hex, int side, Journal journal) {}

    /** Whether a limit of the game keeps this unit from moving into some hexes. */
    default boolean confines(BrigadePosition position, int unit) {
        return false;
    }

    /**
     * Whether units of this side shape the ground that is left to confined units, so that it
     * changes as they move.
     */
    default boolean shapesGround(int side) {
        return false;
    }

    /** Brings the ground that is left to confined units up to date. */
    default void survey(BrigadePosition position) {}

    /**
     * By hex, how much of what confined units are worth would be beyond their limit if a unit of
     * the side that shapes the ground were there.
     */
    default void cuts(BrigadePosition position, double[] worth, double[] cut) {}

    /** By hex, how many hexes shorter lines of confined units become once it has been cleared. */
    default void clearings(BrigadePosition position, int[] saved) {}

    default String limitRule() {
        return null;
    }

    default String frozenRule() {
        return null;
    }

    /**
     * Whether the unit dominates the units of that enemy hex for a reason of this game: true,
     * false, or null to compare terrain.
     */
    default Boolean dominance(BrigadePosition position, int unit, int enemyHex) {
        return null;
    }

    /** Columns of this game's own in a combat: right is positive. */
    default void combatShifts(BrigadePosition position, Tally.Terms terms) {}

    /** Columns of this game's own in a bombardment or air attack. */
    default void bombardmentShifts(BrigadePosition position, Tally.Terms terms) {}

    /** Whether a unit that has taken {@code first} may go on to {@code second} (5.2). */
    boolean mayAdvanceOn(BrigadePosition position, int first, int second);

    /** A turn begins: nobody has moved yet, and the air points are about to be refilled. */
    default void turnBegins(BrigadePosition position, Chance chance, Journal journal) {}

    /** The air points that a side has lost for the rest of the game. */
    default int airLost(BrigadePosition position, int side) {
        return 0;
    }

    default void movementBegins(BrigadePosition position, int side, Journal journal) {}

    default void movementEnds(BrigadePosition position, int side, Journal journal) {}

    default void combatEnds(BrigadePosition position, int side, Journal journal) {}

    /** Points of this game's own, beyond places held and units destroyed. */
    default void score(BrigadePosition position, int side, Tally.Terms terms) {}

    /**
     * Points of this game's own that come and go with the position, so that the journal tells of
     * them.
     */
    default int fleeting(BrigadePosition position) {
        return 0;
    }

    /** Tells that the points which come and go are others than before. */
    default void tellFleeting(BrigadePosition position, int before, Journal journal) {}

    /**
     * Whether it may bring points that a unit leaves the sheet from this hex across this edge, as a
     * computer player sees it.
     */
    default boolean leavingPays(BrigadePosition position, int unit, int from, HexMap.Edge across) {
        return false;
    }

    /** What the points of this game's own may yet bring a side, as a computer player sees it. */
    default double outlook(BrigadePosition position, int side) {
        return 0;
    }

    /**
     * The word for what {@link BrigadePosition#CHANGED} means here, as position files write it, or
     * null where nothing on the map changes.
     */
    default String changedWord() {
        return null;
    }

    /** How the marker of that is drawn: a {@code lane} through mines, a {@code breach} in walls. */
    default String changedLook() {
        return null;
    }

    /** What the game keeps in the position for its own rules. */
    default List<TheatreNumber> numbers() {
        return List.of();
    }

    /** What the table should say of that. */
    default List<Phrase> notes(BrigadePosition position) {
        return List.of();
    }
}
