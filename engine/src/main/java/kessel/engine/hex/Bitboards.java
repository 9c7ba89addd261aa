package kessel.engine.hex;

/**
 * Sets of hexes as bits, which take a step in one direction all at once: for whoever asks where
 * many can be, and not by which way. The bits lie in axial coordinates, where a direction is the
 * same number of places everywhere.
 */
public final class Bitboards {
    private static final int WORD = Long.SIZE;

    private final int words;
    private final int[] place;
    private final int[] stride = new int[Grid.DIRECTIONS];

    /** By direction, the hexes that have a neighbour there. */
    private final long[][] within = new long[Grid.DIRECTIONS][];

    public Bitboards(Grid grid) {
        int leastR = 0;
        int mostR = 0;
        int leastQ = 0;
        int mostQ = 0;
        for (int hex = 0; hex < grid.size(); hex++) {
            leastQ = Math.min(leastQ, grid.axialQ(hex));
            mostQ = Math.max(mostQ, grid.axialQ(hex));
            leastR = Math.min(leastR, grid.axialR(hex));
            mostR = Math.max(mostR, grid.axialR(hex));
        }
        int width = mostQ - leastQ + 1;
        words = Math.ceilDiv(width * (mostR - leastR + 1), WORD);
        place = new int[grid.size()];
        for (int hex = 0; hex < place.length; hex++) {
            place[hex] = (grid.axialR(hex) - leastR) * width + grid.axialQ(hex) - leastQ;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            within[direction] = none();
            for (int hex = 0; hex < place.length; hex++) {
                int next = grid.neighbour(hex, direction);
                if (next != Grid.OFF) {
                    stride[direction] = place[next] - place[hex];
                    add(within[direction], hex);
                }
            }
        }
    }

    public long[] none() {
        return new long[words];
    }

    public void add(long[] set, int hex) {
        set[place[hex] / WORD] |= 1L << place[hex];
    }

    public boolean has(long[] set, int hex) {
        return (set[place[hex] / WORD] & 1L << place[hex]) != 0;
    }

    /** Adds the neighbours in all directions. */
    public void around(long[] from, long[] into) {
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            step(from, within[direction], direction, into);
        }
    }

    /**
     * Adds the neighbours in a direction.
     *
     * @param open the hexes that can be left there; each of them has a neighbour
     */
    public void step(long[] from, long[] open, int direction, long[] into) {
        int bits = Math.abs(stride[direction]);
        int whole = bits / WORD;
        if (stride[direction] > 0) {
            for (int i = 0; i < words; i++) {
                long all = from[i] & open[i];
                if (all != 0) {
                    into[i + whole] |= all << bits;
                    long beyond = all >>> 1 >>> WORD - 1 - bits;
                    if (beyond != 0) {
                        into[i + whole + 1] |= beyond;
                    }
                }
            }
        } else {
            for (int i = 0; i < words; i++) {
                long all = from[i] & open[i];
                if (all != 0) {
                    long here = all >>> bits;
                    if (here != 0) {
                        into[i - whole] |= here;
                    }
                    long before = all << 1 << WORD - 1 - bits;
                    if (before != 0) {
                        into[i - whole - 1] |= before;
                    }
                }
            }
        }
    }
}
