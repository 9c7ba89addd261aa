package kessel.games.kit;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** Keeps one of the moves it is offered, each with the same chance. */
public final class Sampler<M> implements Consumer<M> {
    private final RandomGenerator random;
    private M chosen;
    private int offered;

    public Sampler(RandomGenerator random) {
        this.random = random;
    }

    /** The move it kept, or null if it was offered none. */
    public M chosen() {
        return chosen;
    }

    @Override
    public void accept(M move) {
        if (random.nextInt(++offered) == 0) {
            chosen = move;
        }
    }
}
