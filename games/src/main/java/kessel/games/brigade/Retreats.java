package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.CHAINED;
import static kessel.games.brigade.UnitStates.HURT;
import static kessel.games.brigade.UnitStates.RETREATED;
import static kessel.games.brigade.UnitStates.RETREATING;

import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;

/** Where a unit can fall back to, and what that does to it (5.3, R23 to R28). */
final class Retreats {
    private final Campaign campaign;
    private final Movement movement;

    Retreats(Campaign campaign, Movement movement) {
        this.campaign = campaign;
        this.movement = movement;
    }

    /**
     * Whether a hex is fit for a retreat but for the room in it: passable, without enemy and
     * outside every enemy zone (R24).
     */
    static boolean open(BrigadePosition position, int unit, int from, int direction, int to) {
        int side = position.side(unit);
        return passable(position, unit, from, direction, to) && !position.zoneBinds(to, side);
    }

    private static boolean passable(
            BrigadePosition position, int unit, int from, int direction, int to) {
        short[] steps = position.campaign.terrain.steps(position.type(unit));
        return steps[from * Grid.DIRECTIONS + direction] >= 0
                && !position.occupied(to, 1 - position.side(unit));
    }

    /**
     * Every way in which a unit may retreat; none means that it is lost. Off the sheet only where
     * nothing else is left and the edge does not destroy it (4.2.2, R28).
     */
    void options(BrigadePosition position, int unit, Consumer<Route> each) {
        int at = position.hex[unit];
        boolean found = false;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int to = campaign.grid.neighbour(at, direction);
            if (to != Grid.OFF
                    && open(position, unit, at, direction, to)
                    && hasRoom(position, unit, to, null)) {
                found = true;
                each.accept(Route.of(at, to));
            }
        }
        if (!found) {
            for (HexMap.Edge edge : HexMap.Edge.values()) {
                if (campaign.exits[position.side(unit)].driven(at, edge) == Exits.Fate.REMOVED) {
                    each.accept(Route.of(at, edge.beyond()));
                }
            }
            underSiege(position, unit, each);
        }
    }

    boolean any(BrigadePosition position, int unit) {
        boolean[] found = new boolean[1];
        options(position, unit, _ -> found[0] = true);
        return found[0];
    }

    /** The two steps of a unit under siege, as far as it would survive them (5.3.3, R26). */
    private void underSiege(BrigadePosition position, int unit, Consumer<Route> each) {
        int at = position.hex[unit];
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int first = campaign.grid.neighbour(at, direction);
            if (first == Grid.OFF || !passable(position, unit, at, direction, first)) {
                continue;
            }
            boolean friends = position.occupied(first, position.side(unit));
            if (position.is(unit, HURT) && !friends) {
                continue;
            }
            for (int onward = 0; onward < Grid.DIRECTIONS; onward++) {
                int second = campaign.grid.neighbour(first, onward);
                if (second == Grid.OFF
                        || second == at
                        || !open(position, unit, first, onward, second)) {
                    continue;
                }
                int losses =
                        losses(position, unit, at, direction)
                                + losses(position, unit, first, onward)
                                + (friends ? 0 : 1);
                int bearable = Losses.bears(position, unit) ? 1 : 0;
                if (losses <= bearable && hasRoom(position, unit, second, null)) {
                    each.accept(Route.of(at, first, second));
                }
            }
        }
    }

    /** How many losses a step in retreat costs; no unit bears two. */
    private int losses(BrigadePosition position, int unit, int from, int direction) {
        return crossing(position, unit, from, direction).ordinal();
    }

    private TerrainTable.Crossing crossing(
            BrigadePosition position, int unit, int from, int direction) {
        return campaign.terrain.crossing(position.type(unit), from * Grid.DIRECTIONS + direction);
    }

    // Chains: room in a full hex (5.3.1, R27).

    /** The full hexes that a chain being tried out has come through. */
    private record Chain(int hex, Chain before) {
        boolean holds(int other) {
            return hex == other || before != null && before.holds(other);
        }
    }

    private boolean hasRoom(BrigadePosition position, int unit, int to, Chain chain) {
        if (!position.full(to, position.side(unit))) {
            return true;
        }
        boolean passed = position.marked(to, CHAINED) || chain != null && chain.holds(to);
        return !passed && canDisplace(position, to, new Chain(to, chain));
    }

    private boolean canDisplace(BrigadePosition position, int full, Chain chain) {
        for (int unit = position.top(full); unit >= 0; unit = position.below(unit)) {
            if (mayBeDisplaced(position, unit)) {
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    if (canBeDisplaced(position, unit, full, direction, chain)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /**
     * A unit that is itself falling back, or has done so in this combat, does not make room for
     * another.
     */
    private static boolean mayBeDisplaced(BrigadePosition position, int unit) {
        return !position.is(unit, RETREATING | RETREATED);
    }

    private boolean canBeDisplaced(
            BrigadePosition position, int unit, int from, int direction, Chain chain) {
        int to = campaign.grid.neighbour(from, direction);
        return to != Grid.OFF
                && open(position, unit, from, direction, to)
                && hasRoom(position, unit, to, chain);
    }

    /** Every way to make room in the crowded hex. */
    void displacements(BrigadePosition position, ObjIntConsumer<Route> each) {
        int from = position.crowded;
        for (int unit = position.top(from); unit >= 0; unit = position.below(unit)) {
            if (mayBeDisplaced(position, unit)) {
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    if (canBeDisplaced(position, unit, from, direction, null)) {
                        each.accept(Route.of(from, campaign.grid.neighbour(from, direction)), unit);
                    }
                }
            }
        }
    }

    // Carrying out.

    void retreat(BrigadePosition position, int unit, Route route, Chance chance, Journal journal) {
        position.unset(unit, RETREATING);
        position.set(unit, RETREATED);
        if (route.leavesSheet()) {
            driveOff(position, unit, route, journal);
            return;
        }
        boolean siege = route.length() == 3;
        boolean friends = siege && position.occupied(route.hex(1), position.side(unit));
        Article article = friends ? Article.SIEGE_RETREAT_FRIENDS : Article.RETREAT;
        Told.tell(
                journal,
                position,
                article,
                "told.retreats",
                Told.unit(position, unit),
                Told.hex(route.last()));
        for (int i = 1; i < route.length() && position.onMap(unit); i++) {
            int from = route.hex(i - 1);
            int direction = campaign.grid.direction(from, route.hex(i));
            movement.enter(position, unit, route.hex(i), chance, journal);
            if (position.onMap(unit)) {
                cross(position, unit, crossing(position, unit, from, direction), journal);
            }
            if (position.onMap(unit) && i == 2 && !friends) {
                suffer(position, unit, Article.SIEGE_RETREAT, "told.siege-step", journal);
            }
        }
    }

    private static void cross(
            BrigadePosition position, int unit, TerrainTable.Crossing crossing, Journal journal) {
        switch (crossing) {
            case FREE -> {}
            case LOSS -> suffer(position, unit, Article.CROSSING_LOSS, "told.crossing", journal);
            case ELIMINATED -> Losses.eliminate(position, unit, Article.CROSSING_ARMOUR, journal);
        }
    }

    private static void suffer(
            BrigadePosition position, int unit, Article article, String key, Journal journal) {
        Told.tell(journal, position, article, key, Told.unit(position, unit));
        Losses.take(position, unit, journal);
    }

    private void driveOff(BrigadePosition position, int unit, Route route, Journal journal) {
        HexMap.Edge edge = route.crosses();
        Told.tell(
                journal,
                campaign.exits[position.side(unit)].rule(Exits.exit(route.first(), edge)),
                "told.driven-off",
                Told.unit(position, unit));
        position.leave(unit, route.first(), edge, true);
    }

    void displace(BrigadePosition position, int unit, Route route, Chance chance, Journal journal) {
        position.set(unit, RETREATED);
        Told.tell(
                journal,
                position,
                Article.CHAIN,
                "told.displaced",
                Told.unit(position, unit),
                Told.hex(route.last()));
        movement.enter(position, unit, route.last(), chance, journal);
    }
}
