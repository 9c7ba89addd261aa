package kessel.games.brigade.movement;

import static kessel.games.brigade.position.BrigadePosition.CHANGED;
import static kessel.games.brigade.position.BrigadePosition.DESTROYED;
import static kessel.games.brigade.position.BrigadePosition.GONE;
import static kessel.games.brigade.position.UnitStates.DRIVEN_OFF;
import static kessel.games.brigade.position.UnitStates.MOVED;

import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.game.Workspaces;
import kessel.engine.hex.Grid;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.data.TerrainTable;
import kessel.games.brigade.data.UnitType;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.Standing;
import kessel.games.brigade.position.Words;
import kessel.games.brigade.setup.Arrivals;
import kessel.games.kit.Cited;
import kessel.games.kit.Route;

/** How units move: what a step costs, what stops it, and how far a unit can go (4.0 to 4.2). */
public final class Movement {
    static final int BREAKING_CONTACT = 2;
    private static final int LEAVING = 2;
    private static final Phrase SPENT = Phrase.of("term.spent");
    private static final Phrase CONTACT = Phrase.of("term.break-contact");
    private static final Phrase LEFT = Phrase.of("term.leaving");
    private static final Phrase LEFT_FOR_GOOD = Phrase.of("term.leaving-for-good");

    private final Campaign campaign;
    private final Arrivals arrivals;
    private final Workspaces<Reach> reaches;

    public Movement(Campaign campaign, Arrivals arrivals) {
        this.campaign = campaign;
        this.arrivals = arrivals;
        reaches = new Workspaces<>(() -> new Reach(campaign, arrivals));
    }

    /**
     * What a unit on the map has used up before its next step: earlier legs of its move, or the
     * point for breaking contact.
     */
    static int spent(BrigadePosition position, int unit) {
        if (position.mover() == unit) {
            return position.spent();
        }
        return position.engages(position.hex(unit), unit) ? BREAKING_CONTACT : 0;
    }

    /** Whether a unit may still move, or enter, in this phase. */
    boolean mayMove(BrigadePosition position, int unit) {
        if (position.side(unit) != position.phasing()) {
            return false;
        }
        if (position.onMap(unit)) {
            return !position.is(unit, MOVED) || position.mover() == unit;
        }
        return arrivals.mayArrive(position, unit);
    }

    /** The workspaces in which to find out how far a unit can go. */
    public Workspaces<Reach> reaches() {
        return reaches;
    }

    /** Whether a unit that can reach this hex may stop there. */
    public boolean mayStop(BrigadePosition position, int unit, int hex) {
        return hex != position.hex(unit) && !position.full(hex, position.side(unit));
    }

    /** Whether the unit stands beyond its limit and so may not move at all. */
    public boolean frozen(BrigadePosition position, int unit) {
        return position.onMap(unit) && Limit.keepsFrom(position, unit, position.hex(unit));
    }

    // Judging.

    Ruling judgeMarch(BrigadePosition position, int unit, Route route) {
        Ruling mayNot = judgeMover(position, unit);
        if (mayNot != null) {
            return mayNot;
        }
        if (!position.onMap(unit)) {
            return Words.refuse(
                    position,
                    SeriesRule.ENTRY_EDGE,
                    "refuse.not-on-map",
                    Words.unit(position, unit));
        }
        if (route.first() != position.hex(unit)) {
            return Words.refuse(
                    position,
                    SeriesRule.STEP,
                    "refuse.not-there",
                    Words.unit(position, unit),
                    Cited.hex(route.first()));
        }
        if (route.length() < 2 || route.last() == route.first()) {
            return Words.refuse(
                    position, SeriesRule.STEP, "refuse.no-way", Words.unit(position, unit));
        }
        if (frozen(position, unit)) {
            return Cited.refuse(
                    position.theatre().frozenRule(), "refuse.frozen", Words.unit(position, unit));
        }
        return judgeWay(position, unit, route);
    }

    Ruling judgeEntry(BrigadePosition position, int unit, Route route) {
        Ruling mayNot = judgeMover(position, unit);
        if (mayNot != null) {
            return mayNot;
        }
        boolean returns = position.hex(unit) == GONE;
        if (!arrivals.waits(position, unit)) {
            return judgeAbsent(position, unit);
        }
        int turn = arrivals.turn(position, unit);
        if (turn > position.turn()) {
            SeriesRule back =
                    position.is(unit, DRIVEN_OFF)
                            ? SeriesRule.RETURN_DELAYED
                            : SeriesRule.RETURNING;
            return Cited.refuse(
                    returns ? campaign.cite(back) : position.orderOfBattle().entryRule(unit),
                    "refuse.not-yet",
                    Words.unit(position, unit),
                    turn);
        }
        if (route.leavesSheet()) {
            return Words.refuse(
                    position,
                    SeriesRule.ENTRY_EDGE,
                    "refuse.enter-and-leave",
                    Words.unit(position, unit));
        }
        if (!arrivals.opens(position, unit, route.first())) {
            return returns
                    ? refuseReturn(position, unit, route.first())
                    : refuseEntry(position, unit, route.first());
        }
        Ruling closed = judgeHex(position, unit, route.first());
        return closed != null ? closed : judgeWay(position, unit, route);
    }

    private Ruling refuseEntry(BrigadePosition position, int unit, int hex) {
        HexMap.Edge edge = arrivals.edge(position, unit);
        return Words.refuse(
                position,
                SeriesRule.ENTRY_EDGE,
                campaign.map().lies(hex, edge) ? "refuse.wrong-entry" : "refuse.wrong-edge",
                Words.unit(position, unit),
                new Phrase.Word("edge." + edge),
                Cited.hex(hex));
    }

    private Ruling refuseReturn(BrigadePosition position, int unit, int hex) {
        return Words.refuse(
                position,
                SeriesRule.RETURNING,
                "refuse.wrong-return",
                Words.unit(position, unit),
                Cited.hex(hex),
                campaign.counter(unit).move(),
                Cited.hex(Exits.hex(position.exit(unit))));
    }

    /** Nobody enters who does not wait to, least of all whoever has left for good (4.2.2). */
    private static Ruling judgeAbsent(BrigadePosition position, int unit) {
        boolean left = position.hex(unit) == GONE;
        return Words.refuse(
                position,
                left ? SeriesRule.NO_RETURN : SeriesRule.ENTRY_EDGE,
                left ? "refuse.gone" : "refuse.not-due",
                Words.unit(position, unit));
    }

    private Ruling judgeMover(BrigadePosition position, int unit) {
        if (position.side(unit) != position.phasing()) {
            return Words.refuse(
                    position, SeriesRule.OWN_UNITS, "refuse.not-own", Words.unit(position, unit));
        }
        if (position.onMap(unit) && position.is(unit, MOVED) && position.mover() != unit) {
            int at = position.hex(unit);
            return position.engages(at, unit)
                    ? Words.refuse(
                            position,
                            SeriesRule.ZONE_STOP,
                            "refuse.zone-stop",
                            Words.unit(position, unit),
                            Cited.hex(at))
                    : Words.refuse(
                            position,
                            SeriesRule.OWN_UNITS,
                            "refuse.has-moved",
                            Words.unit(position, unit));
        }
        return null;
    }

    /** Judges the steps of a route; the first hex is where the unit stands, or where it enters. */
    private Ruling judgeWay(BrigadePosition position, int unit, Route route) {
        for (int i = 1; i < route.length(); i++) {
            int from = route.hex(i - 1);
            int to = route.hex(i);
            boolean begins = i == 1 && position.onMap(unit);
            if (!begins && position.engages(from, unit)) {
                return Words.refuse(
                        position,
                        SeriesRule.ZONE_STOP,
                        "refuse.zone-stop",
                        Words.unit(position, unit),
                        Cited.hex(from));
            }
            if (to < 0) {
                Ruling stays = judgeLeaving(position, unit, from, route.crosses());
                if (stays != null) {
                    return stays;
                }
                continue;
            }
            int direction = campaign.grid().direction(from, to);
            if (direction == Grid.OFF) {
                return Words.refuse(
                        position,
                        SeriesRule.STEP,
                        "refuse.no-step",
                        Cited.hex(from),
                        Cited.hex(to));
            }
            Ruling closed = judgeHex(position, unit, to);
            if (closed != null) {
                return closed;
            }
            if (campaign.terrain().steps(position.type(unit))[from * Grid.DIRECTIONS + direction]
                    < 0) {
                String rule = campaign.terrain().hexsideRule(from * Grid.DIRECTIONS + direction);
                return Cited.refuse(
                        rule,
                        "refuse.hexside",
                        Words.unit(position, unit),
                        Cited.hex(from),
                        Cited.hex(to));
            }
            if (contested(position, unit, from, direction, to)) {
                return refuseContested(position, unit, from, to);
            }
        }
        if (sum(position, unit, route) > campaign.allowance(unit)) {
            Tally cost = cost(position, unit, route);
            return Cited.refuse(
                    campaign.cite(SeriesRule.ALLOWANCE),
                    "refuse.allowance",
                    cost,
                    Words.unit(position, unit),
                    cost.write(cost.total()),
                    campaign.counter(unit).move());
        }
        if (!route.leavesSheet() && position.full(route.last(), position.side(unit))) {
            return Words.refuse(
                    position,
                    position.engages(route.last(), unit) ? SeriesRule.PASSING : SeriesRule.STACKING,
                    "refuse.full",
                    Cited.hex(route.last()),
                    campaign.stacking(position.side(unit)));
        }
        return Ruling.LEGAL;
    }

    /** Whether the enemy is too near for this unit to cross between two hexes (4.1.2). */
    public boolean contested(BrigadePosition position, int unit, int from, int direction, int to) {
        short[] steps = campaign.terrain().contestedSteps(position.type(unit));
        return steps[from * Grid.DIRECTIONS + direction] < 0
                && (position.engages(from, unit) || position.engages(to, unit));
    }

    public static Ruling refuseContested(BrigadePosition position, int unit, int from, int to) {
        return Words.refuse(
                position,
                SeriesRule.CONTESTED_CROSSING,
                "refuse.contested-crossing",
                Words.unit(position, unit),
                Cited.hex(from),
                Cited.hex(to));
    }

    private Ruling judgeHex(BrigadePosition position, int unit, int hex) {
        Ruling cannot = Standing.judgeBeingIn(position, unit, hex);
        if (cannot != null) {
            return cannot;
        }
        if (Limit.keepsFrom(position, unit, hex)) {
            return Cited.refuse(
                    position.theatre().limitRule(),
                    "refuse.limit",
                    Words.unit(position, unit),
                    Cited.hex(hex));
        }
        return null;
    }

    /** Whether a unit may leave the sheet of its own will here; null if it may (4.2.2). */
    private Ruling judgeLeaving(BrigadePosition position, int unit, int from, HexMap.Edge edge) {
        Exits exits = campaign.exits(position.side(unit));
        if (exits.mayLeave(from, edge)) {
            return null;
        }
        boolean there = campaign.map().lies(from, edge);
        String rule = there ? exits.kept(from, edge) : exits.ruleOf(edge);
        return Cited.refuse(
                rule == null ? campaign.cite(SeriesRule.NO_LEAVING) : rule,
                there ? "refuse.leaving" : "refuse.not-at-edge",
                Words.unit(position, unit),
                Cited.hex(from),
                new Phrase.Word("edge." + edge));
    }

    /** Whether a unit that has come so far at this cost could go on off the sheet. */
    boolean canGoOn(int unit, int layer, int cost) {
        return layer != TerrainTable.STOPPED && cost + LEAVING <= campaign.allowance(unit);
    }

    /** What a route costs, with everything the unit has spent before it in this phase. */
    public Tally cost(BrigadePosition position, int unit, Route route) {
        Tally.Builder terms = new Tally.Builder(Tally.HALVES);
        explain(position, unit, route, terms);
        return terms.tally();
    }

    /** The same without its reasons, from the tables that were made from these. */
    private int sum(BrigadePosition position, int unit, Route route) {
        int side = campaign.side(unit);
        UnitType type = position.type(unit);
        short[] steps = campaign.terrain().steps(type);
        int sum;
        if (position.onMap(unit)) {
            sum = spent(position, unit);
        } else {
            int first = route.first();
            sum =
                    campaign.terrain().entryCost(type, first, arrivals.edge(position, unit, first))
                            + position.theatre().surcharge(position, side, first);
        }
        for (int i = 1; i < route.length(); i++) {
            int from = route.hex(i - 1);
            int to = route.hex(i);
            sum +=
                    to < 0
                            ? LEAVING
                            : steps[from * Grid.DIRECTIONS + campaign.grid().direction(from, to)]
                                    + position.theatre().surcharge(position, side, to);
        }
        return sum;
    }

    private void explain(BrigadePosition position, int unit, Route route, Tally.Terms terms) {
        UnitType type = position.type(unit);
        if (!position.onMap(unit)) {
            campaign.terrain()
                    .explainEntry(
                            type,
                            route.first(),
                            arrivals.edge(position, unit, route.first()),
                            terms);
            surcharge(position, unit, route.first(), terms);
        } else if (position.mover() == unit) {
            terms.add(campaign.cite(SeriesRule.STEP), position.spent(), SPENT);
        } else if (position.engages(position.hex(unit), unit)) {
            terms.add(campaign.cite(SeriesRule.BREAK_CONTACT), BREAKING_CONTACT, CONTACT);
        }
        for (int i = 1; i < route.length(); i++) {
            int to = route.hex(i);
            if (to < 0) {
                int exit = Exits.exit(route.hex(i - 1), route.crosses());
                boolean returns = campaign.exits(campaign.side(unit)).mayReturn(exit);
                terms.add(
                        campaign.cite(SeriesRule.NO_LEAVING),
                        LEAVING,
                        returns ? LEFT : LEFT_FOR_GOOD);
            } else {
                int edge =
                        route.hex(i - 1) * Grid.DIRECTIONS
                                + campaign.grid().direction(route.hex(i - 1), to);
                campaign.terrain().explain(type, edge, to, terms);
                surcharge(position, unit, to, terms);
            }
        }
    }

    private void surcharge(BrigadePosition position, int unit, int to, Tally.Terms terms) {
        int extra = position.theatre().surcharge(position, campaign.side(unit), to);
        if (extra > 0) {
            Phrase words = terms.worded() ? Phrase.of("term.surcharge", new Phrase.Hex(to)) : null;
            terms.add(position.theatre().surchargeRule(), extra, words);
        }
    }

    // Moving.

    /** Carries a unit along; the route was judged before. */
    void go(BrigadePosition position, int unit, Route route, Chance chance, Journal journal) {
        int cost = sum(position, unit, route);
        int first = position.onMap(unit) ? 1 : 0;
        position.set(unit, MOVED);
        for (int i = first; i < route.length() && position.hex(unit) != DESTROYED; i++) {
            int hex = route.hex(i);
            if (hex < 0) {
                position.leave(unit, route.hex(i - 1), route.crosses(), false);
            } else if (i < route.length() - 1) {
                pass(position, unit, hex, chance, journal);
            } else {
                enter(position, unit, hex, chance, journal);
            }
        }
        boolean goesOn = position.onMap(unit) && !position.engages(position.hex(unit), unit);
        position.setMover(goesOn ? unit : -1, goesOn ? cost : 0);
    }

    /** A unit comes into a hex by a move or an advance, and stays; it may not survive it. */
    public void enter(BrigadePosition position, int unit, int hex, Chance chance, Journal journal) {
        position.put(unit, hex);
        pass(position, unit, hex, chance, journal);
    }

    /** A unit comes through a hex; it may not survive that either. */
    private void pass(BrigadePosition position, int unit, int hex, Chance chance, Journal journal) {
        Places.take(position, hex, campaign.side(unit), journal);
        meet(position, unit, hex, chance, journal);
    }

    /** A unit falls back into a hex: it takes no place, but meets what there is. */
    public void flee(BrigadePosition position, int unit, int hex, Chance chance, Journal journal) {
        position.put(unit, hex);
        meet(position, unit, hex, chance, journal);
    }

    private void meet(BrigadePosition position, int unit, int hex, Chance chance, Journal journal) {
        capture(position, unit, hex, journal);
        position.theatre().entered(position, unit, hex, chance, journal);
    }

    /** The enemy's works are of no more use to him once a unit has been inside (5.1.2). */
    private void capture(BrigadePosition position, int unit, int hex, Journal journal) {
        if (campaign.terrain().fortification().falls(position, hex, campaign.side(unit))) {
            position.mark(hex, CHANGED);
            if (journal.listens()) {
                Words.tell(
                        journal,
                        position,
                        SeriesRule.FORT_FALLS,
                        "told.fort-falls",
                        Words.unit(position, unit),
                        Cited.hex(hex));
            }
        }
    }
}
