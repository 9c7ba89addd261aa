package kessel.games.desertfox;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Ruling;

/** A decision point: what may be chosen there, what may not and why, and what choosing does. */
interface Decision {
    Ruling judge(DesertFoxPosition position, DesertFoxMove move);

    void moves(DesertFoxPosition position, Consumer<? super DesertFoxMove> each);

    /** Does what was chosen; the sequence then goes on from there. */
    void play(DesertFoxPosition position, DesertFoxMove move, Luck luck);

    /** A move to sample, or null where any of those listed will do. */
    default DesertFoxMove sample(DesertFoxPosition position, RandomGenerator random) {
        return null;
    }
}
