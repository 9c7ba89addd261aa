package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RecentTest {
    private final Recent<String, AtomicLong> recent = new Recent<>(10, AtomicLong::get);

    private void put(String key, long weight) {
        recent.put(key, new AtomicLong(weight));
    }

    @Test
    void whatWasNotUsedForLongestGoesFirst() {
        put("a", 4);
        put("b", 4);
        recent.get("a");
        put("c", 4);
        assertThat(recent.get("b")).isNull();
        assertThat(recent.get("a")).isNotNull();
        assertThat(recent.get("c")).isNotNull();
        assertThat(recent.weight()).isEqualTo(8);
    }

    @Test
    void oneHeavyThingTakesThePlaceOfManyLightOnes() {
        for (int i = 0; i < 10; i++) {
            put("light" + i, 1);
        }
        assertThat(recent.size()).isEqualTo(10);
        put("heavy", 7);
        assertThat(recent.size()).isEqualTo(4);
        assertThat(recent.weight()).isEqualTo(10);
        put("huge", 100);
        assertThat(recent.size()).isEqualTo(1);
        assertThat(recent.get("huge")).isNotNull();
    }

    @Test
    void whatGrowsIsWeighedAgain() {
        AtomicLong growing = new AtomicLong(1);
        recent.put("growing", growing);
        put("b", 4);
        put("c", 4);
        growing.set(6);
        recent.weighAgain("growing", growing);
        assertThat(recent.get("b")).isNull();
        assertThat(recent.weight()).isEqualTo(10);
        recent.weighAgain("c", growing);
        assertThat(recent.weight()).isEqualTo(10);
    }

    @Test
    void whatIsForgottenWeighsNothing() {
        AtomicLong mine = new AtomicLong(3);
        recent.put("a", mine);
        recent.forget("a", new AtomicLong(3));
        assertThat(recent.get("a")).isSameAs(mine);
        recent.forget("a", mine);
        assertThat(recent.get("a")).isNull();
        assertThat(recent.weight()).isZero();
    }
}
