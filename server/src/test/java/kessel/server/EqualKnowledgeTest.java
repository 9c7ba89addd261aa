package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import kessel.engine.data.Item;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two matches that differ in nothing but what a viewer may not know, with the same dice and with
 * moves that look the same, give that viewer the same bytes by every door, whatever they ask.
 */
final class EqualKnowledgeTest {
    private static final int LENGTH = 80;

    /** At every so many moves all doors are tried; at the others, the state alone. */
    private static final int THOROUGHLY = 16;

    /** How many hidden pieces are asked for and about each time. */
    private static final int PIECES = 8;

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

    /** All that is hidden differs: until the first declared combat nobody can tell. */
    @ParameterizedTest
    @CsvSource({"gazala, 1", "gazala, 2", "diadem, 3", "blitzkrieg, 4"})
    void whatIsHiddenCannotBeTold(String game, long seed) {
        for (int viewer = 0; viewer < 2; viewer++) {
            compare(GameBox.open(game), seed, viewer, true);
        }
    }

    /** Two units differ, and many combats pass without them. */
    @ParameterizedTest
    @CsvSource({"gazala, 11", "diadem, 12", "blitzkrieg, 13"})
    void whoWasExchangedCannotBeTold(String game, long seed) {
        int combats = 0;
        for (int viewer = 0; viewer < 2; viewer++) {
            combats += compare(GameBox.open(game), seed, viewer, false);
        }
        assertThat(combats).as("combats in which nothing was told").isGreaterThan(15);
    }

    /** Who takes a match against a computer along takes nothing that they do not know. */
    @ParameterizedTest
    @CsvSource({"gazala, 21", "diadem, 22", "blitzkrieg, 23"})
    void whatIsTakenAlongCannotTell(String game, long seed) {
        takeAlong(GameBox.open(game), seed);
    }

    private static <P extends Position<P>, M extends Move> void takeAlong(
            Game<P, M> game, long seed) {
        Random random = new Random(seed);
        String position = somewhere(game, new Hubbub<>(game), random);
        P read = game.positions().read(Item.parse("position", position));
        int viewer = read.step().decider();
        List<String> kinds = new ArrayList<>(List.of("random", "random"));
        kinds.set(viewer, "person");
        Set<String> unknown = new BrigadeSecrets(game, position).unknown(viewer, 0);
        Twin twin = BrigadeTwin.ofAll(game, position, unknown, random);
        assertThat(twin.exchanged()).isNotEmpty();
        String id = game.id() + seed;
        WatchedMatch<P, M> one = WatchedMatch.from(server, game, position, id + "a", "seed", kinds);
        WatchedMatch<P, M> other =
                WatchedMatch.from(server, game, twin.position(), id + "b", "seed", kinds);
        Doors.Heard first = one.doors(viewer).record();
        assertThat(first.status()).isEqualTo(200);
        assertThat(other.doors(viewer).record()).isEqualTo(first);
    }

    private static <P extends Position<P>, M extends Move> int compare(
            Game<P, M> game, long seed, int viewer, boolean all) {
        Random random = new Random(seed);
        Hubbub<P, M> hubbub = new Hubbub<>(game);
        String position = somewhere(game, hubbub, random);
        BrigadeSecrets secrets = new BrigadeSecrets(game, position);
        Set<String> unknown = secrets.unknown(viewer, 0);
        Twin twin =
                all
                        ? BrigadeTwin.ofAll(game, position, unknown, random)
                        : BrigadeTwin.ofTwo(game, position, unknown, random);
        String id = game.id() + seed + "x" + viewer;
        WatchedMatch<P, M> one =
                WatchedMatch.from(server, game, position, id + "a", "seed " + seed);
        WatchedMatch<P, M> other =
                WatchedMatch.from(server, game, twin.position(), id + "b", "seed " + seed);
        assertThat(twin.exchanged()).isNotEmpty();
        int combats = 0;
        int moves = 0;
        while (true) {
            boolean thoroughly = moves % THOROUGHLY == 0;
            same(one, other, viewer, thoroughly, secrets, hubbub, random);
            same(one, other, 2, thoroughly, secrets, hubbub, random);
            M move = common(one, other, twin, viewer, hubbub, random);
            if (move == null || moves == LENGTH) {
                break;
            }
            String notation = game.notation().write(move);
            boolean theirs = one.decider() != viewer;
            one.play(move);
            other.play(theirs ? game.notation().read(twin.translate(notation)) : move);
            secrets.follow(notation, one.position());
            moves++;
            if (!secrets.untold(viewer, moves).containsAll(twin.exchanged())
                    || twin.parted(one.position(), other.position())) {
                break;
            }
            combats += one.truth().moves().getLast().draws().length > 1 ? 1 : 0;
        }
        assertThat(moves).as("moves that looked the same").isGreaterThan(5);
        return combats;
    }

    /** A position in the middle of a game, at the beginning of a phase of movement. */
    private static <P extends Position<P>, M extends Move> String somewhere(
            Game<P, M> game, Hubbub<P, M> hubbub, Random random) {
        String scenario = game.printed().scenarios().getFirst().id();
        Match<P, M> match =
                Match.start(
                        game,
                        scenario,
                        new TreeSet<>(),
                        List.of("random", "random"),
                        "seed " + random.nextLong());
        int turn = 2 + random.nextInt(2);
        String before = "";
        while (match.position().turn() < turn
                || !match.position().step().name().equals("moving")
                || before.equals("moving")) {
            before = match.position().step().name();
            match.play(match.position().step().decider(), hubbub.choose(match.position(), random));
        }
        return game.positions().write(match.position());
    }

    /** A move that both matches allow and that shows nothing of what is exchanged, or null. */
    private static <P extends Position<P>, M extends Move> M common(
            WatchedMatch<P, M> one,
            WatchedMatch<P, M> other,
            Twin twin,
            int viewer,
            Hubbub<P, M> hubbub,
            Random random) {
        Game<P, M> game = one.truth().game();
        P position = one.truth().position();
        boolean theirs = one.decider() != viewer;
        String file = one.position();
        M any = null;
        for (int i = 0; i < 200 && !position.over(); i++) {
            M move = hubbub.choose(position, random);
            String notation = game.notation().write(move);
            M same = theirs ? game.notation().read(twin.translate(notation)) : move;
            if (game.rules().judge(other.truth().position(), same).legal()) {
                any = move;
                if (!twin.shows(notation, file)) {
                    return move;
                }
            }
        }
        return any;
    }

    private static <P extends Position<P>, M extends Move> void same(
            WatchedMatch<P, M> one,
            WatchedMatch<P, M> other,
            int viewer,
            boolean thoroughly,
            Secrets secrets,
            Hubbub<P, M> hubbub,
            Random random) {
        int moves = one.moves();
        Doors here = one.doors(viewer);
        Doors there = other.doors(viewer);
        String language = moves % 2 == 0 ? "en" : "pt";
        List<Doors.Heard> heard = new ArrayList<>();
        List<Doors.Heard> twice = new ArrayList<>();
        heard.add(here.state(Math.max(0, moves - 2), language));
        twice.add(there.state(Math.max(0, moves - 2), language));
        if (thoroughly) {
            List<Integer> at = List.of(moves / 2);
            List<String> pieces = new ArrayList<>(secrets.unknown(viewer, moves));
            Collections.shuffle(pieces, random);
            pieces = pieces.subList(0, Math.min(PIECES, pieces.size()));
            List<String> probes = hubbub.nonsense(one.truth().position(), pieces, random);
            heard.addAll(here.all(at, pieces, probes));
            twice.addAll(there.all(at, pieces, probes));
        }
        SameBytes.hold(heard, here, twice, there);
    }
}
