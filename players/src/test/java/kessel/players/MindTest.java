package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Printed;
import kessel.engine.game.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The levels of the mind, in every game on the shelf. */
class MindTest {
    /** At least; one in each scenario. */
    private static final int POSITIONS = 3;

    /** Enough to try every way of making one. */
    private static final int PLANS = 8;

    static Stream<Arguments> gamesAndLevels() {
        return GameBox.shelf().stream()
                .flatMap(
                        box ->
                                Stream.of(Level.values())
                                        .map(level -> Arguments.of(box.id(), level.id())));
    }

    /** What a side cannot see cannot move its player: a guess differs in nothing else. */
    @ParameterizedTest
    @MethodSource("gamesAndLevels")
    void whatItChoosesDependsOnWhatItsSideKnows(String id, String level) {
        fair(GameBox.open(id), level);
    }

    /** With the first move of a plan, and with none that only goes on with it. */
    @Test
    void aMindSaysWhatItThinksOfItsPlan() {
        thinks(GameBox.open("gazala"));
    }

    private static <P extends Position<P>, M extends Move> void thinks(Game<P, M> game) {
        P position = game.puzzles().getFirst().position().copy();
        Mind<P, M> mind = new Mind<>(Level.OFFICER, 2, 1, Hands.ALL);
        Seat<P, M> seat = new Seat<>(game, position, position.step().decider());
        M first = mind.choose(seat, Deadline.NONE);
        Thought thought = mind.thought();
        assertThat(game.doctrine().weights().postures()).containsKey(thought.posture());
        assertThat(thought.percent()).isBetween(1, 99);
        assertThat(thought.plans()).isBetween(1, 2);
        game.rules().play(position, first, new FastChance(new SplittableRandom(1)), Journal.SILENT);
        mind.choose(seat, Deadline.NONE);
        assertThat(mind.thought()).isNull();
    }

    private static <P extends Position<P>, M extends Move> void fair(
            Game<P, M> game, String level) {
        SplittableRandom random = new SplittableRandom(level.hashCode());
        List<Printed.Scenario> scenarios = game.printed().scenarios();
        int different = 0;
        for (int i = 0; i < Math.max(POSITIONS, scenarios.size()); i++) {
            P position = randomPosition(game, scenarios.get(i % scenarios.size()).id(), random);
            int side = position.step().decider();
            P before = position.copy();
            M chosen = choose(game, level, position, i);
            assertThat(position).isEqualTo(before);
            assertThat(game.rules().judge(position, chosen).legal())
                    .as(game.notation().write(chosen))
                    .isTrue();
            P alike = game.sight().guess(position, side, random);
            different += alike.equals(position) ? 0 : 1;
            assertThat(choose(game, level, alike, i)).isEqualTo(chosen);
        }
        // Afrika Korps hides nothing.
        assertThat(different > 0).isNotEqualTo(game.id().equals("afrika-korps"));
    }

    private static <P extends Position<P>, M extends Move> P randomPosition(
            Game<P, M> game, String scenario, SplittableRandom random) {
        FastChance chance = new FastChance(random.split());
        P position = game.rules().setUp(scenario, Set.of(), chance);
        for (int i = random.nextInt(600); i > 0; i--) {
            P next = position.copy();
            M move = game.rules().sample(next, random);
            game.rules().play(next, move, chance, Journal.SILENT);
            if (next.over()) {
                break;
            }
            position = next;
        }
        return position;
    }

    private static <P extends Position<P>, M extends Move> M choose(
            Game<P, M> game, String level, P position, long seed) {
        int side = position.step().decider();
        return new Mind<P, M>(Level.of(level).orElseThrow(), PLANS, seed, Hands.ALL)
                .choose(new Seat<>(game, position, side), Deadline.NONE);
    }
}
