package kessel.games.brigade;

import static kessel.games.brigade.UnitStates.DIVERTED;
import static kessel.games.brigade.UnitStates.DRIVEN_OFF;
import static kessel.games.brigade.UnitStates.JOINED;
import static kessel.games.brigade.UnitStates.POSTED;
import static kessel.games.brigade.UnitStates.REDUCED;

import java.util.Arrays;
import kessel.engine.game.Position;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/**
 * The table: where every unit is and in what state, the markers on the map, the points left, and
 * the combat under way. Primitive arrays throughout, so that a copy takes well under a microsecond;
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
    static final int TARGETED = 1;

    /** A full hex that a chain of retreats has already passed through. */
    static final int CHAINED = 1 << 1;

    /**
     * The terrain as the game's own rules have changed it: a minefield cleared, a fortification
     * captured.
     */
    static final int CHANGED = 1 << 2;

    final Campaign campaign;
    final BrigadeScenario scenario;

    /** What the players agreed on, one bit for each of the game's options. */
    int options;

    BrigadeStep step;
    int turn;

    /** The side whose Movement or Combat Phase it is. */
    int phasing;

    final short[] hex;
    final int[] state;
    final byte[] marks;
    final int[] air;

    /** The air points that each side has lost for the rest of the game. */
    final int[] worn;

    /** Where a unit that is gone left the sheet, as {@link Exits} numbers it, and in which turn. */
    final short[] exit;

    final byte[] exitTurn;

    /** The side that holds each objective. */
    final byte[] holder;

    /** Set once the game's own event has happened: in Gazala, the fall of Tobruk. */
    boolean event;

    // The unit that is on the move and may go on, and the half points it has spent.
    int mover;
    int spent;

    // The combat under way; the target is OFF between combats.
    int target;
    int attackAir;
    int defenceAir;
    Outcome outcome;
    Stage stage;

    /** What is still to be given up: attack power in a draw, reduced units at the end. */
    int debt;

    /** The full hex that has to be made room in. */
    int crowded;

    // What follows from the above.
    private final Deployment deployment;

    /**
     * Kept by the game's own rules: the hexes its limit allows, valid while {@link #limitKnown}.
     */
    final long[] limit;

    boolean limitKnown;

    /** How far the resolution of a combat has come (5.1.7, R21). */
    enum Stage {
        DEFENDER_LOSS,
        ATTACKER_LOSS,
        DEFENDER_SACRIFICE,
        ATTACKER_SACRIFICE,
        RETREAT,
        ADVANCE
    }

    BrigadePosition(Campaign campaign, BrigadeScenario scenario) {
        this.campaign = campaign;
        this.scenario = scenario;
        int units = campaign.units();
        int hexes = campaign.grid.size();
        hex = new short[units];
        Arrays.fill(hex, (short) DUE);
        state = new int[units];
        marks = new byte[hexes];
        air = new int[2];
        worn = new int[2];
        exit = new short[units];
        Arrays.fill(exit, (short) Exits.NOWHERE);
        exitTurn = new byte[units];
        holder = new byte[campaign.objectives.size()];
        deployment = new Deployment(campaign);
        limit = new long[(hexes + 63) / 64];
        mover = -1;
        target = Grid.OFF;
        crowded = Grid.OFF;
    }

    private BrigadePosition(BrigadePosition from) {
        campaign = from.campaign;
        scenario = from.scenario;
        options = from.options;
        step = from.step;
        turn = from.turn;
        phasing = from.phasing;
        hex = from.hex.clone();
        state = from.state.clone();
        marks = from.marks.clone();
        air = from.air.clone();
        worn = from.worn.clone();
        exit = from.exit.clone();
        exitTurn = from.exitTurn.clone();
        holder = from.holder.clone();
        event = from.event;
        mover = from.mover;
        spent = from.spent;
        target = from.target;
        attackAir = from.attackAir;
        defenceAir = from.defenceAir;
        outcome = from.outcome;
        stage = from.stage;
        debt = from.debt;
        crowded = from.crowded;
        deployment = new Deployment(from.deployment);
        limit = from.limit.clone();
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
    public BrigadeStep step() {
        return step;
    }

    @Override
    public int turn() {
        return turn;
    }

    // Units.

    int side(int unit) {
        return campaign.side[unit];
    }

    UnitType type(int unit) {
        return campaign.typeOf(unit);
    }

    boolean onMap(int unit) {
        return hex[unit] >= 0;
    }

    boolean is(int unit, int states) {
        return (state[unit] & states) != 0;
    }

    void set(int unit, int states) {
        state[unit] |= states;
    }

    void unset(int unit, int states) {
        state[unit] &= ~states;
    }

    void unsetAll(int side, int states) {
        for (int unit = 0; unit < state.length; unit++) {
            if (campaign.side[unit] == side) {
                state[unit] &= ~states;
            }
        }
    }

    int attack(int unit) {
        return campaign.attack[state[unit] & REDUCED][unit];
    }

    int defence(int unit) {
        return campaign.defence[state[unit] & REDUCED][unit];
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
        return Math.abs(deployment.garrisons()[at]);
    }

    boolean occupied(int at, int side) {
        int garrison = deployment.garrisons()[at];
        return side == 0 ? garrison > 0 : garrison < 0;
    }

    boolean full(int at, int side) {
        return occupied(at, side) && count(at) >= campaign.stacking[side];
    }

    /** Whether a hex lies in a zone of the other side's units. */
    boolean inEnemyZone(int at, int side) {
        return zonesOf(1 - side)[at] > 0;
    }

    /** The same, but for units whose fortifications shelter them from zones. */
    boolean zoneBinds(int at, int side) {
        return inEnemyZone(at, side) && !sheltered(at, side);
    }

    boolean sheltered(int at, int side) {
        return campaign.terrain.fortification().shelters(this, at, side);
    }

    /** The same, as it binds this unit's movement: armour may ignore some zones (4.1.2). */
    boolean engages(int at, int unit) {
        return zonesAgainst(unit)[at] > 0 && !sheltered(at, campaign.side[unit]);
    }

    byte[] zonesAgainst(int unit) {
        int enemy = 1 - campaign.side[unit];
        return campaign.armour[unit] ? zonesOnArmourOf(enemy) : zonesOf(enemy);
    }

    byte[] zonesOf(int side) {
        return deployment.zones(side);
    }

    byte[] zonesOnArmourOf(int side) {
        return deployment.zonesOnArmour(side);
    }

    byte[] garrisons() {
        return deployment.garrisons();
    }

    boolean marked(int at, int mark) {
        return (marks[at] & mark) != 0;
    }

    void mark(int at, int mark) {
        marks[at] |= (byte) mark;
    }

    void unmarkAll(int mark) {
        for (int at = 0; at < marks.length; at++) {
            marks[at] &= (byte) ~mark;
        }
    }

    // Moving units about.

    /** Puts a unit on the map, or into one of the boxes beside it. */
    void put(int unit, int to) {
        if (hex[unit] >= 0) {
            deployment.remove(unit, hex[unit]);
        }
        hex[unit] = (short) to;
        unset(unit, POSTED | DRIVEN_OFF | DIVERTED);
        if (to >= 0) {
            deployment.add(unit, to);
        }
        if (campaign.theatre.blocksLimit(campaign.side[unit])) {
            limitKnown = false;
        }
    }

    /** A unit leaves the sheet here, or is driven off it. */
    void leave(int unit, int from, HexMap.Edge edge, boolean driven) {
        put(unit, GONE);
        exit[unit] = (short) Exits.exit(from, edge);
        exitTurn[unit] = (byte) turn;
        state[unit] &= REDUCED;
        if (driven) {
            set(unit, DRIVEN_OFF);
        }
    }

    // The combat under way.

    boolean adjacentToTarget(int unit) {
        return hex[unit] >= 0 && campaign.grid.adjacent(hex[unit], target);
    }

    /**
     * An attacker that fights at close quarters, as opposed to artillery firing from a distance
     * (R17).
     */
    boolean assaults(int unit) {
        return is(unit, JOINED) && adjacentToTarget(unit);
    }

    /** All units that attack at close quarters. */
    int[] assaulting() {
        int[] units = new int[Grid.DIRECTIONS * campaign.stacking[phasing]];
        int count = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid.neighbour(target, direction);
            if (around != Grid.OFF && occupied(around, phasing)) {
                for (int unit = top(around); unit >= 0; unit = below(unit)) {
                    if (is(unit, JOINED)) {
                        units[count++] = unit;
                    }
                }
            }
        }
        return Arrays.copyOf(units, count);
    }

    /** The air points that the side which is deciding has given to the combat. */
    int airGiven() {
        return step.decider() == attacker() ? attackAir : defenceAir;
    }

    int attacker() {
        return phasing;
    }

    int defender() {
        return 1 - phasing;
    }

    // Equality, and the hash that records quote.

    @Override
    public long hash() {
        long hash = 0xcbf29ce484222325L;
        hash = mix(hash, step.getClass().getSimpleName().hashCode());
        hash = mix(hash, step.decider());
        hash = mix(hash, scenario.id().hashCode());
        hash = mix(hash, options);
        hash = mix(hash, turn);
        hash = mix(hash, phasing);
        for (int unit = 0; unit < hex.length; unit++) {
            hash = mix(hash, hex[unit]);
            hash = mix(hash, state[unit]);
            if (hex[unit] == GONE) {
                hash = mix(hash, exit[unit]);
                hash = mix(hash, exitTurn[unit]);
            }
        }
        for (byte mark : marks) {
            hash = mix(hash, mark);
        }
        for (byte side : holder) {
            hash = mix(hash, side);
        }
        hash = mix(hash, air[0] + (worn[0] << 16));
        hash = mix(hash, air[1] + (worn[1] << 16));
        hash = mix(hash, event ? 1 : 0);
        hash = mix(hash, mover);
        hash = mix(hash, spent);
        hash = mix(hash, target);
        hash = mix(hash, attackAir);
        hash = mix(hash, defenceAir);
        hash = mix(hash, outcome == null ? 0 : outcome.code().hashCode());
        hash = mix(hash, stage == null ? 0 : stage.name().hashCode());
        hash = mix(hash, debt);
        return mix(hash, crowded);
    }

    private static long mix(long hash, int value) {
        long mixed = (hash ^ value) * 0x9e3779b97f4a7c15L;
        return mixed ^ mixed >>> 29;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BrigadePosition position
                && step.equals(position.step)
                && scenario == position.scenario
                && options == position.options
                && turn == position.turn
                && phasing == position.phasing
                && Arrays.equals(hex, position.hex)
                && Arrays.equals(state, position.state)
                && Arrays.equals(marks, position.marks)
                && Arrays.equals(holder, position.holder)
                && Arrays.equals(air, position.air)
                && Arrays.equals(worn, position.worn)
                && sameExits(position)
                && event == position.event
                && mover == position.mover
                && spent == position.spent
                && target == position.target
                && attackAir == position.attackAir
                && defenceAir == position.defenceAir
                && outcome == position.outcome
                && stage == position.stage
                && debt == position.debt
                && crowded == position.crowded;
    }

    private boolean sameExits(BrigadePosition other) {
        for (int unit = 0; unit < hex.length; unit++) {
            boolean differs =
                    exit[unit] != other.exit[unit] || exitTurn[unit] != other.exitTurn[unit];
            if (hex[unit] == GONE && differs) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
