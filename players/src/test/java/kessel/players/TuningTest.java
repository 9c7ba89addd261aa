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
            new Weights(List.of("a", "b", "c"), ONES, 1, Map.of("plain", ONES));

    private static Tuning.Round round(double won, int games, double... weights) {
        return new Tuning.Round(0, weights, won, games);
    }

    @Test
    void whatWinsClearlyIsTheBestFromThenOn() {
        List<Tuning.Round> rounds =
                List.of(round(7, 10, 1, 2, 3), round(6, 10, 1, 9, 9), round(3, 10, 1, 0, 0));
        assertThat(Tuning.best(OLD, rounds).values()).containsExactly(1, 2, 3);
        assertThat(Tuning.best(OLD, List.of()).values()).containsExactly(1, 1, 1);
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

    /** Who counts nothing loses to who counts something. */
    @Test
    void weightsAreWhatAMindGoesBy() {
        Game<?, ?> game = GameBox.open("diadem");
        Weights good = game.doctrine().weights();
        double[] nothing = new double[good.names().size()];
        Weights none = new Weights(good.names(), nothing, good.scale(), good.postures());
        assertThat(Tuning.won(game, "recruit", good, none, 5, 4)).isGreaterThanOrEqualTo(3);
    }
}
