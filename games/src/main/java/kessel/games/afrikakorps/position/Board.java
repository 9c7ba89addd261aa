package kessel.games.afrikakorps.position;

import java.util.Arrays;
import java.util.function.IntConsumer;
import kessel.engine.game.Cells;
import kessel.engine.game.Workspaces;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;

/**
 * What follows from where the pieces of a position are: who stands in each hex and whose zones
 * cover it, a long of bits a side. A zone reaches the hexes that touch a combat unit's, but never
 * into or out of a fortress (7.1c, 7.1d), and there is none of a unit that is overcome (7.1f).
 */
public final class Board {
    private final Ground ground;
    private final long[][] stood;
    private final long[][] zone;
    private final byte[][] supplies;

    /** Whether units of a side stand in a hex or their zones cover it. */
    private final boolean[][] touched;

    private final long[] overcome = new long[2];
    private int rommel = AfrikaKorpsPosition.POOL;

    /** By piece, the hex where it was when the board was read, or below 0. */
    private int[] read = new int[0];

    /** Which of them were on the map. */
    private OnMap onMap;

    private Roster roster;

    /** The hash of the position that was read. */
    private long hash;

    /** By side, how often something else was found than before. */
    private final int[] unitChanges = new int[2];

    private final int[] supplyChanges = new int[2];

    /** By side, a hash of where its combat units stand and hold, and where its supply is. */
    private final long[] unitLayout = new long[2];

    private final long[] supplyLayout = new long[2];

    public Board(Ground ground) {
        this.ground = ground;
        stood = new long[2][ground.size()];
        zone = new long[2][ground.size()];
        supplies = new byte[2][ground.size()];
        touched = new boolean[2][ground.size()];
    }

    public static Workspaces<Board> workspaces(Ground ground) {
        return new Workspaces<>(() -> new Board(ground));
    }

    /**
     * Looks at a position; nothing that changes there afterwards shows here. Only what is elsewhere
     * than in the position read before is looked at again.
     */
    public Board read(AfrikaKorpsPosition position) {
        if (roster == null) {
            roster = position.roster();
            read = new int[roster.size()];
            Arrays.fill(read, AfrikaKorpsPosition.POOL);
            onMap = new OnMap(roster.size());
        } else if (hash == position.hash()) {
            return this;
        }
        hash = position.hash();
        for (int piece = either(position, 0);
                piece < read.length;
                piece = either(position, piece + 1)) {
            if (roster.combat(piece)) {
                readUnit(position, piece);
            } else if (roster.supply(piece)) {
                readSupply(position, piece);
            }
        }
        position.readOnMap(onMap);
        rommel = position.at(roster.rommel());
        return this;
    }

    /** The first piece from this one on that was on the map or is there now. */
    private int either(AfrikaKorpsPosition position, int piece) {
        return Math.min(onMap.from(piece), position.onMapFrom(piece));
    }

    private void readUnit(AfrikaKorpsPosition position, int unit) {
        int side = roster.side(unit);
        int hex = position.at(unit);
        long bit = roster.bit(unit);
        boolean isOvercome = hex >= 0 && position.is(unit, Flags.OVERCOME);
        boolean wasOvercome = (overcome[side] & bit) != 0;
        if (hex != read[unit] || isOvercome != wasOvercome) {
            leave(side, bit, read[unit]);
            stand(side, bit, hex, isOvercome);
            unitLayout[side] ^=
                    layout(unit, read[unit], wasOvercome) ^ layout(unit, hex, isOvercome);
            read[unit] = hex;
            unitChanges[side]++;
        }
    }

    private void readSupply(AfrikaKorpsPosition position, int supply) {
        int hex = position.at(supply);
        if (hex != read[supply]) {
            int side = roster.side(supply);
            if (read[supply] >= 0) {
                supplies[side][read[supply]]--;
            }
            if (hex >= 0) {
                supplies[side][hex]++;
            }
            supplyLayout[side] ^= layout(supply, read[supply], false) ^ layout(supply, hex, false);
            read[supply] = hex;
            supplyChanges[side]++;
        }
    }

    private static long layout(int piece, int hex, boolean isOvercome) {
        return hex < 0 ? 0 : Cells.mixed(piece, isOvercome ? -1 - hex : hex);
    }

    private void leave(int side, long bit, int hex) {
        if (hex >= 0) {
            stood[side][hex] &= ~bit;
            overcome[side] &= ~bit;
            look(side, hex);
            for (int next : ground.beside(hex)) {
                zone[side][next] &= ~bit;
                look(side, next);
            }
        }
    }

    private void stand(int side, long bit, int hex, boolean isOvercome) {
        if (hex < 0) {
            return;
        }
        stood[side][hex] |= bit;
        look(side, hex);
        if (isOvercome) {
            overcome[side] |= bit;
        } else if (!ground.fortress(hex)) {
            for (int next : ground.beside(hex)) {
                if (!ground.fortress(next)) {
                    zone[side][next] |= bit;
                    look(side, next);
                }
            }
        }
    }

    private void look(int side, int hex) {
        touched[side][hex] = (stood[side][hex] | zone[side][hex]) != 0;
    }

    public Ground ground() {
        return ground;
    }

    /** Whether no combat unit of a side stands in a hex, and no zone of one covers it. */
    public boolean quiet(int side, int hex) {
        return !touched[side][hex];
    }

    /** The combat units of a side in a hex. */
    public long stood(int side, int hex) {
        return stood[side][hex];
    }

    public int stack(int side, int hex) {
        return Long.bitCount(stood[side][hex]);
    }

    /** Whether a combat unit is the first of its stack: who looks for stacks finds each once. */
    public boolean first(int unit) {
        int hex = read[unit];
        return hex >= 0 && Long.lowestOneBit(stood[roster.side(unit)][hex]) == roster.bit(unit);
    }

    /** The combat units of a side that still hold a hex: not those that are overcome. */
    public long holding(int side, int hex) {
        return stood[side][hex] & ~overcome[side];
    }

    /** The combat units of a side whose zones cover a hex. */
    public long zone(int side, int hex) {
        return zone[side][hex];
    }

    /** Combat units of a side in hexes that touch a hex. */
    public long beside(int side, int hex) {
        long units = 0;
        for (int next : ground.beside(hex)) {
            units |= stood[side][next];
        }
        return units;
    }

    public boolean supply(int side, int hex) {
        return supplies[side][hex] > 0;
    }

    /** Each hex with supply of a side, as often as there is some. */
    void supplied(int side, IntConsumer each) {
        for (int supply = onMap.from(roster.firstSupply());
                supply < read.length;
                supply = onMap.from(supply + 1)) {
            if (roster.side(supply) == side) {
                each.accept(read[supply]);
            }
        }
    }

    /** Whether supply of a side is within so many hexes, whatever is between. */
    public boolean supplyWithin(int side, int hex, int distance) {
        for (int supply = onMap.from(roster.firstSupply());
                supply < read.length;
                supply = onMap.from(supply + 1)) {
            if (roster.side(supply) == side
                    && ground.grid().distance(read[supply], hex) <= distance) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether combat units of a side are as they were: another number if they are not. */
    public int unitChanges(int side) {
        return unitChanges[side];
    }

    /** The same of the supply units of a side. */
    public int supplyChanges(int side) {
        return supplyChanges[side];
    }

    /** The same number wherever the combat units of a side are the same way. */
    public long unitLayout(int side) {
        return unitLayout[side];
    }

    /** The same of the supply units of a side. */
    public long supplyLayout(int side) {
        return supplyLayout[side];
    }

    public int rommel() {
        return rommel;
    }

    /** Whether a line of a side, or a retreat, can pass a hex: no enemy there, and no zone. */
    public boolean free(int side, int hex) {
        return ground.playable(hex)
                && (quiet(1 - side, hex)
                        || zone[1 - side][hex] == 0 && holding(1 - side, hex) == 0);
    }

    /** Whether whoever of a side is driven from a hex has nowhere to go (7.6.1a). */
    public boolean noWayBack(int side, int hex) {
        for (int beside : ground.beside(hex)) {
            if (free(side, beside)) {
                return false;
            }
        }
        return true;
    }

    /** A supply unit of a side with no combat unit of its own beside it in its hex (15.2a). */
    public boolean loneSupply(int side, int hex) {
        return supplies[side][hex] > 0 && stood[side][hex] == 0;
    }
}
