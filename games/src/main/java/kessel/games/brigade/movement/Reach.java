package kessel.games.brigade.movement;

import kessel.engine.hex.HexMap;
import kessel.engine.hex.Search;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.TerrainTable;
import kessel.games.brigade.data.UnitType;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.setup.Arrivals;

/** How far a unit can go: a workspace with the search for it, used again and again. */
public final class Reach {
    private final Campaign campaign;
    private final Arrivals arrivals;
    private final Search search;

    /** Places to choose from, for whoever has the workspace. */
    final int[] places;

    /** Units to choose from, for whoever has the workspace. */
    final int[] units;

    /** The board with the hazards barred: the ground, then the zones. */
    private final byte[] safe;

    Reach(Campaign campaign, Arrivals arrivals) {
        this.campaign = campaign;
        this.arrivals = arrivals;
        search = new Search(campaign.grid(), TerrainTable.LAYERS);
        places = new int[campaign.grid().size() * TerrainTable.LAYERS];
        units = new int[campaign.units()];
        safe = new byte[2 * campaign.grid().size()];
    }

    /** All hexes a unit can reach, each with its cost in half points. */
    public Search of(BrigadePosition position, int unit) {
        return within(position, unit, campaign.allowance(unit));
    }

    /** Those that it can reach for no more than so many half points. */
    Search within(BrigadePosition position, int unit, int farthest) {
        return run(
                position,
                unit,
                farthest,
                position.board(),
                ground(position, unit),
                position.zonesAgainst(unit));
    }

    /** Where on the board the ground of this unit begins. */
    private int ground(BrigadePosition position, int unit) {
        return Limit.binds(position, unit)
                ? position.theatreGround()
                : position.ground(campaign.side(unit));
    }

    /** The same, as if hazards could not be entered. */
    Search avoidingHazards(BrigadePosition position, int unit) {
        int size = campaign.grid().size();
        int side = campaign.side(unit);
        System.arraycopy(position.board(), ground(position, unit), safe, 0, size);
        System.arraycopy(position.board(), position.zonesAgainst(unit), safe, size, size);
        for (int hex : position.theatre().hazards(side)) {
            if (position.theatre().hazardous(position, side, hex)) {
                safe[hex] = Search.BARRED;
            }
        }
        return run(position, unit, campaign.allowance(unit), safe, 0, size);
    }

    /** Whether a way that was found may lead through a hazard. */
    boolean meetsHazards(BrigadePosition position, int unit) {
        int side = campaign.side(unit);
        for (int hex : position.theatre().hazards(side)) {
            if (search.reaches(hex) && position.theatre().hazardous(position, side, hex)) {
                return true;
            }
        }
        return false;
    }

    /** What was found last. */
    Search found() {
        return search;
    }

    /** The places found at which the unit may stop: so many of {@link #places}. */
    int stops(BrigadePosition position, int unit) {
        int side = campaign.side(unit);
        int own = position.hex(unit);
        int count = 0;
        for (int place = 0; place < search.count(); place++) {
            int hex = search.hex(place);
            if (hex != own && !position.full(hex, side)) {
                places[count++] = place;
            }
        }
        return count;
    }

    private Search run(
            BrigadePosition position, int unit, int farthest, byte[] board, int ground, int zones) {
        UnitType type = campaign.typeOf(unit);
        search.begin(farthest);
        if (!position.onMap(unit)) {
            enter(position, unit, type, farthest, board, ground, zones);
        } else if (!Limit.keepsFrom(position, unit, position.hex(unit))) {
            int at = position.hex(unit);
            int layer = board[zones + at] == 0 ? TerrainTable.FREE : TerrainTable.ENGAGED;
            search.from(at, layer, Movement.spent(position, unit));
        }
        return search.run(campaign.terrain().passages(type), board, ground, zones);
    }

    private void enter(
            BrigadePosition position,
            int unit,
            UnitType type,
            int farthest,
            byte[] board,
            int ground,
            int zones) {
        arrivals.hexes(
                position,
                unit,
                hex -> {
                    HexMap.Edge edge = arrivals.edge(position, unit, hex);
                    int cost = campaign.terrain().entryCost(type, hex, edge);
                    int extra = board[ground + hex];
                    if (extra != Search.BARRED && cost >= 0 && cost + extra <= farthest) {
                        boolean free = board[zones + hex] == 0;
                        int layer = free ? TerrainTable.FREE : TerrainTable.STOPPED;
                        search.from(hex, layer, cost + extra);
                    }
                });
    }
}
