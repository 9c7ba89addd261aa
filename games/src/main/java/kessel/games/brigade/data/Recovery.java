package kessel.games.brigade.data;

import java.util.Set;
import kessel.engine.data.Item;

/**
 * How a side recovers the losses of units that have rested for a turn (7.0, R34): from which turn
 * on, every how many turns, how many units at most, and how many of these may be motorised.
 */
public record Recovery(int from, int every, int most, int mostMotorised) {
    private static final int ANY = 999;

    static Recovery read(Item item) {
        item.only(Set.of("from", "every", "most", "most-motorised"));
        return new Recovery(
                item.at("from").number(1, 99),
                item.at("every").number(1, 9),
                item.find("most").map(most -> most.number(1, ANY)).orElse(ANY),
                item.find("most-motorised").map(most -> most.number(0, ANY)).orElse(ANY));
    }

    public boolean comesIn(int turn) {
        return turn >= from && (turn - from) % every == 0;
    }
}
