package kessel.games.afrikakorps;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;

/** A decision point: what may be chosen there, what may not and why, and what choosing does. */
interface Decision {
    Ruling judge(AfrikaKorpsPosition position, AfrikaKorpsMove move);

    void moves(AfrikaKorpsPosition position, Consumer<? super AfrikaKorpsMove> each);

    void play(AfrikaKorpsPosition position, AfrikaKorpsMove move, Chance chance, Journal journal);

    /** A move to sample, or null where any of those listed will do. */
    default AfrikaKorpsMove sample(AfrikaKorpsPosition position, RandomGenerator random) {
        return null;
    }

    static Ruling notNow() {
        return Theatre.refuse("3a", "not-now");
    }
}
