package kessel.games.brigade.combat;

import static kessel.games.brigade.position.BrigadePosition.Stage.DEFENDER_SACRIFICE;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;

/**
 * A draw: the defender gives up one unit or more, then the attacker units worth at least as much
 * (5.1.7 EMP, R29).
 */
public final class SacrificeDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final Resolution resolution;

    public SacrificeDecision(Campaign campaign, Resolution resolution) {
        this.campaign = campaign;
        this.resolution = resolution;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Lose(int unit) ->
                    resolution.maySuffer(position, unit, position.step().decider())
                            ? Ruling.LEGAL
                            : Words.refuse(
                                    position,
                                    rule(position),
                                    "refuse.no-loss",
                                    Words.unit(position, unit));
            case Finish(var what) when what == BrigadeMove.What.CHOICE ->
                    enough(position)
                            ? Ruling.LEGAL
                            : Words.refuse(
                                    position,
                                    rule(position),
                                    position.stage() == DEFENDER_SACRIFICE
                                            ? "refuse.give-up-one"
                                            : "refuse.not-enough",
                                    position.debt());
            default -> BrigadeDecision.notNow(position);
        };
    }

    private static SeriesRule rule(BrigadePosition position) {
        return position.stage() == DEFENDER_SACRIFICE
                ? SeriesRule.DRAW_DEFENDER
                : SeriesRule.DRAW_ATTACKER;
    }

    /** The defender has given up something; the attacker has paid for it. */
    private static boolean enough(BrigadePosition position) {
        return position.stage() == DEFENDER_SACRIFICE ? position.debt() > 0 : position.debt() <= 0;
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (resolution.maySuffer(position, unit, position.step().decider())) {
                each.accept(campaign.moves().lose(unit));
            }
        }
        if (enough(position)) {
            each.accept(BrigadeMove.ENOUGH);
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        boolean goesOn = false;
        if (move instanceof Lose(int unit)) {
            resolution.sacrifice(position, unit, journal);
            goesOn =
                    position.stage() == DEFENDER_SACRIFICE
                            ? resolution.anySuffers(position, position.defender())
                            : resolution.awaitPayment(position, journal);
        }
        if (!goesOn) {
            resolution.finishStage(position, chance, journal);
        }
    }
}
