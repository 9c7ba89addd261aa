package kessel.games.brigade;

import static kessel.games.brigade.UnitStates.FOUGHT;
import static kessel.games.brigade.UnitStates.JOINED;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.BrigadeMove.Air;
import kessel.games.brigade.BrigadeMove.Finish;
import kessel.games.brigade.BrigadeMove.Join;

/**
 * Putting an attack together, unit by unit, until it is declared. Whatever has been added so far
 * can be declared, so that no attack is ever stuck: artillery and air points do not mix unless a
 * unit of another type is with them (8.0-obs2).
 */
final class AttackDecision implements Decision {
    private final Campaign campaign;
    private final Battle battle;
    private final Resolution resolution;

    AttackDecision(Campaign campaign, Battle battle, Resolution resolution) {
        this.campaign = campaign;
        this.battle = battle;
        this.resolution = resolution;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Join(int unit) -> judgeJoin(position, unit);
            case Air(int points) -> judgeAir(position, points);
            case Finish(var what) when what == BrigadeMove.What.ATTACK -> judgeDeclare(position);
            default -> Decision.notNow(position);
        };
    }

    private Ruling judgeJoin(BrigadePosition position, int unit) {
        if (position.side(unit) != position.attacker()) {
            return Told.refuse(
                    position, Article.OWN_ATTACKS, "refuse.not-own", Told.unit(position, unit));
        }
        if (position.is(unit, JOINED)) {
            return Told.refuse(
                    position, Article.ONE_TARGET, "refuse.has-joined", Told.unit(position, unit));
        }
        if (position.is(unit, FOUGHT)) {
            Article article =
                    position.type(unit).artillery() ? Article.ARTILLERY_ONCE : Article.ONE_TARGET;
            return Told.refuse(position, article, "refuse.has-fought", Told.unit(position, unit));
        }
        if (position.onMap(unit) && !CombatPhase.mayFight(position, unit)) {
            return Told.refuse(
                    position,
                    Article.ARTILLERY_MOVES,
                    "refuse.guns-moved",
                    Told.unit(position, unit));
        }
        if (CombatPhase.owesAnother(position, unit, position.target)) {
            return CombatPhase.refuseForDuty(position, unit);
        }
        if (position.adjacentToTarget(unit)
                && CombatPhase.closed(position, unit, position.target)) {
            return CombatPhase.refuseClosed(position, unit, position.target);
        }
        if (!CombatPhase.bears(position, unit, position.target)) {
            Article article =
                    position.type(unit).artillery() ? Article.ARTILLERY_RANGE : Article.ENGAGED;
            return Told.refuse(
                    position,
                    article,
                    "refuse.too-far",
                    Told.unit(position, unit),
                    Told.hex(position.target));
        }
        if (position.type(unit).artillery() && position.attackAir > 0 && !othersJoined(position)) {
            return Told.refuse(position, Article.NO_AIR_WITH_GUNS, "refuse.guns-and-air");
        }
        return Ruling.LEGAL;
    }

    /** Whether a unit other than artillery is part of the attack. */
    private boolean othersJoined(BrigadePosition position) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.is(unit, JOINED) && !position.type(unit).artillery()) {
                return true;
            }
        }
        return false;
    }

    private Ruling judgeAir(BrigadePosition position, int points) {
        int side = position.attacker();
        if (position.attackAir > 0) {
            return Told.refuse(position, Article.AIR_SUPPORT, "refuse.air-given");
        }
        if (points < 1 || points > position.air[side]) {
            return Told.refuse(
                    position, Article.AIR_SUPPORT, "refuse.air-points", points, position.air[side]);
        }
        if (othersJoined(position)) {
            return Ruling.LEGAL;
        }
        if (battle.kind(position) != Battle.Kind.NONE) {
            return Told.refuse(position, Article.NO_AIR_WITH_GUNS, "refuse.guns-and-air");
        }
        return points < campaign.airAttackLeast || points > campaign.airAttackMost
                ? Told.refuse(
                        position,
                        Article.AIR_MOST,
                        "refuse.air-attack",
                        points,
                        campaign.airAttackLeast,
                        campaign.airAttackMost)
                : Ruling.LEGAL;
    }

    private Ruling judgeDeclare(BrigadePosition position) {
        return battle.kind(position) == Battle.Kind.NONE
                ? Told.refuse(position, Article.OWN_ATTACKS, "refuse.nothing-joined")
                : Ruling.LEGAL;
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        Battle.Kind kind = battle.kind(position);
        boolean others = othersJoined(position);
        boolean gunsMay = position.attackAir == 0 || others;
        for (int unit = 0; unit < campaign.units(); unit++) {
            boolean may =
                    position.side(unit) == position.attacker()
                            && !position.is(unit, JOINED)
                            && CombatPhase.bears(position, unit, position.target);
            if (may && (gunsMay || !position.type(unit).artillery())) {
                each.accept(new Join(unit));
            }
        }
        if (position.attackAir == 0 && (others || kind == Battle.Kind.NONE)) {
            int least = others ? 1 : campaign.airAttackLeast;
            int most = others ? Integer.MAX_VALUE : campaign.airAttackMost;
            for (int points = least;
                    points <= Math.min(most, position.air[position.attacker()]);
                    points++) {
                each.accept(new Air(points));
            }
        }
        if (kind != Battle.Kind.NONE) {
            each.accept(BrigadeMove.DECLARE);
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        switch (move) {
            case Join(int unit) -> position.set(unit, JOINED);
            case Air(int points) -> {
                position.attackAir = points;
                position.air[position.attacker()] -= points;
            }
            default -> resolution.declare(position, chance, journal);
        }
    }
}
