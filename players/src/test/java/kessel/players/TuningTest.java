package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Weights;
import org.junit.jupiter.api.Test;

class TuningTest {
    private static final double[] ONES = {1, 1, 1};
    private static final Weights OLD =
            new Weights(List.of("a", "b", "c"), ONES, ONES, 1, Map.of("plain", ONES));

    /** One in which these weights gained so much with each of some dice. */
    private static Tuning.Round round(double[] weights, double... gains) {
        return new Tuning.Round(0, weights, gains);
    }

    @Test
    void whatGainsClearlyIsTheBestFromThenOn() {
        double[] better = {1, 2, 3};
        double[] other = {1, 9, 9};
        List<Tuning.Round> rounds =
                List.of(
                        // A mean of 1, and a standard error of a third: three of them.
                        round(better, 1, 0, 2, 2, 0, 1, 2, 0, 1),
                        // Half, and two thirds.
                        round(other, 2, -2, 2, -1, 2, 2, -2, 2, -1),
                        // Who has played once has not shown much.
                        round(other, 2),
                        round(other, -1, -1, 0, -1, -2));
        assertThat(Tuning.best(OLD, rounds).values()).containsExactly(1, 2, 3);
        assertThat(Tuning.best(OLD, List.of()).values()).containsExactly(1, 1, 1);
    }

    /** Who runs the same command again finds the same, also with what it found before in place. */
    @Test
    void tuningBeginsWhereItBeganBefore() {
        double[] found = {1, 2, 3};
        assertThat(Tuning.best(OLD.with(found), List.of()).values()).containsExactly(1, 1, 1);
    }

    @Test
    void theFirstWeightStaysAndAnotherDoesNot() {
        Random random = new Random(3);
        for (int i = 0; i < 100; i++) {
            double[] varied = Tuning.varied(ONES, random);
            assertThat(varied[0]).isEqualTo(1);
            assertThat(varied).isNotEqualTo(ONES).doesNotContain(0);
        }
        assertThat(ONES).containsExactly(1, 1, 1);
    }

    private static final Tuning.Terms QUICK =
            new Tuning.Terms(List.of("campaign"), "recruit", 1, "x", 10);

    private static Weights none(Weights weights) {
        return weights.with(new double[weights.names().size()]);
    }

    /** Who counts nothing loses to who counts something, and to the yardstick more often. */
    @Test
    void weightsAreWhatAMindGoesBy() {
        Game<?, ?> game = GameBox.open("diadem");
        Weights good = game.doctrine().weights();
        double gain = 0;
        for (int number = 0; number < 3; number++) {
            gain += Tuning.gain(game, QUICK, good, none(good), number);
            assertThat(Tuning.gain(game, QUICK, good, good, number)).isZero();
        }
        assertThat(gain).isGreaterThanOrEqualTo(4);
    }

    /** Two of ten dice are played in any case; from then on only who is ahead goes on. */
    @Test
    void aRoundThatLeadsNowhereIsGivenUp() {
        Game<?, ?> game = GameBox.open("diadem");
        for (int number = 0; number < 3; number++) {
            double[] gains = Tuning.play(game, QUICK, number, game.doctrine().weights()).gains();
            double sum = 0;
            for (int played = 1; played < gains.length; played++) {
                sum += gains[played - 1];
                assertThat(played < 2 || sum > 0).as("after %d dice", played).isTrue();
            }
            assertThat(gains.length == 10 || sum + gains[gains.length - 1] <= 0).isTrue();
        }
    }
}
