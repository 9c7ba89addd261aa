package kessel.server;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import kessel.players.Deadline;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Has computer players think, each on a thread of its own and no longer than it may. Who misses the
 * deadline is interrupted; Java cannot end a thread that goes on all the same, so that player is
 * not asked again in its match before that thought has ended.
 */
final class Thinking implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    /** Between the deadline that a player is told and the one that is enforced. */
    private static final Duration GRACE = Duration.ofMillis(500);

    private final Set<String> thoughts = ConcurrentHashMap.newKeySet();
    private final LongAdder cut = new LongAdder();
    private final ExecutorService threads =
            Executors.newCachedThreadPool(
                    Thread.ofPlatform().daemon().name("thought-", 1).factory());

    /** What a player chooses; nothing if it fails or has no answer in time. */
    <T> Optional<T> choice(String match, Duration time, Function<Deadline, T> player) {
        if (!thoughts.add(match)) {
            return Optional.empty();
        }
        Future<T> thought = threads.submit(() -> think(match, time, player));
        try {
            long most = time.plus(GRACE).toMillis();
            return Optional.of(thought.get(most, TimeUnit.MILLISECONDS));
        } catch (TimeoutException late) {
            cut.increment();
            LOG.warn("a computer player had no answer in {} in match {}", time, match);
        } catch (ExecutionException bug) {
            OutOfMemory.check(bug);
            LOG.error("a computer player failed in match {}", match, bug.getCause());
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw new RejectedExecutionException(closing);
        } finally {
            thought.cancel(true);
        }
        return Optional.empty();
    }

    private <T> T think(String match, Duration time, Function<Deadline, T> player) {
        try {
            return player.apply(Deadline.in(time));
        } finally {
            thoughts.remove(match);
        }
    }

    /** Thoughts under way, those included that nobody waits for any more. */
    int underWay() {
        return thoughts.size();
    }

    /** How many had no answer in time. */
    long cut() {
        return cut.sum();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
