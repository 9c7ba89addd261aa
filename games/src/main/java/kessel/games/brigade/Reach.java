package kessel.games.brigade;

import kessel.engine.hex.HexMap;
import kessel.engine.hex.Search;

/**
 * How far a unit can go: the ground as it finds it, and the search over it. One belongs to one
 * thread and is used again and again.
 */
final class Reach {
    private final Campaign campaign;
    private final Arrivals arrivals;
    private final Search search;
    private final byte[] extra;
    private final byte[] outside;

    Reach(Campaign campaign, Arrivals arrivals) {
        this.campaign = campaign;
        this.arrivals = arrivals;
        search = new Search(campaign.grid);
        extra = new byte[campaign.grid.size()];
        outside = new byte[campaign.grid.size()];
    }

    Search of(BrigadePosition position, int unit, boolean avoidHazards) {
        UnitType type = campaign.typeOf(unit);
        search.clear();
        survey(position, unit, avoidHazards);
        if (!position.onMap(unit)) {
            enter(position, unit, type);
        } else if (!Limit.keepsFrom(position, unit, position.hex[unit])) {
            search.from(position.hex[unit], Movement.spent(position, unit));
        }
        return search.run(
                campaign.terrain.steps(type),
                campaign.terrain.contestedSteps(type),
                extra,
                stops(position, unit),
                campaign.allowance[unit]);
    }

    /** The enemy's zones, but for the hexes whose fortifications shelter this unit. */
    private byte[] stops(BrigadePosition position, int unit) {
        byte[] zones = position.zonesAgainst(unit);
        int side = campaign.side[unit];
        if (!campaign.terrain.fortification().shelter(side)) {
            return zones;
        }
        for (int hex = 0; hex < outside.length; hex++) {
            outside[hex] = position.sheltered(hex, side) ? 0 : zones[hex];
        }
        return outside;
    }

    /** What entering each hex costs this unit besides the step, and where it may not go at all. */
    private void survey(BrigadePosition position, int unit, boolean avoidHazards) {
        Theatre theatre = campaign.theatre;
        byte[] garrisons = position.garrisons();
        int enemySign = campaign.side[unit] == 0 ? -1 : 1;
        boolean limited = Limit.binds(position, unit);
        boolean hazards = theatre.meetsHazards(position, unit);
        for (int hex = 0; hex < extra.length; hex++) {
            boolean barred =
                    garrisons[hex] * enemySign > 0
                            || limited && !Limit.allows(position, hex)
                            || avoidHazards && theatre.hazardous(position, unit, hex);
            int more = hazards ? theatre.surcharge(position, unit, hex) : 0;
            extra[hex] = (byte) (barred ? Search.BARRED : more);
        }
    }

    private void enter(BrigadePosition position, int unit, UnitType type) {
        arrivals.hexes(
                position,
                unit,
                hex -> {
                    HexMap.Edge edge = arrivals.edge(position, unit, hex);
                    int cost = campaign.terrain.entryCost(type, hex, edge);
                    if (extra[hex] != Search.BARRED
                            && cost >= 0
                            && cost + extra[hex] <= campaign.allowance[unit]) {
                        search.enteringAt(hex, cost + extra[hex]);
                    }
                });
    }
}
