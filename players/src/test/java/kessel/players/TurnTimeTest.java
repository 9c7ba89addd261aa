package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TurnTimeTest {
    private final TurnTime time = new TurnTime(Duration.ofSeconds(2));

    @Test
    void theDecisionsOfATurnShareItsTime() {
        assertThat(time.left(1)).hasSeconds(2);
        time.use(Duration.ofMillis(500));
        assertThat(time.left(1)).hasMillis(1500);
        time.use(Duration.ofMillis(900));
        assertThat(time.left(1)).hasMillis(600);
    }

    @Test
    void whoHasUsedItUpStillGetsAMoment() {
        time.left(1);
        time.use(Duration.ofSeconds(9));
        assertThat(time.left(1)).isEqualTo(TurnTime.MOMENT);
    }

    @Test
    void theNextTurnHasItsOwn() {
        time.left(1);
        time.use(Duration.ofSeconds(9));
        assertThat(time.left(2)).hasSeconds(2);
    }

    /** Nobody is given more than there is. */
    @Test
    void aTurnShorterThanAMomentIsNoLonger() {
        TurnTime hasty = new TurnTime(Duration.ofMillis(10));
        hasty.use(Duration.ofMillis(10));
        assertThat(hasty.left(0)).hasMillis(10);
    }
}
