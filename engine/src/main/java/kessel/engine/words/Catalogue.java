package kessel.engine.words;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kessel.engine.data.Item;
import kessel.engine.data.Library;

/**
 * The words of a game in one language: keys with sentences in which {@code {0}} stands for the
 * first argument, and {@code {0:unit|units}} for the first word where that argument is 1, else for
 * the second.
 */
public final class Catalogue {
    private static final Pattern SLOT = Pattern.compile("\\{(\\d)(?::([^|{}]*)\\|([^|{}]*))?}");

    /** How a game calls what its phrases speak of. */
    public interface Names {
        String piece(int piece, boolean shown, Catalogue words);

        String hex(int hex);

        String side(int side, Catalogue words);
    }

    private final Map<String, String> sentences;

    private Catalogue(Map<String, String> sentences) {
        this.sentences = sentences;
    }

    /** Reads catalogues in order; a later one may say anew what an earlier one said. */
    public static Catalogue read(Library library, List<String> files) {
        Map<String, String> sentences = new LinkedHashMap<>();
        files.forEach(file -> gather("", library.yaml(file), sentences));
        return new Catalogue(sentences);
    }

    private static void gather(String prefix, Item item, Map<String, String> sentences) {
        item.entries()
                .forEach(
                        (key, value) -> {
                            if (value.isText()) {
                                sentences.put(prefix + key, value.text());
                            } else {
                                gather(prefix + key + ".", value, sentences);
                            }
                        });
    }

    public Set<String> keys() {
        return sentences.keySet();
    }

    public Optional<String> find(String key) {
        return Optional.ofNullable(sentences.get(key));
    }

    public String word(String key) {
        return find(key).orElse(key);
    }

    public String say(Phrase phrase, Names names) {
        Matcher slots = SLOT.matcher(word(phrase.key()));
        StringBuilder said = new StringBuilder();
        while (slots.find()) {
            int slot = Integer.parseInt(slots.group(1));
            String filling = slots.group();
            if (slot < phrase.arguments().size()) {
                filling = spell(phrase.arguments().get(slot), names);
                boolean counted = slots.group(2) != null;
                filling = counted ? slots.group(filling.equals("1") ? 2 : 3) : filling;
            }
            slots.appendReplacement(said, Matcher.quoteReplacement(filling));
        }
        return slots.appendTail(said).toString();
    }

    private String spell(Phrase.Argument argument, Names names) {
        return switch (argument) {
            case Phrase.Piece(int piece, boolean shown) -> names.piece(piece, shown, this);
            case Phrase.Hex(int hex) -> names.hex(hex);
            case Phrase.Side(int side) -> names.side(side, this);
            case Phrase.Word(String key) -> word(key);
            case Phrase.Said(Phrase phrase) -> say(phrase, names);
            case Phrase.Listed(List<Phrase.Argument> each) ->
                    each.stream().map(one -> spell(one, names)).collect(Collectors.joining(", "));
            case Phrase.Text(String text) -> text;
        };
    }
}
