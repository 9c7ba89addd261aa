package kessel.games.brigade.position;

import java.util.Arrays;
import kessel.engine.hex.Grid;
import kessel.engine.hex.Search;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Fortification;

/**
 * What follows from where the units are: the stacks, how many stand in a hex, the zones that they
 * exert (4.1.2), and the ground as the other side finds it. All of it is kept up to date as units
 * move, and lies in two arrays, so that a copy is quick and searches run over it as it is.
 */
final class Deployment {
    // The board: layer after layer, each with a byte for every hex.
    /** How many units stand in a hex: positive for side 0, negative for side 1. */
    private static final int GARRISON = 0;

    /** For each side, how many of its units have a hex in their zone. */
    private static final int ZONE = 1;

    /** The same, without the units whose zone armour may ignore. */
    private static final int ZONE_ON_ARMOUR = 3;

    /** For each side, what entering a hex costs its units besides the step, if they may. */
    private static final int GROUND = 5;

    /** The zones on all units and on armour, but for the hexes that shelter the side. */
    private static final int BINDING = 7;

    private static final int PLAIN_LAYERS = 7;
    private static final int SHELTER_LAYERS = 2;

    private final Campaign campaign;
    private final Theatre theatre;
    private final int hexes;
    private final byte[] board;

    /** The side that has works to shelter in, or -1. */
    private final int sheltered;

    /** Where the theatre's own layer begins: the ground of the units that it confines. */
    private final int theatreGround;

    /** For each hex the first unit of its stack, then for each unit the one below it, or -1. */
    private final short[] stacks;

    Deployment(Campaign campaign, Theatre theatre) {
        this.campaign = campaign;
        this.theatre = theatre;
        hexes = campaign.grid().size();
        Fortification works = campaign.terrain().fortification();
        sheltered = works.shelter(0) ? 0 : works.shelter(1) ? 1 : -1;
        int layers = PLAIN_LAYERS + (sheltered < 0 ? 0 : SHELTER_LAYERS);
        boolean confines = theatre.shapesGround(0) || theatre.shapesGround(1);
        theatreGround = layers * hexes;
        board = new byte[(layers + (confines ? 1 : 0)) * hexes];
        stacks = new short[hexes + campaign.units()];
        Arrays.fill(stacks, (short) -1);
    }

    private Deployment(Deployment from) {
        campaign = from.campaign;
        theatre = from.theatre;
        hexes = from.hexes;
        sheltered = from.sheltered;
        theatreGround = from.theatreGround;
        board = from.board.clone();
        stacks = from.stacks.clone();
    }

    Deployment copy() {
        return new Deployment(this);
    }

    void copyFrom(Deployment from) {
        System.arraycopy(from.board, 0, board, 0, board.length);
        System.arraycopy(from.stacks, 0, stacks, 0, stacks.length);
    }

    int top(int hex) {
        return stacks[hex];
    }

    int below(int unit) {
        return stacks[hexes + unit];
    }

    /** How many units stand in a hex: positive for side 0, negative for side 1. */
    int garrison(int hex) {
        return board[hex];
    }

    /** The first hex from this one on in which units of a side stand, or -1. */
    int held(int side, int from) {
        for (int hex = from; hex < hexes; hex++) {
            if (side == 0 ? board[hex] > 0 : board[hex] < 0) {
                return hex;
            }
        }
        return -1;
    }

    /** How many units of a side have a hex in their zone. */
    int zones(int hex, int side) {
        return board[zones(side) + hex];
    }

    // What searches run over: the board, and where its layers begin.

    byte[] board() {
        return board;
    }

    int ground(int side) {
        return (GROUND + side) * hexes;
    }

    int zones(int side) {
        return (ZONE + side) * hexes;
    }

    /** Where the enemy's zones bind units of a side, armour or others. */
    int binding(int side, boolean armour) {
        int layer =
                side == sheltered
                        ? BINDING + (armour ? 1 : 0)
                        : (armour ? ZONE_ON_ARMOUR : ZONE) + 1 - side;
        return layer * hexes;
    }

    int theatreGround() {
        return theatreGround;
    }

    // Changes.

    /** The terrain of a hex is not what it was, or is looked at for the first time. */
    void survey(BrigadePosition position, int hex) {
        for (int side = 0; side < 2; side++) {
            board[ground(side) + hex] = ground(position, side, hex);
        }
        if (sheltered >= 0) {
            boolean shelters = position.sheltered(hex, sheltered);
            int enemy = 1 - sheltered;
            board[BINDING * hexes + hex] = shelters ? 0 : board[(ZONE + enemy) * hexes + hex];
            board[(BINDING + 1) * hexes + hex] =
                    shelters ? 0 : board[(ZONE_ON_ARMOUR + enemy) * hexes + hex];
        }
    }

    private byte ground(BrigadePosition position, int side, int hex) {
        boolean enemies = side == 0 ? board[hex] < 0 : board[hex] > 0;
        return (byte) (enemies ? Search.BARRED : theatre.surcharge(position, side, hex));
    }

    void add(BrigadePosition position, int unit, int hex) {
        int above = hex;
        while (stacks[above] >= 0 && stacks[above] < unit) {
            above = hexes + stacks[above];
        }
        stacks[hexes + unit] = stacks[above];
        stacks[above] = (short) unit;
        spread(position, unit, hex, 1);
    }

    void remove(BrigadePosition position, int unit, int hex) {
        int above = hex;
        while (stacks[above] != unit) {
            above = hexes + stacks[above];
        }
        stacks[above] = stacks[hexes + unit];
        spread(position, unit, hex, -1);
    }

    private void spread(BrigadePosition position, int unit, int hex, int by) {
        int side = campaign.side(unit);
        board[hex] += (byte) (side == 0 ? by : -by);
        board[ground(1 - side) + hex] = ground(position, 1 - side, hex);
        boolean onArmour = !theatre.armourIgnores(campaign.typeOf(unit));
        boolean binds = side == 1 - sheltered && sheltered >= 0;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid().neighbour(hex, direction);
            if (around == Grid.OFF) {
                continue;
            }
            board[(ZONE + side) * hexes + around] += (byte) by;
            if (onArmour) {
                board[(ZONE_ON_ARMOUR + side) * hexes + around] += (byte) by;
            }
            if (binds && !position.sheltered(around, sheltered)) {
                board[BINDING * hexes + around] += (byte) by;
                board[(BINDING + 1) * hexes + around] += (byte) (onArmour ? by : 0);
            }
        }
    }
}
