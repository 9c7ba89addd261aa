package kessel.engine.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.data.Item;
import kessel.engine.game.Rules;
import kessel.engine.game.Step;
import kessel.engine.match.CountingGame.Act;
import kessel.engine.match.CountingGame.Add;
import kessel.engine.match.CountingGame.Count;
import kessel.engine.match.CountingGame.Gamble;
import kessel.engine.match.CountingGame.Pass;
import kessel.engine.match.CountingGame.Show;
import org.junit.jupiter.api.Test;

/** What a game has of its rules without writing it. */
class RulesTest {
    private static final CountingGame GAME = new CountingGame();
    private static final int SECRET = GAME.piece("secret").orElseThrow();

    private final Rules<Count, Act> rules = GAME.rules();

    private static Count position(int black, int white, String side) {
        String yaml =
                "{ black: %d, white: %d, turn: 2, side: %s, adds: 0, secret: 3, shown: false }";
        return GAME.positions().read(Item.parse("test", yaml.formatted(black, white, side)));
    }

    private List<Act> movesOf(Count position, int piece) {
        List<Act> moves = new ArrayList<>();
        rules.movesOf(position, piece, moves::add);
        return moves;
    }

    private List<Act> otherMoves(Count position) {
        List<Act> moves = new ArrayList<>();
        rules.otherMoves(position, moves::add);
        return moves;
    }

    @Test
    void theMovesOfAPieceAreThoseThatAreAboutIt() {
        Count position = position(1, 2, "black");
        assertThat(movesOf(position, SECRET)).containsExactly(new Show());
        assertThat(movesOf(position, 7)).isEmpty();
    }

    @Test
    void theOtherMovesAreThoseOfNoMover() {
        assertThat(otherMoves(position(1, 2, "black")))
                .containsExactly(new Add(1), new Add(2), new Add(3), new Gamble(), new Pass());
    }

    @Test
    void noMoveTakesAnythingBackUnlessTheGameSaysSo() {
        Count position = position(1, 2, "black");
        assertThat(rules.takesBack(position, new Add(1))).isFalse();
        assertThat(rules.takesBack(position, new Show())).isFalse();
    }

    @Test
    void withoutMoversTheOtherMovesAreAll() {
        assertThat(otherMoves(position(1, 2, "white")))
                .containsExactly(new Add(1), new Add(2), new Add(3), new Gamble(), new Pass());
    }

    @Test
    void whoHasMorePointsIsAhead() {
        assertThat(rules.leader(position(5, 3, "black"))).isEqualTo(0);
        assertThat(rules.leader(position(3, 5, "black"))).isEqualTo(1);
        assertThat(rules.leader(position(4, 4, "black"))).isEqualTo(Step.NOBODY);
    }
}
