package kessel.games.desertfox.evaluation;

import java.util.OptionalDouble;
import kessel.engine.game.Evaluation;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.rules.Victory;

/** The level of victory first, then the units left: a German counts one and a half (10.2a). */
public final class DesertFoxEvaluation implements Evaluation<DesertFoxPosition, DesertFoxMove> {
    private static final double A_UNIT = 0.1;

    @Override
    public double worth(DesertFoxPosition position, int side) {
        double points =
                (double) Victory.score(position, side).total()
                        - Victory.score(position, 1 - side).total();
        int units = Victory.units(position, side) - Victory.units(position, 1 - side);
        return points + A_UNIT * units / 2;
    }

    @Override
    public OptionalDouble foresee(DesertFoxPosition position, DesertFoxMove move, int side) {
        return OptionalDouble.empty();
    }
}
