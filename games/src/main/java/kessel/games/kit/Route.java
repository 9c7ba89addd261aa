package kessel.games.kit;

import java.util.Arrays;
import kessel.engine.hex.HexMap;

/**
 * The hexes of a move in order, the first being where it begins; the last may lead {@linkplain
 * HexMap.Edge#beyond() beyond} an edge of the sheet.
 */
public final class Route {
    private final int[] hexes;

    private Route(int[] hexes) {
        this.hexes = hexes;
    }

    public static Route of(int... hexes) {
        return new Route(hexes);
    }

    public int length() {
        return hexes.length;
    }

    public int hex(int index) {
        return hexes[index];
    }

    public int[] hexes() {
        return hexes.clone();
    }

    public int first() {
        return hexes[0];
    }

    public int last() {
        return hexes[hexes.length - 1];
    }

    public boolean leavesSheet() {
        return last() < 0;
    }

    /** The edge across which it leaves the sheet, or null. */
    public HexMap.Edge crosses() {
        return HexMap.Edge.crossedTo(last());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Route route && Arrays.equals(hexes, route.hexes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(hexes);
    }

    @Override
    public String toString() {
        return Arrays.toString(hexes);
    }
}
