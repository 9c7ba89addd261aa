package kessel.games.brigade.position;

import static kessel.games.brigade.position.UnitStates.BACKING;
import static kessel.games.brigade.position.UnitStates.DEFENDING;
import static kessel.games.brigade.position.UnitStates.DIVERTED;
import static kessel.games.brigade.position.UnitStates.DRIVEN_OFF;
import static kessel.games.brigade.position.UnitStates.FOUGHT;
import static kessel.games.brigade.position.UnitStates.JOINED;
import static kessel.games.brigade.position.UnitStates.POSTED;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import java.util.Arrays;
import kessel.engine.game.Position;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Search;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.data.Situation;
import kessel.games.brigade.data.UnitType;
import kessel.games.brigade.scenario.BrigadeScenario;

/**
 * The table: where every unit is and in what state, the markers on the map, the points left, and
 * the combat under way. All of it is numbers in {@link Cells}, which keep their hash up to date;
 * the {@link Deployment} follows from where the units are and is kept up to date as they move.
 */
public final class BrigadePosition extends Ledger implements Position<BrigadePosition>, Situation {
    // Where a unit is when it is not on the map.
    public static final int FREE = -1;
    public static final int DUE = -2;
    public static final int DESTROYED = -3;
    public static final int GONE = -4;

    // The markers on a hex.
    /** Has been attacked in this Combat Phase. */
    public static final int TARGETED = 0;

    /** A full hex that a chain of retreats has already passed through. */
    public static final int CHAINED = 1;

    /**
     * The terrain as the game's own rules have changed it: a minefield cleared, a fortification
     * captured.
     */
    public static final int CHANGED = 2;

    /** How far the resolution of a combat has come (5.1.7, R21). */
    public enum Stage {
        DEFENDER_LOSS,
        ATTACKER_LOSS,
        DEFENDER_SACRIFICE,
        ATTACKER_SACRIFICE,
        RETREAT,
        ADVANCE;

        private static final Stage[] ALL = values();

        /** The next stage, or null after the last. */
        public Stage next() {
            return this == ADVANCE ? null : ALL[ordinal() + 1];
        }
    }

    private final Campaign campaign;
    private final Theatre theatre;
    private BrigadeScenario scenario;

    // What follows from the numbers.
    private final Deployment deployment;

    /** Whether the theatre's own ground is up to date. */
    private boolean theatreGroundKnown;

    public BrigadePosition(Campaign campaign, Theatre theatre, BrigadeScenario scenario) {
        super(campaign);
        this.campaign = campaign;
        this.theatre = theatre;
        deployment = new Deployment(campaign, theatre);
        belongTo(scenario);
        setMover(-1, 0);
        setTarget(Grid.OFF);
        setCrowded(Grid.OFF);
        for (int unit = 0; unit < campaign.units(); unit++) {
            setHex(unit, DUE);
        }
        for (int hex = 0; hex < campaign.grid().size(); hex++) {
            deployment.survey(this, hex);
        }
    }

    private void belongTo(BrigadeScenario of) {
        scenario = of;
        setScenario(of.id().hashCode());
    }

    private BrigadePosition(BrigadePosition from) {
        super(from);
        campaign = from.campaign;
        theatre = from.theatre;
        scenario = from.scenario;
        deployment = from.deployment.copy();
        theatreGroundKnown = from.theatreGroundKnown;
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
        copyNumbers(from);
        deployment.copyFrom(from.deployment);
        theatreGroundKnown = from.theatreGroundKnown;
    }

    public Campaign campaign() {
        return campaign;
    }

    public Theatre theatre() {
        return theatre;
    }

    public BrigadeScenario orderOfBattle() {
        return scenario;
    }

    // Units.

    public int side(int unit) {
        return campaign.side(unit);
    }

    public UnitType type(int unit) {
        return campaign.typeOf(unit);
    }

    public void unsetAll(int side, int states) {
        for (int unit : campaign.unitsOf(side)) {
            unset(unit, states);
        }
    }

    public int attack(int unit) {
        return campaign.attack(state(unit) & REDUCED, unit);
    }

    public int defence(int unit) {
        return campaign.defence(state(unit) & REDUCED, unit);
    }

    /** Whether both sides see this unit whole. */
    public boolean open(int unit) {
        return !onMap(unit)
                || over()
                || (options() & campaign.openOdds()) != 0
                || is(unit, DEFENDING)
                || is(unit, FOUGHT) && is(unit, JOINED | BACKING);
    }

    // Hexes.

    /**
     * The first unit of a hex's stack, or -1; {@link #below} gives the others. Stacks are in the
     * order of the counters.
     */
    public int top(int at) {
        return deployment.top(at);
    }

    public int below(int unit) {
        return deployment.below(unit);
    }

    public int count(int at) {
        return Math.abs(deployment.garrison(at));
    }

    public boolean occupied(int at, int side) {
        int garrison = deployment.garrison(at);
        return side == 0 ? garrison > 0 : garrison < 0;
    }

    /** The first hex in which units of a side stand, or -1; hexes come in their order. */
    public int firstHeld(int side) {
        return deployment.held(side, 0);
    }

    /** The next hex in which units of a side stand, or -1. */
    public int nextHeld(int side, int after) {
        return deployment.held(side, after + 1);
    }

    public boolean full(int at, int side) {
        int garrison = deployment.garrison(at);
        return (side == 0 ? garrison : -garrison) >= campaign.stacking(side);
    }

    /** Whether a hex lies in a zone of the other side's units. */
    public boolean inEnemyZone(int at, int side) {
        return deployment.zones(at, 1 - side) > 0;
    }

    /** The same, but for units whose fortifications shelter them from zones. */
    public boolean zoneBinds(int at, int side) {
        return deployment.board()[deployment.binding(side, false) + at] > 0;
    }

    public boolean sheltered(int at, int side) {
        return campaign.terrain().fortification().shelters(this, at, side);
    }

    /** The same, as it binds this unit's movement: armour may ignore some zones (4.1.2). */
    public boolean engages(int at, int unit) {
        return board()[zonesAgainst(unit) + at] > 0;
    }

    /** What movement goes over: layers with a byte for every hex. */
    public byte[] board() {
        return deployment.board();
    }

    /** Where on the board the zones of a side's units begin. */
    public int zones(int side) {
        return deployment.zones(side);
    }

    /** Where on the board the zones that bind a unit's movement begin. */
    public int zonesAgainst(int unit) {
        return deployment.binding(campaign.side(unit), campaign.armour(unit));
    }

    /** Where on the board it begins what entering a hex costs units of a side besides the step. */
    public int ground(int side) {
        return deployment.ground(side);
    }

    @Override
    public boolean changed(int at) {
        return marked(at, CHANGED);
    }

    public void mark(int at, int mark) {
        setMark(at, mark);
        if (mark == CHANGED) {
            deployment.survey(this, at);
            theatreGroundKnown = false;
        }
    }

    // The theatre's own ground.

    public boolean theatreGroundKnown() {
        return theatreGroundKnown;
    }

    /** Where on the board the ground begins of the units that the theatre confines. */
    public int theatreGround() {
        return deployment.theatreGround();
    }

    /** All of it is closed yet; {@link #openTheatreGround} says what is not. */
    public void closeTheatreGround() {
        int first = deployment.theatreGround();
        Arrays.fill(board(), first, first + campaign.grid().size(), (byte) Search.BARRED);
        theatreGroundKnown = true;
    }

    /** Confined units of this side may enter a hex as its other units may. */
    public void openTheatreGround(int at, int side) {
        board()[deployment.theatreGround() + at] = board()[deployment.ground(side) + at];
    }

    // Moving units about.

    /** Puts a unit on the map, or into one of the boxes beside it. */
    public void put(int unit, int to) {
        int from = hex(unit);
        if (from >= 0) {
            deployment.remove(this, unit, from);
        } else if (from == GONE) {
            setExit(unit, Exits.NOWHERE, 0);
        }
        setHex(unit, to);
        unset(unit, POSTED | DRIVEN_OFF | DIVERTED);
        if (to >= 0) {
            deployment.add(this, unit, to);
        }
        if (theatre.shapesGround(campaign.side(unit))) {
            theatreGroundKnown = false;
        }
    }

    /** A unit leaves the sheet here, or is driven off it. */
    public void leave(int unit, int from, HexMap.Edge edge, boolean driven) {
        put(unit, GONE);
        setExit(unit, Exits.exit(from, edge), turn());
        setState(unit, state(unit) & REDUCED | (driven ? DRIVEN_OFF : 0));
    }

    /** Whether a unit has no part in this game, as in a lesson: it never was on the sheet. */
    public boolean absent(int unit) {
        return hex(unit) == GONE && exit(unit) == Exits.NOWHERE;
    }

    /** Whether a unit is gone across this edge. */
    public boolean leftBy(int unit, HexMap.Edge edge) {
        return hex(unit) == GONE && exit(unit) != Exits.NOWHERE && Exits.edge(exit(unit)) == edge;
    }

    // The combat under way.

    public boolean adjacentToTarget(int unit) {
        return onMap(unit) && campaign.grid().adjacent(hex(unit), target());
    }

    /**
     * An attacker that fights at close quarters, as opposed to artillery firing from a distance
     * (R17).
     */
    public boolean assaults(int unit) {
        return is(unit, JOINED) && adjacentToTarget(unit);
    }

    /** The first unit that attacks at close quarters, or -1. */
    public int firstAssaulting() {
        return assaultingFrom(0);
    }

    /** The next unit that attacks at close quarters, or -1. */
    public int nextAssaulting(int unit) {
        int next = joined(below(unit));
        return next >= 0
                ? next
                : assaultingFrom(campaign.grid().direction(target(), hex(unit)) + 1);
    }

    private int assaultingFrom(int firstDirection) {
        for (int direction = firstDirection; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid().neighbour(target(), direction);
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
    public int airGiven() {
        return step().decider() == attacker() ? attackAir() : defenceAir();
    }

    public int attacker() {
        return phasing();
    }

    public int defender() {
        return 1 - phasing();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BrigadePosition position
                && scenario == position.scenario
                && sameNumbers(position);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
