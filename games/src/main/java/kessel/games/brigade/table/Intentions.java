package kessel.games.brigade.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import kessel.engine.data.DataFault;
import kessel.engine.game.Choice;
import kessel.engine.game.Target;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Advance;
import kessel.games.brigade.move.BrigadeMove.Attack;
import kessel.games.brigade.move.BrigadeMove.Enter;
import kessel.games.brigade.move.BrigadeMove.Join;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.move.BrigadeMove.March;
import kessel.games.brigade.move.BrigadeMove.Place;
import kessel.games.brigade.move.BrigadeMove.Recover;
import kessel.games.brigade.move.BrigadeMove.Retreat;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.BrigadeStep;
import kessel.games.brigade.rules.BrigadeRules;
import kessel.games.kit.Route;

/**
 * What somebody means who points at a unit, at a hex, or at a unit and then at a hex: the move that
 * is due at this step, whether or not it is allowed.
 */
final class Intentions {
    private final Campaign campaign;
    private final BrigadeRules rules;

    Intentions(Campaign campaign, BrigadeRules rules) {
        this.campaign = campaign;
        this.rules = rules;
    }

    BrigadeMove move(BrigadePosition position, Choice choice) {
        if (choice.subjects().size() > 1 || choice.amount().isPresent()) {
            throw new DataFault("without a verb, a choice names one piece at most, and no amount");
        }
        if (!choice.subjects().isEmpty()) {
            return with(position, choice.subjects().getFirst(), choice);
        }
        return switch (choice.target()) {
            case null -> done(position);
            case Target.Hex(int hex) -> new Attack(hex);
            default -> throw new DataFault("without a verb and a piece, a choice names a hex");
        };
    }

    /** Who names nothing is done. */
    private static BrigadeMove done(BrigadePosition position) {
        return switch (position.step()) {
            case BrigadeStep.Gathering _ -> BrigadeMove.DECLARE;
            case BrigadeStep.Defending _ -> BrigadeMove.STAND;
            case BrigadeStep.Sacrificing _, BrigadeStep.Recovering _ -> BrigadeMove.ENOUGH;
            case BrigadeStep.Advancing _ -> BrigadeMove.HALT;
            default -> BrigadeMove.END;
        };
    }

    private BrigadeMove with(BrigadePosition position, int unit, Choice choice) {
        return switch (position.step()) {
            case BrigadeStep.Gathering _, BrigadeStep.Defending _ -> new Join(unit);
            case BrigadeStep.Losing _, BrigadeStep.Sacrificing _, BrigadeStep.Disbanding _ ->
                    new Lose(unit);
            case BrigadeStep.Recovering _ -> new Recover(unit);
            case BrigadeStep.Placing _ -> new Place(unit, place(choice));
            case BrigadeStep.Retreating _, BrigadeStep.Displacing _ ->
                    new Retreat(unit, route(position, unit, choice));
            case BrigadeStep.Advancing _ -> new Advance(unit, route(position, unit, choice));
            default -> {
                Route route = route(position, unit, choice);
                yield position.onMap(unit) ? new March(unit, route) : new Enter(unit, route);
            }
        };
    }

    /** Where a unit is to be set up; who points nowhere is told of the first hex why not there. */
    private static int place(Choice choice) {
        return switch (choice.target()) {
            case Target.Hex(int hex) -> hex;
            case Target.Beyond(int hex, var _) -> hex;
            case null -> choice.route().isEmpty() ? 0 : choice.route().getLast();
            default -> throw new DataFault("a unit is set up in a hex");
        };
    }

    /**
     * The way that a unit would go: the one it is given; else the one that it is offered to its
     * target; else one that follows what it is offered as far as that leads, and then goes
     * straight. Who is given no target would go next door.
     */
    Route route(BrigadePosition position, int unit, Choice choice) {
        if (!choice.route().isEmpty()) {
            return Route.of(choice.way());
        }
        return switch (choice.target()) {
            case Target.Hex(int hex) -> offered(position, unit, hex, hex, Grid.OFF);
            case Target.Beyond(int hex, var edge) ->
                    offered(position, unit, edge.beyond(), hex, edge.beyond());
            case null -> Route.of(nextDoor(position, unit));
            default -> throw new DataFault("a unit goes to a hex, or beyond an edge");
        };
    }

    private int[] nextDoor(BrigadePosition position, int unit) {
        int at = position.onMap(unit) ? position.hex(unit) : Grid.OFF;
        for (int direction = 0; direction < Grid.DIRECTIONS && at != Grid.OFF; direction++) {
            int near = campaign.grid().neighbour(at, direction);
            if (near != Grid.OFF && !campaign.terrain().closedToAll(near)) {
                return new int[] {at, near};
            }
        }
        return new int[] {at == Grid.OFF ? 0 : at};
    }

    /**
     * @param last where the route is to end: a hex, or beyond an edge
     * @param hex the last hex on the sheet
     * @param out what comes after that hex, or nothing
     */
    private Route offered(BrigadePosition position, int unit, int last, int hex, int out) {
        Map<Integer, Route> offered = new HashMap<>();
        Route[] found = new Route[1];
        rules.movesOf(
                position,
                unit,
                move -> {
                    Route route = routeOf(move);
                    if (route == null) {
                        return;
                    }
                    boolean there =
                            route.last() == last
                                    && (out == Grid.OFF || route.hex(route.length() - 2) == hex);
                    if (there && found[0] == null) {
                        found[0] = route;
                    }
                    if (!route.leavesSheet()) {
                        offered.putIfAbsent(route.last(), route);
                    }
                });
        if (found[0] != null) {
            return found[0];
        }
        if (position.onMap(unit)) {
            int at = position.hex(unit);
            offered.put(at, Route.of(at));
        }
        boolean moving = position.step() instanceof BrigadeStep.Moving;
        ToIntFunction<Route> cost =
                moving
                        ? route -> rules.movement.cost(position, unit, route).total()
                        : Route::length;
        int[] way = onward(offered, hex, cost);
        if (out != Grid.OFF) {
            way = Arrays.copyOf(way, way.length + 1);
            way[way.length - 1] = out;
        }
        return Route.of(way);
    }

    private static Route routeOf(BrigadeMove move) {
        return switch (move) {
            case March(int _, Route route) -> route;
            case Enter(int _, Route route) -> route;
            case Retreat(int _, Route route) -> route;
            case Advance(int _, Route route) -> route;
            default -> null;
        };
    }

    /** Of the routes that end nearest to a hex the cheapest, and from its end straight on. */
    private int[] onward(Map<Integer, Route> routes, int goal, ToIntFunction<Route> cost) {
        int[] next = new int[campaign.grid().size()];
        Arrays.fill(next, Grid.OFF);
        next[goal] = goal;
        List<Integer> ring = List.of(goal);
        while (!ring.isEmpty()) {
            Optional<Route> nearest =
                    ring.stream()
                            .map(routes::get)
                            .filter(Objects::nonNull)
                            .min(Comparator.comparingInt(cost));
            if (nearest.isPresent()) {
                return joined(nearest.get(), next, goal);
            }
            ring = around(ring, next);
        }
        return new int[] {goal};
    }

    /** The hexes around some, farther from the goal by a step. */
    private List<Integer> around(List<Integer> ring, int[] next) {
        List<Integer> wider = new ArrayList<>();
        for (int hex : ring) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int near = campaign.grid().neighbour(hex, direction);
                if (near != Grid.OFF
                        && next[near] == Grid.OFF
                        && !campaign.terrain().closedToAll(near)) {
                    next[near] = hex;
                    wider.add(near);
                }
            }
        }
        return wider;
    }

    private static int[] joined(Route route, int[] next, int goal) {
        int steps = 0;
        for (int hex = route.last(); hex != goal; hex = next[hex]) {
            steps++;
        }
        int[] way = Arrays.copyOf(route.hexes(), route.length() + steps);
        for (int i = route.length(); i < way.length; i++) {
            way[i] = next[way[i - 1]];
        }
        return way;
    }
}
