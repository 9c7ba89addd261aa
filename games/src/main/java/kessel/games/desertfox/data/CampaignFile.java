package kessel.games.desertfox.data;

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
import kessel.engine.hex.HexMapFile;
import kessel.games.desertfox.data.Roster.Block;
import kessel.games.desertfox.data.Roster.Type;

/** Reads the files of the game and finds what is wrong with them. */
public final class CampaignFile {
    private static final Set<String> LISTS =
            Set.of("month", "side", "rule", "where", "total", "exactly", "most", "units");

    private final Library library;
    private final HexMap map;
    private final Item game;
    private final Map<String, Set<Integer>> areas = new HashMap<>();
    private Roster roster;

    private CampaignFile(Library library) {
        this.library = library;
        map = HexMapFile.read(file("map.yaml"));
        game = file("game.yaml");
    }

    public static Campaign read(Library library) {
        return new CampaignFile(library).campaign();
    }

    private Item file(String name) {
        return library.yaml(Campaign.ID + "/" + name);
    }

    private Campaign campaign() {
        readAreas();
        Ground ground = new Ground(map);
        Item cards = game.at("cards");
        roster =
                new Roster(
                        blocks(), cards.at("real").number(1, 99), cards.at("blank").number(0, 99));
        Item arrivals = file("arrivals.yaml");
        Map<String, Scenario> scenarios = new LinkedHashMap<>();
        for (String id : game.at("scenarios").texts()) {
            Item item = scenarioFile(id);
            scenarios.put(id, new ScenarioFile(this, item, arrivals).scenario(id));
        }
        List<Integer> malta =
                lists(arrivals.at("malta")).getFirst().items().stream()
                        .map(Scenario.Item::block)
                        .toList();
        Item roads = game.at("roads");
        int[] bonus = new int[Ground.KINDS];
        int at = 0;
        for (String road : List.of("highway", "track", "trail")) {
            bonus[at++] = roads.at(road).at("bonus").number(0, 20);
        }
        return new Campaign(
                library,
                ground,
                roster,
                scenarios,
                malta,
                bonus,
                fire(),
                ports(),
                tobruk(),
                places(game.at("oases")),
                places("bases"),
                exits(),
                numbers(),
                List.copyOf(game.at("options").entries().keySet()));
    }

    Item scenarioFile(String id) {
        return file("scenarios/" + id + ".yaml");
    }

    private int[][] exits() {
        int[][] exits = new int[2][];
        for (int side = 0; side < 2; side++) {
            exits[side] =
                    game.at("exits").at(Roster.SIDES.get(side)).at("hexes").list().stream()
                            .mapToInt(this::hex)
                            .toArray();
        }
        return exits;
    }

    private int[] places(String key) {
        int[] hexes = new int[2];
        for (int side = 0; side < 2; side++) {
            hexes[side] = place(game.at(key).at(Roster.SIDES.get(side)).at("place"));
        }
        return hexes;
    }

    private int[] places(Item table) {
        return table.entries().entrySet().stream()
                .mapToInt(entry -> place(entry.getValue(), entry.getKey()))
                .toArray();
    }

    private Campaign.Port[] ports() {
        return game.at("fortresses").entries().entrySet().stream()
                .map(
                        entry ->
                                new Campaign.Port(
                                        entry.getKey(),
                                        place(entry.getValue(), entry.getKey()),
                                        entry.getValue().at("port").number(0, 20)))
                .toArray(Campaign.Port[]::new);
    }

    private int tobruk() {
        return List.copyOf(game.at("fortresses").entries().keySet()).indexOf("Tobruk");
    }

    private Campaign.Numbers numbers() {
        Item logistics = game.at("logistics");
        Item victory = game.at("victory");
        return new Campaign.Numbers(
                game.at("cards").at("hand").number(1, 99),
                game.at("force-march").at("succeeds").number(1, 7),
                file("tables.yaml").at("pursuit").at("hits").at("least").number(1, 7),
                game.at("early-arrival").at("die").number(1, 7),
                logistics.at("keep").number(0, 99),
                logistics.at("card").at("points").number(1, 99),
                logistics.at("card-when-axis-draws-two").at("points").number(1, 99),
                logistics.at("mines").at("points").number(1, 99),
                logistics.at("mines").at("fields-for-one").number(1, 9),
                logistics.at("redeploy").at("hexes").number(1, 9),
                logistics.at("tripoli-to-base").at("points").number(0, 9),
                victory.at("decisive").at("exits").number(1, 99),
                victory.at("decisive").at("points").number(0, 99),
                victory.at("major").at("points").number(0, 99),
                victory.at("position").at("points").number(0, 99),
                victory.at("tactical").at("points").number(0, 99));
    }

    private int[][] fire() {
        Item tables = file("tables.yaml");
        int[][] fire = new int[UnitClass.COUNT][UnitClass.COUNT];
        List<Item> columns = tables.at("targets").at("columns").list();
        for (int firer = 0; firer < UnitClass.COUNT; firer++) {
            List<Item> row = tables.at("targets").at(UnitClass.of(firer).word()).at("at").list();
            for (int i = 0; i < columns.size(); i++) {
                UnitClass target = columns.get(i).oneOf(UnitClass.class);
                fire[firer][target.ordinal()] =
                        tables.at("fire").at(row.get(i).text()).at("hits").number(1, 6);
            }
        }
        return fire;
    }

    private List<Block> blocks() {
        Map<String, Type> types = new HashMap<>();
        game.at("types")
                .entries()
                .forEach(
                        (id, item) ->
                                types.put(
                                        id,
                                        new Type(
                                                id,
                                                item.at("class").oneOf(UnitClass.class),
                                                item.at("move").number(1, 9),
                                                item.at("rebuild").number(1, 9))));
        List<Item> rows = file("counters.yaml").at("counters").list();
        List<String> columns = rows.getFirst().texts();
        List<Block> blocks = new ArrayList<>();
        for (Item row : rows.subList(1, rows.size())) {
            List<Item> cells = row.list();
            if (cells.size() != columns.size()) {
                throw row.fault("a block wants " + columns.size() + " values");
            }
            Map<String, Item> cell = new HashMap<>();
            for (int i = 0; i < cells.size(); i++) {
                cell.put(columns.get(i), cells.get(i));
            }
            String nation = cell.get("nation").oneOf(game.at("nations").entries().keySet());
            int side = side(game.at("nations").at(nation).at("side"));
            String type = cell.get("type").oneOf(types.keySet());
            boolean paired = cell.get("double").flag();
            int most = cell.get("strength").number(1, 6);
            if (paired && most % 2 != 0) {
                throw row.fault("the strength of a double unit is even (4.4a)");
            }
            blocks.add(
                    new Block(
                            cell.get("id").text(),
                            cell.get("name").text(),
                            side,
                            nation,
                            types.get(type),
                            most,
                            paired));
        }
        return blocks;
    }

    private void readAreas() {
        for (Item sheet : file("areas.yaml").entries().values()) {
            Map<String, Item> letters = sheet.at("letters").entries();
            letters.values().forEach(name -> areas.put(name.text(), new TreeSet<>()));
            List<Item> rows = sheet.at("rows").list();
            for (int row = 0; row < rows.size(); row++) {
                String line = rows.get(row).text().replace(" ", "");
                for (int column = 0; column < line.length(); column++) {
                    Item area = letters.get(line.substring(column, column + 1));
                    int hex = map.grid().hex(column, row);
                    if (area != null && hex >= 0) {
                        areas.get(area.text()).add(hex);
                    }
                }
            }
        }
    }

    int side(Item item) {
        return Roster.SIDES.indexOf(item.oneOf(Roster.SIDES));
    }

    private int hex(Item item) {
        return map.grid()
                .find(item.text())
                .orElseThrow(() -> item.fault("there is no hex '" + item.text() + "'"));
    }

    int place(Item item) {
        return place(item, item.text());
    }

    private int place(Item item, String name) {
        HexMap.Place place = map.places().get(name);
        if (place == null) {
            throw item.fault("there is no place '" + name + "'");
        }
        return place.hex();
    }

    List<Scenario.Lists> lists(Item item) {
        return item.list().stream().map(this::oneList).toList();
    }

    private Scenario.Lists oneList(Item item) {
        item.only(LISTS);
        int side = side(item.at("side"));
        List<Scenario.Item> items = new ArrayList<>();
        for (Item line : item.at("units").list()) {
            int strength = line.at("strength").number(1, 6);
            for (Item id : line.at("blocks").list()) {
                int block =
                        roster.find(id.text()).orElseThrow(() -> id.fault("no block " + id.text()));
                if (roster.side(block) != side || strength % roster.step(block) != 0) {
                    throw id.fault(id.text() + " cannot be in this list");
                }
                items.add(new Scenario.Item(block, strength));
            }
        }
        return new Scenario.Lists(
                side,
                item.at("rule").text(),
                item.find("month").map(Item::number).orElse(0),
                List.copyOf(items),
                item.find("where").map(this::where).orElse(List.of()),
                counts(item, "most"),
                counts(item, "exactly"));
    }

    private Map<Integer, Integer> counts(Item item, String key) {
        Map<Integer, Integer> counts = new LinkedHashMap<>();
        item.find(key)
                .ifPresent(
                        found ->
                                found.entries()
                                        .forEach(
                                                (name, count) ->
                                                        counts.put(
                                                                place(count, name),
                                                                count.number(0, 99))));
        return Map.copyOf(counts);
    }

    private List<Integer> where(Item item) {
        item.only(Set.of("areas", "places", "except"));
        Set<Integer> hexes = new TreeSet<>();
        item.find("areas")
                .ifPresent(
                        found ->
                                found.list()
                                        .forEach(
                                                area ->
                                                        hexes.addAll(
                                                                areas.get(
                                                                        area.oneOf(
                                                                                areas.keySet())))));
        item.find("places").ifPresent(found -> found.list().forEach(it -> hexes.add(place(it))));
        item.find("except").ifPresent(found -> found.list().forEach(it -> hexes.remove(place(it))));
        return List.copyOf(hexes);
    }
}
