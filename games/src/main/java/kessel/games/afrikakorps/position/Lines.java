package kessel.games.afrikakorps.position;

import java.util.Arrays;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Ground;

/**
 * Lines of hexes to supply: those of any length that keep a unit from being isolated (24.1), and
 * the short ones that an attack needs (14.2). Both pass only hexes free of enemies and their zones;
 * the hexes at their two ends are their owners' own matter.
 */
public final class Lines {
    public static final int NONE = Integer.MAX_VALUE;

    private final Ground ground;
    private final int[] distance;
    private final int[] queue;

    public Lines(Ground ground) {
        this.ground = ground;
        distance = new int[ground.size()];
        queue = new int[ground.size()];
    }

    public static Workspaces<Lines> workspaces(Ground ground) {
        return new Workspaces<>(() -> new Lines(ground));
    }

    /** From one hex outward, so many steps at most. */
    public Lines from(Board board, int side, int hex, int most) {
        Arrays.fill(distance, NONE);
        distance[hex] = 0;
        queue[0] = hex;
        spread(board, side, 1, most);
        return this;
    }

    /** From all supply units of a side on the map, as far as it goes. */
    public Lines fromSupplies(Board board, int side) {
        Arrays.fill(distance, NONE);
        int count = 0;
        for (int hex = 0; hex < ground.size(); hex++) {
            if (board.supply(side, hex)) {
                distance[hex] = 0;
                queue[count++] = hex;
            }
        }
        spread(board, side, count, NONE);
        return this;
    }

    /** Every hex next to the line is given its distance; the line goes on from free ones only. */
    private void spread(Board board, int side, int count, int most) {
        int end = count;
        for (int i = 0; i < end; i++) {
            int hex = queue[i];
            if (distance[hex] == most) {
                return;
            }
            if (distance[hex] > 0 && !board.free(side, hex)) {
                continue;
            }
            for (int next : ground.beside(hex)) {
                if (distance[next] == NONE) {
                    distance[next] = distance[hex] + 1;
                    queue[end++] = next;
                }
            }
        }
    }

    /** The length of the line to a unit in a hex, or {@link #NONE}. */
    public int length(int hex) {
        return distance[hex];
    }

    /** The hexes of such a line from a unit's hex to its supply; empty where there is none. */
    public int[] way(Board board, int side, int hex) {
        if (!reaches(hex)) {
            return new int[0];
        }
        int[] way = new int[distance[hex] + 1];
        way[0] = hex;
        for (int i = 1; i < way.length; i++) {
            for (int next : ground.beside(way[i - 1])) {
                boolean nearer = distance[next] == distance[hex] - i;
                if (nearer && (distance[next] == 0 || board.free(side, next))) {
                    way[i] = next;
                    break;
                }
            }
        }
        return way;
    }

    public boolean reaches(int hex) {
        return distance[hex] != NONE;
    }
}
