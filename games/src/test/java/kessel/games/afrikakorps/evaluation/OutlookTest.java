package kessel.games.afrikakorps.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
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

    @Test
    void whatIsRememberedIsWhatWouldBeFoundNow() {
        AfrikaKorpsRules rules = GAME.rules();
        FastChance chance = new FastChance(new SplittableRandom(3));
        Random random = new Random(3);
        AfrikaKorpsPosition position = rules.setUp("campaign", Set.of(), chance);
        Outlook remembers = Outlook.workspaces(rules).take();
        Board board = new Board(rules.theatre().ground());
        int asked = 0;
        for (int i = 0; i < 4000 && !position.over(); i++) {
            AfrikaKorpsMove move = rules.sample(position, random);
            rules.play(position, move, chance, Journal.SILENT);
            if (!position.over() && position.stage() == Stage.MOVING) {
                board.read(position);
                if (rules.duty().obliged(position, board, 0) != 0) {
                    Outlook.Best fresh = Outlook.workspaces(rules).take().best(position, board);
                    assertThat(remembers.best(position, board))
                            .as("after %s", move)
                            .isEqualTo(fresh);
                    asked++;
                }
            }
        }
        assertThat(asked).isGreaterThan(50);
    }
}
