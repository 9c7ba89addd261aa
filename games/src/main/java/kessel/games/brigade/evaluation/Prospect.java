package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.UnitStates.JOINED;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import kessel.engine.hex.Grid;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.combat.CombatPhase;
import kessel.games.brigade.combat.Losses;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Demand;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.data.ResultsTable;
import kessel.games.brigade.position.BrigadePosition;

/**
 * What an attack can be expected to bring the attacker, in victory points, over all rolls of the
 * dice. An estimate for computer players: the table gives the chances and what each result asks of
 * either side, the values are rough.
 */
final class Prospect {
    /** What falling back costs a unit, and what pushing one back is worth. */
    private static final double GROUND = 0.6;

    /** Of their worth, what besieged units lose that have to fall back. */
    private static final double BESIEGED = 0.6;

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
            case ASSAULT -> ofAssault(position);
            case NONE -> 0;
            default -> over(position, campaign.bombardment(), battle.bombardmentColumn(position));
        };
    }

    boolean nothingJoined(BrigadePosition position) {
        return battle.kind(position) == Battle.Kind.NONE;
    }

    private double ofAssault(BrigadePosition position) {
        return over(position, campaign.combat(), battle.column(position));
    }

    /** What the results in a column bring on average; what each of them asks, it says itself. */
    private double over(BrigadePosition position, ResultsTable table, int column) {
        Stakes defence = defenders(position);
        Stakes attack = attackers(position);
        double driven = GROUND * defence.units + objective(position);
        if (battle.besieged(position)) {
            driven += BESIEGED * Math.max(0, defence.all - defence.cheapestLife);
        }
        double expected = 0;
        for (int row = 0; row < table.rows(); row++) {
            Outcome outcome = table.read(column, row + 2);
            double value = defence.toll(outcome.onDefender().toll());
            if (outcome.onDefender().retreats()) {
                value += driven;
            }
            value -= attack.toll(outcome.onAttacker().toll());
            if (outcome.onAttacker().retreats()) {
                value -= GROUND * attack.units;
            }
            expected += value * ResultsTable.rolls(row) / 36;
        }
        return expected;
    }

    /** What a side has in a combat: it gives what costs it least. */
    private static final class Stakes {
        int units;
        double all;
        double cheapestLoss = Double.MAX_VALUE;
        double cheapestLife = Double.MAX_VALUE;

        void add(double loss, double life) {
            units++;
            all += life;
            cheapestLoss = Math.min(cheapestLoss, loss);
            cheapestLife = Math.min(cheapestLife, life);
        }

        double toll(Demand.Toll toll) {
            return switch (toll) {
                case NONE -> 0;
                case LOSS -> cheapestLoss;
                case LIFE, EXCHANGE -> cheapestLife;
                case ALL -> all;
            };
        }
    }

    private Stakes defenders(BrigadePosition position) {
        Stakes stakes = new Stakes();
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            stakes.add(loss(position, unit), worth(position, unit));
        }
        return stakes;
    }

    private Stakes attackers(BrigadePosition position) {
        Stakes stakes = new Stakes();
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            stakes.add(loss(position, unit), worth(position, unit));
        }
        return stakes;
    }

    /** What taking the attacked hex is worth beyond the units in it. */
    private double objective(BrigadePosition position) {
        int objective = campaign.objectiveAt(position.target());
        return objective < 0 ? 0 : campaign.objectives().get(objective).worth() * 0.5;
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
        double expected = first < 0 ? 0 : ofAssault(scratch);
        for (int unit = first; unit >= 0; unit = scratch.nextAssaulting(unit)) {
            scratch.unset(unit, JOINED);
        }
        scratch.setTarget(Grid.OFF);
        scratch.setAttackAir(0);
        return expected;
    }
}
