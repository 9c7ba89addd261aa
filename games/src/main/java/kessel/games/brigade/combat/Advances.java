package kessel.games.brigade.combat;

import static kessel.games.brigade.position.UnitStates.ADVANCING;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.movement.Movement;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;
import kessel.games.kit.Route;

/**
 * The advance after a won combat: into the vacated hex, and one farther for some (5.2, R30, R31).
 */
public final class Advances {
    private final Campaign campaign;
    private final Movement movement;

    public Advances(Campaign campaign, Movement movement) {
        this.campaign = campaign;
        this.movement = movement;
    }

    /** What keeps a unit from an advance. */
    private enum Bar {
        NOT_ADVANCING,
        FROZEN,
        IMPASSABLE,
        CONTESTED,
        ONE_HEX_ONLY,
        NOT_BEYOND,
        ENEMY,
        IMPASSABLE_BEYOND,
        CONTESTED_BEYOND,
        GROUND,
        FULL
    }

    boolean any(BrigadePosition position) {
        for (int unit : campaign.unitsOf(position.attacker())) {
            if (position.is(unit, ADVANCING) && options(position, unit, null)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Offers every advance of a unit, if there is somebody to offer them to; whether it has any.
     */
    boolean options(BrigadePosition position, int unit, Consumer<Route> each) {
        if (whyStays(position, unit) != null) {
            return false;
        }
        int target = position.target();
        boolean found = whyNot(position, unit, Grid.OFF) == null;
        if (found && each != null) {
            each.accept(Route.of(position.hex(unit), target));
        }
        if (position.type(unit).advance() < 2) {
            return found;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int second = campaign.grid().neighbour(target, direction);
            if (second != Grid.OFF && whyNot(position, unit, second) == null) {
                found = true;
                if (each != null) {
                    each.accept(Route.of(position.hex(unit), target, second));
                }
            }
        }
        return found;
    }

    Ruling judge(BrigadePosition position, int unit, Route route) {
        int target = position.target();
        Bar bar = whyStays(position, unit);
        if (bar == null) {
            boolean goesThere =
                    route.length() >= 2
                            && route.length() <= 3
                            && route.first() == position.hex(unit)
                            && route.hex(1) == target
                            && !route.leavesSheet();
            if (!goesThere) {
                return Words.refuse(
                        position, SeriesRule.ADVANCE, "refuse.advance-way", Cited.hex(target));
            }
            bar = whyNot(position, unit, route.length() == 3 ? route.last() : Grid.OFF);
        }
        return bar == null ? Ruling.LEGAL : refuse(position, unit, route, bar);
    }

    /** What keeps a unit from any advance, or null. */
    private Bar whyStays(BrigadePosition position, int unit) {
        if (!position.is(unit, ADVANCING)) {
            return Bar.NOT_ADVANCING;
        }
        return movement.frozen(position, unit) ? Bar.FROZEN : null;
    }

    /** What keeps it from the vacated hex, or from one beyond it, or null. */
    private Bar whyNot(BrigadePosition position, int unit, int second) {
        int target = position.target();
        int direction = campaign.grid().direction(position.hex(unit), target);
        if (impassable(position, unit, position.hex(unit), direction)) {
            return Bar.IMPASSABLE;
        }
        if (movement.contested(position, unit, position.hex(unit), direction, target)) {
            return Bar.CONTESTED;
        }
        Bar farther = second == Grid.OFF ? null : whyNotBeyond(position, unit, target, second);
        if (farther != null) {
            return farther;
        }
        int last = second == Grid.OFF ? target : second;
        return position.full(last, position.side(unit)) ? Bar.FULL : null;
    }

    /** Zones do not stop an advance (R31), but ground and water that are closed stay so. */
    private Bar whyNotBeyond(BrigadePosition position, int unit, int first, int second) {
        if (position.type(unit).advance() < 2) {
            return Bar.ONE_HEX_ONLY;
        }
        int direction = campaign.grid().direction(first, second);
        if (second == position.hex(unit) || direction == Grid.OFF) {
            return Bar.NOT_BEYOND;
        }
        if (position.occupied(second, position.defender())) {
            return Bar.ENEMY;
        }
        if (impassable(position, unit, first, direction)) {
            return Bar.IMPASSABLE_BEYOND;
        }
        if (movement.contested(position, unit, first, direction, second)) {
            return Bar.CONTESTED_BEYOND;
        }
        return position.theatre().mayAdvanceOn(position, first, second) ? null : Bar.GROUND;
    }

    private boolean impassable(BrigadePosition position, int unit, int from, int direction) {
        return campaign.terrain().steps(position.type(unit))[from * Grid.DIRECTIONS + direction]
                < 0;
    }

    private Ruling refuse(BrigadePosition position, int unit, Route route, Bar bar) {
        int target = position.target();
        return switch (bar) {
            case NOT_ADVANCING ->
                    Words.refuse(
                            position,
                            position.assaults(unit) && position.type(unit).advance() == 0
                                    ? SeriesRule.ADVANCE_NOT
                                    : SeriesRule.ADVANCE,
                            "refuse.no-advance",
                            Words.unit(position, unit));
            case FROZEN ->
                    Cited.refuse(
                            position.theatre().frozenRule(),
                            "refuse.frozen",
                            Words.unit(position, unit));
            case IMPASSABLE -> refuseImpassable(position, unit, target);
            case CONTESTED -> Movement.refuseContested(position, unit, route.first(), target);
            case ONE_HEX_ONLY ->
                    Words.refuse(
                            position,
                            SeriesRule.ADVANCE_ONE,
                            "refuse.advance-one",
                            Words.unit(position, unit));
            case NOT_BEYOND ->
                    Words.refuse(
                            position, SeriesRule.ADVANCE, "refuse.advance-way", Cited.hex(target));
            case ENEMY ->
                    Words.refuse(
                            position,
                            SeriesRule.NO_SHARING,
                            "refuse.enemy",
                            Cited.hex(route.last()));
            case IMPASSABLE_BEYOND -> refuseImpassable(position, unit, route.last());
            case CONTESTED_BEYOND -> Movement.refuseContested(position, unit, target, route.last());
            case GROUND ->
                    Words.refuse(
                            position,
                            SeriesRule.ADVANCE_TWO,
                            "refuse.advance-ground",
                            Cited.hex(route.last()));
            case FULL ->
                    Words.refuse(
                            position,
                            SeriesRule.STACKING,
                            "refuse.full",
                            Cited.hex(route.last()),
                            campaign.stacking(position.side(unit)));
        };
    }

    private static Ruling refuseImpassable(BrigadePosition position, int unit, int to) {
        return Words.refuse(
                position,
                SeriesRule.ADVANCE_STOPS,
                "refuse.impassable",
                Words.unit(position, unit),
                Cited.hex(to));
    }
}
