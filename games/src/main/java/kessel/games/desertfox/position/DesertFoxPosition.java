package kessel.games.desertfox.position;

import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import kessel.engine.game.Cells;
import kessel.engine.game.Position;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.Scenario;

/** All that lies on the table: numbers in cells. */
public final class DesertFoxPosition implements Position<DesertFoxPosition> {
    // Where a block is when it is in no hex.
    public static final int TRIPOLI = -1;
    public static final int DEAD = -2;
    public static final int EXITED = -3;

    /** Still to arrive. */
    public static final int COMING = -4;

    public static final int MALTA = -5;

    /** Not in this scenario. */
    public static final int UNUSED = -6;

    /** Still to be set up. */
    public static final int IN_HAND = -7;

    // The cells of a block.
    private static final int AT = 0;
    private static final int FLAGS = 1;
    private static final int WAY = 2;
    private static final int FED = 3;

    /** Where the other side last saw it, while its own side spends points (9.3d). */
    private static final int SEEN_AT = 4;

    /** So many of its cells lie where the block lies; those after them are the block's own. */
    public static final int OF_A_SLOT = 5;

    private static final int STRENGTH = 5;

    /** The smallest block of those that the enemy cannot tell it from (1.3g), itself included. */
    private static final int GROUP = 6;

    /** Whether the enemy does not know its strength (1.3h). */
    private static final int UNSURE = 7;

    private static final int A_BLOCK = 8;

    // The cells of a hex.
    /** 0 where at most one side is, else the original defender + 1 (4.0b). */
    private static final int ROLE = 0;

    /** Six bits, the sides that hold its hexsides, then six: held from the next turn on. */
    private static final int CONTROL = 1;

    /** Two bits a direction: how many have engaged through it (3.7b). */
    private static final int ENGAGED = 2;

    private static final int BATTLE = 3;
    private static final int MINES = 4;

    /** Bits: whose network it was in after 9.1. */
    private static final int NETWORK = 5;

    private static final int A_HEX = 6;

    // Bits of a hex's battle.
    public static final int NEW = 1;
    public static final int STANDS = 2;
    public static final int NAMED = 4;
    public static final int DOUBLED = 8;
    public static final int FOUGHT = 16;

    /** Fought in an earlier combat of this turn (2.0p). */
    public static final int FOUGHT_BEFORE = 32;

    // Bits of a hex's mines: by side whether there are any of its, whether the enemy thinks so.
    private static final int LAID = 1;
    private static final int SEEN = 4;
    public static final int PRINTED = 16;

    private static final Cell[] CELLS = Cell.values();
    private static final Stage[] STAGES = Stage.values();
    private static final Phase[] PHASES = Phase.values();

    /** What the board counts by. */
    private static final int COUNTED = Flag.FROZEN.bit | Flag.DISRUPTED.bit;

    private final Campaign campaign;
    private final Scenario[] settings;
    private final Cells cells;
    private final int blocks;
    private final int hexes;
    private final Board board;

    /**
     * The lines from each side's base, until blocks or hexsides change. Copies have them in common,
     * whoever asks for them first.
     */
    private AtomicReferenceArray<Supply> supply = new AtomicReferenceArray<>(2);

    public DesertFoxPosition(Campaign campaign) {
        this.campaign = campaign;
        settings = campaign.scenarios().values().toArray(Scenario[]::new);
        blocks = CELLS.length;
        hexes = blocks + campaign.roster().size() * A_BLOCK;
        cells = new Cells(hexes + campaign.ground().size() * A_HEX);
        board = new Board(campaign.ground().size());
        for (int block = 0; block < campaign.roster().size(); block++) {
            // Not by way of the board, where nobody has been yet.
            cells.set(cell(block, AT), UNUSED);
        }
    }

    private DesertFoxPosition(DesertFoxPosition other) {
        campaign = other.campaign;
        settings = other.settings;
        blocks = other.blocks;
        hexes = other.hexes;
        cells = other.cells.copy();
        board = new Board(campaign.ground().size());
        board.copyFrom(other.board);
        supply = other.supply;
    }

    @Override
    public DesertFoxPosition copy() {
        return new DesertFoxPosition(this);
    }

    @Override
    public void copyFrom(DesertFoxPosition other) {
        cells.copyFrom(other.cells);
        board.copyFrom(other.board);
        supply = other.supply;
    }

    public Campaign campaign() {
        return campaign;
    }

    public Roster roster() {
        return campaign.roster();
    }

    @Override
    public String scenario() {
        return setting().id();
    }

    public Scenario setting() {
        return settings[get(Cell.SCENARIO)];
    }

    public void begin(String scenario, Set<String> options) {
        int number = 0;
        for (String id : campaign.scenarios().keySet()) {
            if (id.equals(scenario)) {
                set(Cell.SCENARIO, number);
            }
            number++;
        }
        int bits = 0;
        for (String option : options) {
            bits |= 1 << campaign.options().indexOf(option);
        }
        set(Cell.OPTIONS, bits);
    }

    public boolean has(String option) {
        return (get(Cell.OPTIONS) >> campaign.options().indexOf(option) & 1) != 0;
    }

    public Board board() {
        return board;
    }

    /** A side's supply from its base (5.0), as the position is now. */
    public Supply supply(int side) {
        Supply lines = supply.get(side);
        if (lines == null) {
            lines = Supply.fromBase(this, side);
            supply.set(side, lines);
        }
        return lines;
    }

    private void forgetLines() {
        supply = new AtomicReferenceArray<>(2);
    }

    // What belongs to no block and no hex.

    public int get(Cell cell) {
        return cells.get(cell.ordinal());
    }

    public void set(Cell cell, int value) {
        cells.set(cell.ordinal(), value);
    }

    public void add(Cell cell, int value) {
        set(cell, get(cell) + value);
    }

    /** A cell that each side has one of, the Axis' first. */
    public int get(Cell ofAxis, int side) {
        return cells.get(ofAxis.ordinal() + side);
    }

    public void set(Cell ofAxis, int side, int value) {
        cells.set(ofAxis.ordinal() + side, value);
    }

    public void add(Cell ofAxis, int side, int value) {
        set(ofAxis, side, get(ofAxis, side) + value);
    }

    @Override
    public DesertFoxStep step() {
        return new DesertFoxStep(stage(), decider());
    }

    public Stage stage() {
        return STAGES[get(Cell.STAGE)];
    }

    public int decider() {
        return get(Cell.DECIDER) - 1;
    }

    public void ask(Stage stage, int side) {
        set(Cell.STAGE, stage.ordinal());
        set(Cell.DECIDER, side + 1);
    }

    public Phase phase() {
        return PHASES[get(Cell.PHASE)];
    }

    public void phase(Phase phase) {
        set(Cell.PHASE, phase.ordinal());
    }

    /** A phase begins. */
    public void enter(Phase phase) {
        phase(phase);
        set(Cell.PART, 0);
    }

    public int active() {
        return get(Cell.ACTIVE);
    }

    @Override
    public int turn() {
        return Math.max(1, get(Cell.MONTH) - setting().firstMonth() + 1);
    }

    /** Somebody learned something: no way back from here. */
    public void shown() {
        add(Cell.SHOWINGS, 1);
    }

    /** Whether no month follows, and the end of this one is the end of the scenario. */
    public boolean isLastMonth() {
        return get(Cell.MONTH) == setting().lastMonth();
    }

    /** The side that holds a fortress. */
    public int holder(int fortress) {
        return get(Cell.FORTRESSES) >> fortress & 1;
    }

    /** Whether there are works in a hex that the other side holds. */
    public boolean isEnemyFortress(int side, int hex) {
        int fortress = campaign().fortress(hex);
        return fortress >= 0 && holder(fortress) != side;
    }

    // Blocks.

    private int cell(int block, int its) {
        return blocks + block * A_BLOCK + its;
    }

    public int at(int block) {
        return cells.get(cell(block, AT));
    }

    public void at(int block, int place) {
        slot(block, AT, place);
    }

    public int strength(int block) {
        return cells.get(cell(block, STRENGTH));
    }

    public void strength(int block, int strength) {
        cells.set(cell(block, STRENGTH), strength);
    }

    public boolean is(int block, Flag flag) {
        return (cells.get(cell(block, FLAGS)) & flag.bit) != 0;
    }

    public void set(int block, Flag flag, boolean value) {
        int flags = flags(block);
        flags(block, value ? flags | flag.bit : flags & ~flag.bit);
    }

    public int flags(int block) {
        return cells.get(cell(block, FLAGS));
    }

    public void flags(int block, int flags) {
        slot(block, FLAGS, flags);
    }

    public int way(int block) {
        return cells.get(cell(block, WAY));
    }

    public void way(int block, int way) {
        cells.set(cell(block, WAY), way);
    }

    /** The hexes of the way that a block means to go, its own first. */
    public int[] route(int block) {
        return Way.hexes(
                campaign.grid(), at(block), way(block), Campaign.exitEdge(roster().side(block)));
    }

    /** 0, or 1 + the fortress that feeds it, or after the fortresses the oasis. */
    /**
     * What feeds a block (5.1): 1 + the fortress, after the fortresses the oases, 0 for nothing.
     * Less than 0 if that source could have fed it and its owner picked others: everybody sees who
     * could have been picked, nobody who was.
     */
    public int fed(int block) {
        return cells.get(cell(block, FED));
    }

    public void fed(int block, int source) {
        cells.set(cell(block, FED), source);
    }

    public int seenAt(int block) {
        return cells.get(cell(block, SEEN_AT));
    }

    public void seenAt(int block, int place) {
        cells.set(cell(block, SEEN_AT), place);
    }

    public int group(int block) {
        return cells.get(cell(block, GROUP));
    }

    public void group(int block, int group) {
        cells.set(cell(block, GROUP), group);
    }

    public boolean unsure(int block) {
        return cells.get(cell(block, UNSURE)) != 0;
    }

    public void unsure(int block, boolean value) {
        cells.set(cell(block, UNSURE), value ? 1 : 0);
    }

    /** What lies where a block lies: all its cells but those that are the block's own. */
    public int slot(int block, int which) {
        return cells.get(cell(block, which));
    }

    public void slot(int block, int which, int value) {
        int cell = cell(block, which);
        if (which > FLAGS || cells.get(cell) == value) {
            cells.set(cell, value);
            return;
        }
        if (which == FLAGS && ((cells.get(cell) ^ value) & COUNTED) == 0) {
            cells.set(cell, value);
            return;
        }
        boolean changes = count(block, -1);
        cells.set(cell, value);
        changes |= count(block, 1);
        if (changes) {
            forgetLines();
        }
    }

    /**
     * Whether anybody's lines may be others after it: a hex has lost its last, or has its first.
     */
    private boolean count(int block, int more) {
        return onMap(block)
                && board.add(roster().side(block), is(block, Flag.DISRUPTED), at(block), more);
    }

    /** Whether it is in a hex and in play: not frozen (9.31i). */
    public boolean onMap(int block) {
        return at(block) >= 0 && !is(block, Flag.FROZEN);
    }

    /** Whether it stands in a hex, undisrupted. */
    public boolean stands(int block) {
        return at(block) >= 0 && (flags(block) & (Flag.FROZEN.bit | Flag.DISRUPTED.bit)) == 0;
    }

    // Hexes.

    private int hexCell(int hex, int its) {
        return hexes + hex * A_HEX + its;
    }

    /** The original defender of a hex in which both sides are, or -1. */
    public int defender(int hex) {
        return cells.get(hexCell(hex, ROLE)) - 1;
    }

    public void defender(int hex, int side) {
        border(hexCell(hex, ROLE), side + 1);
    }

    public int control(int hex) {
        return cells.get(hexCell(hex, CONTROL));
    }

    public void control(int hex, int bits) {
        border(hexCell(hex, CONTROL), bits);
    }

    /** What lines may cross depends on it. */
    private void border(int cell, int value) {
        if (cells.get(cell) != value) {
            cells.set(cell, value);
            forgetLines();
        }
    }

    /** Whether a hexside of a fought-over hex serves a side's supply and retreats now (4.1d). */
    public boolean holds(int side, int hex, int direction) {
        int bits = control(hex);
        return (bits >> direction & 1) == side && (bits >> 6 + direction & 1) == 0;
    }

    public int engaged(int hex, int direction) {
        return cells.get(hexCell(hex, ENGAGED)) >> 2 * direction & 3;
    }

    public void engage(int hex, int direction) {
        cells.set(hexCell(hex, ENGAGED), cells.get(hexCell(hex, ENGAGED)) + (1 << 2 * direction));
    }

    public int engagedBits(int hex) {
        return cells.get(hexCell(hex, ENGAGED));
    }

    public void engagedBits(int hex, int bits) {
        cells.set(hexCell(hex, ENGAGED), bits);
    }

    public int battle(int hex) {
        return cells.get(hexCell(hex, BATTLE));
    }

    public void battle(int hex, int bits) {
        cells.set(hexCell(hex, BATTLE), bits);
    }

    public int mines(int hex) {
        return cells.get(hexCell(hex, MINES));
    }

    public void mines(int hex, int bits) {
        cells.set(hexCell(hex, MINES), bits);
    }

    /** Whether a side's mines lie there. */
    public boolean mined(int hex, int side) {
        return (mines(hex) & LAID << side) != 0;
    }

    public boolean mined(int hex) {
        return mined(hex, 0) || mined(hex, 1);
    }

    /** Whether the enemy of a side believes that mines of its lie there (9.34m). */
    public boolean minesSeen(int hex, int side) {
        return (mines(hex) & SEEN << side) != 0;
    }

    public void mined(int hex, int side, boolean laid) {
        mines(hex, laid ? mines(hex) | LAID << side : mines(hex) & ~(LAID << side));
    }

    public void minesSeen(int hex, int side, boolean seen) {
        mines(hex, seen ? mines(hex) | SEEN << side : mines(hex) & ~(SEEN << side));
    }

    public int network(int hex) {
        return cells.get(hexCell(hex, NETWORK));
    }

    public void network(int hex, int bits) {
        cells.set(hexCell(hex, NETWORK), bits);
    }

    @Override
    public long hash() {
        return cells.hash();
    }

    @Override
    public long hashFromScratch() {
        return cells.hashFromScratch();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DesertFoxPosition position && cells.equals(position.cells);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }
}
