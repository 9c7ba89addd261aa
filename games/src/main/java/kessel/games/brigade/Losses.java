package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.DESTROYED;
import static kessel.games.brigade.BrigadePosition.HURT;
import static kessel.games.brigade.BrigadePosition.REDUCED;

import kessel.engine.game.Journal;
import kessel.engine.hex.Grid;

/** Losses: the first turns a unit to its reduced side, the second eliminates it (7.0). */
final class Losses {
    private Losses() {}

    static void take(BrigadePosition position, int unit, Journal journal) {
        if (position.is(unit, REDUCED)) {
            Told.tell(
                    journal,
                    position,
                    Article.SECOND_LOSS,
                    "told.second-loss",
                    Told.unit(position, unit));
            destroy(position, unit);
        } else {
            // A mine met on the march is no loss of the next combat (5.3.3).
            position.set(unit, position.target == Grid.OFF ? REDUCED : REDUCED | HURT);
            Told.tell(journal, position, Article.LOSS, "told.loss", Told.unit(position, unit));
        }
    }

    static void eliminate(BrigadePosition position, int unit, Article article, Journal journal) {
        Told.tell(journal, position, article, "told.eliminated", Told.unit(position, unit));
        destroy(position, unit);
    }

    private static void destroy(BrigadePosition position, int unit) {
        position.put(unit, DESTROYED);
        position.state[unit] = 0;
    }
}
