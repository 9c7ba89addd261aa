package kessel.games.brigade.combat;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.data.Article;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Decision;
import kessel.games.brigade.position.Told;

/** Choosing the one unit that takes a loss or is eliminated; the result's owner chooses (5.1.7). */
public final class LossDecision implements Decision {
    private final Campaign campaign;
    private final Resolution resolution;

    public LossDecision(Campaign campaign, Resolution resolution) {
        this.campaign = campaign;
        this.resolution = resolution;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        if (!(move instanceof Lose(int unit))) {
            return Decision.notNow(position);
        }
        return resolution.maySuffer(position, unit, position.step().decider())
                ? Ruling.LEGAL
                : Told.refuse(
                        position, article(position), "refuse.no-loss", Told.unit(position, unit));
    }

    /** The result's own rule: the code says who suffers. */
    private static Article article(BrigadePosition position) {
        boolean defending = position.stage() == BrigadePosition.Stage.DEFENDER_LOSS;
        String code =
                defending ? position.outcome().defenceCode() : position.outcome().attackCode();
        return switch (code) {
            case "DE" -> Article.DEFENDER_ELIMINATED;
            case "DRB" -> Article.DEFENDER_RETREATS_HURT;
            case "DVB" -> Article.DEFENDER_WINS_HURT;
            case "AVB" -> Article.ATTACKER_WINS_HURT;
            case "ARB" -> Article.ATTACKER_RETREATS_HURT;
            case "AE" -> Article.ATTACKER_ELIMINATED;
            default -> Article.BOMBARDMENT_LOSS;
        };
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (resolution.maySuffer(position, unit, position.step().decider())) {
                each.accept(campaign.moves.lose(unit));
            }
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        resolution.suffer(position, ((Lose) move).unit(), journal);
        resolution.finishStage(position, chance, journal);
    }
}
