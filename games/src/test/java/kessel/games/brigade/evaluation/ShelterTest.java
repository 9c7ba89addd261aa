package kessel.games.brigade.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.data.Campaign;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The Gustav Line runs between 1108 and 1208, and the Rapido with it. */
class ShelterTest {
    private static final int ALLIES = 0;
    private static final int AXIS = 1;
    private static final Campaign DIADEM = BrigadeGame.diadem().campaign();
    private static final Shelter SHELTER = new Shelter(DIADEM);

    private static int hex(String label) {
        return DIADEM.grid().find(label).orElseThrow();
    }

    private static int against(int side, String hex, String enemy) {
        return SHELTER.against(side, hex(hex), hex(enemy));
    }

    @Test
    @Rule({"diadem 10.0b", "diadem T-TER-f"})
    void theLineHelpsTheGermansAgainstWhoComesAcrossIt() {
        assertThat(SHELTER.any(AXIS, hex("1108"))).isTrue();
        assertThat(against(AXIS, "1108", "1208")).isEqualTo(4);
        assertThat(against(AXIS, "1108", "1209")).isEqualTo(4);
        assertThat(against(AXIS, "1108", "1408")).as("from farther east").isEqualTo(4);
        assertThat(against(AXIS, "1108", "1008")).as("from behind").isZero();
    }

    @Test
    @Rule({"diadem 5.1.2a", "diadem T-TER-c"})
    void theRiverHelpsBothAndTheLineNobodyElse() {
        assertThat(against(ALLIES, "1208", "1108")).isEqualTo(2);
        assertThat(against(ALLIES, "1208", "1308")).isZero();
        assertThat(SHELTER.any(ALLIES, hex("1505"))).isFalse();
    }
}
