package kessel.players;

import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.engine.match.Observation;

/** Decides for one side of a match from what its seat shows and from what it remembers. */
public interface Player<P extends Position<P>, M extends Move> {
    /** A legal move, found before the deadline: who is late has somebody else's move played. */
    M choose(Seat<P, M> seat, Deadline deadline);

    /**
     * What it had in mind with the move that it chose last: null if it goes on with what it had
     * decided on before, or does not say.
     */
    default Thought thought() {
        return null;
    }

    /**
     * Whether it wants to be told of every move, from the first on, as its side observes it. One
     * that is made anew in the middle of a match is told all of it again: what it remembers must
     * follow from what it was told.
     */
    default boolean remembers() {
        return false;
    }

    default void observe(Observation<M> seen) {
        // For those who remember.
    }
}
