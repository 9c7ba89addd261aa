package kessel.games.afrikakorps.planning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Theatre;

/**
 * Where beaten units can go (7.6): exactly two hexes, neither of them in an enemy zone or held by
 * an enemy, never back. Together they need room: who can be saved at once is a matching of units to
 * the places that are left.
 */
public final class Retreats {
    private final Theatre theatre;

    public Retreats(Theatre theatre) {
        this.theatre = theatre;
    }

    /** What is told of each way: over one hex to another. */
    public interface Way {
        void leads(int over, int to);
    }

    public void ways(Board board, int side, int from, Way each) {
        for (int over : theatre.ground().beside(from)) {
            if (!board.free(side, over)) {
                continue;
            }
            for (int to : theatre.ground().beside(over)) {
                if (to != from && board.free(side, to)) {
                    each.leads(over, to);
                }
            }
        }
    }

    /** The hexes in which a retreat from a hex can end, room apart. */
    public BitSet ends(Board board, int side, int from) {
        BitSet ends = new BitSet();
        ways(board, side, from, (_, to) -> ends.set(to));
        return ends;
    }

    /**
     * 9.1b: whether a unit has no way out against these enemies alone, the room that friends take
     * apart.
     */
    boolean surrounded(AfrikaKorpsPosition position, int unit, long enemies) {
        int side = theatre.roster().side(unit);
        AfrikaKorpsPosition bare = position.copy();
        bare.units(
                1 - side,
                enemy -> {
                    if ((theatre.roster().bit(enemy) & enemies) == 0) {
                        bare.put(enemy, AfrikaKorpsPosition.POOL);
                    }
                });
        return theatre.board(bare, board -> ends(board, side, position.at(unit)).isEmpty());
    }

    /** The beaten units of the battle that is being resolved. */
    public static List<Integer> beaten(AfrikaKorpsPosition position) {
        List<Integer> units = new ArrayList<>();
        for (int unit = 0; unit < position.roster().rommel(); unit++) {
            if (position.onMap(unit) && position.is(unit, Flags.BEATEN)) {
                units.add(unit);
            }
        }
        return units;
    }

    /** Who of some units can go where; whoever is unwilling goes into no fortress. */
    public final class Routing {
        private final List<Integer> units;
        private final BitSet[] ends;
        private final int[] room;

        public Routing(AfrikaKorpsPosition position, Board board, List<Integer> units) {
            this.units = units;
            ends = new BitSet[units.size()];
            room = new int[theatre.ground().size()];
            Arrays.fill(room, theatre.campaign().stacking());
            if (units.isEmpty()) {
                return;
            }
            int side = theatre.roster().side(units.getFirst());
            position.units(
                    side,
                    unit -> {
                        if (position.onMap(unit) && !position.is(unit, Flags.BEATEN)) {
                            room[position.at(unit)]--;
                        }
                    });
            for (int i = 0; i < ends.length; i++) {
                int unit = units.get(i);
                ends[i] = ends(board, side, position.at(unit));
                if (position.is(unit, Flags.UNWILLING)) {
                    outOfFortresses(i);
                }
            }
        }

        public void outOfFortresses(int index) {
            for (int hex : theatre.ground().fortresses()) {
                ends[index].clear(hex);
            }
        }

        /** Whether a unit has nowhere at all to go, even if it were alone (7.6.1a). */
        public boolean lost(int index) {
            return ends[index].isEmpty();
        }

        /** How many of them can be saved together. */
        public int saved() {
            return saved(-1, -1);
        }

        /** The same if one goes to a certain hex, or if that hex is -1, is not there at all. */
        public int saved(int fixed, int to) {
            int[] left = room.clone();
            int count = 0;
            if (fixed >= 0 && to >= 0) {
                if (!ends[fixed].get(to) || left[to] <= 0) {
                    return -1;
                }
                left[to]--;
                count++;
            }
            List<List<Integer>> guests = new ArrayList<>();
            for (int hex = 0; hex < left.length; hex++) {
                guests.add(null);
            }
            for (int i = 0; i < ends.length; i++) {
                if (i != fixed && lodge(i, left, guests, new BitSet())) {
                    count++;
                }
            }
            return count;
        }

        /** Finds room for a unit, if need be by sending another elsewhere. */
        private boolean lodge(int index, int[] left, List<List<Integer>> guests, BitSet tried) {
            for (int hex = ends[index].nextSetBit(0); hex >= 0; ) {
                if (!tried.get(hex)) {
                    tried.set(hex);
                    if (guests.get(hex) == null) {
                        guests.set(hex, new ArrayList<>());
                    }
                    List<Integer> there = guests.get(hex);
                    if (there.size() < left[hex]) {
                        there.add(index);
                        return true;
                    }
                    for (int i = 0; i < there.size(); i++) {
                        if (lodge(there.get(i), left, guests, tried)) {
                            there.set(i, index);
                            return true;
                        }
                    }
                }
                hex = ends[index].nextSetBit(hex + 1);
            }
            return false;
        }

        public int index(int unit) {
            return units.indexOf(unit);
        }
    }
}
