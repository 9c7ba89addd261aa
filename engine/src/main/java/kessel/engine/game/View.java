package kessel.engine.game;

import java.util.List;
import kessel.engine.words.Phrase;

/**
 * A position as one viewer sees it: plain data, and nothing else ever leaves the server. Hexes,
 * pieces and sides go by their names.
 *
 * @param phasing the side whose phase it is
 * @param marks markers on the map
 * @param overlays what can be laid over the map for who asks for it
 * @param panels what lies beside the map
 */
public record View(
        int turn,
        String step,
        String decider,
        String phasing,
        List<Piece> pieces,
        List<Mark> marks,
        List<Overlay> overlays,
        List<Panel> panels) {
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

    /** A marker in a hex; its kind has its look on the sheet. The side may be null. */
    public record Mark(String hex, String kind, String side) {}

    /**
     * Something that can be laid over the map: hexes, lines and badges that have something in
     * common. All with one id are one layer, which is shown and hidden as a whole.
     *
     * @param title what the layer is called
     * @param side whose it is, or null
     * @param legend what its hexes, lines and badges mean; null where the title says it
     */
    public record Overlay(
            String id,
            Phrase title,
            String side,
            Phrase legend,
            List<String> hexes,
            List<Line> lines,
            List<Badge> badges) {
        /** Hexes alone. */
        public Overlay(String id, Phrase title, String side, List<String> hexes) {
            this(id, title, side, null, hexes, List.of(), List.of());
        }
    }

    /** A line through hexes; one that is cut does not do what it is there for. */
    public record Line(List<String> hexes, boolean cut) {}

    /** A sign in a hex, a letter or two, and what it says in full. */
    public record Badge(String hex, String sign, Phrase words) {}
}
