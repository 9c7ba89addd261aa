package kessel.games.brigade.data;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
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

    /**
     * What stands on the box and in the book.
     *
     * @param setting where and when, in a few words
     * @param palette the colours of the map
     */
    record Book(
            String id,
            String title,
            String setting,
            String palette,
            LocalDate starts,
            int hoursPerTurn,
            int turns,
            List<Printed.Option> options) {}

    /** The two sides and what each may do; arrays have a value for each. */
    record Sides(
            List<String> names,
            int first,
            int[] stacking,
            int[] air,
            int airAttackLeast,
            int airAttackMost,
            boolean artilleryFiresAfterMoving,
            Map<String, Integer> nations) {}

    record Forces(List<UnitType> types, List<Counter> counters, List<Division> divisions) {}

    record Tables(boolean printed, ResultsTable combat, ResultsTable bombardment) {}

    /**
     * How sides recover by resting (7.0), with null for one that does not.
     *
     * @param counts whether some side does, so that it matters who has been engaged
     * @param removedAtEnd at the end, one reduced unit in so many is removed; 0 for none
     */
    record Rest(Recovery[] recovery, boolean counts, int removedAtEnd) {}

    /** What gives points: places held, and destroyed units by nation. */
    record Points(List<Objective> objectives, Map<String, Award> destroyed) {}

    private final Book book;
    private final Sides sides;
    private final HexMap map;
    private final Grid grid;
    private final TerrainTable terrain;
    private final Sectors sectors;
    private final Forces forces;
    private final Tables tables;
    private final Exits[] exits;
    private final Rest rest;
    private final Points points;
    private final Map<SeriesRule, String> ruleNumbers;
    private final int openOdds;
    private final MadeMoves moves;

    // The counters once more, laid out for the hot loops.
    private final byte[] side;
    private final UnitType[] type;
    private final byte[] division;
    private final short[] allowance;
    private final boolean[] armour;
    private final byte[] strikes;
    private final int[][] unitsOf = new int[2][];
    private final int[][] gunsOf = new int[2][];
    private final byte[][] attack;
    private final byte[][] defence;
    private final byte[] objectiveAt;

    Campaign(
            Book book,
            Sides sides,
            HexMap map,
            TerrainTable terrain,
            Forces forces,
            Tables tables,
            Exits[] exits,
            Rest rest,
            Points points,
            Map<SeriesRule, String> ruleNumbers) {
        this.book = book;
        this.sides = sides;
        this.map = map;
        this.terrain = terrain;
        this.forces = forces;
        this.tables = tables;
        this.exits = exits;
        this.rest = rest;
        this.points = points;
        this.ruleNumbers = ruleNumbers;
        grid = map.grid();
        sectors = new Sectors(map, terrain);
        openOdds = option("open-odds");
        int units = forces.counters.size();
        moves = new MadeMoves(units, grid.size());
        side = new byte[units];
        type = new UnitType[units];
        division = new byte[units];
        allowance = new short[units];
        armour = new boolean[units];
        strikes = new byte[units];
        attack = new byte[2][units];
        defence = new byte[2][units];
        forces.counters.forEach(this::layOut);
        for (int owner = 0; owner < 2; owner++) {
            byte of = (byte) owner;
            unitsOf[owner] = IntStream.range(0, units).filter(unit -> side[unit] == of).toArray();
            gunsOf[owner] =
                    IntStream.of(unitsOf[owner]).filter(unit -> strikes[unit] > 1).toArray();
        }
        objectiveAt = new byte[grid.size()];
        Arrays.fill(objectiveAt, (byte) -1);
        for (int i = 0; i < points.objectives.size(); i++) {
            objectiveAt[points.objectives.get(i).hex()] = (byte) i;
        }
    }

    private void layOut(Counter counter) {
        int unit = counter.index();
        side[unit] = (byte) counter.side();
        type[unit] = counter.type();
        division[unit] = (byte) counter.division();
        allowance[unit] = (short) (counter.move() * 2);
        armour[unit] = counter.type().armour();
        strikes[unit] = (byte) Math.max(1, counter.range());
        attack[0][unit] = (byte) counter.attack();
        attack[1][unit] = (byte) counter.reducedAttack();
        defence[0][unit] = (byte) counter.defence();
        defence[1][unit] = (byte) counter.reducedDefence();
    }

    // The book.

    public String id() {
        return book.id;
    }

    public String title() {
        return book.title;
    }

    /** Where and when, in a few words. */
    public String setting() {
        return book.setting;
    }

    /** The colours of its map. */
    public String palette() {
        return book.palette;
    }

    public LocalDate starts() {
        return book.starts;
    }

    public int hoursPerTurn() {
        return book.hoursPerTurn;
    }

    public int turns() {
        return book.turns;
    }

    public List<Printed.Option> options() {
        return book.options;
    }

    /** The bit of one of the game's options. */
    public int option(String optionId) {
        return 1 << book.options.stream().map(Printed.Option::id).toList().indexOf(optionId);
    }

    /** The bit of the option that opens the values of enemy units. */
    public int openOdds() {
        return openOdds;
    }

    /** The number of a rule in this game's book. */
    public String cite(SeriesRule rule) {
        return ruleNumbers.get(rule);
    }

    // The sides.

    public List<String> sides() {
        return sides.names;
    }

    /** The side that moves first in a turn. */
    public int first() {
        return sides.first;
    }

    public Map<String, Integer> nations() {
        return sides.nations;
    }

    public int stacking(int ofSide) {
        return sides.stacking[ofSide];
    }

    public int air(int ofSide) {
        return sides.air[ofSide];
    }

    public int airAttackLeast() {
        return sides.airAttackLeast;
    }

    public int airAttackMost() {
        return sides.airAttackMost;
    }

    public boolean artilleryFiresAfterMoving() {
        return sides.artilleryFiresAfterMoving;
    }

    public Exits exits(int ofSide) {
        return exits[ofSide];
    }

    /** How a side recovers its losses by resting, or null if it does not (7.0). */
    public Recovery recovery(int ofSide) {
        return rest.recovery[ofSide];
    }

    /** Whether some side recovers by resting, so that it matters who has been engaged. */
    public boolean restCounts() {
        return rest.counts;
    }

    /** At the end, one reduced unit in so many is removed; 0 for none. */
    public int removedAtEnd() {
        return rest.removedAtEnd;
    }

    // The sheet and the tables.

    public HexMap map() {
        return map;
    }

    public Grid grid() {
        return grid;
    }

    public TerrainTable terrain() {
        return terrain;
    }

    public Sectors sectors() {
        return sectors;
    }

    public int place(String name) {
        return map.places().get(name).hex();
    }

    public List<Objective> objectives() {
        return points.objectives;
    }

    /** The place's number in {@link #objectives} by hex, or -1. */
    public int objectiveAt(int hex) {
        return objectiveAt[hex];
    }

    /** The points for each destroyed unit, by nation. */
    public Map<String, Award> destroyed() {
        return points.destroyed;
    }

    public ResultsTable combat() {
        return tables.combat;
    }

    public ResultsTable bombardment() {
        return tables.bombardment;
    }

    public boolean tablesPrinted() {
        return tables.printed;
    }

    // The counters.

    public List<UnitType> types() {
        return forces.types;
    }

    public List<Counter> counters() {
        return forces.counters;
    }

    public List<Division> divisions() {
        return forces.divisions;
    }

    public int units() {
        return side.length;
    }

    public Counter counter(int unit) {
        return forces.counters.get(unit);
    }

    public OptionalInt unit(String unitId) {
        for (Counter counter : forces.counters) {
            if (counter.id().equals(unitId)) {
                return OptionalInt.of(counter.index());
            }
        }
        return OptionalInt.empty();
    }

    /** A side's units in the order of the counters, to be read only. */
    public int[] unitsOf(int ofSide) {
        return unitsOf[ofSide];
    }

    /** Those of a side that strike farther than the next hex, to be read only. */
    public int[] gunsOf(int ofSide) {
        return gunsOf[ofSide];
    }

    public int side(int unit) {
        return side[unit];
    }

    public UnitType typeOf(int unit) {
        return type[unit];
    }

    /** The division's number in {@link #divisions}, or -1. */
    public int division(int unit) {
        return division[unit];
    }

    /** In half points. */
    public int allowance(int unit) {
        return allowance[unit];
    }

    public boolean armour(int unit) {
        return armour[unit];
    }

    /** How far a unit can strike: its range, or 1. */
    public int strikes(int unit) {
        return strikes[unit];
    }

    /** Printed on the full side of the counter, 0, or on the reduced one, 1. */
    public int attack(int face, int unit) {
        return attack[face][unit];
    }

    /** Printed on the full side of the counter, 0, or on the reduced one, 1. */
    public int defence(int face, int unit) {
        return defence[face][unit];
    }

    /** The moves that say one number, made once. */
    public MadeMoves moves() {
        return moves;
    }
}
