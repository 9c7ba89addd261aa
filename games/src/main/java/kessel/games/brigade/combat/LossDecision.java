package kessel.games.brigade.combat;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;

/** Choosing the one unit that takes a loss or is eliminated; the result's owner chooses (5.1.7). */
public final class LossDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final Resolution resolution;

    public LossDecision(Campaign campaign, Resolution resolution) {
        this.campaign = campaign;
        this.resolution = resolution;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        if (!(move instanceof Lose(int unit))) {
            return BrigadeDecision.notNow(position);
        }
        return resolution.maySuffer(position, unit, position.step().decider())
                ? Ruling.LEGAL
                : Words.refuse(
                        position, rule(position), "refuse.no-loss", Words.unit(position, unit));
    }

    /** The result's own rule: the code says who suffers. */
    private static SeriesRule rule(BrigadePosition position) {
        boolean defending = position.stage() == BrigadePosition.Stage.DEFENDER_LOSS;
        String code =
                defending ? position.outcome().defenceCode() : position.outcome().attackCode();
        return switch (code) {
            case "DE" -> SeriesRule.DEFENDER_ELIMINATED;
            case "DRB" -> SeriesRule.DEFENDER_RETREATS_HURT;
            case "DVB" -> SeriesRule.DEFENDER_WINS_HURT;
            case "AVB" -> SeriesRule.ATTACKER_WINS_HURT;
            case "ARB" -> SeriesRule.ATTACKER_RETREATS_HURT;
            case "AE" -> SeriesRule.ATTACKER_ELIMINATED;
            default -> SeriesRule.BOMBARDMENT_LOSS;
        };
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (resolution.maySuffer(position, unit, position.step().decider())) {
                each.accept(campaign.moves().lose(unit));
            }
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        resolution.suffer(position, ((Lose) move).unit(), journal);
        resolution.finishStage(position, chance, journal);
    }
}
