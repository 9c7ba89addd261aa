package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a viewer may not know leaves the server by no door, over whole games. */
final class SecrecyTest {
    private static final List<String> LANGUAGES = List.of("en", "pt");

    /** At every so many moves all doors are tried; at the others, the state alone. */
    private static final int THOROUGHLY = 60;

    @TempDir static Path folder;
    private static Server server;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({"gazala, 1", "diadem, 2", "blitzkrieg, 3"})
    void nothingHiddenLeavesTheServer(String game, long seed) {
        follow(GameBox.open(game), seed);
    }

    private static <P extends Position<P>, M extends Move> void follow(Game<P, M> game, long seed) {
        Random random = new Random(seed);
        String id = game.id() + seed;
        WatchedMatch<P, M> match = WatchedMatch.begin(server, game, id, "seed " + seed);
        BrigadeSecrets secrets = new BrigadeSecrets(game, match.position());
        Hubbub<P, M> hubbub = new Hubbub<>(game);
        int combats = 0;
        while (!match.truth().over()) {
            M move = hubbub.choose(match.truth().position(), random);
            match.play(move);
            secrets.follow(game.notation().write(move), match.position());
            int moves = match.moves();
            boolean thoroughly = moves % THOROUGHLY == 0 || match.truth().over();
            boolean fought = match.truth().moves().getLast().draws().length > 1;
            combats += fought ? 1 : 0;
            for (int viewer = 0; viewer < 3; viewer++) {
                Eavesdropper listener = new Eavesdropper(secrets, viewer);
                Doors doors = match.doors(viewer);
                boolean news =
                        !secrets.unknown(viewer, moves).equals(secrets.unknown(viewer, moves - 1));
                if (news || moves % 3 == viewer) {
                    String language = LANGUAGES.get(moves / 3 % 2);
                    listener.hear(doors.state(Math.max(0, moves - 3), language), moves);
                }
                if (thoroughly) {
                    List<String> pieces = some(secrets.pieces(), 4, random);
                    List<String> probes = hubbub.nonsense(match.truth().position(), pieces, random);
                    doors.all(some(moves, random), pieces, probes)
                            .forEach(heard -> listener.hear(heard, moves));
                }
            }
        }
        assertThat(combats).isGreaterThan(20);
    }

    private static Set<Integer> some(int moves, Random random) {
        return new TreeSet<>(List.of(0, moves - 1, moves, random.nextInt(moves)));
    }

    private static List<String> some(List<String> pieces, int count, Random random) {
        List<String> some = new ArrayList<>(pieces);
        Collections.shuffle(some, random);
        return some.subList(0, count);
    }
}
