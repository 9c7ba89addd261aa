package kessel.games.desertfox.operation;

import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;

/** What cards pay for (2.0): how many moves and combats a turn may still have. */
public final class Operations {
    public static final int DISPERSAL = 1;
    public static final int CONVERGENCE = 2;

    // Real cards that have to be proved (2.0k).
    public static final int FOR_ONE = 1;
    public static final int FOR_TWO = 2;
    public static final int FOR_A_BLITZ = 3;

    private static final int MOBILE_MOVES = 2;

    private final Campaign campaign;

    public Operations(Campaign campaign) {
        this.campaign = campaign;
    }

    /**
     * Whether the active side is asked for another move. It depends on how many cards were laid,
     * which everybody sees, not on how many of them are real.
     */
    public boolean mayMoveOn(DesertFoxPosition position) {
        if (position.get(Cell.PASSED) != 0) {
            return position.get(Cell.MOVES) == 0;
        }
        int moves = position.get(Cell.MOVES);
        return moves == 0
                || moves == 1 && position.get(Cell.COMBATS) == 0 && Cards.laid(position) >= FOR_TWO;
    }

    /** How many real cards another move takes. */
    public static int price(DesertFoxPosition position) {
        if (position.get(Cell.PASSED) != 0) {
            return 0;
        }
        return position.get(Cell.COMBATS) > 0
                ? FOR_A_BLITZ
                : position.get(Cell.MOVES) > 0 ? FOR_TWO : FOR_ONE;
    }

    public void endMove(DesertFoxPosition position) {
        position.set(Cell.KIND, 0);
        position.set(Cell.POINT, 0);
        position.set(Cell.RENDEZVOUS, 0);
        position.add(Cell.MOVES, 1);
        if (position.get(Cell.MOVES) == MOBILE_MOVES) {
            position.set(Cell.MOBILE, 1);
        }
        if (position.get(Cell.ROMMEL) == 1) {
            position.set(Cell.ROMMEL, 2);
        }
    }

    /** 4.2c, 8.1d: new battlefields, and those in enemy fortresses once a turn. */
    public boolean mustFight(DesertFoxPosition position, Board board, int hex) {
        if (!board.battlefield(hex)) {
            return false;
        }
        int bits = position.battle(hex);
        return (bits & DesertFoxPosition.NEW) != 0
                || position.isEnemyFortress(position.active(), hex)
                        && (bits & DesertFoxPosition.FOUGHT_BEFORE) == 0;
    }

    public void nameWhatMustBe(DesertFoxPosition position) {
        Board board = position.board();
        for (int hex = board.nextBattlefield(0); hex >= 0; hex = board.nextBattlefield(hex + 1)) {
            if (mustFight(position, board, hex)) {
                position.battle(hex, position.battle(hex) | DesertFoxPosition.NAMED);
            }
        }
    }

    /** Whether a named battle is still to be fought. */
    public boolean waits(DesertFoxPosition position, Board board, int hex) {
        int bits = position.battle(hex) & (DesertFoxPosition.NAMED | DesertFoxPosition.FOUGHT);
        return bits == DesertFoxPosition.NAMED && board.battlefield(hex);
    }

    /** A combat is over; whether a second half may follow (2.0f, 2.0l). */
    public boolean endCombat(DesertFoxPosition position) {
        position.add(Cell.COMBATS, 1);
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            int bits = position.battle(hex);
            boolean fought =
                    (bits & (DesertFoxPosition.FOUGHT | DesertFoxPosition.FOUGHT_BEFORE)) != 0;
            position.battle(hex, fought ? DesertFoxPosition.FOUGHT_BEFORE : 0);
            position.engagedBits(hex, 0);
        }
        boolean second =
                position.get(Cell.COMBATS) == 1
                        && position.get(Cell.MOBILE) == 0
                        && position.get(Cell.DOUBLING) == 0
                        && Cards.laid(position) >= FOR_A_BLITZ;
        if (second) {
            position.set(Cell.MOVES, 0);
        }
        return second;
    }

    public void endTurn(DesertFoxPosition position) {
        Cards.spend(position);
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            position.battle(hex, 0);
            position.engagedBits(hex, 0);
        }
    }
}
