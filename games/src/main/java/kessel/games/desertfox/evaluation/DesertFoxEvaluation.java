package kessel.games.desertfox.evaluation;

import java.util.OptionalDouble;
import kessel.engine.game.Evaluation;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.movement.Marches;
import kessel.games.desertfox.position.DesertFoxPosition;

/**
 * What a side's blocks, cards and fortresses are worth, less those of the other; and for most moves
 * what they promise, so that nobody has to play them to find out.
 */
public final class DesertFoxEvaluation implements Evaluation<DesertFoxPosition, DesertFoxMove> {
    /** What was computed last, for the many moves of one position are asked about in a row. */
    private record Seen(long hash, int side, Routes routes, Foresight foresight) {}

    private final Balance balance;
    private final Campaign campaign;
    private final Intent intent;
    private final Marches marches;
    private volatile Seen seen;

    public DesertFoxEvaluation(Campaign campaign) {
        this.campaign = campaign;
        balance = new Balance(campaign);
        marches = new Marches(campaign);
        intent = new Intent(campaign, balance, marches);
    }

    @Override
    public double worth(DesertFoxPosition position, int side) {
        return balance.worth(position, side);
    }

    @Override
    public OptionalDouble foresee(DesertFoxPosition position, DesertFoxMove move, int side) {
        return OptionalDouble.of(seen(position, side).foresight.after(move));
    }

    /** What a move promises. */
    double gain(DesertFoxPosition position, DesertFoxMove move, int side) {
        return seen(position, side).foresight.gain(move);
    }

    /** Where the free blocks of a position can march. */
    Routes routes(DesertFoxPosition position, int side) {
        return seen(position, side).routes;
    }

    private Seen seen(DesertFoxPosition position, int side) {
        Seen last = seen;
        if (last == null || last.hash != position.hash() || last.side != side) {
            DesertFoxPosition copy = position.copy();
            Routes routes = new Routes(marches, copy);
            last =
                    new Seen(
                            position.hash(),
                            side,
                            routes,
                            new Foresight(campaign, balance, intent, copy, routes, side));
            seen = last;
        }
        return last;
    }
}
