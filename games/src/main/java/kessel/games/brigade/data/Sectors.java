package kessel.games.brigade.data;

import java.util.ArrayDeque;
import java.util.Arrays;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/**
 * The parts into which fortified lines that face one way divide a sheet: two hexes are in the same
 * part if one can walk from the one to the other without crossing such a line or closed terrain.
 */
public final class Sectors {
    private static final int NONE = -1;

    private final int[] sector;

    Sectors(HexMap map, TerrainTable terrain) {
        Grid grid = map.grid();
        sector = new int[grid.size()];
        Arrays.fill(sector, NONE);
        boolean[] line = new boolean[grid.size() * Grid.DIRECTIONS];
        for (HexMap.Hexside side : map.hexsideList()) {
            if (side.faces()) {
                int to = grid.neighbour(side.hex(), side.direction());
                line[side.hex() * Grid.DIRECTIONS + side.direction()] = true;
                line[to * Grid.DIRECTIONS + Grid.opposite(side.direction())] = true;
            }
        }
        for (int hex = 0; hex < sector.length; hex++) {
            if (sector[hex] == NONE && !terrain.closedToAll(hex)) {
                fill(grid, terrain, line, hex);
            }
        }
    }

    private void fill(Grid grid, TerrainTable terrain, boolean[] line, int first) {
        ArrayDeque<Integer> open = new ArrayDeque<>();
        sector[first] = first;
        open.add(first);
        while (!open.isEmpty()) {
            int hex = open.remove();
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int next = grid.neighbour(hex, direction);
                if (next != Grid.OFF
                        && !line[hex * Grid.DIRECTIONS + direction]
                        && sector[next] == NONE
                        && !terrain.closedToAll(next)) {
                    sector[next] = first;
                    open.add(next);
                }
            }
        }
    }

    public boolean same(int one, int other) {
        return sector[one] == sector[other];
    }
}
