package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import kessel.engine.data.Item;
import kessel.engine.game.Game;

/**
 * Who may know what in the Brigade series (5.1.1, R11, D1): one's own units always, a unit beside
 * the map always, and of an enemy unit on the map its nation, its type, its place and what it has
 * done, but not which it is, its powers, or whether it is reduced, unless it takes part in a combat
 * that has been declared and is not over. Attackers take part from the declaration on, and so do
 * all units in the attacked hex; artillery that supports the defence takes part once the defence
 * stands.
 */
final class BrigadeSecrets implements Secrets {
    private static final Set<String> COMBAT =
            Set.of("defending", "losing", "sacrificing", "retreating", "displacing", "advancing");

    /** What would tell whether a hidden unit is reduced. */
    private static final Set<String> TELLING = Set.of("reduced", "hurt", "recovered", "battered");

    private final List<String> sides;
    private final Map<String, JsonNode> counters = new LinkedHashMap<>();
    private final List<Moment> moments = new ArrayList<>();
    // By viewer, after each move and for its line of the journal.
    private final List<List<Set<String>>> unknown = new ArrayList<>();
    private final List<List<Set<String>>> untold = new ArrayList<>();
    private String target;
    private final Set<String> joined = new HashSet<>();

    /** The table after a move: the units as files write them, and those in a declared combat. */
    private record Moment(
            Map<String, Unit> units, String step, String phase, Set<String> fighting) {
        boolean over() {
            return step.equals("over");
        }

        boolean onMap(String unit) {
            return Character.isDigit(units.get(unit).where.charAt(0));
        }
    }

    private record Unit(String where, Set<String> states) {
        /** Reads {@code 0911 fought joined}, or {@code gone 0116 south turn-3 driven-off}. */
        static Unit read(String text) {
            List<String> words = List.of(text.split(" "));
            Set<String> states = new TreeSet<>(words.subList(1, words.size()));
            states.removeIf(word -> word.matches("\\d{4}|north|east|south|west|turn-\\d+"));
            return new Unit(words.getFirst(), states);
        }
    }

    BrigadeSecrets(Game<?, ?> game, String opening) {
        sides = game.sides();
        JsonNode sheet =
                Client.MAPPER.valueToTree(
                        game.printed().sheet(game.printed().scenarios().getFirst().id()));
        sheet.path("counters")
                .forEach(counter -> counters.put(counter.path("id").asText(), counter));
        moments.add(read(opening, Set.of()));
        unknown.add(hidden(moments.getFirst(), Set.of()));
        untold.add(unknown.getFirst());
    }

    private static Moment read(String position, Set<String> fighting) {
        Item file = Item.parse("position", position);
        Map<String, Unit> units = new LinkedHashMap<>();
        file.at("units").entries().forEach((id, words) -> units.put(id, Unit.read(words.text())));
        String step = file.at("step").text();
        boolean combat = COMBAT.contains(step.split(" ")[0]);
        return new Moment(units, step, file.at("phase").text(), combat ? fighting : Set.of());
    }

    List<String> pieces() {
        return List.copyOf(counters.keySet());
    }

    @Override
    public void follow(String move, String after) {
        Moment before = moments.getLast();
        Set<String> fighting = new HashSet<>(before.fighting);
        String[] words = move.split(" ");
        switch (words[0]) {
            case "attack" -> {
                target = words[1];
                joined.clear();
            }
            case "join" -> joined.add(words[1]);
            case "drop" -> joined.remove(words[1]);
            case "declare" -> {
                fighting.addAll(joined);
                before.units.forEach(
                        (id, unit) -> {
                            if (unit.where.equals(target)) {
                                fighting.add(id);
                            }
                        });
                joined.clear();
            }
            case "stand" -> {
                fighting.addAll(joined);
                joined.clear();
            }
            default -> {}
        }
        Moment now = read(after, fighting);
        moments.add(now);
        unknown.add(hidden(now, now.fighting));
        // Who comes onto the map was open when the move began.
        Set<String> shown = new HashSet<>(fighting);
        before.units.keySet().stream().filter(id -> !before.onMap(id)).forEach(shown::add);
        untold.add(hidden(now, shown));
    }

    private List<Set<String>> hidden(Moment moment, Set<String> shown) {
        List<Set<String>> hidden = new ArrayList<>();
        for (int viewer = 0; viewer < 3; viewer++) {
            Set<String> names = new TreeSet<>();
            for (String id : counters.keySet()) {
                boolean open = moment.over() || !moment.onMap(id) || shown.contains(id);
                if (!open && side(id) != viewer) {
                    names.add(id);
                }
            }
            hidden.add(names);
        }
        return hidden;
    }

    @Override
    public Set<String> unknown(int viewer, int moves) {
        return over() ? Set.of() : unknown.get(moves).get(viewer);
    }

    @Override
    public Set<String> untold(int viewer, int number) {
        return over() ? Set.of() : untold.get(number).get(viewer);
    }

    /** Once a match is over nothing is secret, nor has ever been. */
    private boolean over() {
        return moments.getLast().over();
    }

    private int side(String unit) {
        return sides.indexOf(counters.get(unit).path("side").asText());
    }

    @Override
    public void look(JsonNode view, int viewer, int moves) {
        Moment moment = moments.get(moves);
        if (over() && !moment.over()) {
            return;
        }
        Set<String> unknown = unknown(viewer, moves);
        List<String> expected = new ArrayList<>();
        counters.keySet().forEach(id -> expected.add(piece(moment, id, !unknown.contains(id))));
        List<String> seen = new ArrayList<>();
        for (JsonNode piece : view.path("pieces")) {
            Set<String> states = new TreeSet<>();
            piece.path("states").forEach(state -> states.add(state.asText()));
            seen.add(
                    line(
                            piece.path("id").asText(),
                            piece.path("owner").asText(),
                            piece.path("kind").asText(),
                            piece.path("where").asText(),
                            piece.path("values").toString(),
                            states));
        }
        // To hold each against each takes long, and is needed only to say what differs.
        if (!seen.stream().sorted().toList().equals(expected.stream().sorted().toList())) {
            assertThat(seen).containsExactlyInAnyOrderElementsOf(expected);
        }
        lookAtTheTable(view, viewer, moment);
    }

    private String piece(Moment moment, String id, boolean known) {
        JsonNode counter = counters.get(id);
        Set<String> states = new TreeSet<>(moment.units.get(id).states);
        boolean reduced = states.contains("reduced");
        List<Integer> values =
                List.of(
                        counter.path(reduced ? "reducedAttack" : "attack").asInt(),
                        counter.path(reduced ? "reducedDefence" : "defence").asInt(),
                        counter.path("move").asInt(),
                        counter.path("range").asInt());
        if (!known) {
            states.removeAll(TELLING);
        }
        return line(
                known ? id : "null",
                counter.path("side").asText(),
                kind(id),
                moment.units.get(id).where,
                known ? values.toString().replace(" ", "") : "null",
                states);
    }

    private String kind(String unit) {
        JsonNode counter = counters.get(unit);
        return counter.path("nation").asText() + " " + counter.path("type").asText();
    }

    private static String line(
            String id, String owner, String kind, String where, String values, Set<String> states) {
        return String.join(" | ", id, owner, kind, where, values, states.toString());
    }

    /**
     * Losses are taken in the open, so their number is. An attack is for the attacker's eyes until
     * it is declared, its odds for the defender's, who answers it.
     */
    private void lookAtTheTable(JsonNode view, int viewer, Moment moment) {
        Map<String, Integer> reduced = new TreeMap<>();
        for (String id : counters.keySet()) {
            if (moment.onMap(id) && moment.units.get(id).states.contains("reduced")) {
                reduced.merge(kind(id), 1, Integer::sum);
            }
        }
        Map<String, Integer> told = new TreeMap<>();
        panel(view, "census")
                .path("counts")
                .forEach(
                        count -> told.put(count.path("id").asText(), count.path("number").asInt()));
        assertThat(told).isEqualTo(reduced);
        JsonNode battle = panel(view, "battle");
        int attacker = sides.indexOf(moment.phase);
        if (moment.step.startsWith("gathering")) {
            assertThat(battle.isObject()).isEqualTo(viewer == attacker);
        }
        boolean answers = moment.step.startsWith("defending") && viewer == 1 - attacker;
        if (!answers) {
            assertThat(battle.has("column")).isFalse();
            assertThat(battle.path("chances").isEmpty()).isTrue();
            assertThat(battle.path("sums").findValuesAsText("id")).isSubsetOf("attack");
        }
    }

    private static JsonNode panel(JsonNode view, String kind) {
        for (JsonNode panel : view.path("panels")) {
            if (panel.path("kind").asText().equals(kind)) {
                return panel;
            }
        }
        return MissingNode.getInstance();
    }
}
