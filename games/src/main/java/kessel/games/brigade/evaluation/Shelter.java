package kessel.games.brigade.evaluation;

import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;

/**
 * What the sides of a hex are worth to who defends it: a river or a fortified line helps against an
 * attack that all comes across it (5.1.2, 10.0).
 */
final class Shelter {
    private final Grid grid;

    /** By side and edge out of a hex: the columns against whoever attacks across it. */
    private final byte[][] columns;

    private final boolean[][] any;

    Shelter(Campaign campaign) {
        grid = campaign.grid();
        columns = new byte[2][grid.size() * Grid.DIRECTIONS];
        any = new boolean[2][grid.size()];
        for (int side = 0; side < 2; side++) {
            for (int hex = 0; hex < grid.size(); hex++) {
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    int from = grid.neighbour(hex, direction);
                    if (from != Grid.OFF) {
                        int edge = from * Grid.DIRECTIONS + grid.direction(from, hex);
                        int bits = campaign.map().hexsideBits(edge);
                        int worth = campaign.terrain().barrier(bits, side).columns();
                        columns[side][hex * Grid.DIRECTIONS + direction] = (byte) worth;
                        any[side][hex] |= worth > 0;
                    }
                }
            }
        }
    }

    /** Whether any side of a hex helps a side that defends it. */
    boolean any(int side, int hex) {
        return any[side][hex];
    }

    /** The columns against an enemy who comes the short way from where he is. */
    int against(int side, int hex, int enemy) {
        int away = grid.distance(hex, enemy);
        int least = Integer.MAX_VALUE;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != Grid.OFF && grid.distance(from, enemy) < away) {
                least = Math.min(least, columns[side][hex * Grid.DIRECTIONS + direction]);
            }
        }
        return least == Integer.MAX_VALUE ? 0 : least;
    }
}
