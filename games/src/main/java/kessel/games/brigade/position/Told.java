package kessel.games.brigade.position;

import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Article;

/**
 * The words of the series: refusals, and what the journal is told. Whoever tells it something asks
 * first whether it listens, so that playouts make no words.
 */
public final class Told {
    private Told() {}

    public static Ruling refuse(
            BrigadePosition position, Article article, String key, Object... arguments) {
        return refuse(position.campaign.cite(article), key, Tally.NONE, arguments);
    }

    public static Ruling refuse(String rule, String key, Tally tally, Object... arguments) {
        return new Ruling.Illegal(rule, Phrase.of(key, arguments), tally);
    }

    public static void tell(
            Journal journal,
            BrigadePosition position,
            Article article,
            String key,
            Object... arguments) {
        tell(journal, position.campaign.cite(article), key, arguments);
    }

    /** The same under a rule that only one game has. */
    public static void tell(Journal journal, String rule, String key, Object... arguments) {
        journal.tell(rule, Phrase.of(key, arguments));
    }

    public static void head(
            Journal journal, BrigadePosition position, Article article, String key, Object about) {
        journal.head(position.campaign.cite(article), Phrase.of(key, about));
    }

    /** A unit as the journal names it: whole only if both sides see it whole at this moment. */
    public static Phrase.Piece unit(BrigadePosition position, int unit) {
        return new Phrase.Piece(unit, position.open(unit));
    }

    public static Phrase.Hex hex(int hex) {
        return new Phrase.Hex(hex);
    }

    public static Phrase.Side side(int side) {
        return new Phrase.Side(side);
    }
}
