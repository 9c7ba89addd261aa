package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.CHAINED;

import kessel.engine.hex.Grid;

/**
 * Chains of retreats: a unit may fall back into a full hex if somebody there can make room, the
 * newcomer included, who may go on (5.3.1, R27). A chain comes through a full hex once.
 */
final class Chains {
    private final Campaign campaign;

    Chains(Campaign campaign) {
        this.campaign = campaign;
    }

    boolean hasRoom(BrigadePosition position, int newcomer, int to) {
        if (!position.full(to, position.side(newcomer))) {
            return true;
        }
        if (position.marked(to, CHAINED)) {
            return false;
        }
        ChainSearch search = new ChainSearch(position, to);
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = campaign.grid.neighbour(to, direction);
            if (next != Grid.OFF
                    && (Retreats.open(position, newcomer, to, direction, next)
                            || anybodyCanGo(position, to, direction, next))
                    && search.findsRoom(next)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of those who stand in a hex could fall back to the next. */
    static boolean anybodyCanGo(BrigadePosition position, int from, int direction, int to) {
        for (int unit = position.top(from); unit >= 0; unit = position.below(unit)) {
            if (Retreats.open(position, unit, from, direction, to)) {
                return true;
            }
        }
        return false;
    }
}
