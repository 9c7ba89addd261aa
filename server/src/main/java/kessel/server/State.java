package kessel.server;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/**
 * A match as one asker may see it.
 *
 * @param choices what they may do; null where they did not ask
 */
record State(
        String id,
        String game,
        String scenario,
        SortedSet<String> options,
        long version,
        int moveCount,
        List<String> you,
        String viewer,
        Map<String, SeatState> seats,
        String commitment,
        List<String> awaited,
        @JsonInclude(JsonInclude.Include.NON_NULL) String seed,
        Prompt prompt,
        ViewText view,
        Map<String, Speaker.Number> scores,
        boolean mayUndo,
        @JsonInclude(JsonInclude.Include.NON_NULL) Reason undoRefusal,
        List<Told> journal,
        @JsonInclude(JsonInclude.Include.NON_NULL) Result result,
        @JsonInclude(JsonInclude.Include.NON_NULL) LessonState lesson,
        @JsonInclude(JsonInclude.Include.NON_NULL) Choices choices) {
    /**
     * A seat, what its holder is called, and what it adds to the dice: its nonce, or a hash.
     *
     * @param seconds what a computer player may think about a turn, where that was agreed
     */
    record SeatState(
            String kind,
            @JsonInclude(JsonInclude.Include.NON_NULL) Long seconds,
            boolean claimed,
            @JsonInclude(JsonInclude.Include.NON_NULL) String name,
            @JsonInclude(JsonInclude.Include.NON_NULL) String seal,
            @JsonInclude(JsonInclude.Include.NON_NULL) String nonce,
            @JsonInclude(JsonInclude.Include.NON_NULL) Boolean nonceFromServer) {}

    /**
     * Which lesson it is, and how far that has come; only which, where it is looked back at or no
     * longer taught.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record LessonState(String id, Integer card, Boolean astray) {}

    record Prompt(String key, String text) {}

    record Reason(String rule, String why) {}

    /**
     * What the journal tells of one move; the move itself only to those who may know it.
     *
     * @param reason what a computer player made it for, as far as the viewer may know it
     * @param thought what it had in mind where a plan begins with it, once the match is over
     */
    record Told(
            int number,
            String move,
            @JsonInclude(JsonInclude.Include.NON_NULL) ChoiceText choice,
            String side,
            int[] dice,
            List<Entry> entries,
            @JsonInclude(JsonInclude.Include.NON_NULL) String reason,
            @JsonInclude(JsonInclude.Include.NON_NULL) String thought) {}

    /** A line; its parts only where it names something that can be shown. */
    record Entry(
            String rule,
            String text,
            boolean heading,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Part> parts) {}

    /**
     * A stretch of a line, and what it names: a hex, a piece, a side or a die, which may have hit.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Part(String text, String hex, String piece, String side, Integer die, Boolean hit) {}

    record Result(String winner, boolean byResignation) {}
}
