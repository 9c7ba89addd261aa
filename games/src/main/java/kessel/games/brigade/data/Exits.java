package kessel.games.brigade.data;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMap.Edge;

/**
 * What the edges of the sheet mean to one side, stretch by stretch: where its units may leave, what
 * becomes of one that is driven off, and whether it can come back (4.2.2).
 */
public final class Exits {
    /** What happens to a unit that has to retreat across an edge. */
    public enum Fate {
        REMOVED,
        DESTROYED
    }

    /**
     * @param rule what a unit that goes or is driven off here does so under
     * @param kept what forbids one to go here, if it is not the general rule
     */
    record Stretch(
            Edge edge, boolean leave, Fate driven, boolean returns, String rule, String kept) {}

    /** The exit of a unit that is gone nobody knows where. */
    public static final int NOWHERE = -1;

    private static final int EDGES = Edge.values().length;

    private final Stretch[] stretches;
    private final List<List<Edge>> waysOut;
    private final List<List<Edge>> waysBack;
    private final boolean anyLeave;

    /**
     * @param stretches by {@linkplain #exit exit}, or null where nobody can be driven
     */
    Exits(HexMap map, Stretch[] stretches) {
        this.stretches = stretches;
        anyLeave = Arrays.stream(stretches).anyMatch(stretch -> stretch != null && stretch.leave);
        waysOut = edges(map, this::mayLeave);
        waysBack = edges(map, (hex, edge) -> mayReturn(exit(hex, edge)));
    }

    /** How many exits a sheet of so many hexes has. */
    static int count(int hexes) {
        return hexes * EDGES;
    }

    private static List<List<Edge>> edges(HexMap map, BiPredicate<Integer, Edge> which) {
        return IntStream.range(0, map.grid().size())
                .mapToObj(
                        hex ->
                                Arrays.stream(Edge.values())
                                        .filter(edge -> which.test(hex, edge))
                                        .toList())
                .toList();
    }

    /** The number of an exit: a hex and the edge at which it lies. */
    public static int exit(int hex, Edge edge) {
        return hex * EDGES + edge.ordinal();
    }

    public static int hex(int exit) {
        return exit / EDGES;
    }

    public static Edge edge(int exit) {
        return Edge.values()[exit % EDGES];
    }

    /** Whether units of the side may leave at all. */
    public boolean anyLeave() {
        return anyLeave;
    }

    public boolean mayLeave(int hex, Edge edge) {
        Stretch stretch = stretches[exit(hex, edge)];
        return stretch != null && stretch.leave;
    }

    /** The rule of this stretch's own that forbids units to leave here, or null. */
    public String kept(int hex, Edge edge) {
        Stretch stretch = stretches[exit(hex, edge)];
        return stretch == null ? null : stretch.kept;
    }

    /** A rule that speaks of this edge as a whole, or null where none does. */
    public String ruleOf(Edge edge) {
        return Arrays.stream(stretches)
                .filter(stretch -> stretch != null && stretch.edge == edge)
                .findFirst()
                .map(stretch -> stretch.kept == null ? stretch.rule : stretch.kept)
                .orElse(null);
    }

    /** What becomes of a unit driven off here, or null where nobody can be. */
    public Fate driven(int hex, Edge edge) {
        Stretch stretch = stretches[exit(hex, edge)];
        return stretch == null ? null : stretch.driven;
    }

    /** The rule that destroys a unit driven off here, by whatever edge of the hex, or null. */
    public String ruin(int hex) {
        for (Edge edge : Edge.values()) {
            if (driven(hex, edge) == Fate.DESTROYED) {
                return rule(exit(hex, edge));
            }
        }
        return null;
    }

    public boolean mayReturn(int exit) {
        return exit != NOWHERE && stretches[exit] != null && stretches[exit].returns;
    }

    /** The rule under which a unit leaves here. */
    public String rule(int exit) {
        return stretches[exit].rule;
    }

    /** The edges across which units that left may come back to this hex. */
    public List<Edge> waysBack(int hex) {
        return waysBack.get(hex);
    }

    /** The edges across which units may leave from this hex. */
    public List<Edge> waysOut(int hex) {
        return waysOut.get(hex);
    }
}
