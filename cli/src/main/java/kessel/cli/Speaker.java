package kessel.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.game.Game;
import kessel.engine.game.Tally;
import kessel.engine.game.Target;
import kessel.engine.words.Catalogue;
import kessel.engine.words.Phrase;

/** A game's English with the names that one reader may hear. */
record Speaker(Game<?, ?> game, Catalogue words, Catalogue.Names names) {
    /** For a reader who may know everything. */
    static Speaker open(Game<?, ?> game) {
        return new Speaker(game, game.printed().words("en"), OpenNames.of(game));
    }

    /** For a side or a spectator. */
    static Speaker to(int viewer, Game<?, ?> game) {
        return new Speaker(game, game.printed().words("en"), game.printed().names(viewer));
    }

    String say(Phrase phrase) {
        return words.say(phrase, names);
    }

    String say(String rule, Phrase phrase) {
        return say(phrase) + " [" + rule + "]";
    }

    String side(int side) {
        return names.side(side, words);
    }

    String piece(int piece) {
        return game.pieceId(piece);
    }

    /** Whereto a choice leads: to a hex, off the sheet, or nowhere. */
    String leading(Target target) {
        return switch (target) {
            case Target.Hex(int hex) -> "to " + names.hex(hex, words);
            case Target.Beyond(int _, var edge) ->
                    "off the map across the " + edge.word() + " edge";
            case null, default -> "";
        };
    }

    /** The terms of a tally, one a row, with their values in front. */
    TextTable terms(Tally tally, String indent) {
        TextTable table = new TextTable(indent).flushRight(0);
        tally.terms()
                .forEach(
                        term ->
                                table.row(
                                        tally.write(term.value()), say(term.rule(), term.words())));
        return table;
    }

    /** The terms of a tally for programs. */
    List<Map<String, Object>> json(Tally tally) {
        return tally.terms().stream()
                .map(
                        term -> {
                            Map<String, Object> json = new LinkedHashMap<>();
                            json.put("rule", term.rule());
                            json.put("value", number(tally, term.value()));
                            json.put("words", say(term.words()));
                            return json;
                        })
                .toList();
    }

    static Number total(Tally tally) {
        return number(tally, tally.total());
    }

    private static Number number(Tally tally, int value) {
        return value % tally.scale() == 0
                ? (Number) (value / tally.scale())
                : (Number) (value / (double) tally.scale());
    }
}
