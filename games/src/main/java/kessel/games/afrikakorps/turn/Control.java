package kessel.games.afrikakorps.turn;

import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Theatre;

/** Who controls what (4.3), and who has won by it. */
public final class Control {
    private static final int BASE = 1;
    private static final int FORTRESS = 2;

    private final Theatre theatre;

    public Control(Theatre theatre) {
        this.theatre = theatre;
    }

    /** 4.3a, 4.3b: somebody must be there now; into a base no enemy zone may reach. */
    public boolean holds(Board board, int side, int hex) {
        boolean there =
                board.stood(side, hex) != 0
                        || board.supply(side, hex)
                        || side == Roster.AXIS && board.rommel() == hex;
        return there && board.zone(1 - side, hex) == 0 && board.stood(1 - side, hex) == 0;
    }

    boolean holdsAll(Board board, int side) {
        for (int hex : theatre.campaign().objectives()) {
            if (!holds(board, side, hex)) {
                return false;
            }
        }
        return true;
    }

    /** The ports that a side can use in the turn that begins, and what it gets for them. */
    public void atStart(AfrikaKorpsPosition position, Board board) {
        int side = position.phasing();
        boolean base = holds(board, side, theatre.ground().base(side));
        boolean fortress = holds(board, side, theatre.ground().port(side));
        position.set(Cell.PORTS, (base ? BASE : 0) | (fortress ? FORTRESS : 0));
        position.replacements(
                side,
                position.replacements(side)
                        + theatre.campaign().replacements(position.turn(), side, base, fortress));
        for (int holder = 0; holder < 2; holder++) {
            if (counts(position, holder)) {
                boolean all = holdsAll(board, holder);
                int times = position.control(holder);
                position.control(holder, !all ? 0 : times % 2 == 0 ? times + 1 : 1);
            }
        }
    }

    /** 4.1b, 4.2b: whether a side has now held everything through enough turns in a row. */
    boolean wonAtEnd(AfrikaKorpsPosition position, Board board, int holder) {
        if (!counts(position, holder)) {
            return false;
        }
        boolean all = holdsAll(board, holder) && position.control(holder) % 2 == 1;
        position.control(holder, all ? position.control(holder) + 1 : 0);
        return position.control(holder) >= 2 * theatre.campaign().controlTurns();
    }

    /** Both sides' control is looked at in Allied turns, unless they agreed on their own. */
    private static boolean counts(AfrikaKorpsPosition position, int holder) {
        return position.phasing()
                == (position.has(Campaign.CONTROL_IN_OWN_TURNS) ? holder : Roster.ALLIES);
    }

    /** The side that has won by the enemy's having no combat unit on the map, or -1. */
    int wonByElimination(AfrikaKorpsPosition position) {
        int side = position.phasing();
        for (int winner : new int[] {side, 1 - side}) {
            if (position.countUnits(1 - winner, position::onMap) == 0) {
                return winner;
            }
        }
        return -1;
    }
}
