package kessel.games.brigade;

import static kessel.games.brigade.UnitStates.ADVANCING;

import java.util.function.Consumer;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.hex.Grid;

/**
 * The advance after a won combat: into the vacated hex, and one farther for some (5.2, R30, R31).
 */
final class Advances {
    private final Campaign campaign;
    private final Movement movement;

    Advances(Campaign campaign, Movement movement) {
        this.campaign = campaign;
        this.movement = movement;
    }

    boolean any(BrigadePosition position) {
        boolean[] found = new boolean[1];
        for (int unit = 0; unit < campaign.units() && !found[0]; unit++) {
            options(position, unit, _ -> found[0] = true);
        }
        return found[0];
    }

    void options(BrigadePosition position, int unit, Consumer<Route> each) {
        if (!position.is(unit, ADVANCING)) {
            return;
        }
        int from = position.hex[unit];
        Route one = Route.of(from, position.target);
        if (judge(position, unit, one).legal()) {
            each.accept(one);
        }
        if (position.type(unit).advance() < 2) {
            return;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int second = campaign.grid.neighbour(position.target, direction);
            if (second != Grid.OFF) {
                Route two = Route.of(from, position.target, second);
                if (judge(position, unit, two).legal()) {
                    each.accept(two);
                }
            }
        }
    }

    Ruling judge(BrigadePosition position, int unit, Route route) {
        if (!position.is(unit, ADVANCING)) {
            boolean guns = position.assaults(unit) && position.type(unit).advance() == 0;
            return Told.refuse(
                    position,
                    guns ? Article.ADVANCE_NOT : Article.ADVANCE,
                    "refuse.no-advance",
                    Told.unit(position, unit));
        }
        if (movement.frozen(position, unit)) {
            return Told.refuse(
                    campaign.theatre.frozenRule(),
                    "refuse.frozen",
                    Tally.NONE,
                    Told.unit(position, unit));
        }
        int target = position.target;
        boolean goesThere =
                route.length() >= 2
                        && route.length() <= 3
                        && route.first() == position.hex[unit]
                        && route.hex(1) == target
                        && !route.leavesSheet();
        if (!goesThere) {
            return Told.refuse(position, Article.ADVANCE, "refuse.advance-way", Told.hex(target));
        }
        Ruling barred = judgeStep(position, unit, route.first(), target);
        if (barred != null) {
            return barred;
        }
        if (route.length() == 3) {
            Ruling farther = judgeSecond(position, unit, target, route.last());
            if (farther != null) {
                return farther;
            }
        }
        if (position.full(route.last(), position.side(unit))) {
            return Told.refuse(
                    position,
                    Article.STACKING,
                    "refuse.full",
                    Told.hex(route.last()),
                    campaign.stacking[position.side(unit)]);
        }
        return Ruling.LEGAL;
    }

    private Ruling judgeSecond(BrigadePosition position, int unit, int first, int second) {
        if (position.type(unit).advance() < 2) {
            return Told.refuse(
                    position, Article.ADVANCE_ONE, "refuse.advance-one", Told.unit(position, unit));
        }
        boolean goesOn = second != position.hex[unit] && campaign.grid.adjacent(first, second);
        if (!goesOn) {
            return Told.refuse(position, Article.ADVANCE, "refuse.advance-way", Told.hex(first));
        }
        if (position.occupied(second, position.defender())) {
            return Told.refuse(position, Article.NO_SHARING, "refuse.enemy", Told.hex(second));
        }
        Ruling barred = judgeStep(position, unit, first, second);
        if (barred != null) {
            return barred;
        }
        if (!campaign.theatre.mayAdvanceOn(position, first, second)) {
            return Told.refuse(
                    position, Article.ADVANCE_TWO, "refuse.advance-ground", Told.hex(second));
        }
        return null;
    }

    /** Zones do not stop an advance (R31), but ground and water that are closed stay so. */
    private Ruling judgeStep(BrigadePosition position, int unit, int from, int to) {
        int direction = campaign.grid.direction(from, to);
        if (campaign.terrain.steps(position.type(unit))[from * Grid.DIRECTIONS + direction] < 0) {
            return Told.refuse(
                    position,
                    Article.ADVANCE_STOPS,
                    "refuse.impassable",
                    Told.unit(position, unit),
                    Told.hex(to));
        }
        return movement.contested(position, unit, from, direction, to)
                ? Movement.refuseContested(position, unit, from, to)
                : null;
    }
}
