package kessel.games.desertfox.evaluation;

import java.util.function.IntPredicate;
import kessel.engine.hex.Grid;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;

/** What moves other than marches promise: above all which operation, from where, against whom. */
final class Outlook {
    private static final double NO_GOOD = -1;
    private static final double A_CARD = 0.35;

    /** The second of two moves comes after the first has changed what it was meant for. */
    private static final double SECOND = 0.7;

    /** In a Blitz the battle is fought twice. */
    private static final double TWICE = 0.6;

    /** The last real cards are worth more than the others: who has none is helpless. */
    private static final double THE_LAST = 0.3;

    private static final int FEW = 2;

    private final DesertFoxDoctrine doctrine;
    private final Campaign campaign;
    private final DesertFoxPosition position;
    private final int side;
    private final Foresight foresight;
    private Convergence convergence;

    Outlook(DesertFoxDoctrine doctrine, Intent intent, DesertFoxPosition position, int side) {
        this.doctrine = doctrine;
        this.position = position;
        this.side = side;
        campaign = doctrine.campaign;
        foresight = new Foresight(campaign, doctrine.balance, intent, position, side);
    }

    boolean isOf(DesertFoxPosition other, int viewer) {
        return side == viewer && position.equals(other);
    }

    synchronized double gain(DesertFoxMove move) {
        return switch (move) {
            case DesertFoxMove.Lay(int reals, int blanks) -> blanks > 0 ? NO_GOOD : lay(reals);
            case DesertFoxMove.Disperse(int hex) when position.get(Cell.PASSED) == 0 ->
                    Math.max(foresight.gain(move), convergence().best(from -> from == hex));
            case DesertFoxMove.Converge(int hex) when position.get(Cell.PASSED) == 0 ->
                    converge(hex);
            case DesertFoxMove.Converge _ -> NO_GOOD;
            case DesertFoxMove.Done _ when position.stage() == Stage.MOVING -> 0.05;
            default -> foresight.gain(move);
        };
    }

    private double converge(int hex) {
        double best = convergence().best(around(hex));
        return best > 0 ? best : NO_GOOD;
    }

    private IntPredicate around(int hex) {
        return from -> campaign.grid().distance(hex, from) <= 1;
    }

    private Convergence convergence() {
        if (convergence == null) {
            convergence = new Convergence(doctrine, position, side);
            for (int block = 0; block < position.roster().size(); block++) {
                if (Intent.free(position, block)) {
                    doctrine.marches.list(position, block, -1, convergence::add);
                }
            }
        }
        return convergence;
    }

    /** The two best moves of all, and battles that are being won. */
    private double lay(int reals) {
        double first = 0;
        double second = 0;
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            boolean anybody = position.board().all(side, hex) > 0;
            for (int direction = 0; direction < Grid.DIRECTIONS && !anybody; direction++) {
                int beside = campaign.grid().neighbour(hex, direction);
                anybody = beside != Grid.OFF && position.board().all(side, beside) > 0;
            }
            double each =
                    !anybody
                            ? 0
                            : Math.max(
                                    gain(new DesertFoxMove.Disperse(hex)),
                                    convergence().best(around(hex)));
            second = Math.max(second, Math.min(first, each));
            first = Math.max(first, each);
        }
        double battles = 0;
        for (int hex = 0; hex < campaign.ground().size(); hex++) {
            if (position.board().battlefield(hex)) {
                battles += Math.max(0, foresight.gain(new DesertFoxMove.Attack(hex)));
            }
        }
        double gain =
                switch (reals) {
                    case 1 -> first + battles;
                    case 2 -> first + Math.max(SECOND * second, battles) + battles;
                    case 3 -> first + SECOND * second + (1 + TWICE) * (battles + first / 2);
                    default -> NO_GOOD;
                };
        int left = position.get(Cell.AXIS_REAL, side) - reals;
        return gain - A_CARD * reals - THE_LAST * Math.max(0, FEW - left);
    }
}
