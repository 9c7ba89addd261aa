package kessel.engine.game;

import java.util.BitSet;
import java.util.random.RandomGenerator;
import kessel.engine.words.Phrase;

/**
 * What a pair of eyes may know of a position: a side, 0 or 1, or a {@link #SPECTATOR}, who knows
 * what both sides know. All that leaves the server about a position comes from here or follows from
 * it.
 */
public interface Sight<P extends Position<P>> {
    int SPECTATOR = 2;

    /** Who looks back at a match that is over, when nothing is hidden any more. */
    int HINDSIGHT = 3;

    View view(P position, int viewer);

    /** What the position asks of whoever decides, in one sentence for this viewer. */
    Phrase prompt(P position, int viewer);

    /** The points of a side as far as this viewer can count them. */
    Tally score(P position, int side, int viewer);

    /**
     * Which of the game's secrets this viewer knows: which unit it is that stands there, which card
     * a hand holds. Each game numbers its own. A move after which any side knows one more cannot be
     * taken back.
     */
    BitSet secretsKnown(P position, int viewer);

    /**
     * A position of which this side knows the same, its hidden part drawn at random. It depends on
     * nothing that the side does not know: two positions with equal knowledge give equal guesses
     * from equal randomness.
     */
    P guess(P position, int side, RandomGenerator random);

    /** All that this viewer knows of a position. */
    default Knowledge knowledge(P position, int viewer) {
        return new Knowledge(
                view(position, viewer),
                prompt(position, viewer),
                score(position, 0, viewer),
                score(position, 1, viewer),
                secretsKnown(position, viewer));
    }

    /**
     * What a viewer knows, as a value: positions with equal knowledge give that viewer equal bytes,
     * whoever asks, by whatever door.
     */
    record Knowledge(View view, Phrase prompt, Tally first, Tally second, BitSet secrets) {}
}
