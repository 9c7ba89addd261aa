package kessel.games.afrikakorps;

import java.util.List;
import java.util.OptionalInt;
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
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.evaluation.AfrikaKorpsDoctrine;
import kessel.games.afrikakorps.evaluation.AfrikaKorpsEvaluation;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.rules.AfrikaKorpsPositionFile;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;
import kessel.games.afrikakorps.table.AfrikaKorpsChoices;
import kessel.games.afrikakorps.table.AfrikaKorpsNotation;
import kessel.games.afrikakorps.table.AfrikaKorpsPrint;
import kessel.games.afrikakorps.table.AfrikaKorpsSight;

/** Afrika Korps, the desert war of 1941 and 1942. */
public final class AfrikaKorps implements Game<AfrikaKorpsPosition, AfrikaKorpsMove> {
    private final Library library;
    private final Campaign campaign;
    private final AfrikaKorpsRules rules;
    private final AfrikaKorpsChoices choices;
    private final AfrikaKorpsSight sight;
    private final AfrikaKorpsPrint printed;
    private final AfrikaKorpsEvaluation evaluation;
    private final AfrikaKorpsDoctrine doctrine;

    public AfrikaKorps() {
        this(Library.builtIn(AfrikaKorps.class));
    }

    AfrikaKorps(Library library) {
        this.library = library;
        campaign = new Campaign(library);
        rules = new AfrikaKorpsRules(campaign);
        choices = new AfrikaKorpsChoices(rules);
        sight = new AfrikaKorpsSight(rules);
        printed = new AfrikaKorpsPrint(campaign, library);
        evaluation = new AfrikaKorpsEvaluation(campaign, rules);
        doctrine =
                new AfrikaKorpsDoctrine(campaign, rules, library.yaml(Campaign.ID + "/mind.yaml"));
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
    public AfrikaKorpsRules rules() {
        return rules;
    }

    @Override
    public Notation<AfrikaKorpsMove> notation() {
        return new AfrikaKorpsNotation(campaign);
    }

    @Override
    public Choices<AfrikaKorpsPosition, AfrikaKorpsMove> choices() {
        return choices;
    }

    @Override
    public List<String> steps() {
        return Stage.NAMES;
    }

    @Override
    public PositionFile<AfrikaKorpsPosition> positions() {
        return new AfrikaKorpsPositionFile(campaign);
    }

    @Override
    public Sight<AfrikaKorpsPosition> sight() {
        return sight;
    }

    @Override
    public Printed printed() {
        return printed;
    }

    @Override
    public Evaluation<AfrikaKorpsPosition, AfrikaKorpsMove> evaluation() {
        return evaluation;
    }

    @Override
    public Doctrine<AfrikaKorpsPosition, AfrikaKorpsMove> doctrine() {
        return doctrine;
    }

    @Override
    public List<Puzzle<AfrikaKorpsPosition>> puzzles() {
        return Puzzle.read(library.yaml(Campaign.ID + "/puzzles.yaml"), positions());
    }

    @Override
    public OptionalInt piece(String id) {
        return campaign.roster().find(id);
    }

    @Override
    public String pieceId(int piece) {
        return campaign.roster().id(piece);
    }
}
