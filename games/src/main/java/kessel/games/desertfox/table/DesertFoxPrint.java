package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kessel.engine.game.Printed;
import kessel.engine.hex.HexMapData;
import kessel.engine.words.Catalogue;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;

/** What is printed of the game. */
public final class DesertFoxPrint implements Printed {
    private static final List<String> TABLE_LANGUAGES = List.of("en", "pt");

    private final Campaign campaign;
    private final Map<String, Catalogue> words = new ConcurrentHashMap<>();

    public DesertFoxPrint(Campaign campaign) {
        this.campaign = campaign;
    }

    @Override
    public String title() {
        return campaign.library().yaml(Campaign.ID + "/game.yaml").at("title").text();
    }

    @Override
    public String setting() {
        return campaign.library().yaml(Campaign.ID + "/game.yaml").at("place").text();
    }

    @Override
    public List<String> books() {
        return List.of(Campaign.ID, "table");
    }

    @Override
    public String text(String page, String language) {
        return campaign.library().text(page + "." + language + ".md");
    }

    @Override
    public Catalogue words(String language) {
        return words.computeIfAbsent(
                language,
                _ ->
                        Catalogue.read(
                                campaign.library(),
                                List.of(
                                        "table/words." + table(language) + ".yaml",
                                        Campaign.ID + "/words." + language + ".yaml")));
    }

    /** The language in which the table's own words are nearest to another. */
    private static String table(String language) {
        return TABLE_LANGUAGES.contains(language) ? language : TABLE_LANGUAGES.getFirst();
    }

    @Override
    public Catalogue.Names names(int viewer) {
        return new DesertFoxNames(campaign, viewer);
    }

    @Override
    public List<Scenario> scenarios() {
        Catalogue english =
                Catalogue.read(campaign.library(), List.of(Campaign.ID + "/words.en.yaml"));
        List<Option> options =
                campaign.options().stream()
                        .map(id -> new Option(id, english.word("option." + id)))
                        .toList();
        return campaign.scenarios().values().stream()
                .map(each -> new Scenario(each.id(), each.title(), each.months(), options))
                .toList();
    }

    @Override
    public Map<String, Object> sheet(String id) {
        kessel.games.desertfox.data.Scenario scenario = campaign.scenario(id);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", Campaign.ID);
        data.put("title", title());
        data.put("palette", "desert");
        data.putAll(HexMapData.of(campaign.map()));
        data.put(
                "sides",
                List.of(
                        Map.of("id", "axis", "nations", List.of("german", "italian")),
                        Map.of("id", "allies", "nations", List.of("british"))));
        data.put("turns", scenario.months());
        data.put("dates", dates(scenario));
        data.put("objectives", List.of());
        data.put("states", List.of());
        data.put(
                "marks",
                List.of(
                        Map.of("id", "holder", "look", "holder"),
                        Map.of("id", "battlefield", "look", "cross"),
                        Map.of("id", "named", "look", "cross"),
                        Map.of("id", "doubled", "look", "cross"),
                        Map.of("id", "mines", "look", "mines")));
        List<Map<String, Object>> counters = new ArrayList<>();
        for (int block = 0; block < campaign.roster().size(); block++) {
            counters.add(counter(campaign.roster().block(block)));
        }
        data.put("counters", counters);
        data.put("tables", Map.of());
        return data;
    }

    /** The first day of each month. */
    private static List<String> dates(kessel.games.desertfox.data.Scenario scenario) {
        List<String> dates = new ArrayList<>();
        for (int month = 0; month < scenario.months(); month++) {
            int number = scenario.startMonth() - 1 + month;
            dates.add("%d-%02d-01".formatted(scenario.startYear() + number / 12, number % 12 + 1));
        }
        return dates;
    }

    private static Map<String, Object> counter(Roster.Block block) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", block.id());
        data.put("name", block.name());
        data.put("side", Roster.SIDES.get(block.side()));
        data.put("nation", block.nation());
        data.put("type", block.type().id());
        data.put("division", null);
        data.put("attack", block.most());
        data.put("defence", block.most());
        data.put("move", block.type().move());
        data.put("range", 0);
        data.put("source", "reconstructed");
        return data;
    }
}
