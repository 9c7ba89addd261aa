package kessel.games.brigade;

import kessel.engine.game.Game;
import kessel.engine.game.GameBox;

/** Batalha de Gazala on the shelf. */
public final class GazalaBox implements GameBox {
    @Override
    public String id() {
        return "gazala";
    }

    @Override
    public Game<?, ?> open() {
        return BrigadeGame.gazala();
    }
}
