package kessel.games.brigade;

import kessel.engine.game.Game;
import kessel.engine.game.GameBox;

/** Operação Diadem on the shelf. */
public final class DiademBox implements GameBox {
    @Override
    public String id() {
        return "diadem";
    }

    @Override
    public Game<?, ?> open() {
        return BrigadeGame.diadem();
    }
}
