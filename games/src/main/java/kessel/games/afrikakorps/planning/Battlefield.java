package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/**
 * All that planning battles needs to know of a position when movement is over: who can attack whom
 * and with whose supply, as masks of units. Supply units in one hex are one here.
 */
public final class Battlefield {
    private final Roster roster;
    public final int side;
    public final int firstOwn;
    public final int firstEnemy;
    public final int[] attack;
    public final int[] defence;
    final int[] ownHex;
    final int[] enemyHex;

    /** By own unit, the enemies that it can attack; by enemy, who can attack it. */
    final long[] targets;

    public final long[] attackers;

    /** Own units that may still be given a battle, and enemies likewise. */
    long ready;

    public long open;

    public final List<Integer> supplyHexes = new ArrayList<>();

    /** By own unit, the supply hexes with a line to it. */
    public final long[] lines;

    /** By supply hex, the enemies in whose zones it lies. */
    public final List<Long> zones = new ArrayList<>();

    /** The supply hexes that were entered this turn in an enemy zone (13.2a). */
    public long entered;

    /** Own units beside supply guarded by combat units, which one of them may take: by hex. */
    final List<Integer> guardedHexes = new ArrayList<>();

    final long[] seizers;

    /** The combat units that guard it, by hex likewise. */
    private final List<Long> guards = new ArrayList<>();

    /** The hexes whose supply somebody is to take already. */
    long seized;

    /** Automatic victories: their defenders. */
    public final long[] overcome = new long[AfrikaKorpsPosition.MOST_BATTLES + 1];

    /** Supply hexes with nothing but what an automatic victory won: it does not serve that one. */
    final long[] prizes = new long[AfrikaKorpsPosition.MOST_BATTLES + 1];

    public final int automatic;

    /** All units of automatic victories, on either side. */
    long overrunning;

    long overcomeAll;

    public Battlefield(Theatre theatre, AfrikaKorpsPosition position, Board board) {
        roster = theatre.roster();
        side = position.phasing();
        firstOwn = roster.first(side);
        firstEnemy = roster.first(1 - side);
        int own = roster.end(side) - firstOwn;
        int enemies = roster.end(1 - side) - firstEnemy;
        attack = new int[own];
        ownHex = new int[own];
        targets = new long[own];
        lines = new long[own];
        defence = new int[enemies];
        enemyHex = new int[enemies];
        attackers = new long[enemies];
        Arrays.fill(ownHex, -1);
        Arrays.fill(enemyHex, -1);
        automatic = position.get(Cell.AUTOMATIC);
        enemies(theatre, position);
        own(theatre, position, board);
        supplies(theatre, position, board);
        seizers = new long[guarded(theatre, position, board)];
        for (int i = 0; i < seizers.length; i++) {
            for (int unit = 0; unit < own; unit++) {
                boolean near =
                        ownHex[unit] >= 0
                                && theatre.ground().adjacent(ownHex[unit], guardedHexes.get(i));
                seizers[i] |= near ? 1L << unit : 0;
                boolean its =
                        ownHex[unit] >= 0
                                && position.seizes(firstOwn + unit) == guardedHexes.get(i);
                seized |= its ? 1L << i : 0;
            }
        }
    }

    private void enemies(Theatre theatre, AfrikaKorpsPosition position) {
        Roster roster = theatre.roster();
        for (int i = 0; i < enemyHex.length; i++) {
            int unit = firstEnemy + i;
            int hex = position.at(unit);
            if (hex < 0) {
                continue;
            }
            enemyHex[i] = hex;
            defence[i] = roster.defence(unit) * theatre.ground().doubling(hex);
            int battle = position.battle(unit);
            if (position.is(unit, Flags.OVERCOME)) {
                overcome[battle] |= 1L << i;
                overcomeAll |= 1L << i;
            } else if (battle == 0) {
                open |= 1L << i;
            }
        }
    }

    private void own(Theatre theatre, AfrikaKorpsPosition position, Board board) {
        Roster roster = theatre.roster();
        for (int i = 0; i < ownHex.length; i++) {
            int unit = firstOwn + i;
            int hex = position.at(unit);
            if (hex < 0) {
                continue;
            }
            ownHex[i] = hex;
            attack[i] = roster.attack(unit);
            targets[i] = board.beside(1 - side, hex);
            for (long left = targets[i]; left != 0; left &= left - 1) {
                attackers[Long.numberOfTrailingZeros(left)] |= 1L << i;
            }
            int battle = position.battle(unit);
            overrunning |= battle != 0 && (automatic & 1 << battle) != 0 ? 1L << i : 0;
            int seized = position.seizes(unit);
            if (battle == 0 && (seized < 0 || theatre.ground().fortress(seized))) {
                ready |= 1L << i;
            }
        }
    }

    private void supplies(Theatre theatre, AfrikaKorpsPosition position, Board board) {
        Roster roster = theatre.roster();
        // By the automatic victory that won it, or 0.
        long[] won = new long[prizes.length];
        for (int supply = position.onMapFrom(roster.firstSupply());
                supply < roster.size();
                supply = position.onMapFrom(supply + 1)) {
            int hex = position.at(supply);
            if (roster.side(supply) != side || position.is(supply, Flags.NO_SUPPORT)) {
                continue;
            }
            int at = supplyHexes.indexOf(hex);
            if (at < 0) {
                if (supplyHexes.size() == Long.SIZE) {
                    continue;
                }
                at = supplyHexes.size();
                supplyHexes.add(hex);
                zones.add(board.zone(1 - side, hex));
                reach(theatre, board, hex, 1L << at);
            }
            won[position.prizeOf(supply)] |= 1L << at;
            if (position.is(supply, Flags.ENTERED_ZONE) && zones.get(at) != 0) {
                entered |= 1L << at;
            }
        }
        prizes(won);
    }

    private void prizes(long[] won) {
        for (int battle = 1; battle < prizes.length; battle++) {
            prizes[battle] = won[battle];
            for (int other = 0; other < prizes.length; other++) {
                prizes[battle] &= other == battle ? -1L : ~won[other];
            }
        }
    }

    private void reach(Theatre theatre, Board board, int hex, long bit) {
        theatre.lines(
                found -> {
                    found.from(board, side, hex, theatre.campaign().line());
                    for (int i = 0; i < ownHex.length; i++) {
                        if (ownHex[i] >= 0 && found.reaches(ownHex[i])) {
                            lines[i] |= bit;
                        }
                    }
                    return null;
                });
    }

    /** 15.3.2.2a, not in a fortress (15.3.2.2d). */
    private int guarded(Theatre theatre, AfrikaKorpsPosition position, Board board) {
        Roster roster = theatre.roster();
        for (int supply = position.onMapFrom(roster.firstSupply());
                supply < roster.size();
                supply = position.onMapFrom(supply + 1)) {
            int hex = position.at(supply);
            if (roster.side(supply) != side
                    && !theatre.ground().fortress(hex)
                    && board.holding(1 - side, hex) != 0
                    && !guardedHexes.contains(hex)) {
                guardedHexes.add(hex);
                guards.add(board.holding(1 - side, hex));
            }
        }
        return guardedHexes.size();
    }

    /** 15.3.2.2a: who must be attacked if the supply of these hexes is to be taken. */
    long guards(long taken) {
        long mask = 0;
        for (long left = taken; left != 0; left &= left - 1) {
            mask |= guards.get(Long.numberOfTrailingZeros(left));
        }
        return mask;
    }

    public int attack(long units) {
        int sum = 0;
        for (long left = units; left != 0; left &= left - 1) {
            sum += attack[Long.numberOfTrailingZeros(left)];
        }
        return sum;
    }

    public int defence(long units) {
        int sum = 0;
        for (long left = units; left != 0; left &= left - 1) {
            sum += defence[Long.numberOfTrailingZeros(left)];
        }
        return sum;
    }

    /** What units are worth: half of their factors. */
    double worth(long units, boolean own) {
        double sum = 0;
        for (long left = units; left != 0; left &= left - 1) {
            int unit = Long.numberOfTrailingZeros(left);
            sum += Prospect.worth(roster, (own ? firstOwn : firstEnemy) + unit);
        }
        return sum;
    }

    /** What an attack of own units on enemies can be expected to bring. */
    double gain(Prospect prospect, long own, long enemies) {
        long sums = Prospect.NOBODY;
        for (long left = own; left != 0; left &= left - 1) {
            sums = Prospect.with(sums, attack[Long.numberOfTrailingZeros(left)]);
        }
        return prospect.gain(
                attack(own), defence(enemies), worth(own, true), worth(enemies, false), sums);
    }

    public int odds(long own, long enemies) {
        return ResultsTable.odds(attack(own), defence(enemies));
    }

    /** Own units that touch every one of these enemies (8.5a). */
    long facing(long enemies) {
        long units = -1L;
        for (long left = enemies; left != 0; left &= left - 1) {
            units &= attackers[Long.numberOfTrailingZeros(left)];
        }
        return units;
    }

    /** Whether a supply hex serves a unit whatever zones cover it: they are in the same hex. */
    public boolean together(int unit, int supply) {
        return supplyHexes.get(supply) == ownHex[unit];
    }

    /** The supply hexes that lie in enemy zones. */
    public long conditional() {
        long mask = 0;
        for (int supply = 0; supply < zones.size(); supply++) {
            mask |= zones.get(supply) != 0 ? 1L << supply : 0;
        }
        return mask;
    }
}
