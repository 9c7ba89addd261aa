package kessel.engine.game;

/** All that lies on the table, and whose decision comes next. */
public interface Position<P extends Position<P>> {
    /** A position of its own: nothing done to one shows in the other. */
    P copy();

    Step step();

    int turn();

    /** The same for equal positions, on every machine and in every run. */
    long hash();

    default boolean over() {
        return step().decider() == Step.NOBODY;
    }
}
