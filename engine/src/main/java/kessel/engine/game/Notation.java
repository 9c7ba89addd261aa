package kessel.engine.game;

/** Moves as one line of text that a person can read, type and mail. */
public interface Notation<M extends Move> {
    String write(M move);

    /**
     * Reads a well-formed move; anything else is a {@link kessel.engine.data.DataFault} that says
     * what is wrong with it.
     */
    M read(String text);
}
