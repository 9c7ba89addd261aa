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
        time.use(Duration.ofMillis(1900));
        assertThat(time.left(2)).hasMillis(1900);
    }

    /** On a loaded machine what nobody thinks about takes long: less is left for thinking. */
    @Test
    void whoWasLateThinksLessNextTime() {
        time.left(1);
        time.use(Duration.ofMillis(1900 + 200));
        assertThat(time.left(2)).hasMillis(2000 - 2 * 200);
        time.use(Duration.ofMillis(1600 + 300));
        assertThat(time.left(3)).hasMillis(2000 - 2 * 300);
    }

    @Test
    void andMoreAgainAsLongAsNothingIsLate() {
        time.left(1);
        time.use(Duration.ofMillis(1900 + 400));
        assertThat(time.left(2)).hasMillis(2000 - 2 * 400);
        assertThat(time.left(3)).hasMillis(2000 - 2 * 200);
        assertThat(time.left(4)).hasMillis(2000 - 2 * 100);
        assertThat(time.left(5)).hasMillis(2000 - 2 * 50);
    }

    @Test
    void halfOfATurnIsForThinkingHoweverLateTheLast() {
        time.left(1);
        time.use(Duration.ofSeconds(9));
        assertThat(time.left(2)).hasMillis(1000);
    }
}
