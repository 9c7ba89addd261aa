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
    void whoHasUsedItUpHasNoneLeft() {
        time.left(1);
        time.use(Duration.ofSeconds(9));
        assertThat(time.left(1)).isZero();
    }

    @Test
    void theNextTurnHasItsOwn() {
        time.left(1);
        time.use(Duration.ofSeconds(9));
        assertThat(time.left(2)).hasSeconds(2);
    }
}
