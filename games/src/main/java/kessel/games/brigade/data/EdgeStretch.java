package kessel.games.brigade.data;

import java.util.stream.IntStream;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMap.Edge;

/** Hexes along one edge of the sheet: all of them, or those from one hex to another. */
public record EdgeStretch(Edge edge, int[] hexes) {
    public static EdgeStretch all(HexMap map, Edge edge) {
        int[] hexes =
                IntStream.range(0, map.grid().size()).filter(hex -> map.lies(hex, edge)).toArray();
        return new EdgeStretch(edge, hexes);
    }

    /** Those from one hex of the edge to another, which comes after it. */
    static EdgeStretch between(int first, int last, HexMap map, Edge edge) {
        int from = along(map.grid(), first, edge);
        int to = along(map.grid(), last, edge);
        int[] hexes =
                IntStream.of(all(map, edge).hexes)
                        .filter(hex -> along(map.grid(), hex, edge) >= from)
                        .filter(hex -> along(map.grid(), hex, edge) <= to)
                        .toArray();
        return new EdgeStretch(edge, hexes);
    }

    /** How far along the edge a hex lies, counted from the west or from the north. */
    static int along(Grid grid, int hex, Edge edge) {
        return edge == Edge.NORTH || edge == Edge.SOUTH ? grid.column(hex) : grid.row(hex);
    }

    public boolean contains(int hex) {
        for (int other : hexes) {
            if (other == hex) {
                return true;
            }
        }
        return false;
    }
}
