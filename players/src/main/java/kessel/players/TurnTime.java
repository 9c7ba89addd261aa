package kessel.players;

import java.time.Duration;

/**
 * The time that a player has for a whole turn, however many small decisions it takes. Who has used
 * it up has none left for the others, and has to make them at once. That takes some time too, so a
 * twentieth is not for thinking; of a short turn more, for it takes as long however little there
 * is, and more as well where it took too long lately, as on a machine that has much else to do.
 */
public final class TurnTime {
    private static final int PARTS = 20;
    private static final Duration AT_LEAST = Duration.ofMillis(50);

    /** But no more than this part of it. */
    private static final int AT_MOST = 5;

    /** How much more of it than was too long lately; no more than this part of a turn. */
    private static final int MORE = 2;

    private static final int HALF = 2;

    private final Duration whole;
    private int turn;
    private Duration used = Duration.ZERO;

    /** By how much turns went beyond what is for thinking, half as much for each turn ago. */
    private Duration late = Duration.ZERO;

    public TurnTime(Duration whole) {
        this.whole = whole;
    }

    private Duration forThinking() {
        Duration ofAShortOne = least(AT_LEAST, whole.dividedBy(AT_MOST));
        Duration ofALateOne = least(late.multipliedBy(MORE), whole.dividedBy(HALF));
        return whole.minus(most(most(whole.dividedBy(PARTS), ofAShortOne), ofALateOne));
    }

    /** What there is to think about the next decision in a turn. */
    public synchronized Duration left(int now) {
        if (now != turn) {
            late = most(used.minus(forThinking()), late.dividedBy(HALF));
            turn = now;
            used = Duration.ZERO;
        }
        return most(forThinking().minus(used), Duration.ZERO);
    }

    private static Duration least(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    private static Duration most(Duration one, Duration other) {
        return one.compareTo(other) >= 0 ? one : other;
    }

    public synchronized void use(Duration time) {
        used = used.plus(time);
    }
}
