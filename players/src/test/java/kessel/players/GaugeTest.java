package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.Set;
import kessel.engine.game.Chance;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import org.junit.jupiter.api.Test;

/**
 * What can be expected of moves into Gazala's minefields: infantry is hit by a 1, armour by a 1 or
 * a 2 (9.1b).
 */
class GaugeTest {
    private static final String INFANTRY = "65/Trieste 0508-0608-0707-0807-0906";
    private static final String ARMOUR = "8/15Pz 0410-0510-0611-0710-0810-0910-1011";
    private static final Chance ONES = _ -> 0;
    private static final Chance SIXES = bound -> bound - 1;

    /** The dice of a player: he must not go by what they happen to show. */
    private static final List<Chance> DICE =
            List.of(ONES, SIXES, new FastChance(new Random(1)), new FastChance(new Random(2)));

    @Test
    void allWaysInWhichTheDieCanFallCount() {
        allWaysCount(GameBox.open("gazala"), INFANTRY, 1 / 6.0);
        allWaysCount(GameBox.open("gazala"), ARMOUR, 2 / 6.0);
    }

    private static <P extends Position<P>, M extends Move> void allWaysCount(
            Game<P, M> game, String text, double hit) {
        P position = firstTurn(game);
        M move = game.notation().read(text);
        double unhurt = thrown(game, position, SIXES, List.of(move));
        double hurt = thrown(game, position, ONES, List.of(move));
        assertThat(unhurt - hurt).isGreaterThan(0.1);
        for (Chance dice : DICE) {
            assertThat(new Gauge<>(game).after(position, move, 0, weights(game), dice))
                    .isCloseTo(hit * hurt + (1 - hit) * unhurt, within(1e-9));
        }
    }

    @Test
    void ofSeveralMovesSomeThrowsCount() {
        someThrowsCount(GameBox.open("gazala"));
    }

    private static <P extends Position<P>, M extends Move> void someThrowsCount(Game<P, M> game) {
        P position = firstTurn(game);
        List<M> moves = List.of(game.notation().read(INFANTRY), game.notation().read(ARMOUR));
        double unhurt = thrown(game, position, SIXES, moves);
        double hurt = thrown(game, position, ONES, moves);
        // Both are hurt in one of four throws.
        int[] throwOf = new int[1];
        Chance dice = _ -> throwOf[0]++ / moves.size() == 2 ? 0 : 5;
        assertThat(new Gauge<>(game).after(position, moves, 0, weights(game), dice))
                .isCloseTo((hurt + 3 * unhurt) / 4, within(1e-9));
    }

    /** The unit cannot move twice: that is no plan, whatever the dice. */
    @Test
    void whatCannotBeDoneIsNoPlan() {
        cannotBeDone(GameBox.open("gazala"));
    }

    private static <P extends Position<P>, M extends Move> void cannotBeDone(Game<P, M> game) {
        P position = firstTurn(game);
        M there = game.notation().read("155/90Lt 0411-0412");
        M elsewhere = game.notation().read("155/90Lt 0411-0410");
        Gauge<P, M> gauge = new Gauge<>(game);
        assertThat(gauge.after(position, List.of(there, elsewhere), 0, weights(game), SIXES))
                .isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(gauge.after(position, List.of(there), 0, weights(game), SIXES)).isFinite();
    }

    private static double[] weights(Game<?, ?> game) {
        return game.doctrine().weights().values();
    }

    private static <P extends Position<P>, M extends Move> double thrown(
            Game<P, M> game, P position, Chance dice, List<M> moves) {
        P next = position.copy();
        for (M move : moves) {
            assertThat(game.rules().judge(next, move).legal()).isTrue();
            game.rules().play(next, move, dice, Journal.SILENT);
        }
        return new Gauge<>(game).worth(next, 0, weights(game));
    }

    private static <P extends Position<P>, M extends Move> P firstTurn(Game<P, M> game) {
        Chance chance = new FastChance(new Random(1));
        P position = game.rules().setUp("campaign", Set.of(), chance);
        Random random = new Random(1);
        while (!game.rules().hasMovers(position) || position.turn() == 0) {
            game.rules()
                    .play(position, game.rules().sample(position, random), chance, Journal.SILENT);
        }
        return position;
    }
}
