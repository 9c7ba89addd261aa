package kessel.games.brigade.scenario;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Situation;

/** Behind one's own front, and perhaps only north or south of a place (11.1). */
record BehindTheFront(
        Grid grid,
        Front front,
        boolean east,
        int onlyNorthOf,
        int onlySouthOf,
        String rule,
        String words)
        implements FreeZone {
    private static final Pattern FORM =
            Pattern.compile("(east|west) of the front(?:, (north|south) of (.+))?");
    private static final int ANY = -1;

    static FreeZone read(ZoneText text) {
        Matcher zone = text.match(FORM);
        if (zone == null) {
            return null;
        }
        int row = zone.group(3) == null ? ANY : text.campaign.grid().row(text.place(zone.group(3)));
        boolean north = "north".equals(zone.group(2));
        return new BehindTheFront(
                text.campaign.grid(),
                text.front(),
                zone.group(1).equals("east"),
                north ? row : ANY,
                north ? ANY : row,
                text.rule,
                text.words);
    }

    @Override
    public boolean contains(Situation situation, int hex) {
        int row = grid.row(hex);
        int column = grid.column(hex);
        return allowsRow(row) && (east ? front.isEast(row, column) : front.isWest(row, column));
    }

    private boolean allowsRow(int row) {
        return (onlyNorthOf == ANY || row < onlyNorthOf)
                && (onlySouthOf == ANY || row > onlySouthOf);
    }
}
