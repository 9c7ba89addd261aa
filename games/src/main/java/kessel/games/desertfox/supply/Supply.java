package kessel.games.desertfox.supply;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.DesertFoxPosition;

/**
 * The supply lines of one side from its base or from a fortress (5.0, 5.3), as a search over hexes
 * in layers: on a live highway, at a unit that passes supply on, and along a link of so many hexes
 * by track or by trail.
 */
public final class Supply {
    private static final int LIVE = 0;
    private static final int UNIT = 1;
    private static final int TRACK_1 = 2;
    private static final int TRACK_2 = 3;
    private static final int TRACK_3 = 4;
    private static final int TRAIL_1 = 5;
    private static final int TRAIL_2 = 6;
    private static final int BESIDE = 7;
    private static final int LAYERS = 8;
    private static final int FAR = Integer.MAX_VALUE;
    private static final int NOWHERE = -1;

    /**
     * By layer, where a step by highway or track, by trail, and off the road leads (5.0f, 5.0j).
     */
    private static final int[] BY_TRACK = {
        TRACK_1, TRACK_1, TRACK_2, TRACK_3, NOWHERE, TRAIL_2, NOWHERE, NOWHERE
    };

    private static final int[] BY_TRAIL = {
        TRAIL_1, TRAIL_1, TRAIL_2, NOWHERE, NOWHERE, TRAIL_2, NOWHERE, NOWHERE
    };
    private static final int[] OFF_ROAD = {
        BESIDE, BESIDE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE, NOWHERE
    };

    private final DesertFoxPosition position;
    private final Ground ground;
    private final Board board;
    private final int side;
    private final int root;
    private final int size;
    private final int[] distance;
    private final BitSet passesOn = new BitSet();

    /**
     * @param root the base or fortress that it comes from
     * @param passesOn which of the side's undisrupted blocks pass supply on if it reaches them
     */
    public Supply(
            DesertFoxPosition position, Board board, int side, int root, IntPredicate passesOn) {
        this.position = position;
        ground = position.campaign().ground();
        this.board = board;
        this.side = side;
        this.root = root;
        size = ground.size();
        distance = new int[LAYERS * size];
        for (int block = 0; block < position.roster().size(); block++) {
            if (position.roster().side(block) == side
                    && position.stands(block)
                    && passesOn.test(block)) {
                this.passesOn.set(position.at(block));
            }
        }
        trace();
    }

    /** From the base: every undisrupted unit that has supply passes it on. */
    public static Supply fromBase(DesertFoxPosition position, Board board, int side) {
        return new Supply(position, board, side, position.campaign().bases()[side], _ -> true);
    }

    private void trace() {
        Arrays.fill(distance, FAR);
        if (board.enemy(side, root)) {
            return;
        }
        int[] now = new int[LAYERS * size];
        int[] next = new int[LAYERS * size];
        int count = reach(LIVE * size + root, 0, now, 0);
        for (int spent = 0; count > 0; spent++) {
            int found = 0;
            for (int i = 0; i < count; i++) {
                found = goOn(now[i], spent + 1, next, found);
            }
            int[] done = now;
            now = next;
            next = done;
            count = found;
        }
    }

    /** A node is reached; where a unit passes supply on, a new link begins. */
    private int reach(int node, int spent, int[] into, int count) {
        if (distance[node] <= spent) {
            return count;
        }
        distance[node] = spent;
        into[count] = node;
        int hex = node % size;
        int added = count + 1;
        return node >= 2 * size && passesOn.get(hex)
                ? reach(UNIT * size + hex, spent, into, added)
                : added;
    }

    private int goOn(int node, int spent, int[] into, int count) {
        int layer = node / size;
        int hex = node % size;
        int found = count;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int to = across(hex, direction);
            if (to == Grid.OFF) {
                continue;
            }
            int road = ground.road(hex * Grid.DIRECTIONS + direction);
            for (int next = 0; next < LAYERS; next++) {
                if (leads(layer, road, next)) {
                    found = reach(next * size + to, spent, into, found);
                }
            }
        }
        return found;
    }

    private static boolean leads(int layer, int road, int to) {
        return to == LIVE
                ? layer == LIVE && road == Ground.HIGHWAY
                : to == OFF_ROAD[layer]
                        || road <= Ground.TRACK && to == BY_TRACK[layer]
                        || road == Ground.TRAIL && to == BY_TRAIL[layer];
    }

    /** The hex that supply goes to across a hexside, or {@link Grid#OFF} (5.0g, 5.3). */
    private int across(int from, int direction) {
        int to = ground.next(from * Grid.DIRECTIONS + direction);
        if (to == Grid.OFF) {
            return Grid.OFF;
        }
        boolean leaves =
                board.standing(1 - side, from) == 0
                        || board.standing(side, from) > 0
                                && position.defender(from) == side
                                && position.holds(side, from, direction);
        boolean enters =
                board.standing(1 - side, to) == 0
                        || board.all(side, to) > 0
                                && position.holds(side, to, Grid.opposite(direction));
        return leaves && enters ? to : Grid.OFF;
    }

    int root() {
        return root;
    }

    public boolean reaches(int hex) {
        return distance(hex) != FAR;
    }

    /** How long the shortest line of a unit there is. */
    int distance(int hex) {
        int least = FAR;
        for (int node = hex; node < distance.length; node += size) {
            least = Math.min(least, distance[node]);
        }
        return least;
    }

    // Lines backwards, from a unit to its source.

    /** All points of lines at which a unit in this hex may be. */
    void ends(int hex, IntConsumer each) {
        for (int node = hex; node < distance.length; node += size) {
            if (distance[node] != FAR) {
                each.accept(node);
            }
        }
    }

    int hex(int node) {
        return node % size;
    }

    int nodes() {
        return distance.length;
    }

    /** The points of lines that lie one hex nearer the source on the way to this one. */
    void before(int node, IntConsumer each) {
        int layer = node / size;
        int hex = node % size;
        if (layer == UNIT) {
            for (int link = TRACK_1; link < LAYERS; link++) {
                if (distance[link * size + hex] != FAR) {
                    before(link * size + hex, each);
                }
            }
            return;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int from = ground.grid().neighbour(hex, direction);
            int back = Grid.opposite(direction);
            if (from == Grid.OFF || across(from, back) == Grid.OFF) {
                continue;
            }
            int road = ground.road(from * Grid.DIRECTIONS + back);
            for (int earlier = 0; earlier < LAYERS; earlier++) {
                if (distance[earlier * size + from] != FAR && leads(earlier, road, layer)) {
                    each.accept(earlier * size + from);
                }
            }
        }
    }

    /** One of the shortest lines to this hex, from the source on; it has to be reached. */
    public int[] line(int hex) {
        int[] hexes = new int[distance(hex) + 1];
        int[] at = {FAR};
        ends(hex, node -> at[0] = distance[node] == hexes.length - 1 ? node : at[0]);
        for (int i = hexes.length - 1; i >= 0; i--) {
            hexes[i] = at[0] % size;
            int here = at[0];
            before(here, node -> at[0] = distance[node] + 1 == distance[here] ? node : at[0]);
        }
        return hexes;
    }

    /** Adds the hexes of all shortest lines of a unit in this hex (5.0l). */
    void network(int hex, BitSet hexes) {
        BitSet seen = new BitSet();
        int shortest = distance(hex);
        ends(
                hex,
                node -> {
                    if (distance[node] == shortest) {
                        shortest(node, seen);
                    }
                });
        seen.stream().forEach(node -> hexes.set(node % size));
    }

    private void shortest(int node, BitSet seen) {
        if (seen.get(node)) {
            return;
        }
        seen.set(node);
        before(
                node,
                earlier -> {
                    if (distance[earlier] + 1 == distance[node]) {
                        shortest(earlier, seen);
                    }
                });
    }
}
