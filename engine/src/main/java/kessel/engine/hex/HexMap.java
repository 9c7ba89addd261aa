package kessel.engine.hex;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A printed map: on every hex its terrain and features, on every edge (hex × 6 + direction) the
 * hexsides that lie on it and the paths that cross it. Both sides of a hexside carry the same,
 * unless it faces one way: then only the edge that leads into its own hex has it.
 */
public final class HexMap {
    /** A road, a trail or a river with its name, as the cartographer draws it. */
    public record Path(String kind, String name, int[] hexes, Edge from, Edge to) {}

    /** A hexside with something on it; one that faces a way lies in its hex and looks outward. */
    public record Hexside(String kind, String name, int hex, int direction, boolean faces) {}

    public record Place(String name, int hex, boolean printed) {}

    /** Where a road with a name or letter of its own comes onto the sheet. */
    public record Entry(String name, int hex, Edge edge) {}

    /**
     * The four edges of the sheet; a path may run off one, and units enter, leave and retreat
     * across them.
     */
    public enum Edge {
        NORTH,
        EAST,
        SOUTH,
        WEST;

        private static final Edge[] ALL = values();

        /** Stands in a route for the step across this edge, off the sheet. */
        public int beyond() {
            return Grid.OFF - 1 - ordinal();
        }

        /** The edge that a step {@linkplain #beyond() beyond} it crosses, or null for a hex. */
        public static Edge crossedTo(int step) {
            return step < Grid.OFF ? ALL[Grid.OFF - 1 - step] : null;
        }

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The edge with this word, or null. */
        public static Edge of(String word) {
            for (Edge edge : ALL) {
                if (edge.word().equals(word)) {
                    return edge;
                }
            }
            return null;
        }
    }

    private final Grid grid;
    final Layer terrains = new Layer();
    final Layer features = new Layer();
    final Layer hexsides = new Layer();
    final Layer paths = new Layer();
    final byte[] terrain;
    final int[] feature;
    final int[] hexside;
    final int[] path;
    final int[] runsOff;
    List<Path> pathList = List.of();
    List<Hexside> hexsideList = List.of();
    Map<String, Place> places = Map.of();
    Map<String, Entry> entries = Map.of();
    Map<Edge, String> edges = Map.of();
    Map<String, String> letters = Map.of();

    HexMap(Grid grid) {
        this.grid = grid;
        terrain = new byte[grid.size()];
        feature = new int[grid.size()];
        hexside = new int[grid.size() * Grid.DIRECTIONS];
        path = new int[grid.size() * Grid.DIRECTIONS];
        runsOff = new int[grid.size() * Edge.values().length];
    }

    public Grid grid() {
        return grid;
    }

    public Layer terrains() {
        return terrains;
    }

    public Layer features() {
        return features;
    }

    public Layer hexsides() {
        return hexsides;
    }

    public Layer paths() {
        return paths;
    }

    public int terrain(int hex) {
        return terrain[hex];
    }

    public String terrainName(int hex) {
        return terrains.kinds().get(terrain[hex]);
    }

    /** The letter that stands for a terrain in the map file. */
    public String letter(int hex) {
        return letters.get(terrainName(hex));
    }

    public int featureBits(int hex) {
        return feature[hex];
    }

    public boolean has(int hex, String kind) {
        return (feature[hex] & features.bit(kind)) != 0;
    }

    public int hexsideBits(int edge) {
        return hexside[edge];
    }

    public int pathBits(int edge) {
        return path[edge];
    }

    /** The kinds of path that leave the sheet from this hex across that edge. */
    public int pathBitsOff(int hex, Edge edge) {
        return runsOff[hex * Edge.values().length + edge.ordinal()];
    }

    public List<Path> pathList() {
        return pathList;
    }

    public List<Hexside> hexsideList() {
        return hexsideList;
    }

    public Map<String, Place> places() {
        return places;
    }

    public Map<String, Entry> entries() {
        return entries;
    }

    /** How a step of a route is written: a hex by its label, a step off the sheet by the edge. */
    public String label(int step) {
        Edge edge = Edge.crossedTo(step);
        return edge == null ? grid.label(step) : edge.word();
    }

    /** What lies beyond an edge: {@code land} or {@code sea}. */
    public String beyond(Edge edge) {
        return edges.get(edge);
    }

    /** Whether a hex lies at an edge of the sheet. */
    public boolean lies(int hex, Edge edge) {
        return switch (edge) {
            case NORTH -> grid.row(hex) == 0;
            case SOUTH -> grid.row(hex) == grid.rows() - 1;
            case WEST -> grid.column(hex) == 0;
            case EAST -> grid.column(hex) == grid.columns() - 1;
        };
    }
}
