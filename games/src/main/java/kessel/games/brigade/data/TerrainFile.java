package kessel.games.brigade.data;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.TerrainTable.Crossing;

/** Reads the terrain table of a game, which has a row for all that its map has. */
final class TerrainFile {
    private final List<UnitType> types;
    private final List<String> sides;

    private TerrainFile(List<UnitType> types, List<String> sides) {
        this.types = types;
        this.sides = sides;
    }

    static TerrainTable read(Item game, HexMap map, List<UnitType> types, List<String> sides) {
        TerrainFile reader = new TerrainFile(types, sides);
        return new TerrainTable(
                map,
                types,
                reader.rows(game.at("terrain"), map.terrains().kinds()),
                reader.rows(game.at("hexsides"), map.hexsides().kinds()),
                reader.rows(game.at("paths"), map.paths().kinds()),
                game.find("fortification")
                        .map(fort -> reader.fortification(fort, map))
                        .orElse(Fortification.NONE));
    }

    private Fortification fortification(Item item, HexMap map) {
        item.only(Set.of("feature", "columns", "added", "held-by", "shelters"));
        boolean[] hexes = new boolean[map.grid().size()];
        for (int hex = 0; hex < hexes.length; hex++) {
            hexes[hex] = map.has(hex, item.at("feature").text());
        }
        return new Fortification(
                hexes,
                item.at("columns").number(0, 9),
                item.at("added").flag(),
                item.find("held-by")
                        .map(side -> sides.indexOf(side.oneOf(sides)))
                        .orElse(Fortification.ANYBODY),
                item.find("shelters").map(Item::flag).orElse(false));
    }

    private TerrainRow[] rows(Item table, List<String> kinds) {
        Map<String, TerrainRow> rows = new LinkedHashMap<>();
        table.entries().forEach((id, item) -> rows.put(id, row(id, item)));
        List<TerrainRow> inOrder = new ArrayList<>();
        for (String kind : kinds) {
            if (!rows.containsKey(kind)) {
                throw table.fault("the map has '" + kind + "', this table has no row for it");
            }
            inOrder.add(rows.get(kind));
        }
        return inOrder.toArray(TerrainRow[]::new);
    }

    private TerrainRow row(String id, Item item) {
        Set<String> known =
                new HashSet<>(
                        Set.of("columns", "barred", "barred-in-zones", "for", "retreat", "rule"));
        types.forEach(type -> known.add(type.column()));
        item.only(known);
        Set<String> barred =
                item.find("barred").map(words -> Set.of(words.text())).orElse(Set.of());
        Set<String> contested =
                item.find("barred-in-zones").map(words -> Set.of(words.text())).orElse(Set.of());
        int helps =
                item.find("for")
                        .map(side -> sides.indexOf(side.oneOf(sides)))
                        .orElse(TerrainRow.BOTH);
        Map<String, Integer> costs = new HashMap<>();
        for (UnitType type : types) {
            if (!barred.contains("all")) {
                costs.put(type.column(), halves(item.at(type.column())));
            }
        }
        Map<String, Crossing> retreat = new HashMap<>();
        item.find("retreat")
                .ifPresent(
                        effects ->
                                effects.entries()
                                        .forEach(
                                                (who, what) ->
                                                        retreat.put(
                                                                who, what.oneOf(Crossing.class))));
        int columns = item.find("columns").map(Item::number).orElse(0);
        return new TerrainRow(
                id, costs, barred, contested, columns, helps, retreat, item.at("rule").text());
    }

    private static int halves(Item item) {
        if (!item.text().matches("\\d(\\.[05])?")) {
            throw item.fault(
                    "'" + item.text() + "' is not a number of movement points such as 1 or 0.5");
        }
        return Math.round(Float.parseFloat(item.text()) * 2);
    }
}
