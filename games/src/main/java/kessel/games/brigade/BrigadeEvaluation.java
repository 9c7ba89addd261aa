package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.DESTROYED;
import static kessel.games.brigade.BrigadePosition.TARGETED;

import java.util.OptionalDouble;
import kessel.engine.game.Evaluation;
import kessel.engine.hex.Grid;

/**
 * How good a position looks: points and units as they stand, the pull of the places that score,
 * exposure to the enemy, and what the attacks at hand can be expected to bring.
 */
final class BrigadeEvaluation implements Evaluation<BrigadePosition, BrigadeMove> {
    /** How far away a unit still bears on a place. */
    private static final int REACH = 14;

    /** How near an enemy has to be to threaten a stack. */
    private static final int THREAT = 3;

    private static final double AIR_POINT = 0.05;

    private final Campaign campaign;
    private final Prospect prospect;
    private final Movement movement;

    BrigadeEvaluation(Campaign campaign, BrigadeRules rules) {
        this.campaign = campaign;
        movement = rules.movement;
        prospect = new Prospect(campaign, rules.battle);
    }

    @Override
    public OptionalDouble foresee(BrigadePosition position, BrigadeMove move, int side) {
        boolean rolls = move.equals(BrigadeMove.DECLARE) || move.equals(BrigadeMove.STAND);
        return rolls ? OptionalDouble.of(worth(position, side)) : OptionalDouble.empty();
    }

    @Override
    public double worth(BrigadePosition position, int side) {
        double axisView =
                material(position) + places(position) + exposure(position) + attacks(position);
        axisView += AIR_POINT * (position.air[0] - position.air[1]);
        return side == 0 ? axisView : -axisView;
    }

    /** Every term is from the point of view of side 0. */
    private int sign(int side) {
        return side == 0 ? 1 : -1;
    }

    private double material(BrigadePosition position) {
        double sum = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            int side = campaign.side[unit];
            if (position.onMap(unit)) {
                sum += sign(side) * prospect.worth(position, unit);
                if (movement.frozen(position, unit)) {
                    sum -= sign(side);
                }
            } else if (position.hex[unit] != DESTROYED) {
                sum += sign(side) * prospect.worth(position, unit) * 0.5;
            }
        }
        return sum;
    }

    /** Who holds a place, and who could: strength counts the more the nearer it is. */
    private double places(BrigadePosition position) {
        double sum = 0;
        for (int i = 0; i < campaign.objectives.size(); i++) {
            Campaign.Objective objective = campaign.objectives.get(i);
            if (objective.worth() == 0) {
                continue;
            }
            double[] near = new double[2];
            for (int unit = 0; unit < campaign.units(); unit++) {
                if (position.onMap(unit)) {
                    int distance = campaign.grid.distance(position.hex[unit], objective.hex());
                    int side = campaign.side[unit];
                    boolean holds = position.holder[i] == side;
                    double power = holds ? position.defence(unit) : position.attack(unit);
                    near[side] += power * Math.max(0, REACH - distance) / REACH;
                }
            }
            int holder = position.holder[i];
            double grip = near[holder] * 1.5 / (near[holder] * 1.5 + near[1 - holder] + 1);
            // A late grip counts for more than an early one: what is held at the end is what
            // scores.
            double late = 0.4 + 0.6 * position.turn / campaign.turns;
            sum +=
                    sign(holder)
                            * objective.worth()
                            * (late + (1 - late) * 0.5 + 0.5 * grip);
        }
        return sum;
    }

    /** What the enemy could throw at each stack in his next phase, against what it can bear. */
    private double exposure(BrigadePosition position) {
        double sum = 0;
        for (int hex = 0; hex < campaign.grid.size(); hex++) {
            if (position.empty(hex)) {
                continue;
            }
            int side = position.occupied(hex, 0) ? 0 : 1;
            double attack = 0;
            for (int unit = 0; unit < campaign.units(); unit++) {
                if (campaign.side[unit] != side
                        && position.onMap(unit)
                        && campaign.grid.distance(position.hex[unit], hex) <= THREAT) {
                    attack += position.attack(unit);
                }
            }
            if (attack > 0) {
                double defence = 0;
                double worth = 0;
                for (int unit = position.top(hex); unit >= 0; unit = position.below(unit)) {
                    defence += position.defence(unit);
                    worth += prospect.worth(position, unit);
                }
                double columns =
                        campaign.terrain.columns(hex)
                                + (campaign.terrain.fortification().stands(position, hex) ? 1 : 0);
                double odds = attack / defence - columns;
                sum -= sign(side) * worth * 0.06 * Math.max(0, Math.min(4, odds));
            }
        }
        return sum;
    }

    /**
     * The combat under way, or the attacks that the phasing side could make from where it stands.
     */
    private double attacks(BrigadePosition position) {
        int attacker = sign(position.phasing);
        return switch (position.step) {
            case BrigadeStep.Gathering _ when nothingJoined(position) ->
                    attacker * atHand(position, position.target);
            case BrigadeStep.Gathering _, BrigadeStep.Defending _ ->
                    attacker * prospect.ofCombat(position);
            case BrigadeStep.Moving _ -> attacker * atHand(position, Grid.OFF);
            default -> 0;
        };
    }

    private boolean nothingJoined(BrigadePosition position) {
        return position.attackAir == 0 && prospect.nothingJoined(position);
    }

    /** The attacks on one hex, or on every hex in contact where none is given. */
    private double atHand(BrigadePosition position, int only) {
        BrigadePosition scratch = position.copy();
        boolean[] spent = new boolean[campaign.units()];
        if (only != Grid.OFF) {
            return prospect.ofAttackOn(scratch, only, spent);
        }
        byte[] zones = position.zonesOf(position.phasing);
        double sum = 0;
        for (int hex = 0; hex < campaign.grid.size(); hex++) {
            boolean inContact = zones[hex] > 0 && position.occupied(hex, 1 - position.phasing);
            if (inContact && !position.marked(hex, TARGETED)) {
                sum += prospect.ofAttackOn(scratch, hex, spent);
            }
        }
        return sum;
    }
}
