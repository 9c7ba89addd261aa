package kessel.players;

import java.time.Duration;
import java.util.function.LongSupplier;

/** Until when a player may think. Who is interrupted has no time left either. */
public final class Deadline {
    /** All the time in the world, so that what is chosen does not depend on the machine. */
    public static final Deadline NONE = new Deadline(System::nanoTime, 0, Long.MAX_VALUE);

    private final LongSupplier clock;
    private final long start;
    private final long nanos;

    private Deadline(LongSupplier clock, long start, long nanos) {
        this.clock = clock;
        this.start = start;
        this.nanos = nanos;
    }

    public static Deadline in(Duration time) {
        return in(time, System::nanoTime);
    }

    /** By another clock than the machine's. */
    static Deadline in(Duration time, LongSupplier clock) {
        return new Deadline(clock, clock.getAsLong(), time.toNanos());
    }

    /** After a part of what is left, or after so long if that comes first. */
    Deadline within(double part, Duration most) {
        if (this == NONE) {
            return NONE;
        }
        long now = clock.getAsLong();
        long left = Math.max(0, nanos - (now - start));
        return new Deadline(clock, now, Math.min(Math.round(left * part), most.toNanos()));
    }

    public boolean passed() {
        return this != NONE
                && (clock.getAsLong() - start >= nanos || Thread.currentThread().isInterrupted());
    }
}
