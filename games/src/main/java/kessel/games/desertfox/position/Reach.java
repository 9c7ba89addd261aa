package kessel.games.desertfox.position;

import java.util.Arrays;
import kessel.engine.game.Workspaces;
import kessel.engine.hex.Grid;
import kessel.engine.hex.Passage;
import kessel.engine.hex.Search;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Ground;

/**
 * How far one can go (3.3): a search over hexes and the worst road used so far. What a worse road
 * takes from the bonus counts as if it were hexes, so that one limit holds for all ways.
 */
public final class Reach {
    private static final byte BARRED = Search.BARRED;
    private static final int NONE = -1;

    private final Ground ground;
    private final int size;
    private final int[] bonus;
    private final Search search;
    private final Passage[][] passages;

    // By hex, whether it is barred; then zeros: no hex stops anybody.
    private final byte[] board;

    // By hex, the cheapest way: its end and its cost.
    private final int[] last;
    private final int[] price;
    private int limit;
    private int before;

    private Reach(Campaign campaign) {
        ground = campaign.ground();
        size = ground.size();
        bonus = campaign.bonus();
        search = new Search(ground.grid(), Ground.KINDS);
        board = new byte[2 * size];
        last = new int[size];
        price = new int[size];
        passages = new Passage[Ground.KINDS][];
        for (int worst = 0; worst < Ground.KINDS; worst++) {
            passages[worst] = new Passage[Ground.KINDS - worst];
            for (int next = worst; next < Ground.KINDS; next++) {
                passages[worst][next - worst] = passage(worst, next);
            }
        }
    }

    public static Workspaces<Reach> workspaces(Campaign campaign) {
        return new Workspaces<>(() -> new Reach(campaign));
    }

    private Passage passage(int worst, int next) {
        short[] steps = new short[size * Grid.DIRECTIONS];
        for (int edge = 0; edge < steps.length; edge++) {
            boolean leads =
                    ground.next(edge) != Grid.OFF && Math.max(worst, ground.road(edge)) == next;
            steps[edge] = (short) (leads ? step(worst, next) : Search.BARRED);
        }
        return new Passage(ground.grid(), steps, next, steps, next);
    }

    /** A step that makes the worst road of a way worse costs what that takes from the bonus. */
    private int step(int worst, int next) {
        return 1 + bonus[worst] - bonus[next];
    }

    /** Forgets everything; so far one can go off the roads. */
    public Reach begin(int hexes) {
        limit = hexes + bonus[Ground.HIGHWAY];
        before = NONE;
        Arrays.fill(board, 0, size, (byte) 0);
        search.begin(limit);
        return this;
    }

    public void bar(int hex) {
        board[hex] = BARRED;
    }

    public void from(int hex) {
        search.from(hex, Ground.HIGHWAY, 0);
    }

    /** Begins beside a barred hex, with the step across this edge out of it. */
    public void out(int edge) {
        int to = ground.next(edge);
        before = edge / Grid.DIRECTIONS;
        if (to != Grid.OFF && board[to] == 0) {
            int road = ground.road(edge);
            search.from(to, road, step(Ground.HIGHWAY, road));
        }
    }

    /** Goes as far as it can. */
    public void run() {
        search.run(passages, board, 0, size);
        Arrays.fill(price, limit + 1);
        for (int place = 0; place < search.count(); place++) {
            int hex = search.hex(place);
            if (search.cost(place) < price[hex]) {
                price[hex] = search.cost(place);
                last[hex] = place;
            }
        }
    }

    public boolean reaches(int hex) {
        return price[hex] <= limit;
    }

    /** The way to a hex that was reached. */
    public int[] way(int hex) {
        int[] found = search.way(last[hex]);
        if (before == NONE) {
            return found;
        }
        int[] way = new int[1 + found.length];
        way[0] = before;
        System.arraycopy(found, 0, way, 1, found.length);
        return way;
    }

    /** All that was found, to be kept under a key, with the enemies that were near. */
    Reached found(int key, long[] enemies) {
        return new Reached(this, search, key, enemies);
    }

    Ground ground() {
        return ground;
    }

    int limit() {
        return limit;
    }

    int[] bonus() {
        return bonus;
    }

    boolean bars(int hex) {
        return board[hex] != 0;
    }
}
