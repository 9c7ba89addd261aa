package kessel.engine.game;

/**
 * The decision that a position waits for. Each game has its own, as a sealed interface of records.
 */
public interface Step {
    int NOBODY = -1;

    /** The side that decides, 0 or 1, or {@link #NOBODY} when the game is over. */
    int decider();

    /** The step's name in files, such as {@code moving}. */
    String name();
}
