package kessel.engine.match;

import java.util.List;
import java.util.function.Supplier;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.View;

/**
 * What one side learns of a move, and no more than it may know: what a player that remembers is
 * told.
 *
 * @param number of the move, from 1 on
 * @param mover the side that made it
 * @param move what was played, if it was the side's own; else null
 * @param draws the dice that the side saw
 * @param told what the journal tells it
 * @param after how the table looked to it afterwards, drawn when it is asked for
 */
public record Observation<M extends Move>(
        int number,
        int mover,
        M move,
        int[] draws,
        List<Journal.Entry> told,
        Supplier<View> after) {
    /**
     * Whether a viewer can tell that a move was made at all: it was their own, something was told
     * or rolled before their eyes, or they know something else after it. Of other moves not even
     * the number is told (see {@link kessel.engine.game.Sight.Knowledge}).
     */
    public static <P extends Position<P>, M extends Move> boolean notices(
            Game<P, M> game, P before, Match.Played<M> played, P after, int viewer) {
        return played.side() == viewer
                || !played.journal(viewer).isEmpty()
                || played.draws(viewer).length > 0
                || !game.sight()
                        .knowledge(before, viewer)
                        .equals(game.sight().knowledge(after, viewer));
    }

    /** As a side observed a move that led to a position, which must not change any more. */
    public static <P extends Position<P>, M extends Move> Observation<M> of(
            Game<P, M> game, int number, Match.Played<M> played, P after, int side) {
        return new Observation<>(
                number,
                played.side(),
                played.side() == side ? played.move() : null,
                played.draws(side),
                played.journal(side),
                () -> game.sight().view(after, side));
    }
}
