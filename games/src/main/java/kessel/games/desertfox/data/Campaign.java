package kessel.games.desertfox.data;

import java.util.List;
import java.util.Map;
import kessel.engine.data.Library;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/**
 * All that is printed and counted with, as {@code game.yaml} and the files beside it have it.
 *
 * @param bonus by kind of road, hexes more for a move that never leaves it (3.3a)
 * @param fire by firing class and target class, the least number that hits (4.3f-i)
 * @param tobruk which of the fortresses it is
 * @param exits by side, the hexes from which it leaves the sheet (10.1b)
 */
public record Campaign(
        Library library,
        Ground ground,
        Roster roster,
        Map<String, Scenario> scenarios,
        List<Integer> malta,
        int[] bonus,
        int[][] fire,
        Port[] fortresses,
        int tobruk,
        int[] oases,
        int[] bases,
        int[][] exits,
        Numbers numbers,
        List<String> options) {
    public static final String ID = "desert-fox";

    /** Options: 9.2b and 6.3d read the other way. */
    public static final String SELDOM_EARLY = "seldom-early";

    public static final String EASY_WITHDRAWAL = "easy-withdrawal";

    public record Port(String name, int hex, int value) {
        /** How many units it feeds (5.1b), or may be shipped through it (9.32c). */
        public int share(int side) {
            return side == Roster.AXIS ? value / 2 : value;
        }

        /** Cards for taking it (8.2c). */
        public int bonus(int side) {
            return side == Roster.AXIS ? value : value / 2;
        }
    }

    /** Single numbers, each with its rule in the file. */
    public record Numbers(
            int hand,
            int marchSucceeds,
            int pursuitHits,
            int early,
            int kept,
            int card,
            int dearCard,
            int mines,
            int fieldsForOne,
            int redeployHexes,
            int tripoliToBase,
            int exitsToWin,
            int decisive,
            int major,
            int position,
            int tactical) {}

    public HexMap map() {
        return ground.map();
    }

    public Grid grid() {
        return ground.grid();
    }

    public Scenario scenario(String id) {
        return scenarios.get(id);
    }

    /** The number of a fortress by its hex, or -1. */
    public int fortress(int hex) {
        for (int i = 0; i < fortresses.length; i++) {
            if (fortresses[i].hex == hex) {
                return i;
            }
        }
        return -1;
    }

    int oasis(int hex) {
        for (int i = 0; i < oases.length; i++) {
            if (oases[i] == hex) {
                return i;
            }
        }
        return -1;
    }

    /** The edge that a side leaves the sheet by: the enemy's (10.1b). */
    public static HexMap.Edge exitEdge(int side) {
        return side == Roster.AXIS ? HexMap.Edge.EAST : HexMap.Edge.WEST;
    }

    public boolean isExit(int side, int hex) {
        for (int exit : exits[side]) {
            if (exit == hex) {
                return true;
            }
        }
        return false;
    }
}
