package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.List;

/** A part of the front that touches no other: its own units and the enemies, as masks. */
public record Part(long units, long enemies) {
    /** All parts; supply in an enemy zone ties together whom it serves and whose zone it is. */
    public static List<Part> of(Battlefield field) {
        List<Part> parts = new ArrayList<>();
        long seen = 0;
        for (int unit = 0; unit < field.ownHex.length; unit++) {
            boolean fresh = field.ownHex[unit] >= 0 && (seen & 1L << unit) == 0;
            if (fresh && field.targets[unit] != 0) {
                Part part = grown(field, 1L << unit);
                seen |= part.units;
                parts.add(part);
            }
        }
        return parts;
    }

    private static Part grown(Battlefield field, long start) {
        long units = start;
        long enemies = 0;
        while (true) {
            long moreUnits = units;
            long moreEnemies = enemies;
            for (long left = units; left != 0; left &= left - 1) {
                moreEnemies |= field.targets[Long.numberOfTrailingZeros(left)];
            }
            for (long left = moreEnemies; left != 0; left &= left - 1) {
                moreUnits |= field.attackers[Long.numberOfTrailingZeros(left)];
            }
            for (int supply = 0; supply < field.supplyHexes.size(); supply++) {
                long zone = field.zones.get(supply);
                long served = zone == 0 ? 0 : served(field, supply);
                if ((zone & moreEnemies) != 0 || (served & moreUnits) != 0) {
                    moreEnemies |= zone;
                    moreUnits |= served;
                }
            }
            if (moreUnits == units && moreEnemies == enemies) {
                return new Part(units, enemies);
            }
            units = moreUnits;
            enemies = moreEnemies;
        }
    }

    private static long served(Battlefield field, int supply) {
        long units = 0;
        for (int unit = 0; unit < field.lines.length; unit++) {
            boolean fights = field.targets[unit] != 0 && (field.lines[unit] & 1L << supply) != 0;
            units |= fights ? 1L << unit : 0;
        }
        return units;
    }
}
