package kessel.games.brigade;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import kessel.engine.game.Game;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/** All of a game that is printed and never changes: sheet, counters, tables and values. */
public final class Campaign {
    /**
     * What an edge of the sheet means to a side: may a unit leave there, and what becomes of one
     * that is driven off (4.2.2).
     */
    record Edges(boolean retreatDestroys, Set<HexMap.Edge> leave) {}

    /** A place that scores for whoever holds it at the end. */
    record Objective(String name, int hex, int points) {}

    String id;
    String title;

    /** Where and when, in a few words. */
    String setting;

    /** The colours of its map. */
    String palette;

    LocalDate starts;
    int daysPerTurn;
    List<String> sides;
    int first;
    int turns;
    HexMap map;
    Grid grid;
    TerrainTable terrain;
    ResultsTable combat;
    ResultsTable bombardment;
    List<UnitType> types;
    List<Counter> counters;
    List<Division> divisions;
    Map<String, Integer> nations;
    int[] stacking;
    int[] air;
    int airAttackLeast;
    int airAttackMost;
    boolean artilleryFiresAfterMoving;
    Edges[] edges;
    List<Objective> objectives;

    /** The points for each destroyed unit, by nation. */
    Map<String, Integer> destroyed;

    List<Game.Option> options;

    /** The bit of the option that opens the values of enemy units. */
    int openOdds;

    boolean tablesPrinted;

    // The counters once more, laid out for the hot loops.
    byte[] side;
    byte[] type;
    byte[] division;
    short[] allowance;

    /** The place's number in {@link #objectives} by hex, or -1. */
    byte[] objectiveAt;

    Theatre theatre;

    Campaign() {}

    public int units() {
        return counters.size();
    }

    public Counter counter(int unit) {
        return counters.get(unit);
    }

    public OptionalInt unit(String unitId) {
        for (Counter counter : counters) {
            if (counter.id().equals(unitId)) {
                return OptionalInt.of(counter.index());
            }
        }
        return OptionalInt.empty();
    }

    UnitType typeOf(int unit) {
        return types.get(type[unit]);
    }

    /** The number of a rule in this game's book. */
    String cite(Article article) {
        return theatre.number(article);
    }

    public HexMap map() {
        return map;
    }

    public List<Counter> counters() {
        return counters;
    }

    /** The bit of one of the game's options. */
    int option(String optionId) {
        return 1 << options.stream().map(Game.Option::id).toList().indexOf(optionId);
    }

    int place(String name) {
        return map.places().get(name).hex();
    }
}
