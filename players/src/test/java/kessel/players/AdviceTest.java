package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Puzzle;
import kessel.engine.game.Seat;
import kessel.engine.words.Phrase;
import org.junit.jupiter.api.Test;

/** What a mind would do in somebody's place, and why. */
class AdviceTest {
    /** One regiment holds the mountain, which it must not leave: there is nothing else to move. */
    @Test
    void whoShouldStayIsToldThat() {
        assertThat(reason(GameBox.open("diadem"), "stay-on-the-mountain"))
                .isEqualTo(Phrase.of("posture.stay"));
    }

    @Test
    void whoShouldGoIsToldAnotherReason() {
        assertThat(reason(GameBox.open("diadem"), "back-to-arce"))
                .isNotNull()
                .isNotEqualTo(Phrase.of("posture.stay"));
    }

    private static <P extends Position<P>, M extends Move> Phrase reason(
            Game<P, M> game, String id) {
        Puzzle<P> puzzle =
                game.puzzles().stream()
                        .filter(each -> each.id().equals(id))
                        .findFirst()
                        .orElseThrow();
        P position = puzzle.position();
        Seat<P, M> seat = new Seat<>(game, position, position.step().decider());
        return Advice.of(seat, 1, new Hands(1), Deadline.NONE).reason();
    }
}
