package kessel.games.brigade;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import kessel.engine.data.Library;
import kessel.engine.game.Seat;
import kessel.games.Laws;
import kessel.players.Deadline;
import kessel.players.Player;
import kessel.players.Players;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The laws over games of greedy against itself; {@code -Dkessel.greedy.games=1000} plays so many of
 * each, {@code -Dkessel.greedy.first=500} from there on, {@code -Dkessel.greedy.of=diadem} of this
 * one only.
 */
class GreedyLawsTest {
    @ParameterizedTest
    @CsvSource({"gazala, 2", "diadem, 2", "blitzkrieg, 1"})
    void theLawsHoldWhereGreedyPlaysItself(String id, int few) {
        assumeThat(System.getProperty("kessel.greedy.of", id)).isEqualTo(id);
        int first = Integer.getInteger("kessel.greedy.first", 0);
        int games = Integer.getInteger("kessel.greedy.games", few);
        BrigadeGame game = BrigadeGame.of(id, Library.builtIn(BrigadeGame.class));
        IntStream.range(first, first + games).parallel().forEach(seed -> play(game, seed));
    }

    private static void play(BrigadeGame game, long seed) {
        SplittableRandom seeds = new SplittableRandom(seed);
        List<Player<BrigadePosition, BrigadeMove>> players =
                IntStream.range(0, 2)
                        .mapToObj(
                                _ ->
                                        Players.<BrigadePosition, BrigadeMove>create(
                                                "greedy", seeds.nextLong()))
                        .toList();
        new Laws<>(game, "campaign", Set.of(), new BrigadeForger(game.campaign()))
                .holdWhoeverPlays(
                        seed,
                        (position, _) -> {
                            int side = position.step().decider();
                            return players.get(side)
                                    .choose(new Seat<>(game, position, side), Deadline.NONE);
                        });
    }
}
