package kessel.games.brigade;

import static kessel.games.brigade.UnitStates.DIVERTED;
import static kessel.games.brigade.UnitStates.DRIVEN_OFF;
import static kessel.games.brigade.UnitStates.JOINED;
import static kessel.games.brigade.UnitStates.POSTED;
import static kessel.games.brigade.UnitStates.REDUCED;

import java.util.Arrays;
import kessel.engine.game.Cells;
import kessel.engine.game.Position;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Search;

/**
 * The table: where every unit is and in what state, the markers on the map, the points left, and
 * the combat under way. All of it is numbers in {@link Cells}, which keep their hash up to date;
 * the {@link Deployment} follows from where the units are and is kept up to date as they move.
 */
public final class BrigadePosition implements Position<BrigadePosition> {
    // Where a unit is when it is not on the map.
    static final int FREE = -1;
    static final int DUE = -2;
    static final int DESTROYED = -3;
    static final int GONE = -4;

    // The markers on a hex.
    /** Has been attacked in this Combat Phase. */
    static final int TARGETED = 0;

    /** A full hex that a chain of retreats has already passed through. */
    static final int CHAINED = 1;

    /**
     * The terrain as the game's own rules have changed it: a minefield cleared, a fortification
     * captured.
     */
    static final int CHANGED = 2;

    private static final int MARKS = 3;

    // The cells: first the numbers that there is one of, then those of the sides, of the units, of
    // the objectives, and the markers, a bit for each hex.
    private static final int STEP = 0;
    private static final int SCENARIO = 1;
    private static final int OPTIONS = 2;
    private static final int TURN = 3;
    private static final int PHASING = 4;
    private static final int EVENT = 5;
    private static final int MOVER = 6;
    private static final int SPENT = 7;
    private static final int TARGET = 8;
    private static final int ATTACK_AIR = 9;
    private static final int DEFENCE_AIR = 10;
    private static final int OUTCOME = 11;
    private static final int STAGE = 12;
    private static final int DEBT = 13;
    private static final int CROWDED = 14;
    private static final int AIR = 15;
    private static final int WORN = 17;
    private static final int HEX = 19;

    /** How far the resolution of a combat has come (5.1.7, R21). */
    enum Stage {
        DEFENDER_LOSS,
        ATTACKER_LOSS,
        DEFENDER_SACRIFICE,
        ATTACKER_SACRIFICE,
        RETREAT,
        ADVANCE;

        private static final Stage[] ALL = values();

        /** The next stage, or null after the last. */
        Stage next() {
            return this == ADVANCE ? null : ALL[ordinal() + 1];
        }
    }

    private static final Outcome[] OUTCOMES = Outcome.values();
    private static final int EXIT_TURNS = 128;
    private static final int WORD = 32;

    final Campaign campaign;
    private BrigadeScenario scenario;
    private final int units;
    private final int firstState;
    private final int firstExit;
    private final int firstHolder;
    private final int firstMark;
    private final int markWords;
    private final Cells cells;

    // What follows from the above.
    private final Deployment deployment;

    /** Whether the game's own limit is up to date. */
    private boolean limitKnown;

    BrigadePosition(Campaign campaign, BrigadeScenario scenario) {
        this.campaign = campaign;
        this.scenario = scenario;
        units = campaign.units();
        firstState = HEX + units;
        firstExit = firstState + units;
        firstHolder = firstExit + units;
        firstMark = firstHolder + campaign.objectives.size();
        int hexes = campaign.grid.size();
        markWords = (hexes + WORD - 1) / WORD;
        cells = new Cells(firstMark + MARKS * markWords);
        deployment = new Deployment(campaign);
        cells.set(SCENARIO, scenario.id().hashCode());
        setMover(-1, 0);
        setTarget(Grid.OFF);
        setCrowded(Grid.OFF);
        for (int unit = 0; unit < units; unit++) {
            cells.set(HEX + unit, DUE);
        }
        for (int hex = 0; hex < hexes; hex++) {
            deployment.survey(this, hex);
        }
    }

    private BrigadePosition(BrigadePosition from) {
        campaign = from.campaign;
        scenario = from.scenario;
        units = from.units;
        firstState = from.firstState;
        firstExit = from.firstExit;
        firstHolder = from.firstHolder;
        firstMark = from.firstMark;
        markWords = from.markWords;
        cells = from.cells.copy();
        deployment = from.deployment.copy();
        limitKnown = from.limitKnown;
    }

    @Override
    public BrigadePosition copy() {
        return new BrigadePosition(this);
    }

    @Override
    public String scenario() {
        return scenario.id();
    }

    @Override
    public void copyFrom(BrigadePosition from) {
        scenario = from.scenario;
        cells.copyFrom(from.cells);
        deployment.copyFrom(from.deployment);
        limitKnown = from.limitKnown;
    }

    BrigadeScenario orderOfBattle() {
        return scenario;
    }

    // The turn.

    @Override
    public BrigadeStep step() {
        return BrigadeStep.numbered(cells.get(STEP));
    }

    /** Waits for a side to decide a step of this kind. */
    void await(BrigadeStep.Kind kind, int side) {
        cells.set(STEP, kind.number(side));
    }

    /** The game is over. */
    void end() {
        await(BrigadeStep.Kind.OVER, 0);
    }

    /** What the players agreed on, one bit for each of the game's options. */
    int options() {
        return cells.get(OPTIONS);
    }

    void agreeOn(int option) {
        cells.set(OPTIONS, options() | option);
    }

    @Override
    public int turn() {
        return cells.get(TURN);
    }

    void setTurn(int turn) {
        cells.set(TURN, turn);
    }

    /** The side whose Movement or Combat Phase it is. */
    int phasing() {
        return cells.get(PHASING);
    }

    void setPhasing(int side) {
        cells.set(PHASING, side);
    }

    /** Whether the game's own event has happened: in Gazala, the fall of Tobruk. */
    boolean event() {
        return cells.get(EVENT) != 0;
    }

    void setEvent(boolean happened) {
        cells.set(EVENT, happened ? 1 : 0);
    }

    /** The unit that is on the move and may go on, or -1. */
    int mover() {
        return cells.get(MOVER);
    }

    /** The half points that the mover has spent. */
    int spent() {
        return cells.get(SPENT);
    }

    void setMover(int unit, int spent) {
        cells.set(MOVER, unit);
        cells.set(SPENT, spent);
    }

    /** The air points that a side has left in this turn. */
    int air(int side) {
        return cells.get(AIR + side);
    }

    void setAir(int side, int points) {
        cells.set(AIR + side, points);
    }

    /** The air points that a side has lost for the rest of the game. */
    int worn(int side) {
        return cells.get(WORN + side);
    }

    void setWorn(int side, int points) {
        cells.set(WORN + side, points);
    }

    /** The side that holds an objective. */
    int holder(int objective) {
        return cells.get(firstHolder + objective);
    }

    void setHolder(int objective, int side) {
        cells.set(firstHolder + objective, side);
    }

    // Units.

    int side(int unit) {
        return campaign.side[unit];
    }

    UnitType type(int unit) {
        return campaign.typeOf(unit);
    }

    /** Where a unit is: a hex, or one of the boxes beside the map. */
    int hex(int unit) {
        return cells.get(HEX + unit);
    }

    boolean onMap(int unit) {
        return hex(unit) >= 0;
    }

    int state(int unit) {
        return cells.get(firstState + unit);
    }

    void setState(int unit, int states) {
        cells.set(firstState + unit, states);
    }

    boolean is(int unit, int states) {
        return (state(unit) & states) != 0;
    }

    void set(int unit, int states) {
        setState(unit, state(unit) | states);
    }

    void unset(int unit, int states) {
        setState(unit, state(unit) & ~states);
    }

    void unsetAll(int side, int states) {
        for (int unit : campaign.unitsOf[side]) {
            unset(unit, states);
        }
    }

    int attack(int unit) {
        return campaign.attack[state(unit) & REDUCED][unit];
    }

    int defence(int unit) {
        return campaign.defence[state(unit) & REDUCED][unit];
    }

    /** Where a unit that is gone left the sheet, as {@link Exits} numbers it. */
    int exit(int unit) {
        return exits(unit) / EXIT_TURNS - 1;
    }

    /** The turn in which a unit that is gone left the sheet. */
    int exitTurn(int unit) {
        return exits(unit) % EXIT_TURNS;
    }

    private int exits(int unit) {
        return cells.get(firstExit + unit);
    }

    void setExit(int unit, int exit, int inTurn) {
        cells.set(firstExit + unit, (exit + 1) * EXIT_TURNS + inTurn);
    }

    // Hexes.

    /**
     * The first unit of a hex's stack, or -1; {@link #below} gives the others. Stacks are in the
     * order of the counters.
     */
    int top(int at) {
        return deployment.top(at);
    }

    int below(int unit) {
        return deployment.below(unit);
    }

    int count(int at) {
        return Math.abs(deployment.garrison(at));
    }

    boolean occupied(int at, int side) {
        int garrison = deployment.garrison(at);
        return side == 0 ? garrison > 0 : garrison < 0;
    }

    boolean full(int at, int side) {
        return occupied(at, side) && count(at) >= campaign.stacking[side];
    }

    /** Whether a hex lies in a zone of the other side's units. */
    boolean inEnemyZone(int at, int side) {
        return deployment.zones(at, 1 - side) > 0;
    }

    /** The same, but for units whose fortifications shelter them from zones. */
    boolean zoneBinds(int at, int side) {
        return deployment.board()[deployment.binding(side, false) + at] > 0;
    }

    boolean sheltered(int at, int side) {
        return campaign.terrain.fortification().shelters(this, at, side);
    }

    /** The same, as it binds this unit's movement: armour may ignore some zones (4.1.2). */
    boolean engages(int at, int unit) {
        return board()[zonesAgainst(unit) + at] > 0;
    }

    /** What movement goes over: layers with a byte for every hex. */
    byte[] board() {
        return deployment.board();
    }

    /** Where on the board the zones that bind a unit's movement begin. */
    int zonesAgainst(int unit) {
        return deployment.binding(campaign.side[unit], campaign.armour[unit]);
    }

    /** Where on the board it begins what entering a hex costs units of a side besides the step. */
    int ground(int side) {
        return deployment.ground(side);
    }

    boolean marked(int at, int mark) {
        return (cells.get(markCell(at, mark)) & 1 << at) != 0;
    }

    void mark(int at, int mark) {
        int cell = markCell(at, mark);
        cells.set(cell, cells.get(cell) | 1 << at);
        if (mark == CHANGED) {
            deployment.survey(this, at);
            limitKnown = false;
        }
    }

    private int markCell(int at, int mark) {
        return firstMark + mark * markWords + at / WORD;
    }

    /** Takes away all markers of a kind; what has changed of the terrain remains. */
    void unmarkAll(int mark) {
        int first = firstMark + mark * markWords;
        for (int cell = first; cell < first + markWords; cell++) {
            cells.set(cell, 0);
        }
    }

    // The game's own limit.

    boolean limitKnown() {
        return limitKnown;
    }

    /** Where on the board the ground of units begins that the limit binds. */
    int limit() {
        return deployment.limit();
    }

    /** Nothing lies within the limit yet; {@link #allow} says what does. */
    void beginLimit() {
        int first = deployment.limit();
        Arrays.fill(board(), first, first + campaign.grid.size(), (byte) Search.BARRED);
        limitKnown = true;
    }

    /** A hex lies within the limit of units of this side. */
    void allow(int at, int side) {
        board()[deployment.limit() + at] = board()[deployment.ground(side) + at];
    }

    // Moving units about.

    /** Puts a unit on the map, or into one of the boxes beside it. */
    void put(int unit, int to) {
        int from = hex(unit);
        if (from >= 0) {
            deployment.remove(this, unit, from);
        } else if (from == GONE) {
            cells.set(firstExit + unit, 0);
        }
        cells.set(HEX + unit, to);
        unset(unit, POSTED | DRIVEN_OFF | DIVERTED);
        if (to >= 0) {
            deployment.add(this, unit, to);
        }
        if (campaign.theatre.blocksLimit(campaign.side[unit])) {
            limitKnown = false;
        }
    }

    /** A unit leaves the sheet here, or is driven off it. */
    void leave(int unit, int from, HexMap.Edge edge, boolean driven) {
        put(unit, GONE);
        setExit(unit, Exits.exit(from, edge), turn());
        setState(unit, state(unit) & REDUCED | (driven ? DRIVEN_OFF : 0));
    }

    // The combat under way.

    /** The hex under attack; OFF between combats. */
    int target() {
        return cells.get(TARGET);
    }

    void setTarget(int at) {
        cells.set(TARGET, at);
    }

    int attackAir() {
        return cells.get(ATTACK_AIR);
    }

    void setAttackAir(int points) {
        cells.set(ATTACK_AIR, points);
    }

    int defenceAir() {
        return cells.get(DEFENCE_AIR);
    }

    void setDefenceAir(int points) {
        cells.set(DEFENCE_AIR, points);
    }

    /** What the dice have brought, or null before they are rolled. */
    Outcome outcome() {
        int number = cells.get(OUTCOME);
        return number == 0 ? null : OUTCOMES[number - 1];
    }

    void setOutcome(Outcome outcome) {
        cells.set(OUTCOME, outcome == null ? 0 : outcome.ordinal() + 1);
    }

    Stage stage() {
        int number = cells.get(STAGE);
        return number == 0 ? null : Stage.ALL[number - 1];
    }

    void setStage(Stage stage) {
        cells.set(STAGE, stage == null ? 0 : stage.ordinal() + 1);
    }

    /** What is still to be given up: attack power in a draw, reduced units at the end. */
    int debt() {
        return cells.get(DEBT);
    }

    void setDebt(int debt) {
        cells.set(DEBT, debt);
    }

    /** The full hex that has to be made room in. */
    int crowded() {
        return cells.get(CROWDED);
    }

    void setCrowded(int at) {
        cells.set(CROWDED, at);
    }

    boolean adjacentToTarget(int unit) {
        return onMap(unit) && campaign.grid.adjacent(hex(unit), target());
    }

    /**
     * An attacker that fights at close quarters, as opposed to artillery firing from a distance
     * (R17).
     */
    boolean assaults(int unit) {
        return is(unit, JOINED) && adjacentToTarget(unit);
    }

    /** The first unit that attacks at close quarters, or -1. */
    int firstAssaulting() {
        return assaultingFrom(0);
    }

    /** The next unit that attacks at close quarters, or -1. */
    int nextAssaulting(int unit) {
        int next = joined(below(unit));
        return next >= 0 ? next : assaultingFrom(campaign.grid.direction(target(), hex(unit)) + 1);
    }

    private int assaultingFrom(int firstDirection) {
        for (int direction = firstDirection; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid.neighbour(target(), direction);
            if (around != Grid.OFF && occupied(around, attacker())) {
                int unit = joined(top(around));
                if (unit >= 0) {
                    return unit;
                }
            }
        }
        return -1;
    }

    /** This unit, or the next below it, that is part of the attack. */
    private int joined(int first) {
        int unit = first;
        while (unit >= 0 && !is(unit, JOINED)) {
            unit = below(unit);
        }
        return unit;
    }

    /** The air points that the side which is deciding has given to the combat. */
    int airGiven() {
        return step().decider() == attacker() ? attackAir() : defenceAir();
    }

    int attacker() {
        return phasing();
    }

    int defender() {
        return 1 - phasing();
    }

    // Equality, and the hash that records quote.

    @Override
    public long hash() {
        return cells.hash();
    }

    @Override
    public long hashFromScratch() {
        return cells.hashFromScratch();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BrigadePosition position
                && scenario == position.scenario
                && cells.equals(position.cells);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }
}
