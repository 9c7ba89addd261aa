package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.FREE;

import kessel.engine.data.Item;
import kessel.engine.hex.Grid;

/**
 * Whether a position that somebody wrote down can be: a file must not lead the rules into what no
 * game could reach.
 */
final class PositionCheck {
    private PositionCheck() {}

    static void check(BrigadePosition position, Item file) {
        Campaign campaign = position.campaign;
        for (int hex = 0; hex < campaign.grid.size(); hex++) {
            int side = position.occupied(hex, 0) ? 0 : 1;
            int room = campaign.stacking[side] + (hex == position.crowded ? 1 : 0);
            if (position.count(hex) > room) {
                throw file.at("units")
                        .fault(
                                position.count(hex)
                                        + " units stand in "
                                        + campaign.grid.label(hex)
                                        + ", at most "
                                        + campaign.stacking[side]
                                        + " may");
            }
        }
        checkMover(position, file);
        checkStep(position, file);
    }

    private static void checkMover(BrigadePosition position, Item file) {
        if (position.mover < 0) {
            return;
        }
        boolean moving =
                position.step instanceof BrigadeStep.Moving
                        && position.onMap(position.mover)
                        && position.side(position.mover) == position.phasing;
        if (!moving) {
            throw file.at("moving").fault("nobody can be on the move here");
        }
    }

    private static void checkStep(BrigadePosition position, Item file) {
        Item step = file.at("step");
        int decider = position.step.decider();
        boolean combat = position.target != Grid.OFF;
        boolean fits =
                switch (position.step) {
                    case BrigadeStep.Over _ -> !combat;
                    case BrigadeStep.Placing _ -> !combat && hasFreeUnits(position, decider);
                    case BrigadeStep.Moving _ -> !combat && decider == position.phasing;
                    case BrigadeStep.Fighting _ -> !combat && decider == position.phasing;
                    case BrigadeStep.Gathering _ ->
                            combat && position.outcome == null && decider == position.phasing;
                    case BrigadeStep.Defending _ ->
                            combat && position.outcome == null && decider != position.phasing;
                    case BrigadeStep.Losing _,
                            BrigadeStep.Sacrificing _,
                            BrigadeStep.Retreating _ ->
                            combat && position.outcome != null;
                    case BrigadeStep.Displacing _ ->
                            combat && position.outcome != null && position.crowded != Grid.OFF;
                    case BrigadeStep.Advancing _ ->
                            combat && position.outcome != null && decider == position.phasing;
                };
        if (!fits) {
            throw step.fault("'" + step.text() + "' does not fit the rest of the position");
        }
        boolean declared = combat && position.outcome == null;
        if (declared && !position.occupied(position.target, position.defender())) {
            throw file.at("combat").at("target").fault("there is nobody to attack in this hex");
        }
    }

    private static boolean hasFreeUnits(BrigadePosition position, int side) {
        for (int unit = 0; unit < position.campaign.units(); unit++) {
            if (position.hex[unit] == FREE && position.side(unit) == side) {
                return true;
            }
        }
        return false;
    }
}
