package kessel.games.afrikakorps.planning;

/**
 * How much longer is looked for a plan: so many battles are tried for one position, whatever it is.
 */
final class Steps {
    static final int MOST = 30_000;

    private int taken;

    /** Takes one more, if there is one. */
    boolean more() {
        return ++taken <= MOST;
    }

    boolean gaveUp() {
        return taken > MOST;
    }
}
