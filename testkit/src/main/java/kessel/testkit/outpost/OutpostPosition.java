package kessel.testkit.outpost;

import java.util.Arrays;
import kessel.engine.game.Position;

/**
 * The table of Outpost: six blocks and six cards. Pieces are numbered through: the blocks of the
 * first side, those of the second, the cards.
 */
final class OutpostPosition implements Position<OutpostPosition> {
    static final int BLOCKS = 6;
    static final int OF_A_SIDE = 3;
    static final int CARDS = 6;
    static final int LOST = -1;

    /** Where a card is. */
    enum Place {
        DECK,
        FIRST_HAND,
        SECOND_HAND,
        FIRST_LAID,
        SECOND_LAID,
        SPENT;

        static Place hand(int side) {
            return side == 0 ? FIRST_HAND : SECOND_HAND;
        }

        static Place laid(int side) {
            return side == 0 ? FIRST_LAID : SECOND_LAID;
        }
    }

    String scenario;
    boolean open;
    OutpostStep step;
    int turn = 1;

    /** The side that moves first in this turn, once that is known. */
    int leader;

    /** The hex of each block, or {@link #LOST}. */
    final int[] hex = new int[BLOCKS];

    /** By which letter the enemy knows a block that it cannot read: 0, 1 or 2. */
    final int[] letter = new int[BLOCKS];

    /** Whether the enemy has read it and it has not mixed with another since. */
    final boolean[] read = new boolean[BLOCKS];

    final Place[] card = new Place[CARDS];

    static int sideOf(int block) {
        return block / OF_A_SIDE;
    }

    /** A block's strength: 1 to 3. */
    static int strength(int block) {
        return block % OF_A_SIDE + 1;
    }

    static int cardPiece(int card) {
        return BLOCKS + card;
    }

    /** What a card is worth: 1 to 6. */
    static int worth(int card) {
        return card + 1;
    }

    int count(Place place) {
        return (int) Arrays.stream(card).filter(each -> each == place).count();
    }

    /** The card in a place, the lowest, or -1. */
    int first(Place place) {
        return Arrays.asList(card).indexOf(place);
    }

    int count(int at, int side) {
        int count = 0;
        for (int block = 0; block < BLOCKS; block++) {
            count += sideOf(block) == side && hex[block] == at ? 1 : 0;
        }
        return count;
    }

    int blocks(int side) {
        int count = 0;
        for (int block = 0; block < BLOCKS; block++) {
            count += sideOf(block) == side && hex[block] != LOST ? 1 : 0;
        }
        return count;
    }

    @Override
    public OutpostPosition copy() {
        OutpostPosition copy = new OutpostPosition();
        copy.copyFrom(this);
        return copy;
    }

    public void copyFrom(OutpostPosition other) {
        scenario = other.scenario;
        open = other.open;
        step = other.step;
        turn = other.turn;
        leader = other.leader;
        System.arraycopy(other.hex, 0, hex, 0, BLOCKS);
        System.arraycopy(other.letter, 0, letter, 0, BLOCKS);
        System.arraycopy(other.read, 0, read, 0, BLOCKS);
        System.arraycopy(other.card, 0, card, 0, CARDS);
    }

    @Override
    public String scenario() {
        return scenario;
    }

    @Override
    public OutpostStep step() {
        return step;
    }

    @Override
    public int turn() {
        return turn;
    }

    private int[] values() {
        int[] values = new int[6 + 3 * BLOCKS + CARDS];
        int at = 0;
        values[at++] = scenario.hashCode();
        values[at++] = open ? 1 : 0;
        values[at++] = step.name().hashCode();
        values[at++] = step.decider();
        values[at++] = turn;
        values[at++] = leader;
        for (int block = 0; block < BLOCKS; block++) {
            values[at++] = hex[block];
            values[at++] = letter[block];
            values[at++] = read[block] ? 1 : 0;
        }
        for (Place place : card) {
            values[at++] = place.ordinal();
        }
        return values;
    }

    @Override
    public long hash() {
        long hash = 7;
        for (int value : values()) {
            hash = (hash ^ value) * 0x9e3779b97f4a7c15L;
            hash ^= hash >>> 29;
        }
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OutpostPosition position
                && Arrays.equals(values(), position.values());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash());
    }
}
