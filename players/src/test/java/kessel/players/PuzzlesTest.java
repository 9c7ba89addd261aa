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
    /**
     * A change that breaks more than so many has broken something that players should know.
     *
     * @param plans how many a mind makes: in Afrika Korps each takes seconds
     */
    @ParameterizedTest
    @CsvSource({
        "gazala, 6, 4",
        "diadem, 6, 4",
        "blitzkrieg, 6, 4",
        "afrika-korps, 1, 9",
        "desert-fox, 6, 5",
    })
    void mostAreSolvedAtASecondGlance(String id, int plans, int most) {
        List<String> unsolved = unsolved(GameBox.open(id), plans);
        assertThat(unsolved).hasSizeLessThanOrEqualTo(most);
    }

    private static <P extends Position<P>, M extends Move> List<String> unsolved(
            Game<P, M> game, int plans) {
        List<Puzzle<P>> puzzles = game.puzzles();
        assertThat(puzzles).hasSizeGreaterThanOrEqualTo(12);
        List<String> unsolved = new ArrayList<>();
        for (Puzzle<P> puzzle : puzzles) {
            Player<P, M> hasty = new Mind<>(Level.OFFICER, plans, 1, new Hands(1));
            Examination.Mark mark = Examination.of(game, puzzle, hasty, 1);
            if (!mark.solved()) {
                unsolved.add(mark.puzzle());
            }
        }
        return unsolved;
    }
}
