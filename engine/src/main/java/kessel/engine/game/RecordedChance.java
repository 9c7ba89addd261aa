package kessel.engine.game;

/**
 * Luck that was recorded: gives back the draws of one move, and tells when the move wanted others.
 */
public final class RecordedChance implements Chance {
    /** A record whose draws do not fit the move they stand with. */
    public static final class Mismatch extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Mismatch(String message) {
            super(message);
        }
    }

    private final int[] draws;
    private int next;

    /** The draws as they were given: 1 to 6 for a die. */
    public RecordedChance(int[] draws) {
        this.draws = draws;
    }

    @Override
    public int below(int bound) {
        if (next == draws.length) {
            throw new Mismatch("the move rolls more dice than the " + draws.length + " recorded");
        }
        int draw = draws[next++] - 1;
        if (draw < 0 || draw >= bound) {
            throw new Mismatch("a die cannot show " + (draw + 1));
        }
        return draw;
    }

    public void finish() {
        if (next < draws.length) {
            throw new Mismatch(
                    "the move rolls " + next + " dice, but " + draws.length + " are recorded");
        }
    }
}
