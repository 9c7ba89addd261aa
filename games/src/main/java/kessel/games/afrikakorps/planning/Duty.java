package kessel.games.afrikakorps.planning;

import java.util.function.IntConsumer;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/** Who has to attack and who has to be attacked (8.4, 11.3, 23.1, 23.2), as masks of units. */
public final class Duty {
    private final Theatre theatre;

    public Duty(Theatre theatre) {
        this.theatre = theatre;
    }

    private Roster roster() {
        return theatre.roster();
    }

    /** Units of a side that satisfy a flag. */
    public long flagged(AfrikaKorpsPosition position, int side, int flag) {
        long mask = 0;
        for (int unit = position.onMapFrom(roster().first(side));
                unit < roster().end(side);
                unit = position.onMapFrom(unit + 1)) {
            if (position.is(unit, flag)) {
                mask |= roster().bit(unit);
            }
        }
        return mask;
    }

    /** Units of a side in a battle; in any that is planned for 0. */
    public long inBattle(AfrikaKorpsPosition position, int side, int battle) {
        long mask = 0;
        for (int unit = position.onMapFrom(roster().first(side));
                unit < roster().end(side);
                unit = position.onMapFrom(unit + 1)) {
            int its = position.battle(unit);
            if (its != 0 && (battle == 0 || its == battle)) {
                mask |= roster().bit(unit);
            }
        }
        return mask;
    }

    /** 8.4b: units of the phasing side in an enemy zone, those apart that are given up. */
    public long obliged(AfrikaKorpsPosition position, Board board, long doomed) {
        int side = position.phasing();
        long mask = 0;
        for (int unit = position.onMapFrom(roster().first(side));
                unit < roster().end(side);
                unit = position.onMapFrom(unit + 1)) {
            if (board.zone(1 - side, position.at(unit)) != 0) {
                mask |= roster().bit(unit);
            }
        }
        return mask & ~doomed;
    }

    /** 8.4a: enemies in whose zones such units stand. */
    public long mustBeAttacked(AfrikaKorpsPosition position, Board board, long obliged) {
        int side = position.phasing();
        long mask = 0;
        for (long left = obliged; left != 0; left &= left - 1) {
            int unit = roster().first(side) + Long.numberOfTrailingZeros(left);
            mask |= board.zone(1 - side, position.at(unit));
        }
        return mask;
    }

    /**
     * What else must be attacked once these attack and are attacked: all others in a fortress of
     * which one is (23.1b), all enemies beside a fortress out of which somebody attacks (23.2b).
     */
    public long aroundFortresses(Board board, int side, long attackers, long defenders) {
        long mask = 0;
        for (int hex : theatre.ground().fortresses()) {
            if ((board.stood(1 - side, hex) & defenders) != 0) {
                mask |= board.stood(1 - side, hex);
            }
            if ((board.stood(side, hex) & attackers) != 0) {
                mask |= board.beside(1 - side, hex);
            }
        }
        return mask;
    }

    /** Whether there is anything to decide about combat. */
    public boolean anything(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        for (int unit = position.onMapFrom(roster().first(side));
                unit < roster().end(side);
                unit = position.onMapFrom(unit + 1)) {
            int hex = position.at(unit);
            if (board.beside(1 - side, hex) != 0 || besideLoneFortressSupply(board, side, hex)) {
                return true;
            }
        }
        return false;
    }

    private boolean besideLoneFortressSupply(Board board, int side, int hex) {
        for (int next : theatre.ground().beside(hex)) {
            if (theatre.ground().fortress(next) && board.loneSupply(1 - side, next)) {
                return true;
            }
        }
        return false;
    }

    /** 11.7e: somebody can finish a unit that was driven alone into a fortress. */
    public boolean mayFinish(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        for (int unit = position.onMapFrom(roster().first(side));
                unit < roster().end(side);
                unit = position.onMapFrom(unit + 1)) {
            if (idle(position, unit)) {
                for (int next : theatre.ground().beside(position.at(unit))) {
                    boolean[] may = new boolean[1];
                    if (finishable(position, board, next)) {
                        finishing(position, board, unit, next, _ -> may[0] = true);
                    }
                    if (may[0]) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public boolean idle(AfrikaKorpsPosition position, int unit) {
        return position.battle(unit) == 0
                && position.seizes(unit) < 0
                && !position.is(unit, Flags.FOUGHT);
    }

    /** A fortress held only by units that were driven into it in this turn. */
    public boolean finishable(AfrikaKorpsPosition position, Board board, int hex) {
        int enemy = 1 - position.phasing();
        long units = board.stood(enemy, hex);
        return theatre.ground().fortress(hex)
                && units != 0
                && (units & ~flagged(position, enemy, Flags.DRIVEN_IN)) == 0;
    }

    /** Whether an attack that finishes such units needs supply (14.1a). */
    private boolean needsSupply(Board board, int side, int unit, int hex) {
        int defence = 0;
        for (long left = board.stood(1 - side, hex); left != 0; left &= left - 1) {
            int enemy = roster().first(1 - side) + Long.numberOfTrailingZeros(left);
            defence += roster().defence(enemy) * theatre.ground().doubling(hex);
        }
        return ResultsTable.needsSupply(ResultsTable.odds(roster().attack(unit), defence));
    }

    /** With what a unit can finish such units: a supply unit, or -1 where none is needed. */
    public boolean mayFinish(
            AfrikaKorpsPosition position, Board board, int unit, int hex, int supply) {
        int side = position.phasing();
        if (!needsSupply(board, side, unit, hex)) {
            return supply < 0;
        }
        if (!roster().supply(supply) || roster().side(supply) != side) {
            return false;
        }
        int at = position.at(supply);
        return at >= 0
                && !position.is(supply, Flags.NO_SUPPORT)
                && (at == position.at(unit) || board.zone(1 - side, at) == 0)
                && reaches(board, side, at, position.at(unit));
    }

    /** All such supply units, or -1. */
    public void finishing(
            AfrikaKorpsPosition position, Board board, int unit, int hex, IntConsumer each) {
        if (mayFinish(position, board, unit, hex, -1)) {
            each.accept(-1);
            return;
        }
        for (int supply = roster().firstSupply(); supply < roster().size(); supply++) {
            if (mayFinish(position, board, unit, hex, supply)) {
                each.accept(supply);
            }
        }
    }

    /** 14.2: a line of at most five hexes, whatever zones cover its two ends. */
    public boolean reaches(Board board, int side, int supplyHex, int hex) {
        return supplyHex == hex
                || theatre.lines(
                        lines ->
                                lines.from(board, side, supplyHex, theatre.campaign().line())
                                        .reaches(hex));
    }

    /** The battles that are planned and not yet resolved, automatic ones first. */
    public static int unresolved(AfrikaKorpsPosition position) {
        int left = position.get(Cell.PLANNED) & ~position.get(Cell.DONE);
        int automatic = left & position.get(Cell.AUTOMATIC);
        return automatic != 0 ? automatic : left;
    }
}
