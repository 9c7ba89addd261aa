package kessel.games.desertfox.position;

import java.util.Arrays;
import java.util.function.IntPredicate;
import kessel.engine.hex.Grid;
import kessel.engine.hex.Search;
import kessel.engine.hex.Ways;
import kessel.games.desertfox.data.Ground;

/**
 * Where a {@link Reach} has come, with one way to each hex, kept after it. The hexes that were
 * barred to it can be entered by one more step, as far as whoever asks allows it.
 */
public final class Reached {
    private final Ground ground;
    private final int key;
    private final long[] enemies;
    private final int limit;
    private final int[] bonus;
    private final Ways found;

    // By hex, the cheapest way, or null where there is none or it is barred.
    private final int[][] ways;

    // By place, in the order in which they were found: its node and what it costs.
    private final char[] nodes;
    private final short[] costs;

    // The last steps into barred hexes, in the order in which they are tried.
    private final short[] edges;
    private final char[] edgeNodes;
    private final short[] edgeCosts;

    Reached(Reach reach, Search search, int key, long[] enemies) {
        ground = reach.ground();
        this.key = key;
        this.enemies = enemies;
        limit = reach.limit();
        bonus = reach.bonus();
        found = search.ways();
        ways = new int[ground.size()][];
        nodes = new char[search.count()];
        costs = new short[nodes.length];
        for (int hex = 0; hex < ways.length; hex++) {
            ways[hex] = reach.reaches(hex) && !reach.bars(hex) ? reach.way(hex) : null;
        }
        short[] into = new short[nodes.length * Grid.DIRECTIONS];
        char[] by = new char[into.length];
        short[] price = new short[into.length];
        int count = 0;
        for (int place = 0; place < nodes.length; place++) {
            nodes[place] = (char) search.node(place);
            costs[place] = (short) search.cost(place);
            int first = search.hex(place) * Grid.DIRECTIONS;
            for (int edge = first; edge < first + Grid.DIRECTIONS; edge++) {
                int to = ground.next(edge);
                if (to != Grid.OFF && reach.bars(to)) {
                    int cost = costs[place] + step(search.layer(place), ground.road(edge));
                    if (cost <= limit) {
                        into[count] = (short) edge;
                        by[count] = nodes[place];
                        price[count++] = (short) cost;
                    }
                }
            }
        }
        edges = Arrays.copyOf(into, count);
        edgeNodes = Arrays.copyOf(by, count);
        edgeCosts = Arrays.copyOf(price, count);
    }

    /** What a step by a road costs on a way whose worst road is this. */
    private int step(int worst, int road) {
        return 1 + bonus[worst] - bonus[Math.max(worst, road)];
    }

    /** Whether it is what somebody asks for, and past these enemies. */
    boolean isOf(int asked, long[] past) {
        return key == asked && Arrays.equals(enemies, past);
    }

    /** The way to a hex, or null where there is none or it is barred. */
    public int[] way(int hex) {
        return ways[hex];
    }

    public boolean reaches(int hex) {
        return ways[hex] != null;
    }

    /**
     * By hex, the way into it if it was barred, across the edges that allow it; null if there are
     * no such ways at all.
     */
    public int[][] into(IntPredicate allowed) {
        int[] best = null;
        for (int i = 0; i < edges.length; i++) {
            int to = ground.next(edges[i]);
            if (best == null || best[to] == 0 || edgeCosts[i] < edgeCosts[best[to] - 1]) {
                if (allowed.test(edges[i])) {
                    best = best == null ? new int[ways.length] : best;
                    best[to] = i + 1;
                }
            }
        }
        return best == null ? null : into(best);
    }

    private int[][] into(int[] best) {
        int[][] into = new int[best.length][];
        for (int hex = 0; hex < best.length; hex++) {
            if (best[hex] > 0) {
                into[hex] = andOn(found.way(edgeNodes[best[hex] - 1]), hex);
            }
        }
        return into;
    }

    private static int[] andOn(int[] way, int hex) {
        int[] longer = Arrays.copyOf(way, way.length + 1);
        longer[way.length] = hex;
        return longer;
    }

    /** The way to a hex and beyond by a road that leads off the sheet there, or null. */
    public int[] wayOff(int hex, int roadOff, int beyond) {
        int size = ways.length;
        for (int place = 0; place < nodes.length; place++) {
            if (nodes[place] % size == hex
                    && costs[place] + step(nodes[place] / size, roadOff) <= limit) {
                return andOn(found.way(nodes[place]), beyond);
            }
        }
        return null;
    }
}
