package kessel.games.afrikakorps.position;

/**
 * Which pieces are on the map, a bit each: of all that there may be in a game few are at a time,
 * above all of supply that may be captured, and who asks after those should not pass by the others.
 */
final class OnMap {
    private final long[] bits;
    private final int size;

    OnMap(int size) {
        this.size = size;
        bits = new long[(size + Long.SIZE - 1) / Long.SIZE];
    }

    OnMap(OnMap other) {
        size = other.size;
        bits = other.bits.clone();
    }

    void copyFrom(OnMap other) {
        System.arraycopy(other.bits, 0, bits, 0, bits.length);
    }

    void set(int piece, boolean there) {
        long bit = 1L << piece;
        if (there) {
            bits[piece / Long.SIZE] |= bit;
        } else {
            bits[piece / Long.SIZE] &= ~bit;
        }
    }

    /** The first piece there from this one on, or the number of all pieces where there is none. */
    int from(int piece) {
        if (piece >= size) {
            return size;
        }
        int word = piece / Long.SIZE;
        long left = bits[word] & -1L << piece;
        while (left == 0) {
            if (++word == bits.length) {
                return size;
            }
            left = bits[word];
        }
        return word * Long.SIZE + Long.numberOfTrailingZeros(left);
    }
}
