package kessel.games.brigade.data;

import java.util.Set;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMap.Edge;
import kessel.engine.hex.NamedHex;
import kessel.games.brigade.data.Exits.Fate;
import kessel.games.brigade.data.Exits.Stretch;

/** Reads what files say of the edges of the sheet. */
public final class EdgesFile {
    private EdgesFile() {}

    /** What the edges mean to one side. */
    static Exits exits(Item list, HexMap map) {
        Stretch[] stretches = new Stretch[Exits.count(map.grid().size())];
        for (Item item : list.list()) {
            item.only(Set.of("edge", "hexes", "leave", "driven", "returns", "rule", "kept"));
            Edge edge = item.at("edge").oneOf(Edge.class);
            Stretch stretch =
                    new Stretch(
                            edge,
                            item.at("leave").flag(),
                            item.at("driven").oneOf(Fate.class),
                            item.find("returns").map(Item::flag).orElse(false),
                            item.at("rule").text(),
                            item.find("kept").map(Item::text).orElse(null));
            EdgeStretch along =
                    item.find("hexes")
                            .map(range -> stretch(range, range.text(), map, edge))
                            .orElseGet(() -> EdgeStretch.all(map, edge));
            for (int hex : along.hexes()) {
                if (stretches[Exits.exit(hex, edge)] != null) {
                    throw item.fault(map.grid().label(hex) + " stands in two stretches");
                }
                stretches[Exits.exit(hex, edge)] = stretch;
            }
        }
        return new Exits(map, stretches);
    }

    /** A stretch of an edge that an item writes {@code 0101-2101}, or as one hex. */
    public static EdgeStretch stretch(Item item, String range, HexMap map, Edge edge) {
        String[] ends = range.split("-");
        int first = end(item, ends[0], map, edge);
        int last = end(item, ends[ends.length - 1], map, edge);
        boolean backward =
                EdgeStretch.along(map.grid(), first, edge)
                        > EdgeStretch.along(map.grid(), last, edge);
        if (ends.length > 2 || backward) {
            throw item.fault("a stretch of an edge reads 0101-2101, not '" + range + "'");
        }
        return EdgeStretch.between(first, last, map, edge);
    }

    private static int end(Item item, String label, HexMap map, Edge edge) {
        int hex = NamedHex.of(map.grid(), item, label);
        if (!map.lies(hex, edge)) {
            throw item.fault(label + " does not lie at the " + edge.word() + " edge");
        }
        return hex;
    }
}
