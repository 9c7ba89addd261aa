package kessel.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON in and out. What comes in is read field by field, and a wrong field is named. */
final class Json {
    private static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build();

    /** Several times the longest notation of a move. */
    private static final int LONGEST_TEXT = 1000;

    private static final int MOST_ITEMS = 100;

    /** An object without fields. */
    static final Json NOTHING = new Json(MAPPER.createObjectNode());

    private final JsonNode object;

    private Json(JsonNode object) {
        this.object = object;
    }

    static byte[] write(Object value) {
        try {
            return MAPPER.writeValueAsBytes(value);
        } catch (JsonProcessingException bug) {
            throw new IllegalStateException("plain data can be written", bug);
        }
    }

    /** The same, to be looked into. */
    static JsonNode tree(Object value) {
        return MAPPER.valueToTree(value);
    }

    static Json read(byte[] body) {
        try {
            JsonNode node = MAPPER.readTree(body);
            if (node != null && node.isObject()) {
                return new Json(node);
            }
        } catch (IOException malformed) {
            throw Refusal.malformed("the body is not JSON");
        }
        throw Refusal.malformed("the body must be a JSON object");
    }

    String text(String field) {
        String text = optionalText(field);
        if (text == null) {
            throw Refusal.malformed("'" + field + "' is missing");
        }
        return text;
    }

    boolean has(String field) {
        return object.hasNonNull(field);
    }

    String optionalText(String field) {
        JsonNode node = object.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isTextual()) {
            throw Refusal.malformed("'" + field + "' must be a text");
        }
        return text(field, node.textValue());
    }

    /** No text here is long, or has a character that some database or reader cannot take. */
    private static String text(String field, String text) {
        if (text.length() > LONGEST_TEXT) {
            throw Refusal.malformed(
                    "'" + field + "' may have " + LONGEST_TEXT + " characters at most");
        }
        if (text.codePoints().anyMatch(Json::isNoCharacter)) {
            throw Refusal.malformed("'" + field + "' has a character that belongs in no text");
        }
        return text;
    }

    private static boolean isNoCharacter(int codePoint) {
        return Character.isISOControl(codePoint)
                || codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }

    long number(String field) {
        JsonNode node = object.path(field);
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw Refusal.malformed("'" + field + "' must be a whole number");
        }
        return node.longValue();
    }

    /** Yes or no; no where the field is missing. */
    boolean flag(String field) {
        JsonNode node = object.path(field);
        if (!node.isMissingNode() && !node.isNull() && !node.isBoolean()) {
            throw Refusal.malformed("'" + field + "' must be true or false");
        }
        return node.asBoolean();
    }

    /** A whole number from 0 to the most; null where the field is missing. */
    Integer optionalNumber(String field, int most) {
        JsonNode node = object.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw Refusal.malformed("'" + field + "' must be a whole number");
        }
        if (node.intValue() < 0 || node.intValue() > most) {
            throw Refusal.malformed("'" + field + "' must be from 0 to " + most);
        }
        return node.intValue();
    }

    /** An object; null where the field is missing. */
    Json optionalObject(String field) {
        JsonNode node = object.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isObject()) {
            throw Refusal.malformed("'" + field + "' must be an object");
        }
        return new Json(node);
    }

    /** A list of texts; empty where the field is missing. */
    List<String> texts(String field) {
        return texts(field, MOST_ITEMS);
    }

    /** The same with at most so many of them. */
    List<String> texts(String field, int most) {
        JsonNode node = object.path(field);
        List<String> texts = new ArrayList<>();
        if (node.isMissingNode() || node.isNull()) {
            return texts;
        }
        boolean right = node.isArray() && node.size() <= most;
        for (JsonNode item : node) {
            right &= item.isTextual();
            if (right) {
                texts.add(text(field, item.textValue()));
            }
        }
        if (!right) {
            throw Refusal.malformed("'" + field + "' must be a list of texts");
        }
        return texts;
    }

    /** An object of texts; empty where the field is missing. */
    Map<String, String> textsByName(String field) {
        JsonNode node = object.path(field);
        Map<String, String> texts = new LinkedHashMap<>();
        if (node.isMissingNode() || node.isNull()) {
            return texts;
        }
        boolean right = node.isObject() && node.size() <= MOST_ITEMS;
        for (Map.Entry<String, JsonNode> item : node.properties()) {
            right &= item.getValue().isTextual();
            if (right) {
                texts.put(text(field, item.getKey()), text(field, item.getValue().textValue()));
            }
        }
        if (!right) {
            throw Refusal.malformed("'" + field + "' must be an object of texts");
        }
        return texts;
    }
}
