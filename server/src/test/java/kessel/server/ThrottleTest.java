package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class ThrottleTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Throttle throttle = new Throttle(2, 1, nanos::get);

    @Test
    void soMuchAtOnceAndSoMuchASecond() {
        assertThat(throttle.grants("a")).isTrue();
        assertThat(throttle.grants("a")).isTrue();
        assertThat(throttle.grants("a")).isFalse();
        assertThat(throttle.grants("b")).isTrue();
        nanos.addAndGet(1_000_000_000);
        assertThat(throttle.grants("a")).isTrue();
        assertThat(throttle.grants("a")).isFalse();
    }

    /** Somebody with a whole network may ask from a new address each time. */
    @Test
    void onlySoManyAddressesAreRemembered() {
        throttle.grants("mine");
        throttle.grants("mine");
        for (int i = 0; i < 3 * Throttle.ADDRESSES; i++) {
            throttle.grants("2001:db8:0:" + i);
            if (i % 1000 == 0) {
                assertThat(throttle.grants("mine")).isFalse();
            }
        }
        assertThat(throttle.addresses()).isEqualTo(Throttle.ADDRESSES);
    }
}
