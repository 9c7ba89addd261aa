package kessel.engine.game;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * What a player has in front of them: the moves they may make and what their side may see, never
 * the position itself. Computer players sit here too, so that none of them can cheat.
 */
public final class Seat<P extends Position<P>, M extends Move> {
    private final Game<P, M> game;
    private final P position;
    private final int side;

    public Seat(Game<P, M> game, P position, int side) {
        this.game = game;
        this.position = position;
        this.side = side;
    }

    public Game<P, M> game() {
        return game;
    }

    public int side() {
        return side;
    }

    public void moves(Consumer<? super M> each) {
        game.rules().moves(position, each);
    }

    public M sample(RandomGenerator random) {
        return game.rules().sample(position, random);
    }

    /** Whether a legal move only takes back what its player put together before. */
    public boolean takesBack(M move) {
        return game.rules().takesBack(position, move);
    }

    public View view() {
        return game.sight().view(position, side);
    }

    /** A position that could be the true one for all this side can see. */
    public P guess(RandomGenerator random) {
        return game.sight().guess(position, side, random);
    }
}
