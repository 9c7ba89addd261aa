package kessel.games.desertfox.position;

import java.util.Arrays;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import kessel.engine.game.Workspaces;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Ground;

/**
 * The supply lines of one side from its base or from a fortress (5.0, 5.3), as a search over hexes
 * in layers: on a live highway, at a unit that passes supply on, and along a link of so many hexes
 * by track or by trail. It is as the position was when it was traced.
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
    private static final short FAR = Short.MAX_VALUE;
    private static final int NOWHERE = -1;

    /** By layer and road, where the next step of a link leads (5.0f, 5.0j). */
    private static final int[][] LINK = {
        {TRACK_1, TRACK_1, TRAIL_1, BESIDE},
        {TRACK_1, TRACK_1, TRAIL_1, BESIDE},
        {TRACK_2, TRACK_2, TRAIL_2, NOWHERE},
        {TRACK_3, TRACK_3, NOWHERE, NOWHERE},
        {NOWHERE, NOWHERE, NOWHERE, NOWHERE},
        {TRAIL_2, TRAIL_2, TRAIL_2, NOWHERE},
        {NOWHERE, NOWHERE, NOWHERE, NOWHERE},
        {NOWHERE, NOWHERE, NOWHERE, NOWHERE},
    };

    /** The links that go no farther. */
    private static final boolean[] LAST = {false, false, false, false, true, false, true, true};

    private static final Workspaces<int[]> QUEUES = new Workspaces<>(() -> new int[0]);

    private static final int ROOM_BITS = 10;

    /**
     * What was traced last, for the same lines are wanted again and again: when players think,
     * little changes from one position to the next, and changes back.
     */
    private static final AtomicReferenceArray<Supply> KEPT =
            new AtomicReferenceArray<>(1 << ROOM_BITS);

    private final Ground ground;
    private final int root;
    private final int size;
    private final boolean[] passesOn;
    private boolean begins;
    private short[] distance;

    // By hex, the directions in which supply goes on, a bit for each.
    private final byte[] onward;

    // By hex, the least of its distances.
    private short[] nearest;
    private int count;

    private Supply(DesertFoxPosition position, int side, int root) {
        ground = position.campaign().ground();
        this.root = root;
        size = ground.size();
        passesOn = new boolean[size];
        onward = onward(position, side);
    }

    /** Everywhere but past enemies, unless the hexside is held (5.0g, 5.3). */
    private static byte[] onward(DesertFoxPosition position, int side) {
        Ground ground = position.campaign().ground();
        Board board = position.board();
        byte[] onward = ground.passable();
        for (int hex = board.nextStanding(1 - side, 0);
                hex >= 0;
                hex = board.nextStanding(1 - side, hex + 1)) {
            boolean leaves = board.standing(side, hex) > 0 && position.defender(hex) == side;
            boolean enters = board.all(side, hex) > 0;
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                boolean held = position.holds(side, hex, direction);
                int beside = ground.grid().neighbour(hex, direction);
                if (!leaves || !held) {
                    onward[hex] &= (byte) ~(1 << direction);
                }
                if (beside != Grid.OFF && (!enters || !held)) {
                    onward[beside] &= (byte) ~(1 << Grid.opposite(direction));
                }
            }
        }
        return onward;
    }

    /** From the base, where every undisrupted unit that has supply passes it on. */
    static Supply fromBase(DesertFoxPosition position, int side) {
        Supply supply = new Supply(position, side, position.campaign().bases()[side]);
        Board board = position.board();
        for (int hex = board.nextStanding(side, 0);
                hex >= 0;
                hex = board.nextStanding(side, hex + 1)) {
            supply.passesOn[hex] = true;
        }
        return supply.traced(!board.enemy(side, supply.root));
    }

    /**
     * From a fortress.
     *
     * @param passesOn which of the side's undisrupted blocks pass supply on if it reaches them
     */
    public static Supply fromFortress(
            DesertFoxPosition position, int side, int fortress, IntPredicate passesOn) {
        Supply supply = new Supply(position, side, fortress);
        for (int block : position.roster().of(side)) {
            if (position.stands(block) && passesOn.test(block)) {
                supply.passesOn[position.at(block)] = true;
            }
        }
        return supply.traced(!position.board().enemy(side, fortress));
    }

    /** These lines, or the same if they were traced before. */
    private Supply traced(boolean fromRoot) {
        begins = fromRoot;
        int hash = 31 * (31 * Arrays.hashCode(onward) + Arrays.hashCode(passesOn)) + root;
        int slot = hash * 0x9e3779b1 >>> -ROOM_BITS;
        Supply known = KEPT.get(slot);
        if (known != null && isAs(known)) {
            return known;
        }
        trace();
        KEPT.set(slot, this);
        return this;
    }

    private boolean isAs(Supply other) {
        return ground == other.ground
                && root == other.root
                && begins == other.begins
                && Arrays.equals(onward, other.onward)
                && Arrays.equals(passesOn, other.passesOn);
    }

    private void trace() {
        distance = new short[LAYERS * size];
        nearest = new short[size];
        Arrays.fill(distance, FAR);
        Arrays.fill(nearest, FAR);
        if (!begins) {
            return;
        }
        int[] reached = QUEUES.take();
        int[] queue = reached.length < LAYERS * size ? new int[LAYERS * size] : reached;
        reach(LIVE, root, 0, queue);
        // All steps are of one hex, so that nodes are reached in the order of their distance.
        for (int i = 0; i < count; i++) {
            int node = queue[i];
            int layer = node / size;
            goOn(layer, node - layer * size, distance[node] + 1, queue);
        }
        QUEUES.give(queue);
    }

    /** A node is reached; where a unit passes supply on, a new link begins. */
    private void reach(int layer, int hex, int spent, int[] queue) {
        int node = layer * size + hex;
        if (distance[node] <= spent) {
            return;
        }
        distance[node] = (short) spent;
        nearest[hex] = (short) Math.min(nearest[hex], spent);
        if (!LAST[layer]) {
            queue[count++] = node;
        }
        if (layer > UNIT && passesOn[hex]) {
            reach(UNIT, hex, spent, queue);
        }
    }

    private void goOn(int layer, int hex, int spent, int[] queue) {
        int[] link = LINK[layer];
        for (int left = onward[hex]; left != 0; left &= left - 1) {
            int edge = hex * Grid.DIRECTIONS + Integer.numberOfTrailingZeros(left);
            int road = ground.road(edge);
            int next = link[road];
            if (next != NOWHERE) {
                int to = ground.next(edge);
                if (layer == LIVE && road == Ground.HIGHWAY) {
                    reach(LIVE, to, spent, queue);
                }
                reach(next, to, spent, queue);
            }
        }
    }

    private static boolean leads(int layer, int road, int to) {
        return to == LIVE ? layer == LIVE && road == Ground.HIGHWAY : to == LINK[layer][road];
    }

    public int root() {
        return root;
    }

    public boolean reaches(int hex) {
        return distance(hex) != FAR;
    }

    /** How long the shortest line of a unit there is. */
    public int distance(int hex) {
        return nearest[hex];
    }

    // Lines backwards, from a unit to its source.

    /** All points of lines at which a unit in this hex may be. */
    public void ends(int hex, IntConsumer each) {
        for (int node = hex; node < distance.length; node += size) {
            if (distance[node] != FAR) {
                each.accept(node);
            }
        }
    }

    public int hex(int node) {
        return node % size;
    }

    public int nodes() {
        return distance.length;
    }

    /** The points of lines that lie one hex nearer the source on the way to this one. */
    public void before(int node, IntConsumer each) {
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
            if (from == Grid.OFF || (onward[from] >> back & 1) == 0) {
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

    /**
     * The hexes of one of the shortest lines to each of these as far as it is reached: as long as
     * supply gets through all of them, none of these loses it.
     */
    public BitSet trunk(BitSet ends) {
        BitSet seen = new BitSet();
        BitSet hexes = new BitSet();
        for (int hex = ends.nextSetBit(0); hex >= 0; hex = ends.nextSetBit(hex + 1)) {
            int node = reaches(hex) ? end(hex) : NOWHERE;
            while (node != NOWHERE && !seen.get(node)) {
                seen.set(node);
                hexes.set(node % size);
                node = nearer(node);
            }
        }
        return hexes;
    }

    /** Where the shortest line to a hex that is reached ends. */
    private int end(int hex) {
        int node = hex;
        while (distance[node] != nearest[hex]) {
            node += size;
        }
        return node;
    }

    private int nearer(int node) {
        int[] at = {NOWHERE};
        before(node, earlier -> at[0] = distance[earlier] + 1 == distance[node] ? earlier : at[0]);
        return at[0];
    }

    /** Adds the hexes of all shortest lines of a unit in this hex (5.0l). */
    public void network(int hex, BitSet hexes) {
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
