package kessel.games.brigade.movement;

import static kessel.games.brigade.position.BrigadePosition.GONE;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Search;
import kessel.engine.hex.Ways;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Exits;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Enter;
import kessel.games.brigade.move.BrigadeMove.Finish;
import kessel.games.brigade.move.BrigadeMove.March;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.PhaseEnd;
import kessel.games.brigade.position.Words;
import kessel.games.kit.Cited;
import kessel.games.kit.Route;

/**
 * The Movement Phase: units of the phasing side move one after another, as many as their owner
 * likes (3.0b).
 */
public final class MovementPhase implements BrigadeDecision {
    /** A unit picked at random that could leave the sheet does so once in so many times. */
    private static final int LEAVES = 8;

    private final Campaign campaign;
    private final Movement movement;
    private final PhaseEnd afterwards;

    public MovementPhase(Campaign campaign, Movement movement, PhaseEnd afterwards) {
        this.campaign = campaign;
        this.movement = movement;
        this.afterwards = afterwards;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case March(int unit, Route route) -> movement.judgeMarch(position, unit, route);
            case Enter(int unit, Route route) -> movement.judgeEntry(position, unit, route);
            case Finish(var what) when what == BrigadeMove.What.PHASE -> Ruling.LEGAL;
            default -> BrigadeDecision.notNow(position);
        };
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        Reach reach = movement.reaches().take();
        for (int unit : campaign.unitsOf(position.phasing())) {
            moves(position, unit, reach, each);
        }
        movement.reaches().give(reach);
        each.accept(BrigadeMove.END);
    }

    public void movers(BrigadePosition position, IntConsumer each) {
        for (int unit : campaign.unitsOf(position.phasing())) {
            if (movement.mayMove(position, unit)) {
                each.accept(unit);
            }
        }
    }

    /** The moves of one unit. */
    public void moves(BrigadePosition position, int unit, Consumer<? super BrigadeMove> each) {
        Reach reach = movement.reaches().take();
        moves(position, unit, reach, each);
        movement.reaches().give(reach);
    }

    /** Around hazards where there is a way around. */
    private void moves(
            BrigadePosition position, int unit, Reach reach, Consumer<? super BrigadeMove> each) {
        if (!movement.mayMove(position, unit)) {
            return;
        }
        Search found = reach.of(position, unit);
        if (reach.meetsHazards(position, unit)) {
            Reach around = movement.reaches().take();
            Search safe = around.avoidingHazards(position, unit);
            offer(position, unit, around, _ -> true, each);
            offer(position, unit, reach, hex -> !safe.reaches(hex), each);
            movement.reaches().give(around);
        } else {
            offer(position, unit, reach, _ -> true, each);
        }
        if (campaign.exits(position.side(unit)).anyLeave() && position.onMap(unit)) {
            offerExits(position, unit, found, each);
        }
    }

    private static void offer(
            BrigadePosition position,
            int unit,
            Reach reach,
            IntPredicate wanted,
            Consumer<? super BrigadeMove> each) {
        Search found = reach.found();
        Ways ways = found.ways();
        boolean entering = !position.onMap(unit);
        int stops = reach.stops(position, unit);
        for (int i = 0; i < stops; i++) {
            int place = reach.places[i];
            if (wanted.test(found.hex(place))) {
                each.accept(move(unit, entering, Route.of(ways, found.node(place))));
            }
        }
    }

    private static BrigadeMove move(int unit, boolean entering, Route route) {
        return entering ? new Enter(unit, route) : new March(unit, route);
    }

    /** Every way off the sheet within reach: where a unit leaves may matter later (4.2.2). */
    private void offerExits(
            BrigadePosition position, int unit, Search found, Consumer<? super BrigadeMove> each) {
        Exits exits = campaign.exits(position.side(unit));
        for (int place = 0; place < found.count(); place++) {
            if (leavesFrom(unit, found, place, exits)) {
                for (HexMap.Edge edge : exits.waysOut(found.hex(place))) {
                    each.accept(exit(unit, found, place, edge));
                }
            }
        }
    }

    private boolean leavesFrom(int unit, Search found, int place, Exits exits) {
        return !exits.waysOut(found.hex(place)).isEmpty()
                && movement.canGoOn(unit, found.layer(place), found.cost(place));
    }

    private static March exit(int unit, Search found, int place, HexMap.Edge edge) {
        int[] way = found.way(place);
        int[] out = Arrays.copyOf(way, way.length + 1);
        out[way.length] = edge.beyond();
        return new March(unit, Route.of(out));
    }

    /**
     * Picks a unit, how far it goes at most, then one of its destinations within that: one search
     * instead of one for every unit, and seldom a whole one.
     */
    @Override
    public BrigadeMove sample(BrigadePosition position, RandomGenerator random) {
        Reach reach = movement.reaches().take();
        BrigadeMove move = sample(position, random, reach);
        movement.reaches().give(reach);
        return move;
    }

    private BrigadeMove sample(BrigadePosition position, RandomGenerator random, Reach reach) {
        int[] movable = reach.units;
        int count = 0;
        for (int unit : campaign.unitsOf(position.phasing())) {
            if (movement.mayMove(position, unit)) {
                movable[count++] = unit;
            }
        }
        while (count > 0) {
            int pick = random.nextInt(count + 1);
            if (pick == count) {
                break;
            }
            int unit = movable[pick];
            boolean leaves = position.onMap(unit) && random.nextInt(LEAVES) == 0;
            BrigadeMove move = leaves ? sampleExit(position, unit, random, reach) : null;
            if (move == null) {
                int farthest = somewhere(position, unit, random);
                move = sample(position, unit, farthest, random, reach);
            }
            if (move == null) {
                move = sample(position, unit, campaign.allowance(unit), random, reach);
            }
            if (move != null) {
                return move;
            }
            movable[pick] = movable[--count];
        }
        return BrigadeMove.END;
    }

    /** Between what it has spent and what it has. */
    private int somewhere(BrigadePosition position, int unit, RandomGenerator random) {
        int spent = position.onMap(unit) ? Movement.spent(position, unit) : 0;
        int left = campaign.allowance(unit) - spent;
        return left <= 0 ? spent : spent + 1 + random.nextInt(left);
    }

    /** A move of a unit that costs no more than this, or null. */
    private BrigadeMove sample(
            BrigadePosition position, int unit, int farthest, RandomGenerator random, Reach reach) {
        Search found = reach.within(position, unit, farthest);
        int stops = reach.stops(position, unit);
        if (stops == 0) {
            return null;
        }
        int place = reach.places[random.nextInt(stops)];
        return move(unit, !position.onMap(unit), Route.of(found.way(place)));
    }

    /** One of the ways off the sheet, each with the same chance, or null. */
    private BrigadeMove sampleExit(
            BrigadePosition position, int unit, RandomGenerator random, Reach reach) {
        Exits exits = campaign.exits(position.side(unit));
        if (!exits.anyLeave()) {
            return null;
        }
        Search found = reach.of(position, unit);
        int offered = 0;
        int chosen = -1;
        HexMap.Edge across = null;
        for (int place = 0; place < found.count(); place++) {
            if (leavesFrom(unit, found, place, exits)) {
                List<HexMap.Edge> edges = exits.waysOut(found.hex(place));
                for (int i = 0; i < edges.size(); i++) {
                    if (random.nextInt(++offered) == 0) {
                        chosen = place;
                        across = edges.get(i);
                    }
                }
            }
        }
        return chosen < 0 ? null : exit(unit, found, chosen, across);
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        switch (move) {
            case March(int unit, Route route) -> {
                if (journal.listens()) {
                    tellMarch(position, unit, route, journal);
                }
                movement.go(position, unit, route, chance, journal);
            }
            case Enter(int unit, Route route) -> {
                if (journal.listens()) {
                    Words.tell(
                            journal,
                            position,
                            position.hex(unit) == GONE
                                    ? SeriesRule.RETURNING
                                    : SeriesRule.ENTRY_EDGE,
                            risky(position, unit, route) ? "told.enters-for" : "told.entered",
                            Words.unit(position, unit),
                            Cited.hex(route.first()),
                            Cited.hex(route.last()));
                }
                movement.go(position, unit, route, chance, journal);
            }
            default -> afterwards.end(position, chance, journal);
        }
    }

    private void tellMarch(BrigadePosition position, int unit, Route route, Journal journal) {
        Phrase.Piece who = Words.unit(position, unit);
        if (!route.leavesSheet()) {
            Phrase.Hex from = Cited.hex(route.first());
            Phrase.Hex to = Cited.hex(route.last());
            String key = risky(position, unit, route) ? "told.sets-out" : "told.moved";
            Words.tell(journal, position, SeriesRule.STEP, key, who, from, to);
            return;
        }
        HexMap.Edge edge = route.crosses();
        int last = route.hex(route.length() - 2);
        Cited.tell(
                journal,
                campaign.exits(position.side(unit)).rule(Exits.exit(last, edge)),
                "told.left",
                who,
                Cited.hex(last),
                new Phrase.Word("edge." + edge));
    }

    /** Whether the unit may not get where it goes. */
    private boolean risky(BrigadePosition position, int unit, Route route) {
        for (int hex : route.hexes()) {
            if (hex >= 0 && position.theatre().hazardous(position, campaign.side(unit), hex)) {
                return true;
            }
        }
        return false;
    }
}
