package kessel.games.afrikakorps;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;

/** The data of Afrika Korps, as the program finds it. */
final class DataFiles {
    static final HexMap MAP = HexMapFile.read(yaml("map"));

    private static final List<String> FACTORS = List.of("attack", "defence", "move");

    private DataFiles() {}

    static String text(String file) {
        return Library.builtIn(DataFiles.class).text("afrika-korps/" + file);
    }

    static Item yaml(String file) {
        return Item.parse(file + ".yaml", text(file + ".yaml"));
    }

    /** A table of counters: by id, what stands under each heading. */
    static Map<String, Map<String, Item>> counters(String table) {
        List<Item> rows = yaml("counters").at(table).list();
        List<String> headings = rows.getFirst().texts();
        Map<String, Map<String, Item>> counters = new LinkedHashMap<>();
        for (Item row : rows.subList(1, rows.size())) {
            List<Item> cells = row.list();
            if (cells.size() != headings.size()) {
                throw row.fault("has " + cells.size() + " columns of " + headings.size());
            }
            Map<String, Item> counter = new LinkedHashMap<>();
            for (int column = 0; column < cells.size(); column++) {
                counter.put(headings.get(column), cells.get(column));
            }
            if (counters.put(counter.get("id").text(), counter) != null) {
                throw row.fault("stands here twice");
            }
        }
        return counters;
    }

    /** The three numbers of a counter, such as 2-2-12. */
    static String factors(Map<String, Item> counter) {
        List<String> numbers = new ArrayList<>();
        FACTORS.forEach(factor -> numbers.add(String.valueOf(counter.get(factor).number(1, 12))));
        return String.join("-", numbers);
    }
}
