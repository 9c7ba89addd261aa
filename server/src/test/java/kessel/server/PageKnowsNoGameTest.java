package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Printed;
import org.junit.jupiter.api.Test;

/**
 * The page draws maps, faces and panels of whatever game: none of its texts in quotes, and no key
 * of its words, is the name of a game or the id of a game's verb, step, state or marker. The words
 * come from the games, so that those of a new game are looked for too.
 */
final class PageKnowsNoGameTest {
    private static final Path SOURCES = Path.of("../web/src");

    /** Words that mean something else there. */
    private static final Map<String, Set<String>> OTHERWISE =
            Map.ofEntries(
                    // The address of an invitation.
                    Map.entry("router.svelte.ts", Set.of("join")),
                    Map.entry("Invite.svelte", Set.of("join")),
                    Map.entry("link.ts", Set.of("join")),
                    // An event of the API.
                    Map.entry("events.ts", Set.of("moved")),
                    // How SVG calls the end of a text.
                    Map.entry("names.ts", Set.of("end")),
                    // How ARIA calls the current one of several.
                    Map.entry("TurnTrack.svelte", Set.of("step")),
                    // A piece of wood, which any game may have.
                    Map.entry("face.ts", Set.of("block")),
                    Map.entry("Block.svelte", Set.of("block")),
                    // A way over mountains, as maps have them.
                    Map.entry("Lines.svelte", Set.of("pass")),
                    // How d3 calls the end of a gesture.
                    Map.entry("zoom.ts", Set.of("end")),
                    // A family of words that every catalogue may have: what places are called.
                    Map.entry("game.svelte.ts", Set.of("place")));

    private static final Pattern COMMENT =
            Pattern.compile(
                    "<style>.*?</style>|<!--.*?-->|/\\*.*?\\*/|(?<![:\"'])//[^\n]*",
                    Pattern.DOTALL);
    private static final Pattern LITERAL = Pattern.compile("\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`");
    private static final Pattern INTERPOLATION = Pattern.compile("\\$?\\{[^{}]*}");
    private static final Pattern KEY = Pattern.compile("\"([^\"]*)\":");

    @Test
    void noSourceOfThePageNamesWhatIsAGames() throws IOException {
        Set<String> words = words();
        assertThat(words).contains("gazala", "declare", "gathering", "obliged", "attacked");
        List<String> found = new ArrayList<>();
        int files = 0;
        try (Stream<Path> all = Files.walk(SOURCES)) {
            for (Path file : all.filter(PageKnowsNoGameTest::isSource).toList()) {
                files++;
                Set<String> known = new TreeSet<>(words);
                String name = file.getFileName().toString();
                known.removeAll(OTHERWISE.getOrDefault(name, Set.of()));
                for (String text : texts(file)) {
                    for (String part : text.split("[^\\p{Alnum}-]+")) {
                        if (known.contains(part)) {
                            found.add(name + ": '" + part + "' in '" + text + "'");
                        }
                    }
                }
            }
        }
        assertThat(files).isGreaterThan(80);
        assertThat(found).isEmpty();
    }

    private static Set<String> words() {
        Set<String> words = new TreeSet<>();
        for (GameBox box : GameBox.shelf()) {
            Game<?, ?> game = box.open();
            words.add(game.id());
            words.addAll(game.choices().verbs());
            words.addAll(game.steps());
            for (Printed.Scenario scenario : game.printed().scenarios()) {
                Map<String, Object> sheet = game.printed().sheet(scenario.id());
                for (String list : List.of("states", "marks")) {
                    Client.MAPPER
                            .valueToTree(sheet.get(list))
                            .forEach(each -> words.add(each.path("id").asText()));
                }
            }
        }
        return words;
    }

    private static boolean isSource(Path file) {
        return file.toString().matches(".*\\.(ts|svelte|json)");
    }

    /** The texts in quotes of a source, without what is computed in them; of words, the keys. */
    private static List<String> texts(Path file) throws IOException {
        List<String> texts = new ArrayList<>();
        String source = Files.readString(file);
        if (file.toString().endsWith(".json")) {
            Matcher key = KEY.matcher(source);
            while (key.find()) {
                texts.add(key.group(1));
            }
            return texts;
        }
        Matcher literal = LITERAL.matcher(COMMENT.matcher(source).replaceAll(""));
        while (literal.find()) {
            String text = literal.group().substring(1, literal.group().length() - 1);
            texts.add(INTERPOLATION.matcher(text).replaceAll(" "));
        }
        return texts;
    }
}
