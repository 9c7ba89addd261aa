package kessel.engine.hex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap.Edge;

/**
 * Reads a map from YAML: terrain as rows of letters, features as lists of hexes, roads and rivers
 * as chains of labels.
 */
public final class HexMapFile {
    private final Item file;
    private final HexMap map;
    private final Grid grid;

    private HexMapFile(Item file) {
        this.file = file;
        file.only(
                Set.of(
                        "map",
                        "grid",
                        "terrain",
                        "features",
                        "hexsides",
                        "paths",
                        "places",
                        "entries",
                        "edges",
                        "sources"));
        grid = grid(file.at("grid"));
        map = new HexMap(grid);
    }

    public static HexMap read(Item file) {
        HexMapFile reader = new HexMapFile(file);
        reader.terrain(file.at("terrain").only(Set.of("letters", "rows")));
        reader.features();
        reader.hexsides();
        reader.paths();
        reader.places();
        reader.entries();
        reader.edges();
        return reader.map;
    }

    private static Grid grid(Item item) {
        item.only(Set.of("orientation", "columns", "rows", "shoved", "labels"));
        Labels labels;
        try {
            labels = Labels.pattern(item.at("labels").text());
        } catch (IllegalArgumentException unknown) {
            throw item.at("labels").fault("labels want " + unknown.getMessage());
        }
        Grid grid =
                new Grid(
                        item.at("orientation").oneOf(Grid.Orientation.class),
                        item.at("shoved").oneOf(Grid.Shove.class),
                        item.at("columns").number(1, 150),
                        item.at("rows").number(1, 150),
                        labels);
        checkLabels(item.at("labels"), grid);
        return grid;
    }

    private static void checkLabels(Item labels, Grid grid) {
        boolean slanted =
                grid.orientation() == Grid.Orientation.POINTED && grid.shove() == Grid.Shove.EVEN;
        if (labels.text().contains("D") && !slanted) {
            throw labels.fault("diagonals want pointed hexes whose even rows are shoved");
        }
        if (labels.text().contains("A") && grid.rows() > 26) {
            throw labels.fault("there are more rows than letters");
        }
        for (int hex = 0; hex < grid.size(); hex++) {
            if (grid.find(grid.label(hex)).getAsInt() != hex) {
                throw labels.fault("two hexes are called " + grid.label(hex));
            }
        }
    }

    private void terrain(Item item) {
        Map<String, String> byLetter = new LinkedHashMap<>();
        Map<String, String> letters = new LinkedHashMap<>();
        item.at("letters")
                .entries()
                .forEach(
                        (letter, name) -> {
                            if (letter.length() != 1) {
                                throw name.fault("'" + letter + "' is not one letter");
                            }
                            byLetter.put(letter, name.text());
                            letters.put(name.text(), letter);
                            map.terrains.add(name.text());
                        });
        map.letters = letters;
        List<Item> rows = item.at("rows").list();
        if (rows.size() != grid.rows()) {
            throw item.at("rows")
                    .fault(
                            "the map has "
                                    + grid.rows()
                                    + " rows, but "
                                    + rows.size()
                                    + " stand here");
        }
        for (int row = 0; row < rows.size(); row++) {
            Item line = rows.get(row);
            String text = line.text().replace(" ", "");
            if (text.length() != grid.columns()) {
                throw line.fault(
                        "row "
                                + (row + 1)
                                + " has "
                                + text.length()
                                + " hexes, the map has "
                                + grid.columns());
            }
            for (int column = 0; column < text.length(); column++) {
                String letter = text.substring(column, column + 1);
                int hex = grid.hex(column, row);
                if (!byLetter.containsKey(letter)) {
                    throw line.fault(
                            "hex "
                                    + grid.label(hex)
                                    + ": unknown terrain letter '"
                                    + letter
                                    + "'; known: "
                                    + String.join(" ", byLetter.keySet()));
                }
                map.terrain[hex] = (byte) map.terrains.index(byLetter.get(letter));
            }
        }
    }

    private void features() {
        file.find("features")
                .ifPresent(
                        features ->
                                features.entries()
                                        .forEach(
                                                (kind, hexes) -> {
                                                    int bit = 1 << map.features.add(kind);
                                                    for (Item label : hexes.list()) {
                                                        int hex = hex(label, label.text());
                                                        if ((map.feature[hex] & bit) != 0) {
                                                            throw label.fault(
                                                                    label.text()
                                                                            + " stands twice under "
                                                                            + kind);
                                                        }
                                                        map.feature[hex] |= bit;
                                                    }
                                                }));
    }

    private void hexsides() {
        List<HexMap.Hexside> list = new ArrayList<>();
        file.find("hexsides")
                .ifPresent(
                        kinds ->
                                kinds.entries()
                                        .forEach((kind, named) -> hexsides(kind, named, list)));
        map.hexsideList = List.copyOf(list);
    }

    private void hexsides(String kind, Item named, List<HexMap.Hexside> list) {
        map.hexsides.add(kind);
        named.entries()
                .forEach(
                        (name, sides) ->
                                sides.list().forEach(side -> list.add(hexside(kind, name, side))));
    }

    /** Two hexes: {@code 1904-2005} for both, {@code 1004>1104} for a line in 1004 facing 1104. */
    private HexMap.Hexside hexside(String kind, String name, Item side) {
        boolean faces = side.text().contains(">");
        String[] pair = side.text().split(faces ? ">" : "-");
        if (pair.length != 2) {
            throw side.fault("a hexside is two hexes such as 1904-2005, not '" + side.text() + "'");
        }
        int from = hex(side, pair[0]);
        int to = hex(side, pair[1]);
        int direction = step(side, name, from, to);
        int bit = map.hexsides.bit(kind);
        map.hexside[to * Grid.DIRECTIONS + Grid.opposite(direction)] |= bit;
        if (!faces) {
            map.hexside[from * Grid.DIRECTIONS + direction] |= bit;
        }
        return new HexMap.Hexside(kind, name, from, direction, faces);
    }

    private void paths() {
        List<HexMap.Path> list = new ArrayList<>();
        file.find("paths")
                .ifPresent(
                        kinds ->
                                kinds.entries()
                                        .forEach(
                                                (kind, named) -> {
                                                    map.paths.add(kind);
                                                    named.entries()
                                                            .forEach(
                                                                    (name, chain) ->
                                                                            list.add(
                                                                                    path(
                                                                                            kind,
                                                                                            name,
                                                                                            chain)));
                                                }));
        map.pathList = List.copyOf(list);
    }

    /**
     * A chain of labels; a first or last link such as {@code west} lets the path run off that edge.
     */
    private HexMap.Path path(String kind, String name, Item chain) {
        int bit = map.paths.bit(kind);
        List<String> links = new ArrayList<>(List.of(chain.text().split("\\s*-\\s*")));
        Edge from = Edge.of(links.getFirst());
        if (from != null) {
            links.removeFirst();
        }
        Edge to = links.isEmpty() ? null : Edge.of(links.getLast());
        if (to != null) {
            links.removeLast();
        }
        if (links.isEmpty()) {
            throw chain.fault(name + " passes through no hex");
        }
        int[] hexes = links.stream().mapToInt(label -> hex(chain, label)).toArray();
        for (int i = 1; i < hexes.length; i++) {
            int direction = step(chain, name, hexes[i - 1], hexes[i]);
            map.path[hexes[i - 1] * Grid.DIRECTIONS + direction] |= bit;
            map.path[hexes[i] * Grid.DIRECTIONS + Grid.opposite(direction)] |= bit;
        }
        runOff(chain, name, bit, hexes[0], from);
        runOff(chain, name, bit, hexes[hexes.length - 1], to);
        return new HexMap.Path(kind, name, hexes, from, to);
    }

    private void runOff(Item chain, String name, int bit, int hex, Edge edge) {
        if (edge == null) {
            return;
        }
        if (!map.lies(hex, edge)) {
            throw chain.fault(
                    name
                            + ": "
                            + grid.label(hex)
                            + " does not lie at the "
                            + edge.word()
                            + " edge");
        }
        map.runsOff[hex * Edge.values().length + edge.ordinal()] |= bit;
    }

    private void places() {
        Map<String, HexMap.Place> places = new LinkedHashMap<>();
        file.find("places")
                .ifPresent(
                        items ->
                                items.entries()
                                        .forEach(
                                                (name, item) -> {
                                                    String[] words = item.text().split("\\s+");
                                                    if (words.length != 2
                                                            || !words[1].equals("printed")
                                                                    && !words[1].equals(
                                                                            "reconstructed")) {
                                                        throw item.fault(
                                                                name
                                                                        + " wants a hex and 'printed' or 'reconstructed'");
                                                    }
                                                    places.put(
                                                            name,
                                                            new HexMap.Place(
                                                                    name,
                                                                    hex(item, words[0]),
                                                                    words[1].equals("printed")));
                                                }));
        map.places = places;
    }

    private void entries() {
        Map<String, HexMap.Entry> entries = new LinkedHashMap<>();
        file.find("entries")
                .ifPresent(
                        items ->
                                items.entries()
                                        .forEach(
                                                (name, item) ->
                                                        entries.put(name, entry(name, item))));
        map.entries = entries;
    }

    private HexMap.Entry entry(String name, Item item) {
        String[] words = item.text().split("\\s+");
        Edge edge = words.length == 2 ? Edge.of(words[1]) : null;
        if (edge == null) {
            throw item.fault("entry " + name + " wants a hex and an edge, such as '3704 east'");
        }
        int hex = hex(item, words[0]);
        if (!map.lies(hex, edge)) {
            throw item.fault(words[0] + " does not lie at the " + words[1] + " edge");
        }
        return new HexMap.Entry(name, hex, edge);
    }

    private void edges() {
        Map<Edge, String> edges = new java.util.EnumMap<>(Edge.class);
        Item item = file.at("edges").only(Set.of("north", "east", "south", "west"));
        for (Edge edge : Edge.values()) {
            edges.put(edge, item.at(edge.word()).oneOf(List.of("land", "sea")));
        }
        map.edges = edges;
    }

    private int hex(Item item, String label) {
        return NamedHex.of(grid, item, label);
    }

    private int step(Item item, String name, int from, int to) {
        int direction = grid.direction(from, to);
        if (direction == Grid.OFF) {
            DataFault fault =
                    item.fault(
                            name
                                    + ": "
                                    + grid.label(from)
                                    + " and "
                                    + grid.label(to)
                                    + " do not touch");
            throw fault;
        }
        return direction;
    }
}
