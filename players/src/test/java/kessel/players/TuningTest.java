package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kessel.engine.game.Weights;
import org.junit.jupiter.api.Test;

class TuningTest {
    private static final double[] ONES = {1, 1, 1};
    private static final Weights OLD =
            new Weights(List.of("a", "b", "c"), ONES, 1, Map.of("plain", ONES));

    /** Games whose outcome is drawn from known weights: a counts 1, b twice that, c nothing. */
    private static List<Tuning.Lesson> lessons(int games) {
        Random random = new Random(5);
        List<Tuning.Lesson> lessons = new ArrayList<>();
        for (int number = 0; number < games; number++) {
            double a = random.nextGaussian();
            double b = random.nextGaussian();
            double c = random.nextGaussian();
            double chance = 1 / (1 + Math.exp(-(a + 2 * b)));
            double outcome = random.nextDouble() < chance ? 1 : 0;
            lessons.add(new Tuning.Lesson(number, outcome, List.of(new double[] {a, b, c, 1})));
        }
        return lessons;
    }

    @Test
    void findsTheWeightsThatTheOutcomesCameFrom() {
        Tuning.Result result = Tuning.learn(OLD, lessons(20_000));
        assertThat(result.positions()).isEqualTo(20_000);
        assertThat(result.weights().values()[0]).isEqualTo(1);
        assertThat(result.weights().values()[1]).isEqualTo(2, within(0.15));
        assertThat(result.weights().values()[2]).isEqualTo(0, within(0.1));
        assertThat(result.weights().scale()).isEqualTo(1, within(0.1));
        assertThat(result.after()).isLessThan(result.before());
    }

    @Test
    void aFewGamesTurnLittleOver() {
        Tuning.Result result = Tuning.learn(OLD, lessons(3));
        assertThat(result.weights().values()[1]).isEqualTo(1, within(0.15));
        assertThat(result.weights().values()[2]).isEqualTo(1, within(0.15));
    }
}
