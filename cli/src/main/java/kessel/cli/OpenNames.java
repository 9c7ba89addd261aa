package kessel.cli;

import kessel.engine.game.Game;
import kessel.engine.game.Sight;
import kessel.engine.words.Catalogue;

/** Names for a reader who may know every piece. */
record OpenNames(Catalogue.Names names) implements Catalogue.Names {
    static OpenNames of(Game<?, ?> game) {
        return new OpenNames(game.printed().names(Sight.SPECTATOR));
    }

    @Override
    public String piece(int piece, boolean shown, Catalogue words) {
        return names.piece(piece, true, words);
    }

    @Override
    public String hex(int hex, Catalogue words) {
        return names.hex(hex, words);
    }

    @Override
    public String side(int side, Catalogue words) {
        return names.side(side, words);
    }
}
