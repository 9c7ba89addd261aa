package kessel.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Puts together again what a story tells, from the words of docs/api.md. */
final class StoryReader {
    private StoryReader() {}

    /** The states of a page: the first, and one after each move, with what was told of it. */
    static List<ObjectNode> states(JsonNode story) {
        List<ObjectNode> states = new ArrayList<>();
        JsonNode state = story.path("state");
        states.add(state.deepCopy());
        for (JsonNode step : story.path("steps")) {
            state = apply(state, step.path("change"));
            ObjectNode told = state.deepCopy();
            told.putArray("journal").add(step.path("told"));
            states.add(told);
        }
        return states;
    }

    private static JsonNode apply(JsonNode before, JsonNode delta) {
        if (delta.has("to")) {
            return delta.path("to");
        }
        JsonNode after = before.deepCopy();
        if (delta.has("in")) {
            ObjectNode object = (ObjectNode) after;
            for (Map.Entry<String, JsonNode> field : delta.path("in").properties()) {
                object.set(field.getKey(), apply(before.path(field.getKey()), field.getValue()));
            }
            delta.path("out").forEach(field -> object.remove(field.asText()));
            return object;
        }
        ArrayNode list = (ArrayNode) after;
        if (delta.has("at")) {
            for (Map.Entry<String, JsonNode> item : delta.path("at").properties()) {
                int at = Integer.parseInt(item.getKey());
                list.set(at, apply(before.path(at), item.getValue()));
            }
            return list;
        }
        ArrayNode spliced = JsonNodeFactory.instance.arrayNode();
        int from = delta.path("from").asInt();
        for (int i = 0; i < from; i++) {
            spliced.add(list.get(i));
        }
        delta.path("put").forEach(spliced::add);
        for (int i = from + delta.path("cut").asInt(); i < list.size(); i++) {
            spliced.add(list.get(i));
        }
        return spliced;
    }
}
