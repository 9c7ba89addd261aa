package kessel.games.desertfox.data;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The pieces: the blocks, each known by its number, and after them the cards. Cards of one face are
 * all alike, so a card's number only says that there are so many of it.
 */
public final class Roster {
    public static final int AXIS = 0;
    public static final int ALLIES = 1;
    public static final List<String> SIDES = List.of("axis", "allies");

    /** What every block of a type has in common. */
    public record Type(String id, UnitClass unitClass, int move, int rebuild) {}

    public record Block(
            String id, String name, int side, String nation, Type type, int most, boolean paired) {
        /** Of a double unit a step is worth two points of strength (1.3d, 4.4a). */
        public int step() {
            return paired ? 2 : 1;
        }
    }

    private final List<Block> blocks;
    private final int reals;
    private final int blanks;
    private final Map<String, Integer> byId = new HashMap<>();
    private final int[] side;
    private final int[] rate;
    private final int[] step;
    private final int[] unitClass;
    private final boolean[] german;
    private final int[][] bySide;

    Roster(List<Block> blocks, int reals, int blanks) {
        this.blocks = List.copyOf(blocks);
        this.reals = reals;
        this.blanks = blanks;
        side = blocks.stream().mapToInt(Block::side).toArray();
        rate = blocks.stream().mapToInt(block -> block.type().move()).toArray();
        step = blocks.stream().mapToInt(Block::step).toArray();
        unitClass = blocks.stream().mapToInt(block -> block.type().unitClass().ordinal()).toArray();
        bySide =
                new int[][] {
                    IntStream.range(0, side.length).filter(block -> side[block] == AXIS).toArray(),
                    IntStream.range(0, side.length).filter(block -> side[block] == ALLIES).toArray()
                };
        german = new boolean[side.length];
        for (int block = 0; block < german.length; block++) {
            german[block] = blocks.get(block).nation().equals("german");
        }
        for (int piece = 0; piece < pieces(); piece++) {
            byId.put(id(piece), piece);
        }
    }

    /** How many blocks there are. */
    public int size() {
        return side.length;
    }

    /** How many pieces there are, cards included. */
    int pieces() {
        return size() + reals + blanks;
    }

    public Block block(int block) {
        return blocks.get(block);
    }

    public int side(int block) {
        return side[block];
    }

    /** All blocks of a side; nobody may change this. */
    public int[] of(int whose) {
        return bySide[whose];
    }

    public int fastest() {
        return Arrays.stream(rate).max().orElse(0);
    }

    /** How many hexes it moves (3.2). */
    public int rate(int block) {
        return rate[block];
    }

    public int step(int block) {
        return step[block];
    }

    public int unitClass(int block) {
        return unitClass[block];
    }

    /** Germans count for more than others (10.2a). */
    public boolean isGerman(int block) {
        return german[block];
    }

    public boolean is(int block, UnitClass kind) {
        return unitClass[block] == kind.ordinal();
    }

    public int reals() {
        return reals;
    }

    public int blanks() {
        return blanks;
    }

    public boolean isBlock(int piece) {
        return piece >= 0 && piece < size();
    }

    public boolean isReal(int piece) {
        return piece >= size() && piece < size() + reals;
    }

    public boolean isBlank(int piece) {
        return piece >= size() + reals && piece < pieces();
    }

    /** One of so many cards of a face: {@code nth} counts from 0. */
    public int card(boolean real, int nth) {
        return size() + (real ? nth : reals + nth);
    }

    public String id(int piece) {
        if (isBlock(piece)) {
            return blocks.get(piece).id();
        }
        return isReal(piece)
                ? "card" + (piece - size() + 1)
                : "blank" + (piece - size() - reals + 1);
    }

    public OptionalInt find(String id) {
        Integer piece = byId.get(id);
        return piece == null ? OptionalInt.empty() : OptionalInt.of(piece);
    }
}
