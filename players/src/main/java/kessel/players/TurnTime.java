package kessel.players;

import java.time.Duration;

/**
 * The time that a player has for a whole turn, however many small decisions it takes. Who has used
 * it up has none left for the others, and has to make them at once.
 */
public final class TurnTime {
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
        return left.isNegative() ? Duration.ZERO : left;
    }

    public synchronized void use(Duration time) {
        used = used.plus(time);
    }
}
