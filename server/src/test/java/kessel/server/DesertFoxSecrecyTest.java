package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kessel.engine.data.Library;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Sight;
import kessel.engine.game.View;
import kessel.engine.match.Match;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Desert Fox: two matches in which two blocks that nobody can tell apart (1.3e, 1.3g, by {@link
 * FoxEyes}) have changed places, one that may have been rebuilt has another strength (1.3h), the
 * enemy holds other cards (1.2h), has other points (9.3d) and has mined another hex (9.34b). With
 * the same dice and with moves that look the same they give the other side, and whoever watches,
 * the same bytes by every door, until one of the two blocks fights, flees or is lost; then the game
 * goes on, and another two are exchanged.
 */
final class DesertFoxSecrecyTest {
    /** So many moves are compared, in as many stretches of a game as that takes. */
    private static final int LENGTH = 120;

    private static final int STRETCHES = 8;

    /** Between two stretches so many moves are made that nobody compares. */
    private static final int BETWEEN = 60;

    /** At every so many moves all doors are tried; at the others, the state alone. */
    private static final int THOROUGHLY = 20;

    private static final Set<String> DRAWS = Set.of("draw-card", "buy", "redraw");

    /** A hex that nobody comes to by chance. */
    private static final String FAR_AWAY = "I9";

    private static final Pattern BLOCK =
            Pattern.compile(
                    "  (\\S+): \\[(\\S+), (\\d+), (\\[.*?\\]), (\\d+), (\\d+), (\\S+), (\\S+), (\\S+)\\]");

    @TempDir static Path folder;
    private static Server server;
    private int strengths;

    @BeforeAll
    static void start() {
        server = Server.start(TestSettings.in(folder));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({"italian, 1", "gazala, 4", "1942, 3"})
    void nobodyCanTellWhatIsHidden(String scenario, long seed) {
        int moves = 0;
        for (int viewer = 0; viewer < 2; viewer++) {
            moves += compare(GameBox.open("desert-fox"), scenario, seed, viewer);
        }
        assertThat(moves).as("moves that looked the same").isGreaterThan(25);
        assertThat(strengths).as("strengths that differed").isPositive();
    }

    private <P extends Position<P>, M extends Move> int compare(
            Game<P, M> game, String scenario, long seed, int viewer) {
        Random random = new Random(seed);
        String file =
                Library.builtIn(game.getClass())
                        .text("desert-fox/scenarios/%s.yaml".formatted(scenario));
        FoxEyes eyes = new FoxEyes(game.sides().get(1 - viewer), file);
        Match<P, M> match =
                Match.start(
                        game,
                        scenario,
                        new TreeSet<>(),
                        List.of("random", "random"),
                        "seed " + random.nextLong());
        eyes.see(seen(match));
        goOn(match, eyes, 0, random);
        int moves = 0;
        for (int stretch = 0; stretch < STRETCHES && moves < LENGTH && !match.over(); stretch++) {
            List<List<String>> pairs = eyes.pairs();
            if (!pairs.isEmpty()) {
                List<String> pair = pairs.get(random.nextInt(pairs.size()));
                String position = game.positions().write(match.position());
                String twin = twin(position, pair, 1 - viewer);
                List<String> changed = new ArrayList<>(pair);
                Map<String, List<Integer>> rebuilt = eyes.perhapsRebuilt();
                rebuilt.keySet().removeAll(pair);
                if (!rebuilt.isEmpty()) {
                    List<String> names = List.copyOf(rebuilt.keySet());
                    String name = names.get(random.nextInt(names.size()));
                    twin = strengthened(twin, name, rebuilt.get(name));
                    changed.add(name);
                    strengths++;
                }
                assertThat(twin).isNotEqualTo(position);
                String id = "fox" + scenario + viewer + stretch;
                moves +=
                        compare(
                                game,
                                position,
                                twin,
                                pair,
                                changed,
                                id,
                                viewer,
                                LENGTH - moves,
                                random);
            }
            goOn(match, eyes, BETWEEN, random);
        }
        return moves;
    }

    /** Plays two matches from positions that a viewer cannot tell apart; how far that held. */
    private static <P extends Position<P>, M extends Move> int compare(
            Game<P, M> game,
            String position,
            String twin,
            List<String> pair,
            List<String> changed,
            String id,
            int viewer,
            int most,
            Random random) {
        WatchedMatch<P, M> one = WatchedMatch.from(server, game, position, id + "a", id);
        WatchedMatch<P, M> other = WatchedMatch.from(server, game, twin, id + "b", id);
        int moves = 0;
        while (moves < most
                && !one.truth().over()
                && !parted(one.position(), changed)
                && !parted(other.position(), changed)) {
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

    private static <P extends Position<P>, M extends Move> View seen(Match<P, M> match) {
        return match.game().sight().view(match.position(), Sight.HINDSIGHT);
    }

    /** Goes on at random for so many moves, and then to the beginning of an operation. */
    private static <P extends Position<P>, M extends Move> void goOn(
            Match<P, M> match, FoxEyes eyes, int moves, Random random) {
        for (int i = 0;
                !match.over() && (i < moves || !match.position().step().name().equals("operation"));
                i++) {
            P position = match.position();
            match.play(position.step().decider(), match.game().rules().sample(position, random));
            eyes.see(seen(match));
        }
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
            } else if (line.equals("hexes:") && !position.contains("  " + FAR_AWAY + ": [")) {
                lines.add(line);
                lines.add("  %s: [0, 0, 0, 0, %d, 0]".formatted(FAR_AWAY, 1 << enemy));
            } else {
                lines.add(line);
            }
        }
        String text = String.join("\n", lines) + "\n";
        boolean fewer = number(text, name + "-real") > 0 && number(text, "deck-blank") > 0;
        boolean more = number(text, name + "-blank") > 0 && number(text, "deck-real") > 0;
        if (fewer || more) {
            int real = fewer ? -1 : 1;
            text = more(text, name + "-real", real);
            text = more(text, name + "-blank", -real);
            text = more(text, "deck-real", -real);
            text = more(text, "deck-blank", real);
        }
        return more(text, name + "-points", number(text, name + "-points") > 10 ? -3 : 3);
    }

    /** The position with another strength of a block. */
    private static String strengthened(String position, String id, List<Integer> strength) {
        int now = strength.getFirst();
        int other = now < strength.getLast() ? now + 1 : now - 1;
        return other == 0
                ? position
                : position.replaceFirst(
                        "(?m)^(  " + id + ": \\[\\S+, )" + now + ",", "$1" + other + ",");
    }

    private static int number(String text, String name) {
        Matcher found = Pattern.compile("(?m)^  " + name + ": (\\d+)$").matcher(text);
        return found.find() ? Integer.parseInt(found.group(1)) : 0;
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
            // The decks differ: what the viewer draws from them may, too.
            if (one.decider() == viewer && DRAWS.contains(notation)) {
                continue;
            }
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
