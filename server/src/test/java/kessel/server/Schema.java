package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** As much of JSON Schema as our description uses, and stricter: no field may go undescribed. */
record Schema(JsonNode schemas) {
    void check(String name, JsonNode value) {
        check(schemas.path(name), value, name);
    }

    private void check(JsonNode schema, JsonNode value, String where) {
        if (schema.has("$ref")) {
            String reference = schema.path("$ref").asText();
            check(schemas.path(reference.substring(reference.lastIndexOf('/') + 1)), value, where);
            return;
        }
        List<String> types = new ArrayList<>();
        JsonNode type = schema.path("type");
        (type.isArray() ? type : List.of(type)).forEach(one -> types.add(one.asText()));
        assertThat(types).as(where + " is " + value).contains(type(value));
        if (value.isArray()) {
            value.forEach(item -> check(schema.path("items"), item, where + "[]"));
        }
        if (value.isObject() && schema.has("required")) {
            schema.path("required")
                    .forEach(
                            field ->
                                    assertThat(value.has(field.asText()))
                                            .as(where + "." + field.asText())
                                            .isTrue());
        }
        if (value.isObject()) {
            for (Map.Entry<String, JsonNode> field : value.properties()) {
                checkField(schema, field, where + "." + field.getKey());
            }
        }
    }

    private void checkField(JsonNode schema, Map.Entry<String, JsonNode> field, String where) {
        JsonNode described = schema.path("properties").path(field.getKey());
        if (described.isMissingNode()) {
            JsonNode others = schema.path("additionalProperties");
            boolean free = !schema.has("properties") || others.asBoolean();
            assertThat(free || others.isObject()).as(where + " is not described").isTrue();
            described = others;
        }
        if (described.isObject()) {
            check(described, field.getValue(), where);
        }
    }

    private static String type(JsonNode value) {
        return switch (value.getNodeType()) {
            case ARRAY -> "array";
            case OBJECT -> "object";
            case STRING -> "string";
            case BOOLEAN -> "boolean";
            case NUMBER -> "integer";
            default -> "null";
        };
    }
}
