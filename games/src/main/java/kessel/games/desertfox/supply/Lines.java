package kessel.games.desertfox.supply;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Way;

/**
 * Ways along supply lines: the withdrawals, refusals and routs of 6.3 and 6.4. Each step leads to
 * the next hex of a line and to one whose own shortest line is shorter.
 */
public final class Lines {
    /** A way that was found: its hexes, and whether it takes a forced march. */
    public interface Found {
        void way(int[] hexes, boolean forced);
    }

    private static final int NONE = -1;

    private final Campaign campaign;
    private final Ground ground;

    public Lines(Campaign campaign) {
        this.campaign = campaign;
        ground = campaign.ground();
    }

    /** The lines that a block may follow, or null: from the base, else from a fortress (6.3g). */
    Supply of(DesertFoxPosition position, Board board, int block) {
        int side = position.roster().side(block);
        int hex = position.at(block);
        Supply base = Supply.fromBase(position, board, side);
        if (base.reaches(hex)) {
            return base;
        }
        for (int i = 0; i < campaign.fortresses().length; i++) {
            Campaign.Port port = campaign.fortresses()[i];
            // Those inside come first (5.1c, 5.1j).
            boolean room =
                    base.reaches(port.hex()) || board.all(side, port.hex()) < port.share(side);
            if (position.holder(i) == side && room && hex != port.hex()) {
                Supply lines = new Supply(position, board, side, port.hex(), _ -> true);
                if (lines.reaches(hex)) {
                    return lines;
                }
            }
        }
        return null;
    }

    private int allowance(DesertFoxPosition position, int block, int road, int bonus) {
        return position.roster().rate(block) + campaign.bonus()[road] + bonus;
    }

    /**
     * Finds every place that a block can go to, with the shortest way to each.
     *
     * @param bonus hexes more that it may go
     * @param force whether it may march by force
     */
    public void ways(DesertFoxPosition position, int block, int bonus, boolean force, Found found) {
        Board board = new Board(position);
        Supply lines = of(position, board, block);
        if (lines != null) {
            new Walk(position, board, lines, block, bonus, force).run(found);
        }
    }

    public boolean canGo(DesertFoxPosition position, int block) {
        boolean[] can = new boolean[1];
        ways(position, block, 0, false, (_, _) -> can[0] = true);
        return can[0];
    }

    /** Whether a given way follows the lines: 0 if not, 1 if it does, 2 by forced march. */
    public int judge(DesertFoxPosition position, int block, int[] way, int bonus) {
        Board board = new Board(position);
        Supply lines = of(position, board, block);
        if (lines == null || way.length < 2 || way[0] != position.at(block)) {
            return 0;
        }
        BitSet now = new BitSet();
        lines.ends(way[0], now::set);
        int road = Ground.HIGHWAY;
        int side = position.roster().side(block);
        for (int i = 1; i < way.length; i++) {
            int to = way[i];
            if (to < 0
                    || board.standing(1 - side, to) > 0
                    || lines.distance(to) >= lines.distance(way[i - 1])) {
                return 0;
            }
            BitSet next = new BitSet();
            now.stream()
                    .forEach(
                            node ->
                                    lines.before(
                                            node,
                                            earlier -> {
                                                if (lines.hex(earlier) == to) {
                                                    next.set(earlier);
                                                }
                                            }));
            if (next.isEmpty()) {
                return 0;
            }
            road = Math.max(road, ground.road(ground.edge(way[i - 1], to)));
            now = next;
        }
        int over = way.length - 1 - allowance(position, block, road, bonus);
        return over <= 0 ? 1 : over == 1 ? 2 : 0;
    }

    /** One search, over points of lines and the worst road used so far. */
    private final class Walk {
        private final DesertFoxPosition position;
        private final Board board;
        private final Supply lines;
        private final int block;
        private final int bonus;
        private final boolean force;
        private final int[] length;
        private final int[] previous;
        private final ArrayDeque<Integer> open = new ArrayDeque<>();

        Walk(
                DesertFoxPosition position,
                Board board,
                Supply lines,
                int block,
                int bonus,
                boolean force) {
            this.position = position;
            this.board = board;
            this.lines = lines;
            this.block = block;
            this.bonus = bonus;
            this.force = force;
            length = new int[lines.nodes() * Ground.KINDS];
            previous = new int[length.length];
        }

        void run(Found found) {
            Arrays.fill(length, NONE);
            int start = position.at(block);
            lines.ends(start, node -> enter(node * Ground.KINDS, 0, NONE));
            int[] best = new int[ground.size()];
            int[] over = new int[ground.size()];
            Arrays.fill(best, NONE);
            while (!open.isEmpty()) {
                int at = open.poll();
                int hex = lines.hex(at / Ground.KINDS);
                int beyond = length[at] - allowance(position, block, at % Ground.KINDS, bonus);
                int most = force ? 1 : 0;
                if (hex != start
                        && beyond <= most
                        && (best[hex] == NONE || Math.max(0, beyond) < over[hex])) {
                    best[hex] = at;
                    over[hex] = Math.max(0, beyond);
                }
                if (length[at] < Way.LONGEST) {
                    lines.before(at / Ground.KINDS, earlier -> goOn(at, hex, earlier));
                }
            }
            for (int hex = 0; hex < best.length; hex++) {
                if (best[hex] != NONE) {
                    found.way(way(best[hex]), over[hex] > 0);
                }
            }
        }

        private void goOn(int at, int hex, int earlier) {
            int to = lines.hex(earlier);
            int side = position.roster().side(block);
            if (board.standing(1 - side, to) == 0 && lines.distance(to) < lines.distance(hex)) {
                int road = Math.max(at % Ground.KINDS, ground.road(ground.edge(hex, to)));
                enter(earlier * Ground.KINDS + road, length[at] + 1, at);
            }
        }

        private void enter(int state, int steps, int from) {
            if (length[state] == NONE) {
                length[state] = steps;
                previous[state] = from;
                open.add(state);
            }
        }

        private int[] way(int end) {
            int[] hexes = new int[length[end] + 1];
            int at = end;
            for (int i = hexes.length - 1; i >= 0; i--) {
                hexes[i] = lines.hex(at / Ground.KINDS);
                at = previous[at];
            }
            return hexes;
        }
    }

    /**
     * How many hexes the supply network of a side has (5.0l): those of all shortest lines of its
     * units, those that a fortress feeds included.
     */
    public BitSet network(DesertFoxPosition position, int side) {
        Board board = new Board(position);
        Supply base = Supply.fromBase(position, board, side);
        Supply[] fortress = new Supply[campaign.fortresses().length];
        BitSet hexes = new BitSet();
        BitSet done = new BitSet();
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) != side || !position.onMap(block)) {
                continue;
            }
            int hex = position.at(block);
            int fed = position.fed(block);
            if (base.reaches(hex)) {
                if (!done.get(hex)) {
                    done.set(hex);
                    base.network(hex, hexes);
                }
            } else if (fed > 0 && fed <= fortress.length) {
                if (fortress[fed - 1] == null) {
                    fortress[fed - 1] =
                            new Supply(
                                    position,
                                    board,
                                    side,
                                    campaign.fortresses()[fed - 1].hex(),
                                    each -> position.fed(each) == fed);
                }
                if (fortress[fed - 1].reaches(hex)) {
                    fortress[fed - 1].network(hex, hexes);
                }
            }
        }
        return hexes;
    }
}
