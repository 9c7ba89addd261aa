package kessel.games.kit;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Ruling;

/** One decision of a game: what may be chosen, why not something else, and what choosing does. */
public interface Decision<P extends Position<P>, M extends Move> {
    Ruling judge(P position, M move);

    void moves(P position, Consumer<? super M> each);

    /** Lists a move if it is legal. */
    default void offer(P position, M move, Consumer<? super M> each) {
        if (judge(position, move).legal()) {
            each.accept(move);
        }
    }

    void play(P position, M move, Chance chance, Journal journal);

    /**
     * Some legal move; a decision with many moves overrides this to find one without listing all.
     */
    default M sample(P position, RandomGenerator random) {
        Sampler<M> sampler = new Sampler<>(random);
        moves(position, sampler);
        return sampler.chosen();
    }
}
