package kessel.games.brigade.setup;

import static kessel.games.brigade.position.BrigadePosition.FREE;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.words.Phrase;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.SeriesRule;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.move.BrigadeMove.Place;
import kessel.games.brigade.position.BrigadeDecision;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.position.PhaseEnd;
import kessel.games.brigade.position.Standing;
import kessel.games.brigade.position.Words;
import kessel.games.brigade.scenario.FreeZone;
import kessel.games.kit.Cited;
import kessel.games.kit.Sampler;

/** Setting up a unit whose place the rulebook leaves to its owner (11.1). */
public final class SetUpDecision implements BrigadeDecision {
    private final Campaign campaign;
    private final PhaseEnd afterwards;

    public SetUpDecision(Campaign campaign, PhaseEnd afterwards) {
        this.campaign = campaign;
        this.afterwards = afterwards;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        if (!(move instanceof Place(int unit, int hex))) {
            return BrigadeDecision.notNow(position);
        }
        Bar bar = whyNot(position, unit, hex);
        return bar == null ? Ruling.LEGAL : refuse(position, unit, hex, bar);
    }

    /** What keeps a unit from being set up in a hex. */
    private enum Bar {
        NOT_OWN,
        NOT_FREE,
        CANNOT_BE_THERE,
        OUTSIDE_ITS_ZONE,
        FULL,
        CROWDS_OUT
    }

    private Bar whyNot(BrigadePosition position, int unit, int hex) {
        int side = position.side(unit);
        if (side != position.step().decider()) {
            return Bar.NOT_OWN;
        }
        if (position.hex(unit) != FREE) {
            return Bar.NOT_FREE;
        }
        if (!Standing.canBeIn(position, unit, hex)) {
            return Bar.CANNOT_BE_THERE;
        }
        if (!position.orderOfBattle().zone(unit).contains(position, hex)
                || position.inEnemyZone(hex, side)) {
            return Bar.OUTSIDE_ITS_ZONE;
        }
        if (position.full(hex, side)) {
            return Bar.FULL;
        }
        return crowdedOut(position, unit, hex) < 0 ? null : Bar.CROWDS_OUT;
    }

    private Ruling refuse(BrigadePosition position, int unit, int hex, Bar bar) {
        FreeZone zone = position.orderOfBattle().zone(unit);
        return switch (bar) {
            case NOT_OWN ->
                    Words.refuse(
                            position,
                            SeriesRule.OWN_UNITS,
                            "refuse.not-own",
                            Words.unit(position, unit));
            case NOT_FREE ->
                    Words.refuse(
                            position,
                            SeriesRule.SET_UP,
                            "refuse.not-free",
                            Words.unit(position, unit));
            case CANNOT_BE_THERE -> Standing.judgeBeingIn(position, unit, hex);
            case OUTSIDE_ITS_ZONE ->
                    Cited.refuse(
                            zone.rule(),
                            "refuse.zone",
                            Words.unit(position, unit),
                            new Phrase.Word("zone." + zone.words()),
                            Cited.hex(hex));
            case FULL ->
                    Words.refuse(
                            position,
                            SeriesRule.STACKING,
                            "refuse.full",
                            Cited.hex(hex),
                            campaign.stacking(position.side(unit)));
            case CROWDS_OUT -> {
                int crowdedOut = crowdedOut(position, unit, hex);
                yield Cited.refuse(
                        position.orderOfBattle().zone(crowdedOut).rule(),
                        "refuse.crowds-out",
                        Words.unit(position, unit),
                        Cited.hex(hex),
                        Words.unit(position, crowdedOut));
            }
        };
    }

    /** A free unit that could not be set up any more once this one has filled the hex, or -1. */
    private int crowdedOut(BrigadePosition position, int unit, int hex) {
        int side = position.side(unit);
        if (position.count(hex) + 1 < campaign.stacking(side)) {
            return -1;
        }
        for (int other : campaign.unitsOf(side)) {
            if (other != unit && isFree(position, other, side)) {
                FreeZone zone = position.orderOfBattle().zone(other);
                if (!hasRoom(position, other, zone, hex, need(position, zone, unit))) {
                    return other;
                }
            }
        }
        return -1;
    }

    /** How many free units besides this one have such a zone. */
    private int need(BrigadePosition position, FreeZone zone, int besides) {
        int need = 0;
        int side = position.side(besides);
        for (int unit : campaign.unitsOf(side)) {
            boolean like =
                    unit != besides
                            && isFree(position, unit, side)
                            && position.orderOfBattle().zone(unit).words().equals(zone.words());
            need += like ? 1 : 0;
        }
        return need;
    }

    private static boolean isFree(BrigadePosition position, int unit, int side) {
        return position.hex(unit) == FREE && position.side(unit) == side;
    }

    /** Whether so many units find room in a zone without the hex that is taken. */
    private boolean hasRoom(
            BrigadePosition position, int unit, FreeZone zone, int taken, int need) {
        int side = position.side(unit);
        int room = 0;
        for (int at = 0; at < campaign.grid().size() && room < need; at++) {
            if (at != taken
                    && zone.contains(position, at)
                    && Standing.canBeIn(position, unit, at)
                    && !position.inEnemyZone(at, side)) {
                room += campaign.stacking(side) - position.count(at);
            }
        }
        return room >= need;
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit : campaign.unitsOf(position.step().decider())) {
            if (isFree(position, unit, position.step().decider())) {
                places(position, unit, each);
            }
        }
    }

    private void places(BrigadePosition position, int unit, Consumer<? super BrigadeMove> each) {
        FreeZone zone = position.orderOfBattle().zone(unit);
        for (int hex = 0; hex < campaign.grid().size(); hex++) {
            if (zone.contains(position, hex) && whyNot(position, unit, hex) == null) {
                each.accept(new Place(unit, hex));
            }
        }
    }

    /** Picks a unit, then one of its places; whoever is free always has one. */
    @Override
    public BrigadeMove sample(BrigadePosition position, RandomGenerator random) {
        int side = position.step().decider();
        int free = 0;
        for (int unit : campaign.unitsOf(side)) {
            free += isFree(position, unit, side) ? 1 : 0;
        }
        int left = random.nextInt(free);
        int chosen = -1;
        for (int unit : campaign.unitsOf(side)) {
            if (isFree(position, unit, side) && left-- == 0) {
                chosen = unit;
            }
        }
        Sampler<BrigadeMove> sampler = new Sampler<>(random);
        places(position, chosen, sampler);
        return sampler.chosen();
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        Place place = (Place) move;
        position.put(place.unit(), place.hex());
        if (journal.listens()) {
            Cited.tell(
                    journal,
                    position.orderOfBattle().zone(place.unit()).rule(),
                    "told.placed",
                    Words.unit(position, place.unit()),
                    Cited.hex(place.hex()));
        }
        afterwards.end(position, chance, journal);
    }
}
