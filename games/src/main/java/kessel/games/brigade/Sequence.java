package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.BEGAN_IN_ZONE;
import static kessel.games.brigade.BrigadePosition.FOUGHT;
import static kessel.games.brigade.BrigadePosition.FREE;
import static kessel.games.brigade.BrigadePosition.MOVED;
import static kessel.games.brigade.BrigadePosition.OBLIGED;
import static kessel.games.brigade.BrigadePosition.PHASE_STATES;
import static kessel.games.brigade.BrigadePosition.TARGETED;

import kessel.engine.game.Chance;
import kessel.engine.game.Journal;

/**
 * The sequence of play (3.0): set-up, then turn by turn the first side moves and fights, and after
 * it the other.
 */
final class Sequence {
    private final Campaign campaign;
    private final Battle battle;

    Sequence(Campaign campaign, Battle battle) {
        this.campaign = campaign;
        this.battle = battle;
    }

    /** The next free unit is to be placed, or the first turn begins. */
    void afterPlacing(BrigadePosition position, Chance chance, Journal journal) {
        for (int side : position.scenario.setUpOrder()) {
            for (int unit = 0; unit < campaign.units(); unit++) {
                if (position.hex[unit] == FREE && position.side(unit) == side) {
                    position.step = new BrigadeStep.Placing(side);
                    return;
                }
            }
        }
        beginTurn(position, chance, journal);
    }

    private void beginTurn(BrigadePosition position, Chance chance, Journal journal) {
        position.air[0] = campaign.air[0];
        position.air[1] = campaign.air[1];
        Told.head(journal, position, Article.AIR_REFILL, "told.turn", position.turn);
        campaign.theatre.turnBegins(position, chance, journal);
        beginMovement(position, campaign.first, journal);
    }

    private void beginMovement(BrigadePosition position, int side, Journal journal) {
        position.phasing = side;
        position.step = new BrigadeStep.Moving(side);
        Told.head(journal, position, Article.SEQUENCE, "told.movement", Told.side(side));
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.side(unit) == side) {
                position.unset(unit, PHASE_STATES);
                if (position.onMap(unit) && position.inEnemyZone(position.hex[unit], side)) {
                    position.set(unit, BEGAN_IN_ZONE);
                }
            }
        }
        campaign.theatre.movementBegins(position, side, journal);
    }

    void endMovement(BrigadePosition position, Journal journal) {
        position.mover = -1;
        position.spent = 0;
        int side = position.phasing;
        campaign.theatre.movementEnds(position, side, journal);
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.side(unit) == side && obliged(position, unit)) {
                position.set(unit, OBLIGED);
            }
        }
        position.step = new BrigadeStep.Fighting(side);
        Told.head(journal, position, Article.SEQUENCE, "told.combat", Told.side(side));
    }

    /**
     * A unit in an enemy zone must attack, unless it has stayed where it was on dominant terrain
     * (4.1.2, R06).
     */
    private boolean obliged(BrigadePosition position, int unit) {
        return position.onMap(unit)
                && position.engages(position.hex[unit], unit)
                && (position.is(unit, MOVED) || !battle.dominates(position, unit));
    }

    void endCombat(BrigadePosition position, Chance chance, Journal journal) {
        int side = position.phasing;
        position.unsetAll(side, PHASE_STATES);
        position.unsetAll(1 - side, FOUGHT);
        position.unmarkAll(TARGETED);
        campaign.theatre.combatEnds(position, side, journal);
        if (side == campaign.first) {
            beginMovement(position, 1 - side, journal);
        } else if (position.turn == campaign.turns) {
            position.step = new BrigadeStep.Over();
            Told.tell(journal, position, Article.GAME_END, "told.over");
        } else {
            position.turn++;
            beginTurn(position, chance, journal);
        }
    }
}
