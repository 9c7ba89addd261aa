package kessel.testkit.outpost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.data.Library;
import kessel.engine.game.Printed;
import kessel.engine.hex.HexMapData;
import kessel.engine.words.Catalogue;

/** What is printed of Outpost. */
final class OutpostPrint implements Printed {
    private static final List<Option> OPTIONS =
            List.of(new Option("open", "All blocks are open to both."));

    private final Outpost game;
    private final Library library;

    OutpostPrint(Outpost game, Library library) {
        this.game = game;
        this.library = library;
    }

    @Override
    public String title() {
        return "Outpost";
    }

    @Override
    public String setting() {
        return "A game for the workbench";
    }

    @Override
    public List<String> books() {
        return List.of(Outpost.ID, "table");
    }

    @Override
    public String text(String page, String language) {
        return library.text(page + "." + language + ".md");
    }

    @Override
    public Catalogue words(String language) {
        return Catalogue.read(
                library,
                List.of(
                        "table/words." + language + ".yaml",
                        Outpost.ID + "/words." + language + ".yaml"));
    }

    @Override
    public Catalogue.Names names(int viewer) {
        return new OutpostNames(game, viewer);
    }

    @Override
    public List<Scenario> scenarios() {
        return List.of(
                new Scenario("skirmish", "Three turns", OutpostRules.turns("skirmish"), OPTIONS),
                new Scenario("siege", "Six turns", OutpostRules.turns("siege"), List.of()));
    }

    @Override
    public Map<String, Object> sheet(String scenario) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", Outpost.ID);
        data.put("title", title());
        data.put("palette", "desert");
        data.putAll(HexMapData.of(game.map()));
        data.put(
                "sides",
                List.of(
                        Map.of("id", game.sides().get(0), "nations", List.of(Outpost.nation(0))),
                        Map.of("id", game.sides().get(1), "nations", List.of(Outpost.nation(1)))));
        data.put("turns", OutpostRules.turns(scenario));
        data.put("dates", List.of());
        data.put(
                "objectives",
                game.objectives().stream()
                        .map(hex -> Map.of("name", hex, "hex", hex, "points", 2))
                        .toList());
        data.put("states", List.of());
        data.put("marks", List.of());
        List<Map<String, Object>> counters = new ArrayList<>();
        for (int block = 0; block < OutpostPosition.BLOCKS; block++) {
            counters.add(counter(block));
        }
        data.put("counters", counters);
        data.put("tables", Map.of());
        return data;
    }

    private Map<String, Object> counter(int block) {
        String side = game.sides().get(OutpostPosition.sideOf(block));
        Map<String, Object> counter = new LinkedHashMap<>();
        counter.put("id", game.pieceId(block));
        counter.put("name", game.pieceId(block));
        counter.put("side", side);
        counter.put("nation", Outpost.nation(OutpostPosition.sideOf(block)));
        counter.put("type", "infantry");
        counter.put("division", null);
        counter.put("attack", OutpostPosition.strength(block));
        counter.put("defence", OutpostPosition.strength(block));
        counter.put("move", 1);
        counter.put("range", 0);
        counter.put("source", "made up");
        return counter;
    }
}
