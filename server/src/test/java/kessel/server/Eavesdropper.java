package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Holds what one viewer hears against what they may know. */
record Eavesdropper(Secrets secrets, int viewer) {
    /** Checks an answer that was given after so many moves. */
    void hear(Doors.Heard heard, int moves) {
        assertThat(heard.status()).as(heard.door()).isLessThan(500);
        String text = heard.text();
        if (text.startsWith("{")) {
            read(parse(text), heard.door(), moves);
        } else {
            silent(text, secrets.unknown(viewer, moves), heard.door());
        }
    }

    private static JsonNode parse(String text) {
        try {
            return Client.MAPPER.readTree(text);
        } catch (IOException notJson) {
            throw new AssertionError(text, notJson);
        }
    }

    private void read(JsonNode answer, String door, int moves) {
        if (answer.has("steps")) {
            StoryReader.states(answer).forEach(state -> state(state, door));
            for (JsonNode step : answer.path("steps")) {
                int number = step.path("told").path("number").asInt();
                silent(step.path("change").toString(), secrets.unknown(viewer, number), door);
            }
        } else if (answer.has("journal")) {
            state((ObjectNode) answer, door);
        } else if (answer.has("state")) {
            state((ObjectNode) answer.path("state"), door);
            String rest = ((ObjectNode) answer).without("state").toString();
            silent(rest, secrets.unknown(viewer, moves), door);
        } else {
            silent(answer.toString(), secrets.unknown(viewer, moves), door);
        }
    }

    /** A state tells of one moment, but each line of its journal of the moment it was told. */
    private void state(ObjectNode state, String door) {
        int moment = state.path("moveCount").asInt();
        JsonNode journal = state.remove("journal");
        for (JsonNode line : journal) {
            int number = line.path("number").asInt();
            silent(line.toString(), secrets.untold(viewer, number), door + " line " + number);
        }
        silent(state.toString(), secrets.unknown(viewer, moment), door);
        secrets.look(state.path("view"), viewer, moment);
    }

    /**
     * None of these names is in a text, as a word of its own. The names are many and the texts
     * long: the text is gone through once, and names are looked for where a word may begin.
     */
    private static void silent(String text, Set<String> names, String where) {
        Map<Character, List<String>> byInitial =
                names.stream().collect(Collectors.groupingBy(name -> name.charAt(0)));
        boolean inWord = false;
        for (int at = 0; at < text.length(); at++) {
            if (!inWord) {
                for (String name : byInitial.getOrDefault(text.charAt(at), List.of())) {
                    if (text.startsWith(name, at) && !joins(text, at + name.length())) {
                        fail(where + " names " + name + ": " + text);
                    }
                }
            }
            inWord = joins(text, at);
        }
    }

    private static boolean joins(String text, int at) {
        return at >= 0
                && at < text.length()
                && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '/');
    }
}
