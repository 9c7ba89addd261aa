package kessel.games.desertfox.logistics;

import java.util.Arrays;
import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.engine.game.Workspaces;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.move.DesertFoxMove.Recall;
import kessel.games.desertfox.move.DesertFoxMove.Ship;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Reach;
import kessel.games.kit.Cited;

/** Redeployment by land (9.31) and transport by sea (9.32). */
final class Transport {
    private static final int BY_SEA = 1;
    private static final int FROM_ONE_BESIEGED = 4;
    private static final int IMPOSSIBLE = -1;
    private static final int COUNT_BITS = 4;

    private final Campaign campaign;
    private final Ground ground;
    private final Logistics logistics;
    private final Workspaces<Reach> reaches;

    Transport(Campaign campaign, Logistics logistics) {
        this.campaign = campaign;
        ground = campaign.ground();
        this.logistics = logistics;
        reaches = Reach.workspaces(campaign);
    }

    /** Whether a block is the spender's and may be sent anywhere. */
    private Ruling may(DesertFoxPosition position, Board board, int block) {
        int side = Logistics.spender(position);
        int hex = position.at(block);
        if (position.roster().side(block) != side
                || hex < DesertFoxPosition.TRIPOLI
                || position.is(block, Flag.FROZEN)) {
            return Cited.refuse("9.31h", "refuse.cannot-be-sent");
        }
        return hex >= 0 && board.battlefield(hex) && board.standing(side, hex) == 1
                ? Cited.refuse("9.31f", "refuse.one-must-stay")
                : Ruling.LEGAL;
    }

    /** Whether a redeployed block may come into a hex (9.31d-f). */
    private boolean open(DesertFoxPosition position, Board board, int hex) {
        int side = Logistics.spender(position);
        return position.network(hex) == 1 << side && board.all(1 - side, hex) == 0;
    }

    private boolean leaves(DesertFoxPosition position, Board board, int hex, int direction) {
        int side = Logistics.spender(position);
        return !board.battlefield(hex) || position.holds(side, hex, direction);
    }

    Ruling judge(DesertFoxPosition position, int block, int[] way) {
        Board board = position.board();
        Ruling may = may(position, board, block);
        if (!may.legal()) {
            return may;
        }
        int side = Logistics.spender(position);
        if (way.length < 2 || way[0] < 0 || way[0] != position.at(block)) {
            return Cited.refuse("9.31a", "refuse.no-way");
        }
        if (way[way.length - 1] == way[0]) {
            return Cited.refuse("9.31a", "refuse.back-again");
        }
        if ((position.network(way[0]) >> side & 1) == 0) {
            return Cited.refuse("9.31d", "refuse.outside-the-network", Cited.hex(way[0]));
        }
        int road = Ground.HIGHWAY;
        for (int i = 1; i < way.length; i++) {
            int edge = way[i] < 0 ? Grid.OFF : ground.edge(way[i - 1], way[i]);
            if (edge == Grid.OFF || ground.next(edge) == Grid.OFF) {
                return Cited.refuse("9.31a", "refuse.no-way");
            }
            if (!open(position, board, way[i])) {
                return Cited.refuse("9.31d", "refuse.outside-the-network", Cited.hex(way[i]));
            }
            if (!leaves(position, board, way[i - 1], edge % Grid.DIRECTIONS)) {
                return Cited.refuse("9.31f", "refuse.hexside-not-held", Cited.hex(way[i]));
            }
            road = Math.max(road, ground.road(edge));
        }
        int most = campaign.numbers().redeployHexes() + campaign.bonus()[road];
        return way.length - 1 > most
                ? Cited.refuse("9.31a", "refuse.too-far", most)
                : SpendingDecision.afford(position, 1, "9.31a");
    }

    void list(DesertFoxPosition position, int block, Consumer<? super DesertFoxMove> each) {
        Board board = position.board();
        if (!may(position, board, block).legal()) {
            return;
        }
        int side = Logistics.spender(position);
        int from = position.at(block);
        if (from >= 0
                && (position.network(from) >> side & 1) != 0
                && SpendingDecision.afford(position, 1, "9.31a").legal()) {
            ways(position, board, block, each);
        }
        if (judgeReturn(position, block).legal()) {
            each.accept(new Recall(block));
        }
        if (isPort(position, from)) {
            for (int port : ports(position)) {
                if (judgeShip(position, block, port).legal()) {
                    each.accept(new Ship(block, port));
                }
            }
        }
    }

    /** Whether there is anything to list. */
    boolean lists(DesertFoxPosition position, int block) {
        Board board = position.board();
        if (!may(position, board, block).legal()) {
            return false;
        }
        int from = position.at(block);
        return from >= 0 && goesAnywhere(position, board, from)
                || judgeReturn(position, block).legal()
                || isPort(position, from) && ships(position, block);
    }

    /** Whoever can go anywhere can go one hex. */
    private boolean goesAnywhere(DesertFoxPosition position, Board board, int from) {
        int side = Logistics.spender(position);
        if ((position.network(from) >> side & 1) == 0
                || !SpendingDecision.afford(position, 1, "9.31a").legal()) {
            return false;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int to = ground.next(from * Grid.DIRECTIONS + direction);
            if (to != Grid.OFF
                    && open(position, board, to)
                    && leaves(position, board, from, direction)) {
                return true;
            }
        }
        return false;
    }

    private boolean ships(DesertFoxPosition position, int block) {
        for (int port : ports(position)) {
            if (judgeShip(position, block, port).legal()) {
                return true;
            }
        }
        return false;
    }

    private void ways(
            DesertFoxPosition position,
            Board board,
            int block,
            Consumer<? super DesertFoxMove> each) {
        Reach reach = reaches.take();
        try {
            reach(position, board, block, reach, campaign.numbers().redeployHexes());
            for (int hex = 0; hex < ground.size(); hex++) {
                if (hex != position.at(block) && reach.reaches(hex)) {
                    each.accept(new March(block, reach.way(hex)));
                }
            }
        } finally {
            reaches.give(reach);
        }
    }

    /** Goes through the network as far as so many hexes off the roads. */
    private void reach(DesertFoxPosition position, Board board, int block, Reach reach, int hexes) {
        int start = position.at(block);
        reach.begin(hexes);
        for (int hex = 0; hex < ground.size(); hex++) {
            if (!open(position, board, hex)) {
                reach.bar(hex);
            }
        }
        if (board.battlefield(start)) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                if (leaves(position, board, start, direction)) {
                    reach.out(start * Grid.DIRECTIONS + direction);
                }
            }
        } else {
            reach.from(start);
        }
        reach.run();
    }

    /** 9.31g: by land through the network, however far. */
    Ruling judgeReturn(DesertFoxPosition position, int block) {
        Board board = position.board();
        Ruling may = may(position, board, block);
        if (!may.legal()) {
            return may;
        }
        int side = Logistics.spender(position);
        int from = position.at(block);
        int base = campaign.bases()[side];
        if (from < 0 || from == base || (position.network(from) >> side & 1) == 0) {
            return Cited.refuse("9.31g", "refuse.no-way-home");
        }
        Reach reach = reaches.take();
        try {
            reach(position, board, block, reach, ground.size());
            return reach.reaches(base) ? Ruling.LEGAL : Cited.refuse("9.31g", "refuse.no-way-home");
        } finally {
            reaches.give(reach);
        }
    }

    /** The ports of the spender: its fortresses, its base, and for the Axis Tripoli (9.32b). */
    int[] ports(DesertFoxPosition position) {
        int side = Logistics.spender(position);
        int[] ports = new int[campaign.fortresses().length + 2];
        int count = 0;
        for (int i = 0; i < campaign.fortresses().length; i++) {
            if (position.holder(i) == side) {
                ports[count++] = campaign.fortresses()[i].hex();
            }
        }
        ports[count++] = campaign.bases()[side];
        if (side == Roster.AXIS) {
            ports[count++] = DesertFoxPosition.TRIPOLI;
        }
        return Arrays.copyOf(ports, count);
    }

    private boolean isPort(DesertFoxPosition position, int place) {
        for (int port : ports(position)) {
            if (port == place) {
                return true;
            }
        }
        return false;
    }

    private int shipped(DesertFoxPosition position, int fortress) {
        return position.get(Cell.SHIPPED) >> COUNT_BITS * fortress & (1 << COUNT_BITS) - 1;
    }

    /** What the sea costs between two ports (9.31c, 9.31j, 9.32d-f), or {@link #IMPOSSIBLE}. */
    int shipping(DesertFoxPosition position, Board board, int from, int to) {
        int side = Logistics.spender(position);
        int siege =
                (logistics.besieged(position, board, side, from) ? 1 : 0)
                        + (logistics.besieged(position, board, side, to) ? 1 : 0);
        if (siege == 0) {
            boolean home = from == DesertFoxPosition.TRIPOLI && to == campaign.bases()[Roster.AXIS];
            return home ? campaign.numbers().tripoliToBase() : BY_SEA;
        }
        return siege == 1 && side == Roster.ALLIES ? FROM_ONE_BESIEGED : IMPOSSIBLE;
    }

    Ruling judgeShip(DesertFoxPosition position, int block, int port) {
        Board board = position.board();
        Ruling may = may(position, board, block);
        if (!may.legal()) {
            return may;
        }
        int side = Logistics.spender(position);
        int from = position.at(block);
        if (from == port || !isPort(position, from) || !isPort(position, port)) {
            return Cited.refuse("9.32d", "refuse.no-port");
        }
        if (port >= 0 && board.all(1 - side, port) > 0) {
            return Cited.refuse("9.31f", "refuse.not-into-battle");
        }
        for (int place : new int[] {from, port}) {
            int fortress = place < 0 ? -1 : campaign.fortress(place);
            if (fortress >= 0
                    && shipped(position, fortress) >= campaign.fortresses()[fortress].share(side)) {
                return Cited.refuse("9.32c", "refuse.port-full", Cited.hex(place));
            }
        }
        int price = shipping(position, board, from, port);
        boolean both =
                logistics.besieged(position, board, side, from)
                        && logistics.besieged(position, board, side, port);
        return price == IMPOSSIBLE
                ? Cited.refuse(both ? "9.32f" : "9.32e", "refuse.besieged")
                : SpendingDecision.afford(position, price, "9.32d");
    }

    void go(DesertFoxPosition position, int block, int to) {
        position.at(block, to);
    }

    void ship(DesertFoxPosition position, int block, int port) {
        for (int place : new int[] {position.at(block), port}) {
            int fortress = place < 0 ? -1 : campaign.fortress(place);
            if (fortress >= 0) {
                position.add(Cell.SHIPPED, 1 << COUNT_BITS * fortress);
            }
        }
        go(position, block, port);
    }
}
