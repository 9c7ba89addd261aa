package kessel.games.brigade.combat;

import static kessel.games.brigade.position.BrigadePosition.CHAINED;

import kessel.engine.game.Workspaces;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.position.BrigadePosition;

/**
 * Chains of retreats: a unit may fall back into a full hex if somebody there can make room, the
 * newcomer included, who may go on (5.3.1, R27). A chain comes through a full hex once.
 */
final class Chains {
    private final Campaign campaign;
    private final Workspaces<ChainSearch> searches;

    Chains(Campaign campaign) {
        this.campaign = campaign;
        searches = new Workspaces<>(() -> new ChainSearch(campaign.grid()));
    }

    boolean hasRoom(BrigadePosition position, int newcomer, int to) {
        if (!position.full(to, position.side(newcomer))) {
            return true;
        }
        if (position.marked(to, CHAINED)) {
            return false;
        }
        ChainSearch search = searches.take().begin(position, to);
        boolean found = false;
        for (int direction = 0; direction < Grid.DIRECTIONS && !found; direction++) {
            int next = campaign.grid().neighbour(to, direction);
            found =
                    next != Grid.OFF
                            && (Retreats.open(position, newcomer, to, direction, next)
                                    || anybodyCanGo(position, to, direction, next))
                            && search.findsRoom(next);
        }
        search.end();
        searches.give(search);
        return found;
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
