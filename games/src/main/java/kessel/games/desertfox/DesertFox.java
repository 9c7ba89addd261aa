package kessel.games.desertfox;

import java.util.Arrays;
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

/** 沙漠之狐, Desert Fox: blocks, fog of war and cards in the desert, 1940-42. */
public final class DesertFox implements Game<DesertFoxPosition, DesertFoxMove> {
    private final Campaign campaign;
    private final DesertFoxRules rules;
    private final DesertFoxPrint printed;

    public DesertFox() {
        this(Library.builtIn(DesertFox.class));
    }

    public DesertFox(Library library) {
        campaign = CampaignFile.read(library);
        rules = new DesertFoxRules(campaign);
        printed = new DesertFoxPrint(campaign);
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
        return new DesertFoxNotation(campaign);
    }

    @Override
    public Choices<DesertFoxPosition, DesertFoxMove> choices() {
        return new DesertFoxChoices(campaign, rules);
    }

    @Override
    public List<String> steps() {
        return Arrays.stream(Stage.values()).map(Stage::word).toList();
    }

    @Override
    public PositionFile<DesertFoxPosition> positions() {
        return new DesertFoxPositionFile(campaign, rules);
    }

    @Override
    public Sight<DesertFoxPosition> sight() {
        return new DesertFoxSight(campaign);
    }

    @Override
    public Printed printed() {
        return printed;
    }

    /** The level of victory first, then the units left: a German counts one and a half (10.2a). */
    @Override
    public Evaluation<DesertFoxPosition, DesertFoxMove> evaluation() {
        return new Evaluation<>() {
            private static final double A_UNIT = 0.1;

            @Override
            public double worth(DesertFoxPosition position, int side) {
                double points =
                        (double) rules.score(position, side).total()
                                - rules.score(position, 1 - side).total();
                int units = Victory.units(position, side) - Victory.units(position, 1 - side);
                return points + A_UNIT * units / 2;
            }

            @Override
            public OptionalDouble foresee(
                    DesertFoxPosition position, DesertFoxMove move, int side) {
                return OptionalDouble.empty();
            }
        };
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
