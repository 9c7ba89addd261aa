package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kessel.engine.data.Item;
import kessel.engine.game.Effort;
import kessel.engine.game.Printed;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapData;
import kessel.engine.words.Catalogue;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.UnitClass;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.rules.Victory;
import kessel.games.kit.UnitNames;

/** What is printed of the game. */
public final class DesertFoxPrint implements Printed {
    private final Campaign campaign;
    private final String title;
    private final String setting;
    private final Effort effort;
    private final Map<String, Catalogue> words = new ConcurrentHashMap<>();
    private final UnitNames unitNames;

    public DesertFoxPrint(Campaign campaign) {
        this.campaign = campaign;
        Item game = campaign.library().yaml(Campaign.ID + "/game.yaml");
        title = game.at("title").text();
        setting = game.at("place").text();
        effort = Effort.read(campaign.library(), Campaign.ID);
        unitNames =
                new UnitNames(
                        campaign.library(),
                        Campaign.ID,
                        IntStream.range(0, campaign.roster().size())
                                .mapToObj(campaign.roster()::id)
                                .collect(Collectors.toUnmodifiableSet()));
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public String setting() {
        return setting;
    }

    @Override
    public Effort effort() {
        return effort;
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
                        unitNames.in(
                                language,
                                Catalogue.read(
                                        campaign.library(),
                                        List.of(
                                                "table/words." + language + ".yaml",
                                                Campaign.ID + "/words." + language + ".yaml"))));
    }

    @Override
    public Catalogue.Names names(int viewer) {
        return new DesertFoxNames(campaign, viewer);
    }

    @Override
    public List<Scenario> scenarios() {
        Catalogue english = words("en");
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
        data.put("objectives", objectives());
        data.put("states", states());
        data.put(
                "marks",
                List.of(
                        Map.of("id", "held", "look", "holder"),
                        Map.of("id", "battlefield", "look", "swords"),
                        Map.of("id", "to-fight", "look", "swords-drawn"),
                        Map.of("id", "doubled", "look", "twice"),
                        Map.of("id", "mined", "look", "mines")));
        List<Map<String, Object>> counters = new ArrayList<>();
        for (int block = 0; block < campaign.roster().size(); block++) {
            counters.add(counter(campaign.roster().block(block)));
        }
        data.put("counters", counters);
        data.put("tables", Map.of("terrain", terrain(), "fire", fire()));
        return data;
    }

    /** A turn of the track is a month (1.1a). */
    private static List<String> dates(kessel.games.desertfox.data.Scenario scenario) {
        List<String> dates = new ArrayList<>();
        for (int month = 0; month < scenario.months(); month++) {
            int number = scenario.startMonth() - 1 + month;
            dates.add("%d-%02d".formatted(scenario.startYear() + number / 12, number % 12 + 1));
        }
        return dates;
    }

    /** What the levels of victory name: the enemy's base (10.1a) and Tobruk (10.3a). */
    private List<Map<String, Object>> objectives() {
        Campaign.Numbers numbers = campaign.numbers();
        List<Map<String, Object>> objectives = new ArrayList<>();
        for (int base : campaign.bases()) {
            objectives.add(objective(base, numbers.decisive()));
        }
        objectives.add(objective(Victory.place(campaign), numbers.position()));
        return objectives;
    }

    private Map<String, Object> objective(int hex, int points) {
        String name =
                campaign.map().places().values().stream()
                        .filter(place -> place.hex() == hex)
                        .map(HexMap.Place::name)
                        .findFirst()
                        .orElseThrow();
        return Map.of("name", name, "hex", campaign.map().label(hex), "points", points);
    }

    /** How what may be true of a block shows on it. */
    private static List<Map<String, Object>> states() {
        List<Map<String, Object>> states = new ArrayList<>();
        for (Flag flag : Flag.values()) {
            states.add(Map.of("id", flag.word(), "look", look(flag)));
        }
        return states;
    }

    private static String look(Flag flag) {
        return switch (flag) {
            case DISRUPTED -> "lying";
            case FROZEN -> "cold";
            case MOVED -> "arrow";
            case UNSUPPLIED, STRAYED -> "alert";
            case FIRED, HELD -> "cross";
            case DECLARED, FORCED, FLEEING, COMMITTED -> "wedge";
            case FIGHTING, SHAKEN, ROUTED -> "none";
        };
    }

    private List<Map<String, Object>> terrain() {
        List<Map<String, Object>> rows = new ArrayList<>();
        campaign.library()
                .yaml(Campaign.ID + "/game.yaml")
                .at("terrain")
                .entries()
                .forEach(
                        (kind, row) -> {
                            boolean barred = row.at("barred").flag();
                            rows.add(
                                    Map.of(
                                            "kind",
                                            kind,
                                            "barred",
                                            barred ? List.of("all") : List.of()));
                        });
        return rows;
    }

    /** The least number that hits, by who fires and at whom (4.3). */
    private Map<String, Object> fire() {
        List<String> classes = Arrays.stream(UnitClass.values()).map(UnitClass::word).toList();
        Map<String, Object> rows = new LinkedHashMap<>();
        for (int firer = 0; firer < classes.size(); firer++) {
            rows.put(
                    classes.get(firer),
                    IntStream.of(campaign.fire()[firer]).mapToObj(least -> least + "+").toList());
        }
        return Map.of("columns", classes, "rows", rows);
    }

    private static Map<String, Object> counter(Roster.Block block) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", block.id());
        data.put("name", block.name());
        data.put("side", Roster.SIDES.get(block.side()));
        data.put("nation", block.nation());
        data.put("type", block.type().id());
        data.put("division", null);
        data.put("steps", steps(block));
        data.put("rate", block.type().move());
        data.put("source", "reconstructed");
        return data;
    }

    /** The strengths on its edges, the best first (1.3d). */
    private static List<Integer> steps(Roster.Block block) {
        List<Integer> steps = new ArrayList<>();
        for (int strength = block.most(); strength > 0; strength -= block.step()) {
            steps.add(strength);
        }
        return steps;
    }
}
