package kessel.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightsTest {
    private static final List<String> NAMES = List.of("points", "strength");
    private static final String WHOLE =
            "scale: 20\nweights: { points: 1, strength: 0.5 }\npostures: { plain: {}, push: { strength: 3 } }";

    private static Weights read(String text) {
        return Weights.read(Item.parse("mind.yaml", text), NAMES);
    }

    @Test
    void aPostureStressesWhatItNames() {
        Weights weights = read(WHOLE);
        assertThat(weights.values()).containsExactly(1, 0.5);
        assertThat(weights.inEachPosture())
                .containsExactly(new double[] {1, 0.5}, new double[] {1, 1.5});
    }

    /** The logistic curve: 1 / (1 + 1/e) one scale ahead, which is 73 games of 100. */
    @Test
    void aLeadOfTheScaleWins73GamesOf100() {
        assertThat(read(WHOLE).chance(20)).isEqualTo(0.731, within(0.001));
        assertThat(read(WHOLE).chance(0)).isEqualTo(0.5);
        assertThat(read(WHOLE).chance(-20)).isEqualTo(0.269, within(0.001));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strength: 0.5 | strenght: 0.5 | strenght",
                "strength: 0.5 | strength: much | 'much' is not a number",
                "scale: 20 | scale: 0 | a number above 0 is wanted",
                "postures: { plain: {}, push: { strength: 3 } } | postures: {} | at least one posture",
                "points: 1, strength: 0.5 | points: 1 | strength"
            })
    void whatIsWrongWithTheFileIsTold(String right, String wrong, String fault) {
        assertThat(WHOLE).contains(right);
        assertThatThrownBy(() -> read(WHOLE.replace(right, wrong)))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining("mind.yaml")
                .hasMessageContaining(fault);
    }
}
