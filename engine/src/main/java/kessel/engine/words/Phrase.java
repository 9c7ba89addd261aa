package kessel.engine.words;

import java.time.LocalDate;
import java.util.List;

/** Words that a catalogue spells out: a key with arguments, the same in every language. */
public record Phrase(String key, List<Argument> arguments) {
    /**
     * What a phrase speaks of. Pieces and hexes are named by the game; what a reader may not know
     * of a piece stays unsaid.
     */
    public sealed interface Argument {}

    public record Piece(int piece, boolean shown) implements Argument {}

    public record Hex(int hex) implements Argument {}

    public record Side(int side) implements Argument {}

    /** A die, as it was rolled, and whether it was one of those that were hoped for. */
    public record Die(int shows, boolean hit) implements Argument {
        public Die(int shows) {
            this(shows, false);
        }
    }

    public record Text(String text) implements Argument {}

    /** A word that is itself looked up in the catalogue. */
    public record Word(String key) implements Argument {}

    /** A phrase within a phrase. */
    public record Said(Phrase phrase) implements Argument {}

    /** Several, one after the other. */
    public record Listed(List<Argument> each) implements Argument {}

    public static Phrase of(String key, Object... arguments) {
        // Most refusals have none, and players who think are refused a lot.
        return arguments.length == 0
                ? new Phrase(key, List.of())
                : new Phrase(
                        key, java.util.Arrays.stream(arguments).map(Phrase::argument).toList());
    }

    /** A day that files write as 1942-05-26, in the order and with the months of the language. */
    public static Said day(String iso) {
        LocalDate day = LocalDate.parse(iso);
        return new Said(
                of(
                        "date",
                        day.getDayOfMonth(),
                        new Word("month." + day.getMonthValue()),
                        day.getYear()));
    }

    private static Argument argument(Object value) {
        return switch (value) {
            case Argument argument -> argument;
            default -> new Text(value.toString());
        };
    }
}
