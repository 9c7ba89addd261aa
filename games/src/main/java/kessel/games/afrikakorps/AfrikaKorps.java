package kessel.games.afrikakorps;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import kessel.engine.data.Library;
import kessel.engine.game.Choices;
import kessel.engine.game.Evaluation;
import kessel.engine.game.Game;
import kessel.engine.game.Notation;
import kessel.engine.game.PositionFile;
import kessel.engine.game.Printed;
import kessel.engine.game.Sight;
import kessel.engine.hex.HexMap;
import kessel.games.afrikakorps.AfrikaKorpsPosition.Cell;

/** Afrika Korps, the desert war of 1941 and 1942. */
public final class AfrikaKorps implements Game<AfrikaKorpsPosition, AfrikaKorpsMove> {
    /** What a lost game is worth, against factors on the map. */
    private static final double WON = 1000;

    /** What holding a fortress or a base is worth, in the same coin. */
    private static final double OBJECTIVE = 6;

    private final Campaign campaign;
    private final AfrikaKorpsRules rules;
    private final AfrikaKorpsChoices choices;
    private final AfrikaKorpsSight sight;
    private final AfrikaKorpsPrint printed;

    public AfrikaKorps() {
        this(Library.builtIn(AfrikaKorps.class));
    }

    AfrikaKorps(Library library) {
        campaign = new Campaign(library);
        rules = new AfrikaKorpsRules(campaign);
        choices = new AfrikaKorpsChoices(rules);
        sight = new AfrikaKorpsSight(rules);
        printed = new AfrikaKorpsPrint(campaign, library);
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

    /** Factors on the map and objectives held, one side's less the other's. */
    @Override
    public Evaluation<AfrikaKorpsPosition, AfrikaKorpsMove> evaluation() {
        return new Evaluation<>() {
            @Override
            public double worth(AfrikaKorpsPosition position, int side) {
                if (position.over()) {
                    return position.get(Cell.WINNER) == side ? WON : -WON;
                }
                return strength(position, side) - strength(position, 1 - side);
            }

            @Override
            public OptionalDouble foresee(
                    AfrikaKorpsPosition position, AfrikaKorpsMove move, int side) {
                return OptionalDouble.empty();
            }
        };
    }

    private double strength(AfrikaKorpsPosition position, int side) {
        double[] sum = {OBJECTIVE * rules.score(position, side).total()};
        position.units(
                side,
                unit -> {
                    boolean there =
                            position.onMap(unit) || position.at(unit) == AfrikaKorpsPosition.SEA;
                    sum[0] += there ? campaign.roster().attack(unit) : 0;
                });
        position.supplies(side, supply -> sum[0] += position.onMap(supply) ? 2 : 0);
        return sum[0];
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
