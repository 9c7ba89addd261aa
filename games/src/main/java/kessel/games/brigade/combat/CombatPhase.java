package kessel.games.brigade.combat;

import static kessel.games.brigade.position.BrigadePosition.TARGETED;
import static kessel.games.brigade.position.UnitStates.FOUGHT;
import static kessel.games.brigade.position.UnitStates.MOVED;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Attack;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.PhaseEnd;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;

/**
 * The Combat Phase between attacks: the attacker opens the next one, or ends the phase once all
 * duties are done (3.0c, 4.1.2).
 */
public final class CombatPhase implements BrigadeDecision {
    private final Campaign campaign;
    private final Duty duty;
    private final PhaseEnd afterwards;

    public CombatPhase(Campaign campaign, Duty duty, PhaseEnd afterwards) {
        this.campaign = campaign;
        this.duty = duty;
        this.afterwards = afterwards;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Attack(int hex) -> judgeAttack(position, hex);
            case Finish(var what) when what == BrigadeMove.What.PHASE -> judgeEnd(position);
            default -> BrigadeDecision.notNow(position);
        };
    }

    /** Why a hex may not be attacked. */
    private enum Bar {
        NO_TARGET,
        ATTACKED_BEFORE,
        NO_MEANS
    }

    /** What keeps a hex from being attacked; null if nothing does. */
    private Bar bar(BrigadePosition position, int hex) {
        if (!position.occupied(hex, position.defender())) {
            return Bar.NO_TARGET;
        }
        if (position.marked(hex, TARGETED)) {
            return Bar.ATTACKED_BEFORE;
        }
        return hasMeans(position, hex) ? null : Bar.NO_MEANS;
    }

    private Ruling judgeAttack(BrigadePosition position, int hex) {
        return switch (bar(position, hex)) {
            case null -> Ruling.LEGAL;
            case NO_TARGET ->
                    Words.refuse(
                            position, SeriesRule.ONE_TARGET, "refuse.no-target", Cited.hex(hex));
            case ATTACKED_BEFORE ->
                    Words.refuse(
                            position,
                            SeriesRule.ONCE_A_TARGET,
                            "refuse.attacked-before",
                            Cited.hex(hex));
            case NO_MEANS -> whyNoMeans(position, hex);
        };
    }

    /** Nobody can attack: for want of reach, or because the ground or another duty forbids it. */
    private Ruling whyNoMeans(BrigadePosition position, int target) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.side(unit) == position.attacker()
                    && mayFight(position, unit)
                    && inReach(position, unit, target)) {
                return closed(position, unit, target)
                        ? refuseClosed(position, unit, target)
                        : Duty.refuseFire(position, unit);
            }
        }
        return Words.refuse(position, SeriesRule.ENGAGED, "refuse.no-means", Cited.hex(target));
    }

    static Ruling refuseClosed(BrigadePosition position, int unit, int target) {
        return Words.refuse(
                position,
                SeriesRule.CLOSED_TARGET,
                "refuse.closed-target",
                Words.unit(position, unit),
                Cited.hex(target));
    }

    /** Whether a hex may be attacked at all: from the air, from beside it or by guns. */
    private boolean hasMeans(BrigadePosition position, int target) {
        int attacker = position.attacker();
        if (position.air(attacker) >= campaign.airAttackLeast()) {
            return true;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid().neighbour(target, direction);
            if (around != Grid.OFF && position.occupied(around, attacker)) {
                for (int unit = position.top(around); unit >= 0; unit = position.below(unit)) {
                    if (bears(position, unit, target)) {
                        return true;
                    }
                }
            }
        }
        for (int gun : campaign.gunsOf(attacker)) {
            if (bears(position, gun, target)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a unit of the phasing side can still take part in an attack on a hex: adjacent, or
     * artillery within range that owes no attack at close quarters.
     */
    public static boolean bears(BrigadePosition position, int unit, int target) {
        return mayFight(position, unit)
                && inReach(position, unit, target)
                && !closed(position, unit, target)
                && !Duty.keeps(position, unit, target);
    }

    /**
     * Whether a unit may not fight at close quarters for a hex: armour does not engage enemies on
     * ground that is closed to it (Diadem 5.1.2).
     */
    static boolean closed(BrigadePosition position, int unit, int target) {
        return position.campaign().terrain().closed(position.type(unit), target);
    }

    /**
     * Whether a unit can still fight in this phase: once, and in some games not with guns that
     * moved.
     */
    static boolean mayFight(BrigadePosition position, int unit) {
        boolean limbered =
                !position.campaign().artilleryFiresAfterMoving()
                        && position.type(unit).artillery()
                        && position.is(unit, MOVED);
        return position.onMap(unit) && !position.is(unit, FOUGHT) && !limbered;
    }

    static boolean inReach(BrigadePosition position, int unit, int target) {
        Campaign campaign = position.campaign();
        return campaign.grid().distance(position.hex(unit), target) <= campaign.strikes(unit);
    }

    private Ruling judgeEnd(BrigadePosition position) {
        int unit = duty.first(position);
        return unit < 0 ? Ruling.LEGAL : duty.refuseEnd(position, unit);
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        int defender = position.defender();
        for (int hex = position.firstHeld(defender);
                hex >= 0;
                hex = position.nextHeld(defender, hex)) {
            if (bar(position, hex) == null) {
                each.accept(campaign.moves().attack(hex));
            }
        }
        if (duty.first(position) < 0) {
            each.accept(BrigadeMove.END);
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        if (move instanceof Attack(int hex)) {
            position.setTarget(hex);
            position.await(BrigadeStep.Kind.GATHERING, position.attacker());
        } else {
            afterwards.end(position, chance, journal);
        }
    }
}
