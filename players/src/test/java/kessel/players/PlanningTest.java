package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Weights;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How plans are held against each other. */
class PlanningTest {
    private static final int SEEDS = 12;

    /** What the dice show and what both sides answer is in common to all that are tried. */
    @ParameterizedTest
    @ValueSource(strings = {"gazala", "desert-fox"})
    void aPlanIsWorthTheSameWheneverItIsTried(String id) {
        same(GameBox.open(id));
    }

    private static <P extends Position<P>, M extends Move> void same(Game<P, M> game) {
        P position = game.puzzles().getFirst().position();
        List<M> moves = new ArrayList<>();
        game.rules().moves(position, moves::add);
        assertThat(moves.size()).isGreaterThan(1);
        Weights weights = game.doctrine().weights();
        for (int seed = 0; seed < SEEDS; seed++) {
            Planning<P, M> planning =
                    new Planning<>(game, Level.OFFICER, 1, 1, weights, List.of(position), seed);
            List<M> plan = List.of(moves.getFirst());
            double once = planning.trial(plan, 0, Deadline.NONE);
            planning.trial(List.of(moves.getLast()), 0, Deadline.NONE);
            assertThat(planning.trial(plan, 0, Deadline.NONE)).isEqualTo(once);
        }
    }
}
