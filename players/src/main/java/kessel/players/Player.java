package kessel.players;

import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;

/** Decides for one side of a match from what its seat shows. */
public interface Player<P extends Position<P>, M extends Move> {
    /** A legal move, found before the deadline: who is late has somebody else's move played. */
    M choose(Seat<P, M> seat, Deadline deadline);
}
