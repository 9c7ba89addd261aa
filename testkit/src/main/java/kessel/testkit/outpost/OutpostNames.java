package kessel.testkit.outpost;

import kessel.engine.game.Sight;
import kessel.engine.words.Catalogue;

/** How a viewer hears what Outpost speaks of. */
record OutpostNames(Outpost game, int viewer) implements Catalogue.Names {
    @Override
    public String piece(int piece, boolean shown, Catalogue words) {
        boolean card = piece >= OutpostPosition.BLOCKS;
        boolean known =
                shown
                        || viewer == Sight.HINDSIGHT
                        || card
                        || OutpostPosition.sideOf(piece) == viewer;
        return known
                ? game.pieceId(piece)
                : words.word("unknown." + game.sides().get(OutpostPosition.sideOf(piece)));
    }

    @Override
    public String hex(int hex, Catalogue words) {
        return game.map().label(hex);
    }

    @Override
    public String side(int side, Catalogue words) {
        return words.word("side." + game.sides().get(side));
    }
}
