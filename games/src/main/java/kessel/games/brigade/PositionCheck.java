package kessel.games.brigade;

import static kessel.games.brigade.position.BrigadePosition.DUE;
import static kessel.games.brigade.position.BrigadePosition.FREE;
import static kessel.games.brigade.position.BrigadePosition.GONE;
import static kessel.games.brigade.position.UnitStates.ADVANCING;
import static kessel.games.brigade.position.UnitStates.BACKING;
import static kessel.games.brigade.position.UnitStates.BATTERED;
import static kessel.games.brigade.position.UnitStates.COMBAT_STATES;
import static kessel.games.brigade.position.UnitStates.DEFENDING;
import static kessel.games.brigade.position.UnitStates.DIVERTED;
import static kessel.games.brigade.position.UnitStates.DRIVEN_OFF;
import static kessel.games.brigade.position.UnitStates.ENGAGED;
import static kessel.games.brigade.position.UnitStates.JOINED;
import static kessel.games.brigade.position.UnitStates.OBLIGED;
import static kessel.games.brigade.position.UnitStates.POSTED;
import static kessel.games.brigade.position.UnitStates.RECOVERED;
import static kessel.games.brigade.position.UnitStates.REDUCED;
import static kessel.games.brigade.position.UnitStates.RETREATING;

import java.util.BitSet;
import java.util.Map;
import kessel.engine.data.Item;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadePosition.Stage;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.rules.BrigadeRules;
import kessel.games.brigade.rules.DisbandDecision;

/**
 * Whether a position that somebody wrote down can be: a file must not lead the rules into what no
 * game could reach.
 */
final class PositionCheck {
    private final BrigadePosition position;
    private final Campaign campaign;
    private final Item file;
    private final boolean combat;

    private PositionCheck(BrigadePosition position, Item file) {
        this.position = position;
        this.campaign = position.campaign();
        this.file = file;
        combat = position.target() != Grid.OFF;
    }

    static void check(BrigadePosition position, Item file) {
        PositionCheck check = new PositionCheck(position, file);
        check.stacks();
        check.mover();
        check.step();
        if (check.combat) {
            check.combat();
        }
        for (int unit = 0; unit < check.campaign.units(); unit++) {
            check.states(unit);
        }
        check.choices();
    }

    private void stacks() {
        for (int hex = 0; hex < campaign.grid().size(); hex++) {
            int side = position.occupied(hex, 0) ? 0 : 1;
            int room = campaign.stacking(side) + (hex == position.crowded() ? 1 : 0);
            if (position.count(hex) > room) {
                throw file.at("units")
                        .fault(
                                position.count(hex)
                                        + " units stand in "
                                        + campaign.grid().label(hex)
                                        + ", at most "
                                        + campaign.stacking(side)
                                        + " may");
            }
        }
    }

    private void mover() {
        if (position.mover() < 0) {
            return;
        }
        boolean moving =
                position.step() instanceof BrigadeStep.Moving
                        && position.onMap(position.mover())
                        && position.side(position.mover()) == position.phasing();
        if (!moving) {
            throw file.at("moving").fault("nobody can be on the move here");
        }
    }

    private void step() {
        int decider = position.step().decider();
        boolean phasing = decider == position.phasing();
        Outcome outcome = position.outcome();
        boolean fits =
                switch (position.step()) {
                    case BrigadeStep.Over _, BrigadeStep.Placing _ -> !combat;
                    case BrigadeStep.Moving _, BrigadeStep.Fighting _ -> !combat && phasing;
                    case BrigadeStep.Recovering _ ->
                            !combat
                                    && phasing
                                    && campaign.recovery(decider) != null
                                    && campaign.recovery(decider).comesIn(position.turn());
                    case BrigadeStep.Disbanding _ ->
                            !combat
                                    && campaign.removedAtEnd() > 0
                                    && position.turn() == campaign.turns()
                                    && position.debt() > 0
                                    && position.debt() <= reduced(decider);
                    case BrigadeStep.Gathering _ -> combat && outcome == null && phasing;
                    case BrigadeStep.Defending _ -> combat && outcome == null && !phasing;
                    case BrigadeStep.Losing _ ->
                            waits(phasing ? Stage.ATTACKER_LOSS : Stage.DEFENDER_LOSS)
                                    && suffers(outcome, phasing);
                    case BrigadeStep.Sacrificing _ ->
                            waits(phasing ? Stage.ATTACKER_SACRIFICE : Stage.DEFENDER_SACRIFICE)
                                    && outcome == Outcome.EMP;
                    case BrigadeStep.Retreating _, BrigadeStep.Displacing _ ->
                            waits(Stage.RETREAT) && decider == retreating();
                    case BrigadeStep.Advancing _ ->
                            waits(Stage.ADVANCE)
                                    && phasing
                                    && outcome.attackerWins()
                                    && !position.occupied(position.target(), position.defender());
                };
        if (!(position.step() instanceof BrigadeStep.Disbanding)) {
            file.find("to-disband")
                    .ifPresent(
                            early -> {
                                throw early.fault("nobody has to be removed now");
                            });
        }
        boolean crowds = position.step() instanceof BrigadeStep.Displacing;
        if (!fits || crowds != (position.crowded() != Grid.OFF) || crowds && !crowded(decider)) {
            Item step = file.at("step");
            throw step.fault("'" + step.text() + "' does not fit the rest of the position");
        }
        if (!(position.step() instanceof BrigadeStep.Placing)) {
            for (int unit = 0; unit < campaign.units(); unit++) {
                if (position.hex(unit) == FREE) {
                    throw unit(unit).fault(id(unit) + " should have been set up by now");
                }
            }
        }
    }

    private int reduced(int side) {
        int count = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            count += DisbandDecision.mayGo(position, unit, side) ? 1 : 0;
        }
        return count;
    }

    private boolean waits(Stage stage) {
        return combat && position.outcome() != null && position.stage() == stage;
    }

    private static boolean suffers(Outcome outcome, boolean attacker) {
        return (attacker ? outcome.onAttacker() : outcome.onDefender()).toll().ofOne();
    }

    /** The side that the result drives back, or -1. */
    private int retreating() {
        if (position.outcome().onDefender().retreats()) {
            return position.defender();
        }
        return position.outcome().onAttacker().retreats() ? position.attacker() : -1;
    }

    private boolean crowded(int side) {
        return position.occupied(position.crowded(), side)
                && position.full(position.crowded(), side)
                && position.count(position.crowded()) > campaign.stacking(side)
                && position.marked(position.crowded(), BrigadePosition.CHAINED);
    }

    private void combat() {
        Item item = file.at("combat");
        if (position.outcome() == null) {
            for (String later : new String[] {"stage", "debt"}) {
                item.find(later)
                        .ifPresent(
                                early -> {
                                    throw early.fault(
                                            "there is no '" + later + "' before a result");
                                });
            }
            if (!position.occupied(position.target(), position.defender())) {
                throw item.at("target").fault("there is nobody to attack in this hex");
            }
        } else if (position.outcome() != Outcome.EMP && position.debt() != 0) {
            throw item.at("debt").fault("only a draw leaves something to be given up");
        }
        if (position.crowded() == Grid.OFF && item.find("chain").isPresent()) {
            throw item.at("chain").fault("there is no chain without a crowded hex");
        }
        // Whoever assaults can be hurt until the attacker's loss is settled.
        boolean assault =
                position.step() instanceof BrigadeStep.Defending
                        || position.outcome() != null
                                && position.outcome() != Outcome.DB
                                && position.stage().compareTo(Stage.ATTACKER_LOSS) <= 0;
        if (assault && !anyAssaults()) {
            throw item.fault("nobody attacks at close quarters");
        }
    }

    private boolean anyAssaults() {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.assaults(unit)) {
                return true;
            }
        }
        return false;
    }

    private void states(int unit) {
        if (!position.onMap(unit) && position.is(unit, COMBAT_STATES | POSTED)) {
            throw unit(unit).fault(id(unit) + " does all that beside the map");
        }
        require(unit, OBLIGED, position.side(unit) == position.phasing(), "owes no attack now");
        require(unit, REDUCED, campaign.counter(unit).reducible(), "has no reduced side");
        require(unit, DRIVEN_OFF, position.hex(unit) == GONE, "has not left the map");
        require(unit, DIVERTED, position.hex(unit) == DUE, "does not wait to enter");
        require(unit, ENGAGED | BATTERED, campaign.restCounts(), "need not rest in this game");
        require(
                unit,
                RECOVERED,
                campaign.restCounts() && position.side(unit) == position.phasing(),
                "has not recovered in this phase");
        if (position.hex(unit) == GONE && position.exitTurn(unit) > position.turn()) {
            throw unit(unit).fault(id(unit) + " has left in a turn that is still to come");
        }
        if (!combat) {
            require(unit, COMBAT_STATES, false, "has no part in a combat, for there is none");
            return;
        }
        boolean attacks = position.side(unit) == position.attacker();
        boolean declared = !(position.step() instanceof BrigadeStep.Gathering);
        boolean decided = position.outcome() != null;
        require(unit, JOINED, attacks, "cannot be part of this attack");
        require(
                unit,
                BACKING,
                !attacks && declared && position.type(unit).artillery(),
                "cannot support this defence");
        require(unit, DEFENDING, !attacks && declared, "cannot be under attack");
        if (!decided) {
            undecided(unit, declared);
        }
        boolean retreats =
                decided
                        && position.stage() == Stage.RETREAT
                        && position.side(unit) == retreating()
                        && (attacks ? position.assaults(unit) : position.is(unit, DEFENDING));
        require(unit, RETREATING, retreats, "has no reason to retreat");
        boolean advances =
                position.step() instanceof BrigadeStep.Advancing
                        && position.assaults(unit)
                        && position.type(unit).advance() > 0;
        require(unit, ADVANCING, advances, "may not advance");
    }

    /** Before the dice nobody has moved: whoever takes part still stands where it did. */
    private void undecided(int unit, boolean declared) {
        if (position.is(unit, JOINED | BACKING)) {
            int reach = Math.max(1, campaign.counter(unit).range());
            int distance = campaign.grid().distance(position.hex(unit), position.target());
            require(unit, JOINED | BACKING, distance > 0 && distance <= reach, "is too far away");
        }
        boolean there = position.hex(unit) == position.target();
        require(unit, DEFENDING, there, "is not in the hex under attack");
        if (there && declared && !position.is(unit, DEFENDING)) {
            throw unit(unit).fault(id(unit) + " stands under attack and is not 'defending'");
        }
    }

    private void require(int unit, int states, boolean possible, String fault) {
        if (!possible && position.is(unit, states)) {
            throw unit(unit).fault(id(unit) + " " + fault);
        }
    }

    /** Whoever is to decide has something to choose from, now and for every unit to be set up. */
    private void choices() {
        if (position.over()) {
            return;
        }
        BrigadeRules rules = new BrigadeRules(campaign, Map.of());
        BitSet placeable = new BitSet();
        BitSet any = new BitSet();
        BrigadePosition trial = position.copy();
        rules.moves(trial, _ -> any.set(0));
        if (any.isEmpty()) {
            Item step = file.at("step");
            throw step.fault("'" + step.text() + "' leaves nothing to choose from");
        }
        if (!(position.step() instanceof BrigadeStep.Placing)) {
            return;
        }
        for (int side : position.orderOfBattle().setUpOrder()) {
            trial.await(BrigadeStep.Kind.PLACING, side);
            rules.moves(trial, move -> placeable.set(((BrigadeMove.Place) move).unit()));
        }
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.hex(unit) == FREE && !placeable.get(unit)) {
                throw unit(unit).fault(id(unit) + " cannot be set up anywhere");
            }
        }
    }

    private String id(int unit) {
        return campaign.counter(unit).id();
    }

    private Item unit(int unit) {
        return file.at("units").at(id(unit));
    }
}
