package kessel.games.brigade;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import kessel.engine.game.Printed;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/** All of a game that is printed and never changes: sheet, counters, tables and values. */
public final class Campaign {
    /** Points, and the rule that gives them. */
    record Award(int points, String rule) {}

    /** A place that scores for the side that holds it at the end, perhaps only for one of them. */
    record Objective(String name, int hex, int[] points, String rule) {
        int worth() {
            return Math.max(points[0], points[1]);
        }
    }

    String id;
    String title;

    /** Where and when, in a few words. */
    String setting;

    /** The colours of its map. */
    String palette;

    LocalDate starts;
    int hoursPerTurn;
    List<String> sides;
    int first;
    int turns;
    HexMap map;
    Grid grid;
    TerrainTable terrain;
    Sectors sectors;
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
    Exits[] exits;

    /** How each side recovers its losses by resting, or null if it does not (7.0). */
    Recovery[] recovery;

    /** Whether some side recovers by resting, so that it matters who has been engaged. */
    boolean restCounts;

    /** At the end, one reduced unit in so many is removed; 0 for none. */
    int removedAtEnd;

    List<Objective> objectives;

    /** The points for each destroyed unit, by nation. */
    Map<String, Award> destroyed;

    List<Printed.Option> options;

    /** The bit of the option that opens the values of enemy units. */
    int openOdds;

    boolean tablesPrinted;

    // The counters once more, laid out for the hot loops.
    byte[] side;
    byte[] type;
    byte[] division;
    short[] allowance;
    boolean[] armour;

    /** How far a unit can strike: its range, or 1. */
    byte[] strikes;

    /** For each side its units, in the order of the counters. */
    int[][] unitsOf;

    /** For each side those that strike farther than the next hex. */
    int[][] gunsOf;

    /** Attack and defence, first as printed on the full side, then on the reduced one. */
    byte[][] attack;

    byte[][] defence;

    /** The place's number in {@link #objectives} by hex, or -1. */
    byte[] objectiveAt;

    MadeMoves moves;

    /** The numbers of the rules in this game's book. */
    Map<Article, String> articles;

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
        return articles.get(article);
    }

    public HexMap map() {
        return map;
    }

    public List<Counter> counters() {
        return counters;
    }

    /** The bit of one of the game's options. */
    int option(String optionId) {
        return 1 << options.stream().map(Printed.Option::id).toList().indexOf(optionId);
    }

    int place(String name) {
        return map.places().get(name).hex();
    }
}
