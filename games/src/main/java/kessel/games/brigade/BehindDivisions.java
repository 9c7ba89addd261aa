package kessel.games.brigade;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.hex.Grid;

/**
 * Farther to the rear than some unit of one of these divisions, and on its side of the fortified
 * lines; if rows are given, both the hex and that unit are in them.
 */
record BehindDivisions(
        List<Division> divisions,
        boolean east,
        int firstRow,
        int lastRow,
        String rule,
        String words)
        implements FreeZone {
    private static final Pattern FORM =
            Pattern.compile("(east|west) of ([^,]+)(?:, rows (\\d+)-(\\d+))?");

    static FreeZone read(ZoneText text) {
        Matcher zone = text.match(FORM);
        if (zone == null) {
            return null;
        }
        boolean anyRow = zone.group(3) == null;
        return new BehindDivisions(
                text.divisions(zone.group(2)),
                zone.group(1).equals("east"),
                anyRow ? 0 : Integer.parseInt(zone.group(3)) - 1,
                anyRow ? text.campaign.grid.rows() - 1 : Integer.parseInt(zone.group(4)) - 1,
                text.rule,
                text.words);
    }

    @Override
    public boolean contains(BrigadePosition position, int hex) {
        Grid grid = position.campaign.grid;
        if (!allowsRow(grid.row(hex))) {
            return false;
        }
        for (Division division : divisions) {
            for (int unit : division.units()) {
                int at = position.hex[unit];
                boolean inSector =
                        at >= 0
                                && allowsRow(grid.row(at))
                                && position.campaign.sectors.same(at, hex);
                int ahead = inSector ? grid.column(at) : 0;
                if (inSector && (east ? grid.column(hex) > ahead : grid.column(hex) < ahead)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean allowsRow(int row) {
        return row >= firstRow && row <= lastRow;
    }
}
