package kessel.engine.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import kessel.engine.words.Phrase;

/**
 * What a good player of a game knows, for computer players that search: what counts in a position,
 * what belongs together, and which moves are worth a look. It knows the position that it is shown
 * and nothing else; whoever may not see all of one shows it a guess.
 */
public interface Doctrine<P extends Position<P>, M extends Move> {
    /**
     * Moves that belong together, such as an attack with all who take part.
     *
     * @param gain what it looks like bringing, before it is tried
     */
    record Scheme<M extends Move>(List<M> moves, double gain) {
        public Scheme {
            moves = List.copyOf(moves);
        }
    }

    /**
     * Why somebody does something, in the game's words.
     *
     * @param weight how much it matters, in the weights' coin: of several, the one to be told
     */
    record Reason(Phrase words, double weight) {}

    /** Where schemes go that are found. */
    interface Schemes<M extends Move> extends Consumer<Scheme<M>> {
        /** Whether there is time to look for more; whoever takes long over it asks. */
        default boolean goOn() {
            return true;
        }
    }

    /** What a look round at one moment has found, good for as long as the phase lasts. */
    interface Guide<P extends Position<P>, M extends Move> {
        /** How good a move looks before it is tried: only the order counts. */
        double promise(P position, M move);

        /**
         * What a piece's move brings besides what can be measured after it, in the weights' coin: a
         * good player does by habit what pays later than he looks ahead.
         */
        default double habit(P position, M move) {
            return 0;
        }

        /** What could be done now in several moves that belong together. */
        void schemes(P position, Schemes<M> found);
    }

    /** What counts, with its weights. */
    Weights weights();

    /** Measures what counts, each as side 0 sees it, in the order of the weights. */
    void measure(P position, double[] measures);

    /** A look round for the side that decides. */
    Guide<P, M> guide(P position);

    /**
     * What a move brings a side, in the weights' coin, where that can be told without playing it;
     * minus infinity for what nobody does only because he can do nothing else but move a piece.
     */
    default OptionalDouble gain(P position, M move, int side) {
        return OptionalDouble.empty();
    }

    /** How often a side moves its pieces in a turn: so many plans share what is given to a turn. */
    default int phasesATurn() {
        return 1;
    }

    /**
     * How often the side that decides will probably move its pieces yet in this turn, now included:
     * so many plans share the time that is left for it.
     */
    default int phasesLeft(P position) {
        return phasesATurn();
    }

    /**
     * How many times as long it takes to weigh a position as in a game that is weighed quickly: so
     * much less far is it looked ahead.
     */
    default int slowness() {
        return 1;
    }

    /**
     * Whether this is asked of one side while the other moves its pieces, which goes on after it.
     */
    default boolean interrupts(P position) {
        return false;
    }

    /**
     * How much hangs on what is decided here: nothing much (0), so that only whoever has all the
     * time plays out what follows; so much that everybody should, for one or more times as many
     * options as usual; or so little against the dice ({@link #TRIFLE}) that nobody should.
     */
    default int weight(P position) {
        return 0;
    }

    /** What is better decided at sight than by a few trials in which the dice fall otherwise. */
    int TRIFLE = -1;

    /**
     * What a move is good for, told from the positions before and after it; nothing where it
     * changes nothing worth a word. It follows from what a viewer knows who has not made the move:
     * of moves that look the same to them the same is told. {@link Sight#HINDSIGHT} sees all of
     * both, as does whoever is shown a guess.
     */
    default Optional<Reason> reason(P before, M move, P after, int viewer) {
        return Optional.empty();
    }

    /** What a game without a doctrine of its own has: its evaluation, with what that foresees. */
    static <P extends Position<P>, M extends Move> Doctrine<P, M> plain(
            Evaluation<P, M> evaluation) {
        return new Doctrine<>() {
            private static final Weights WEIGHTS = Weights.plain("worth");

            @Override
            public Weights weights() {
                return WEIGHTS;
            }

            @Override
            public void measure(P position, double[] measures) {
                measures[0] = evaluation.worth(position, 0);
            }

            @Override
            public OptionalDouble gain(P position, M move, int side) {
                OptionalDouble foreseen = evaluation.foresee(position, move, side);
                return foreseen.isEmpty()
                        ? foreseen
                        : OptionalDouble.of(
                                foreseen.getAsDouble() - evaluation.worth(position, side));
            }

            @Override
            public Guide<P, M> guide(P position) {
                int side = position.step().decider();
                double still = evaluation.worth(position, side);
                return new Guide<>() {
                    @Override
                    public double promise(P now, M move) {
                        return evaluation.foresee(now, move, side).orElse(still);
                    }

                    @Override
                    public void schemes(P now, Schemes<M> found) {
                        // Nothing is known to belong together.
                    }
                };
            }
        };
    }
}
