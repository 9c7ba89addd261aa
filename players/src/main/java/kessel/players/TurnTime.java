package kessel.players;

import java.time.Duration;

/**
 * The time that a player has for a whole turn, however many small decisions it takes. Who has used
 * it up has none left for the others, and has to make them at once. That takes some time too, so a
 * twentieth is not for thinking; of a short turn more, for it takes as long however little there
 * is.
 */
public final class TurnTime {
    private static final int PARTS = 20;
    private static final Duration AT_LEAST = Duration.ofMillis(50);

    /** But no more than this part of it. */
    private static final int AT_MOST = 5;

    private final Duration forThinking;
    private int turn;
    private Duration used = Duration.ZERO;

    public TurnTime(Duration whole) {
        forThinking = whole.minus(notForThinking(whole));
    }

    private static Duration notForThinking(Duration whole) {
        Duration part = whole.dividedBy(PARTS);
        Duration most = whole.dividedBy(AT_MOST);
        return part.compareTo(AT_LEAST) >= 0
                ? part
                : AT_LEAST.compareTo(most) < 0 ? AT_LEAST : most;
    }

    /** What there is to think about the next decision in a turn. */
    public synchronized Duration left(int now) {
        if (now != turn) {
            turn = now;
            used = Duration.ZERO;
        }
        Duration left = forThinking.minus(used);
        return left.isNegative() ? Duration.ZERO : left;
    }

    public synchronized void use(Duration time) {
        used = used.plus(time);
    }
}
