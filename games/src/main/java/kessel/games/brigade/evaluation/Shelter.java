package kessel.games.brigade.evaluation;

import java.util.Arrays;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;

/**
 * What the sides of a hex are worth to who defends it: a river or a fortified line helps against an
 * attack that all comes across it (5.1.2, 10.0).
 */
final class Shelter {
    /** By side and hex, for an enemy anywhere: the columns against him; null if never any. */
    private final byte[][][] against;

    Shelter(Campaign campaign) {
        Grid grid = campaign.grid();
        against = new byte[2][grid.size()][];
        for (int side = 0; side < 2; side++) {
            for (int hex = 0; hex < grid.size(); hex++) {
                int[] columns = columns(campaign, side, hex);
                if (Arrays.stream(columns).anyMatch(each -> each > 0)) {
                    against[side][hex] = new byte[grid.size()];
                    for (int enemy = 0; enemy < grid.size(); enemy++) {
                        against[side][hex][enemy] = (byte) against(grid, hex, columns, enemy);
                    }
                }
            }
        }
    }

    /** By direction out of a hex: the columns against whoever attacks from there. */
    private static int[] columns(Campaign campaign, int side, int hex) {
        Grid grid = campaign.grid();
        int[] columns = new int[Grid.DIRECTIONS];
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != Grid.OFF) {
                int edge = from * Grid.DIRECTIONS + grid.direction(from, hex);
                int bits = campaign.map().hexsideBits(edge);
                columns[direction] = campaign.terrain().barrier(bits, side).columns();
            }
        }
        return columns;
    }

    private static int against(Grid grid, int hex, int[] columns, int enemy) {
        int away = grid.distance(hex, enemy);
        int least = Integer.MAX_VALUE;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != Grid.OFF && grid.distance(from, enemy) < away) {
                least = Math.min(least, columns[direction]);
            }
        }
        return least == Integer.MAX_VALUE ? 0 : least;
    }

    /** Whether any side of a hex helps a side that defends it. */
    boolean any(int side, int hex) {
        return against[side][hex] != null;
    }

    /**
     * The columns against an enemy who comes the short way from where he is to a hex that has any.
     */
    int against(int side, int hex, int enemy) {
        return against[side][hex][enemy];
    }
}
