package kessel.games.afrikakorps.planning;

import java.util.List;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.planning.Plan.Fight;

/**
 * Which supply in enemy zones serves in a plan, and so which battles are lawful. It serves if every
 * enemy whose zone it is in is attacked with it (13.2a, 14.2c).
 */
final class Serving {
    private final Battlefield field;

    /** The supply hexes in enemy zones, and those of them that serve. */
    private final long conditional;

    private long serving;

    /** By own unit, the supply hexes that it can rely on. */
    private final long[] lines;

    Serving(Battlefield field) {
        this.field = field;
        conditional = field.conditional();
        lines = new long[field.lines.length];
    }

    /** The supply hexes in the zones of some of these enemies. */
    long near(long enemies) {
        long near = 0;
        for (long left = conditional; left != 0; left &= left - 1) {
            int supply = Long.numberOfTrailingZeros(left);
            near |= (field.zones.get(supply) & enemies) != 0 ? 1L << supply : 0;
        }
        return near;
    }

    /** Those that have to serve: they came into a zone in this turn (13.2a). */
    long forced() {
        return field.entered & conditional;
    }

    /** From now on all serve, as far as anybody can tell. */
    void all() {
        System.arraycopy(field.lines, 0, lines, 0, lines.length);
    }

    /** From now on just these serve; whether what is planned already is lawful by that. */
    boolean choose(long supplies, List<Fight> planned) {
        serving = supplies;
        for (int unit = 0; unit < lines.length; unit++) {
            lines[unit] = 0;
            for (long left = field.lines[unit]; left != 0; left &= left - 1) {
                int supply = Long.numberOfTrailingZeros(left);
                boolean serves =
                        ((conditional & ~serving) & 1L << supply) == 0
                                || field.together(unit, supply);
                lines[unit] |= serves ? 1L << supply : 0;
            }
        }
        return planned.stream().allMatch(fight -> doesItsDuty(fight) && isSupplied(fight));
    }

    /** Whether what serves supports a battle planned already in whose enemies' zones it lies. */
    private boolean doesItsDuty(Fight fight) {
        for (long left = serving; left != 0; left &= left - 1) {
            int supply = Long.numberOfTrailingZeros(left);
            boolean its = (field.zones.get(supply) & fight.defenders()) != 0;
            if (its && !supports(supply, fight.attackers(), fight.defenders(), fight.supplies())) {
                return false;
            }
        }
        return true;
    }

    /** Whether every attacker of a battle planned already has its own among what serves. */
    private boolean isSupplied(Fight fight) {
        if (ResultsTable.needsSupply(field.odds(fight.attackers(), fight.defenders()))) {
            for (long left = fight.attackers(); left != 0; left &= left - 1) {
                if ((fight.supplies() & lines[Long.numberOfTrailingZeros(left)]) == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The enemies in whose zones what serves lies: all of them have to be attacked with it. */
    long owes() {
        long owes = 0;
        for (long left = serving; left != 0; left &= left - 1) {
            owes |= field.zones.get(Long.numberOfTrailingZeros(left));
        }
        return owes;
    }

    /** The supply hexes that a unit can rely on. */
    long of(int unit) {
        return lines[unit];
    }

    /** Whether a battle is lawful with what serves, which does its duty by that. */
    boolean isLawful(long units, long enemies) {
        int odds = field.odds(units, enemies);
        if (!ResultsTable.lawful(odds) || ResultsTable.needsSupply(odds) && !supplied(units)) {
            return false;
        }
        for (long left = serving; left != 0; left &= left - 1) {
            int supply = Long.numberOfTrailingZeros(left);
            boolean its = (field.zones.get(supply) & enemies) != 0;
            if (its && !supports(supply, units, enemies, -1L)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether a battle can be lawful, whatever serves, that a unit fights with some of these others
     * or alone: with all who have supply, or without any at odds that need none (14.3a).
     */
    boolean anyCanBeLawful(int lead, long mates, long enemies) {
        int defence = field.defence(enemies);
        int supplied = field.attack[lead];
        long sums = 1L << supplied;
        for (long left = mates; left != 0; left &= left - 1) {
            int mate = Long.numberOfTrailingZeros(left);
            supplied += field.lines[mate] != 0 ? field.attack[mate] : 0;
            sums |= sums << field.attack[mate];
        }
        if (field.lines[lead] != 0 && ResultsTable.lawful(ResultsTable.odds(supplied, defence))) {
            return true;
        }
        for (; sums != 0; sums &= sums - 1) {
            int odds = ResultsTable.odds(Long.numberOfTrailingZeros(sums), defence);
            if (ResultsTable.lawful(odds) && !ResultsTable.needsSupply(odds)) {
                return true;
            }
        }
        return false;
    }

    private boolean supplied(long units) {
        for (long left = units; left != 0; left &= left - 1) {
            if (lines[Long.numberOfTrailingZeros(left)] == 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether a supply hex, if it is among those named for a battle, supports that. */
    private boolean supports(int supply, long units, long enemies, long named) {
        if (!ResultsTable.needsSupply(field.odds(units, enemies))) {
            return false;
        }
        for (long left = units; left != 0; left &= left - 1) {
            if ((field.lines[Long.numberOfTrailingZeros(left)] & named & 1L << supply) != 0) {
                return true;
            }
        }
        return false;
    }
}
