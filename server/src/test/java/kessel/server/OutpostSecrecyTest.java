package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Cards in hand, blocks that only their owner can read, and choices made at the same time: two
 * matches of Outpost that differ in what one side may not know give it the same bytes by every
 * door. What may be known is written here from the game's own page (O1 to O8), not taken from the
 * code that hides it.
 */
final class OutpostSecrecyTest {
    private static final Pattern BLOCK =
            Pattern.compile("  (r|b)(\\d): \\[(\\w+), (\\d), (true|false)\\]");
    private static final Pattern CARD = Pattern.compile("  (c\\d): (\\S+)");
    private static final int RED = 0;
    private static final int BLUE = 1;
    private static final int SPECTATOR = 2;

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

    /** Red's position as Blue cannot tell it from another: Red's unread blocks change places. */
    private record Other(String position, Map<String, String> blocks) {
        String translate(String move) {
            String[] words = move.split(" ");
            words[0] = blocks.getOrDefault(words[0], words[0]);
            return String.join(" ", words);
        }
    }

    /** O1, O2, O8: Red's blocks that Blue has not read, and all cards that Blue has never seen. */
    private static Other other(String position, Random random) {
        List<String> unread = new ArrayList<>();
        List<String> unseen = new ArrayList<>();
        for (String line : position.split("\n")) {
            Matcher block = BLOCK.matcher(line);
            Matcher card = CARD.matcher(line);
            boolean red = block.matches() && block.group(1).equals("r");
            if (red && block.group(5).equals("false") && !block.group(3).equals("lost")) {
                unread.add(line);
            }
            if (card.matches() && List.of("deck", "first-hand").contains(card.group(2))) {
                unseen.add(card.group(1));
            }
        }
        List<String> spots = shuffled(unread, random);
        List<String> cards = shuffled(unseen, random);
        String other = position;
        Map<String, String> blocks = new java.util.HashMap<>();
        for (int i = 0; i < unread.size(); i++) {
            String id = unread.get(i).strip().split(":")[0];
            String place = spots.get(i).split(":")[1];
            other = other.replace(unread.get(i), "  " + id + "=" + place);
            blocks.put(spots.get(i).strip().split(":")[0], id);
        }
        for (int i = 0; i < unseen.size(); i++) {
            String place = position.split("  " + cards.get(i) + ": ")[1].split("\n")[0];
            other =
                    other.replaceFirst(
                            "  " + unseen.get(i) + ": \\S+", "  " + unseen.get(i) + "= " + place);
        }
        return new Other(other.replaceAll("(?m)^  (\\w\\d)=", "  $1:"), blocks);
    }

    private static List<String> shuffled(List<String> items, Random random) {
        List<String> shuffled = new ArrayList<>(items);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whatRedHoldsAndDoesUnseenBlueCannotTell(long seed) {
        compare(GameBox.open("outpost"), seed);
    }

    private static <P extends Position<P>, M extends Move> void compare(
            Game<P, M> game, long seed) {
        Random random = new Random(seed);
        String step = seed % 2 == 0 ? "laying" : "moving";
        String position = somewhere(game, step, random);
        Other other = other(position, random);
        while (other.position.equals(position)) {
            other = other(position, random);
        }
        WatchedMatch<P, M> one =
                WatchedMatch.from(server, game, position, "outpost" + seed + "a", "seed " + seed);
        WatchedMatch<P, M> two =
                WatchedMatch.from(
                        server, game, other.position, "outpost" + seed + "b", "seed " + seed);
        same(one, two);
        if (step.equals("laying")) {
            // O3: not even whether a card was laid.
            one.play(game.notation().read(ofRed(game, one, "lay")));
            two.play(game.notation().read("pass"));
        } else {
            String move = ofRed(game, one, "r");
            one.play(game.notation().read(move));
            two.play(game.notation().read(other.translate(move)));
        }
        same(one, two);
    }

    private static <P extends Position<P>, M extends Move> String ofRed(
            Game<P, M> game, WatchedMatch<P, M> match, String beginning) {
        List<String> moves = new ArrayList<>();
        P position = match.truth().position();
        String blues =
                match.position()
                        .lines()
                        .filter(line -> line.startsWith("  b"))
                        .collect(Collectors.joining());
        game.rules().moves(position, move -> moves.add(game.notation().write(move)));
        return moves.stream()
                .filter(move -> move.startsWith(beginning))
                // O7: who fights is read.
                .filter(move -> !blues.contains("[" + move.substring(move.indexOf('-') + 1) + ","))
                .findFirst()
                .orElseThrow();
    }

    /** A position in which Red is about to do this, and has something that Blue cannot know. */
    private static <P extends Position<P>, M extends Move> String somewhere(
            Game<P, M> game, String step, Random random) {
        while (true) {
            Match<P, M> match =
                    Match.start(
                            game,
                            "siege",
                            new TreeSet<>(),
                            List.of("random", "random"),
                            "seed " + random.nextLong());
            int moves = random.nextInt(12);
            for (int i = 0; i < moves && !match.over(); i++) {
                int side = match.position().step().decider();
                match.play(side, match.seat(side).sample(random));
            }
            String position = game.positions().write(match.position());
            boolean red =
                    match.position().step().decider() == RED
                            && match.position().step().name().equals(step);
            if (red
                    && position.contains(": first-hand")
                    && !other(position, random).position.equals(position)) {
                return position;
            }
        }
    }

    private static <P extends Position<P>, M extends Move> void same(
            WatchedMatch<P, M> one, WatchedMatch<P, M> two) {
        List<String> pieces = List.of("r1", "r2", "r3", "c1", "c2", "c3", "c4", "c5", "c6", "?rx");
        List<String> probes =
                List.of("r1 A1-A2", "r2 B1-B2", "b1 A5-A4", "lay c1", "lay c4", "pass", "stay");
        for (int viewer : new int[] {BLUE, SPECTATOR}) {
            List<Integer> at = List.of(one.moves() / 2, one.moves());
            List<Doors.Heard> first = one.doors(viewer).all(at, pieces, probes);
            List<Doors.Heard> second = two.doors(viewer).all(at, pieces, probes);
            for (int i = 0; i < first.size(); i++) {
                assertThat(second.get(i).text().replaceAll("outpost\\d+b", "it"))
                        .as(first.get(i).door())
                        .isEqualTo(first.get(i).text().replaceAll("outpost\\d+a", "it"));
            }
        }
    }
}
