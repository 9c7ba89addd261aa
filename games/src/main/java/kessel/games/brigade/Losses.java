package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.DESTROYED;
import static kessel.games.brigade.UnitStates.BATTERED;
import static kessel.games.brigade.UnitStates.HURT;
import static kessel.games.brigade.UnitStates.REDUCED;

import kessel.engine.game.Journal;
import kessel.engine.hex.Grid;

/** Losses: the first turns a unit to its reduced side, the second eliminates it (7.0). */
final class Losses {
    private Losses() {}

    static void take(BrigadePosition position, int unit, Journal journal) {
        if (!bears(position, unit)) {
            boolean second = position.is(unit, REDUCED);
            if (journal.listens()) {
                Told.tell(
                        journal,
                        position,
                        second ? Article.SECOND_LOSS : Article.NO_REDUCED_SIDE,
                        second ? "told.second-loss" : "told.only-loss",
                        Told.unit(position, unit));
            }
            destroy(position, unit);
        } else {
            // A mine met on the march is no loss of the next combat (5.3.3).
            int hurt = position.target() == Grid.OFF ? 0 : HURT;
            int battered = position.campaign.restCounts ? BATTERED : 0;
            position.set(unit, REDUCED | hurt | battered);
            if (journal.listens()) {
                Told.tell(journal, position, Article.LOSS, "told.loss", Told.unit(position, unit));
            }
        }
    }

    /** Whether a unit survives one more loss: not on its reduced side, nor without one. */
    static boolean bears(BrigadePosition position, int unit) {
        return !position.is(unit, REDUCED) && position.campaign.counter(unit).reducible();
    }

    static void eliminate(BrigadePosition position, int unit, Article article, Journal journal) {
        eliminate(position, unit, position.campaign.cite(article), journal);
    }

    static void eliminate(BrigadePosition position, int unit, String rule, Journal journal) {
        if (journal.listens()) {
            Told.tell(journal, rule, "told.eliminated", Told.unit(position, unit));
        }
        destroy(position, unit);
    }

    private static void destroy(BrigadePosition position, int unit) {
        position.put(unit, DESTROYED);
        position.setState(unit, 0);
    }
}
