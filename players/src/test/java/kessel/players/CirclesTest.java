package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import kessel.engine.data.Item;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CirclesTest {
    private record Step(String name) implements Move {}

    @Test
    void theSameMoveOverAndOverGoesRound() {
        Circles<Step> circles = new Circles<>();
        for (int i = 0; i < 40; i++) {
            assertThat(circles.goesRound(1, new Step("there"))).isFalse();
            assertThat(circles.goesRound(1, new Step("back"))).isFalse();
        }
        assertThat(circles.goesRound(1, new Step("there"))).isTrue();
        assertThat(circles.goesRound(1, new Step("on"))).isFalse();
        assertThat(circles.goesRound(2, new Step("there"))).isFalse();
    }

    /**
     * Afrika Korps, where the battles that look best come to no lawful plan: 7/4 alone has to be
     * given up, with them 9A/20 too (11.6b). They have to be taken apart again.
     */
    private static final String TRAP =
            """
            game: afrika-korps
            scenario: campaign
            turn: 23
            step: planning allies
            phase: allies
            units:
              { 21/5: H20, 15/8: H20, Trento: G20, 90/580: G20, Ariete: H2, Savona: M14, 21/3: J61,
                3IMot: H21, 7/7SG: H21, 7A/1: G21, 1/22: G21, 9A/20: G19, 9A/18: G19, 1/2: G19,
                7/4: F19, 22Gds: G18, 7/7: G18, 32: G18, 50/69: G24, 5I/29: G24, 7/4SA: W3,
                Rom: T13, AxS3: L4, AxC3: J62, AxC5: G25, AlC3: G22 }
            others: dead
            states:
              3IMot: [stopped, moved, spent=6]
              22Gds: [stopped, moved, spent=1, road=1]
              7A/1: [stopped, moved, road=1]
              7/7: [stopped, moved, spent=1]
              7/7SG: [off-road, stopped, moved, spent=4, road=1]
              9A/18: [stopped, moved, spent=1, road=1]
              50/69: [stopped, moved, spent=1]
              5I/29: [stopped, moved, spent=1]
              1/2: [stopped, moved, spent=1, road=1]
              1/22: [off-road, stopped, moved, spent=7, road=2]
            """;

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "recruit"})
    void whoeverPlansBattlesComesToAnEnd(String player) {
        for (int seed = 0; seed < 12; seed++) {
            assertThat(movesOfThePlan(GameBox.open("afrika-korps"), player, seed))
                    .as("seed %d", seed)
                    .isLessThan(1500);
        }
    }

    private static <P extends Position<P>, M extends Move> int movesOfThePlan(
            Game<P, M> game, String name, long seed) {
        P position = game.positions().read(Item.parse("trap", TRAP));
        FastChance chance = new FastChance(new SplittableRandom(seed));
        Player<P, M> player = Players.create(name, seed);
        int side = position.step().decider();
        int moves = 0;
        while (moves < 1500 && position.step().name().matches("planning|gathering")) {
            M move = player.choose(new Seat<>(game, position, side), Deadline.NONE);
            game.rules().play(position, move, chance, Journal.SILENT);
            moves++;
        }
        return moves;
    }
}
