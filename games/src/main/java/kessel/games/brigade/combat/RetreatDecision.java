package kessel.games.brigade.combat;

import static kessel.games.brigade.position.UnitStates.HURT;
import static kessel.games.brigade.position.UnitStates.RETREATING;

import java.util.function.Consumer;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Retreat;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Standing;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;
import kessel.games.kit.Route;

/** Retreating, unit by unit, in the order and to the hexes that the owner chooses (5.3, R23). */
public final class RetreatDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final Retreats retreats;
    private final Resolution resolution;

    public RetreatDecision(Campaign campaign, Retreats retreats, Resolution resolution) {
        this.campaign = campaign;
        this.retreats = retreats;
        this.resolution = resolution;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        if (!(move instanceof Retreat(int unit, Route route))) {
            return BrigadeDecision.notNow(position);
        }
        if (!position.is(unit, RETREATING)) {
            return Words.refuse(
                    position,
                    SeriesRule.RETREAT,
                    "refuse.need-not-retreat",
                    Words.unit(position, unit));
        }
        boolean[] found = new boolean[1];
        retreats.options(position, unit, option -> found[0] |= option.equals(route));
        return found[0] ? Ruling.LEGAL : why(position, unit, route);
    }

    /** The reason why a route is none of the unit's retreats. */
    private Ruling why(BrigadePosition position, int unit, Route route) {
        int at = position.hex(unit);
        if (route.first() != at || route.length() < 2 || route.length() > 3) {
            return Words.refuse(
                    position,
                    SeriesRule.RETREAT,
                    "refuse.not-there",
                    Words.unit(position, unit),
                    Cited.hex(route.first()));
        }
        if (route.leavesSheet()) {
            return Cited.refuse(
                    edgeRule(position, unit, at, route.crosses()),
                    "refuse.not-driven-off",
                    Words.unit(position, unit));
        }
        for (int i = 1; i < route.length(); i++) {
            int direction = campaign.grid().direction(route.hex(i - 1), route.hex(i));
            if (direction == Grid.OFF) {
                return Words.refuse(
                        position,
                        SeriesRule.RETREAT,
                        "refuse.no-step",
                        Cited.hex(route.hex(i - 1)),
                        Cited.hex(route.hex(i)));
            }
            Ruling barred = whyStep(position, unit, route.hex(i - 1), direction, route.hex(i));
            if (barred != null) {
                return barred;
            }
        }
        if (position.zoneBinds(route.last(), position.side(unit))) {
            SeriesRule rule =
                    route.length() == 3 ? SeriesRule.SIEGE_RETREAT_CLOSED : SeriesRule.RETREAT;
            return Words.refuse(position, rule, "refuse.retreat-zone", Cited.hex(route.last()));
        }
        if (position.full(route.last(), position.side(unit))) {
            return Words.refuse(
                    position, SeriesRule.CHAIN, "refuse.no-chain", Cited.hex(route.last()));
        }
        SeriesRule rule =
                position.is(unit, HURT) ? SeriesRule.SIEGE_RETREAT_HURT : SeriesRule.SIEGE_RETREAT;
        return Words.refuse(position, rule, "refuse.two-steps", Words.unit(position, unit));
    }

    /** Why nobody retreats across this edge: it would destroy him, or there is no need to. */
    private String edgeRule(BrigadePosition position, int unit, int at, HexMap.Edge edge) {
        Exits exits = campaign.exits(position.side(unit));
        return exits.driven(at, edge) == Exits.Fate.DESTROYED
                ? exits.rule(Exits.exit(at, edge))
                : campaign.cite(SeriesRule.DRIVEN_OFF);
    }

    private Ruling whyStep(BrigadePosition position, int unit, int from, int direction, int to) {
        if (campaign.terrain().closed(position.type(unit), to)) {
            return Standing.refuseClosed(position, unit, to);
        }
        if (campaign.terrain().steps(position.type(unit))[from * Grid.DIRECTIONS + direction] < 0) {
            return Words.refuse(
                    position,
                    SeriesRule.CROSSING_ARMOUR,
                    "refuse.hexside",
                    Words.unit(position, unit),
                    Cited.hex(from),
                    Cited.hex(to));
        }
        if (position.occupied(to, 1 - position.side(unit))) {
            return Words.refuse(position, SeriesRule.RETREAT, "refuse.enemy", Cited.hex(to));
        }
        return null;
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit : campaign.unitsOf(position.step().decider())) {
            if (position.is(unit, RETREATING)) {
                retreats.options(position, unit, route -> each.accept(new Retreat(unit, route)));
            }
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        Retreat retreat = (Retreat) move;
        retreats.retreat(position, retreat.unit(), retreat.route(), chance, journal);
        resolution.afterRetreat(position, retreat.route().last(), chance, journal);
    }
}
