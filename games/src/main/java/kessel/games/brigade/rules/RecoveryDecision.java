package kessel.games.brigade.rules;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.move.BrigadeMove.Recover;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;

/** Choosing the rested units that recover, where fewer can than would (7.0). */
final class RecoveryDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final Sequence sequence;

    RecoveryDecision(Campaign campaign, Sequence sequence) {
        this.campaign = campaign;
        this.sequence = sequence;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case Recover(int unit) -> judgeRecovery(position, unit);
            case Finish(var what) when what == BrigadeMove.What.CHOICE -> Ruling.LEGAL;
            default -> BrigadeDecision.notNow(position);
        };
    }

    /** The rule that keeps a unit from recovering; null if none does. */
    private SeriesRule bar(BrigadePosition position, int unit) {
        if (!Rest.rested(position, unit)) {
            return SeriesRule.RECOVERY;
        }
        return Rest.allows(position, campaign.recovery(position.phasing()), unit)
                ? null
                : SeriesRule.RECOVERY_LIMIT;
    }

    private Ruling judgeRecovery(BrigadePosition position, int unit) {
        SeriesRule bar = bar(position, unit);
        if (bar == null) {
            return Ruling.LEGAL;
        }
        return Words.refuse(
                position,
                bar,
                bar == SeriesRule.RECOVERY ? "refuse.no-recovery" : "refuse.recovery-limit",
                Words.unit(position, unit));
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (bar(position, unit) == null) {
                each.accept(campaign.moves().recover(unit));
            }
        }
        each.accept(BrigadeMove.ENOUGH);
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        boolean goesOn = false;
        if (move instanceof Recover(int unit)) {
            Rest.recover(position, unit, journal);
            for (int other = 0; other < campaign.units() && !goesOn; other++) {
                goesOn = bar(position, other) == null;
            }
        }
        if (!goesOn) {
            sequence.afterRecovery(position);
        }
    }
}
