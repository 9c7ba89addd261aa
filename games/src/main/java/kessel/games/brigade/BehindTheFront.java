package kessel.games.brigade;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Behind one's own front, and perhaps only north or south of a place. In each row of hexes the
 * front is the foremost unit of the side whose place is given; behind it means farther from the
 * enemy.
 */
record BehindTheFront(
        int side, boolean east, int onlyNorthOf, int onlySouthOf, String rule, String words)
        implements FreeZone {
    private static final Pattern FORM =
            Pattern.compile("(east|west) of the front(?:, (north|south) of (.+))?");
    private static final int ANY = -1;

    static FreeZone read(ZoneText text) {
        Matcher zone = text.match(FORM);
        if (zone == null) {
            return null;
        }
        int row = zone.group(3) == null ? ANY : text.campaign.grid.row(text.place(zone.group(3)));
        boolean north = "north".equals(zone.group(2));
        return new BehindTheFront(
                text.campaign.side[text.unit],
                zone.group(1).equals("east"),
                north ? row : ANY,
                north ? ANY : row,
                text.rule,
                text.words);
    }

    @Override
    public boolean contains(BrigadePosition position, int hex) {
        int row = position.campaign.grid.row(hex);
        return allowsRow(row) && isBehind(position.campaign.grid.column(hex), front(position, row));
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
