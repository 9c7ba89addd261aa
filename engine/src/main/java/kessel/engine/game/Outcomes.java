package kessel.engine.game;

import java.util.Arrays;

/**
 * All that chance can make of a move: it is played once for every way its dice can fall, each with
 * its probability, so that an expectation is exact and nobody needs a copy of the rules to reckon
 * it. Later draws may depend on earlier ones.
 */
public final class Outcomes implements Chance {
    /** What becomes of one way the dice can fall; the position is good until the next. */
    public interface Each<P> {
        void outcome(P position, double probability);
    }

    // The draws of this way, as far as they are settled, and below what each was drawn.
    private int[] draws = new int[8];
    private int[] bounds = new int[8];
    private int settled;
    private int drawn;
    private double probability;

    private Outcomes() {}

    /**
     * Goes through the ways that the dice of a legal move can fall.
     *
     * @param most after so many ways it stops, however many there are
     * @return whether that were all
     */
    public static <P extends Position<P>, M extends Move> boolean of(
            Rules<P, M> rules, P position, M move, int most, Each<? super P> each) {
        return of(rules, position, move, most, position.copy(), each);
    }

    /**
     * The same.
     *
     * @param next becomes what comes out, one way after another
     */
    public static <P extends Position<P>, M extends Move> boolean of(
            Rules<P, M> rules, P position, M move, int most, P next, Each<? super P> each) {
        Outcomes chance = new Outcomes();
        for (int ways = 0; ways < most; ways++) {
            next.copyFrom(position);
            chance.drawn = 0;
            chance.probability = 1;
            rules.play(next, move, chance, Journal.SILENT);
            each.outcome(next, chance.probability);
            if (!chance.advance()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int below(int bound) {
        if (drawn == settled) {
            if (settled == draws.length) {
                draws = Arrays.copyOf(draws, settled * 2);
                bounds = Arrays.copyOf(bounds, settled * 2);
            }
            draws[settled] = 0;
            bounds[settled++] = bound;
        }
        probability /= bound;
        return draws[drawn++];
    }

    /** On to the next way: the last draw that can show more does. */
    private boolean advance() {
        while (settled > 0 && draws[settled - 1] == bounds[settled - 1] - 1) {
            settled--;
        }
        if (settled == 0) {
            return false;
        }
        draws[settled - 1]++;
        return true;
    }
}
