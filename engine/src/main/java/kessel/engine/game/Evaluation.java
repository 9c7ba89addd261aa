package kessel.engine.game;

import java.util.OptionalDouble;

/**
 * How good a position looks to a side, in victory points: what a computer player that looks one
 * move ahead goes by.
 */
public interface Evaluation<P extends Position<P>, M extends Move> {
    double worth(P position, int side);

    /** The worth of a move that dice decide, where it can be told without rolling them. */
    OptionalDouble foresee(P position, M move, int side);
}
