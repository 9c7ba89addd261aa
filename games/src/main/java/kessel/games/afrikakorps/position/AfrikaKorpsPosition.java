package kessel.games.afrikakorps.position;

import java.util.Set;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import kessel.engine.game.Cells;
import kessel.engine.game.Position;
import kessel.engine.game.Step;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;

/**
 * All that lies on the table. It consists of numbers in cells, and of those cells as they were when
 * the player began to move, so that a player who has moved into a position without a lawful way on
 * can take it back (11.6c).
 */
public final class AfrikaKorpsPosition implements Position<AfrikaKorpsPosition> {
    // Where a piece is when it is on no hex.
    public static final int SEA = -1;

    /** Still to come, or free to be used. */
    public static final int POOL = -2;

    public static final int DEAD = -3;

    /** This and below: replaced by the substitute of that number (21). */
    public static final int CONVERTED = -10;

    /** Battles are numbered from 1. */
    public static final int MOST_BATTLES = 30;

    // The cells of a piece.
    private static final int AT = 0;
    private static final int SPENT = 1;
    private static final int ROAD = 2;
    private static final int FLAGS = 3;

    /** Of a combat unit, its battle; of a supply unit, a bit for each battle that it supports. */
    private static final int BATTLE = 4;

    /** Of a combat unit, the hex + 1 of the supply that it takes (15.2.3c, 15.3.2.2a). */
    private static final int SEIZES = 5;

    private static final int A_PIECE = 6;

    /** The cells that are no piece's. */
    public enum Cell {
        TURN,
        PHASING,
        STAGE,
        DECIDER,
        OPTIONS,
        /** Bits: the base and the fortress that the phasing side held when its turn began. */
        PORTS,
        AXIS_REPLACEMENTS,
        ALLIED_REPLACEMENTS,
        /** How often in a row a side held all objectives at the start and the end of turns. */
        AXIS_CONTROL,
        ALLIED_CONTROL,
        /** 24.5a: no supply unit on the map when the Axis turn began, and in the last one. */
        NO_SUPPLY_AT_START,
        NO_SUPPLY,
        WINNER,
        /** The hexes of Rommel's last leg with a unit, each + 1. */
        LEG_FROM,
        LEG_OVER,
        LEG_TO,
        /** The battle that is being put together or resolved. */
        CURRENT,
        /** The result of the battle that is being resolved, + 1. */
        RESULT,
        /** What an exchange costs. */
        PRICE,
        /** A bit for each battle that is planned, and for each that is done. */
        PLANNED,
        DONE,
        /** A bit for each battle that is an automatic victory. */
        AUTOMATIC,
        /** A piece that a question is about, and the hexes it may go to, each + 1. */
        ASKED,
        OVER_HEX,
        TO_HEX,
        /** The hexes, each + 1, of those who defend in the battle being resolved. */
        STRUCK_1,
        STRUCK_2,
        STRUCK_3,
        STRUCK_4,
        STRUCK_5,
        STRUCK_6,
        /** What was decided when Rommel had to be placed, + 1: how to go on. */
        RESUME,
        /** Whether the cells before the moves are kept. */
        KEPT
    }

    private static final Cell[] CELLS = Cell.values();
    private static final Stage[] STAGES = Stage.values();

    private final Campaign campaign;
    private final Cells cells;
    private final Cells before;

    /** Cells of which nothing is kept. */
    private final Cells nothing;

    private final OnMap onMap;

    public AfrikaKorpsPosition(Campaign campaign) {
        this.campaign = campaign;
        int size = CELLS.length + campaign.roster().size() * A_PIECE;
        cells = new Cells(size);
        before = new Cells(size);
        nothing = new Cells(size);
        onMap = new OnMap(campaign.roster().size());
        lookAtMap();
    }

    private AfrikaKorpsPosition(AfrikaKorpsPosition other) {
        campaign = other.campaign;
        cells = other.cells.copy();
        before = other.before.copy();
        nothing = other.nothing;
        onMap = new OnMap(other.onMap);
    }

    @Override
    public AfrikaKorpsPosition copy() {
        return new AfrikaKorpsPosition(this);
    }

    @Override
    public void copyFrom(AfrikaKorpsPosition other) {
        cells.copyFrom(other.cells);
        before.copyFrom(other.before);
        onMap.copyFrom(other.onMap);
    }

    private void lookAtMap() {
        for (int piece = 0; piece < roster().size(); piece++) {
            onMap.set(piece, onMap(piece));
        }
    }

    @Override
    public String scenario() {
        return Campaign.SCENARIO;
    }

    public Campaign campaign() {
        return campaign;
    }

    public Roster roster() {
        return campaign.roster();
    }

    // What is no piece's.

    public int get(Cell cell) {
        return cells.get(cell.ordinal());
    }

    public void set(Cell cell, int value) {
        cells.set(cell.ordinal(), value);
    }

    @Override
    public int turn() {
        return get(Cell.TURN);
    }

    public int phasing() {
        return get(Cell.PHASING);
    }

    public Stage stage() {
        return STAGES[get(Cell.STAGE)];
    }

    @Override
    public AfrikaKorpsStep step() {
        return new AfrikaKorpsStep(stage(), decider());
    }

    public int decider() {
        return get(Cell.DECIDER);
    }

    public void ask(Stage stage, int decider) {
        set(Cell.STAGE, stage.ordinal());
        set(Cell.DECIDER, decider);
    }

    public void end(int winner) {
        set(Cell.WINNER, winner);
        ask(Stage.OVER, Step.NOBODY);
        forget();
    }

    public boolean has(String option) {
        return get(Cell.OPTIONS) != 0 && (get(Cell.OPTIONS) & campaign.bit(option)) != 0;
    }

    public void choose(Set<String> options) {
        int bits = 0;
        for (String option : options) {
            bits |= campaign.bit(option);
        }
        set(Cell.OPTIONS, bits);
    }

    public int replacements(int side) {
        return get(side == Roster.AXIS ? Cell.AXIS_REPLACEMENTS : Cell.ALLIED_REPLACEMENTS);
    }

    public void replacements(int side, int factors) {
        set(side == Roster.AXIS ? Cell.AXIS_REPLACEMENTS : Cell.ALLIED_REPLACEMENTS, factors);
    }

    public int control(int side) {
        return get(side == Roster.AXIS ? Cell.AXIS_CONTROL : Cell.ALLIED_CONTROL);
    }

    public void control(int side, int times) {
        set(side == Roster.AXIS ? Cell.AXIS_CONTROL : Cell.ALLIED_CONTROL, times);
    }

    /** Whether the phasing side held a port when its turn began (19.2a). */
    public boolean heldPort(int hex) {
        int side = phasing();
        int bit = hex == campaign.ground().base(side) ? 1 : 2;
        return campaign.ground().port(hex, side) && (get(Cell.PORTS) & bit) != 0;
    }

    /** The hexes of those who defend in the battle that is being resolved. */
    public void strike(int hex) {
        for (int cell = Cell.STRUCK_1.ordinal(); cell <= Cell.STRUCK_6.ordinal(); cell++) {
            if (cells.get(cell) == hex + 1) {
                return;
            }
            if (cells.get(cell) == 0) {
                cells.set(cell, hex + 1);
                return;
            }
        }
    }

    public void struck(IntConsumer each) {
        for (int cell = Cell.STRUCK_1.ordinal(); cell <= Cell.STRUCK_6.ordinal(); cell++) {
            if (cells.get(cell) > 0) {
                each.accept(cells.get(cell) - 1);
            }
        }
    }

    public void forgetStruck() {
        for (int cell = Cell.STRUCK_1.ordinal(); cell <= Cell.STRUCK_6.ordinal(); cell++) {
            cells.set(cell, 0);
        }
    }

    // Pieces.

    private static int cell(int piece, int which) {
        return CELLS.length + piece * A_PIECE + which;
    }

    public int at(int piece) {
        return cells.get(cell(piece, AT));
    }

    public void put(int piece, int where) {
        cells.set(cell(piece, AT), where);
        onMap.set(piece, where >= 0);
    }

    public boolean onMap(int piece) {
        return at(piece) >= 0;
    }

    /**
     * The first piece on the map from this one on, or the number of all pieces where there is none.
     */
    public int onMapFrom(int piece) {
        return onMap.from(piece);
    }

    /** Tells which pieces are on the map. */
    void readOnMap(OnMap there) {
        there.copyFrom(onMap);
    }

    public int spent(int piece) {
        return cells.get(cell(piece, SPENT));
    }

    public void spend(int piece, int movement, int road) {
        cells.set(cell(piece, SPENT), movement);
        cells.set(cell(piece, ROAD), road);
    }

    public int roadUsed(int piece) {
        return cells.get(cell(piece, ROAD));
    }

    public int flags(int piece) {
        return cells.get(cell(piece, FLAGS));
    }

    public void flags(int piece, int flags) {
        cells.set(cell(piece, FLAGS), flags);
    }

    public boolean is(int piece, int flag) {
        return (flags(piece) & flag) != 0;
    }

    public void mark(int piece, int flag) {
        flags(piece, flags(piece) | flag);
    }

    public void unmark(int piece, int flag) {
        flags(piece, flags(piece) & ~flag);
    }

    public int battle(int unit) {
        return cells.get(cell(unit, BATTLE));
    }

    public void battle(int unit, int battle) {
        cells.set(cell(unit, BATTLE), battle);
    }

    /** The battles that a supply unit supports, a bit each. */
    public int supports(int supply) {
        return cells.get(cell(supply, BATTLE));
    }

    public void supports(int supply, int battles) {
        cells.set(cell(supply, BATTLE), battles);
    }

    /** The hex whose supply a unit is to take, or -1. */
    public int seizes(int unit) {
        return cells.get(cell(unit, SEIZES)) - 1;
    }

    public void seizes(int unit, int hex) {
        cells.set(cell(unit, SEIZES), hex + 1);
    }

    /** The automatic victory by which a supply unit was taken in this turn (15.3.1a), or 0. */
    public int prizeOf(int supply) {
        return cells.get(cell(supply, SEIZES));
    }

    public void prizeOf(int supply, int battle) {
        cells.set(cell(supply, SEIZES), battle);
    }

    /** Out of play, with nothing left to remember of it. */
    public void remove(int piece, int where) {
        put(piece, where);
        spend(piece, 0, 0);
        flags(piece, 0);
        cells.set(cell(piece, BATTLE), 0);
        cells.set(cell(piece, SEIZES), 0);
    }

    // The combat units of a side, and its supply units, wherever they are.

    public void units(int side, IntConsumer each) {
        for (int unit = roster().first(side); unit < roster().end(side); unit++) {
            each.accept(unit);
        }
    }

    public void supplies(int side, IntConsumer each) {
        for (int supply = roster().firstSupply(); supply < roster().size(); supply++) {
            if (roster().side(supply) == side) {
                each.accept(supply);
            }
        }
    }

    public int countUnits(int side, IntPredicate which) {
        int count = 0;
        for (int unit = roster().first(side); unit < roster().end(side); unit++) {
            count += which.test(unit) ? 1 : 0;
        }
        return count;
    }

    /** The first supply unit of a side, or captured one, that is not in play; -1 for none. */
    public int freeSupply(int side, boolean captured) {
        for (int supply = roster().firstSupply(); supply < roster().size(); supply++) {
            boolean fits = roster().side(supply) == side && roster().captured(supply) == captured;
            if (fits && at(supply) == POOL) {
                return supply;
            }
        }
        return -1;
    }

    /** 12.1b, 12.2d: how many of its own a side has on the map and at sea. */
    public int ownSupplies(int side) {
        int count = 0;
        for (int supply = roster().firstSupply(); supply < roster().size(); supply++) {
            boolean own = roster().side(supply) == side && !roster().captured(supply);
            count += own && at(supply) != POOL ? 1 : 0;
        }
        return count;
    }

    // What can be taken back.

    public void keep() {
        set(Cell.KEPT, 1);
        before.copyFrom(cells);
    }

    public void forget() {
        set(Cell.KEPT, 0);
        before.copyFrom(nothing);
    }

    public boolean changed() {
        return get(Cell.KEPT) != 0 && !cells.equals(before);
    }

    public void takeBack() {
        cells.copyFrom(before);
        lookAtMap();
    }

    /** The position as it was kept, as one of its own. */
    public AfrikaKorpsPosition kept() {
        AfrikaKorpsPosition kept = new AfrikaKorpsPosition(campaign);
        kept.cells.copyFrom(before);
        kept.lookAtMap();
        return kept;
    }

    public void keep(AfrikaKorpsPosition kept) {
        before.copyFrom(kept.cells);
    }

    /** What a piece contributes to the hash. */
    public long hash(int piece) {
        return cells.hash(cell(piece, 0), cell(piece, A_PIECE));
    }

    public long hash(Cell cell) {
        return cells.hash(cell.ordinal(), cell.ordinal() + 1);
    }

    @Override
    public long hash() {
        return cells.hash() ^ Long.rotateLeft(before.hash(), 17);
    }

    @Override
    public long hashFromScratch() {
        return cells.hashFromScratch() ^ Long.rotateLeft(before.hashFromScratch(), 17);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AfrikaKorpsPosition position
                && cells.equals(position.cells)
                && before.equals(position.before);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
