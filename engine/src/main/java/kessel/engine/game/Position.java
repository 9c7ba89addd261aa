package kessel.engine.game;

/** All that lies on the table, and whose decision comes next. */
public interface Position<P extends Position<P>> {
    /** A position of its own: nothing done to one shows in the other. */
    P copy();

    /** The scenario that it belongs to, also where the match began from a position of its own. */
    String scenario();

    Step step();

    int turn();

    /** The same for equal positions, on every machine and in every run. */
    long hash();

    default boolean over() {
        return step().decider() == Step.NOBODY;
    }
}
