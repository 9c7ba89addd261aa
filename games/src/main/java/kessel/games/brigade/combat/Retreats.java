package kessel.games.brigade.combat;

import static kessel.games.brigade.position.UnitStates.HURT;
import static kessel.games.brigade.position.UnitStates.RETREATING;

import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.data.TerrainTable;
import kessel.games.brigade.movement.Movement;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;
import kessel.games.kit.Route;

/** Where a unit can fall back to, and what that does to it (5.3, R23 to R28). */
public final class Retreats {
    private static final HexMap.Edge[] EDGES = HexMap.Edge.values();

    private final Campaign campaign;
    private final Movement movement;
    private final Chains chains;

    public Retreats(Campaign campaign, Movement movement) {
        this.campaign = campaign;
        this.movement = movement;
        chains = new Chains(campaign);
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
        short[] steps = position.campaign().terrain().steps(position.type(unit));
        return steps[from * Grid.DIRECTIONS + direction] >= 0
                && !position.occupied(to, 1 - position.side(unit));
    }

    /**
     * Whether a unit has no hex around it that is free of enemies and their zones; friends who fill
     * one are no hindrance (R15).
     */
    static boolean besieged(BrigadePosition position, int unit) {
        Grid grid = position.campaign().grid();
        int at = position.hex(unit);
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int to = grid.neighbour(at, direction);
            if (to != Grid.OFF && open(position, unit, at, direction, to)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Offers every way in which a unit may retreat, if there is somebody to offer it to; none means
     * that it is lost. Off the sheet only where nothing else is left and the edge does not destroy
     * it (4.2.2, R28); a unit that was hurt and is besieged has no such choice (5.3.3-obs1a).
     *
     * @return whether there is any
     */
    boolean options(BrigadePosition position, int unit, Consumer<Route> each) {
        int at = position.hex(unit);
        boolean found = false;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int to = campaign.grid().neighbour(at, direction);
            if (to != Grid.OFF
                    && open(position, unit, at, direction, to)
                    && chains.hasRoom(position, unit, to)) {
                found = true;
                if (each == null) {
                    return true;
                }
                each.accept(Route.of(at, to));
            }
        }
        return found || offTheSheet(position, unit, each) | underSiege(position, unit, each);
    }

    private boolean offTheSheet(BrigadePosition position, int unit, Consumer<Route> each) {
        int at = position.hex(unit);
        boolean found = false;
        if (!doomed(position, unit)) {
            for (HexMap.Edge edge : EDGES) {
                if (campaign.exits(position.side(unit)).driven(at, edge) == Exits.Fate.REMOVED) {
                    found = true;
                    if (each != null) {
                        each.accept(Route.of(at, edge.beyond()));
                    }
                }
            }
        }
        return found;
    }

    /** Only a way through friends saves a unit that was hurt and is besieged (5.3.3-obs1). */
    private static boolean doomed(BrigadePosition position, int unit) {
        return position.is(unit, HURT) && besieged(position, unit);
    }

    /** The rule under which a unit that has nowhere to go is lost (5.3, 5.3.3, 4.2.2). */
    String ruin(BrigadePosition position, int unit) {
        if (doomed(position, unit)) {
            return campaign.cite(SeriesRule.SIEGE_RETREAT_HURT);
        }
        String edge = campaign.exits(position.side(unit)).ruin(position.hex(unit));
        if (edge != null) {
            return edge;
        }
        return campaign.cite(
                besieged(position, unit) ? SeriesRule.SIEGE_RETREAT_CLOSED : SeriesRule.NO_RETREAT);
    }

    boolean any(BrigadePosition position, int unit) {
        return options(position, unit, null);
    }

    /** The two steps of a unit under siege, as far as it would survive them (5.3.3, R26). */
    private boolean underSiege(BrigadePosition position, int unit, Consumer<Route> each) {
        int at = position.hex(unit);
        boolean found = false;
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int first = campaign.grid().neighbour(at, direction);
            if (first == Grid.OFF || !passable(position, unit, at, direction, first)) {
                continue;
            }
            boolean friends = position.occupied(first, position.side(unit));
            if (position.is(unit, HURT) && !friends) {
                continue;
            }
            for (int onward = 0; onward < Grid.DIRECTIONS; onward++) {
                int second = campaign.grid().neighbour(first, onward);
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
                if (losses <= bearable && chains.hasRoom(position, unit, second)) {
                    found = true;
                    if (each != null) {
                        each.accept(Route.of(at, first, second));
                    }
                }
            }
        }
        return found;
    }

    /** How many losses a step in retreat costs; no unit bears two. */
    private int losses(BrigadePosition position, int unit, int from, int direction) {
        return crossing(position, unit, from, direction).ordinal();
    }

    private TerrainTable.Crossing crossing(
            BrigadePosition position, int unit, int from, int direction) {
        return campaign.terrain().crossing(position.type(unit), from * Grid.DIRECTIONS + direction);
    }

    /** Every way to make room in the crowded hex: anybody there may go on (5.3.1). */
    void displacements(BrigadePosition position, ObjIntConsumer<Route> each) {
        int from = position.crowded();
        for (int unit = position.top(from); unit >= 0; unit = position.below(unit)) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                int to = campaign.grid().neighbour(from, direction);
                if (to != Grid.OFF
                        && open(position, unit, from, direction, to)
                        && chains.hasRoom(position, unit, to)) {
                    each.accept(Route.of(from, to), unit);
                }
            }
        }
    }

    // Carrying out.

    void retreat(BrigadePosition position, int unit, Route route, Chance chance, Journal journal) {
        position.unset(unit, RETREATING);
        if (route.leavesSheet()) {
            driveOff(position, unit, route, journal);
            return;
        }
        boolean friends =
                route.length() == 3 && position.occupied(route.hex(1), position.side(unit));
        if (journal.listens()) {
            tellRetreat(position, unit, route, friends, journal);
        }
        for (int i = 1; i < route.length() && position.onMap(unit); i++) {
            int from = route.hex(i - 1);
            int direction = campaign.grid().direction(from, route.hex(i));
            movement.flee(position, unit, route.hex(i), chance, journal);
            if (position.onMap(unit)) {
                cross(position, unit, crossing(position, unit, from, direction), journal);
            }
            if (position.onMap(unit) && i == 2 && !friends) {
                suffer(position, unit, SeriesRule.SIEGE_RETREAT, "told.siege-step", journal);
            }
        }
    }

    private static void tellRetreat(
            BrigadePosition position, int unit, Route route, boolean friends, Journal journal) {
        Phrase.Piece who = Words.unit(position, unit);
        Phrase.Hex to = Cited.hex(route.last());
        if (route.length() == 2) {
            Words.tell(journal, position, SeriesRule.RETREAT, "told.retreats", who, to);
        } else {
            Words.tell(
                    journal,
                    position,
                    friends ? SeriesRule.SIEGE_RETREAT_FRIENDS : SeriesRule.SIEGE_RETREAT,
                    "told.retreats-through",
                    who,
                    Cited.hex(route.hex(1)),
                    to);
        }
    }

    private static void cross(
            BrigadePosition position, int unit, TerrainTable.Crossing crossing, Journal journal) {
        switch (crossing) {
            case FREE -> {}
            case LOSS -> suffer(position, unit, SeriesRule.CROSSING_LOSS, "told.crossing", journal);
            case ELIMINATED ->
                    Losses.eliminate(position, unit, SeriesRule.CROSSING_ARMOUR, journal);
        }
    }

    private static void suffer(
            BrigadePosition position, int unit, SeriesRule rule, String key, Journal journal) {
        if (journal.listens()) {
            Words.tell(journal, position, rule, key, Words.unit(position, unit));
        }
        Losses.take(position, unit, journal);
    }

    private void driveOff(BrigadePosition position, int unit, Route route, Journal journal) {
        HexMap.Edge edge = route.crosses();
        if (journal.listens()) {
            Cited.tell(
                    journal,
                    campaign.exits(position.side(unit)).rule(Exits.exit(route.first(), edge)),
                    "told.driven-off",
                    Words.unit(position, unit),
                    Cited.hex(route.first()),
                    new Phrase.Word("edge." + edge));
        }
        position.leave(unit, route.first(), edge, true);
    }

    void displace(BrigadePosition position, int unit, Route route, Chance chance, Journal journal) {
        position.unset(unit, RETREATING);
        if (journal.listens()) {
            Words.tell(
                    journal,
                    position,
                    SeriesRule.CHAIN,
                    "told.displaced",
                    Words.unit(position, unit),
                    Cited.hex(route.last()));
        }
        movement.flee(position, unit, route.last(), chance, journal);
    }
}
