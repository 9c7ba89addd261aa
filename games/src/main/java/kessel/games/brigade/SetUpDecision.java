package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.FREE;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;
import kessel.games.brigade.BrigadeMove.Place;

/** Setting up a unit whose place the rulebook leaves to its owner (11.1). */
final class SetUpDecision implements Decision {
    private final Campaign campaign;
    private final Sequence sequence;

    SetUpDecision(Campaign campaign, Sequence sequence) {
        this.campaign = campaign;
        this.sequence = sequence;
    }

    @Override
    public Ruling judge(BrigadePosition position, BrigadeMove move) {
        if (!(move instanceof Place(int unit, int hex))) {
            return Decision.notNow(position);
        }
        if (position.side(unit) != position.step.decider()) {
            return Told.refuse(
                    position, Article.OWN_UNITS, "refuse.not-own", Told.unit(position, unit));
        }
        if (position.hex[unit] != FREE) {
            return Told.refuse(
                    position, Article.SET_UP, "refuse.not-free", Told.unit(position, unit));
        }
        Ruling cannot = Movement.judgeBeingIn(position, unit, hex);
        if (cannot != null) {
            return cannot;
        }
        FreeZone zone = position.scenario.zone(unit);
        if (!zone.contains(position, hex) || position.inEnemyZone(hex, position.side(unit))) {
            return Told.refuse(
                    zone.rule(),
                    "refuse.zone",
                    Tally.NONE,
                    Told.unit(position, unit),
                    new Phrase.Word("zone." + zone.words()),
                    Told.hex(hex));
        }
        if (position.full(hex, position.side(unit))) {
            return Told.refuse(
                    position,
                    Article.STACKING,
                    "refuse.full",
                    Told.hex(hex),
                    campaign.stacking[position.side(unit)]);
        }
        int crowdedOut = crowdedOut(position, unit, hex);
        if (crowdedOut >= 0) {
            return Told.refuse(
                    position.scenario.zone(crowdedOut).rule(),
                    "refuse.crowds-out",
                    Tally.NONE,
                    Told.unit(position, unit),
                    Told.hex(hex),
                    Told.unit(position, crowdedOut));
        }
        return Ruling.LEGAL;
    }

    /** A free unit that could not be set up any more once this one has filled the hex, or -1. */
    private int crowdedOut(BrigadePosition position, int unit, int hex) {
        int side = position.side(unit);
        if (position.count(hex) + 1 < campaign.stacking[side]) {
            return -1;
        }
        for (int other = 0; other < campaign.units(); other++) {
            if (other != unit && isFree(position, other, side)) {
                FreeZone zone = position.scenario.zone(other);
                if (room(position, other, zone, hex) < need(position, zone, unit)) {
                    return other;
                }
            }
        }
        return -1;
    }

    /** How many free units besides this one have such a zone. */
    private int need(BrigadePosition position, FreeZone zone, int besides) {
        int need = 0;
        for (int unit = 0; unit < campaign.units(); unit++) {
            boolean like =
                    unit != besides
                            && isFree(position, unit, position.side(besides))
                            && position.scenario.zone(unit).words().equals(zone.words());
            need += like ? 1 : 0;
        }
        return need;
    }

    private static boolean isFree(BrigadePosition position, int unit, int side) {
        return position.hex[unit] == FREE && position.side(unit) == side;
    }

    /** How many units find room in a zone without the hex that is taken. */
    private int room(BrigadePosition position, int unit, FreeZone zone, int taken) {
        int[] room = new int[1];
        zone.hexes(
                position,
                at -> {
                    if (at != taken
                            && Movement.judgeBeingIn(position, unit, at) == null
                            && !position.inEnemyZone(at, position.side(unit))) {
                        room[0] += campaign.stacking[position.side(unit)] - position.count(at);
                    }
                });
        return room[0];
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (isFree(position, unit, position.step.decider())) {
                places(position, unit, each);
            }
        }
    }

    private void places(BrigadePosition position, int unit, Consumer<? super BrigadeMove> each) {
        position.scenario
                .zone(unit)
                .hexes(
                        position,
                        hex -> {
                            Place place = new Place(unit, hex);
                            if (judge(position, place).legal()) {
                                each.accept(place);
                            }
                        });
    }

    /** Picks a unit, then one of its places; whoever is free always has one. */
    @Override
    public BrigadeMove sample(BrigadePosition position, RandomGenerator random) {
        int[] free =
                IntStream.range(0, campaign.units())
                        .filter(unit -> isFree(position, unit, position.step.decider()))
                        .toArray();
        Sampler sampler = new Sampler(random);
        places(position, free[random.nextInt(free.length)], sampler);
        return sampler.chosen();
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        Place place = (Place) move;
        position.put(place.unit(), place.hex());
        Told.tell(
                journal,
                position.scenario.zone(place.unit()).rule(),
                "told.placed",
                Told.unit(position, place.unit()),
                Told.hex(place.hex()));
        sequence.afterPlacing(position, chance, journal);
    }
}
