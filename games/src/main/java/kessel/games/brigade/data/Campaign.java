package kessel.games.brigade.data;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import kessel.engine.game.Printed;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.move.MadeMoves;

/** All of a game that is printed and never changes: sheet, counters, tables and values. */
public final class Campaign {
    /** Points, and the rule that gives them. */
    public record Award(int points, String rule) {}

    /** A place that scores for the side that holds it at the end, perhaps only for one of them. */
    public record Objective(String name, int hex, int[] points, String rule) {
        public int worth() {
            return Math.max(points[0], points[1]);
        }
    }

    public String id;
    public String title;

    /** Where and when, in a few words. */
    public String setting;

    /** The colours of its map. */
    public String palette;

    public LocalDate starts;
    public int hoursPerTurn;
    public List<String> sides;
    public int first;
    public int turns;
    public HexMap map;
    public Grid grid;
    public TerrainTable terrain;
    public Sectors sectors;
    public ResultsTable combat;
    public ResultsTable bombardment;
    public List<UnitType> types;
    public List<Counter> counters;
    public List<Division> divisions;
    public Map<String, Integer> nations;
    public int[] stacking;
    public int[] air;
    public int airAttackLeast;
    public int airAttackMost;
    public boolean artilleryFiresAfterMoving;
    public Exits[] exits;

    /** How each side recovers its losses by resting, or null if it does not (7.0). */
    public Recovery[] recovery;

    /** Whether some side recovers by resting, so that it matters who has been engaged. */
    public boolean restCounts;

    /** At the end, one reduced unit in so many is removed; 0 for none. */
    public int removedAtEnd;

    public List<Objective> objectives;

    /** The points for each destroyed unit, by nation. */
    public Map<String, Award> destroyed;

    public List<Printed.Option> options;

    /** The bit of the option that opens the values of enemy units. */
    public int openOdds;

    public boolean tablesPrinted;

    // The counters once more, laid out for the hot loops.
    public byte[] side;
    byte[] type;
    public byte[] division;
    public short[] allowance;
    public boolean[] armour;

    /** How far a unit can strike: its range, or 1. */
    public byte[] strikes;

    /** For each side its units, in the order of the counters. */
    public int[][] unitsOf;

    /** For each side those that strike farther than the next hex. */
    public int[][] gunsOf;

    /** Attack and defence, first as printed on the full side, then on the reduced one. */
    public byte[][] attack;

    public byte[][] defence;

    /** The place's number in {@link #objectives} by hex, or -1. */
    public byte[] objectiveAt;

    public MadeMoves moves;

    /** The numbers of the rules in this game's book. */
    Map<SeriesRule, String> articles;

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

    public UnitType typeOf(int unit) {
        return types.get(type[unit]);
    }

    /** The number of a rule in this game's book. */
    public String cite(SeriesRule article) {
        return articles.get(article);
    }

    public HexMap map() {
        return map;
    }

    public List<Counter> counters() {
        return counters;
    }

    /** The bit of one of the game's options. */
    public int option(String optionId) {
        return 1 << options.stream().map(Printed.Option::id).toList().indexOf(optionId);
    }

    public int place(String name) {
        return map.places().get(name).hex();
    }
}
