package kessel.server;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/**
 * Long computations, beside the requests: on a few threads of the system's, with a queue that has
 * an end. Requests run on virtual threads, which nobody interrupts: as many long computations there
 * as the machine has processors would hold up everybody.
 */
final class Workshop implements AutoCloseable {
    /** At most half of the machine. */
    static final int THREADS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    private static final long RETRY_SECONDS = 5;

    private final ThreadPoolExecutor threads;
    private final Duration patience;
    private final LongAdder refused = new LongAdder();

    Workshop(String name, int threads, int queue, Duration patience) {
        this(
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(queue),
                        threads(name)),
                patience);
    }

    private Workshop(ThreadPoolExecutor threads, Duration patience) {
        this.threads = threads;
        this.patience = patience;
    }

    private static ThreadFactory threads(String name) {
        return Thread.ofPlatform().daemon().name(name + "-", 1).factory();
    }

    /**
     * One whose threads rest after each piece of work for as long as they have worked: however much
     * there is to do, it takes them half of the time at most.
     */
    static Workshop resting(String name, int threads, int queue, Duration patience) {
        return new Workshop(
                new Resting(threads, new ArrayBlockingQueue<>(queue), threads(name)), patience);
    }

    private static final class Resting extends ThreadPoolExecutor {
        private static final long LONGEST_REST_NANOS = TimeUnit.SECONDS.toNanos(2);

        private final ThreadLocal<Long> begun = new ThreadLocal<>();

        Resting(int threads, BlockingQueue<Runnable> queue, ThreadFactory factory) {
            super(threads, threads, 0, TimeUnit.SECONDS, queue, factory);
        }

        @Override
        protected void beforeExecute(Thread thread, Runnable work) {
            begun.set(System.nanoTime());
            super.beforeExecute(thread, work);
        }

        @Override
        protected void afterExecute(Runnable work, Throwable failure) {
            super.afterExecute(work, failure);
            LockSupport.parkNanos(Math.min(System.nanoTime() - begun.get(), LONGEST_REST_NANOS));
        }
    }

    /** Has it done there and waits for it; what it throws is thrown here. */
    <T> T have(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        try {
            threads.execute(task);
        } catch (RejectedExecutionException full) {
            throw busy("the server has its hands full; try again in a little while");
        }
        try {
            return task.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            throw busy("this takes the server too long; try again later");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw busy("the server is about to end");
        } catch (ExecutionException failed) {
            throw switch (failed.getCause()) {
                case RuntimeException cause -> cause;
                case Error cause -> throw cause;
                default -> new IllegalStateException(failed.getCause());
            };
        } finally {
            task.cancel(true);
            threads.remove(task);
        }
    }

    private Refusal busy(String error) {
        refused.increment();
        return new Refusal(503, error, Map.of("retryAfter", RETRY_SECONDS));
    }

    /** What is under way or waits. */
    int busy() {
        return threads.getActiveCount() + threads.getQueue().size();
    }

    long refused() {
        return refused.sum();
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
