package kessel.games.brigade.position;

import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.kit.Decision;

/** One decision of the series. */
public interface BrigadeDecision extends Decision<BrigadePosition, BrigadeMove> {
    /** The refusal of a move that belongs to another decision than the one that is due. */
    static Ruling notNow(BrigadePosition position) {
        return Words.refuse(
                position,
                SeriesRule.SEQUENCE,
                "refuse.not-now",
                new Phrase.Word("step." + position.step().name()));
    }
}
