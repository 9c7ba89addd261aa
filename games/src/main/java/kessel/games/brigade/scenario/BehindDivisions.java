package kessel.games.brigade.scenario;

import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Division;
import kessel.games.brigade.data.Situation;

/**
 * Behind one of these divisions: on its side of the fortified lines, no more than three hexes from
 * one of its units and farther from the enemy than that unit, as the set-up has them (11.1).
 * Perhaps only in some rows, or not where the set-up puts units of one's own.
 */
record BehindDivisions(BitSet zone, String rule, String words) implements FreeZone {
    private static final Pattern FORM =
            Pattern.compile("behind ([^,]+)(?:, rows (\\d+)-(\\d+))?(, off the line)?");
    private static final int NEAR = 3;

    static FreeZone read(ZoneText text) {
        Matcher form = text.match(FORM);
        if (form == null) {
            return null;
        }
        Grid grid = text.campaign.grid();
        boolean anyRow = form.group(2) == null;
        int firstRow = anyRow ? 0 : Integer.parseInt(form.group(2)) - 1;
        int lastRow = anyRow ? grid.rows() - 1 : Integer.parseInt(form.group(3)) - 1;
        BitSet zone = new BitSet(grid.size());
        for (Division division : text.divisions(form.group(1))) {
            for (int unit : division.units()) {
                if (text.given[unit] >= 0) {
                    addBehind(text, text.given[unit], zone);
                }
            }
        }
        zone.stream()
                .filter(hex -> grid.row(hex) < firstRow || grid.row(hex) > lastRow)
                .forEach(zone::clear);
        if (form.group(4) != null) {
            clearLine(text, zone);
        }
        return new BehindDivisions(zone, text.rule, text.words);
    }

    private static void addBehind(ZoneText text, int at, BitSet zone) {
        Grid grid = text.campaign.grid();
        for (int hex = 0; hex < grid.size(); hex++) {
            if (text.campaign.sectors().same(at, hex)
                    && grid.distance(at, hex) <= NEAR
                    && fromEnemy(text, hex) > fromEnemy(text, at)) {
                zone.set(hex);
            }
        }
    }

    /** How far away the nearest hex is in which the set-up puts enemies. */
    private static int fromEnemy(ZoneText text, int hex) {
        int nearest = Integer.MAX_VALUE;
        for (int unit = 0; unit < text.given.length; unit++) {
            if (text.given[unit] >= 0
                    && text.campaign.side(unit) != text.campaign.side(text.unit)) {
                nearest = Math.min(nearest, text.campaign.grid().distance(hex, text.given[unit]));
            }
        }
        return nearest;
    }

    private static void clearLine(ZoneText text, BitSet zone) {
        for (int unit = 0; unit < text.given.length; unit++) {
            if (text.given[unit] >= 0
                    && text.campaign.side(unit) == text.campaign.side(text.unit)) {
                zone.clear(text.given[unit]);
            }
        }
    }

    @Override
    public boolean contains(Situation situation, int hex) {
        return zone.get(hex);
    }
}
