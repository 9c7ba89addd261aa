package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.CHAINED;

import kessel.engine.hex.Grid;

/**
 * Looks for room beyond a full hex, from full hex to full hex by those who stand there, and visits
 * each of them once however many there are.
 */
final class ChainSearch {
    private final BrigadePosition position;
    private final Grid grid;
    private final int side;
    private final boolean[] visited;
    private final int[] queue;
    private int tail;

    ChainSearch(BrigadePosition position, int first) {
        this.position = position;
        grid = position.campaign.grid;
        side = position.side(position.top(first));
        visited = new boolean[grid.size()];
        queue = new int[grid.size()];
        visited[first] = true;
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
