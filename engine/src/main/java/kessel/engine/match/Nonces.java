package kessel.engine.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the seats add to the seed of a match, so that nobody chooses its dice: a nonce each, which
 * is fixed when the seat is taken and never changes. No die is rolled before all are there.
 *
 * @param seats how many are awaited; none where the seed alone makes the dice
 * @param given those that are there, by side
 */
public record Nonces(int seats, SortedMap<Integer, Nonce> given) {
    /**
     * A nonce.
     *
     * @param fromServer the seat sent none, so that the server made one in its place
     */
    public record Nonce(String word, boolean fromServer) {
        private static final String FORM = "[0-9A-Za-z_-]{16,64}";

        /** Whether this can be a nonce: long enough to be no guess, and one word in a record. */
        public static boolean canBe(String word) {
            return word.matches(FORM);
        }
    }

    /** The seed alone makes the dice. */
    public static final Nonces NONE = new Nonces(0, Collections.emptySortedMap());

    public Nonces {
        given = Collections.unmodifiableSortedMap(new TreeMap<>(given));
    }

    /** One of each seat, none of them there yet. */
    public static Nonces awaited(int seats) {
        return new Nonces(seats, Collections.emptySortedMap());
    }

    /** With more of them; one that is there already stays as it is. */
    public Nonces with(Map<Integer, Nonce> more) {
        SortedMap<Integer, Nonce> all = new TreeMap<>(given);
        more.forEach(all::putIfAbsent);
        return new Nonces(seats, all);
    }

    public boolean awaits(int side) {
        return side < seats && !given.containsKey(side);
    }

    /** The sides whose nonces are not there yet. */
    public List<Integer> awaited() {
        List<Integer> awaited = new ArrayList<>();
        for (int side = 0; side < seats; side++) {
            if (awaits(side)) {
                awaited.add(side);
            }
        }
        return awaited;
    }

    /** As they are mixed into the seed: in the order of the sides. */
    List<String> words() {
        return given.values().stream().map(Nonce::word).toList();
    }
}
