package kessel.games.brigade;

import kessel.engine.game.Evaluation;

/** How good a position looks to a side, in victory points. */
final class BrigadeEvaluation implements Evaluation<BrigadePosition> {
    private final Campaign campaign;
    private final BrigadeRules rules;

    BrigadeEvaluation(Campaign campaign, BrigadeRules rules) {
        this.campaign = campaign;
        this.rules = rules;
    }

    @Override
    public double worth(BrigadePosition position, int side) {
        return rules.score(position, side).total() - rules.score(position, 1 - side).total();
    }
}
