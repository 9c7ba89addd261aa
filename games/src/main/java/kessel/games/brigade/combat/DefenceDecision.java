package kessel.games.brigade.combat;

import static kessel.games.brigade.position.UnitStates.BACKING;
import static kessel.games.brigade.position.UnitStates.FOUGHT;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
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
 * The defender's answer to a declared assault: artillery within range of the attacked hex, and air
 * points (5.1.1, 8.0e).
 */
public final class DefenceDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final Resolution resolution;

    /** For each unit, the longest range of those that look like it. */
    private final int[] longest;

    DefenceDecision(Campaign campaign, Resolution resolution) {
        this.campaign = campaign;
        this.resolution = resolution;
        longest = new int[campaign.units()];
        for (Counter counter : campaign.counters()) {
            for (Counter other : campaign.counters()) {
                if (counter.kind().equals(other.kind())) {
                    int unit = counter.index();
                    longest[unit] = Math.max(longest[unit], other.range());
                }
            }
        }
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Join(int unit) -> judgeSupport(position, unit);
            case Drop(int unit) -> judgeDrop(position, unit);
            case Air(int points) -> judgeAir(position, points);
            case Finish(var what) when what == BrigadeMove.What.DEFENCE -> Ruling.LEGAL;
            default -> BrigadeDecision.notNow(position);
        };
    }

    /** Why artillery may not support the defence. */
    private enum Bar {
        NOT_OWN,
        NO_SUPPORT,
        HAS_FOUGHT,
        TOO_FAR
    }

    /** What keeps a unit from supporting the defence; null if nothing does. */
    private static Bar bar(BrigadePosition position, int unit) {
        if (position.side(unit) != position.defender()) {
            return Bar.NOT_OWN;
        }
        if (!position.type(unit).artillery() || position.hex(unit) == position.target()) {
            return Bar.NO_SUPPORT;
        }
        if (position.is(unit, BACKING | FOUGHT)) {
            return Bar.HAS_FOUGHT;
        }
        return CombatPhase.bears(position, unit, position.target()) ? null : Bar.TOO_FAR;
    }

    private static Ruling judgeSupport(BrigadePosition position, int unit) {
        Phrase.Piece who = Words.unit(position, unit);
        return switch (bar(position, unit)) {
            case null -> Ruling.LEGAL;
            case NOT_OWN ->
                    Words.refuse(position, SeriesRule.ARTILLERY_DEFENCE, "refuse.not-own", who);
            case NO_SUPPORT ->
                    Words.refuse(position, SeriesRule.ARTILLERY_DEFENCE, "refuse.no-support", who);
            case HAS_FOUGHT ->
                    Words.refuse(position, SeriesRule.ARTILLERY_ONCE, "refuse.has-fought", who);
            case TOO_FAR ->
                    Words.refuse(
                            position,
                            SeriesRule.ARTILLERY_RANGE,
                            "refuse.too-far",
                            who,
                            Cited.hex(position.target()));
        };
    }

    private static Ruling judgeDrop(BrigadePosition position, int unit) {
        return position.is(unit, BACKING)
                ? Ruling.LEGAL
                : Words.refuse(
                        position,
                        SeriesRule.ARTILLERY_DEFENCE,
                        "refuse.has-not-joined",
                        Words.unit(position, unit));
    }

    private static Ruling judgeAir(BrigadePosition position, int points) {
        Ruling wrong =
                AttackDecision.judgeAmount(
                        position, position.defender(), points, position.defenceAir());
        return wrong == null ? Ruling.LEGAL : wrong;
    }

    /**
     * Whether the defender is asked at all: not where everybody can see that there is nothing to
     * add. Guns that might reach as far as the attacker can tell are asked, for it would tell which
     * they are if they were not (5.1.1).
     */
    boolean asked(BrigadePosition position) {
        if (position.air(position.defender()) > 0) {
            return true;
        }
        for (int unit : campaign.unitsOf(position.defender())) {
            if (seemsToSupport(position, unit)) {
                return true;
            }
        }
        return false;
    }

    private boolean seemsToSupport(BrigadePosition position, int unit) {
        if (position.open(unit)) {
            return bar(position, unit) == null;
        }
        return position.side(unit) == position.defender()
                && position.type(unit).artillery()
                && CombatPhase.mayFight(position, unit)
                && campaign.grid().distance(position.hex(unit), position.target()) <= longest[unit];
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        onward(position, each);
        for (int unit : campaign.unitsOf(position.defender())) {
            if (position.is(unit, BACKING)) {
                each.accept(campaign.moves().drop(unit));
            }
        }
        if (position.defenceAir() > 0) {
            offerAir(position, each);
        }
    }

    /** What brings the answer nearer to its end. */
    private void onward(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit : campaign.unitsOf(position.defender())) {
            if (bar(position, unit) == null) {
                each.accept(campaign.moves().join(unit));
            }
        }
        if (position.defenceAir() == 0) {
            offerAir(position, each);
        }
        each.accept(BrigadeMove.STAND);
    }

    private void offerAir(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        int most = position.air(position.defender()) + position.defenceAir();
        for (int points = 0; points <= most; points++) {
            if (points != position.defenceAir()) {
                each.accept(campaign.moves().air(points));
            }
        }
    }

    @Override
    public BrigadeMove sample(BrigadePosition position, RandomGenerator random) {
        Sampler<BrigadeMove> sampler = new Sampler<>(random);
        onward(position, sampler);
        return sampler.chosen();
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        switch (move) {
            case Join(int unit) -> position.set(unit, BACKING);
            case Drop(int unit) -> position.unset(unit, BACKING);
            case Air(int points) -> {
                position.setAir(
                        position.defender(),
                        position.air(position.defender()) + (position.defenceAir() - points));
                position.setDefenceAir(points);
            }
            default -> resolution.fight(position, chance, journal);
        }
    }
}
