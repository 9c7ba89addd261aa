package kessel.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Set;

/**
 * What the viewers of a match may know: 0 and 1 are the sides, 2 is a spectator. It is worked out
 * from the rulebook and from outside, move by move, and never asks the code that hides.
 */
interface Secrets {
    /**
     * A move was made.
     *
     * @param move its notation
     * @param after the position that it led to, as a file
     */
    void follow(String move, String after);

    /** The names that this viewer may not hear after so many moves. */
    Set<String> unknown(int viewer, int moves);

    /** The names that the journal of this move may not tell this viewer, then or later. */
    Set<String> untold(int viewer, int number);

    /** Checks that this viewer is shown, after so many moves, what they may see and no more. */
    void look(JsonNode view, int viewer, int moves);
}
