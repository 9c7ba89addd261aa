package kessel.engine.game;

import java.util.BitSet;
import java.util.random.RandomGenerator;

/**
 * What a pair of eyes may see of a position: a side, 0 or 1, or a {@link #SPECTATOR}, who sees what
 * both sides see.
 */
public interface Sight<P extends Position<P>> {
    int SPECTATOR = 2;

    /** Who looks back at a match that is over, when nothing is hidden any more. */
    int HINDSIGHT = 3;

    View view(P position, int viewer);

    /**
     * The pieces that this viewer sees whole. A move after which any side sees one more cannot be
     * taken back.
     */
    BitSet seen(P position, int viewer);

    /**
     * A position that looks the same to this side, its hidden part drawn at random. It depends on
     * nothing that the side cannot see: two positions with equal views give equal guesses from
     * equal randomness.
     */
    P guess(P position, int side, RandomGenerator random);
}
