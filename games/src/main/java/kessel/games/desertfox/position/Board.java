package kessel.games.desertfox.position;

/**
 * How many blocks of each side stand and lie in each hex. It follows from where the blocks are, and
 * is kept up to date as they go.
 */
public final class Board {
    private final int hexes;

    // By side, those that stand and then those that lie, by hex.
    private final byte[] counts;

    // By side, the hexes in which somebody stands, a bit for each.
    private final long[] standing;
    private final int words;

    /** How many lie anywhere. */
    private int down;

    Board(int hexes) {
        this.hexes = hexes;
        counts = new byte[4 * hexes];
        words = words(hexes);
        standing = new long[2 * words];
    }

    void copyFrom(Board other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        System.arraycopy(other.standing, 0, standing, 0, standing.length);
        down = other.down;
    }

    /** One more of a side, or with -1 one less; whether it is the first there, or was the last. */
    boolean add(int side, boolean down, int hex, int more) {
        int which = (2 * side + (down ? 1 : 0)) * hexes + hex;
        counts[which] += (byte) more;
        if (down) {
            this.down += more;
        } else {
            long bit = 1L << hex;
            int word = side * words + hex / Long.SIZE;
            standing[word] = counts[which] > 0 ? standing[word] | bit : standing[word] & ~bit;
        }
        return counts[which] == Math.max(0, more);
    }

    /** So many words hold a bit for each hex. */
    static int words(int hexes) {
        return (hexes + Long.SIZE - 1) / Long.SIZE;
    }

    /** Those of some hexes in which a side stands, a bit for each. */
    long[] standing(int side, long[] some) {
        long[] there = new long[words];
        for (int word = 0; word < words; word++) {
            there[word] = some[word] & standing[side * words + word];
        }
        return there;
    }

    /** The next hex from this one on in which a side stands, or -1. */
    public int nextStanding(int side, int from) {
        return next(side, side, from);
    }

    /** The next hex from this one on that both sides fight over, or -1. */
    public int nextBattlefield(int from) {
        return next(0, 1, from);
    }

    private int next(int one, int other, int from) {
        long mask = -1L << from;
        for (int word = from / Long.SIZE; word < words; word++) {
            long bits = standing[one * words + word] & standing[other * words + word] & mask;
            if (bits != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(bits);
            }
            mask = -1L;
        }
        return -1;
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

    /** Whether anybody is disrupted. */
    public boolean anyDown() {
        return down > 0;
    }

    /** Whether a side's disrupted blocks rout there (7.2a). */
    public boolean routs(int side, int hex) {
        return down(side, hex) > 0 && standing(side, hex) == 0 && standing(1 - side, hex) > 0;
    }
}
