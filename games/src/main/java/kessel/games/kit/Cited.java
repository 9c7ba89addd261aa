package kessel.games.kit;

import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;

/**
 * Refusals and lines of the journal, each with the number of its rule. Whoever tells the journal
 * something asks first whether it listens, so that playouts make no words.
 */
public final class Cited {
    private Cited() {}

    public static Ruling refuse(String rule, String key, Object... arguments) {
        return refuse(rule, key, Tally.NONE, arguments);
    }

    public static Ruling refuse(String rule, String key, Tally tally, Object... arguments) {
        return new Ruling.Illegal(rule, Phrase.of(key, arguments), tally);
    }

    public static void tell(Journal journal, String rule, String key, Object... arguments) {
        journal.tell(rule, Phrase.of(key, arguments));
    }

    public static void head(Journal journal, String rule, String key, Object about) {
        journal.head(rule, Phrase.of(key, about));
    }

    public static Phrase.Hex hex(int hex) {
        return new Phrase.Hex(hex);
    }

    public static Phrase.Side side(int side) {
        return new Phrase.Side(side);
    }
}
