package kessel.games.brigade;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.engine.game.Choices;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Evaluation;
import kessel.engine.game.Game;
import kessel.engine.game.Notation;
import kessel.engine.game.PositionFile;
import kessel.engine.game.Printed;
import kessel.engine.game.Puzzle;
import kessel.engine.game.Sight;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.CampaignFile;
import kessel.games.brigade.evaluation.BrigadeDoctrine;
import kessel.games.brigade.evaluation.BrigadeEvaluation;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.position.Theatre;
import kessel.games.brigade.rules.BrigadeRules;
import kessel.games.brigade.scenario.BrigadeScenario;
import kessel.games.brigade.scenario.ScenarioFile;
import kessel.games.brigade.table.BrigadeChoices;
import kessel.games.brigade.table.BrigadeNotation;
import kessel.games.brigade.table.BrigadePrint;
import kessel.games.brigade.table.BrigadeSight;
import kessel.games.brigade.theatre.Blitzkrieg;
import kessel.games.brigade.theatre.Diadem;
import kessel.games.brigade.theatre.Gazala;

/** A game of the Brigade series: the series' rules over one folder of data and one theatre. */
public final class BrigadeGame implements Game<BrigadePosition, BrigadeMove> {
    private static final Map<String, Function<Campaign, Theatre>> THEATRES =
            Map.of(
                    "gazala", Gazala::new,
                    "diadem", Diadem::new,
                    "blitzkrieg", Blitzkrieg::new);

    private final Campaign campaign;
    private final Theatre theatre;
    private final Map<String, BrigadeScenario> scenarios = new LinkedHashMap<>();
    private final BrigadeRules rules;
    private final BrigadeNotation notation;
    private final BrigadeChoices choices;
    private final BrigadePositionFile positions;
    private final BrigadeSight sight;
    private final BrigadeEvaluation evaluation;
    private final BrigadeDoctrine doctrine;
    private final BrigadePrint printed;
    private final Library library;
    private final String folder;

    BrigadeGame(Library library, String folder, Function<Campaign, Theatre> theatre) {
        this.library = library;
        this.folder = folder;
        campaign = CampaignFile.read(library, folder);
        this.theatre = theatre.apply(campaign);
        positions = new BrigadePositionFile(campaign, this.theatre, scenarios);
        Map<String, BrigadePosition> openings = new LinkedHashMap<>();
        for (String id : library.yaml(folder + "/game.yaml").at("scenarios").texts()) {
            Item file = library.yaml(folder + "/scenarios/" + id + ".yaml");
            scenarios.put(id, ScenarioFile.read(campaign, file));
            openings.put(id, positions.readOpening(file));
        }
        rules = new BrigadeRules(campaign, openings);
        notation = new BrigadeNotation(campaign);
        choices = new BrigadeChoices(campaign, rules);
        sight = new BrigadeSight(campaign, rules);
        evaluation = new BrigadeEvaluation(campaign, rules);
        doctrine = new BrigadeDoctrine(campaign, rules, library.yaml(folder + "/mind.yaml"));
        printed = new BrigadePrint(library, campaign, this.theatre, scenarios.values());
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

    public Theatre theatre() {
        return theatre;
    }

    @Override
    public String id() {
        return campaign.id();
    }

    @Override
    public List<String> sides() {
        return campaign.sides();
    }

    @Override
    public HexMap map() {
        return campaign.map();
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
    public Choices<BrigadePosition, BrigadeMove> choices() {
        return choices;
    }

    @Override
    public List<String> steps() {
        return BrigadeStep.NAMES;
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
    public Printed printed() {
        return printed;
    }

    @Override
    public Evaluation<BrigadePosition, BrigadeMove> evaluation() {
        return evaluation;
    }

    @Override
    public List<Puzzle<BrigadePosition>> puzzles() {
        return Puzzle.read(library.yaml(folder + "/puzzles.yaml"), positions);
    }

    @Override
    public Doctrine<BrigadePosition, BrigadeMove> doctrine() {
        return doctrine;
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
