package kessel.games.desertfox;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
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
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.CampaignFile;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.evaluation.DesertFoxDoctrine;
import kessel.games.desertfox.evaluation.DesertFoxEvaluation;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.rules.DesertFoxRules;
import kessel.games.desertfox.table.DesertFoxChoices;
import kessel.games.desertfox.table.DesertFoxNotation;
import kessel.games.desertfox.table.DesertFoxPrint;
import kessel.games.desertfox.table.DesertFoxSight;

/** 沙漠之狐, Desert Fox: blocks, fog of war and cards in the desert, 1940-42. */
public final class DesertFox implements Game<DesertFoxPosition, DesertFoxMove> {
    private final Library library;
    private final Campaign campaign;
    private final DesertFoxRules rules;
    private final DesertFoxNotation notation;
    private final DesertFoxChoices choices;
    private final DesertFoxPositionFile positions;
    private final DesertFoxSight sight;
    private final DesertFoxPrint printed;
    private final DesertFoxEvaluation evaluation;
    private final DesertFoxDoctrine doctrine;

    public DesertFox() {
        this(Library.builtIn(DesertFox.class));
    }

    public DesertFox(Library library) {
        this.library = library;
        campaign = CampaignFile.read(library);
        rules = new DesertFoxRules(campaign);
        notation = new DesertFoxNotation(campaign);
        choices = new DesertFoxChoices(campaign, rules);
        positions = new DesertFoxPositionFile(campaign, rules);
        sight = new DesertFoxSight(campaign);
        printed = new DesertFoxPrint(campaign);
        evaluation = new DesertFoxEvaluation(campaign);
        Item mind = library.yaml(Campaign.ID + "/mind.yaml");
        doctrine = new DesertFoxDoctrine(campaign, rules, evaluation, mind);
    }

    Campaign campaign() {
        return campaign;
    }

    @Override
    public String id() {
        return Campaign.ID;
    }

    @Override
    public List<String> sides() {
        return Roster.SIDES;
    }

    @Override
    public HexMap map() {
        return campaign.map();
    }

    @Override
    public DesertFoxRules rules() {
        return rules;
    }

    @Override
    public Notation<DesertFoxMove> notation() {
        return notation;
    }

    @Override
    public Choices<DesertFoxPosition, DesertFoxMove> choices() {
        return choices;
    }

    @Override
    public List<String> steps() {
        return Arrays.stream(Stage.values()).map(Stage::word).toList();
    }

    @Override
    public PositionFile<DesertFoxPosition> positions() {
        return positions;
    }

    @Override
    public Sight<DesertFoxPosition> sight() {
        return sight;
    }

    @Override
    public Printed printed() {
        return printed;
    }

    @Override
    public Evaluation<DesertFoxPosition, DesertFoxMove> evaluation() {
        return evaluation;
    }

    @Override
    public Doctrine<DesertFoxPosition, DesertFoxMove> doctrine() {
        return doctrine;
    }

    @Override
    public List<Puzzle<DesertFoxPosition>> puzzles() {
        return Puzzle.read(library.yaml(Campaign.ID + "/puzzles.yaml"), positions);
    }

    @Override
    public String pieceId(int piece) {
        return campaign.roster().id(piece);
    }

    @Override
    public OptionalInt piece(String id) {
        return campaign.roster().find(id);
    }
}
