package kessel.games.afrikakorps.data;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.engine.data.Item;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/** What the map means to the rules: where units can be, what touches what, where the road runs. */
public final class Ground {
    /** A hex of two roads that do not meet (17.3): the lanes are told apart by bits. */
    public static final int NO_LANE = 0;

    public static final int FIRST_LANE = 1;
    public static final int SECOND_LANE = 2;

    // What a step into a neighbouring hex is like.

    /** It crosses a side that the road crosses (17.2a). */
    public static final int BY_ROAD = 1;

    /** It leaves an escarpment with a road, off the road (18.4.1b). */
    public static final int LEAVES_ROAD = 1 << 1;

    /** It enters one off the road (18.4.1a). */
    public static final int ENTERS_OFF_ROAD = 1 << 2;

    /** Into an escarpment with no road through it (18.1a). */
    public static final int STOPS = 1 << 3;

    /** The lanes of the crossing that it leaves, and the one of the crossing that it enters. */
    private static final int LANES_OUT = 4;

    private static final int LANE_IN = 6;
    private static final int BOTH_LANES = FIRST_LANE | SECOND_LANE;

    /** There is no way over land. */
    public static final short FAR = Short.MAX_VALUE;

    private final Grid grid;
    private final int[][] beside;

    /** For each hex of {@link #beside}, what the step there is like: bits. */
    private final int[][] passages;

    private final boolean[] playable;
    private final boolean[] fortress;
    private final boolean[] escarpment;
    private final boolean[] advance;
    private final boolean[] touchesRoad;
    private final byte[] doubling;
    private final String[] closedBy;

    /** By edge: whether the road crosses it. */
    private final boolean[] road;

    /** By edge out of a hex of lanes: the lanes that it belongs to; all elsewhere. */
    private final byte[] lanes;

    private final boolean[] crossing;
    private final int laneChange;
    private final int bonus;
    private final int[] base = new int[2];
    private final int[] port = new int[2];
    private final int[] fortresses;
    private final int[] stepsToRoad;

    /** From hex to hex over land. */
    private final short[][] steps;

    Ground(HexMap map, Item game) {
        grid = map.grid();
        int size = grid.size();
        playable = new boolean[size];
        fortress = new boolean[size];
        escarpment = new boolean[size];
        advance = new boolean[size];
        touchesRoad = new boolean[size];
        crossing = new boolean[size];
        doubling = new byte[size];
        closedBy = new String[size];
        terrain(map, game.at("terrain").entries());
        int closed = 0;
        for (Map.Entry<String, Item> side : game.at("hexsides").entries().entrySet()) {
            closed |= side.getValue().at("closed").flag() ? map.hexsides().bit(side.getKey()) : 0;
        }
        Item roads = game.at("road");
        int roadBit = map.paths().bit(roads.at("path").text());
        bonus = roads.at("bonus").number(0, 50);
        road = new boolean[size * Grid.DIRECTIONS];
        lanes = new byte[size * Grid.DIRECTIONS];
        beside = new int[size][];
        for (int hex = 0; hex < size; hex++) {
            int[] around = new int[Grid.DIRECTIONS];
            int count = 0;
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int edge = hex * Grid.DIRECTIONS + direction;
                int next = grid.neighbour(hex, direction);
                road[edge] = (map.pathBits(edge) & roadBit) != 0;
                lanes[edge] = (byte) BOTH_LANES;
                touchesRoad[hex] |= road[edge];
                boolean open = next != Grid.OFF && (map.hexsideBits(edge) & closed) == 0;
                if (open && playable[hex] && playable[next]) {
                    around[count++] = next;
                }
            }
            beside[hex] = Arrays.copyOf(around, count);
        }
        laneChange = lanes(game.at("lanes"));
        passages = new int[size][];
        for (int hex = 0; hex < size; hex++) {
            passages[hex] = new int[beside[hex].length];
            for (int i = 0; i < passages[hex].length; i++) {
                passages[hex][i] = passage(hex, beside[hex][i]);
            }
        }
        stepsToRoad = stepsToRoad();
        steps = steps();
        for (int side = 0; side < 2; side++) {
            Item ports = game.at("ports").at(Roster.SIDES.get(side));
            base[side] = hex(ports.at("base"));
            port[side] = hex(ports.at("fortress"));
        }
        fortresses =
                game.at("fortresses").at("hexes").list().stream().mapToInt(this::hex).toArray();
    }

    private int[] stepsToRoad() {
        int[] steps = new int[grid.size()];
        int[] queue = new int[grid.size()];
        int end = 0;
        for (int hex = 0; hex < steps.length; hex++) {
            steps[hex] = touchesRoad[hex] ? 0 : Integer.MAX_VALUE;
            if (touchesRoad[hex]) {
                queue[end++] = hex;
            }
        }
        for (int i = 0; i < end; i++) {
            for (int next : beside[queue[i]]) {
                if (steps[next] == Integer.MAX_VALUE) {
                    steps[next] = steps[queue[i]] + 1;
                    queue[end++] = next;
                }
            }
        }
        return steps;
    }

    private short[][] steps() {
        short[][] steps = new short[grid.size()][grid.size()];
        int[] queue = new int[grid.size()];
        for (int hex = 0; hex < steps.length; hex++) {
            short[] far = steps[hex];
            Arrays.fill(far, FAR);
            far[hex] = 0;
            queue[0] = hex;
            int end = 1;
            for (int i = 0; i < end; i++) {
                for (int next : beside[queue[i]]) {
                    if (far[next] == FAR) {
                        far[next] = (short) (far[queue[i]] + 1);
                        queue[end++] = next;
                    }
                }
            }
        }
        return steps;
    }

    private int passage(int from, int to) {
        boolean byRoad = road[from * Grid.DIRECTIONS + grid.direction(from, to)];
        int bits = byRoad ? BY_ROAD : 0;
        bits |= !byRoad && roadEscarpment(from) ? LEAVES_ROAD : 0;
        bits |= !byRoad && roadEscarpment(to) ? ENTERS_OFF_ROAD : 0;
        bits |= plainEscarpment(to) ? STOPS : 0;
        bits |= lanes[from * Grid.DIRECTIONS + grid.direction(from, to)] << LANES_OUT;
        // A road that leads into both lanes, or no road at all, leaves the choice.
        int into = lanes[to * Grid.DIRECTIONS + grid.direction(to, from)];
        bits |= (byRoad && crossing[to] && into != BOTH_LANES ? into : NO_LANE) << LANE_IN;
        return bits;
    }

    private void terrain(HexMap map, Map<String, Item> kinds) {
        for (int hex = 0; hex < grid.size(); hex++) {
            String name = map.terrainName(hex);
            Item kind = kinds.get(name);
            if (kind == null) {
                throw kinds.values().iterator().next().fault("terrain '" + name + "' is missing");
            }
            kind.only(Set.of("enter", "cost", "stops", "defence", "advance", "zones", "rule"));
            playable[hex] = kind.at("enter").flag();
            closedBy[hex] = kind.at("rule").text();
            if (playable[hex]) {
                fortress[hex] = !kind.at("zones").flag();
                escarpment[hex] = kind.at("stops").flag();
                advance[hex] = kind.at("advance").flag();
                doubling[hex] = (byte) kind.at("defence").number(1, 4);
            }
        }
    }

    private int lanes(Item hexes) {
        int change = 0;
        for (Map.Entry<String, Item> entry : hexes.entries().entrySet()) {
            int hex = grid.find(entry.getKey()).orElseThrow(() -> entry.getValue().fault("no hex"));
            crossing[hex] = true;
            change = entry.getValue().at("change").number(0, 9);
            byte[] at = new byte[Grid.DIRECTIONS];
            List<Item> roads = entry.getValue().at("roads").list();
            for (int lane = 0; lane < roads.size(); lane++) {
                for (Item end : roads.get(lane).list()) {
                    int direction = grid.direction(hex, hex(end));
                    if (direction == Grid.OFF) {
                        throw end.fault(end.text() + " does not touch " + entry.getKey());
                    }
                    at[direction] |= (byte) (1 << lane);
                }
            }
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                lanes[hex * Grid.DIRECTIONS + direction] = at[direction];
            }
        }
        return change;
    }

    private int hex(Item label) {
        return grid.find(label.text())
                .orElseThrow(() -> label.fault("there is no hex '" + label.text() + "'"));
    }

    public Grid grid() {
        return grid;
    }

    public int size() {
        return grid.size();
    }

    /** The hexes that touch a hex: none across the sides that nothing crosses (5.7). */
    public int[] beside(int hex) {
        return beside[hex];
    }

    /** What the steps into these are like, in the same order. */
    public int[] passages(int hex) {
        return passages[hex];
    }

    /** What a step into a hex beside another is like; -1 where the two do not touch. */
    public int passageTo(int from, int to) {
        for (int i = 0; i < beside[from].length; i++) {
            if (beside[from][i] == to) {
                return passages[from][i];
            }
        }
        return -1;
    }

    /** The lanes of a crossing out of which a step leads. */
    public static int lanesOut(int passage) {
        return passage >> LANES_OUT & BOTH_LANES;
    }

    public static int laneIn(int passage) {
        return passage >> LANE_IN;
    }

    public boolean adjacent(int a, int b) {
        for (int next : beside[a]) {
            if (next == b) {
                return true;
            }
        }
        return false;
    }

    public boolean playable(int hex) {
        return hex >= 0 && hex < playable.length && playable[hex];
    }

    /** The rule that keeps everybody out of a hex that is not playable. */
    public String closedBy(int hex) {
        return closedBy[hex];
    }

    public boolean fortress(int hex) {
        return fortress[hex];
    }

    /** An escarpment with no road through it. */
    public boolean plainEscarpment(int hex) {
        return escarpment[hex] && !touchesRoad[hex];
    }

    public boolean roadEscarpment(int hex) {
        return escarpment[hex] && touchesRoad[hex];
    }

    /** 16.1a: whether victors may move in. */
    public boolean advance(int hex) {
        return advance[hex];
    }

    /** 10.2a: what a defence factor is multiplied by. */
    public int doubling(int hex) {
        return doubling[hex];
    }

    public boolean onRoad(int hex) {
        return touchesRoad[hex];
    }

    /** How many steps it is to the nearest hex with a road. */
    public int stepsToRoad(int hex) {
        return stepsToRoad[hex];
    }

    /** By hex, how many steps over land it is from there, whoever stands on the way, or FAR. */
    public short[] steps(int hex) {
        return steps[hex];
    }

    public int laneChange() {
        return laneChange;
    }

    public int roadBonus() {
        return bonus;
    }

    public int base(int side) {
        return base[side];
    }

    /** The fortress that is a port of the side as well. */
    public int port(int side) {
        return port[side];
    }

    public boolean port(int hex, int side) {
        return hex == base[side] || hex == port[side];
    }

    public int[] fortresses() {
        return fortresses;
    }
}
