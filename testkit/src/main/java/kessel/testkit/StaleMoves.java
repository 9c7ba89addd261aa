package kessel.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import kessel.engine.game.FastChance;
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
        } else if (remembered.isEmpty()) {
            P opening = game.rules().setUp(position.scenario(), Set.of(), new FastChance(random));
            remembered.add(game.rules().sample(opening, random));
        }
        return remembered.get(random.nextInt(remembered.size()));
    }

    @Override
    public void inspect(P position) {
        // What must hold besides is checked where a position is written and read back.
    }
}
