package kessel.games.brigade.data;

import java.util.Optional;
import java.util.stream.IntStream;
import kessel.engine.data.Item;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMap.Edge;

/** Hexes along one edge of the sheet: all of them, or those from one hex to another. */
public record EdgeStretch(Edge edge, int[] hexes) {
    static EdgeStretch read(Optional<Item> range, HexMap map, Edge edge) {
        return range.map(text -> of(text, text.text(), map, edge)).orElseGet(() -> all(map, edge));
    }

    public static EdgeStretch all(HexMap map, Edge edge) {
        int[] hexes =
                IntStream.range(0, map.grid().size()).filter(hex -> map.lies(hex, edge)).toArray();
        return new EdgeStretch(edge, hexes);
    }

    /** Reads {@code 0101-2101}, or one hex. */
    public static EdgeStretch of(Item item, String range, HexMap map, Edge edge) {
        String[] ends = range.split("-");
        int first = end(item, ends[0], map, edge);
        int last = end(item, ends[ends.length - 1], map, edge);
        int from = along(map.grid(), first, edge);
        int to = along(map.grid(), last, edge);
        if (ends.length > 2 || from > to) {
            throw item.fault("a stretch of an edge reads 0101-2101, not '" + range + "'");
        }
        int[] hexes =
                IntStream.of(all(map, edge).hexes)
                        .filter(hex -> along(map.grid(), hex, edge) >= from)
                        .filter(hex -> along(map.grid(), hex, edge) <= to)
                        .toArray();
        return new EdgeStretch(edge, hexes);
    }

    private static int end(Item item, String label, HexMap map, Edge edge) {
        int hex =
                map.grid()
                        .find(label)
                        .orElseThrow(() -> item.fault("there is no hex '" + label + "'"));
        if (!map.lies(hex, edge)) {
            throw item.fault(label + " does not lie at the " + edge.word() + " edge");
        }
        return hex;
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
