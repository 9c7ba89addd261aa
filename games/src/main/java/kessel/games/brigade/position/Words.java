package kessel.games.brigade.position;

import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.kit.Cited;

/**
 * The words of the series: refusals, and what the journal is told, with the number that their rule
 * has in the game's own book.
 */
public final class Words {
    private Words() {}

    public static Ruling refuse(
            BrigadePosition position, SeriesRule rule, String key, Object... arguments) {
        return Cited.refuse(position.campaign().cite(rule), key, arguments);
    }

    public static void tell(
            Journal journal,
            BrigadePosition position,
            SeriesRule rule,
            String key,
            Object... arguments) {
        Cited.tell(journal, position.campaign().cite(rule), key, arguments);
    }

    public static void head(
            Journal journal, BrigadePosition position, SeriesRule rule, String key, Object about) {
        Cited.head(journal, position.campaign().cite(rule), key, about);
    }

    /** A unit as the journal names it: whole only if both sides see it whole at this moment. */
    public static Phrase.Piece unit(BrigadePosition position, int unit) {
        return new Phrase.Piece(unit, position.open(unit));
    }
}
