package kessel.engine.match;

import java.util.List;

/**
 * A match as text: its header, the sides in its order, and its moves with their dice. {@code seed}
 * is null while the match is under way and its dice are still to be trusted; {@code hash} is that
 * of the position after the last move.
 */
public record MatchRecord(
        String file,
        Header header,
        List<String> sides,
        String seed,
        List<Line> lines,
        String resigned,
        String hash) {
    /**
     * One move: the side that made it, in which notation, with which dice, what its player thought
     * (null if nothing is said), and where it stands in the file.
     */
    public record Line(
            int number, String side, String notation, int[] draws, String remark, int fileLine) {}
}
