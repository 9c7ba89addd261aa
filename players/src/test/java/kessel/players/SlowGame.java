package kessel.players;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import kessel.engine.game.Choices;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Evaluation;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.Sight;

/**
 * A game on a machine so slow that the work done for a player is the only thing that takes time:
 * whatever is asked of the game moves its clock on.
 */
final class SlowGame {
    /** What an answer takes, in microseconds: what it takes on a busy machine, and more. */
    private static final Map<String, Long> COSTS =
            Map.of(
                    "guess", 500L,
                    "guide", 1000L,
                    "schemes", 5000L,
                    "measure", 100L,
                    "worth", 100L,
                    "foresee", 50L,
                    "gain", 50L,
                    "movesOf", 500L,
                    "otherMoves", 250L,
                    "play", 50L);

    private static final long OTHERS = 10;
    private static final Set<Class<?>> PARTS =
            Set.of(
                    Rules.class,
                    Doctrine.class,
                    Doctrine.Guide.class,
                    Choices.class,
                    Sight.class,
                    Evaluation.class);

    private final AtomicLong micros = new AtomicLong();
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    /** What its clock shows. */
    long nanos() {
        return micros.get() * 1000;
    }

    /** Who has asked anything of it. */
    Set<Thread> threads() {
        return threads;
    }

    @SuppressWarnings("unchecked")
    <P extends Position<P>, M extends Move> Game<P, M> of(Game<P, M> game) {
        return (Game<P, M>) slow(Game.class, game);
    }

    private Object slow(Class<?> type, Object target) {
        return Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (_, method, arguments) -> {
                    threads.add(Thread.currentThread());
                    if (type != Game.class) {
                        micros.addAndGet(COSTS.getOrDefault(method.getName(), OTHERS));
                    }
                    try {
                        Object answer = method.invoke(target, arguments);
                        return PARTS.contains(method.getReturnType())
                                ? slow(method.getReturnType(), answer)
                                : answer;
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
    }
}
