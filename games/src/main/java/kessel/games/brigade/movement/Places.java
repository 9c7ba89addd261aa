package kessel.games.brigade.movement;

import kessel.engine.game.Journal;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.position.BrigadePosition;
import kessel.games.kit.Cited;

/**
 * Who holds the places that count: the last side to move or advance into one, or through it (R35).
 * A unit in flight takes nothing.
 */
public final class Places {
    private Places() {}

    static void take(BrigadePosition position, int hex, int side, Journal journal) {
        Campaign campaign = position.campaign();
        int place = campaign.objectiveAt(hex);
        if (place < 0 || position.holder(place) == side) {
            return;
        }
        position.setHolder(place, side);
        Campaign.Objective objective = campaign.objectives().get(place);
        if (journal.listens()) {
            Cited.tell(journal, objective.rule(), "told.taken", Cited.side(side), objective.name());
        }
        position.theatre().taken(position, hex, side, journal);
    }

    /** Whoever fled into a place and stays there through its side's movement has occupied it. */
    public static void stay(BrigadePosition position, int side, Journal journal) {
        for (Campaign.Objective objective : position.campaign().objectives()) {
            if (position.occupied(objective.hex(), side)) {
                take(position, objective.hex(), side, journal);
            }
        }
    }
}
