package kessel.engine.game;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.words.Phrase;

/** A number that carries its reasons: a total with its terms. */
public record Tally(int scale, List<Term> terms) {
    public static final int WHOLE = 1;
    public static final int HALVES = 2;
    public static final Tally NONE = new Tally(WHOLE, List.of());

    /** One reason: the rule that gives it, its value in the tally's scale, and its words. */
    public record Term(String rule, int value, Phrase words) {}

    /** What takes in terms as they are found: a tally in the making, or just their sum. */
    public interface Terms {
        void add(String rule, int value, Phrase words);

        /** Whether words are wanted: a sum has no use for them, and spares making them. */
        default boolean worded() {
            return true;
        }
    }

    public static final class Sum implements Terms {
        private int total;

        @Override
        public void add(String rule, int value, Phrase words) {
            total += value;
        }

        @Override
        public boolean worded() {
            return false;
        }

        public int total() {
            return total;
        }
    }

    public static final class Builder implements Terms {
        private final int scale;
        private final List<Term> terms = new ArrayList<>();

        public Builder(int scale) {
            this.scale = scale;
        }

        @Override
        public void add(String rule, int value, Phrase words) {
            terms.add(new Term(rule, value, words));
        }

        public Tally tally() {
            return new Tally(scale, List.copyOf(terms));
        }
    }

    public Tally {
        terms = List.copyOf(terms);
    }

    public int total() {
        return terms.stream().mapToInt(Term::value).sum();
    }

    /** A value in this scale as a person writes it: 5 halves are 2.5. */
    public String write(int value) {
        if (scale == WHOLE) {
            return Integer.toString(value);
        }
        String sign = value < 0 ? "-" : "";
        int size = Math.abs(value);
        return sign + size / scale + (size % scale == 0 ? "" : ".5");
    }
}
