package kessel.games.desertfox.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
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
import kessel.games.desertfox.position.Going;
import kessel.games.desertfox.position.Reached;
import kessel.games.desertfox.position.Supply;
import kessel.games.desertfox.position.Way;
import kessel.games.kit.Cited;

/** How far a unit of a paid move can go, and where it may not (3.2-3.7). */
public final class Marches {
    private final Campaign campaign;
    private final Ground ground;
    private final Going going;

    public Marches(Campaign campaign) {
        this.campaign = campaign;
        ground = campaign.ground();
        going = new Going(campaign, campaign.roster().fastest() + 2);
    }

    /** 3.5a: one hex more for units of the Rommel move. */
    public static int bonus(DesertFoxPosition position) {
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
        if (position.supply(side).reaches(hex)) {
            return true;
        }
        int fed = position.fed(block);
        return fed > 0
                && fed <= campaign.fortresses().length
                && Supply.fromFortress(
                                position,
                                side,
                                campaign.fortresses()[fed - 1].hex(),
                                each -> position.fed(each) == fed)
                        .reaches(hex);
    }

    /** The ways of forced marches that were declared. */
    private static List<int[]> forcedMarches(DesertFoxPosition position) {
        List<int[]> ways = null;
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.is(block, Flag.DECLARED) && position.is(block, Flag.FORCED)) {
                ways = ways == null ? new ArrayList<>() : ways;
                ways.add(position.route(block));
            }
        }
        return ways == null ? List.of() : ways;
    }

    /** How many more may engage across an edge, forced marches that were declared counted. */
    private int room(DesertFoxPosition position, List<int[]> forced, int edge) {
        int back = ground.back(edge);
        int hex = back / Grid.DIRECTIONS;
        int direction = back % Grid.DIRECTIONS;
        int room = ground.engage(edge) - position.engaged(hex, direction);
        for (int[] way : forced) {
            boolean same =
                    way[way.length - 1] == hex && way[way.length - 2] == edge / Grid.DIRECTIONS;
            room -= same ? 1 : 0;
        }
        return room;
    }

    /** Judges a way hex by hex; legal or not, it says nothing of whose turn it is. */
    Ruling judge(DesertFoxPosition position, int block, int[] way) {
        Board board = position.board();
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
                        ground.barredBy(edge),
                        "refuse.barred",
                        Cited.hex(way[i - 1]),
                        Cited.hex(way[i]));
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
                if (room(position, forcedMarches(position), edge) <= 0) {
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
    public boolean forced(DesertFoxPosition position, int block, int[] way) {
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
    public void list(
            DesertFoxPosition position, int block, int only, Consumer<? super March> each) {
        list(position, List.of(block), only, each);
    }

    /** The same for all of these, who stand in one hex and are as fast: they have the same ways. */
    public void list(DesertFoxPosition position, List<Integer> blocks, Consumer<March> each) {
        list(position, blocks, -1, each);
    }

    /** How they get at enemies across none but such hexsides, as others may be full (3.7b). */
    public void strikes(
            DesertFoxPosition position,
            List<Integer> blocks,
            IntPredicate edges,
            Consumer<? super March> each) {
        int block = blocks.getFirst();
        if (retreats(position, block)) {
            return;
        }
        int[][] into = into(position, reached(position, block), edges);
        for (int hex = 0; into != null && hex < into.length; hex++) {
            offer(blocks, into[hex], each);
        }
    }

    private static void offer(List<Integer> blocks, int[] way, Consumer<? super March> each) {
        if (way != null) {
            for (int block : blocks) {
                each.accept(new March(block, way));
            }
        }
    }

    private static boolean retreats(DesertFoxPosition position, int block) {
        int enemy = 1 - position.roster().side(block);
        return position.board().standing(enemy, position.at(block)) > 0;
    }

    private void list(
            DesertFoxPosition position,
            List<Integer> blocks,
            int only,
            Consumer<? super March> each) {
        int block = blocks.getFirst();
        int start = position.at(block);
        boolean retreats = retreats(position, block);
        Reached reached = reached(position, block);
        int[][] into = retreats ? null : into(position, reached, _ -> true);
        for (int hex = 0; hex < ground.size(); hex++) {
            if (hex != start && (only < 0 || only == hex)) {
                int[] way = reached.way(hex);
                offer(blocks, way == null && into != null ? into[hex] : way, each);
            }
        }
        if (only < 0 && !retreats) {
            for (int one : blocks) {
                exits(position, one, reached, each);
            }
        }
    }

    /** Where a block comes, the enemies' hexes apart. */
    private Reached reached(DesertFoxPosition position, int block) {
        int side = position.roster().side(block);
        int start = position.at(block);
        // One hex more than it may, by forced march.
        int farthest = position.roster().rate(block) + bonus(position) + 1;
        int out = retreats(position, block) ? held(position, side, start) : Going.OUT_OF_NO_BATTLE;
        return going.from(position.board(), 1 - side, start, farthest, out);
    }

    /** The hexsides of a battlefield by which a side may leave it, a bit for each (6.0a). */
    private static int held(DesertFoxPosition position, int side, int hex) {
        int held = 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            held |= position.holds(side, hex, direction) ? 1 << direction : 0;
        }
        return held;
    }

    private int[][] into(DesertFoxPosition position, Reached reached, IntPredicate edges) {
        List<int[]> forced = forcedMarches(position);
        return reached.into(edge -> edges.test(edge) && room(position, forced, edge) > 0);
    }

    private void exits(
            DesertFoxPosition position, int block, Reached reached, Consumer<? super March> each) {
        int side = position.roster().side(block);
        HexMap.Edge edge = Campaign.exitEdge(side);
        for (int hex : campaign.exits()[side]) {
            if (reached.reaches(hex) && judgeExit(position, position.board(), block, hex).legal()) {
                int[] way = reached.wayOff(hex, ground.roadOff(hex, edge), edge.beyond());
                if (way != null) {
                    each.accept(new March(block, way));
                }
            }
        }
    }
}
