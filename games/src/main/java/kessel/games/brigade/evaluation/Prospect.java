package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.UnitStates.JOINED;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import kessel.engine.hex.Grid;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.combat.CombatPhase;
import kessel.games.brigade.combat.Losses;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.data.ResultsTable;
import kessel.games.brigade.position.BrigadePosition;

/**
 * What an attack can be expected to bring the attacker, in victory points, over all rolls of the
 * dice. An estimate for computer players: the table gives the chances, the values are rough.
 */
final class Prospect {
    /** What falling back costs a unit, and what pushing one back is worth. */
    private static final double GROUND = 0.6;

    /** Of its worth, what a unit loses with its first loss. */
    private static final double FIRST_LOSS = 0.4;

    private final Campaign campaign;
    private final Battle battle;

    /** What each unit is worth on its full side. */
    private final double[] full;

    Prospect(Campaign campaign, Battle battle) {
        this.campaign = campaign;
        this.battle = battle;
        full = new double[campaign.units()];
        for (Counter counter : campaign.counters()) {
            full[counter.index()] =
                    campaign.destroyed().get(counter.nation()).points()
                            + 0.3 * (counter.attack() + counter.defence());
        }
    }

    /** What a unit on the map is worth to its side. */
    double worth(BrigadePosition position, int unit) {
        return position.is(unit, REDUCED) ? full[unit] * (1 - FIRST_LOSS) : full[unit];
    }

    /** What of a unit's worth remains once it is out of the enemy's reach. */
    double spared(int unit) {
        return campaign.destroyed().get(campaign.counter(unit).nation()).points();
    }

    private double loss(BrigadePosition position, int unit) {
        double worth = worth(position, unit);
        return Losses.bears(position, unit) ? worth * FIRST_LOSS : worth;
    }

    /** The combat under way, as it stands. */
    double ofCombat(BrigadePosition position) {
        return switch (battle.kind(position)) {
            case ASSAULT -> ofAssault(position, battle.column(position));
            case NONE -> 0;
            default -> ofBombardment(position);
        };
    }

    boolean nothingJoined(BrigadePosition position) {
        return battle.kind(position) == Battle.Kind.NONE;
    }

    private double ofBombardment(BrigadePosition position) {
        int column = battle.bombardmentColumn(position);
        double hits = 0;
        for (int row = 0; row < campaign.combat().rows(); row++) {
            if (campaign.bombardment().read(column, row + 2) == Outcome.DB) {
                hits += ResultsTable.rolls(row) / 36.0;
            }
        }
        return hits * cheapestDefender(position, false);
    }

    private double ofAssault(BrigadePosition position, int column) {
        double loss = cheapestDefender(position, false);
        double life = cheapestDefender(position, true);
        double ownLoss = cheapestAttacker(position, false);
        double ownLife = cheapestAttacker(position, true);
        int attackers = 0;
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            attackers++;
        }
        double defenders = 0;
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            defenders += worth(position, unit);
        }
        boolean besieged = battle.besieged(position);
        double driven = GROUND * position.count(position.target()) + objective(position);
        double expected = 0;
        for (int row = 0; row < campaign.combat().rows(); row++) {
            Outcome outcome = campaign.combat().read(column, row + 2);
            double value = 0;
            if (outcome.defenderLoses()) {
                value += loss;
            }
            if (outcome.defenderEliminated() || outcome == Outcome.EMP) {
                value += life;
            }
            if (outcome.allDefendersEliminated()) {
                value += defenders;
            }
            if (outcome.defenderRetreats()) {
                value += driven + (besieged ? 0.6 * Math.max(0, defenders - life) : 0);
            }
            if (outcome.attackerLoses()) {
                value -= ownLoss;
            }
            if (outcome.attackerEliminated() || outcome == Outcome.EMP) {
                value -= ownLife;
            }
            if (outcome.attackerRetreats()) {
                value -= GROUND * attackers;
            }
            expected += value * ResultsTable.rolls(row) / 36;
        }
        return expected;
    }

    /** What taking the attacked hex is worth beyond the units in it. */
    private double objective(BrigadePosition position) {
        int objective = campaign.objectiveAt(position.target());
        return objective < 0 ? 0 : campaign.objectives().get(objective).worth() * 0.5;
    }

    private double cheapestDefender(BrigadePosition position, boolean whole) {
        double least = Double.MAX_VALUE;
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            least = Math.min(least, whole ? worth(position, unit) : loss(position, unit));
        }
        return least;
    }

    private double cheapestAttacker(BrigadePosition position, boolean whole) {
        double least = Double.MAX_VALUE;
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            least = Math.min(least, whole ? worth(position, unit) : loss(position, unit));
        }
        return least == Double.MAX_VALUE ? 0 : least;
    }

    /**
     * An attack on a hex by everybody beside it who can still fight, with some air support; the
     * position is a scratch that may be written on.
     *
     * @param spent units that are counted on for another attack; those used here are added
     */
    double ofAttackOn(BrigadePosition scratch, int target, boolean[] spent) {
        scratch.setTarget(target);
        scratch.setAttackAir(Math.min(scratch.air(scratch.attacker()), 4));
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid().neighbour(target, direction);
            if (around != Grid.OFF && scratch.occupied(around, scratch.attacker())) {
                for (int unit = scratch.top(around); unit >= 0; unit = scratch.below(unit)) {
                    if (!spent[unit] && CombatPhase.bears(scratch, unit, target)) {
                        scratch.set(unit, JOINED);
                        spent[unit] = true;
                    }
                }
            }
        }
        int first = scratch.firstAssaulting();
        double expected = first < 0 ? 0 : ofAssault(scratch, battle.column(scratch));
        for (int unit = first; unit >= 0; unit = scratch.nextAssaulting(unit)) {
            scratch.unset(unit, JOINED);
        }
        scratch.setTarget(Grid.OFF);
        scratch.setAttackAir(0);
        return expected;
    }
}
