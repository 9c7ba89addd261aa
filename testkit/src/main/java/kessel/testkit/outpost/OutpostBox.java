package kessel.testkit.outpost;

import kessel.engine.game.Game;
import kessel.engine.game.GameBox;

/** Outpost on the shelf of whoever has the test kit on the class path. */
public final class OutpostBox implements GameBox {
    @Override
    public String id() {
        return Outpost.ID;
    }

    @Override
    public Game<?, ?> open() {
        return new Outpost();
    }
}
