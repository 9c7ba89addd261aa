package kessel.engine.game;

/** All that lies on the table, and whose decision comes next. */
public interface Position<P extends Position<P>> {
    /** A position of its own: nothing done to one shows in the other. */
    P copy();

    /** The scenario that it belongs to, also where the match began from a position of its own. */
    String scenario();

    /**
     * Becomes a copy of another position of the same game, whatever it was before, and makes no
     * garbage: a search does this once for every way that it tries.
     */
    void copyFrom(P other);

    Step step();

    int turn();

    /** The same for equal positions, on every machine and in every run. */
    long hash();

    /** The hash once more, from all that lies there: for one that is kept up to date by moves. */
    default long hashFromScratch() {
        return hash();
    }

    default boolean over() {
        return step().decider() == Step.NOBODY;
    }
}
