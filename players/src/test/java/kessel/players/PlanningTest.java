package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.Weights;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How plans are held against each other. */
class PlanningTest {
    private static final int SEEDS = 12;

    /** What the dice show and what both sides answer is in common to all that are tried. */
    @ParameterizedTest
    @ValueSource(strings = {"gazala", "desert-fox"})
    void aPlanIsWorthTheSameWheneverItIsTried(String id) {
        same(GameBox.open(id));
    }

    private static <P extends Position<P>, M extends Move> void same(Game<P, M> game) {
        P position = game.puzzles().getFirst().position();
        List<M> moves = new ArrayList<>();
        game.rules().moves(position, moves::add);
        assertThat(moves.size()).isGreaterThan(1);
        Weights weights = game.doctrine().weights();
        for (int seed = 0; seed < SEEDS; seed++) {
            Planning<P, M> planning =
                    new Planning<>(game, Level.OFFICER, 1, 1, weights, List.of(position), seed);
            List<M> plan = List.of(moves.getFirst());
            double once = planning.trial(plan, 0, Deadline.NONE);
            planning.trial(List.of(moves.getLast()), 0, Deadline.NONE);
            assertThat(planning.trial(plan, 0, Deadline.NONE)).isEqualTo(once);
        }
    }

    /** There are small decisions that lead back to themselves, such as to plan a battle and not. */
    @Test
    void aTrialEndsWhereNothingComesOfSmallDecisions() {
        assertThat(decisionsWithoutEnd(GameBox.open("gazala"))).isBetween(100, 400);
    }

    @SuppressWarnings("unchecked")
    private static <P extends Position<P>, M extends Move> int decisionsWithoutEnd(
            Game<P, M> game) {
        AtomicInteger asked = new AtomicInteger();
        Rules<P, M> still =
                (Rules<P, M>)
                        with(
                                Rules.class,
                                game.rules(),
                                Map.of(
                                        "hasMovers", _ -> asked.incrementAndGet() < 0,
                                        "play", _ -> null));
        Game<P, M> stuck = (Game<P, M>) with(Game.class, game, Map.of("rules", _ -> still));
        P position = game.puzzles().getFirst().position();
        new Planning<>(stuck, Level.OFFICER, 1, 1, game.doctrine().weights(), List.of(position), 1)
                .trial(List.of(), 0, Deadline.NONE);
        // It is asked before each, and so is the reflex that makes it.
        return asked.get() / 2;
    }

    /** The same, but for some methods. */
    private static Object with(
            Class<?> type, Object target, Map<String, Function<Object[], Object>> instead) {
        return Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (_, method, arguments) ->
                        instead.containsKey(method.getName())
                                ? instead.get(method.getName()).apply(arguments)
                                : method.invoke(target, arguments));
    }
}
