package kessel.players;

import java.util.HashMap;
import java.util.Map;
import kessel.engine.game.Move;

/** Notices that somebody goes round in circles: puts together, takes apart, and the same again. */
final class Circles<M extends Move> {
    /** Nobody who gets anywhere makes the same move so often in a turn. */
    private static final int OFTEN = 40;

    private final Map<M, Integer> often = new HashMap<>();
    private int turn;

    /** Whether this move, about to be made, has been made too often in this turn. */
    boolean goesRound(int now, M move) {
        if (now != turn) {
            turn = now;
            often.clear();
        }
        return often.merge(move, 1, Integer::sum) > OFTEN;
    }
}
