package kessel.games;

import java.util.random.RandomGenerator;
import kessel.engine.game.Move;
import kessel.engine.game.Position;

/**
 * Makes up well-formed moves for a game's laws, most of them nonsense, and says which of them come
 * to the same thing.
 */
public interface Forger<P extends Position<P>, M extends Move> {
    M forge(P position, RandomGenerator random);

    /** A move without its path: two moves with the same key lead to the same place. */
    Object key(M move);

    /** Checks what must hold in every position of this game. */
    void inspect(P position);
}
