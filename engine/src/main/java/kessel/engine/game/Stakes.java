package kessel.engine.game;

import java.util.BitSet;

/**
 * What cannot be undone about a move.
 *
 * @param rolls it asks chance for something
 * @param shows a side knows more after it than before
 * @param over the game is over with it
 */
public record Stakes(boolean rolls, boolean shows, boolean over) {
    /** Plays a legal move on a copy, and looks. */
    static <P extends Position<P>, M extends Move> Stakes of(
            Game<P, M> game, P position, M move, Chance chance) {
        P next = position.copy();
        NotedChance noted = new NotedChance(chance);
        game.rules().play(next, move, noted, Journal.SILENT);
        return new Stakes(noted.draws().length > 0, reveals(game, position, next), next.over());
    }

    /** Whether a side knows in one position what it does not know in another. */
    public static <P extends Position<P>> boolean reveals(Game<P, ?> game, P from, P to) {
        for (int side = 0; side < game.sides().size(); side++) {
            BitSet known = game.sight().secretsKnown(to, side);
            known.andNot(game.sight().secretsKnown(from, side));
            if (!known.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the move can never be taken back. */
    public boolean irrevocable() {
        return rolls || shows || over;
    }
}
