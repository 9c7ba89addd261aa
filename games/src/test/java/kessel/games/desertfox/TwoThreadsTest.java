package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.desertfox.position.DesertFoxPosition;
import org.junit.jupiter.api.Test;

/** One game serves all who ask: what it says does not depend on who else is asking. */
class TwoThreadsTest {
    private static final int THREADS = 2;
    private static final int POSITIONS = 24;
    private static final int APART = 5;

    private static final DesertFox GAME = new DesertFox();

    @Test
    void twoWhoAskAtTheSameTimeAreToldTheSame() throws ExecutionException, InterruptedException {
        List<DesertFoxPosition> positions = positions();
        List<String> alone = told(new DesertFox(), positions);
        try (var threads = Executors.newFixedThreadPool(THREADS)) {
            List<Future<List<String>>> answers = new ArrayList<>();
            for (int i = 0; i < 2 * THREADS; i++) {
                answers.add(threads.submit(() -> told(GAME, positions)));
            }
            for (Future<List<String>> answer : answers) {
                assertThat(answer.get()).isEqualTo(alone);
            }
        }
    }

    private static List<DesertFoxPosition> positions() {
        SplittableRandom random = new SplittableRandom(1941);
        DesertFoxPosition position =
                GAME.rules().setUp("crusader", new TreeSet<>(), new FastChance(random));
        List<DesertFoxPosition> positions = new ArrayList<>();
        for (int move = 0; positions.size() < POSITIONS && !position.over(); move++) {
            if (move % APART == 0) {
                positions.add(position.copy());
            }
            GAME.rules()
                    .play(
                            position,
                            DesertFoxLawsTest.eager(position, random),
                            new FastChance(random),
                            Journal.SILENT);
        }
        assertThat(positions).hasSize(POSITIONS);
        return positions;
    }

    /** What both sides see, suppose and may do, as text. */
    private static List<String> told(DesertFox game, List<DesertFoxPosition> positions) {
        List<String> told = new ArrayList<>();
        for (DesertFoxPosition shared : positions) {
            DesertFoxPosition position = shared.copy();
            for (int side = 0; side < 2; side++) {
                told.add(game.sight().view(position, side).toString());
                told.add(game.sight().prompt(position, side).toString());
                told.add(
                        game.positions()
                                .write(
                                        game.sight()
                                                .guess(position, side, new SplittableRandom(7))));
            }
            game.rules()
                    .moves(
                            position,
                            move ->
                                    told.add(
                                            game.notation().write(move)
                                                    + game.choices().of(move)
                                                    + game.choices().label(position, move)));
        }
        return told;
    }
}
