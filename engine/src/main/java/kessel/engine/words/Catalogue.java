package kessel.engine.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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

        String hex(int hex, Catalogue words);

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

    /** These words and more, which come last. */
    public Catalogue with(Map<String, String> more) {
        Map<String, String> all = new LinkedHashMap<>(sentences);
        all.putAll(more);
        return new Catalogue(all);
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

    /**
     * A stretch of a sentence.
     *
     * @param about what it names: a piece, a hex, a side or a die; null for plain words
     */
    public record Part(String text, Phrase.Argument about) {}

    public String say(Phrase phrase, Names names) {
        return parts(phrase, names).stream().map(Part::text).collect(Collectors.joining());
    }

    /** A sentence in stretches, each either plain or the name of something. */
    public List<Part> parts(Phrase phrase, Names names) {
        List<Part> parts = new ArrayList<>();
        gather(phrase, names, parts);
        return closedUp(parts);
    }

    /**
     * Chinese has no spaces between words. A sentence has them around its slots for the sake of
     * names in other letters; where a Chinese name comes to stand there, they go.
     */
    private static List<Part> closedUp(List<Part> parts) {
        String whole = parts.stream().map(Part::text).collect(Collectors.joining());
        if (IntStream.range(0, whole.length()).noneMatch(at -> isBetweenHan(whole, at))) {
            return parts;
        }
        List<Part> closed = new ArrayList<>();
        int begun = 0;
        for (Part part : parts) {
            int end = begun + part.text().length();
            StringBuilder text = new StringBuilder();
            for (int i = begun; i < end; i++) {
                if (!isBetweenHan(whole, i)) {
                    text.append(whole.charAt(i));
                }
            }
            begun = end;
            if (!text.isEmpty()) {
                closed.add(new Part(text.toString(), part.about()));
            }
        }
        return closed;
    }

    private static boolean isBetweenHan(String text, int at) {
        return text.charAt(at) == ' '
                && at > 0
                && at < text.length() - 1
                && Character.isIdeographic(text.charAt(at - 1))
                && Character.isIdeographic(text.charAt(at + 1));
    }

    private void gather(Phrase phrase, Names names, List<Part> parts) {
        String sentence = word(phrase.key());
        Matcher slots = SLOT.matcher(sentence);
        int plain = 0;
        while (slots.find()) {
            int slot = Integer.parseInt(slots.group(1));
            if (slot >= phrase.arguments().size()) {
                continue;
            }
            add(parts, sentence.substring(plain, slots.start()));
            plain = slots.end();
            Phrase.Argument argument = phrase.arguments().get(slot);
            if (slots.group(2) == null) {
                gather(argument, names, parts);
            } else {
                List<Part> number = new ArrayList<>();
                gather(argument, names, number);
                boolean one = number.size() == 1 && number.getFirst().text().equals("1");
                add(parts, slots.group(one ? 2 : 3));
            }
        }
        add(parts, sentence.substring(plain));
    }

    private void gather(Phrase.Argument argument, Names names, List<Part> parts) {
        switch (argument) {
            case Phrase.Piece(int piece, boolean shown) ->
                    parts.add(new Part(names.piece(piece, shown, this), argument));
            case Phrase.Hex(int hex) -> parts.add(new Part(names.hex(hex, this), argument));
            case Phrase.Side(int side) -> parts.add(new Part(names.side(side, this), argument));
            case Phrase.Die(int shows, boolean _) ->
                    parts.add(new Part(Integer.toString(shows), argument));
            case Phrase.Word(String key) -> add(parts, word(key));
            case Phrase.Text(String text) -> add(parts, text);
            case Phrase.Said(Phrase phrase) -> gather(phrase, names, parts);
            case Phrase.Listed(List<Phrase.Argument> each) -> {
                String comma = comma();
                for (int i = 0; i < each.size(); i++) {
                    add(parts, i == 0 ? "" : comma);
                    gather(each.get(i), names, parts);
                }
            }
        }
    }

    /** What stands between two things of a list. */
    private String comma() {
        String both = find("match.listed").orElse("{0}, {1}");
        return both.substring("{0}".length(), both.length() - "{1}".length());
    }

    /** Plain words go on where plain words end. */
    private static void add(List<Part> parts, String text) {
        if (text.isEmpty()) {
            return;
        }
        boolean goesOn = !parts.isEmpty() && parts.getLast().about() == null;
        String before = goesOn ? parts.removeLast().text() : "";
        parts.add(new Part(before + text, null));
    }
}
