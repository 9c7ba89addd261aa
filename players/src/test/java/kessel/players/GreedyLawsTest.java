package kessel.players;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.testkit.Laws;
import kessel.testkit.StaleMoves;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The laws over games of greedy against itself; {@code -Dkessel.greedy.games=1000} plays so many of
 * each, {@code -Dkessel.greedy.first=500} from there on, {@code -Dkessel.greedy.of=diadem} or
 * {@code desert-fox/1941} of this one only.
 */
@Tag("long")
class GreedyLawsTest {
    @ParameterizedTest
    @CsvSource({
        "gazala, campaign, 2",
        "diadem, campaign, 2",
        "blitzkrieg, campaign, 1",
        "afrika-korps, campaign, 2",
        "desert-fox, italian, 2",
        "desert-fox, 1941, 1",
        "desert-fox, crusader, 2",
        "desert-fox, 1942, 1",
        "desert-fox, gazala, 2",
        "desert-fox, hard-summer, 1",
        "desert-fox, desert-war, 1"
    })
    void theLawsHoldWhereGreedyPlaysItself(String id, String scenario, int few) {
        assumeThat(System.getProperty("kessel.greedy.of", id)).isIn(id, id + "/" + scenario);
        int first = Integer.getInteger("kessel.greedy.first", 0);
        int games = Integer.getInteger("kessel.greedy.games", few);
        Game<?, ?> game = GameBox.open(id);
        IntStream.range(first, first + games)
                .parallel()
                .forEach(seed -> play(game, scenario, seed));
    }

    private static <P extends Position<P>, M extends Move> void play(
            Game<P, M> game, String scenario, long seed) {
        SplittableRandom seeds = new SplittableRandom(seed);
        List<Player<P, M>> players =
                IntStream.range(0, 2)
                        .mapToObj(_ -> Players.<P, M>create("greedy", seeds.nextLong()))
                        .toList();
        new Laws<>(game, scenario, Set.of(), new StaleMoves<>(game))
                .holdWhoeverPlays(
                        seed,
                        (position, _) -> {
                            int side = position.step().decider();
                            return players.get(side)
                                    .choose(new Seat<>(game, position, side), Deadline.NONE);
                        });
    }
}
