package kessel.games.brigade.rules;

import static kessel.games.brigade.position.BrigadePosition.FREE;
import static kessel.games.brigade.position.BrigadePosition.TARGETED;
import static kessel.games.brigade.position.UnitStates.BATTERED;
import static kessel.games.brigade.position.UnitStates.BEGAN_IN_ZONE;
import static kessel.games.brigade.position.UnitStates.ENGAGED;
import static kessel.games.brigade.position.UnitStates.FOUGHT;
import static kessel.games.brigade.position.UnitStates.MOVED;
import static kessel.games.brigade.position.UnitStates.OBLIGED;
import static kessel.games.brigade.position.UnitStates.PHASE_STATES;

import java.util.Comparator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Recovery;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.movement.Places;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.Words;
import kessel.games.brigade.setup.Arrivals;
import kessel.games.kit.Cited;

/**
 * The sequence of play (3.0): set-up, then turn by turn the first side moves and fights, and after
 * it the other.
 */
final class Sequence {
    private final Campaign campaign;
    private final Battle battle;
    private final Arrivals arrivals;

    /** All units in an order that tells nothing of those that look alike. */
    private final int[] byKind;

    Sequence(Campaign campaign, Battle battle, Arrivals arrivals) {
        this.campaign = campaign;
        this.battle = battle;
        this.arrivals = arrivals;
        byKind =
                campaign.counters().stream()
                        .sorted(Comparator.comparing(Counter::kind))
                        .mapToInt(Counter::index)
                        .toArray();
    }

    /** The next free unit is to be placed, or the first turn begins. */
    void afterPlacing(BrigadePosition position, Chance chance, Journal journal) {
        for (int side : position.orderOfBattle().setUpOrder()) {
            for (int unit = 0; unit < campaign.units(); unit++) {
                if (position.hex(unit) == FREE && position.side(unit) == side) {
                    position.await(BrigadeStep.Kind.PLACING, side);
                    return;
                }
            }
        }
        beginTurn(position, chance, journal);
    }

    private void beginTurn(BrigadePosition position, Chance chance, Journal journal) {
        if (journal.listens()) {
            Words.head(journal, position, SeriesRule.AIR_REFILL, "told.turn", position.turn());
        }
        position.theatre().turnBegins(position, chance, journal);
        for (int side = 0; side < 2; side++) {
            position.setAir(
                    side,
                    Math.max(0, campaign.air(side) - position.theatre().airLost(position, side)));
        }
        beginMovement(position, campaign.first(), journal);
    }

    private void beginMovement(BrigadePosition position, int side, Journal journal) {
        position.setPhasing(side);
        if (journal.listens()) {
            Words.head(journal, position, SeriesRule.SEQUENCE, "told.movement", Cited.side(side));
        }
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.side(unit) == side) {
                position.unset(unit, PHASE_STATES);
                if (position.onMap(unit) && position.inEnemyZone(position.hex(unit), side)) {
                    position.set(unit, BEGAN_IN_ZONE);
                }
            }
        }
        position.theatre().movementBegins(position, side, journal);
        rest(position, side, journal);
    }

    /** Rested units recover, all of them or, where not all can, those that the owner chooses. */
    private void rest(BrigadePosition position, int side, Journal journal) {
        Recovery recovery = campaign.recovery(side);
        if (recovery != null && recovery.comesIn(position.turn())) {
            position.await(BrigadeStep.Kind.RECOVERING, side);
            if (!Rest.choice(position, recovery)) {
                for (int unit : byKind) {
                    if (Rest.rested(position, unit)) {
                        Rest.recover(position, unit, journal);
                    }
                }
                afterRecovery(position);
            }
        } else {
            afterRecovery(position);
        }
    }

    /** From now on the rest of the turn that follows counts. */
    void afterRecovery(BrigadePosition position) {
        position.unsetAll(position.phasing(), ENGAGED | BATTERED);
        position.await(BrigadeStep.Kind.MOVING, position.phasing());
    }

    void endMovement(BrigadePosition position, Chance chance, Journal journal) {
        position.setMover(-1, 0);
        int side = position.phasing();
        arrivals.divert(position, side, journal);
        Places.stay(position, side, journal);
        position.theatre().movementEnds(position, side, journal);
        Rest.phaseEnds(position);
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.side(unit) == side && obliged(position, unit)) {
                position.set(unit, OBLIGED);
            }
        }
        position.await(BrigadeStep.Kind.FIGHTING, side);
        if (journal.listens()) {
            Words.head(journal, position, SeriesRule.SEQUENCE, "told.combat", Cited.side(side));
        }
    }

    /**
     * A unit in an enemy zone must attack, unless it has stayed where it was on dominant terrain
     * (4.1.2, R06).
     */
    private boolean obliged(BrigadePosition position, int unit) {
        return position.onMap(unit)
                && position.engages(position.hex(unit), unit)
                && (position.is(unit, MOVED) || !battle.dominates(position, unit));
    }

    void endCombat(BrigadePosition position, Chance chance, Journal journal) {
        int side = position.phasing();
        position.unsetAll(side, PHASE_STATES);
        position.unsetAll(1 - side, FOUGHT);
        position.unmarkAll(TARGETED);
        position.theatre().combatEnds(position, side, journal);
        Rest.phaseEnds(position);
        if (side == campaign.first()) {
            beginMovement(position, 1 - side, journal);
        } else if (position.turn() == campaign.turns()) {
            disband(position, campaign.first(), journal);
        } else {
            position.setTurn(position.turn() + 1);
            beginTurn(position, chance, journal);
        }
    }

    /** Before the points are counted, a part of the reduced units may have to go (11.2). */
    private void disband(BrigadePosition position, int side, Journal journal) {
        int reduced = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            reduced += DisbandDecision.mayGo(position, unit, side) ? 1 : 0;
        }
        position.setDebt(campaign.removedAtEnd() == 0 ? 0 : reduced / campaign.removedAtEnd());
        if (position.debt() > 0) {
            position.await(BrigadeStep.Kind.DISBANDING, side);
        } else {
            afterDisbanding(position, side, journal);
        }
    }

    void afterDisbanding(BrigadePosition position, int side, Journal journal) {
        if (side == campaign.first()) {
            disband(position, 1 - side, journal);
        } else {
            position.end();
            if (journal.listens()) {
                Words.tell(journal, position, SeriesRule.GAME_END, "told.over");
            }
        }
    }
}
