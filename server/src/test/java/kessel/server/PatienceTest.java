package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import kessel.players.Entrant;
import org.junit.jupiter.api.Test;

class PatienceTest {
    private static final Patience FOUR = new Patience(Duration.ofSeconds(4));

    private static List<Integer> seconds(Patience patience) {
        return patience.offered().getLast().seconds();
    }

    @Test
    void whatIsOfferedEndsWithTheMost() {
        assertThat(seconds(new Patience(Duration.ofSeconds(30)))).containsExactly(1, 2, 5, 10, 30);
        assertThat(seconds(FOUR)).containsExactly(1, 2, 4);
        assertThat(FOUR.offered().getLast().usual()).isEqualTo(4);
        assertThat(FOUR.offered().getFirst().seconds()).isEmpty();
    }

    /** An officer is done within two seconds, so nobody is offered more for one. */
    @Test
    void whoTakesLessIsOfferedLess() {
        Patience patient = new Patience(Duration.ofSeconds(30));
        Patience.Offered officer =
                patient.offered().stream()
                        .filter(each -> each.id().equals("officer"))
                        .findFirst()
                        .orElseThrow();
        assertThat(officer.seconds()).containsExactly(1, 2);
        assertThat(officer.usual()).isEqualTo(2);
        assertThat(patient.admit(Entrant.read("officer"))).hasToString("officer 2s");
        assertThat(patient.timed(Entrant.read("officer 10s"))).hasToString("officer 2s");
        assertThat(patient.time("officer 10s")).hasSeconds(2);
    }

    @Test
    void whoAsksForMoreIsRefused() {
        assertThat(FOUR.admit(Entrant.read("general 3s"))).hasToString("general 3s");
        assertThat(FOUR.admit(Entrant.read("general"))).hasToString("general 4s");
        assertThat(FOUR.admit(Entrant.read("greedy"))).hasToString("greedy");
        assertThatThrownBy(() -> FOUR.admit(Entrant.read("general 5s")))
                .isInstanceOf(Refusal.class)
                .hasMessageContaining("4 s");
    }

    /**
     * A record may come from a server with more patience, and this one may have less than before.
     */
    @Test
    void whoHasMoreGetsWhatThereIs() {
        assertThat(FOUR.timed(Entrant.read("general 20s"))).hasToString("general 4s");
        assertThat(FOUR.time("general 20s")).hasSeconds(4);
        assertThat(FOUR.time("general 2s")).hasSeconds(2);
        assertThat(FOUR.time("greedy")).hasSeconds(4);
        assertThat(new Patience(Duration.ofMinutes(1)).time("general")).hasSeconds(5);
    }
}
