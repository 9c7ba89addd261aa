package kessel.players;

import java.time.Duration;
import java.util.Collections;
import java.util.List;

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
        Duration ofAShortOne = Collections.min(List.of(AT_LEAST, whole.dividedBy(AT_MOST)));
        return Collections.max(List.of(whole.dividedBy(PARTS), ofAShortOne));
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
