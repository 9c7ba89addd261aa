package kessel.games.brigade.setup;

import static kessel.games.brigade.position.BrigadePosition.DUE;
import static kessel.games.brigade.position.BrigadePosition.GONE;
import static kessel.games.brigade.position.UnitStates.DIVERTED;
import static kessel.games.brigade.position.UnitStates.DRIVEN_OFF;

import java.util.Arrays;
import java.util.function.IntConsumer;
import kessel.engine.game.Journal;
import kessel.engine.hex.HexMap.Edge;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.EdgeStretch;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;

/**
 * Where and when units come onto the sheet: reinforcements by the way that is given to them, or by
 * any hex of the same edge once they have found it blocked (4.2.1); units that left it near the
 * place where they did (4.2.2).
 */
public final class Arrivals {
    private final Campaign campaign;
    private final EdgeStretch[] wholeEdges;

    public Arrivals(Campaign campaign) {
        this.campaign = campaign;
        wholeEdges =
                Arrays.stream(Edge.values())
                        .map(edge -> EdgeStretch.all(campaign.map(), edge))
                        .toArray(EdgeStretch[]::new);
    }

    /** Whether a unit waits beside the sheet, now or for a later turn. */
    public boolean waits(BrigadePosition position, int unit) {
        return position.hex(unit) == DUE || returns(position, unit);
    }

    private boolean returns(BrigadePosition position, int unit) {
        return position.hex(unit) == GONE
                && campaign.exits(campaign.side(unit)).mayReturn(position.exit(unit));
    }

    /** The first turn in which a waiting unit may come, or {@link BrigadeScenario#NEVER}. */
    public int turn(BrigadePosition position, int unit) {
        if (position.hex(unit) == DUE) {
            return position.orderOfBattle().entryTurn(unit);
        }
        return position.exitTurn(unit) + (position.is(unit, DRIVEN_OFF) ? 2 : 1);
    }

    public boolean mayArrive(BrigadePosition position, int unit) {
        return waits(position, unit) && turn(position, unit) <= position.turn();
    }

    /**
     * The edge across which a waiting unit comes into this hex, the cheapest where it may choose.
     */
    public Edge edge(BrigadePosition position, int unit, int hex) {
        if (position.hex(unit) == DUE) {
            return position.orderOfBattle().entry(unit).edge();
        }
        Edge cheapest = null;
        int least = Integer.MAX_VALUE;
        for (Edge edge : campaign.exits(campaign.side(unit)).waysBack(hex)) {
            int cost = campaign.terrain().entryCost(campaign.typeOf(unit), hex, edge);
            if (cost < least) {
                least = cost;
                cheapest = edge;
            }
        }
        return cheapest;
    }

    /** The edge that is given to a waiting unit, or by which it left. */
    public Edge edge(BrigadePosition position, int unit) {
        return position.hex(unit) == DUE
                ? position.orderOfBattle().entry(unit).edge()
                : Exits.edge(position.exit(unit));
    }

    /** Every hex at which a waiting unit may come onto the sheet, whoever stands there. */
    public void hexes(BrigadePosition position, int unit, IntConsumer each) {
        if (position.hex(unit) != DUE) {
            returns(position, unit, each);
            return;
        }
        EdgeStretch way = position.orderOfBattle().entry(unit);
        boolean own = !position.is(unit, DIVERTED);
        for (int hex : (own ? way : wholeEdges[way.edge().ordinal()]).hexes()) {
            each.accept(hex);
        }
    }

    /**
     * Wherever its side may leave and come back, but not on the enemy's roads, and no farther from
     * where the unit left than it could go over open ground in a turn (4.2.2b).
     */
    private void returns(BrigadePosition position, int unit, IntConsumer each) {
        int side = campaign.side(unit);
        int left = Exits.hex(position.exit(unit));
        for (int hex = 0; hex < campaign.grid().size(); hex++) {
            if (!campaign.exits(side).waysBack(hex).isEmpty()
                    && campaign.grid().distance(left, hex) <= campaign.counter(unit).move()
                    && !position.orderOfBattle().hasRoad(1 - side, hex)) {
                each.accept(hex);
            }
        }
    }

    public boolean opens(BrigadePosition position, int unit, int hex) {
        boolean[] found = new boolean[1];
        hexes(position, unit, at -> found[0] |= at == hex);
        return found[0];
    }

    /**
     * The side's Movement Phase ends: reinforcements whose way the enemy has blocked may come by
     * another from the next turn on.
     */
    public void divert(BrigadePosition position, int side, Journal journal) {
        for (int unit : campaign.unitsOf(side)) {
            if (position.hex(unit) == DUE
                    && !position.is(unit, DIVERTED)
                    && position.orderOfBattle().entryTurn(unit) <= position.turn()
                    && blocked(position, unit)) {
                position.set(unit, DIVERTED);
                if (journal.listens()) {
                    Words.tell(
                            journal,
                            position,
                            SeriesRule.ENTRY_BLOCKED,
                            "told.diverted",
                            Words.unit(position, unit));
                }
            }
        }
    }

    private boolean blocked(BrigadePosition position, int unit) {
        EdgeStretch way = position.orderOfBattle().entry(unit);
        if (way.hexes().length == wholeEdges[way.edge().ordinal()].hexes().length) {
            return false;
        }
        for (int hex : way.hexes()) {
            if (!position.occupied(hex, 1 - campaign.side(unit))) {
                return false;
            }
        }
        return true;
    }
}
