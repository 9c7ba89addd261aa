package kessel.cli;

import static kessel.cli.Shell.kessel;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import kessel.cli.Moments.Moment;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.hex.HexMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every command at every kind of step of every game: an answer or a clear refusal, never a bug. */
class EveryStepTest {
    /**
     * What a game of the series has not: only some let a player choose who recovers or disbands.
     */
    private static final Map<String, Set<String>> LACKS =
            Map.of(
                    "gazala", Set.of("recovering", "disbanding"),
                    "diadem", Set.of("recovering"),
                    "blitzkrieg", Set.of("disbanding"));

    private static final List<String> NONSENSE =
            List.of("", " ", "dance", "end end", "attack 9999", "attack", "é ü-ß", "air -1", "--");

    /** So many moves of this step and those before it are judged at each. */
    private static final int RECALLED = 6;

    @TempDir private Path folder;

    static Stream<String> games() {
        return GameBox.shelf().stream().map(GameBox::id);
    }

    @ParameterizedTest
    @MethodSource("games")
    @Execution(ExecutionMode.CONCURRENT)
    void everyCommandStandsEveryStep(String game) {
        new Tour(GameBox.open(game)).run();
    }

    private static Set<String> steps(Game<?, ?> game) {
        Set<String> steps = new TreeSet<>(game.steps());
        steps.add(Moments.LEAVING);
        steps.removeAll(LACKS.get(game.id()));
        return steps;
    }

    /** One game from step to step. */
    private final class Tour {
        private final Game<?, ?> game;
        private final Set<String> viewers = new TreeSet<>(Set.of("spectator"));
        private final Set<String> units = new HashSet<>();
        private final List<String> notations = new ArrayList<>();

        Tour(Game<?, ?> game) {
            this.game = game;
            viewers.addAll(game.sides());
            if (LACKS.containsKey(game.id())) {
                notations.addAll(List.of("end", "air 1"));
            }
        }

        void run() {
            boolean counted = LACKS.containsKey(game.id());
            Set<String> wanted = counted ? steps(game) : Set.copyOf(game.steps());
            Map<String, Moment> moments = Moments.of(game, wanted);
            if (counted) {
                assertThat(moments.keySet()).isEqualTo(wanted);
            } else {
                // Of other games, what random play comes to in so many of them.
                assertThat(moments.keySet()).isNotEmpty().isSubsetOf(wanted);
            }
            shows();
            moments.forEach(this::stands);
        }

        private void shows() {
            succeeds("show", game.id());
            succeeds("show", game.id(), "--map");
            succeeds("show", game.id(), "--scenario", game.printed().scenarios().getFirst().id());
            List<Object> simulate = new ArrayList<>(List.of("simulate", game.id(), "--games=2"));
            game.sides().forEach(side -> simulate.add("--" + side + "=random"));
            simulate.add("--json");
            assertThat(succeeds(simulate.toArray()).json().get("games").asInt()).isEqualTo(2);
        }

        private void stands(String step, Moment moment) {
            Path record = Records.file(folder, game.id() + "-" + step + ".kessel", moment.record());
            Path position =
                    Records.file(folder, game.id() + "-" + step + ".yaml", moment.position());
            retold(moment, record);
            List<JsonNode> moves = listed(moment, record, position);
            judged(position, moves);
            playedOn(position);
        }

        /** The record tells of this moment, whoever hears it. */
        private void retold(Moment moment, Path record) {
            JsonNode report = succeeds("verify", record, "--json").json();
            assertThat(report.get("moves").asInt()).isEqualTo(moment.moves());
            assertThat(report.get("over").asBoolean()).isEqualTo(moment.over());
            assertThat(succeeds("replay", record, "--position").out()).isEqualTo(moment.position());
            succeeds("replay", record);
            if (moment.over()) {
                succeeds("verify", record);
                viewers.forEach(viewer -> succeeds("replay", record, "--as", viewer));
            }
        }

        /** The legal moves, which do not depend on how they are asked for. */
        private List<JsonNode> listed(Moment moment, Path record, Path position) {
            List<JsonNode> moves = new ArrayList<>();
            succeeds("moves", position, "--json").json().forEach(moves::add);
            assertThat(moves.isEmpty()).isEqualTo(moment.over());
            assertThat(succeeds("moves", record, "--json").json()).containsExactlyElementsOf(moves);
            Set<String> lines = new HashSet<>();
            succeeds("moves", position)
                    .out()
                    .lines()
                    .skip(1)
                    .forEach(line -> lines.add(line.strip().split("  ")[0]));
            Map<String, Set<String>> byUnit = new HashMap<>();
            Set<String> all = new HashSet<>();
            for (JsonNode move : moves) {
                String notation = move.get("notation").asText();
                assertThat(leads(game.map(), move)).as(notation).isTrue();
                byUnit.computeIfAbsent(move.get("unit").asText(), _ -> new HashSet<>())
                        .add(notation);
                all.add(notation);
            }
            assertThat(lines).isEqualTo(all);
            moment.units()
                    .forEach(
                            (sort, unit) -> {
                                if (units.add(sort + byUnit.containsKey(unit))) {
                                    listed(position, unit, byUnit.getOrDefault(unit, Set.of()));
                                }
                            });
            return moves;
        }

        private void listed(Path position, String unit, Set<String> expected) {
            Set<String> own = new HashSet<>();
            succeeds("moves", position, "--unit", unit, "--json")
                    .json()
                    .forEach(move -> own.add(move.get("notation").asText()));
            assertThat(own).as(unit).isEqualTo(expected);
        }

        private void judged(Path position, List<JsonNode> moves) {
            Set<String> legal = new HashSet<>();
            moves.forEach(move -> legal.add(move.get("notation").asText()));
            for (JsonNode move : some(moves)) {
                String notation = move.get("notation").asText();
                assertThat(kessel("judge", position, notation))
                        .isEqualTo(new Shell(0, "legal\n", ""));
                notations.add(notation);
            }
            // What is legal here, or was elsewhere: a ruling, and one that agrees with the list.
            int known = notations.size();
            for (String notation : notations.subList(Math.max(0, known - RECALLED), known)) {
                Shell shell = kessel("judge", position, "--json", notation);
                assertThat(shell.err()).isEmpty();
                JsonNode ruling = shell.json();
                boolean allowed = ruling.get("legal").asBoolean();
                assertThat(shell.exit()).as(notation).isEqualTo(allowed ? 0 : 1);
                if (!allowed) {
                    assertThat(legal).doesNotContain(notation);
                    assertThat(ruling.get("rule").asText()).isNotBlank();
                    assertThat(ruling.get("reason").asText()).isNotBlank().doesNotContain("{");
                }
            }
            String last = notations.getLast();
            assertThat(kessel("judge", position, last).exit())
                    .isEqualTo(legal.contains(last) ? 0 : 1);
            if (moves.isEmpty()) {
                for (String nonsense : NONSENSE) {
                    Shell shell = kessel("judge", position, nonsense);
                    assertThat(shell.exit()).as("'%s': %s", nonsense, shell).isEqualTo(2);
                }
            }
        }

        private void playedOn(Path position) {
            Path record = folder.resolve(game.id() + "-played.kessel");
            List<Object> play = new ArrayList<>(List.of("play", position, "--json"));
            game.sides().forEach(side -> play.add("--" + side + "=random"));
            play.addAll(List.of("--record", record, "--force"));
            assertThat(succeeds(play.toArray()).json().get("game").asText()).isEqualTo(game.id());
            JsonNode report = succeeds("verify", record, "--json").json();
            assertThat(report.get("over").asBoolean()).isTrue();
        }
    }

    /** A destination is a hex of the map, or the edge at which the notation of the move ends. */
    private static boolean leads(HexMap map, JsonNode move) {
        if (move.get("destination").isNull()) {
            return true;
        }
        String to = move.get("destination").asText();
        return HexMap.Edge.of(to) == null
                ? map.grid().find(to).isPresent()
                : move.get("notation").asText().endsWith("-" + to);
    }

    /** Two moves, and one off the map if there is any: those are few, and special. */
    private static List<JsonNode> some(List<JsonNode> moves) {
        List<JsonNode> some = new ArrayList<>();
        if (!moves.isEmpty()) {
            some.add(moves.getFirst());
            some.add(moves.get(moves.size() / 2));
        }
        moves.stream()
                .filter(move -> HexMap.Edge.of(move.get("destination").asText()) != null)
                .findFirst()
                .ifPresent(some::add);
        return some;
    }

    private static Shell succeeds(Object... arguments) {
        Shell shell = kessel(arguments);
        assertThat(shell.exit()).as("%s: %s", List.of(arguments), shell.err()).isZero();
        assertThat(shell.err()).as("%s", List.of(arguments)).isEmpty();
        assertThat(shell.out()).as("%s", List.of(arguments)).isNotBlank();
        return shell;
    }
}
