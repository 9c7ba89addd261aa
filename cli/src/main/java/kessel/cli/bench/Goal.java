package kessel.cli.bench;

import java.util.function.DoublePredicate;

/** What a measurement should come to. */
public record Goal(String words, DoublePredicate reached) {
    static final Goal NONE = new Goal("", _ -> true);

    static Goal below(int limit) {
        return new Goal("< " + limit, score -> score < limit);
    }

    static Goal atLeast(double limit) {
        String number = limit == Math.rint(limit) ? "" + (long) limit : "" + limit;
        return new Goal(">= " + number, score -> score >= limit);
    }

    static Goal nothing() {
        return new Goal("0", score -> score == 0);
    }

    public boolean exists() {
        return !words.isEmpty();
    }

    boolean isMetBy(double score) {
        return reached.test(score);
    }
}
