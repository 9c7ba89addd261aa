package kessel.games.desertfox.position;

/**
 * How many blocks of each side stand and lie in each hex. It follows from where the blocks are, and
 * is kept up to date as they go.
 */
public final class Board {
    private final int hexes;

    // By side, those that stand and then those that lie, by hex.
    private final byte[] counts;

    Board(int hexes) {
        this.hexes = hexes;
        counts = new byte[4 * hexes];
    }

    void copyFrom(Board other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
    }

    /** One more of a side, or with -1 one less; whether it is the first there, or was the last. */
    boolean add(int side, boolean down, int hex, int more) {
        int which = (2 * side + (down ? 1 : 0)) * hexes + hex;
        counts[which] += (byte) more;
        return counts[which] == Math.max(0, more);
    }

    /** Undisrupted blocks of a side. */
    public int standing(int side, int hex) {
        return counts[2 * side * hexes + hex];
    }

    public int down(int side, int hex) {
        return counts[(2 * side + 1) * hexes + hex];
    }

    public int all(int side, int hex) {
        return standing(side, hex) + down(side, hex);
    }

    /** 1.4a: both sides fight over it. */
    public boolean battlefield(int hex) {
        return standing(0, hex) > 0 && standing(1, hex) > 0;
    }

    /** Only enemies of a side, and not all of them disrupted (1.4a, 7.0c, 7.0d). */
    public boolean enemy(int side, int hex) {
        return standing(1 - side, hex) > 0 && standing(side, hex) == 0;
    }

    /** Whether a side's disrupted blocks rout there (7.2a). */
    public boolean routs(int side, int hex) {
        return down(side, hex) > 0 && standing(side, hex) == 0 && standing(1 - side, hex) > 0;
    }
}
