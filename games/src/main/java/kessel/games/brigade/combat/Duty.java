package kessel.games.brigade.combat;

import static kessel.games.brigade.position.BrigadePosition.TARGETED;
import static kessel.games.brigade.position.UnitStates.JOINED;
import static kessel.games.brigade.position.UnitStates.MOVED;
import static kessel.games.brigade.position.UnitStates.OBLIGED;

import java.util.List;
import java.util.stream.IntStream;
import kessel.engine.game.Ruling;
import kessel.engine.hex.Grid;
import kessel.engine.hex.Search;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.movement.Movement;
import kessel.games.brigade.movement.Reach;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;

/**
 * The duty to attack: whoever ends its Movement Phase in an enemy zone attacks one adjacent hex
 * (4.1.2g to i, R06). It lapses only for a unit that no rule ever let attack, so nobody may take
 * the last enemy away from a unit that could have come along (R07).
 */
public final class Duty {
    private final Campaign campaign;
    private final Movement movement;

    public Duty(Campaign campaign, Movement movement) {
        this.campaign = campaign;
        this.movement = movement;
    }

    /** Whether a unit must still attack and can. */
    static boolean owed(BrigadePosition position, int unit) {
        return position.is(unit, OBLIGED)
                && CombatPhase.mayFight(position, unit)
                && canAttack(position, unit, Grid.OFF);
    }

    /** Whether there is a hex that a unit can still attack at close quarters, besides one. */
    private static boolean canAttack(BrigadePosition position, int unit, int besides) {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = position.campaign().grid().neighbour(position.hex(unit), direction);
            if (around != Grid.OFF
                    && around != besides
                    && position.occupied(around, position.defender())
                    && !position.marked(around, TARGETED)
                    && !CombatPhase.closed(position, unit, around)) {
                return true;
            }
        }
        return false;
    }

    /** A unit that must still attack and can, or -1. */
    int first(BrigadePosition position) {
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (owed(position, unit)) {
                return unit;
            }
        }
        return -1;
    }

    /** All units that must still attack and can; in an attack, those that are bound to it. */
    public List<Integer> all(BrigadePosition position) {
        boolean gathering = position.step() instanceof BrigadeStep.Gathering;
        return IntStream.range(0, campaign.units())
                .filter(unit -> gathering ? left(position, unit) : owed(position, unit))
                .boxed()
                .toList();
    }

    /** Whether the hex under attack is the last that this unit could attack to do its duty. */
    static boolean bound(BrigadePosition position, int unit) {
        return owed(position, unit) && !canAttack(position, unit, position.target());
    }

    /** A unit that is bound to the attack being put together and has not joined it, or -1. */
    int left(BrigadePosition position) {
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (left(position, unit)) {
                return unit;
            }
        }
        return -1;
    }

    private static boolean left(BrigadePosition position, int unit) {
        return !position.is(unit, JOINED) && bound(position, unit);
    }

    /** Whether artillery must fight at close quarters and so may not fire at this hex (4.1.2i). */
    static boolean keeps(BrigadePosition position, int unit, int target) {
        return owed(position, unit)
                && !position.campaign().grid().adjacent(position.hex(unit), target);
    }

    static Ruling refuseFire(BrigadePosition position, int unit) {
        return refuse(
                position,
                position.is(unit, MOVED) ? SeriesRule.MOVER_ATTACKS : SeriesRule.ENGAGED_ATTACKS,
                "refuse.duty",
                unit);
    }

    Ruling refuseEnd(BrigadePosition position, int unit) {
        return refuse(position, rule(position, unit), "refuse.duty", unit);
    }

    Ruling refuseToLeave(BrigadePosition position, int unit) {
        return refuse(position, rule(position, unit), "refuse.last-target", unit);
    }

    private static Ruling refuse(BrigadePosition position, SeriesRule rule, String key, int unit) {
        return Words.refuse(
                position, rule, key, Words.unit(position, unit), Cited.hex(position.hex(unit)));
    }

    /** A unit owes its attack because it moved there, would not leave, or could not. */
    private SeriesRule rule(BrigadePosition position, int unit) {
        if (position.is(unit, MOVED)) {
            return SeriesRule.MOVER_ATTACKS;
        }
        return couldLeave(position, unit) ? SeriesRule.BREAK_CONTACT : SeriesRule.ENGAGED_ATTACKS;
    }

    private boolean couldLeave(BrigadePosition position, int unit) {
        Reach reach = movement.reaches().take();
        Search found = reach.of(position, unit);
        boolean could = false;
        for (int i = 0; i < found.count() && !could; i++) {
            int hex = found.hex(i);
            could = movement.mayStop(position, unit, hex) && !position.engages(hex, unit);
        }
        movement.reaches().give(reach);
        return could;
    }
}
