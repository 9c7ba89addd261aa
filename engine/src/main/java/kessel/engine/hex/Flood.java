package kessel.engine.hex;

import java.util.Arrays;
import java.util.TreeMap;

/**
 * Which hexes can be reached in so many steps where every step counts the same: sets of hexes, a
 * bit each, that grow by all of their neighbours at once. Whoever wants ways or costs needs a
 * {@link Search}. Reused, it allocates nothing; one belongs to one thread at a time.
 */
public final class Flood {
    private static final int WORD = 64;

    private final int size;
    private final int words;

    // How neighbours lie in the order of hexes: so far on or back, from the hexes of a set.
    private final int[] offsets;
    private final long[][] from;

    private final long[] barred;
    private final long[] ending;
    private final long[] reached;
    private long[] edge;
    private long[] next;

    public Flood(Grid grid) {
        size = grid.size();
        words = (size + WORD - 1) / WORD;
        TreeMap<Integer, long[]> neighbours = new TreeMap<>();
        for (int hex = 0; hex < size; hex++) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to != Grid.OFF) {
                    set(neighbours.computeIfAbsent(to - hex, _ -> new long[words]), hex);
                }
            }
        }
        offsets = neighbours.keySet().stream().mapToInt(offset -> offset).toArray();
        from = neighbours.values().toArray(long[][]::new);
        barred = new long[words];
        ending = new long[words];
        reached = new long[words];
        edge = new long[words];
        next = new long[words];
    }

    private static void set(long[] bits, int hex) {
        bits[hex / WORD] |= 1L << hex;
    }

    /** Forgets all that it was told, and what it has reached. */
    public Flood begin() {
        Arrays.fill(barred, 0);
        Arrays.fill(ending, 0);
        Arrays.fill(reached, 0);
        Arrays.fill(edge, 0);
        return this;
    }

    /** Keeps out of a hex. */
    public void bar(int hex) {
        set(barred, hex);
    }

    /** Keeps out of the hexes where, from an offset on, there is not 0. */
    public void bar(byte[] board, int offset) {
        mark(barred, board, offset);
    }

    /** Goes into a hex but not on from it. */
    public void end(int hex) {
        set(ending, hex);
    }

    /** Goes into the hexes but not on from them where, from an offset on, there is not 0. */
    public void end(byte[] board, int offset) {
        mark(ending, board, offset);
    }

    private void mark(long[] bits, byte[] board, int offset) {
        for (int word = 0; word < words; word++) {
            int first = word * WORD;
            int last = Math.min(size - first, WORD);
            long marked = 0;
            for (int i = 0; i < last; i++) {
                marked |= (board[offset + first + i] == 0 ? 0L : 1L) << i;
            }
            bits[word] |= marked;
        }
    }

    /** Starts from a hex, unless it is barred. */
    public void from(int hex) {
        set(edge, hex);
    }

    /** Goes so many steps. */
    public Flood run(int steps) {
        boolean grows = settle();
        for (int step = 0; grows && step < steps; step++) {
            grow();
            grows = settle();
        }
        return this;
    }

    /** What the edge has come to is reached; it stays the edge where one can go on. */
    private boolean settle() {
        long open = 0;
        for (int word = 0; word < words; word++) {
            long come = edge[word] & ~barred[word] & ~reached[word];
            reached[word] |= come;
            edge[word] = come & ~ending[word];
            open |= edge[word];
        }
        return open != 0;
    }

    private void grow() {
        Arrays.fill(next, 0);
        for (int i = 0; i < offsets.length; i++) {
            if (offsets[i] > 0) {
                shiftUp(from[i], offsets[i]);
            } else {
                shiftDown(from[i], -offsets[i]);
            }
        }
        long[] swapped = edge;
        edge = next;
        next = swapped;
    }

    private void shiftUp(long[] mask, int by) {
        int whole = by / WORD;
        long below = 0;
        for (int word = 0; word + whole < words; word++) {
            long bits = edge[word] & mask[word];
            next[word + whole] |= bits << by | below;
            below = carried(bits, by);
        }
    }

    /** What a shift up by so many leaves for the next word. */
    private static long carried(long bits, int by) {
        return bits >>> 1 >>> WORD - 1 - by % WORD;
    }

    private void shiftDown(long[] mask, int by) {
        int whole = by / WORD;
        long above = 0;
        for (int word = words - 1; word - whole >= 0; word--) {
            long bits = edge[word] & mask[word];
            next[word - whole] |= bits >>> by | above;
            above = bits << 1 << WORD - 1 - by % WORD;
        }
    }

    public boolean reaches(int hex) {
        return (reached[hex / WORD] & 1L << hex) != 0;
    }
}
