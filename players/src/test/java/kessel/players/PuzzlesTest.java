package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Puzzle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a mind in a hurry makes of the puzzles; ./kessel puzzles asks it for more. */
class PuzzlesTest {
    private static final int PLANS = 6;

    /** A change that breaks more than so many has broken something that players should know. */
    @ParameterizedTest
    @CsvSource({
        "gazala, 4",
        "diadem, 4",
        "blitzkrieg, 4",
        "afrika-korps, 7",
        "desert-fox, 5",
    })
    void mostAreSolvedAtASecondGlance(String id, int most) {
        List<String> unsolved = unsolved(GameBox.open(id));
        assertThat(unsolved).hasSizeLessThanOrEqualTo(most);
    }

    private static <P extends Position<P>, M extends Move> List<String> unsolved(Game<P, M> game) {
        List<Puzzle<P>> puzzles = game.puzzles();
        assertThat(puzzles).hasSizeGreaterThanOrEqualTo(12);
        List<String> unsolved = new ArrayList<>();
        for (Puzzle<P> puzzle : puzzles) {
            Player<P, M> hasty = new Mind<>(Level.OFFICER, PLANS, 1, new Hands(1));
            Examination.Mark mark = Examination.of(game, puzzle, hasty, 1);
            if (!mark.solved()) {
                unsolved.add(mark.puzzle());
            }
        }
        return unsolved;
    }
}
