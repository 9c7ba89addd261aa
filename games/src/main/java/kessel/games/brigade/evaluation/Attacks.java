package kessel.games.brigade.evaluation;

import static kessel.games.brigade.position.BrigadePosition.TARGETED;
import static kessel.games.brigade.position.UnitStates.JOINED;
import static kessel.games.brigade.position.UnitStates.MOVED;
import static kessel.games.brigade.position.UnitStates.OBLIGED;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;
import kessel.games.brigade.combat.Battle;
import kessel.games.brigade.combat.CombatPhase;
import kessel.games.brigade.combat.Losses;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Recovery;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;

/**
 * What attacks can be expected to bring, by the rules' own strengths, shifts and tables. It works
 * on a scratch of its own, so one thread uses it at a time.
 */
final class Attacks {
    /** What falling back costs a unit, and what pushing one back is worth. */
    private static final double GROUND = 0.6;

    /** Of its worth, what a unit loses with its first loss. */
    private static final double FIRST_LOSS = 0.4;

    /** The same where any number of units recover after a turn's rest. */
    private static final double PASSING_LOSS = 0.15;

    /** Of what is left of a besieged stack that must retreat, what is lost. */
    private static final double NO_WAY_OUT = 0.6;

    private static final double STRENGTH = 0.3;
    private static final double AIR_POINT = 0.05;
    private static final int MOST_AIR = 8;

    private final Campaign campaign;
    private final Battle battle;
    private final Odds odds;
    private final double[] full;
    private final double[] points;
    private final double[] firstLoss;
    private final Odds.Stake stake = new Odds.Stake();
    private final int[] targets;
    private final double[] ratio;
    private final boolean[] spent;
    private BrigadePosition scratch;

    /** Who has joined since the last release. */
    private final int[] joined;

    private int joinedCount;

    /** Of the attack reckoned last: the air points that suit it. */
    int air;

    Attacks(Campaign campaign, Battle battle, Odds odds) {
        this.campaign = campaign;
        this.battle = battle;
        this.odds = odds;
        full = new double[campaign.units()];
        points = new double[campaign.units()];
        firstLoss = new double[campaign.units()];
        for (Counter counter : campaign.counters()) {
            int unit = counter.index();
            points[unit] = campaign.destroyed().get(counter.nation()).points();
            full[unit] = points[unit] + STRENGTH * (counter.attack() + counter.defence());
            Recovery recovery = campaign.recovery(campaign.side(unit));
            firstLoss[unit] =
                    recovery != null && recovery.isUnlimited() ? PASSING_LOSS : FIRST_LOSS;
        }
        targets = new int[campaign.grid().size()];
        ratio = new double[campaign.grid().size()];
        spent = new boolean[campaign.units()];
        joined = new int[campaign.units()];
    }

    /** What a unit on the map is worth to its side. */
    double worth(BrigadePosition position, int unit) {
        return position.is(unit, REDUCED) ? full[unit] * (1 - firstLoss[unit]) : full[unit];
    }

    /** What the enemy scores for a unit that he destroys. */
    double points(int unit) {
        return points[unit];
    }

    double loss(BrigadePosition position, int unit) {
        double worth = worth(position, unit);
        return Losses.bears(position, unit) ? worth * firstLoss[unit] : worth;
    }

    BrigadePosition scratch(BrigadePosition from) {
        joinedCount = 0;
        if (scratch == null) {
            scratch = from.copy();
        } else {
            scratch.copyFrom(from);
        }
        return scratch;
    }

    /**
     * What the phasing side's attacks from where it stands can be expected to bring, each unit in
     * one of them; units that must attack and have nothing good to attack count against it.
     */
    double atHand(BrigadePosition position) {
        BrigadePosition sketch = scratch(position);
        int attacker = sketch.attacker();
        int count = contacts(sketch);
        joinedCount = 0;
        java.util.Arrays.fill(spent, false);
        double sum = 0;
        int airLeft = sketch.air(attacker);
        for (int i = 0; i < count; i++) {
            int target = best(i, count);
            if (join(sketch, target, true) == 0) {
                continue;
            }
            joinGuns(sketch, target, true);
            sketch.setTarget(target);
            double gain = assault(sketch, joinedAttack(sketch), Math.min(MOST_AIR, airLeft));
            if (gain > 0 || anyObliged(sketch)) {
                sum += gain;
                airLeft -= air;
                release(sketch, true);
            } else {
                release(sketch, false);
            }
            sketch.setTarget(Grid.OFF);
        }
        return sum;
    }

    /** The enemy hexes beside units of the phasing side, with how they can be attacked. */
    private int contacts(BrigadePosition position) {
        int attacker = position.attacker();
        int count = 0;
        for (int unit : campaign.unitsOf(1 - attacker)) {
            int hex = position.hex(unit);
            if (hex >= 0
                    && position.top(hex) == unit
                    && position.inEnemyZone(hex, 1 - attacker)
                    && !position.marked(hex, TARGETED)) {
                int attack = 0;
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    int around = campaign.grid().neighbour(hex, direction);
                    if (around != Grid.OFF && position.occupied(around, attacker)) {
                        for (int own = position.top(around); own >= 0; own = position.below(own)) {
                            attack += position.attack(own);
                        }
                    }
                }
                int defence = 0;
                for (int enemy = unit; enemy >= 0; enemy = position.below(enemy)) {
                    defence += position.defence(enemy);
                }
                targets[count] = hex;
                ratio[count++] =
                        (double) attack / Math.max(1, defence) - campaign.terrain().columns(hex);
            }
        }
        return count;
    }

    /** The most promising of the targets from a place on, brought to that place. */
    private int best(int from, int count) {
        int most = from;
        for (int i = from + 1; i < count; i++) {
            most = ratio[i] > ratio[most] ? i : most;
        }
        int target = targets[most];
        targets[most] = targets[from];
        ratio[most] = ratio[from];
        targets[from] = target;
        return target;
    }

    /** Everybody beside a hex who can still fight joins the attack on it. */
    int join(BrigadePosition sketch, int target, boolean unspent) {
        int before = joinedCount;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid().neighbour(target, direction);
            if (around != Grid.OFF && sketch.occupied(around, sketch.attacker())) {
                for (int unit = sketch.top(around); unit >= 0; unit = sketch.below(unit)) {
                    if (!(unspent && spent[unit]) && CombatPhase.bears(sketch, unit, target)) {
                        join(sketch, unit);
                    }
                }
            }
        }
        return joinedCount - before;
    }

    /** Guns in range that have nothing to do at close quarters. */
    int joinGuns(BrigadePosition sketch, int target, boolean unspent) {
        int before = joinedCount;
        for (int gun : campaign.gunsOf(sketch.attacker())) {
            if (sketch.onMap(gun)
                    && !(unspent && spent[gun])
                    && !sketch.is(gun, JOINED)
                    && !sketch.inEnemyZone(sketch.hex(gun), sketch.attacker())
                    && CombatPhase.bears(sketch, gun, target)) {
                join(sketch, gun);
            }
        }
        return joinedCount - before;
    }

    private void join(BrigadePosition sketch, int unit) {
        sketch.set(unit, JOINED);
        joined[joinedCount++] = unit;
    }

    /** Whoever has joined leaves again; those that were used are counted on for nothing else. */
    void release(BrigadePosition sketch, boolean used) {
        while (joinedCount > 0) {
            int unit = joined[--joinedCount];
            sketch.unset(unit, JOINED);
            spent[unit] |= used;
        }
    }

    /** The attack powers of all who have joined (5.1.1a). */
    private int joinedAttack(BrigadePosition sketch) {
        int sum = 0;
        for (int i = 0; i < joinedCount; i++) {
            sum += sketch.attack(joined[i]);
        }
        return sum;
    }

    private boolean anyObliged(BrigadePosition sketch) {
        boolean moving = sketch.step() instanceof BrigadeStep.Moving;
        for (int unit = sketch.firstAssaulting(); unit >= 0; unit = sketch.nextAssaulting(unit)) {
            boolean obliged =
                    moving
                            ? sketch.engages(sketch.hex(unit), unit)
                                    && (sketch.is(unit, MOVED) || !battle.dominates(sketch, unit))
                            : sketch.is(unit, OBLIGED);
            if (obliged) {
                return true;
            }
        }
        return false;
    }

    /**
     * What the assault that has been put together brings, with as many air points as suit it and
     * there are.
     */
    double assault(BrigadePosition sketch, int mostAir) {
        return assault(sketch, battle.attackStrength(sketch) - sketch.attackAir(), mostAir);
    }

    private double assault(BrigadePosition sketch, int attack, int mostAir) {
        stake(sketch);
        Tally.Sum shifts = new Tally.Sum();
        battle.shifts(sketch, shifts);
        int defence = battle.defenceStrength(sketch);
        double most = Double.NEGATIVE_INFINITY;
        int before = -1;
        for (int points = 0; points <= mostAir; points++) {
            int column =
                    campaign.combat()
                            .clamp(
                                    campaign.combat().odds(attack + points, defence)
                                            + shifts.total());
            if (column != before) {
                before = column;
                double gain = odds.assault(column, stake) - AIR_POINT * points;
                if (gain > most) {
                    most = gain;
                    air = points;
                }
            }
        }
        return most;
    }

    /** The same from where the defence stands: so many points more for the defender. */
    double assaultAgainst(BrigadePosition position, int more) {
        stake(position);
        Tally.Sum shifts = new Tally.Sum();
        battle.shifts(position, shifts);
        int column =
                campaign.combat()
                        .odds(
                                battle.attackStrength(position),
                                battle.defenceStrength(position) + more);
        return odds.assault(campaign.combat().clamp(column + shifts.total()), stake);
    }

    /** What a bombardment that has been put together brings. */
    double bombardment(BrigadePosition position) {
        double least = Double.MAX_VALUE;
        for (int unit = position.top(position.target()); unit >= 0; unit = position.below(unit)) {
            least = Math.min(least, loss(position, unit));
        }
        return odds.hit(battle.bombardmentColumn(position)) * least;
    }

    private void stake(BrigadePosition position) {
        int target = position.target();
        stake.loss = Double.MAX_VALUE;
        stake.life = Double.MAX_VALUE;
        stake.all = 0;
        for (int unit = position.top(target); unit >= 0; unit = position.below(unit)) {
            stake.loss = Math.min(stake.loss, loss(position, unit));
            stake.life = Math.min(stake.life, worth(position, unit));
            stake.all += worth(position, unit);
        }
        stake.ownLoss = Double.MAX_VALUE;
        stake.ownLife = Double.MAX_VALUE;
        int attackers = 0;
        for (int unit = position.firstAssaulting();
                unit >= 0;
                unit = position.nextAssaulting(unit)) {
            stake.ownLoss = Math.min(stake.ownLoss, loss(position, unit));
            stake.ownLife = Math.min(stake.ownLife, worth(position, unit));
            attackers++;
        }
        if (attackers == 0) {
            stake.ownLoss = 0;
            stake.ownLife = 0;
        }
        stake.ownGround = GROUND * attackers;
        int objective = campaign.objectiveAt(target);
        stake.ground =
                GROUND * position.count(target)
                        + (objective < 0 ? 0 : 0.5 * campaign.objectives().get(objective).worth());
        if (battle.besieged(position)) {
            stake.ground += NO_WAY_OUT * Math.max(0, stake.all - stake.life);
        }
    }
}
