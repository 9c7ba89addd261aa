package kessel.engine.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A map as plain data, for those who draw it. */
public final class HexMapData {
    private HexMapData() {}

    public static Map<String, Object> of(HexMap map) {
        Grid grid = map.grid();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put(
                "grid",
                Map.of(
                        "orientation", lower(grid.orientation()),
                        "columns", grid.columns(),
                        "rows", grid.rows(),
                        "shoved", lower(grid.shove())));
        data.put("hexes", hexes(map));
        data.put(
                "hexsides",
                map.hexsideList().stream()
                        .map(
                                side ->
                                        Map.of(
                                                "kind", side.kind(),
                                                "name", side.name(),
                                                "hex", grid.label(side.hex()),
                                                "direction", side.direction(),
                                                "faces", side.faces()))
                        .toList());
        data.put("paths", map.pathList().stream().map(path -> path(grid, path)).toList());
        data.put(
                "places",
                map.places().values().stream()
                        .map(
                                place ->
                                        Map.of(
                                                "name", place.name(),
                                                "hex", grid.label(place.hex()),
                                                "printed", place.printed()))
                        .toList());
        data.put(
                "entries",
                map.entries().values().stream()
                        .map(
                                entry ->
                                        Map.of(
                                                "name", entry.name(),
                                                "hex", grid.label(entry.hex()),
                                                "edge", entry.edge().word()))
                        .toList());
        Map<String, String> edges = new LinkedHashMap<>();
        for (HexMap.Edge edge : HexMap.Edge.values()) {
            edges.put(edge.word(), map.beyond(edge));
        }
        data.put("edges", edges);
        return data;
    }

    private static List<Map<String, Object>> hexes(HexMap map) {
        Grid grid = map.grid();
        List<Map<String, Object>> hexes = new ArrayList<>();
        for (int hex = 0; hex < grid.size(); hex++) {
            int at = hex;
            hexes.add(
                    Map.of(
                            "label", grid.label(hex),
                            "column", grid.column(hex),
                            "row", grid.row(hex),
                            "terrain", map.terrainName(hex),
                            "features",
                                    map.features().kinds().stream()
                                            .filter(kind -> map.has(at, kind))
                                            .toList()));
        }
        return hexes;
    }

    private static Map<String, Object> path(Grid grid, HexMap.Path path) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("kind", path.kind());
        data.put("name", path.name());
        data.put("hexes", Arrays.stream(path.hexes()).mapToObj(grid::label).toList());
        if (path.from() != null) {
            data.put("from", path.from().word());
        }
        if (path.to() != null) {
            data.put("to", path.to().word());
        }
        return data;
    }

    private static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
