package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.TARGETED;
import static kessel.games.brigade.UnitStates.FOUGHT;
import static kessel.games.brigade.UnitStates.MOVED;
import static kessel.games.brigade.UnitStates.OBLIGED;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.hex.Grid;
import kessel.games.brigade.BrigadeMove.Attack;
import kessel.games.brigade.BrigadeMove.Finish;

/**
 * The Combat Phase between attacks: the attacker opens the next one, or ends the phase once all
 * duties are done (3.0c, 4.1.2).
 */
final class CombatPhase implements Decision {
    private final Campaign campaign;
    private final Sequence sequence;

    CombatPhase(Campaign campaign, Sequence sequence) {
        this.campaign = campaign;
        this.sequence = sequence;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Attack(int hex) -> judgeAttack(position, hex);
            case Finish(var what) when what == BrigadeMove.What.PHASE -> judgeEnd(position);
            default -> Decision.notNow(position);
        };
    }

    private Ruling judgeAttack(BrigadePosition position, int hex) {
        if (!position.occupied(hex, position.defender())) {
            return Told.refuse(position, Article.ONE_TARGET, "refuse.no-target", Told.hex(hex));
        }
        if (position.marked(hex, TARGETED)) {
            return Told.refuse(
                    position, Article.ONCE_A_TARGET, "refuse.attacked-before", Told.hex(hex));
        }
        if (!hasMeans(position, hex)) {
            int barred = barredFrom(position, hex);
            return barred < 0
                    ? Told.refuse(position, Article.ENGAGED, "refuse.no-means", Told.hex(hex))
                    : refuseClosed(position, barred, hex);
        }
        return Ruling.LEGAL;
    }

    /** A unit that could attack this hex if only the ground there were not closed to it, or -1. */
    private int barredFrom(BrigadePosition position, int target) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.side(unit) == position.attacker()
                    && mayFight(position, unit)
                    && inReach(position, unit, target)
                    && closed(position, unit, target)) {
                return unit;
            }
        }
        return -1;
    }

    static Ruling refuseClosed(BrigadePosition position, int unit, int target) {
        return Told.refuse(
                position,
                Article.CLOSED_TARGET,
                "refuse.closed-target",
                Told.unit(position, unit),
                Told.hex(target));
    }

    private boolean hasMeans(BrigadePosition position, int target) {
        if (position.air[position.attacker()] >= campaign.airAttackLeast) {
            return true;
        }
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.side(unit) == position.attacker() && bears(position, unit, target)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a unit of the phasing side can still take part in an attack on a hex: adjacent, or
     * artillery within range that owes no attack at close quarters.
     */
    static boolean bears(BrigadePosition position, int unit, int target) {
        return mayFight(position, unit)
                && inReach(position, unit, target)
                && !closed(position, unit, target)
                && !owesAnother(position, unit, target);
    }

    /**
     * Whether a unit may not fight at close quarters for a hex: armour does not engage enemies on
     * ground that is closed to it (Diadem 5.1.2).
     */
    static boolean closed(BrigadePosition position, int unit, int target) {
        return position.campaign.terrain.closed(position.type(unit), target);
    }

    /**
     * Whether a unit can still fight in this phase: once, and in some games not with guns that
     * moved.
     */
    static boolean mayFight(BrigadePosition position, int unit) {
        boolean limbered =
                !position.campaign.artilleryFiresAfterMoving
                        && position.type(unit).artillery()
                        && position.is(unit, MOVED);
        return position.onMap(unit) && !position.is(unit, FOUGHT) && !limbered;
    }

    private static boolean inReach(BrigadePosition position, int unit, int target) {
        int reach = Math.max(1, position.campaign.counter(unit).range());
        return position.campaign.grid.distance(position.hex[unit], target) <= reach;
    }

    /** Whether artillery must fight at close quarters and so may not fire at this hex (4.1.2i). */
    static boolean owesAnother(BrigadePosition position, int unit, int target) {
        return inDuty(position, unit)
                && inReach(position, unit, target)
                && !position.campaign.grid.adjacent(position.hex[unit], target);
    }

    private Ruling judgeEnd(BrigadePosition position) {
        int unit = firstInDuty(position);
        if (unit < 0) {
            return Ruling.LEGAL;
        }
        return refuseForDuty(position, unit);
    }

    static Ruling refuseForDuty(BrigadePosition position, int unit) {
        return Told.refuse(
                position,
                position.is(unit, MOVED) ? Article.MOVER_ATTACKS : Article.ENGAGED_ATTACKS,
                "refuse.duty",
                Told.unit(position, unit),
                Told.hex(position.hex[unit]));
    }

    /** A unit that must still attack and can, or -1. */
    private int firstInDuty(BrigadePosition position) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (inDuty(position, unit)) {
                return unit;
            }
        }
        return -1;
    }

    /**
     * Whether a unit must still attack an adjacent hex and can. A duty that no rule lets it fulfil
     * lapses (R07).
     */
    private static boolean inDuty(BrigadePosition position, int unit) {
        return position.is(unit, OBLIGED)
                && mayFight(position, unit)
                && position.engages(position.hex[unit], unit)
                && hasTarget(position, unit);
    }

    private static boolean hasTarget(BrigadePosition position, int unit) {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = position.campaign.grid.neighbour(position.hex[unit], direction);
            boolean enemy = around != Grid.OFF && position.occupied(around, position.defender());
            if (enemy && !position.marked(around, TARGETED) && !closed(position, unit, around)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int hex = 0; hex < campaign.grid.size(); hex++) {
            if (position.occupied(hex, position.defender()) && judgeAttack(position, hex).legal()) {
                each.accept(new Attack(hex));
            }
        }
        if (firstInDuty(position) < 0) {
            each.accept(BrigadeMove.END);
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        if (move instanceof Attack(int hex)) {
            position.target = hex;
            position.step = new BrigadeStep.Gathering(position.attacker());
        } else {
            sequence.endCombat(position, chance, journal);
        }
    }
}
