package kessel.games.brigade;

import java.util.Arrays;
import kessel.engine.hex.Grid;

/**
 * What follows from where the units are: the stacks, how many stand in a hex, and the zones that
 * they exert (4.1.2).
 */
final class Deployment {
    private final Campaign campaign;
    private final short[] top;
    private final short[] next;

    /** How many units stand in a hex: positive for side 0, negative for side 1. */
    private final byte[] garrison;

    /** For each side, how many of its units have a hex in their zone. */
    private final byte[][] zone;

    /** The same, without the units whose zone armour may ignore. */
    private final byte[][] zoneOnArmour;

    Deployment(Campaign campaign) {
        this.campaign = campaign;
        int hexes = campaign.grid.size();
        top = new short[hexes];
        Arrays.fill(top, (short) -1);
        next = new short[campaign.units()];
        garrison = new byte[hexes];
        zone = new byte[2][hexes];
        zoneOnArmour = new byte[2][hexes];
    }

    Deployment(Deployment from) {
        campaign = from.campaign;
        top = from.top.clone();
        next = from.next.clone();
        garrison = from.garrison.clone();
        zone = new byte[][] {from.zone[0].clone(), from.zone[1].clone()};
        zoneOnArmour = new byte[][] {from.zoneOnArmour[0].clone(), from.zoneOnArmour[1].clone()};
    }

    int top(int hex) {
        return top[hex];
    }

    int below(int unit) {
        return next[unit];
    }

    byte[] garrisons() {
        return garrison;
    }

    byte[] zones(int side) {
        return zone[side];
    }

    byte[] zonesOnArmour(int side) {
        return zoneOnArmour[side];
    }

    void add(int unit, int hex) {
        if (top[hex] < 0 || top[hex] > unit) {
            next[unit] = top[hex];
            top[hex] = (short) unit;
        } else {
            int above = top[hex];
            while (next[above] >= 0 && next[above] < unit) {
                above = next[above];
            }
            next[unit] = next[above];
            next[above] = (short) unit;
        }
        spread(unit, hex, 1);
    }

    void remove(int unit, int hex) {
        if (top[hex] == unit) {
            top[hex] = next[unit];
        } else {
            int above = top[hex];
            while (next[above] != unit) {
                above = next[above];
            }
            next[above] = next[unit];
        }
        spread(unit, hex, -1);
    }

    private void spread(int unit, int hex, int by) {
        int side = campaign.side[unit];
        garrison[hex] += (byte) (side == 0 ? by : -by);
        boolean onArmour = !campaign.theatre.armourIgnores(campaign.typeOf(unit));
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int around = campaign.grid.neighbour(hex, direction);
            if (around != Grid.OFF) {
                zone[side][around] += (byte) by;
                if (onArmour) {
                    zoneOnArmour[side][around] += (byte) by;
                }
            }
        }
    }
}
