package kessel.games.brigade.rules;

import static kessel.games.brigade.position.UnitStates.REDUCED;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.combat.Losses;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;

/** At the end each side removes a part of its reduced units, of its own choice (11.2). */
public final class DisbandDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final Sequence sequence;

    DisbandDecision(Campaign campaign, Sequence sequence) {
        this.campaign = campaign;
        this.sequence = sequence;
    }

    public static boolean mayGo(BrigadePosition position, int unit, int side) {
        return position.side(unit) == side && position.onMap(unit) && position.is(unit, REDUCED);
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        if (!(move instanceof Lose(int unit))) {
            return BrigadeDecision.notNow(position);
        }
        return mayGo(position, unit, position.step().decider())
                ? Ruling.LEGAL
                : Words.refuse(
                        position,
                        SeriesRule.REMOVED_AT_END,
                        "refuse.no-loss",
                        Words.unit(position, unit));
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (mayGo(position, unit, position.step().decider())) {
                each.accept(campaign.moves().lose(unit));
            }
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        Lose choice = (Lose) move;
        Losses.eliminate(position, choice.unit(), SeriesRule.REMOVED_AT_END, journal);
        position.setDebt(position.debt() - 1);
        if (position.debt() == 0) {
            sequence.afterDisbanding(position, position.step().decider(), journal);
        }
    }
}
