package kessel.games.brigade;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.Evaluation;
import kessel.engine.game.Game;
import kessel.engine.game.Notation;
import kessel.engine.game.PositionFile;
import kessel.engine.game.Sight;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Catalogue;

/** A game of the Brigade series: the series' rules over one folder of data and one theatre. */
public final class BrigadeGame implements Game<BrigadePosition, BrigadeMove> {
    private static final Map<String, Function<Campaign, Theatre>> THEATRES =
            Map.of(
                    "gazala", Gazala::new,
                    "diadem", Diadem::new,
                    "blitzkrieg", Blitzkrieg::new);

    private final Library library;
    private final Campaign campaign;
    private final Map<String, BrigadeScenario> scenarios = new LinkedHashMap<>();
    private final BrigadeRules rules;
    private final BrigadeNotation notation;
    private final BrigadePositionFile positions;
    private final BrigadeSight sight;
    private final BrigadeEvaluation evaluation;
    private final Map<String, Catalogue> words = new ConcurrentHashMap<>();
    private final String[] hexNames;

    BrigadeGame(Library library, String folder, Function<Campaign, Theatre> theatre) {
        this.library = library;
        campaign = CampaignFile.read(library, folder);
        campaign.theatre = theatre.apply(campaign);
        positions = new BrigadePositionFile(campaign, scenarios);
        Map<String, BrigadePosition> openings = new LinkedHashMap<>();
        for (String id : library.yaml(folder + "/game.yaml").at("scenarios").texts()) {
            Item file = library.yaml(folder + "/scenarios/" + id + ".yaml");
            scenarios.put(id, new BrigadeScenario(campaign, file));
            openings.put(id, positions.readOpening(file));
        }
        rules = new BrigadeRules(campaign, openings);
        notation = new BrigadeNotation(campaign);
        sight = new BrigadeSight(campaign, rules);
        evaluation = new BrigadeEvaluation(campaign, rules);
        hexNames = hexNames(campaign);
    }

    /** How people call the hexes: a place by its name, with the number behind it. */
    private static String[] hexNames(Campaign campaign) {
        String[] names = new String[campaign.grid.size()];
        Arrays.setAll(names, campaign.grid::label);
        for (HexMap.Place place : campaign.map.places().values()) {
            // Where two places share a hex, the first names it.
            if (names[place.hex()].equals(campaign.grid.label(place.hex()))) {
                names[place.hex()] = place.name() + " (" + names[place.hex()] + ")";
            }
        }
        return names;
    }

    public static BrigadeGame gazala() {
        return of("gazala", Library.builtIn(BrigadeGame.class));
    }

    public static BrigadeGame diadem() {
        return of("diadem", Library.builtIn(BrigadeGame.class));
    }

    public static BrigadeGame blitzkrieg() {
        return of("blitzkrieg", Library.builtIn(BrigadeGame.class));
    }

    /** A game from somebody's own copy of its files. */
    public static BrigadeGame of(String id, Library library) {
        return new BrigadeGame(library, id, THEATRES.get(id));
    }

    public Campaign campaign() {
        return campaign;
    }

    @Override
    public String id() {
        return campaign.id;
    }

    @Override
    public String title() {
        return campaign.title;
    }

    @Override
    public String setting() {
        return campaign.setting;
    }

    @Override
    public Map<String, Object> sheet() {
        return new PrintedSheet(campaign).data();
    }

    @Override
    public String text(String page, String language) {
        return library.text(page + "." + language + ".md");
    }

    @Override
    public List<String> books() {
        return List.of(campaign.id, "brigade", "table");
    }

    @Override
    public List<String> sides() {
        return campaign.sides;
    }

    @Override
    public int turns() {
        return campaign.turns;
    }

    @Override
    public List<Scenario> scenarios() {
        return scenarios.values().stream()
                .map(scenario -> new Scenario(scenario.id(), scenario.title()))
                .toList();
    }

    @Override
    public List<Option> options() {
        return campaign.options;
    }

    @Override
    public HexMap map() {
        return campaign.map;
    }

    @Override
    public BrigadeRules rules() {
        return rules;
    }

    @Override
    public Notation<BrigadeMove> notation() {
        return notation;
    }

    @Override
    public PositionFile<BrigadePosition> positions() {
        return positions;
    }

    @Override
    public Sight<BrigadePosition> sight() {
        return sight;
    }

    @Override
    public Evaluation<BrigadePosition, BrigadeMove> evaluation() {
        return evaluation;
    }

    @Override
    public Catalogue words(String language) {
        return words.computeIfAbsent(
                language,
                _ ->
                        Catalogue.read(
                                library,
                                List.of(
                                        "table/words." + language + ".yaml",
                                        "brigade/words." + language + ".yaml",
                                        campaign.id + "/words." + language + ".yaml")));
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
            public String hex(int hex) {
                return hexNames[hex];
            }

            @Override
            public String side(int side, Catalogue catalogue) {
                return catalogue.word("side." + campaign.sides.get(side));
            }
        };
    }

    @Override
    public String pieceId(int piece) {
        return campaign.counter(piece).id();
    }

    @Override
    public OptionalInt piece(String id) {
        return campaign.unit(id);
    }
}
