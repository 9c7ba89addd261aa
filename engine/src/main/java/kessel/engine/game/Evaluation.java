package kessel.engine.game;

/**
 * How good a position looks to a side, in victory points: what a computer player that looks one
 * move ahead goes by.
 */
@FunctionalInterface
public interface Evaluation<P extends Position<P>> {
    double worth(P position, int side);
}
