package kessel.players;

import java.time.Duration;

/**
 * The time that a player has for a whole turn, however many small decisions it takes. Who has used
 * it up has none left for the others, and has to make them at once. That takes some time too, so a
 * twentieth is not for thinking.
 */
public final class TurnTime {
    private static final int PARTS = 20;

    private final Duration forThinking;
    private int turn;
    private Duration used = Duration.ZERO;

    public TurnTime(Duration whole) {
        forThinking = whole.multipliedBy(PARTS - 1).dividedBy(PARTS);
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
