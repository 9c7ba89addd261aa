package kessel.games.brigade.combat;

import static kessel.games.brigade.position.BrigadePosition.CHAINED;

import kessel.engine.hex.Grid;
import kessel.games.brigade.position.BrigadePosition;

/**
 * Looks for room beyond a full hex, from full hex to full hex by those who stand there, and visits
 * each of them once however many there are. A workspace that is used again and again.
 */
final class ChainSearch {
    private final Grid grid;
    private final boolean[] visited;
    private final int[] queue;
    private BrigadePosition position;
    private int side;
    private int start;
    private int tail;

    ChainSearch(Grid grid) {
        this.grid = grid;
        visited = new boolean[grid.size()];
        queue = new int[grid.size()];
    }

    ChainSearch begin(BrigadePosition at, int first) {
        position = at;
        side = position.side(position.top(first));
        start = first;
        visited[first] = true;
        return this;
    }

    void end() {
        visited[start] = false;
        for (int i = 0; i < tail; i++) {
            visited[queue[i]] = false;
        }
        tail = 0;
        position = null;
    }

    /** Whether there is room in a hex, or behind it where no earlier call has looked in vain. */
    boolean findsRoom(int from) {
        int head = tail;
        if (visits(from)) {
            return true;
        }
        while (head < tail) {
            int hex = queue[head++];
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int next = grid.neighbour(hex, direction);
                if (next != Grid.OFF
                        && !visited[next]
                        && Chains.anybodyCanGo(position, hex, direction, next)
                        && visits(next)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether there is room in this hex; if not, it is visited later, unless it has been. */
    private boolean visits(int hex) {
        if (!position.full(hex, side)) {
            return true;
        }
        if (!visited[hex] && !position.marked(hex, CHAINED)) {
            visited[hex] = true;
            queue[tail++] = hex;
        }
        return false;
    }

    /** How many full hexes it has visited so far. */
    int visited() {
        return tail;
    }
}
