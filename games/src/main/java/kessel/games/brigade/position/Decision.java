package kessel.games.brigade.position;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import kessel.engine.game.Chance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.brigade.data.Article;
import kessel.games.brigade.move.BrigadeMove;

/**
 * One decision of the series: what may be chosen, why not something else, and what choosing does.
 */
public interface Decision {
    Ruling judge(BrigadePosition position, BrigadeMove move);

    void moves(BrigadePosition position, Consumer<? super BrigadeMove> each);

    void play(BrigadePosition position, BrigadeMove move, Chance chance, Journal journal);

    /**
     * Some legal move; a decision with many moves overrides this to find one without listing all.
     */
    default BrigadeMove sample(BrigadePosition position, RandomGenerator random) {
        Sampler sampler = new Sampler(random);
        moves(position, sampler);
        return sampler.chosen;
    }

    /** Keeps one of the moves it is offered, each with the same chance. */
    final class Sampler implements Consumer<BrigadeMove> {
        private final RandomGenerator random;
        private BrigadeMove chosen;
        private int offered;

        public Sampler(RandomGenerator random) {
            this.random = random;
        }

        /** The move it kept, or null if it was offered none. */
        public BrigadeMove chosen() {
            return chosen;
        }

        @Override
        public void accept(BrigadeMove move) {
            if (random.nextInt(++offered) == 0) {
                chosen = move;
            }
        }
    }

    /** The refusal of a move that belongs to another decision than the one that is due. */
    static Ruling notNow(BrigadePosition position) {
        return Told.refuse(
                position,
                Article.SEQUENCE,
                "refuse.not-now",
                new kessel.engine.words.Phrase.Word("step." + position.step().name()));
    }
}
