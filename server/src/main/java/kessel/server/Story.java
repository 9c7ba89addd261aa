package kessel.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.server.storage.StoredSeat;

/**
 * A stretch of a match as one viewer may know it: how it stood at its beginning, and what each move
 * told and changed. It is made of nothing but the states that {@code /at} answers.
 *
 * @param state how it stood after {@code from} moves, without a journal
 * @param steps the moves after that, as many as go on one page
 */
record Story(long version, int moveCount, int from, State state, List<Step> steps) {
    /** How many moves one page has. Making it keeps everybody else from the match. */
    static final int PAGE = 100;

    /**
     * A move.
     *
     * @param told what the journal tells of it
     * @param change what is different in the state after it (see {@link Delta})
     */
    record Step(State.Told told, JsonNode change) {}

    static <P extends Position<P>, M extends Move> Story of(
            Portrait<P, M> portrait, List<StoredSeat> seats, int from, int viewer) {
        int moves = portrait.numbering().count();
        State first = portrait.at(seats, from, from, viewer);
        JsonNode before = Json.tree(first);
        List<Step> steps = new ArrayList<>();
        for (int number = from + 1; number <= Math.min(moves, from + PAGE); number++) {
            State.Told told = portrait.told(seats, number, viewer);
            JsonNode after = Json.tree(portrait.at(seats, number, number, viewer));
            steps.add(new Step(told, Delta.between(before, after)));
            before = after;
        }
        return new Story(first.version(), moves, from, first, steps);
    }
}
