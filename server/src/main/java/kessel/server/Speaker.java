package kessel.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    /** Plain data in which every tally and every phrase has become words. */
    Object plain(Object data) {
        return switch (data) {
            case Tally tally -> number(tally);
            case Phrase phrase -> say(phrase);
            case Map<?, ?> map -> {
                Map<String, Object> plain = new LinkedHashMap<>();
                map.forEach((key, value) -> plain.put(String.valueOf(key), plain(value)));
                yield plain;
            }
            case List<?> list -> list.stream().map(this::plain).toList();
            case null, default -> data;
        };
    }
}
