package kessel.games.afrikakorps.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Puzzle;
import kessel.games.afrikakorps.AfrikaKorps;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;
import org.junit.jupiter.api.Test;

/** What is remembered of plans is what would be found now. */
class OutlookTest {
    private static final AfrikaKorps GAME = new AfrikaKorps();

    private static final int WALKS = 40;
    private static final int STEPS = 12;

    /** From positions that have something to plan, by whatever moves. */
    @Test
    void whatIsRememberedIsWhatWouldBeFoundNow() {
        AfrikaKorpsRules rules = GAME.rules();
        Random random = new Random(3);
        FastChance chance = new FastChance(new SplittableRandom(3));
        Board board = new Board(rules.theatre().ground());
        Set<Outlook.Best> different = new HashSet<>();
        for (Puzzle<AfrikaKorpsPosition> puzzle : GAME.puzzles()) {
            Outlook remembers = Outlook.workspaces(rules).take();
            for (int walk = 0; walk < WALKS; walk++) {
                AfrikaKorpsPosition position = puzzle.position().copy();
                for (int i = 0; i < STEPS && position.stage() == Stage.MOVING; i++) {
                    board.read(position);
                    if (rules.duty().obliged(position, board, 0) != 0) {
                        Outlook.Best fresh = Outlook.workspaces(rules).take().best(position, board);
                        assertThat(remembers.best(position, board))
                                .as("%s, walk %d, step %d", puzzle.id(), walk, i)
                                .isEqualTo(fresh);
                        different.add(fresh);
                    }
                    AfrikaKorpsMove move = rules.sample(position, random);
                    rules.play(position, move, chance, Journal.SILENT);
                }
            }
        }
        assertThat(different).hasSizeGreaterThan(5);
    }
}
