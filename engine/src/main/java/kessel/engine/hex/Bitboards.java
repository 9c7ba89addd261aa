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

    /** By direction, how many words on a neighbour lies, and how many bits after that. */
    private final int[] whole = new int[Grid.DIRECTIONS];

    private final int[] rest = new int[Grid.DIRECTIONS];

    /** By word and direction, the hexes that have a neighbour there. */
    private final long[] within;

    /** Ways out of hexes, some of which take longer than others. */
    public final class Paths {
        private final int paces;

        /** By word, direction and pace, the hexes that can be left. */
        private final long[] open;

        /** Of one word, by pace, who could set out. */
        private final long[] setOut;

        private Paths(int paces) {
            this.paces = paces;
            open = new long[words * Grid.DIRECTIONS * paces];
            setOut = new long[paces];
        }

        /** Opens the way to a neighbour, which takes one pace more than so many. */
        public void open(int hex, int direction, int pace) {
            int word = place[hex] / WORD;
            open[(word * Grid.DIRECTIONS + direction) * paces + pace] |= 1L << place[hex];
        }

        /**
         * Adds those who arrive: at the last pace those whose way takes one, and of those who set
         * out earlier those whose way takes longer.
         *
         * @param since by pace, who could set out
         */
        public void arrivals(long[][] since, int last, long[] into) {
            for (int word = 0; word < words; word++) {
                long any = 0;
                for (int pace = 0; pace < paces; pace++) {
                    setOut[pace] = since[last - pace][word];
                    any |= setOut[pace];
                }
                int way = word * Grid.DIRECTIONS * paces;
                for (int direction = 0; any != 0 && direction < Grid.DIRECTIONS; direction++) {
                    long all = 0;
                    for (int pace = 0; pace < paces; pace++) {
                        all |= setOut[pace] & open[way++];
                    }
                    shift(all, word, direction, into);
                }
            }
        }
    }

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
        within = new long[words * Grid.DIRECTIONS];
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            for (int hex = 0; hex < place.length; hex++) {
                int next = grid.neighbour(hex, direction);
                if (next != Grid.OFF) {
                    int stride = place[next] - place[hex];
                    whole[direction] = Math.floorDiv(stride, WORD);
                    rest[direction] = Math.floorMod(stride, WORD);
                    within[place[hex] / WORD * Grid.DIRECTIONS + direction] |= 1L << place[hex];
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

    /** Ways that nobody can go yet, of which the longest take so many paces. */
    public Paths paths(int paces) {
        return new Paths(paces);
    }

    /** Adds the neighbours in all directions. */
    public void around(long[] from, long[] into) {
        for (int word = 0; word < words; word++) {
            long all = from[word];
            for (int direction = 0; all != 0 && direction < Grid.DIRECTIONS; direction++) {
                shift(all & within[word * Grid.DIRECTIONS + direction], word, direction, into);
            }
        }
    }

    /** Adds the neighbours in a direction of hexes in one word, each of which has one. */
    private void shift(long all, int word, int direction, long[] into) {
        if (all == 0) {
            return;
        }
        int first = word + whole[direction];
        int bits = rest[direction];
        long here = all << bits;
        if (here != 0) {
            into[first] |= here;
        }
        long beyond = all >>> 1 >>> WORD - 1 - bits;
        if (beyond != 0) {
            into[first + 1] |= beyond;
        }
    }
}
