package kessel.engine.game;

import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * What cannot be undone about a move.
 *
 * @param rolls it asks chance for something
 * @param shows a side knows more after it than before
 * @param over the game is over with it
 */
public record Stakes(boolean rolls, boolean shows, boolean over) {
    /**
     * Plays a legal move, and looks.
     *
     * @param known what the sides know before it
     * @param next a copy of the position, to be played on
     */
    static <P extends Position<P>, M extends Move> Stakes of(
            Game<P, M> game, BitSet[] known, P next, M move, Chance chance) {
        NotedChance noted = new NotedChance(chance);
        game.rules().play(next, move, noted, Journal.SILENT);
        return new Stakes(noted.draws().length > 0, reveals(game, known, next), next.over());
    }

    /** By side, the game's secrets that it knows. */
    static <P extends Position<P>> BitSet[] known(Game<P, ?> game, P position) {
        return IntStream.range(0, game.sides().size())
                .mapToObj(side -> game.sight().secretsKnown(position, side))
                .toArray(BitSet[]::new);
    }

    /** Whether a side knows in one position what it does not know in another. */
    public static <P extends Position<P>> boolean reveals(Game<P, ?> game, P from, P to) {
        return reveals(game, known(game, from), to);
    }

    private static <P extends Position<P>> boolean reveals(Game<P, ?> game, BitSet[] before, P to) {
        for (int side = 0; side < before.length; side++) {
            BitSet known = game.sight().secretsKnown(to, side);
            known.andNot(before[side]);
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
