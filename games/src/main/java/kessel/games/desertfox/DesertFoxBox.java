package kessel.games.desertfox;

import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.games.desertfox.data.Campaign;

/** Desert Fox on the shelf. */
public final class DesertFoxBox implements GameBox {
    @Override
    public String id() {
        return Campaign.ID;
    }

    @Override
    public Game<?, ?> open() {
        return new DesertFox();
    }
}
