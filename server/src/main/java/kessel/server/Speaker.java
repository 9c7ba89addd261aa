package kessel.server;

import java.util.List;
import kessel.engine.game.Tally;
import kessel.engine.words.Catalogue;
import kessel.engine.words.Phrase;

/** Says things in one language, with the names that one viewer may hear. */
record Speaker(Catalogue words, Catalogue.Names names) {
    /** A number as the API gives it: written out, with its reasons. */
    record Number(String total, List<Term> terms) {}

    record Term(String rule, String value, String text) {}

    String say(Phrase phrase) {
        return words.say(phrase, names);
    }

    List<Term> terms(Tally tally) {
        return tally.terms().stream()
                .map(term -> new Term(term.rule(), tally.write(term.value()), say(term.words())))
                .toList();
    }

    Number number(Tally tally) {
        return new Number(tally.write(tally.total()), terms(tally));
    }
}
