package kessel.engine.game;

import java.util.List;
import java.util.Map;

/** A position as one viewer sees it: plain data, and nothing else ever leaves the server. */
public record View(
        int turn, String step, String decider, List<Piece> pieces, Map<String, Object> table) {
    /**
     * A piece, in an order that tells nothing. What the viewer may not know is null or absent: a
     * hidden piece has an owner and a kind but no id, no values and no states.
     */
    public record Piece(
            String id,
            String owner,
            String kind,
            String where,
            List<Integer> values,
            List<String> states) {}
}
