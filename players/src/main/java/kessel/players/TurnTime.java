package kessel.players;

import java.time.Duration;

/**
 * The time that a player has for a whole turn, however many small decisions it takes. Who has used
 * it up still gets a moment for each, for they have to be made.
 */
public final class TurnTime {
    static final Duration MOMENT = Duration.ofMillis(50);

    private final Duration whole;
    private int turn;
    private Duration used = Duration.ZERO;

    public TurnTime(Duration whole) {
        this.whole = whole;
    }

    /** What there is for the next decision in a turn. */
    public synchronized Duration left(int now) {
        if (now != turn) {
            turn = now;
            used = Duration.ZERO;
        }
        Duration left = whole.minus(used);
        Duration least = MOMENT.compareTo(whole) < 0 ? MOMENT : whole;
        return left.compareTo(least) < 0 ? least : left;
    }

    public synchronized void use(Duration time) {
        used = used.plus(time);
    }
}
