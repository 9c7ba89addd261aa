package kessel.games.afrikakorps.planning;

import java.util.List;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.planning.Plan.Fight;
import kessel.games.afrikakorps.planning.Plan.Joining;

/** Whether the battles of a plan can all have the supply that they need (13.2, 14). */
public final class SupplyCheck {
    private SupplyCheck() {}

    /** The supplies that a battle may use: those named for it where it is planned already. */
    private static long usable(Battlefield field, Fight fight, int unit) {
        long lines = field.lines[unit];
        return fight.battle() == 0 ? lines : lines & fight.supplies();
    }

    public static boolean holds(
            Battlefield field, List<Fight> fights, List<Joining> joinings, long entered) {
        if (idle(field, fights, entered) >= 0 || unsupplied(field, fights) >= 0) {
            return false;
        }
        for (Joining joining : joinings) {
            long lines = field.lines[joining.unit()] & ~field.prizes[joining.battle()];
            if (chosen(field, fights, joining.unit(), lines) < 0) {
                return false;
            }
        }
        return true;
    }

    /** 13.2a: a supply hex of those that was entered for nothing, or -1. */
    static int idle(Battlefield field, List<Fight> fights, long entered) {
        for (int supply = 0; supply < field.supplyHexes.size(); supply++) {
            if ((entered & 1L << supply) != 0 && !serves(field, fights, supply)) {
                return supply;
            }
        }
        return -1;
    }

    /** 14.1a: an attacker without the supply that it needs, or -1. */
    static int unsupplied(Battlefield field, List<Fight> fights) {
        for (Fight fight : fights) {
            if (!ResultsTable.needsSupply(field.odds(fight.attackers(), fight.defenders()))) {
                continue;
            }
            for (long left = fight.attackers(); left != 0; left &= left - 1) {
                int unit = Long.numberOfTrailingZeros(left);
                if (chosen(field, fights, unit, usable(field, fight, unit)) < 0) {
                    return unit;
                }
            }
        }
        return -1;
    }

    /** A supply among these that can serve a unit, the one in its hex or in no zone first. */
    public static int chosen(Battlefield field, List<Fight> fights, int unit, long among) {
        for (long left = among; left != 0; left &= left - 1) {
            int supply = Long.numberOfTrailingZeros(left);
            if (field.together(unit, supply) || field.zones.get(supply) == 0) {
                return supply;
            }
        }
        for (long left = among; left != 0; left &= left - 1) {
            int supply = Long.numberOfTrailingZeros(left);
            if (serves(field, fights, supply)) {
                return supply;
            }
        }
        return -1;
    }

    /** Whether every enemy in whose zone it lies is attacked with its support. */
    static boolean serves(Battlefield field, List<Fight> fights, int supply) {
        long left = field.zones.get(supply);
        for (Fight fight : fights) {
            boolean supported =
                    ResultsTable.needsSupply(field.odds(fight.attackers(), fight.defenders()))
                            && reaches(field, fight, supply);
            left &= supported ? ~fight.defenders() : -1L;
        }
        return left == 0;
    }

    private static boolean reaches(Battlefield field, Fight fight, int supply) {
        for (long left = fight.attackers(); left != 0; left &= left - 1) {
            int unit = Long.numberOfTrailingZeros(left);
            if ((usable(field, fight, unit) & 1L << supply) != 0) {
                return true;
            }
        }
        return false;
    }
}
