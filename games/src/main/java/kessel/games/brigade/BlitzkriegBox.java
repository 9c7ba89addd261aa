package kessel.games.brigade;

import kessel.engine.game.Game;
import kessel.engine.game.GameBox;

/** Blitzkrieg on the shelf. */
public final class BlitzkriegBox implements GameBox {
    @Override
    public String id() {
        return "blitzkrieg";
    }

    @Override
    public Game<?, ?> open() {
        return BrigadeGame.blitzkrieg();
    }
}
