package kessel.games.afrikakorps.evaluation;

import java.util.OptionalDouble;
import kessel.engine.game.Evaluation;
import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.rules.AfrikaKorpsRules;

/** Factors on the map and objectives held, one side's less the other's. */
public final class AfrikaKorpsEvaluation
        implements Evaluation<AfrikaKorpsPosition, AfrikaKorpsMove> {
    /** What a lost game is worth, against factors on the map. */
    private static final double WON = 1000;

    /** What holding a fortress or a base is worth, in the same coin. */
    private static final double OBJECTIVE = 6;

    private final Campaign campaign;
    private final AfrikaKorpsRules rules;

    public AfrikaKorpsEvaluation(Campaign campaign, AfrikaKorpsRules rules) {
        this.campaign = campaign;
        this.rules = rules;
    }

    @Override
    public double worth(AfrikaKorpsPosition position, int side) {
        if (position.over()) {
            return position.get(Cell.WINNER) == side ? WON : -WON;
        }
        return strength(position, side) - strength(position, 1 - side);
    }

    @Override
    public OptionalDouble foresee(AfrikaKorpsPosition position, AfrikaKorpsMove move, int side) {
        return OptionalDouble.empty();
    }

    private double strength(AfrikaKorpsPosition position, int side) {
        double[] sum = {OBJECTIVE * rules.score(position, side).total()};
        position.units(
                side,
                unit -> {
                    boolean there =
                            position.onMap(unit) || position.at(unit) == AfrikaKorpsPosition.SEA;
                    sum[0] += there ? campaign.roster().attack(unit) : 0;
                });
        position.supplies(side, supply -> sum[0] += position.onMap(supply) ? 2 : 0);
        return sum[0];
    }
}
