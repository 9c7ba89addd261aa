package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import kessel.server.storage.Versions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a match in memory is said to take is about what it takes. */
final class LiveMatchWeightTest {
    private static final int MATCHES = 10;

    /** Not the tiny game of the tests: the estimate is for matches that people keep. */
    static List<String> games() {
        return GameBox.shelf().stream()
                .map(GameBox::id)
                .filter(id -> !id.equals("outpost"))
                .toList();
    }

    private static long used() {
        long used = Long.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            System.gc();
            long now = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
            used = Math.min(used, now);
        }
        return used;
    }

    private static <P extends Position<P>, M extends Move> LiveMatch<P, M> played(
            Game<P, M> game, int moves, Random random) {
        Match<P, M> match =
                Match.start(
                        game,
                        game.printed().scenarios().getFirst().id(),
                        new TreeSet<>(),
                        Collections.nCopies(2, "person"),
                        "seed " + random.nextLong());
        while (!match.over() && match.moves().size() < moves) {
            int side = match.position().step().decider();
            match.play(side, match.seat(side).sample(random));
        }
        LiveMatch<P, M> live =
                new LiveMatch<>("x", match, List.of(), Versions.known(0), null, Clock.systemUTC());
        // Somebody has looked back at all of it.
        live.at(match.moves().size());
        return live;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theEstimateIsNotTooSmallAndNotAbsurd(String id) {
        Game<?, ?> game = GameBox.open(id);
        for (int moves : new int[] {5, 200}) {
            // What a game remembers of such matches belongs to none of them.
            for (int i = 0; i < MATCHES; i++) {
                played(game, moves, new Random(i));
            }
            long before = used();
            List<LiveMatch<?, ?>> matches = new ArrayList<>();
            long estimate = 0;
            for (int i = 0; i < MATCHES; i++) {
                LiveMatch<?, ?> live = played(game, moves, new Random(i));
                matches.add(live);
                estimate += live.weight();
            }
            long measured = used() - before;
            assertThat(matches).hasSize(MATCHES);
            assertThat((double) measured / estimate).as("%s, %d", id, moves).isBetween(0.1, 1.2);
        }
    }
}
