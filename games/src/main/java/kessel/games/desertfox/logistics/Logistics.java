package kessel.games.desertfox.logistics;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import kessel.engine.hex.Grid;
import kessel.engine.words.Phrase;
import kessel.games.desertfox.battle.Field;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.Scenario;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Supply;
import kessel.games.desertfox.supply.Feeding;
import kessel.games.desertfox.supply.Lines;
import kessel.games.kit.Cited;

/** The Logistics phase between two months (9). */
public final class Logistics {
    public static final int NO_CARD = 0;
    public static final int BLANK = 1;
    public static final int REAL = 2;

    /** After the challenge: the Axis, or the Allies, begin. */
    private static final int AXIS_FIRST = 2;

    private static final int ALLIES_FIRST = 3;

    private final Campaign campaign;
    private final Field field;
    private final Feeding feeding;
    private final Lines lines;

    public Logistics(Campaign campaign, Field field, Feeding feeding) {
        this.campaign = campaign;
        this.field = field;
        this.feeding = feeding;
        lines = new Lines(campaign);
    }

    /** 9.1: the Axis, then the Allies say whom their fortresses feed; then all are judged. */
    public boolean judgeSupply(DesertFoxPosition position, Luck luck) {
        switch (position.get(Cell.PART)) {
            case 0 -> {
                luck.head("9.0a", "logistics");
                feeding.clear(position);
                position.set(Cell.PART, 1);
            }
            case 1, 2 -> {
                if (!feeding.settle(position, position.get(Cell.PART) - 1, _ -> true)) {
                    return true;
                }
                position.add(Cell.PART, 1);
            }
            default -> {
                starve(position, luck);
                begin(position, luck);
            }
        }
        return false;
    }

    /** 9.1a-c: both sides on the same position, first who is lost, then who recovers. */
    private void starve(DesertFoxPosition position, Luck luck) {
        Board board = position.board();
        Supply[] base = {position.supply(0), position.supply(1)};
        BitSet lost = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            int side = position.roster().side(block);
            int hex = position.at(block);
            if (position.onMap(block)
                    && hex != campaign.bases()[side]
                    && !Feeding.supplied(position, base[side], block)) {
                lost.set(block);
            }
        }
        lost.stream().forEach(block -> field.eliminate(position, block, luck));
        for (int block = 0; block < position.roster().size(); block++) {
            position.flags(block, 0);
        }
    }

    private boolean prelude(DesertFoxPosition position) {
        return position.get(Cell.MONTH) == position.setting().firstMonth();
    }

    /** The new month's arrivals, dice and cards that are due. */
    private void begin(DesertFoxPosition position, Luck luck) {
        position.add(Cell.MONTH, 1);
        Scenario scenario = position.setting();
        int[] dice = new int[2];
        if (prelude(position)) {
            for (int side = 0; side < 2; side++) {
                position.set(Cell.AXIS_POINTS, side, scenario.preludePoints());
                position.set(Cell.AXIS_DRAWS, side, 0);
            }
            position.set(Cell.FIRST_SPENDER, scenario.preludeFirst());
        } else {
            arrivals(position, luck);
            for (int side = 0; side < 2; side++) {
                List<Phrase.Argument> shown = new ArrayList<>();
                for (int i = 0; i < scenario.dice(); i++) {
                    int die = luck.die();
                    dice[side] += die;
                    shown.add(new Phrase.Die(die));
                }
                luck.tell("9.3a", "rolls", Cited.side(side), new Phrase.Listed(shown));
                position.set(Cell.AXIS_DRAWS, side, draws(position, side));
            }
            for (int side = 0; side < 2; side++) {
                position.add(Cell.AXIS_POINTS, side, dice[0] + dice[1]);
            }
            luck.tell("9.3a", "points", dice[0] + dice[1]);
            position.set(Cell.FIRST_SPENDER, dice[0] < dice[1] ? Roster.AXIS : Roster.ALLIES);
            Cards.shuffle(position);
        }
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            position.network(hex, 0);
        }
        for (int side = 0; side < 2; side++) {
            int bit = 1 << side;
            lines.network(position, side).stream()
                    .forEach(hex -> position.network(hex, position.network(hex) | bit));
        }
        position.set(Cell.SPENT, 0);
        position.enter(Phase.SPENDING);
    }

    /** 9.35b, 9.35c, 11.4d. */
    private int draws(DesertFoxPosition position, int side) {
        int drawn = monthly(position, side);
        for (int i = 0; i < campaign.fortresses().length; i++) {
            boolean taken =
                    position.holder(i) == side
                            && (position.get(Cell.FORTRESSES_AT_START) >> i & 1) != side;
            drawn += taken ? campaign.fortresses()[i].bonus(side) : 0;
        }
        return drawn;
    }

    static int monthly(DesertFoxPosition position, int side) {
        Scenario scenario = position.setting();
        boolean cut = side == Roster.AXIS && position.get(Cell.MALTA) != 0;
        int drawn = scenario.draws(position.get(Cell.MONTH), side);
        return cut ? Math.min(drawn, scenario.maltaDraws()) : drawn;
    }

    /** 9.35e, 9.35f. */
    int cardPrice(DesertFoxPosition position, int side) {
        return side == Roster.AXIS && monthly(position, side) == 2
                ? campaign.numbers().dearCard()
                : campaign.numbers().card();
    }

    /** 9.2. */
    private void arrivals(DesertFoxPosition position, Luck luck) {
        int month = position.get(Cell.MONTH);
        Scenario scenario = position.setting();
        for (Scenario.Lists list : scenario.arrivals()) {
            if (list.month() == month) {
                arrive(position, list, luck);
            }
        }
        if (month == scenario.lastMonth()) {
            return;
        }
        for (Scenario.Lists list : scenario.arrivals()) {
            if (list.month() == month + 1) {
                early(position, list, luck);
            }
        }
    }

    private void arrive(DesertFoxPosition position, Scenario.Lists list, Luck luck) {
        BitSet blocks = new BitSet();
        for (Scenario.Item item : list.items()) {
            if (position.at(item.block()) == DesertFoxPosition.COMING) {
                blocks.set(item.block());
            }
        }
        place(position, list, blocks, luck);
    }

    private void place(DesertFoxPosition position, Scenario.Lists list, BitSet blocks, Luck luck) {
        if (blocks.isEmpty()) {
            return;
        }
        Followed.band(position, blocks);
        blocks.stream()
                .forEach(
                        block -> {
                            position.at(block, gate(list.side()));
                            luck.tell("9.2a", "arrives", Luck.shown(block));
                        });
    }

    /** Where a side's arrivals come in (9.2a). */
    private int gate(int side) {
        return side == Roster.AXIS ? DesertFoxPosition.TRIPOLI : campaign.bases()[Roster.ALLIES];
    }

    /** 9.2b. */
    private void early(DesertFoxPosition position, Scenario.Lists list, Luck luck) {
        BitSet blocks = new BitSet();
        boolean seldom = position.has(Campaign.SELDOM_EARLY);
        for (Scenario.Item item : list.items()) {
            if (position.at(item.block()) != DesertFoxPosition.COMING) {
                continue;
            }
            int die = luck.die();
            int least = campaign.numbers().early();
            boolean comes = seldom ? die <= least : die >= least;
            luck.tell(
                    "9.2b",
                    comes ? "comes-early" : "comes-later",
                    Luck.shown(item.block()),
                    new Phrase.Die(die));
            blocks.set(item.block(), comes);
        }
        place(position, list, blocks, luck);
    }

    public static int spender(DesertFoxPosition position) {
        int first = position.get(Cell.FIRST_SPENDER);
        return position.get(Cell.SPENT) == 0 ? first : 1 - first;
    }

    /** 9.3e: one after the other. */
    public boolean spending(DesertFoxPosition position, Luck luck) {
        if (position.get(Cell.SPENT) == 2) {
            finish(position);
            return false;
        }
        int side = spender(position);
        if (position.get(Cell.PART) == 0) {
            for (int block = 0; block < position.roster().size(); block++) {
                position.seenAt(block, position.at(block));
            }
            position.set(Cell.SEEN_HAND, Cards.hand(position, side));
            position.set(Cell.DRAWN, 0);
            position.set(Cell.TAKEN_UP, 0);
            position.set(Cell.SHIPPED, 0);
            position.set(Cell.PART, 1);
        }
        position.ask(Stage.SPENDING, side);
        return true;
    }

    /** A spender has finished: what the enemy knew of blocks that may have gone is lost (1.3h). */
    void spent(DesertFoxPosition position, Luck luck) {
        int side = spender(position);
        Board board = position.board();
        BitSet mixed = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            int seen = position.seenAt(block);
            boolean inPlay =
                    position.at(block) >= 0 || position.at(block) == DesertFoxPosition.TRIPOLI;
            if (position.roster().side(block) == side && inPlay) {
                boolean kept =
                        seen >= 0
                                && seen == position.at(block)
                                && seen != campaign.bases()[side]
                                && (board.battlefield(seen) && !left(position, side, seen)
                                        || garrison(position, block));
                mixed.set(block, !kept);
            }
        }
        if (!mixed.isEmpty()) {
            Followed.merge(position, mixed);
            Followed.blur(position, mixed);
        }
        position.shown();
        int hand = Cards.hand(position, side);
        luck.tell("9.3d", "has-spent", Cited.side(side), hand);
        position.add(Cell.SPENT, 1);
        position.set(Cell.PART, 0);
    }

    private static boolean left(DesertFoxPosition position, int side, int hex) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) == side
                    && position.seenAt(block) == hex
                    && position.at(block) != hex) {
                return true;
            }
        }
        return false;
    }

    private boolean garrison(DesertFoxPosition position, int block) {
        return position.fed(block) > campaign.fortresses().length;
    }

    private void finish(DesertFoxPosition position) {
        for (int side = 0; side < 2; side++) {
            int kept = Math.min(campaign.numbers().kept(), position.get(Cell.AXIS_POINTS, side));
            position.set(Cell.AXIS_POINTS, side, kept);
            position.set(Cell.AXIS_DRAWS, side, 0);
        }
        for (int block = 0; block < position.roster().size(); block++) {
            position.seenAt(block, DesertFoxPosition.UNUSED);
        }
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            position.network(hex, 0);
        }
        for (Cell cell :
                List.of(
                        Cell.SEEN_HAND,
                        Cell.DRAWN,
                        Cell.TAKEN_UP,
                        Cell.SHIPPED,
                        Cell.SPENT,
                        Cell.FIRST_SPENDER)) {
            position.set(cell, 0);
        }
        position.enter(Phase.CHALLENGE);
    }

    /** 8.3: whether a port is besieged; bases and Tripoli never are (9.32g). */
    boolean besieged(DesertFoxPosition position, Board board, int side, int port) {
        if (port < 0 || campaign.fortress(port) < 0) {
            return false;
        }
        if (board.all(1 - side, port) > 0) {
            return true;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int beside = campaign.grid().neighbour(port, direction);
            if (beside != Grid.OFF && board.all(1 - side, beside) > 0) {
                return true;
            }
        }
        return false;
    }

    /** 9.4c, 9.4d: both cards are shown and spent. */
    public static void contest(DesertFoxPosition position, int answer, Luck luck) {
        int challenge = position.get(Cell.CHALLENGE_CARD);
        boolean allies = challenge == REAL && answer != REAL;
        for (int card : new int[] {challenge, answer}) {
            if (card != NO_CARD) {
                position.add(card == REAL ? Cell.OPEN_REAL : Cell.OPEN_BLANK, 1);
            }
        }
        position.set(Cell.CHALLENGE_CARD, NO_CARD);
        position.shown();
        position.set(Cell.PART, allies ? ALLIES_FIRST : AXIS_FIRST);
        luck.tell(
                "9.4c",
                "challenge",
                new Phrase.Word("told.card-" + challenge),
                new Phrase.Word("told.card-" + answer),
                Cited.side(allies ? Roster.ALLIES : Roster.AXIS));
    }
}
