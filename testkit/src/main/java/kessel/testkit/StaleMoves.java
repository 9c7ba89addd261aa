package kessel.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;

/** A forger for any game: it tries moves again that were legal in other positions. */
public final class StaleMoves<P extends Position<P>, M extends Move> implements Forger<P, M> {
    private final Game<P, M> game;
    private final List<M> remembered = new ArrayList<>();

    public StaleMoves(Game<P, M> game) {
        this.game = game;
    }

    @Override
    public M forge(P position, RandomGenerator random) {
        if (!position.over()) {
            remembered.add(game.rules().sample(position, random));
        }
        return remembered.get(random.nextInt(remembered.size()));
    }

    /** A game may be over before a move was wanted of it: the first one is remembered. */
    @Override
    public void inspect(P position) {
        if (remembered.isEmpty() && !position.over()) {
            remembered.add(game.rules().sample(position, new SplittableRandom(position.hash())));
        }
    }
}
