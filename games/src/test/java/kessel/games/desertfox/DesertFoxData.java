package kessel.games.desertfox;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.hex.HexMap;

/** The data files of Desert Fox, read as they are written, for tests that check them. */
final class DesertFoxData {
    static final Library LIBRARY = Library.builtIn(DesertFoxData.class);

    record Block(
            String id, String nation, String type, int strength, boolean isDouble, String from) {}

    /** One printed item: so many blocks of a kind at a strength. */
    record Line(
            String nation, String type, int strength, int of, boolean star, List<String> blocks) {}

    /** A printed list: of a set-up, or of arrivals in a month. */
    record Group(String side, String rule, int month, List<Line> lines, Item item) {
        List<String> blocks() {
            return lines.stream().flatMap(line -> line.blocks().stream()).toList();
        }
    }

    private DesertFoxData() {}

    static Item file(String name) {
        return LIBRARY.yaml("desert-fox/" + name);
    }

    static Item scenario(String id) {
        return file("scenarios/" + id + ".yaml");
    }

    static List<String> scenarios() {
        return file("game.yaml").at("scenarios").texts();
    }

    static Map<String, Block> blocks() {
        Map<String, Block> blocks = new LinkedHashMap<>();
        List<Item> rows = file("counters.yaml").at("counters").list();
        List<String> columns = rows.getFirst().texts();
        for (Item row : rows.subList(1, rows.size())) {
            Map<String, String> cell = new HashMap<>();
            List<String> texts = row.texts();
            if (texts.size() != columns.size()) {
                throw row.fault("a block wants " + columns.size() + " values");
            }
            for (int i = 0; i < texts.size(); i++) {
                cell.put(columns.get(i), texts.get(i));
            }
            Block block =
                    new Block(
                            cell.get("id"),
                            cell.get("nation"),
                            cell.get("type"),
                            Integer.parseInt(cell.get("strength")),
                            cell.get("double").equals("true"),
                            cell.get("from"));
            if (blocks.put(block.id(), block) != null) {
                throw row.fault(block.id() + " stands here twice");
            }
        }
        return blocks;
    }

    /** The lists of a set-up; a scenario may take over another's (11.7b). */
    static List<Group> setUp(String scenario) {
        Item file = scenario(scenario);
        return file.find("set-up-of").isPresent()
                ? setUp(file.at("set-up-of").text())
                : groups(file.at("set-up"));
    }

    static List<Group> arrivals(String table) {
        return groups(file("arrivals.yaml").at(table));
    }

    private static List<Group> groups(Item list) {
        List<Group> groups = new ArrayList<>();
        for (Item item : list.list()) {
            List<Line> lines = new ArrayList<>();
            for (Item line :
                    item.only(
                                    Set.of(
                                            "month", "side", "rule", "where", "total", "exactly",
                                            "most", "units"))
                            .at("units")
                            .list()) {
                line.only(Set.of("nation", "type", "strength", "of", "star", "blocks"));
                int strength = line.at("strength").number(1, 6);
                lines.add(
                        new Line(
                                line.at("nation").text(),
                                line.at("type").text(),
                                strength,
                                line.find("of").map(of -> of.number(1, 6)).orElse(strength),
                                line.find("star").map(Item::flag).orElse(false),
                                line.at("blocks").texts()));
            }
            groups.add(
                    new Group(
                            item.at("side").text(),
                            item.at("rule").text(),
                            item.find("month").map(Item::number).orElse(0),
                            lines,
                            item));
        }
        return groups;
    }

    /** The hexes of every named area, from the sheets of letters. */
    static Map<String, Set<Integer>> areas(HexMap map) {
        Map<String, Set<Integer>> areas = new LinkedHashMap<>();
        for (Item sheet : file("areas.yaml").entries().values()) {
            Map<String, Item> letters =
                    sheet.only(Set.of("letters", "rows")).at("letters").entries();
            letters.values().forEach(name -> areas.put(name.text(), new TreeSet<>()));
            List<Item> rows = sheet.at("rows").list();
            if (rows.size() != map.grid().rows()) {
                throw sheet.fault("the map has " + map.grid().rows() + " rows");
            }
            for (int row = 0; row < rows.size(); row++) {
                String line = rows.get(row).text().replace(" ", "");
                if (line.length() != map.grid().columns()) {
                    throw rows.get(row).fault("the map has " + map.grid().columns() + " columns");
                }
                for (int column = 0; column < line.length(); column++) {
                    String letter = line.substring(column, column + 1);
                    if (letters.containsKey(letter)) {
                        areas.get(letters.get(letter).text()).add(map.grid().hex(column, row));
                    } else if (!letter.equals("-")) {
                        throw rows.get(row).fault("unknown letter '" + letter + "'");
                    }
                }
            }
        }
        return areas;
    }
}
