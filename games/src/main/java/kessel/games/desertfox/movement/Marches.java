package kessel.games.desertfox.movement;

import java.util.Arrays;
import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.move.DesertFoxMove.March;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Way;
import kessel.games.desertfox.supply.Supply;
import kessel.games.kit.Cited;

/** How far a unit of a paid move can go, and where it may not (3.2-3.7). */
public final class Marches {
    private static final int NONE = -1;

    private final Campaign campaign;
    private final Ground ground;

    public Marches(Campaign campaign) {
        this.campaign = campaign;
        ground = campaign.ground();
    }

    /** 3.5a: one hex more for units of the Rommel move. */
    static int bonus(DesertFoxPosition position) {
        return position.get(Cell.ROMMEL) == 1 ? 1 : 0;
    }

    int allowance(DesertFoxPosition position, int block, int road) {
        return position.roster().rate(block) + campaign.bonus()[road] + bonus(position);
    }

    /** Whether a block may leave the sheet from a hex (10.1b). */
    private Ruling judgeExit(DesertFoxPosition position, Board board, int block, int hex) {
        int side = position.roster().side(block);
        if (!campaign.isExit(side, hex)) {
            return Cited.refuse("10.1b", "refuse.no-exit-there");
        }
        if ((position.get(Cell.HAD_A_TURN) >> side & 1) == 0) {
            return Cited.refuse("10.1b", "refuse.no-exit-in-the-first-turn");
        }
        if (board.standing(1 - side, hex) > 0) {
            return Cited.refuse("10.1b", "refuse.no-exit-out-of-battle");
        }
        if (position.is(block, Flag.UNSUPPLIED) || !suppliedIn(position, board, block, hex)) {
            return Cited.refuse("10.1b", "refuse.no-exit-without-supply");
        }
        return Ruling.LEGAL;
    }

    /** From the base, or from the fortress that feeds it. */
    private boolean suppliedIn(DesertFoxPosition position, Board board, int block, int hex) {
        int side = position.roster().side(block);
        if (Supply.fromBase(position, board, side).reaches(hex)) {
            return true;
        }
        int fed = position.fed(block);
        return fed > 0
                && fed <= campaign.fortresses().length
                && new Supply(
                                position,
                                board,
                                side,
                                campaign.fortresses()[fed - 1].hex(),
                                each -> position.fed(each) == fed)
                        .reaches(hex);
    }

    /** How many more may engage across an edge, forced marches that were declared counted. */
    private int room(DesertFoxPosition position, int edge) {
        int back = ground.back(edge);
        int hex = back / Grid.DIRECTIONS;
        int direction = back % Grid.DIRECTIONS;
        int room = ground.engage(edge) - position.engaged(hex, direction);
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.is(block, Flag.DECLARED) && position.is(block, Flag.FORCED)) {
                int[] way = position.route(block);
                boolean same =
                        way[way.length - 1] == hex && way[way.length - 2] == edge / Grid.DIRECTIONS;
                room -= same ? 1 : 0;
            }
        }
        return room;
    }

    /** Judges a way hex by hex; legal or not, it says nothing of whose turn it is. */
    Ruling judge(DesertFoxPosition position, int block, int[] way) {
        Board board = new Board(position);
        int side = position.roster().side(block);
        if (way.length < 2 || way.length - 1 > Way.LONGEST || way[0] != position.at(block)) {
            return Cited.refuse("3.2e", "refuse.no-way");
        }
        if (way[way.length - 1] == way[0]) {
            return Cited.refuse("3.1b", "refuse.back-again");
        }
        boolean retreats = board.standing(1 - side, way[0]) > 0;
        int road = Ground.HIGHWAY;
        for (int i = 1; i < way.length; i++) {
            HexMap.Edge off = HexMap.Edge.crossedTo(way[i]);
            if (off != null) {
                if (off != Campaign.exitEdge(side) || i < way.length - 1 || way[i - 1] < 0) {
                    return Cited.refuse("10.1b", "refuse.no-exit-there");
                }
                Ruling exit = judgeExit(position, board, block, way[i - 1]);
                if (!exit.legal() || i == 1 && retreats) {
                    return exit.legal()
                            ? Cited.refuse("10.1b", "refuse.no-exit-out-of-battle")
                            : exit;
                }
                road = Math.max(road, ground.roadOff(way[i - 1], off));
                continue;
            }
            int edge = way[i] < 0 ? Grid.OFF : ground.edge(way[i - 1], way[i]);
            if (edge == Grid.OFF) {
                return Cited.refuse("3.2e", "refuse.no-way");
            }
            if (ground.next(edge) == Grid.OFF) {
                return Cited.refuse(
                        "3.4b", "refuse.barred", Cited.hex(way[i - 1]), Cited.hex(way[i]));
            }
            if (i == 1 && retreats && !position.holds(side, way[0], edge % Grid.DIRECTIONS)) {
                return Cited.refuse("6.0a", "refuse.hexside-not-held", Cited.hex(way[1]));
            }
            if (board.standing(1 - side, way[i]) > 0) {
                if (retreats) {
                    return Cited.refuse("6.0b", "refuse.retreat-engages", Cited.hex(way[i]));
                }
                if (i < way.length - 1) {
                    return Cited.refuse("3.7f", "refuse.stops-there", Cited.hex(way[i]));
                }
                if (room(position, edge) <= 0) {
                    return Cited.refuse("3.7b", "refuse.hexside-full", Cited.hex(way[i]));
                }
            }
            road = Math.max(road, ground.road(edge));
        }
        return way.length - 1 > allowance(position, block, road) + 1
                ? Cited.refuse("3.2e", "refuse.too-far", allowance(position, block, road))
                : Ruling.LEGAL;
    }

    /** Whether a legal way takes a forced march (3.6a). */
    boolean forced(DesertFoxPosition position, int block, int[] way) {
        int road = Ground.HIGHWAY;
        for (int i = 1; i < way.length; i++) {
            HexMap.Edge off = HexMap.Edge.crossedTo(way[i]);
            int by =
                    off == null
                            ? ground.road(ground.edge(way[i - 1], way[i]))
                            : ground.roadOff(way[i - 1], off);
            road = Math.max(road, by);
        }
        return way.length - 1 > allowance(position, block, road);
    }

    /** Every place a block can go to, with one way to each; only one if that is wanted. */
    void list(DesertFoxPosition position, int block, int only, Consumer<? super March> each) {
        new Walk(position, block).run(only, each);
    }

    /** One search, over hexes and the worst road used so far. */
    private final class Walk {
        private final DesertFoxPosition position;
        private final Board board;
        private final int block;
        private final int side;
        private final int size = ground.size();
        private final int[] length = new int[size * Ground.KINDS];
        private final int[] previous = new int[size * Ground.KINDS];
        private final int[] open = new int[size * Ground.KINDS];
        private int filled;

        Walk(DesertFoxPosition position, int block) {
            this.position = position;
            this.block = block;
            board = new Board(position);
            side = position.roster().side(block);
        }

        void run(int only, Consumer<? super March> each) {
            Arrays.fill(length, NONE);
            int start = position.at(block);
            boolean retreats = board.standing(1 - side, start) > 0;
            enter(start, 0, NONE);
            for (int i = 0; i < filled; i++) {
                int node = open[i];
                int hex = node % size;
                boolean stops = hex != start && board.standing(1 - side, hex) > 0;
                int most = allowance(position, block, node / size) + 1;
                if (!stops && length[node] < most) {
                    goOn(node, hex, retreats);
                }
            }
            for (int hex = 0; hex < size; hex++) {
                if (hex != start && (only < 0 || only == hex)) {
                    int best = best(hex, 0);
                    if (best != NONE) {
                        each.accept(new March(block, way(best, 0)));
                    }
                }
            }
            if (only < 0 && !retreats) {
                exits(each);
            }
        }

        private void goOn(int node, int hex, boolean retreats) {
            boolean first = length[node] == 0;
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int edge = hex * Grid.DIRECTIONS + direction;
                int to = ground.next(edge);
                if (to == Grid.OFF || first && retreats && !position.holds(side, hex, direction)) {
                    continue;
                }
                if (board.standing(1 - side, to) > 0 && (retreats || room(position, edge) <= 0)) {
                    continue;
                }
                int road = Math.max(node / size, ground.road(edge));
                enter(road * size + to, length[node] + 1, node);
            }
        }

        private void enter(int node, int steps, int from) {
            if (length[node] == NONE) {
                length[node] = steps;
                previous[node] = from;
                open[filled++] = node;
            }
        }

        /**
         * The best node of a hex from which so many steps are still to go: no force before force.
         */
        private int best(int hex, int more) {
            int best = NONE;
            int over = 2;
            for (int road = 0; road < Ground.KINDS; road++) {
                int node = road * size + hex;
                if (length[node] == NONE) {
                    continue;
                }
                int beyond = Math.max(0, length[node] + more - allowance(position, block, road));
                if (beyond < over) {
                    best = node;
                    over = beyond;
                }
            }
            return best;
        }

        private void exits(Consumer<? super March> each) {
            HexMap.Edge edge = Campaign.exitEdge(side);
            for (int hex : campaign.exits()[side]) {
                if (!judgeExit(position, board, block, hex).legal()) {
                    continue;
                }
                for (int road = 0; road < Ground.KINDS; road++) {
                    int node = road * size + hex;
                    int by = Math.max(road, ground.roadOff(hex, edge));
                    if (length[node] != NONE
                            && length[node] + 1 <= allowance(position, block, by) + 1
                            && length[node] < Way.LONGEST) {
                        int[] way = way(node, 1);
                        way[way.length - 1] = edge.beyond();
                        each.accept(new March(block, way));
                        break;
                    }
                }
            }
        }

        private int[] way(int end, int more) {
            int[] hexes = new int[length[end] + 1 + more];
            int at = end;
            for (int i = length[end]; i >= 0; i--) {
                hexes[i] = at % size;
                at = previous[at];
            }
            return hexes;
        }
    }
}
