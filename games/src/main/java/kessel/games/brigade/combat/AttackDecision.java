package kessel.games.brigade.combat;

import static kessel.games.brigade.position.UnitStates.FOUGHT;
import static kessel.games.brigade.position.UnitStates.JOINED;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Air;
import kessel.games.brigade.move.BrigadeMove.Drop;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.move.BrigadeMove.Join;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;
import kessel.games.kit.Sampler;

/**
 * Putting an attack together, unit by unit, until it is declared or given up. Nothing hidden comes
 * to light before that, so what was added can be taken back. Artillery and air points do not mix
 * unless a unit of another type is with them (8.0-obs2).
 */
public final class AttackDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final Battle battle;
    private final Duty duty;
    private final Resolution resolution;

    public AttackDecision(Campaign campaign, Battle battle, Duty duty, Resolution resolution) {
        this.campaign = campaign;
        this.battle = battle;
        this.duty = duty;
        this.resolution = resolution;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Join(int unit) -> judgeJoin(position, unit);
            case Drop(int unit) -> judgeDrop(position, unit);
            case Air(int points) -> judgeAir(position, points);
            case Finish(var what) when what == BrigadeMove.What.ATTACK -> judgeDeclare(position);
            case Finish(var what) when what == BrigadeMove.What.NO_ATTACK -> Ruling.LEGAL;
            default -> BrigadeDecision.notNow(position);
        };
    }

    /** Why a unit may not join the attack. */
    private enum Bar {
        NOT_OWN,
        HAS_JOINED,
        HAS_FOUGHT,
        GUNS_MOVED,
        TOO_FAR,
        OTHER_DUTY,
        CLOSED,
        GUNS_AND_AIR
    }

    /** What keeps a unit from joining the attack; null if nothing does. */
    private Bar bar(BrigadePosition position, int unit) {
        int target = position.target();
        if (position.side(unit) != position.attacker()) {
            return Bar.NOT_OWN;
        }
        if (position.is(unit, JOINED)) {
            return Bar.HAS_JOINED;
        }
        if (position.is(unit, FOUGHT)) {
            return Bar.HAS_FOUGHT;
        }
        if (position.onMap(unit) && !CombatPhase.mayFight(position, unit)) {
            return Bar.GUNS_MOVED;
        }
        if (!position.onMap(unit) || !CombatPhase.inReach(position, unit, target)) {
            return Bar.TOO_FAR;
        }
        if (Duty.keeps(position, unit, target)) {
            return Bar.OTHER_DUTY;
        }
        if (CombatPhase.closed(position, unit, target)) {
            return position.adjacentToTarget(unit) ? Bar.CLOSED : Bar.TOO_FAR;
        }
        boolean lacksTroops =
                position.type(unit).artillery()
                        && position.attackAir() > 0
                        && !othersJoined(position);
        return lacksTroops ? Bar.GUNS_AND_AIR : null;
    }

    private Ruling judgeJoin(BrigadePosition position, int unit) {
        Phrase.Piece who = Words.unit(position, unit);
        boolean guns = position.type(unit).artillery();
        return switch (bar(position, unit)) {
            case null -> Ruling.LEGAL;
            case NOT_OWN -> Words.refuse(position, SeriesRule.OWN_ATTACKS, "refuse.not-own", who);
            case HAS_JOINED ->
                    Words.refuse(position, SeriesRule.ONE_TARGET, "refuse.has-joined", who);
            case HAS_FOUGHT ->
                    Words.refuse(
                            position,
                            guns ? SeriesRule.ARTILLERY_ONCE : SeriesRule.ONE_TARGET,
                            "refuse.has-fought",
                            who);
            case GUNS_MOVED ->
                    Words.refuse(position, SeriesRule.ARTILLERY_MOVES, "refuse.guns-moved", who);
            case TOO_FAR ->
                    Words.refuse(
                            position,
                            guns ? SeriesRule.ARTILLERY_RANGE : SeriesRule.ENGAGED,
                            "refuse.too-far",
                            who,
                            Cited.hex(position.target()));
            case OTHER_DUTY -> Duty.refuseFire(position, unit);
            case CLOSED -> CombatPhase.refuseClosed(position, unit, position.target());
            case GUNS_AND_AIR ->
                    Words.refuse(position, SeriesRule.NO_AIR_WITH_GUNS, "refuse.guns-and-air");
        };
    }

    /** Whether a unit other than artillery is part of the attack. */
    private boolean othersJoined(BrigadePosition position) {
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (position.is(unit, JOINED) && !position.type(unit).artillery()) {
                return true;
            }
        }
        return false;
    }

    private static Ruling judgeDrop(BrigadePosition position, int unit) {
        return position.is(unit, JOINED)
                ? Ruling.LEGAL
                : Words.refuse(
                        position,
                        SeriesRule.ONE_TARGET,
                        "refuse.has-not-joined",
                        Words.unit(position, unit));
    }

    private Ruling judgeAir(BrigadePosition position, int points) {
        Ruling wrong = judgeAmount(position, position.attacker(), points, position.attackAir());
        if (wrong != null) {
            return wrong;
        }
        if (points == 0 || othersJoined(position)) {
            return Ruling.LEGAL;
        }
        return gunsTakePart(position)
                ? Words.refuse(position, SeriesRule.NO_AIR_WITH_GUNS, "refuse.guns-and-air")
                : judgeAirAlone(position, points);
    }

    /** Whether a side may give so many air points to a combat that has some; null if it may. */
    static Ruling judgeAmount(BrigadePosition position, int side, int points, int given) {
        int left = position.air(side) + given;
        if (points == given) {
            return Words.refuse(position, SeriesRule.AIR_SUPPORT, "refuse.air-same", points);
        }
        if (points <= left) {
            return null;
        }
        return position.campaign().air(side) == 0
                ? Words.refuse(
                        position, SeriesRule.AIR_FORCE, "refuse.no-air-force", Cited.side(side))
                : Words.refuse(position, SeriesRule.AIR_SUPPORT, "refuse.air-points", points, left);
    }

    /** Whether artillery has joined the attack, or has to because it owes one and has no other. */
    private boolean gunsTakePart(BrigadePosition position) {
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (position.type(unit).artillery()
                    && (position.is(unit, JOINED) || Duty.bound(position, unit))) {
                return true;
            }
        }
        return false;
    }

    private boolean mayFlyAlone(int points) {
        return points >= campaign.airAttackLeast() && points <= campaign.airAttackMost();
    }

    private Ruling judgeAirAlone(BrigadePosition position, int points) {
        return !mayFlyAlone(points)
                ? Words.refuse(
                        position,
                        SeriesRule.AIR_MOST,
                        "refuse.air-attack",
                        points,
                        campaign.airAttackLeast(),
                        campaign.airAttackMost())
                : Ruling.LEGAL;
    }

    private boolean mayDeclare(BrigadePosition position) {
        Battle.Kind kind = battle.kind(position);
        return kind != Battle.Kind.NONE
                && duty.left(position) < 0
                && (position.attackAir() == 0
                        || othersJoined(position)
                        || kind == Battle.Kind.AIR_ATTACK && mayFlyAlone(position.attackAir()));
    }

    /** Why an attack that may not be declared yet may not. */
    private Ruling judgeDeclare(BrigadePosition position) {
        if (mayDeclare(position)) {
            return Ruling.LEGAL;
        }
        Battle.Kind kind = battle.kind(position);
        if (kind == Battle.Kind.NONE) {
            return Words.refuse(position, SeriesRule.OWN_ATTACKS, "refuse.nothing-joined");
        }
        int left = duty.left(position);
        if (left >= 0) {
            return duty.refuseToLeave(position, left);
        }
        return kind == Battle.Kind.AIR_ATTACK
                ? judgeAirAlone(position, position.attackAir())
                : Words.refuse(position, SeriesRule.NO_AIR_WITH_GUNS, "refuse.guns-and-air");
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        onward(position, each);
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (position.is(unit, JOINED)) {
                each.accept(campaign.moves().drop(unit));
            }
        }
        if (position.attackAir() > 0) {
            offerAir(position, each);
        }
        each.accept(BrigadeMove.CANCEL);
    }

    /** What brings the attack nearer to its declaration. */
    private void onward(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        int target = position.target();
        for (int unit : campaign.unitsOf(position.attacker())) {
            // Most are too far, and that is soon seen.
            if (position.onMap(unit)
                    && CombatPhase.inReach(position, unit, target)
                    && bar(position, unit) == null) {
                each.accept(campaign.moves().join(unit));
            }
        }
        if (position.attackAir() == 0) {
            offerAir(position, each);
        }
        if (mayDeclare(position)) {
            each.accept(BrigadeMove.DECLARE);
        }
    }

    private void offerAir(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        int given = position.attackAir();
        if (given > 0) {
            each.accept(campaign.moves().air(0));
        }
        boolean others = othersJoined(position);
        if (!others && gunsTakePart(position)) {
            return;
        }
        int left = position.air(position.attacker()) + given;
        int most = others ? left : Math.min(left, campaign.airAttackMost());
        for (int points = others ? 1 : campaign.airAttackLeast(); points <= most; points++) {
            if (points != given) {
                each.accept(campaign.moves().air(points));
            }
        }
    }

    /** Chance puts attacks together and gives one up only where it cannot be declared. */
    @Override
    public BrigadeMove sample(BrigadePosition position, RandomGenerator random) {
        Sampler<BrigadeMove> sampler = new Sampler<>(random);
        onward(position, sampler);
        return sampler.chosen() == null ? BrigadeMove.CANCEL : sampler.chosen();
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        switch (move) {
            case Join(int unit) -> position.set(unit, JOINED);
            case Drop(int unit) -> position.unset(unit, JOINED);
            case Air(int points) -> giveAir(position, points);
            case Finish(var what) when what == BrigadeMove.What.NO_ATTACK -> {
                giveAir(position, 0);
                resolution.close(position);
            }
            default -> resolution.declare(position, chance, journal);
        }
    }

    private static void giveAir(BrigadePosition position, int points) {
        position.setAir(
                position.attacker(),
                position.air(position.attacker()) + (position.attackAir() - points));
        position.setAttackAir(points);
    }
}
