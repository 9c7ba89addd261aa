package kessel.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kessel.engine.data.Item;
import kessel.engine.game.Game;

/**
 * The same table with enemy units of one nation and type in one another's places, and perhaps with
 * their losses dealt to others of them.
 */
record BrigadeTwin(String position, Map<String, String> places, List<String> exchanged)
        implements Twin {
    private static final String REDUCED = " reduced";

    /**
     * All units of a side that a viewer does not know change places, and so do their losses.
     *
     * @param unknown the units that the viewer does not know
     */
    static BrigadeTwin ofAll(Game<?, ?> game, String position, Set<String> unknown, Random random) {
        Map<String, List<String>> kinds = new TreeMap<>();
        Map<String, JsonNode> counters = counters(game);
        for (String id : unknown) {
            kinds.computeIfAbsent(kind(counters.get(id)), _ -> new ArrayList<>()).add(id);
        }
        Map<String, String> places = new LinkedHashMap<>();
        Map<String, String> losses = new LinkedHashMap<>();
        for (List<String> ids : kinds.values()) {
            deal(ids, places, random);
            List<String> reducible =
                    ids.stream().filter(id -> counters.get(id).has("reducedAttack")).toList();
            deal(reducible, losses, random);
        }
        return of(position, places, losses);
    }

    /** Two units change places that are not alike, each with its losses staying where they were. */
    static BrigadeTwin ofTwo(Game<?, ?> game, String position, Set<String> unknown, Random random) {
        Map<String, JsonNode> counters = counters(game);
        List<List<String>> pairs = new ArrayList<>();
        for (String one : unknown) {
            for (String other : unknown) {
                boolean alike = values(counters.get(one)).equals(values(counters.get(other)));
                boolean looksSame = kind(counters.get(one)).equals(kind(counters.get(other)));
                if (one.compareTo(other) < 0 && looksSame && !alike) {
                    pairs.add(List.of(one, other));
                }
            }
        }
        List<String> pair = pairs.get(random.nextInt(pairs.size()));
        Map<String, String> places = new LinkedHashMap<>();
        places.put(pair.getFirst(), pair.getLast());
        places.put(pair.getLast(), pair.getFirst());
        return of(position, places, places);
    }

    private static Map<String, JsonNode> counters(Game<?, ?> game) {
        Map<String, JsonNode> counters = new HashMap<>();
        JsonNode sheet =
                Client.MAPPER.valueToTree(
                        game.printed().sheet(game.printed().scenarios().getFirst().id()));
        sheet.path("counters")
                .forEach(counter -> counters.put(counter.path("id").asText(), counter));
        return counters;
    }

    private static String kind(JsonNode counter) {
        return counter.path("nation").asText() + " " + counter.path("type").asText();
    }

    private static List<Integer> values(JsonNode counter) {
        return Stream.of("attack", "defence", "move", "range")
                .map(value -> counter.path(value).asInt())
                .toList();
    }

    private static void deal(List<String> ids, Map<String, String> dealt, Random random) {
        List<String> others = new ArrayList<>(ids);
        Collections.shuffle(others, random);
        for (int i = 0; i < ids.size(); i++) {
            dealt.put(ids.get(i), others.get(i));
        }
    }

    /** Each unit stands where the one does, and is reduced if the other is. */
    private static BrigadeTwin of(
            String position, Map<String, String> places, Map<String, String> losses) {
        Map<String, Item> units = Item.parse("position", position).at("units").entries();
        List<String> lines = new ArrayList<>();
        List<String> exchanged = new ArrayList<>();
        for (String line : position.split("\n")) {
            String id = line.strip().split(":")[0];
            String twin = line;
            if (line.startsWith("  ") && places.containsKey(id)) {
                String place = units.get(places.get(id)).text().replace(REDUCED, "");
                boolean reduced = units.get(losses.getOrDefault(id, id)).text().contains(REDUCED);
                // The loss stands behind the hex.
                String unit = reduced ? place.replaceFirst("^\\S+", "$0" + REDUCED) : place;
                twin = "  " + id + ": " + unit;
                if (!unit.equals(units.get(id).text()) || !id.equals(places.get(id))) {
                    exchanged.add(id);
                }
            }
            lines.add(twin);
        }
        return new BrigadeTwin(String.join("\n", lines) + "\n", places, exchanged);
    }

    @Override
    public String translate(String move) {
        Map<String, String> back = new HashMap<>();
        places.forEach((id, place) -> back.put(place, id));
        return Stream.of(move.split(" "))
                .map(word -> back.getOrDefault(word, word))
                .collect(Collectors.joining(" "));
    }

    /** Units recover in the open: where others of them are reduced, others recover. */
    @Override
    public boolean parted(String position, String other) {
        boolean choosing = (position + other).contains("step: recovering");
        return choosing || reduced(position) != reduced(other);
    }

    private static int reduced(String position) {
        return position.split(REDUCED, -1).length;
    }

    @Override
    public boolean shows(String move, String position) {
        String[] words = move.split(" ");
        return switch (words[0]) {
            case "join" -> exchanged.contains(words[1]);
            case "attack" ->
                    exchanged.stream()
                            .anyMatch(id -> position.contains("\n  " + id + ": " + words[1]));
            default -> false;
        };
    }
}
