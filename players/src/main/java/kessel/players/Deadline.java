package kessel.players;

import java.time.Duration;

/** Until when a player may think. Who is interrupted has no time left either. */
public final class Deadline {
    /** All the time in the world, so that what is chosen does not depend on the machine. */
    public static final Deadline NONE = new Deadline(0, Long.MAX_VALUE);

    private final long start;
    private final long nanos;

    private Deadline(long start, long nanos) {
        this.start = start;
        this.nanos = nanos;
    }

    public static Deadline in(Duration time) {
        return new Deadline(System.nanoTime(), time.toNanos());
    }

    /** After a part of what is left, or after so long if that comes first. */
    Deadline within(double part, Duration most) {
        if (this == NONE) {
            return NONE;
        }
        long now = System.nanoTime();
        long left = Math.max(0, nanos - (now - start));
        return new Deadline(now, Math.min(Math.round(left * part), most.toNanos()));
    }

    public boolean passed() {
        return this != NONE
                && (System.nanoTime() - start >= nanos || Thread.currentThread().isInterrupted());
    }
}
