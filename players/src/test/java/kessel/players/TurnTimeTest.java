package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class TurnTimeTest {
    private final TurnTime time = new TurnTime(Duration.ofSeconds(2));

    @Test
    void theDecisionsOfATurnShareItsTime() {
        assertThat(time.left(1)).hasMillis(1900);
        time.use(Duration.ofMillis(500));
        assertThat(time.left(1)).hasMillis(1400);
        time.use(Duration.ofMillis(900));
        assertThat(time.left(1)).hasMillis(500);
    }

    @Test
    void whoHasUsedItUpHasNoneLeft() {
        time.left(1);
        time.use(Duration.ofSeconds(9));
        assertThat(time.left(1)).isZero();
    }

    /** Hundreds of small decisions take some time even if nobody thinks about them. */
    @Test
    void aTwentiethIsNotForThinking() {
        time.left(1);
        time.use(Duration.ofMillis(1901));
        assertThat(time.left(1)).isZero();
    }

    @Test
    void ofAShortTurnMoreIsNotForThinking() {
        assertThat(new TurnTime(Duration.ofMillis(500)).left(1)).hasMillis(450);
        assertThat(new TurnTime(Duration.ofMillis(100)).left(1)).hasMillis(80);
    }

    @Test
    void theNextTurnHasItsOwn() {
        time.left(1);
        time.use(Duration.ofSeconds(9));
        assertThat(time.left(2)).hasMillis(1900);
    }
}
