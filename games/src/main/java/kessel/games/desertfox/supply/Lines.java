package kessel.games.desertfox.supply;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Supply;
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
    private static final int TOO_FAR = 2;

    private final Campaign campaign;
    private final Ground ground;

    public Lines(Campaign campaign) {
        this.campaign = campaign;
        ground = campaign.ground();
    }

    /**
     * A base or a fortress whose lines reach a hex (6.3g).
     *
     * @param number 0 for the base, else 1 + the fortress
     * @param places so many units of that hex it can feed, counted anew (5.1j)
     */
    public record Source(int number, Supply lines, int places) {}

    /** How many places of a source were taken already. */
    public interface Taken {
        Taken NONE = _ -> 0;

        int of(int number);
    }

    /** How a way follows the lines: of which source, and whether by forced march. */
    public record Followed(int source, boolean forced) {}

    /**
     * The sources whose lines units in a hex may follow: the base, else fortresses. One whose lines
     * nobody can take the first step along has no place for anybody, and any unit can go one hex.
     */
    private List<Source> sources(DesertFoxPosition position, int side, int hex) {
        List<Source> sources = new ArrayList<>();
        Supply base = position.supply(side);
        if (base.reaches(hex)) {
            sources.add(new Source(0, base, position.roster().size()));
        } else {
            addFortresses(position, side, hex, sources);
        }
        sources.removeIf(source -> !leadsOn(position.board(), side, source.lines, hex));
        return sources;
    }

    private void addFortresses(
            DesertFoxPosition position, int side, int hex, List<Source> sources) {
        for (int i = 0; i < campaign.fortresses().length; i++) {
            if (position.holder(i) == side && hex != campaign.fortresses()[i].hex()) {
                Source source = fortress(position, side, i, hex);
                if (source != null) {
                    sources.add(source);
                }
            }
        }
    }

    private static boolean leadsOn(Board board, int side, Supply lines, int hex) {
        boolean[] leads = new boolean[1];
        lines.ends(
                hex,
                node ->
                        lines.before(
                                node,
                                earlier ->
                                        leads[0] |=
                                                isNearer(
                                                        board,
                                                        side,
                                                        lines,
                                                        hex,
                                                        lines.hex(earlier))));
        return leads[0];
    }

    /** Whether a step leads nearer to the source, and not into the enemy (6.3e). */
    private static boolean isNearer(Board board, int side, Supply lines, int hex, int to) {
        return board.standing(1 - side, to) == 0 && lines.distance(to) < lines.distance(hex);
    }

    /** Those inside come first (5.1c), and so does one unit for each link on the way (5.0e). */
    private Source fortress(DesertFoxPosition position, int side, int fortress, int hex) {
        Campaign.Port port = campaign.fortresses()[fortress];
        int inside =
                position.supply(side).reaches(port.hex())
                        ? 0
                        : position.board().all(side, port.hex());
        BitSet links = new BitSet();
        for (int places = port.share(side) - inside; places > 0; places--) {
            BitSet passing = links;
            Supply lines = Supply.fromFortress(position, side, port.hex(), passing::get);
            if (lines.reaches(hex)) {
                return new Source(fortress + 1, lines, places);
            }
            BitSet reached = new BitSet();
            for (int block = 0; block < position.roster().size(); block++) {
                reached.set(
                        block,
                        position.roster().side(block) == side
                                && position.stands(block)
                                && lines.reaches(position.at(block)));
            }
            if (reached.equals(links)) {
                return null;
            }
            links = reached;
        }
        return null;
    }

    /** How many units of a hex have a place on some line. */
    public int places(DesertFoxPosition position, int side, int hex) {
        return sources(position, side, hex).stream().mapToInt(Source::places).sum();
    }

    /** Whether all of a side who stand in a hex have a place on some line and a way out (6.4e). */
    public boolean allCanGo(DesertFoxPosition position, int side, int hex) {
        int units = 0;
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) == side
                    && position.at(block) == hex
                    && position.stands(block)) {
                units++;
                if (!canGo(position, block)) {
                    return false;
                }
            }
        }
        return units > 0 && units <= places(position, side, hex);
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
    public void ways(
            DesertFoxPosition position,
            int block,
            int bonus,
            boolean force,
            Taken taken,
            Found found) {
        BitSet ends = new BitSet();
        for (Source source : sources(position, position.roster().side(block), position.at(block))) {
            if (taken.of(source.number) < source.places) {
                new Walk(position, position.board(), source.lines, block, bonus, force)
                        .run(
                                (way, forced) -> {
                                    int end = way[way.length - 1];
                                    if (!ends.get(end)) {
                                        ends.set(end);
                                        found.way(way, forced);
                                    }
                                });
            }
        }
    }

    public boolean canGo(DesertFoxPosition position, int block) {
        boolean[] can = new boolean[1];
        ways(position, block, 0, false, Taken.NONE, (_, _) -> can[0] = true);
        return can[0];
    }

    /** How a given way follows the lines, or null if it does not. */
    public Followed judge(
            DesertFoxPosition position, int block, int[] way, int bonus, Taken taken) {
        if (way.length < 2 || way[0] != position.at(block)) {
            return null;
        }
        for (Source source : sources(position, position.roster().side(block), way[0])) {
            int over =
                    taken.of(source.number) < source.places
                            ? over(position, source.lines, block, way, bonus)
                            : TOO_FAR;
            if (over < TOO_FAR) {
                return new Followed(source.number, over == 1);
            }
        }
        return null;
    }

    /** By how many hexes a way along these lines is too long, at least 0; 2 where it is none. */
    private int over(DesertFoxPosition position, Supply lines, int block, int[] way, int bonus) {
        Board board = position.board();
        BitSet now = new BitSet();
        lines.ends(way[0], now::set);
        int road = Ground.HIGHWAY;
        int side = position.roster().side(block);
        for (int i = 1; i < way.length; i++) {
            int to = way[i];
            if (to < 0 || !isNearer(board, side, lines, way[i - 1], to)) {
                return TOO_FAR;
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
                return TOO_FAR;
            }
            road = Math.max(road, ground.road(ground.edge(way[i - 1], to)));
            now = next;
        }
        int over = way.length - 1 - allowance(position, block, road, bonus);
        return Math.clamp(over, 0, TOO_FAR);
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
            if (isNearer(board, side, lines, hex, to)) {
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
        Board board = position.board();
        Supply base = position.supply(side);
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
                            Supply.fromFortress(
                                    position,
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
