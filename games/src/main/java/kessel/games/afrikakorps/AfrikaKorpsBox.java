package kessel.games.afrikakorps;

import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.games.afrikakorps.data.Campaign;

/** Afrika Korps on the shelf. */
public final class AfrikaKorpsBox implements GameBox {
    @Override
    public String id() {
        return Campaign.ID;
    }

    @Override
    public Game<?, ?> open() {
        return new AfrikaKorps();
    }
}
