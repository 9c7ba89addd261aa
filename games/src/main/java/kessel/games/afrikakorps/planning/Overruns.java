package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/** When an automatic victory is one (9): at the declaration, and at the end of movement. */
public final class Overruns {
    private static final int AUTOMATIC = 7;
    public static final int IF_SURROUNDED = 5;

    /** A zone reaches one hex, a retreat two. */
    private static final int BLOCKING_RANGE = 3;

    private final Theatre theatre;
    private final Duty duty;
    private final Retreats retreats;

    public Overruns(Theatre theatre, Duty duty, Retreats retreats) {
        this.theatre = theatre;
        this.duty = duty;
        this.retreats = retreats;
    }

    private List<Integer> units(long mask, int side) {
        List<Integer> units = new ArrayList<>();
        for (long left = mask; left != 0; left &= left - 1) {
            units.add(theatre.roster().first(side) + Long.numberOfTrailingZeros(left));
        }
        return units;
    }

    /** The attack and defence factors of a battle, as odds. */
    public int odds(AfrikaKorpsPosition position, int battle) {
        int side = position.phasing();
        int attack = 0;
        int defence = 0;
        for (int unit : units(duty.inBattle(position, side, battle), side)) {
            attack += theatre.roster().attack(unit);
        }
        for (int unit : units(duty.inBattle(position, 1 - side, battle), 1 - side)) {
            defence +=
                    theatre.roster().defence(unit) * theatre.ground().doubling(position.at(unit));
        }
        return ResultsTable.odds(attack, defence);
    }

    /**
     * Whether some enemy could be overcome by the units beside it, if all else is as it must be.
     */
    public boolean inReach(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        for (int enemy = theatre.roster().first(1 - side);
                enemy < theatre.roster().end(1 - side);
                enemy++) {
            if (bestOdds(position, board, enemy) >= IF_SURROUNDED) {
                return true;
            }
        }
        return false;
    }

    /** At which odds all units beside an enemy that have supply could attack it; 0 for none. */
    public int bestOdds(AfrikaKorpsPosition position, Board board, int enemy) {
        if (!position.onMap(enemy) || position.is(enemy, Flags.OVERCOME)) {
            return 0;
        }
        int side = position.phasing();
        int hex = position.at(enemy);
        int attack = 0;
        for (int unit : units(board.beside(side, hex), side)) {
            boolean may = position.battle(unit) == 0 && anySupply(position, board, unit, _ -> true);
            attack += may ? theatre.roster().attack(unit) : 0;
        }
        int defence = theatre.roster().defence(enemy) * theatre.ground().doubling(hex);
        return attack == 0 ? 0 : ResultsTable.odds(attack, defence);
    }

    /** 9.3a: only at 5-1 and 6-1 do blockers matter, and only near the defenders. */
    boolean mayBlock(AfrikaKorpsPosition position, int unit) {
        int side = position.phasing();
        int battle = position.get(Cell.CURRENT);
        long attackers = duty.inBattle(position, side, battle);
        long defenders = duty.inBattle(position, 1 - side, battle);
        if (attackers == 0 || defenders == 0) {
            return false;
        }
        int odds = odds(position, battle);
        boolean near = false;
        for (int enemy : units(defenders, 1 - side)) {
            int distance = theatre.ground().grid().distance(position.at(enemy), position.at(unit));
            near |= distance <= BLOCKING_RANGE;
        }
        return near && odds >= IF_SURROUNDED && odds < AUTOMATIC;
    }

    public Ruling judge(AfrikaKorpsPosition position, Board board) {
        int battle = position.get(Cell.CURRENT);
        int side = position.phasing();
        long attackers = duty.inBattle(position, side, battle);
        long defenders = duty.inBattle(position, 1 - side, battle);
        long blockers = duty.flagged(position, side, Flags.BLOCKING);
        if (attackers == 0 || defenders == 0) {
            return Theatre.refuse("9.1a", "nobody-there");
        }
        Ruling stacks = stacks(position, side, attackers | blockers);
        if (!stacks.legal()) {
            return stacks;
        }
        for (int unit : units(attackers, side)) {
            if (!supplied(position, board, unit, battle)) {
                return Theatre.refuse("9.2a", "no-line", Theatre.piece(unit));
            }
        }
        for (int unit : units(blockers, side)) {
            if (!stands(position, board, unit, defenders)) {
                return Theatre.refuse("9.5a", "blocker-doomed", Theatre.piece(unit));
            }
        }
        int odds = odds(position, battle);
        if (odds >= AUTOMATIC) {
            return Ruling.LEGAL;
        }
        if (odds < IF_SURROUNDED) {
            return Theatre.refuse("9.1a", "odds-too-low", ResultsTable.name(odds));
        }
        for (int unit : units(defenders, 1 - side)) {
            if (!retreats.surrounded(position, unit, attackers | blockers)) {
                return Theatre.refuse("9.1b", "not-surrounded", Theatre.piece(unit));
            }
        }
        return Ruling.LEGAL;
    }

    /** 9.2c: those who cannot move any more stand in lawful stacks. */
    private Ruling stacks(AfrikaKorpsPosition position, int side, long units) {
        long held = units | duty.flagged(position, side, Flags.FROZEN);
        for (int unit : units(units, side)) {
            int hex = position.at(unit);
            int there =
                    position.countUnits(
                            side,
                            other ->
                                    position.at(other) == hex
                                            && (theatre.roster().bit(other) & held) != 0);
            if (there > theatre.campaign().stacking()) {
                return Theatre.refuse("9.2c", "too-many-held", Theatre.hex(hex));
            }
        }
        return Ruling.LEGAL;
    }

    /** 9.2a: at this moment every zone counts, that of the enemy to be overcome as well. */
    private boolean supplied(AfrikaKorpsPosition position, Board board, int unit, int battle) {
        return anySupply(
                position, board, unit, supply -> (position.supports(supply) & 1 << battle) != 0);
    }

    private boolean anySupply(
            AfrikaKorpsPosition position, Board board, int unit, IntPredicate which) {
        return supplyFor(position, board, unit, which) >= 0;
    }

    /**
     * A supply unit with a line to a unit, in no enemy zone unless they share a hex; or -1. What an
     * automatic victory won does not support it (15.3.1a, 9.6a).
     */
    public int supplyFor(AfrikaKorpsPosition position, Board board, int unit, IntPredicate which) {
        Roster roster = theatre.roster();
        int side = roster.side(unit);
        int hex = position.at(unit);
        for (int supply = position.onMapFrom(roster.firstSupply());
                supply < roster.size();
                supply = position.onMapFrom(supply + 1)) {
            int at = position.at(supply);
            if (roster.side(supply) == side
                    && which.test(supply)
                    && (position.prizeOf(supply) == 0
                            || position.prizeOf(supply) != position.battle(unit))
                    && !position.is(supply, Flags.NO_SUPPORT)
                    && (at == hex || board.zone(1 - side, at) == 0)
                    && duty.reaches(board, side, at, hex)) {
                return supply;
            }
        }
        return -1;
    }

    /**
     * 9.5a: a blocker that would be eliminated before combat blocks nothing. It passes in no zone
     * but the target's, or where it could lawfully attack whoever else's zone it stands in.
     */
    private boolean stands(AfrikaKorpsPosition position, Board board, int blocker, long defenders) {
        int side = position.phasing();
        long enemies = board.zone(1 - side, position.at(blocker)) & ~defenders;
        if (enemies == 0 || position.battle(blocker) != 0) {
            return true;
        }
        int defence = 0;
        long mates = -1L;
        for (int enemy : units(enemies, 1 - side)) {
            int hex = position.at(enemy);
            defence += theatre.roster().defence(enemy) * theatre.ground().doubling(hex);
            mates &= board.beside(side, hex);
        }
        // Sums of attack factors that it can bring together: of anybody, and of who has supply.
        boolean supplied = anySupply(position, board, blocker, _ -> true);
        BitSet any = new BitSet();
        BitSet fed = new BitSet();
        any.set(theatre.roster().attack(blocker));
        fed.set(theatre.roster().attack(blocker), supplied);
        for (int mate : units(mates & ~theatre.roster().bit(blocker), side)) {
            if (position.battle(mate) == 0) {
                add(any, theatre.roster().attack(mate));
                if (supplied && anySupply(position, board, mate, _ -> true)) {
                    add(fed, theatre.roster().attack(mate));
                }
            }
        }
        return lawful(any, defence, false) || lawful(fed, defence, true);
    }

    private static void add(BitSet sums, int factor) {
        for (int sum = sums.length() - 1; sum >= 0; sum--) {
            sums.set(sum + factor, sums.get(sum + factor) || sums.get(sum));
        }
    }

    private static boolean lawful(BitSet attacks, int defence, boolean supplied) {
        return attacks.stream()
                .map(attack -> ResultsTable.odds(attack, defence))
                .anyMatch(
                        odds ->
                                ResultsTable.lawful(odds)
                                        && (supplied || !ResultsTable.needsSupply(odds)));
    }

    /** 14.5a: at the end of movement every attacker of an automatic victory has supply again. */
    public Ruling atEnd(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        int automatic = position.get(Cell.AUTOMATIC);
        for (int unit : units(duty.inBattle(position, side, 0), side)) {
            boolean attacks = (automatic & 1 << position.battle(unit)) != 0;
            if (attacks && !anySupply(position, board, unit, _ -> true)) {
                return Theatre.refuse("14.5a", "no-line-at-end", Theatre.piece(unit));
            }
        }
        return Ruling.LEGAL;
    }

    /** 14.5b: where the first supply has left, another serves who it no longer reaches. */
    public void nameSupplies(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        int automatic = position.get(Cell.AUTOMATIC);
        for (int unit : units(duty.inBattle(position, side, 0), side)) {
            int battle = position.battle(unit);
            if ((automatic & 1 << battle) != 0) {
                nameSupply(position, board, unit, battle);
            }
        }
    }

    /**
     * Names supply for a unit of an automatic victory where there is no choice: all that can serve
     * it lies in one hex, or one hex has what is used up already. Else its player names it (14.6a).
     */
    public void nameSupply(AfrikaKorpsPosition position, Board board, int unit, int battle) {
        if (supplied(position, board, unit, battle)) {
            return;
        }
        int used = only(position, board, unit, supply -> position.is(supply, Flags.USED));
        int supply = used >= 0 ? used : only(position, board, unit, _ -> true);
        if (supply >= 0) {
            position.supports(supply, position.supports(supply) | 1 << battle);
        }
    }

    /** A supply unit that can serve a unit, if none in another hex can; else -1. */
    private int only(AfrikaKorpsPosition position, Board board, int unit, IntPredicate which) {
        int first = supplyFor(position, board, unit, which);
        if (first < 0) {
            return -1;
        }
        int hex = position.at(first);
        IntPredicate elsewhere = supply -> which.test(supply) && position.at(supply) != hex;
        return supplyFor(position, board, unit, elsewhere) < 0 ? first : -1;
    }

    /** 14.6a: an attacker of an automatic victory for which no supply is named, or -1. */
    public int unsupplied(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        int automatic = position.get(Cell.AUTOMATIC);
        for (int unit : units(duty.inBattle(position, side, 0), side)) {
            int battle = position.battle(unit);
            boolean attacks = (automatic & 1 << battle) != 0;
            if (attacks && !supplied(position, board, unit, battle)) {
                return unit;
            }
        }
        return -1;
    }
}
