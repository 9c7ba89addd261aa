package kessel.games.desertfox;

import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;

/** Refusals, each with its rule and its reason. */
final class Refusals {
    private Refusals() {}

    static Ruling of(String rule, String key, Object... arguments) {
        return new Ruling.Illegal(rule, Phrase.of("refuse." + key, arguments), Tally.NONE);
    }

    static Ruling notNow() {
        return of("3.0a", "not-now");
    }
}
