package kessel.games.brigade.combat;

import static kessel.games.brigade.position.BrigadePosition.DESTROYED;
import static kessel.games.brigade.position.UnitStates.BATTERED;
import static kessel.games.brigade.position.UnitStates.HURT;
import static kessel.games.brigade.position.UnitStates.REDUCED;

import kessel.engine.game.Journal;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;

/** Losses: the first turns a unit to its reduced side, the second eliminates it (7.0). */
public final class Losses {
    private Losses() {}

    public static void take(BrigadePosition position, int unit, Journal journal) {
        if (!bears(position, unit)) {
            boolean second = position.is(unit, REDUCED);
            if (journal.listens()) {
                Words.tell(
                        journal,
                        position,
                        second ? SeriesRule.SECOND_LOSS : SeriesRule.NO_REDUCED_SIDE,
                        second ? "told.second-loss" : "told.only-loss",
                        Words.unit(position, unit));
            }
            destroy(position, unit);
        } else {
            // A mine met on the march is no loss of the next combat (5.3.3).
            int hurt = position.target() == Grid.OFF ? 0 : HURT;
            int battered = position.campaign().restCounts() ? BATTERED : 0;
            position.set(unit, REDUCED | hurt | battered);
            if (journal.listens()) {
                Words.tell(
                        journal,
                        position,
                        SeriesRule.LOSS,
                        "told.loss",
                        Words.unit(position, unit));
            }
        }
    }

    /** Whether a unit survives one more loss: not on its reduced side, nor without one. */
    public static boolean bears(BrigadePosition position, int unit) {
        return !position.is(unit, REDUCED) && position.campaign().counter(unit).reducible();
    }

    public static void eliminate(
            BrigadePosition position, int unit, SeriesRule rule, Journal journal) {
        eliminate(position, unit, position.campaign().cite(rule), journal);
    }

    static void eliminate(BrigadePosition position, int unit, String rule, Journal journal) {
        if (journal.listens()) {
            Cited.tell(journal, rule, "told.eliminated", Words.unit(position, unit));
        }
        destroy(position, unit);
    }

    private static void destroy(BrigadePosition position, int unit) {
        position.put(unit, DESTROYED);
        position.setState(unit, 0);
    }
}
