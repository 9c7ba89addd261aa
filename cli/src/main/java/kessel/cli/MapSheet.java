package kessel.cli;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/**
 * A map as text, hex by hex where it lies on the sheet, so that a person can lay it beside the
 * printed one.
 */
final class MapSheet {
    private static final String PLACE = "*";

    private final HexMap map;
    private final Grid grid;
    private final Map<String, String> marks = new LinkedHashMap<>();
    private final int width;

    MapSheet(HexMap map) {
        this.map = map;
        grid = map.grid();
        map.features().kinds().forEach(kind -> marks.put(kind, mark(kind)));
        width = IntStream.range(0, grid.size()).map(hex -> cell(hex).length()).max().orElse(0) + 1;
    }

    /** The first letter of the feature's name that no other feature has taken, as a capital. */
    private String mark(String kind) {
        return kind.toUpperCase(Locale.ROOT)
                .chars()
                .mapToObj(Character::toString)
                .filter(letter -> !marks.containsValue(letter))
                .findFirst()
                .orElse("?");
    }

    void print(PrintWriter out) {
        legend(out);
        out.println();
        if (grid.orientation() == Grid.Orientation.FLAT) {
            flat(out);
        } else {
            pointed(out);
        }
        out.println();
        section(out, "Paths", paths());
        section(out, "Hexsides", hexsides());
        section(out, "Places", places());
        if (!map.entries().isEmpty()) {
            section(out, "Entries", entries());
        }
        section(out, "Beyond the edges", edges());
    }

    private void legend(PrintWriter out) {
        Map<String, String> letters = new LinkedHashMap<>();
        for (int hex = 0; hex < grid.size(); hex++) {
            letters.put(map.terrainName(hex), map.letter(hex));
        }
        TextTable legend = new TextTable();
        letters.forEach((terrain, letter) -> legend.row(letter, terrain));
        marks.forEach((feature, letter) -> legend.row(letter, feature));
        legend.row(PLACE, "a place with a name");
        out.println(
                "%d columns of %d hexes; after its number each hex has its terrain and what is in it:"
                        .formatted(grid.columns(), grid.rows()));
        legend.print(out);
    }

    private String cell(int hex) {
        String features =
                marks.entrySet().stream()
                        .filter(mark -> map.has(hex, mark.getKey()))
                        .map(Map.Entry::getValue)
                        .collect(Collectors.joining());
        boolean place = map.places().values().stream().anyMatch(each -> each.hex() == hex);
        return grid.label(hex) + map.letter(hex) + features + (place ? PLACE : "");
    }

    private boolean shoved(int line) {
        boolean odd = (line + 1) % 2 == 1;
        return odd == (grid.shove() == Grid.Shove.ODD);
    }

    /** Neighbouring columns stand on different lines, so each gets half a cell's width. */
    private void flat(PrintWriter out) {
        int pitch = (width + 1) / 2;
        for (int row = 0; row < grid.rows(); row++) {
            for (boolean lower : new boolean[] {false, true}) {
                StringBuilder line = new StringBuilder();
                for (int column = 0; column < grid.columns(); column++) {
                    if (shoved(column) == lower) {
                        line.repeat(' ', Math.max(0, column * pitch - line.length()));
                        line.append(cell(grid.hex(column, row)));
                    }
                }
                out.println(line);
            }
        }
    }

    private void pointed(PrintWriter out) {
        int pitch = width + width % 2;
        for (int row = 0; row < grid.rows(); row++) {
            StringBuilder line = new StringBuilder();
            int start = shoved(row) ? pitch / 2 : 0;
            for (int column = 0; column < grid.columns(); column++) {
                line.repeat(' ', Math.max(0, start + column * pitch - line.length()));
                line.append(cell(grid.hex(column, row)));
            }
            out.println(line);
        }
    }

    private static void section(PrintWriter out, String title, TextTable table) {
        out.println(title);
        table.print(out);
        out.println();
    }

    private TextTable paths() {
        TextTable table = new TextTable("  ");
        for (HexMap.Path path : map.pathList()) {
            String way =
                    Arrays.stream(path.hexes())
                            .mapToObj(grid::label)
                            .collect(Collectors.joining("-"));
            String from = path.from() == null ? "" : path.from().word() + "-";
            String to = path.to() == null ? "" : "-" + path.to().word();
            table.row(path.kind(), path.name(), from + way + to);
        }
        return table;
    }

    private TextTable hexsides() {
        TextTable table = new TextTable("  ");
        for (HexMap.Hexside side : map.hexsideList()) {
            int across = grid.neighbour(side.hex(), side.direction());
            String link = side.faces() ? ">" : "-";
            table.row(side.kind(), side.name(), grid.label(side.hex()) + link + grid.label(across));
        }
        return table;
    }

    TextTable places() {
        TextTable table = new TextTable("  ");
        map.places()
                .values()
                .forEach(
                        place ->
                                table.row(
                                        grid.label(place.hex()),
                                        place.name(),
                                        place.printed() ? "printed" : "reconstructed"));
        return table;
    }

    private TextTable entries() {
        TextTable table = new TextTable("  ");
        map.entries()
                .values()
                .forEach(
                        entry ->
                                table.row(
                                        entry.name(),
                                        grid.label(entry.hex()),
                                        entry.edge().word()));
        return table;
    }

    private TextTable edges() {
        TextTable table = new TextTable("  ");
        List.of(HexMap.Edge.values()).forEach(edge -> table.row(edge.word(), map.beyond(edge)));
        return table;
    }
}
