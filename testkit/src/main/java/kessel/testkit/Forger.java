package kessel.testkit;

import java.util.random.RandomGenerator;
import kessel.engine.game.Move;
import kessel.engine.game.Position;

/**
 * Makes up well-formed moves for a game's laws, most of them nonsense, and knows what must hold in
 * its positions.
 */
public interface Forger<P extends Position<P>, M extends Move> {
    M forge(P position, RandomGenerator random);

    /** Checks what must hold in every position of this game. */
    void inspect(P position);
}
