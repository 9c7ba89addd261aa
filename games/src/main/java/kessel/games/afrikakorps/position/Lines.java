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
    private Board board;
    private int side;
    private int most;

    /** Of the hexes in the queue, how many the lines have gone on from, and how many there are. */
    private int gone;

    private int end;

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
        begin(board, side, most);
        start(hex);
        return this;
    }

    /** From all supply units of a side on the map, as far as it goes. */
    public Lines fromSupplies(Board board, int side) {
        begin(board, side, NONE);
        board.supplied(side, this::start);
        return this;
    }

    private void begin(Board board, int side, int most) {
        this.board = board;
        this.side = side;
        this.most = most;
        Arrays.fill(distance, NONE);
        gone = 0;
        end = 0;
    }

    private void start(int hex) {
        if (distance[hex] == NONE) {
            distance[hex] = 0;
            queue[end++] = hex;
        }
    }

    /**
     * Goes on until a hex is reached, or nothing more: nobody follows lines further than somebody
     * asks. Every hex next to a line is given its distance; the line goes on from free ones only.
     */
    private void spreadTo(int hex) {
        while (distance[hex] == NONE && gone < end) {
            int from = queue[gone++];
            int steps = distance[from];
            if (steps == most) {
                gone = end;
            } else if (steps == 0 || board.free(side, from)) {
                for (int next : ground.beside(from)) {
                    if (distance[next] == NONE) {
                        distance[next] = steps + 1;
                        queue[end++] = next;
                    }
                }
            }
        }
    }

    /** The length of the line to a unit in a hex, or {@link #NONE}. */
    public int length(int hex) {
        spreadTo(hex);
        return distance[hex];
    }

    /** The hexes of such a line from a unit's hex to its supply; empty where there is none. */
    public int[] way(int hex) {
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
        return length(hex) != NONE;
    }
}
