package kessel.games.desertfox.logistics;

import java.util.BitSet;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Ruling;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.Scenario;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.Buy;
import kessel.games.desertfox.move.DesertFoxMove.CallMalta;
import kessel.games.desertfox.move.DesertFoxMove.Discard;
import kessel.games.desertfox.move.DesertFoxMove.Done;
import kessel.games.desertfox.move.DesertFoxMove.Draw;
import kessel.games.desertfox.move.DesertFoxMove.LayMines;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.move.DesertFoxMove.Rebuild;
import kessel.games.desertfox.move.DesertFoxMove.Recall;
import kessel.games.desertfox.move.DesertFoxMove.Ship;
import kessel.games.desertfox.move.DesertFoxMove.TakeUpMines;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxDecision;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Luck;
import kessel.games.kit.Cited;
import kessel.games.kit.Sampler;

/** What a side does with its points, its mines and the cards that are due (9.31-9.35). */
public final class SpendingDecision implements DesertFoxDecision {
    // How a move is drawn: one of so many is of no block, and so many blocks are tried.
    private static final int OF_NO_BLOCK = 4;
    private static final int TRIES = 8;

    private final Campaign campaign;
    private final Logistics logistics;
    private final Transport transport;

    public SpendingDecision(Campaign campaign, Logistics logistics) {
        this.campaign = campaign;
        this.logistics = logistics;
        transport = new Transport(campaign, logistics);
    }

    private static int side(DesertFoxPosition position) {
        return Logistics.spender(position);
    }

    static Ruling afford(DesertFoxPosition position, int price, String rule) {
        int points = position.get(Cell.AXIS_POINTS, Logistics.spender(position));
        return price <= points
                ? Ruling.LEGAL
                : Cited.refuse(rule, "refuse.too-dear", price, points);
    }

    private static void pay(DesertFoxPosition position, int price) {
        position.add(Cell.AXIS_POINTS, side(position), -price);
    }

    /** 9.33b, 9.33c. */
    public static int rebuildPrice(Roster roster, int block) {
        return roster.block(block).type().rebuild() * roster.step(block);
    }

    private Ruling judgeRebuild(DesertFoxPosition position, int block) {
        int side = side(position);
        if (position.roster().side(block) != side
                || position.at(block) != campaign.bases()[side]
                || position.is(block, Flag.FROZEN)) {
            return Cited.refuse("9.33a", "refuse.only-in-the-base");
        }
        if (position.strength(block) >= position.roster().block(block).most()) {
            return Cited.refuse("9.33d", "refuse.full-strength");
        }
        return afford(position, rebuildPrice(position.roster(), block), "9.33b");
    }

    private Ruling judgeMines(DesertFoxPosition position, Board board, int hex) {
        int side = side(position);
        if (board.all(0, hex) > 0 && board.all(1, hex) > 0) {
            return Cited.refuse("9.34c", "refuse.no-mines-in-battle");
        }
        if (position.network(hex) != 1 << side) {
            return Cited.refuse("9.34e", "refuse.outside-the-network", Cited.hex(hex));
        }
        if (position.mined(hex, side)) {
            return Cited.refuse("9.34a", "refuse.mined-already");
        }
        boolean swaps = position.get(Cell.TAKEN_UP) >= campaign.numbers().fieldsForOne();
        return swaps ? Ruling.LEGAL : afford(position, campaign.numbers().mines(), "9.34a");
    }

    private Ruling judgeTakeUp(DesertFoxPosition position, int hex) {
        if (!position.mined(hex, side(position))) {
            return Cited.refuse("9.34a", "refuse.no-mines-there", Cited.hex(hex));
        }
        return (position.mines(hex) & DesertFoxPosition.PRINTED) == 0
                ? Ruling.LEGAL
                : Cited.refuse("9.34m", "refuse.printed-mines");
    }

    private Ruling room(DesertFoxPosition position) {
        return Cards.hand(position, side(position)) < campaign.numbers().hand()
                ? Ruling.LEGAL
                : Cited.refuse("9.35g", "refuse.hand-full", campaign.numbers().hand());
    }

    private Ruling judgeMalta(DesertFoxPosition position) {
        Scenario scenario = position.setting();
        boolean may =
                side(position) == Roster.AXIS
                        && scenario.malta()
                        && position.get(Cell.MONTH) >= scenario.maltaFrom()
                        && position.get(Cell.MALTA) == 0;
        if (!may) {
            return Cited.refuse("11.4d", "refuse.no-malta");
        }
        return position.get(Cell.DRAWN) == 0
                ? Ruling.LEGAL
                : Cited.refuse("11.4d", "refuse.malta-before-drawing");
    }

    @Override
    public Ruling judge(DesertFoxPosition position, DesertFoxMove move) {
        int side = side(position);
        return switch (move) {
            case March(int block, int[] way) -> transport.judge(position, block, way);
            case Recall(int block) -> transport.judgeReturn(position, block);
            case Ship(int block, int port) -> transport.judgeShip(position, block, port);
            case Rebuild(int block) -> judgeRebuild(position, block);
            case LayMines(int hex) -> judgeMines(position, position.board(), hex);
            case TakeUpMines(int hex) -> judgeTakeUp(position, hex);
            case Draw _ ->
                    position.get(Cell.AXIS_DRAWS, side) > 0
                            ? room(position)
                            : Cited.refuse("9.35b", "refuse.nothing-to-draw");
            case Buy _ -> {
                Ruling room = room(position);
                yield room.legal()
                        ? afford(position, logistics.cardPrice(position, side), "9.35e")
                        : room;
            }
            case CallMalta _ -> judgeMalta(position);
            case Discard(boolean real) ->
                    position.get(real ? Cell.AXIS_REAL : Cell.AXIS_BLANK, side) > 0
                            ? Ruling.LEGAL
                            : Cited.refuse("9.35g", "refuse.not-in-hand");
            case Done _ -> Ruling.LEGAL;
            default -> DesertFoxDecision.notNow();
        };
    }

    public void movers(DesertFoxPosition position, IntConsumer each) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (hasMoves(position, block)) {
                each.accept(block);
            }
        }
    }

    public boolean hasMovers(DesertFoxPosition position) {
        for (int block = 0; block < position.roster().size(); block++) {
            if (hasMoves(position, block)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasMoves(DesertFoxPosition position, int block) {
        return position.roster().side(block) == side(position)
                && position.at(block) >= DesertFoxPosition.TRIPOLI
                && (transport.lists(position, block) || judgeRebuild(position, block).legal());
    }

    public void movesOf(
            DesertFoxPosition position, int block, Consumer<? super DesertFoxMove> each) {
        if (!position.roster().isBlock(block) || position.roster().side(block) != side(position)) {
            return;
        }
        transport.list(position, block, each);
        if (judgeRebuild(position, block).legal()) {
            each.accept(new Rebuild(block));
        }
    }

    public void otherMoves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        Board board = position.board();
        int side = side(position);
        boolean mayLay = afford(position, price(position, new LayMines(0)), "9.34a").legal();
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (mayLay
                    && position.network(hex) == 1 << side
                    && judgeMines(position, board, hex).legal()) {
                each.accept(new LayMines(hex));
            }
            if (position.mined(hex, side) && judgeTakeUp(position, hex).legal()) {
                each.accept(new TakeUpMines(hex));
            }
        }
        for (DesertFoxMove move :
                new DesertFoxMove[] {
                    new Draw(),
                    new Buy(),
                    new CallMalta(),
                    new Discard(true),
                    new Discard(false),
                    new Done()
                }) {
            if (judge(position, move).legal()) {
                each.accept(move);
            }
        }
    }

    @Override
    public void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each) {
        for (int block = 0; block < position.roster().size(); block++) {
            movesOf(position, block, each);
        }
        otherMoves(position, each);
    }

    /** Mostly some block's. */
    @Override
    public DesertFoxMove sample(DesertFoxPosition position, RandomGenerator random) {
        Sampler<DesertFoxMove> moves = new Sampler<>(random);
        if (random.nextInt(OF_NO_BLOCK) > 0) {
            for (int i = 0; i < TRIES && moves.chosen() == null; i++) {
                movesOf(position, random.nextInt(position.roster().size()), moves);
            }
        }
        if (moves.chosen() == null) {
            otherMoves(position, moves);
        }
        return moves.chosen();
    }

    /** What a legal move costs. */
    public int price(DesertFoxPosition position, DesertFoxMove move) {
        return switch (move) {
            case March _ -> 1;
            case Ship(int block, int port) ->
                    transport.shipping(position, position.board(), position.at(block), port);
            case Rebuild(int block) -> rebuildPrice(position.roster(), block);
            case LayMines _ ->
                    position.get(Cell.TAKEN_UP) >= campaign.numbers().fieldsForOne()
                            ? 0
                            : campaign.numbers().mines();
            case Buy _ -> logistics.cardPrice(position, side(position));
            default -> 0;
        };
    }

    @Override
    public void play(DesertFoxPosition position, DesertFoxMove move, Luck luck) {
        int side = side(position);
        int price = price(position, move);
        pay(position, price);
        switch (move) {
            case March(int block, int[] way) -> {
                transport.go(position, block, way[way.length - 1]);
                luck.tell(
                        side,
                        "9.31a",
                        "redeploys",
                        Luck.veiled(block),
                        Cited.hex(position.at(block)));
            }
            case Recall(int block) -> {
                transport.go(position, block, campaign.bases()[side]);
                position.set(block, Flag.FROZEN, true);
                luck.tell(side, "9.31g", "returns", Luck.veiled(block));
            }
            case Ship(int block, int port) -> {
                transport.ship(position, block, port);
                luck.tell(side, "9.32d", "ships", Luck.veiled(block), price);
            }
            case Rebuild(int block) -> {
                int step = position.roster().step(block);
                position.strength(block, position.strength(block) + step);
                luck.tell(side, "9.33b", "rebuilds", Luck.veiled(block), price);
            }
            case LayMines(int hex) -> {
                if (price == 0) {
                    position.add(Cell.TAKEN_UP, -campaign.numbers().fieldsForOne());
                }
                position.mined(hex, side, true);
                luck.tell(side, "9.34a", "lays-mines", Cited.hex(hex));
            }
            case TakeUpMines(int hex) -> {
                position.mined(hex, side, false);
                position.add(Cell.TAKEN_UP, 1);
                luck.tell(side, "9.34a", "takes-up-mines", Cited.hex(hex));
            }
            case Draw _ -> {
                position.add(Cell.AXIS_DRAWS, side, -1);
                position.add(Cell.DRAWN, 1);
                Cards.draw(position, side, luck);
                luck.tell(side, "9.35b", "draws");
            }
            case Buy _ -> {
                position.add(Cell.DRAWN, 1);
                Cards.draw(position, side, luck);
                luck.tell(side, "9.35e", "buys", price);
            }
            case CallMalta _ -> malta(position, luck);
            case Discard(boolean real) -> Cards.discard(position, side, real);
            default -> logistics.spent(position, luck);
        }
    }

    /** 11.4d: all four together, and two cards a month from now on. */
    private void malta(DesertFoxPosition position, Luck luck) {
        int before = Logistics.monthly(position, Roster.AXIS);
        position.set(Cell.MALTA, 1);
        position.add(Cell.AXIS_DRAWS, Logistics.monthly(position, Roster.AXIS) - before);
        BitSet group = new BitSet();
        campaign.malta().forEach(group::set);
        Followed.band(position, group);
        campaign.malta()
                .forEach(
                        block -> {
                            position.at(block, DesertFoxPosition.TRIPOLI);
                            position.seenAt(block, DesertFoxPosition.TRIPOLI);
                        });
        position.shown();
        luck.tell("11.4d", "malta");
    }
}
