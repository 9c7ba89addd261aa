package kessel.players;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many threads may think at a time, over all players that share them. Whoever is asked thinks
 * on the thread that asks; more hands help only while fewer than that are busy, and stop when
 * somebody else is asked.
 */
public final class Hands {
    /** As many as there are processors. */
    public static final Hands ALL = new Hands(Runtime.getRuntime().availableProcessors());

    private final int most;
    private final AtomicInteger busy = new AtomicInteger();

    public Hands(int most) {
        this.most = most;
    }

    /** Somebody begins to think on a thread of their own. */
    void begin() {
        busy.incrementAndGet();
    }

    /** A further hand, if one is free. */
    boolean take() {
        int now = busy.get();
        while (now < most) {
            if (busy.compareAndSet(now, now + 1)) {
                return true;
            }
            now = busy.get();
        }
        return false;
    }

    /** Whether more are busy than may be: a further hand had better go. */
    boolean tooMany() {
        return busy.get() > most;
    }

    void end() {
        busy.decrementAndGet();
    }

    int busy() {
        return busy.get();
    }
}
