package kessel.games.brigade.table;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.Effort;
import kessel.engine.game.Printed;
import kessel.engine.game.Sight;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Catalogue;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.Theatre;
import kessel.games.brigade.scenario.BrigadeScenario;
import kessel.games.kit.UnitNames;

/** What is printed of a game of the series. */
public final class BrigadePrint implements Printed {
    private final Library library;
    private final Campaign campaign;
    private final Theatre theatre;
    private final Effort effort;
    private final List<Scenario> scenarios;
    private final Map<String, Catalogue> words = new ConcurrentHashMap<>();
    private final String[] placeNames;
    private final UnitNames unitNames;

    public BrigadePrint(
            Library library,
            Campaign campaign,
            Theatre theatre,
            Collection<BrigadeScenario> scenarios) {
        this.library = library;
        this.campaign = campaign;
        this.theatre = theatre;
        effort = Effort.read(library, campaign.id());
        this.scenarios =
                scenarios.stream()
                        .map(
                                scenario ->
                                        new Scenario(
                                                scenario.id(),
                                                scenario.title(),
                                                campaign.turns(),
                                                campaign.options()))
                        .toList();
        placeNames = placeNames(campaign);
        unitNames =
                new UnitNames(
                        library,
                        campaign.id(),
                        campaign.counters().stream()
                                .map(Counter::id)
                                .collect(Collectors.toUnmodifiableSet()));
    }

    /** The place in each hex, or null; where two share one, the first names it. */
    private static String[] placeNames(Campaign campaign) {
        String[] names = new String[campaign.grid().size()];
        for (HexMap.Place place : campaign.map().places().values()) {
            if (names[place.hex()] == null) {
                names[place.hex()] = place.name();
            }
        }
        return names;
    }

    @Override
    public String title() {
        return campaign.title();
    }

    @Override
    public String setting() {
        return campaign.setting();
    }

    @Override
    public Effort effort() {
        return effort;
    }

    @Override
    public List<String> books() {
        return List.of(campaign.id(), "brigade", "table");
    }

    @Override
    public String text(String page, String language) {
        return library.text(page + "." + language + ".md");
    }

    /** The scenarios of the series share their sheet. */
    @Override
    public Map<String, Object> sheet(String scenario) {
        return new PrintedSheet(campaign, theatre).data();
    }

    @Override
    public List<Item> lessons() {
        String folder = campaign.id();
        return library.yaml(folder + "/game.yaml").find("lessons").stream()
                .flatMap(named -> named.texts().stream())
                .map(id -> library.yaml(folder + "/lessons/" + id + ".yaml"))
                .toList();
    }

    @Override
    public List<Scenario> scenarios() {
        return scenarios;
    }

    @Override
    public Catalogue words(String language) {
        return words.computeIfAbsent(
                language,
                _ ->
                        unitNames.in(
                                language,
                                Catalogue.read(
                                        library,
                                        List.of(
                                                "table/words." + language + ".yaml",
                                                "brigade/words." + language + ".yaml",
                                                campaign.id() + "/words." + language + ".yaml"))));
    }

    @Override
    public Catalogue.Names names(int viewer) {
        return new Catalogue.Names() {
            @Override
            public String piece(int piece, boolean shown, Catalogue catalogue) {
                Counter counter = campaign.counter(piece);
                return shown || viewer == Sight.HINDSIGHT || counter.side() == viewer
                        ? counter.id()
                        : catalogue.word("unknown." + counter.nation() + "." + counter.type().id());
            }

            @Override
            public String hex(int hex, Catalogue catalogue) {
                String label = campaign.grid().label(hex);
                String place = placeNames[hex];
                return place == null
                        ? label
                        : catalogue.find("place." + place).orElse(place) + " (" + label + ")";
            }

            @Override
            public String side(int side, Catalogue catalogue) {
                return catalogue.word("side." + campaign.sides().get(side));
            }
        };
    }
}
