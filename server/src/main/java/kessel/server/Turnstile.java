package kessel.server;

import java.util.HashMap;
import java.util.Map;

/** Counts who is inside: so many of one household, and so many in all. */
final class Turnstile {
    private final int ofOne;
    private final int inAll;
    private final Map<String, Integer> inside = new HashMap<>();
    private int sum;

    Turnstile(int ofOne, int inAll) {
        this.ofOne = ofOne;
        this.inAll = inAll;
    }

    enum Answer {
        ENTERED,
        TOO_MANY_OF_ONE,
        FULL
    }

    synchronized Answer enter(String household) {
        if (sum >= inAll) {
            return Answer.FULL;
        }
        int already = inside.getOrDefault(household, 0);
        if (already >= ofOne) {
            return Answer.TOO_MANY_OF_ONE;
        }
        inside.put(household, already + 1);
        sum++;
        return Answer.ENTERED;
    }

    synchronized void leave(String household) {
        inside.computeIfPresent(household, (_, count) -> count == 1 ? null : count - 1);
        sum--;
    }

    synchronized int inside() {
        return sum;
    }
}
