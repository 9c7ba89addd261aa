package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.BrigadePosition.DESTROYED;
import static kessel.games.brigade.position.BrigadePosition.GONE;
import static kessel.games.brigade.position.BrigadePosition.TARGETED;

import java.util.OptionalDouble;
import java.util.stream.IntStream;
import kessel.engine.game.Evaluation;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.movement.Movement;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.rules.BrigadeRules;

/**
 * How good a position looks: points and units as they stand, the pull of the places that score,
 * exposure to the enemy, and what the attacks at hand can be expected to bring.
 */
public final class BrigadeEvaluation implements Evaluation<BrigadePosition, BrigadeMove> {
    /** How far away a unit still bears on a place. */
    private static final int REACH = 14;

    /** How near an enemy has to be to threaten a stack. */
    private static final int THREAT = 3;

    private static final double AIR_POINT = 0.05;

    private final Campaign campaign;
    private final Prospect prospect;
    private final Movement movement;

    /** For each objective, how much a unit in a hex bears on it. */
    private final double[][] pull;

    /** For each hex, those within {@link #THREAT} of it. */
    private final int[][] near;

    public BrigadeEvaluation(Campaign campaign, BrigadeRules rules) {
        this.campaign = campaign;
        movement = rules.movement;
        prospect = new Prospect(campaign, rules.battle);
        Grid grid = campaign.grid();
        pull = new double[campaign.objectives().size()][grid.size()];
        for (int i = 0; i < pull.length; i++) {
            for (int hex = 0; hex < grid.size(); hex++) {
                int distance = grid.distance(hex, campaign.objectives().get(i).hex());
                pull[i][hex] = (double) Math.max(0, REACH - distance) / REACH;
            }
        }
        near = new int[grid.size()][];
        for (int hex = 0; hex < grid.size(); hex++) {
            int from = hex;
            near[hex] =
                    IntStream.range(0, grid.size())
                            .filter(other -> grid.distance(from, other) <= THREAT)
                            .toArray();
        }
    }

    /** The stacks on the map: where they are, their powers and what they are worth. */
    private static final class Stacks {
        final int[] hex;
        final int[] attack;
        final int[] defence;
        final double[] worth;
        int count;

        Stacks(int most) {
            hex = new int[most];
            attack = new int[most];
            defence = new int[most];
            worth = new double[most];
        }
    }

    private Stacks stacks(BrigadePosition position) {
        Stacks stacks = new Stacks(campaign.units());
        for (int first = 0; first < campaign.units(); first++) {
            int hex = position.hex(first);
            if (hex >= 0 && position.top(hex) == first) {
                int stack = stacks.count++;
                stacks.hex[stack] = hex;
                for (int unit = first; unit >= 0; unit = position.below(unit)) {
                    stacks.attack[stack] += position.attack(unit);
                    stacks.defence[stack] += position.defence(unit);
                    stacks.worth[stack] += prospect.worth(position, unit);
                }
            }
        }
        return stacks;
    }

    @Override
    public OptionalDouble foresee(BrigadePosition position, BrigadeMove move, int side) {
        boolean rolls = move.equals(BrigadeMove.DECLARE) || move.equals(BrigadeMove.STAND);
        return rolls ? OptionalDouble.of(worth(position, side)) : OptionalDouble.empty();
    }

    @Override
    public double worth(BrigadePosition position, int side) {
        Stacks stacks = stacks(position);
        double sum =
                material(position)
                        + places(position, stacks)
                        + exposure(position, stacks)
                        + attacks(position)
                        + position.theatre().outlook(position, 0)
                        - position.theatre().outlook(position, 1);
        sum += AIR_POINT * (position.air(0) - position.air(1));
        return side == 0 ? sum : -sum;
    }

    /** Every term is from the point of view of side 0. */
    private int sign(int side) {
        return side == 0 ? 1 : -1;
    }

    private double material(BrigadePosition position) {
        double sum = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            int side = campaign.side(unit);
            if (position.onMap(unit)) {
                sum += sign(side) * prospect.worth(position, unit);
                if (movement.frozen(position, unit)) {
                    sum -= sign(side);
                }
            } else if (position.hex(unit) == GONE) {
                sum += sign(side) * prospect.spared(unit);
            } else if (position.hex(unit) != DESTROYED) {
                sum += sign(side) * prospect.worth(position, unit) * 0.5;
            }
        }
        return sum;
    }

    /** Who holds a place, and who could: strength counts the more the nearer it is. */
    private double places(BrigadePosition position, Stacks stacks) {
        double sum = 0;
        for (int i = 0; i < campaign.objectives().size(); i++) {
            Campaign.Objective objective = campaign.objectives().get(i);
            if (objective.worth() == 0) {
                continue;
            }
            int holder = position.holder(i);
            double held = 1;
            double wanted = 0;
            for (int stack = 0; stack < stacks.count; stack++) {
                int hex = stacks.hex[stack];
                if (position.occupied(hex, holder)) {
                    held += 1.5 * stacks.defence[stack] * pull[i][hex];
                } else {
                    wanted += stacks.attack[stack] * pull[i][hex];
                }
            }
            double grip = (held - 1) / (held + wanted);
            // A late grip counts for more than an early one: what is held at the end is what
            // scores.
            double late = 0.4 + 0.6 * position.turn() / campaign.turns();
            sum += sign(holder) * objective.worth() * (late + (1 - late) * 0.5 + 0.5 * grip);
        }
        return sum;
    }

    /** What the enemy could throw at each stack in his next phase, against what it can bear. */
    private double exposure(BrigadePosition position, Stacks stacks) {
        int[][] threat = new int[2][campaign.grid().size()];
        for (int stack = 0; stack < stacks.count; stack++) {
            int hex = stacks.hex[stack];
            int[] against = threat[position.occupied(hex, 0) ? 1 : 0];
            for (int other : near[hex]) {
                against[other] += stacks.attack[stack];
            }
        }
        double sum = 0;
        for (int stack = 0; stack < stacks.count; stack++) {
            int hex = stacks.hex[stack];
            int side = position.occupied(hex, 0) ? 0 : 1;
            if (threat[side][hex] > 0) {
                double columns =
                        campaign.terrain().columns(hex)
                                + (campaign.terrain().fortification().stands(position, hex)
                                        ? 1
                                        : 0);
                double odds = (double) threat[side][hex] / stacks.defence[stack] - columns;
                double share = 0.06 * Math.max(0, Math.min(4, odds));
                sum -= sign(side) * stacks.worth[stack] * share;
            }
        }
        return sum;
    }

    /**
     * The combat under way, or the attacks that the phasing side could make from where it stands.
     */
    private double attacks(BrigadePosition position) {
        int attacker = sign(position.phasing());
        return switch (position.step()) {
            case BrigadeStep.Gathering _ when nothingJoined(position) ->
                    attacker * atHand(position, position.target());
            case BrigadeStep.Gathering _, BrigadeStep.Defending _ ->
                    attacker * prospect.ofCombat(position);
            case BrigadeStep.Moving _ -> attacker * atHand(position, Grid.OFF);
            default -> 0;
        };
    }

    private boolean nothingJoined(BrigadePosition position) {
        return position.attackAir() == 0 && prospect.nothingJoined(position);
    }

    /** The attacks on one hex, or on every hex in contact where none is given. */
    private double atHand(BrigadePosition position, int only) {
        BrigadePosition scratch = position.copy();
        boolean[] spent = new boolean[campaign.units()];
        if (only != Grid.OFF) {
            return prospect.ofAttackOn(scratch, only, spent);
        }
        double sum = 0;
        for (int hex = 0; hex < campaign.grid().size(); hex++) {
            boolean inContact =
                    position.occupied(hex, 1 - position.phasing())
                            && position.inEnemyZone(hex, 1 - position.phasing());
            if (inContact && !position.marked(hex, TARGETED)) {
                sum += prospect.ofAttackOn(scratch, hex, spent);
            }
        }
        return sum;
    }
}
