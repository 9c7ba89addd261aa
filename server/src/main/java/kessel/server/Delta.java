package kessel.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/**
 * What changed between two pieces of JSON, as JSON:
 *
 * <ul>
 *   <li>{@code {"to": value}}: it is this now;
 *   <li>{@code {"in": {field: delta}, "out": [field]}}: an object of which these fields changed,
 *       came, or went;
 *   <li>{@code {"at": {"3": delta}}}: a list of which these items changed;
 *   <li>{@code {"from": 2, "cut": 1, "put": [values]}}: a list with others in place of so many.
 * </ul>
 */
final class Delta {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private Delta() {}

    /** Null where nothing changed. */
    static JsonNode between(JsonNode before, JsonNode after) {
        if (before.equals(after)) {
            return null;
        }
        if (before instanceof ObjectNode from && after instanceof ObjectNode to) {
            return object(from, to);
        }
        if (before instanceof ArrayNode from && after instanceof ArrayNode to) {
            return list(from, to);
        }
        return replaced(after);
    }

    private static ObjectNode replaced(JsonNode after) {
        return NODES.objectNode().set("to", after);
    }

    private static JsonNode object(ObjectNode before, ObjectNode after) {
        ObjectNode in = NODES.objectNode();
        ArrayNode out = NODES.arrayNode();
        for (Map.Entry<String, JsonNode> field : after.properties()) {
            JsonNode was = before.get(field.getKey());
            JsonNode change =
                    was == null ? replaced(field.getValue()) : between(was, field.getValue());
            if (change != null) {
                in.set(field.getKey(), change);
            }
        }
        for (Map.Entry<String, JsonNode> field : before.properties()) {
            if (!after.has(field.getKey())) {
                out.add(field.getKey());
            }
        }
        ObjectNode delta = NODES.objectNode();
        delta.set("in", in);
        if (!out.isEmpty()) {
            delta.set("out", out);
        }
        return delta;
    }

    private static JsonNode list(ArrayNode before, ArrayNode after) {
        ObjectNode delta = NODES.objectNode();
        if (before.size() == after.size()) {
            ObjectNode at = delta.putObject("at");
            for (int i = 0; i < before.size(); i++) {
                JsonNode change = between(before.get(i), after.get(i));
                if (change != null) {
                    at.set(Integer.toString(i), change);
                }
            }
            return delta;
        }
        int shorter = Math.min(before.size(), after.size());
        int head = 0;
        while (head < shorter && before.get(head).equals(after.get(head))) {
            head++;
        }
        int tail = 0;
        while (tail < shorter - head
                && before.get(before.size() - 1 - tail)
                        .equals(after.get(after.size() - 1 - tail))) {
            tail++;
        }
        delta.put("from", head).put("cut", before.size() - head - tail);
        ArrayNode put = delta.putArray("put");
        for (int i = head; i < after.size() - tail; i++) {
            put.add(after.get(i));
        }
        return delta;
    }
}
