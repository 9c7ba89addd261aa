package kessel.engine.match;

import kessel.engine.game.Game;
import kessel.engine.game.GameBox;

public final class CountingBox implements GameBox {
    @Override
    public String id() {
        return "counting";
    }

    @Override
    public Game<?, ?> open() {
        return new CountingGame();
    }
}
