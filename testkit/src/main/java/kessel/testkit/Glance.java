package kessel.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;

/**
 * Assertions for what is looked at millions of times, as every hex of every position of a random
 * game is: an assertion and its words are only made where one fails. Made beforehand, they took
 * half of the time that all laws take.
 */
public final class Glance {
    private Glance() {}

    public static void holds(boolean holds, Supplier<String> what) {
        if (!holds) {
            assertThat(holds).as(what).isTrue();
        }
    }

    public static void same(long found, long expected, Supplier<String> what) {
        if (found != expected) {
            assertThat(found).as(what).isEqualTo(expected);
        }
    }

    public static void same(boolean found, boolean expected, Supplier<String> what) {
        if (found != expected) {
            assertThat(found).as(what).isEqualTo(expected);
        }
    }

    public static void same(Object found, Object expected, Supplier<String> what) {
        if (!found.equals(expected)) {
            assertThat(found).as(what).isEqualTo(expected);
        }
    }

    public static void between(long found, long least, long most, Supplier<String> what) {
        if (found < least || found > most) {
            assertThat(found).as(what).isBetween(least, most);
        }
    }
}
