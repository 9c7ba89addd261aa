package kessel.games.afrikakorps.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kessel.engine.data.Library;
import kessel.engine.game.Effort;
import kessel.engine.game.Printed;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapData;
import kessel.engine.words.Catalogue;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.kit.UnitNames;

/** What is printed of Afrika Korps. */
public final class AfrikaKorpsPrint implements Printed {
    private static final List<String> LANGUAGES = List.of("en", "it");

    private final Campaign campaign;
    private final Library library;
    private final Effort effort;
    private final Map<String, Catalogue> words = new ConcurrentHashMap<>();
    private final String[] placeNames;
    private final UnitNames unitNames;

    public AfrikaKorpsPrint(Campaign campaign, Library library) {
        this.campaign = campaign;
        this.library = library;
        effort = Effort.read(library, Campaign.ID);
        placeNames = new String[campaign.ground().size()];
        for (HexMap.Place place : campaign.map().places().values()) {
            placeNames[place.hex()] = place.name();
        }
        unitNames =
                new UnitNames(
                        library,
                        Campaign.ID,
                        IntStream.range(0, campaign.roster().size())
                                .mapToObj(campaign.roster()::id)
                                .collect(Collectors.toUnmodifiableSet()));
    }

    @Override
    public String title() {
        return campaign.title();
    }

    @Override
    public String setting() {
        return campaign.place();
    }

    @Override
    public Effort effort() {
        return effort;
    }

    @Override
    public List<String> books() {
        return List.of(Campaign.ID, "table");
    }

    /** The language asked for, or English where this game does not speak it. */
    private static String spoken(String language) {
        return LANGUAGES.contains(language) ? language : "en";
    }

    @Override
    public String text(String page, String language) {
        boolean own = page.startsWith(Campaign.ID + "/");
        return library.text(page + "." + (own ? spoken(language) : language) + ".md");
    }

    @Override
    public Catalogue words(String language) {
        return words.computeIfAbsent(language, this::read);
    }

    private Catalogue read(String language) {
        String own = spoken(language);
        Catalogue said =
                Catalogue.read(
                        library,
                        List.of(
                                "table/words." + language + ".yaml",
                                Campaign.ID + "/words." + own + ".yaml",
                                Campaign.ID + "/play." + own + ".yaml"));
        return unitNames.in(own, said);
    }

    /** How pieces are called: by their ids, which is what stands on the counters. */
    @Override
    public Catalogue.Names names(int viewer) {
        return new Catalogue.Names() {
            @Override
            public String piece(int piece, boolean shown, Catalogue words) {
                return words.find("piece." + campaign.roster().id(piece))
                        .orElse(campaign.roster().id(piece));
            }

            @Override
            public String hex(int hex, Catalogue words) {
                String label = campaign.map().label(hex);
                String place = placeNames[hex];
                return place == null
                        ? label
                        : words.find("place." + place).orElse(place) + " (" + label + ")";
            }

            @Override
            public String side(int side, Catalogue words) {
                return words.word("side." + Roster.SIDES.get(side));
            }
        };
    }

    @Override
    public List<Scenario> scenarios() {
        List<Option> options =
                campaign.options().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(option -> new Option(option.getKey(), option.getValue()))
                        .toList();
        String named = campaign.scenario().at("title").text();
        return List.of(new Scenario(Campaign.SCENARIO, named, campaign.turns(), options));
    }

    @Override
    public Map<String, Object> sheet(String scenario) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", Campaign.ID);
        data.put("title", title());
        data.put("palette", "desert");
        data.putAll(HexMapData.of(campaign.map()));
        data.computeIfPresent("hexes", (_, hexes) -> onSheet((List<?>) hexes));
        data.put("sides", sides());
        data.put("turns", campaign.turns());
        data.put("dates", campaign.dates());
        List<Map<String, Object>> objectives = new ArrayList<>();
        for (int hex : campaign.objectives()) {
            String label = campaign.map().label(hex);
            String name = placeNames[hex] == null ? label : placeNames[hex];
            objectives.add(Map.of("name", name, "hex", label, "points", 1));
        }
        data.put("objectives", objectives);
        data.put("open", true);
        data.put(
                "states",
                List.of(
                        Map.of("id", "must-attack", "look", "ring"),
                        Map.of("id", "must-be-attacked", "look", "ring"),
                        Map.of("id", "isolated", "look", "alert"),
                        Map.of("id", "isolated-at-start", "look", "alert"),
                        Map.of("id", "overcome", "look", "cross"),
                        Map.of("id", "doomed", "look", "cross"),
                        Map.of("id", "used", "look", "cross"),
                        Map.of("id", "moved", "look", "arrow")));
        data.put("marks", List.of(Map.of("id", "held", "look", "holder")));
        List<Map<String, Object>> counters = new ArrayList<>();
        for (int piece = 0; piece < campaign.roster().size(); piece++) {
            counters.add(counter(campaign.roster().counter(piece)));
        }
        data.put("counters", counters);
        data.put("tables", Map.of("combat", combat()));
        return data;
    }

    /** 5.8: what the edge of the sheet cuts in half, or has no coordinate, is no hex. */
    private static List<?> onSheet(List<?> hexes) {
        return hexes.stream()
                .filter(hex -> !((Map<?, ?>) hex).get("terrain").equals("outside"))
                .toList();
    }

    private List<Map<String, Object>> sides() {
        List<Map<String, Object>> sides = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            List<String> nations = new ArrayList<>();
            for (int unit = campaign.roster().first(side);
                    unit < campaign.roster().end(side);
                    unit++) {
                String nation = campaign.roster().counter(unit).nation();
                if (!nations.contains(nation)) {
                    nations.add(nation);
                }
            }
            sides.add(Map.of("id", Roster.SIDES.get(side), "nations", nations));
        }
        return sides;
    }

    private Map<String, Object> combat() {
        ResultsTable results = campaign.results();
        Map<String, Object> rows = new LinkedHashMap<>();
        for (int die = 1; die <= 6; die++) {
            rows.put(Integer.toString(die), results.row(die));
        }
        return Map.of("columns", results.columns(), "rows", rows);
    }

    private static Map<String, Object> counter(Roster.Counter counter) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("id", counter.id());
        data.put("name", counter.name());
        data.put("side", Roster.SIDES.get(counter.side()));
        data.put("nation", counter.nation());
        data.put("type", counter.type());
        data.put("division", null);
        data.put("attack", counter.attack());
        data.put("defence", counter.defence());
        data.put("move", counter.move());
        data.put("range", 0);
        return data;
    }
}
