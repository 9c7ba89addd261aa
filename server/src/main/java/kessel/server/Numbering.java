package kessel.server;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The moves of a match as one pair of eyes counts them. A move that somebody cannot notice has no
 * number there: how often the other side did something in secret is as hidden as what it did.
 *
 * @param moves the numbers, among all moves, of those that count
 */
record Numbering(int[] moves) {
    static Numbering ofAll(int moves) {
        return new Numbering(IntStream.rangeClosed(1, moves).toArray());
    }

    /**
     * @param noticed by move, who could tell that it was made, a bit for each viewer
     */
    static Numbering of(List<Integer> noticed, int viewer) {
        return new Numbering(
                IntStream.rangeClosed(1, noticed.size())
                        .filter(number -> (noticed.get(number - 1) >> viewer & 1) != 0)
                        .toArray());
    }

    int count() {
        return moves.length;
    }

    /** After how many of all moves so many had been noticed. */
    int all(int count) {
        return count == 0 ? 0 : moves[count - 1];
    }
}
