package kessel.games.brigade;

import static kessel.games.brigade.BrigadePosition.FREE;

import java.util.function.Consumer;
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
        return Ruling.LEGAL;
    }

    @Override
    public void moves(BrigadePosition position, Consumer<? super BrigadeMove> each) {
        for (int unit = 0; unit < campaign.units(); unit++) {
            if (position.hex[unit] == FREE && position.side(unit) == position.step.decider()) {
                int free = unit;
                position.scenario
                        .zone(unit)
                        .hexes(
                                position,
                                hex -> {
                                    Place place = new Place(free, hex);
                                    if (judge(position, place).legal()) {
                                        each.accept(place);
                                    }
                                });
            }
        }
    }

    @Override
    public void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal) {
        Place place = (Place) move;
        position.put(place.unit(), place.hex());
        Told.tell(
                journal,
                position,
                Article.SET_UP,
                "told.placed",
                Told.unit(position, place.unit()),
                Told.hex(place.hex()));
        sequence.afterPlacing(position, chance, journal);
    }
}
