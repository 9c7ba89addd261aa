package kessel.games.brigade;

import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.data.Item;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/**
 * Where a unit may be set up freely: behind its own front, and perhaps only north or south of a
 * place. In each row of hexes the front is the foremost unit of the side whose place is given;
 * behind it means farther from the enemy.
 */
record FreeZone(
        int side, boolean east, int onlyNorthOf, int onlySouthOf, String rule, String words) {
    private static final Pattern ZONE =
            Pattern.compile(
                    "((east|west) of the front(?:, (north|south) of ([^(]+?))?) \\(([^)]+)\\)");
    private static final int ANY = -1;

    static FreeZone read(Campaign campaign, int unit, Item item) {
        Matcher zone = ZONE.matcher(item.text());
        if (!zone.matches()) {
            throw item.fault(
                    "a zone reads 'east of the front, north of A PLACE (RULE)', not '"
                            + item.text()
                            + "'");
        }
        int row = ANY;
        if (zone.group(4) != null) {
            HexMap.Place place = campaign.map.places().get(zone.group(4));
            if (place == null) {
                throw item.fault("there is no place '" + zone.group(4) + "' on the map");
            }
            row = campaign.grid.row(place.hex());
        }
        boolean north = "north".equals(zone.group(3));
        return new FreeZone(
                campaign.side[unit],
                zone.group(2).equals("east"),
                north ? row : ANY,
                north ? ANY : row,
                zone.group(5),
                zone.group(1));
    }

    boolean contains(BrigadePosition position, int hex) {
        int row = position.campaign.grid.row(hex);
        return allowsRow(row) && isBehind(position.campaign.grid.column(hex), front(position, row));
    }

    /** Every hex of the zone. */
    void hexes(BrigadePosition position, IntConsumer each) {
        Grid grid = position.campaign.grid;
        for (int row = 0; row < grid.rows(); row++) {
            int front = allowsRow(row) ? front(position, row) : ANY;
            for (int column = 0; front != ANY && column < grid.columns(); column++) {
                if (isBehind(column, front)) {
                    each.accept(grid.hex(column, row));
                }
            }
        }
    }

    private boolean allowsRow(int row) {
        return (onlyNorthOf == ANY || row < onlyNorthOf)
                && (onlySouthOf == ANY || row > onlySouthOf);
    }

    private boolean isBehind(int column, int front) {
        return front != ANY && (east ? column > front : column < front);
    }

    /** The column of the foremost unit in a row, or {@link #ANY} where the side has none. */
    private int front(BrigadePosition position, int row) {
        int front = ANY;
        for (int unit = 0; unit < position.campaign.units(); unit++) {
            boolean given =
                    position.onMap(unit)
                            && position.side(unit) == side
                            && position.scenario.zone(unit) == null
                            && position.campaign.grid.row(position.hex[unit]) == row;
            if (given) {
                int column = position.campaign.grid.column(position.hex[unit]);
                boolean further = front == ANY || (east ? column < front : column > front);
                front = further ? column : front;
            }
        }
        return front;
    }
}
