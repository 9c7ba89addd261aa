package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Desert Fox: two matches in which two blocks of one printed list have changed places (1.3e, 1.3g),
 * the enemy holds other cards (1.2h), has other points (9.3d) and has mined another hex (9.34b).
 * With the same dice and with moves that look the same they give the other side, and whoever
 * watches, the same bytes by every door, until one of the two blocks fights, flees or is lost.
 */
final class DesertFoxSecrecyTest {
    private static final int LENGTH = 120;

    /** At every so many moves all doors are tried; at the others, the state alone. */
    private static final int THOROUGHLY = 20;

    /** A hex that nobody comes to by chance. */
    private static final String FAR_AWAY = "I9";

    private static final Pattern BLOCK =
            Pattern.compile(
                    "  (\\S+): \\[(\\S+), (\\d+), (\\[.*?\\]), (\\d+), (\\d+), (\\S+), (\\S+), (\\S+)\\]");

    @TempDir static Path folder;
    private static Server server;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({"italian, 1", "crusader, 2", "gazala, 4"})
    void nobodyCanTellWhatIsHidden(String scenario, long seed) {
        int moves = 0;
        for (int viewer = 0; viewer < 2; viewer++) {
            moves += compare(GameBox.open("desert-fox"), scenario, seed, viewer);
        }
        assertThat(moves).as("moves that looked the same").isGreaterThan(25);
    }

    private static <P extends Position<P>, M extends Move> int compare(
            Game<P, M> game, String scenario, long seed, int viewer) {
        Random random = new Random(seed);
        String position = afterSetUp(game, scenario, random);
        List<String> pair = pair(position, game.sides().get(1 - viewer), random, game);
        String twin = twin(position, pair, 1 - viewer);
        assertThat(twin).isNotEqualTo(position);
        String id = "fox" + scenario + viewer;
        WatchedMatch<P, M> one = WatchedMatch.from(server, game, position, id + "a", "s" + seed);
        WatchedMatch<P, M> other = WatchedMatch.from(server, game, twin, id + "b", "s" + seed);
        int moves = 0;
        while (moves < LENGTH
                && !one.truth().over()
                && !parted(one.position(), pair)
                && !parted(other.position(), pair)) {
            for (int watcher : new int[] {viewer, 2}) {
                same(one, other, watcher, moves % THOROUGHLY == 0, pair, random);
            }
            M move = common(one, other, pair, viewer, random);
            if (move == null) {
                break;
            }
            boolean theirs = one.decider() != viewer;
            String notation = game.notation().write(move);
            one.play(move);
            other.play(theirs ? game.notation().read(exchange(notation, pair)) : move);
            moves++;
        }
        return moves;
    }

    /** The first turn of a game that was set up at random. */
    private static <P extends Position<P>, M extends Move> String afterSetUp(
            Game<P, M> game, String scenario, Random random) {
        Match<P, M> match =
                Match.start(
                        game,
                        scenario,
                        new TreeSet<>(),
                        List.of("random", "random"),
                        "seed " + random.nextLong());
        while (!match.position().step().name().equals("operation")) {
            P position = match.position();
            match.play(position.step().decider(), game.rules().sample(position, random));
        }
        return game.positions().write(match.position());
    }

    private static Map<String, Matcher> blocks(String position) {
        Map<String, Matcher> blocks = new LinkedHashMap<>();
        for (String line : position.split("\n")) {
            Matcher block = BLOCK.matcher(line);
            if (block.matches()) {
                blocks.put(block.group(1), block);
            }
        }
        return blocks;
    }

    /** Two blocks of a side that came by one list and stand in different hexes. */
    private static List<String> pair(String position, String side, Random random, Game<?, ?> game) {
        Map<String, Matcher> blocks = blocks(position);
        List<List<String>> pairs = new ArrayList<>();
        blocks.forEach(
                (one, first) ->
                        blocks.forEach(
                                (other, second) -> {
                                    if (one.compareTo(other) < 0
                                            && first.group(8).equals(second.group(8))
                                            && !first.group(2).equals(second.group(2))
                                            && first.group(2).matches("[A-I]\\d+")
                                            && second.group(2).matches("[A-I]\\d+")
                                            && owner(game, one).equals(side)) {
                                        pairs.add(List.of(one, other));
                                    }
                                }));
        return pairs.get(random.nextInt(pairs.size()));
    }

    private static String owner(Game<?, ?> game, String block) {
        return Client.MAPPER
                .valueToTree(game.printed().sheet(game.printed().scenarios().getFirst().id()))
                .path("counters")
                .valueStream()
                .filter(counter -> counter.path("id").asText().equals(block))
                .map(counter -> counter.path("side").asText())
                .findFirst()
                .orElse("");
    }

    /** The position with the pair exchanged, a card of another face, other points and mines. */
    private static String twin(String position, List<String> pair, int enemy) {
        Map<String, Matcher> blocks = blocks(position);
        String name = enemy == 0 ? "axis" : "allied";
        List<String> lines = new ArrayList<>();
        for (String line : position.split("\n")) {
            Matcher its = BLOCK.matcher(line);
            if (its.matches() && pair.contains(its.group(1))) {
                Matcher place = blocks.get(pair.get(1 - pair.indexOf(its.group(1))));
                lines.add(
                        "  %s: [%s, %s, %s, %s, %s, %s, %s, %s]"
                                .formatted(
                                        its.group(1),
                                        place.group(2),
                                        its.group(3),
                                        place.group(4),
                                        place.group(5),
                                        place.group(6),
                                        place.group(7),
                                        its.group(8),
                                        its.group(9)));
            } else if (line.equals("hexes:")) {
                lines.add(line);
                lines.add("  %s: [0, 0, 0, 0, %d, 0]".formatted(FAR_AWAY, 1 << enemy));
            } else {
                lines.add(line);
            }
        }
        String text = String.join("\n", lines) + "\n";
        text = more(text, name + "-real", -1);
        text = more(text, name + "-blank", 1);
        text = more(text, "deck-real", 1);
        text = more(text, "deck-blank", -1);
        return more(text, name + "-points", 3);
    }

    /** A number with so much added; one that is not written is 0. */
    private static String more(String text, String number, int add) {
        Matcher found = Pattern.compile("(?m)^  " + number + ": (\\d+)$").matcher(text);
        if (!found.find()) {
            return text.replaceFirst("numbers:\n", "numbers:\n  " + number + ": " + add + "\n");
        }
        int value = Integer.parseInt(found.group(1)) + add;
        return found.replaceFirst("  " + number + ": " + value);
    }

    private static String exchange(String move, List<String> pair) {
        return Stream.of(move.split(" "))
                .map(word -> pair.contains(word) ? pair.get(1 - pair.indexOf(word)) : word)
                .collect(Collectors.joining(" "));
    }

    /** Whether one of the pair has come into the open, or may at the next answer. */
    private static boolean parted(String position, List<String> pair) {
        Map<String, Matcher> blocks = blocks(position);
        return pair.stream()
                .map(blocks::get)
                .anyMatch(
                        block ->
                                Stream.of("fighting", "fleeing", "committed", "declared")
                                                .anyMatch(block.group(4)::contains)
                                        || !block.group(2).matches("[A-I]\\d+"));
    }

    /** A move that both matches allow, or null. */
    private static <P extends Position<P>, M extends Move> M common(
            WatchedMatch<P, M> one,
            WatchedMatch<P, M> other,
            List<String> pair,
            int viewer,
            Random random) {
        Game<P, M> game = one.truth().game();
        P position = one.truth().position();
        for (int i = 0; i < 200 && !position.over(); i++) {
            M move = game.rules().sample(position, random);
            String notation = game.notation().write(move);
            M same =
                    one.decider() == viewer ? move : game.notation().read(exchange(notation, pair));
            if (game.rules().judge(other.truth().position(), same).legal()) {
                return move;
            }
        }
        return null;
    }

    private static <P extends Position<P>, M extends Move> void same(
            WatchedMatch<P, M> one,
            WatchedMatch<P, M> other,
            int viewer,
            boolean thoroughly,
            List<String> pair,
            Random random) {
        int moves = one.moves();
        Doors here = one.doors(viewer);
        Doors there = other.doors(viewer);
        List<Doors.Heard> heard = new ArrayList<>();
        List<Doors.Heard> twice = new ArrayList<>();
        String language = moves % 2 == 0 ? "en" : "zh";
        heard.add(here.state(Math.max(0, moves - 2), language));
        twice.add(there.state(Math.max(0, moves - 2), language));
        if (thoroughly) {
            List<String> pieces = new ArrayList<>(blocks(one.position()).keySet());
            Collections.shuffle(pieces, random);
            pieces = new ArrayList<>(pieces.subList(0, 4));
            pieces.addAll(pair);
            List<String> probes = probes(pieces, random);
            heard.addAll(here.all(List.of(moves / 2), pieces, probes));
            twice.addAll(there.all(List.of(moves / 2), pieces, probes));
        }
        SameBytes.hold(heard, here, twice, there);
    }

    private static List<String> probes(List<String> pieces, Random random) {
        List<String> probes = new ArrayList<>(List.of("pass", "lay 3+1", "attack B9", "bid real"));
        for (String piece : pieces) {
            probes.add("feed " + piece);
            probes.add("commit " + piece);
            probes.add("lose " + piece);
            probes.add("fire " + piece + " armour");
            probes.add("rebuild " + piece);
            probes.add("march " + piece + " C" + (2 + random.nextInt(12)) + "-C14");
        }
        probes.add("lay-mines " + FAR_AWAY);
        return probes;
    }
}
