package kessel.games.desertfox.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.random.RandomGenerator;
import kessel.engine.game.Sight;
import kessel.engine.game.Step;
import kessel.engine.game.Tally;
import kessel.engine.game.View;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.logistics.Logistics;
import kessel.games.desertfox.movement.Marches;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.rules.Victory;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Cited;

/** Who knows what (1.3): of an enemy block that it stands there, and what was shown of it. */
public final class DesertFoxSight implements Sight<DesertFoxPosition> {
    private final Campaign campaign;
    private final Panels panels;
    private final Lines lines;
    private final Marches marches;

    public DesertFoxSight(Campaign campaign) {
        this.campaign = campaign;
        lines = new Lines(campaign);
        panels = new Panels(campaign, lines);
        marches = new Marches(campaign);
    }

    /** Whether this viewer sees a side's hand and blocks as their owner does. */
    static boolean owns(DesertFoxPosition position, int side, int viewer) {
        return viewer == HINDSIGHT || viewer == side || position.over();
    }

    /** Whether a side spends points at this moment, behind the viewer's back (9.3d). */
    static boolean spendsUnseen(DesertFoxPosition position, int side, int viewer) {
        return position.stage() == Stage.SPENDING
                && Logistics.spender(position) == side
                && !owns(position, side, viewer);
    }

    /** Where a viewer sees a block. */
    static int place(DesertFoxPosition position, int block, int viewer) {
        int side = position.roster().side(block);
        return spendsUnseen(position, side, viewer) ? position.seenAt(block) : position.at(block);
    }

    /** Whether a viewer can tell which block it is: the only one of its group (1.3g). */
    static boolean knows(DesertFoxPosition position, int block, int viewer) {
        if (owns(position, position.roster().side(block), viewer)) {
            return true;
        }
        int group = position.group(block);
        for (int other = 0; other < position.roster().size(); other++) {
            if (other != block && position.group(other) == group) {
                return false;
            }
        }
        return true;
    }

    /** Whether a viewer who can tell which block it is also knows its strength (1.3h). */
    static boolean surely(DesertFoxPosition position, int block, int viewer) {
        return !position.unsure(block)
                && !spendsUnseen(position, position.roster().side(block), viewer);
    }

    @Override
    public BitSet secretsKnown(DesertFoxPosition position, int viewer) {
        BitSet known = new BitSet();
        known.set(position.get(Cell.SHOWINGS));
        return known;
    }

    private String where(int place) {
        return switch (place) {
            case DesertFoxPosition.TRIPOLI -> "tripoli";
            case DesertFoxPosition.DEAD -> "lost";
            case DesertFoxPosition.EXITED -> "exited";
            case DesertFoxPosition.COMING -> "coming";
            case DesertFoxPosition.MALTA -> "malta";
            case DesertFoxPosition.IN_HAND -> "reserve";
            default -> campaign.map().label(place);
        };
    }

    @Override
    public View view(DesertFoxPosition position, int viewer) {
        List<View.Piece> pieces = new ArrayList<>();
        for (int block = 0; block < campaign.roster().size(); block++) {
            if (place(position, block, viewer) != DesertFoxPosition.UNUSED) {
                pieces.add(piece(position, block, viewer));
            }
        }
        pieces.sort(
                Comparator.comparing(View.Piece::where)
                        .thenComparing(View.Piece::owner)
                        .thenComparing(piece -> piece.id() == null ? "" : piece.id())
                        .thenComparing(piece -> piece.states().toString()));
        String decider = position.over() ? null : Roster.SIDES.get(position.decider());
        return new View(
                position.turn(),
                position.stage().word(),
                decider,
                position.over() ? null : Roster.SIDES.get(position.active()),
                pieces,
                marks(position, viewer),
                SupplyLayers.of(position),
                panels.of(position, viewer));
    }

    private View.Piece piece(DesertFoxPosition position, int block, int viewer) {
        Roster.Block its = campaign.roster().block(block);
        boolean known = knows(position, block, viewer);
        boolean own = owns(position, its.side(), viewer);
        boolean sure = own || known && surely(position, block, viewer);
        List<String> states = new ArrayList<>();
        for (Flag flag : Flag.values()) {
            boolean seen =
                    flag == Flag.DISRUPTED
                            || flag == Flag.FROZEN && !spendsUnseen(position, its.side(), viewer)
                            || flag == Flag.FIGHTING
                            || flag == Flag.FIRED && position.is(block, Flag.FIGHTING)
                            || own;
            if (seen && position.is(block, flag)) {
                states.add(flag.word());
            }
        }
        return new View.Piece(
                known ? its.id() : null,
                Roster.SIDES.get(its.side()),
                known
                        ? its.nation() + " " + its.type().id()
                        : Roster.SIDES.get(its.side()) + " block",
                where(place(position, block, viewer)),
                sure ? List.of(position.strength(block), its.most()) : null,
                states);
    }

    private List<View.Mark> marks(DesertFoxPosition position, int viewer) {
        List<View.Mark> marks = new ArrayList<>();
        for (int i = 0; i < campaign.fortresses().length; i++) {
            String hex = campaign.map().label(campaign.fortresses()[i].hex());
            marks.add(new View.Mark(hex, "held", Roster.SIDES.get(position.holder(i))));
        }
        Board board = position.board();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            String label = campaign.map().label(hex);
            for (int side = 0; side < 2; side++) {
                boolean mined =
                        owns(position, side, viewer)
                                ? position.mined(hex, side)
                                : position.minesSeen(hex, side);
                if (mined) {
                    marks.add(new View.Mark(label, "mined", Roster.SIDES.get(side)));
                }
            }
            if (board.battlefield(hex)) {
                String defender = Roster.SIDES.get(position.defender(hex));
                marks.add(new View.Mark(label, "battlefield", defender));
                if ((position.battle(hex) & DesertFoxPosition.NAMED) != 0) {
                    marks.add(new View.Mark(label, "to-fight", null));
                }
                if ((position.battle(hex) & DesertFoxPosition.DOUBLED) != 0) {
                    marks.add(new View.Mark(label, "doubled", null));
                }
            }
        }
        return marks;
    }

    /** Whose answer is wanted and to what; who decides is told what they have for it, too. */
    @Override
    public Phrase prompt(DesertFoxPosition position, int viewer) {
        String key = "prompt." + position.stage().word();
        int side = position.decider();
        if (side == Step.NOBODY) {
            return Phrase.of(key);
        }
        boolean own = owns(position, side, viewer);
        return switch (position.stage()) {
            case SETTING_UP -> Phrase.of(key, Cited.side(side), toSetUp(position, side));
            case MOVING ->
                    position.get(Cell.PASSED) != 0
                            ? Phrase.of("prompt.withdrawing", Cited.side(side))
                            : own
                                    ? Phrase.of(
                                            "prompt.moving-on",
                                            Cited.side(side),
                                            Cards.realsLaid(position),
                                            position.get(Cell.MOVES) + 1)
                                    : Phrase.of(key, Cited.side(side));
            case MARCHING ->
                    position.get(Cell.PASSED) != 0
                            ? Phrase.of("prompt.withdrawing-on", Cited.side(side))
                            : Phrase.of(key, Cited.side(side));
            case SPENDING ->
                    own
                            ? Phrase.of(
                                    "prompt.spending-on",
                                    Cited.side(side),
                                    position.get(Cell.AXIS_POINTS, side),
                                    position.get(Cell.AXIS_DRAWS, side))
                            : Phrase.of(key, Cited.side(side));
            default -> Phrase.of(key, Cited.side(side));
        };
    }

    private static int toSetUp(DesertFoxPosition position, int side) {
        int blocks = 0;
        for (int block = 0; block < position.roster().size(); block++) {
            boolean waits = position.at(block) == DesertFoxPosition.IN_HAND;
            blocks += waits && position.roster().side(block) == side ? 1 : 0;
        }
        return blocks;
    }

    @Override
    public Tally score(DesertFoxPosition position, int side, int viewer) {
        return Victory.score(position, side);
    }

    @Override
    public DesertFoxPosition guess(DesertFoxPosition position, int side, RandomGenerator random) {
        return position.over()
                ? position.copy()
                : new Guess(campaign, lines, marches, side, random).of(position);
    }
}
