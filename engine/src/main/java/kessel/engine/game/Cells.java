package kessel.engine.game;

import java.util.Arrays;

/**
 * The numbers that a position consists of, each in its cell, with a hash that every change brings
 * up to date: it is the sum, without carry, of a mixture of each cell's place and value (Zobrist).
 */
public final class Cells {
    private final int[] values;
    private long hash;

    /** So many cells, all 0. */
    public Cells(int size) {
        values = new int[size];
        hash = hashFromScratch();
    }

    private Cells(Cells from) {
        values = from.values.clone();
        hash = from.hash;
    }

    public Cells copy() {
        return new Cells(this);
    }

    /** Takes on what other cells hold; there have to be as many of them. */
    public void copyFrom(Cells from) {
        System.arraycopy(from.values, 0, values, 0, values.length);
        hash = from.hash;
    }

    public int get(int cell) {
        return values[cell];
    }

    public void set(int cell, int value) {
        int old = values[cell];
        if (old != value) {
            hash ^= mixed(cell, old) ^ mixed(cell, value);
            values[cell] = value;
        }
    }

    public long hash() {
        return hash;
    }

    /** What the hash has to be, from all of the cells. */
    public long hashFromScratch() {
        return hash(0, values.length);
    }

    /** What some of the cells contribute to the hash: from one to before the end. */
    public long hash(int first, int end) {
        long sum = 0;
        for (int cell = first; cell < end; cell++) {
            sum ^= mixed(cell, values[cell]);
        }
        return sum;
    }

    /** The last steps of SplitMix64: every bit of the result depends on every bit of both. */
    public static long mixed(int cell, int value) {
        long bits = ((long) cell << 32 | value & 0xffffffffL) + 0x9e3779b97f4a7c15L;
        bits = (bits ^ bits >>> 30) * 0xbf58476d1ce4e5b9L;
        bits = (bits ^ bits >>> 27) * 0x94d049bb133111ebL;
        return bits ^ bits >>> 31;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Cells cells
                && hash == cells.hash
                && Arrays.equals(values, cells.values);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash);
    }
}
