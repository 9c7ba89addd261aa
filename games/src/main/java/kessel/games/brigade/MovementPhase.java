package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.GONE;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.Search;
import kessel.engine.words.Phrase;
import kessel.games.brigade.BrigadeMove.Enter;
import kessel.games.brigade.BrigadeMove.Finish;
import kessel.games.brigade.BrigadeMove.March;

/**
 * The Movement Phase: units of the phasing side move one after another, as many as their owner
 * likes (3.0b).
 */
final class MovementPhase implements Decision {
    /** A unit picked at random that could leave the sheet does so once in so many times. */
    private static final int LEAVES = 8;

    private final Campaign campaign;
    private final Movement movement;
    private final Sequence sequence;

    MovementPhase(Campaign campaign, Movement movement, Sequence sequence) {
        this.campaign = campaign;
        this.movement = movement;
        this.sequence = sequence;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        return switch (move) {
            case March(int unit, Route route) -> movement.judgeMarch(position, unit, route);
            case Enter(int unit, Route route) -> movement.judgeEntry(position, unit, route);
            case Finish(var what) when what == BrigadeMove.What.PHASE -> Ruling.LEGAL;
            default -> Decision.notNow(position);
        };
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit : campaign.unitsOf[position.phasing()]) {
            moves(position, unit, each);
        }
        each.accept(BrigadeMove.END);
    }

    void movers(BrigadePosition position, IntConsumer each) {
        for (int unit : campaign.unitsOf[position.phasing()]) {
            if (movement.mayMove(position, unit)) {
                each.accept(unit);
            }
        }
    }

    /** The moves of one unit, around hazards where there is a way around. */
    void moves(BrigadePosition position, int unit, Consumer<? super BrigadeMove> each) {
        if (!movement.mayMove(position, unit)) {
            return;
        }
        Reach reach = movement.reaches().take();
        Search found = reach.of(position, unit);
        if (reach.meetsHazards(position, unit)) {
            offer(position, unit, reach.avoidingHazards(position, unit), null, each);
            Reach safe = reach;
            reach = movement.reaches().take();
            found = reach.of(position, unit);
            offer(position, unit, found, safe, each);
            movement.reaches().give(safe);
        } else {
            offer(position, unit, found, null, each);
        }
        if (campaign.exits[position.side(unit)].anyLeave() && position.onMap(unit)) {
            offerExits(position, unit, found, each);
        }
        movement.reaches().give(reach);
    }

    /** Offers what was found, but for what was offered before as safe. */
    private void offer(
            BrigadePosition position,
            int unit,
            Search found,
            Reach before,
            Consumer<? super BrigadeMove> each) {
        boolean entering = !position.onMap(unit);
        for (int i = 0; i < found.count(); i++) {
            int hex = found.hex(i);
            boolean offered = before != null && before.found(hex);
            if (!offered && movement.mayStop(position, unit, hex)) {
                each.accept(move(unit, entering, Route.of(found.way(i))));
            }
        }
    }

    private static BrigadeMove move(int unit, boolean entering, Route route) {
        return entering ? new Enter(unit, route) : new March(unit, route);
    }

    /** Every way off the sheet within reach: where a unit leaves may matter later (4.2.2). */
    private void offerExits(
            BrigadePosition position, int unit, Search found, Consumer<? super BrigadeMove> each) {
        Exits exits = campaign.exits[position.side(unit)];
        for (int i = 0; i < found.count(); i++) {
            int hex = found.hex(i);
            if (exits.waysOut(hex).isEmpty()
                    || !movement.canGoOn(unit, found.layer(i), found.cost(i))) {
                continue;
            }
            for (HexMap.Edge edge : exits.waysOut(hex)) {
                int[] way = found.way(i);
                int[] out = Arrays.copyOf(way, way.length + 1);
                out[way.length] = edge.beyond();
                each.accept(new March(unit, Route.of(out)));
            }
        }
    }

    /** Picks a unit, then one of its destinations: one search instead of one for every unit. */
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
        for (int unit : campaign.unitsOf[position.phasing()]) {
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
            Search found = reach.of(position, unit);
            if (position.onMap(unit) && random.nextInt(LEAVES) == 0) {
                BrigadeMove out = sampleExit(position, unit, found, random);
                if (out != null) {
                    return out;
                }
            }
            int place = pick(position, unit, found, reach.places, random);
            if (place >= 0) {
                return move(unit, !position.onMap(unit), Route.of(found.way(place)));
            }
            movable[pick] = movable[--count];
        }
        return BrigadeMove.END;
    }

    private BrigadeMove sampleExit(
            BrigadePosition position, int unit, Search found, RandomGenerator random) {
        if (!campaign.exits[position.side(unit)].anyLeave()) {
            return null;
        }
        Sampler out = new Sampler(random);
        offerExits(position, unit, found, out);
        return out.chosen();
    }

    private int pick(
            BrigadePosition position,
            int unit,
            Search found,
            int[] offered,
            RandomGenerator random) {
        int count = 0;
        for (int i = 0; i < found.count(); i++) {
            if (movement.mayStop(position, unit, found.hex(i))) {
                offered[count++] = i;
            }
        }
        return count == 0 ? -1 : offered[random.nextInt(count)];
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
                    Told.tell(
                            journal,
                            position,
                            position.hex(unit) == GONE ? Article.RETURNING : Article.ENTRY_EDGE,
                            risky(position, unit, route) ? "told.enters-for" : "told.entered",
                            Told.unit(position, unit),
                            Told.hex(route.first()),
                            Told.hex(route.last()));
                }
                movement.go(position, unit, route, chance, journal);
            }
            default -> sequence.endMovement(position, journal);
        }
    }

    private void tellMarch(BrigadePosition position, int unit, Route route, Journal journal) {
        Phrase.Piece who = Told.unit(position, unit);
        if (!route.leavesSheet()) {
            Phrase.Hex from = Told.hex(route.first());
            Phrase.Hex to = Told.hex(route.last());
            String key = risky(position, unit, route) ? "told.sets-out" : "told.moved";
            Told.tell(journal, position, Article.STEP, key, who, from, to);
            return;
        }
        HexMap.Edge edge = route.crosses();
        int last = route.hex(route.length() - 2);
        Told.tell(
                journal,
                campaign.exits[position.side(unit)].rule(Exits.exit(last, edge)),
                "told.left",
                who,
                Told.hex(last),
                new Phrase.Word("edge." + edge));
    }

    /** Whether the unit may not get where it goes. */
    private boolean risky(BrigadePosition position, int unit, Route route) {
        for (int hex : route.hexes()) {
            if (hex >= 0 && campaign.theatre.hazardous(position, campaign.side[unit], hex)) {
                return true;
            }
        }
        return false;
    }
}
