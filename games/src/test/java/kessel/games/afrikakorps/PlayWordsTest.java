package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kessel.engine.words.Catalogue;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.move.Verb;
import kessel.games.afrikakorps.movement.Hindrance;
import kessel.games.afrikakorps.position.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the game says has words in both languages, with the same gaps to fill in. */
class PlayWordsTest {
    private static final Path SOURCES = Path.of("src/main/java/kessel/games/afrikakorps");
    private static final Pattern SPOKEN =
            Pattern.compile(
                    "\"((?:told|term|note|panel|plan|duty|entails|overlay|battle|cost|prompt|reason)\\.[a-z-]+)\""
                            + "|refuse\\(\\s*\"[^\"]+\",\\s*\"([a-z0-9-]+)\"");

    /** Where a choice among pieces is asked for, by a sentence of its own. */
    private static final Set<Stage> ASKING =
            EnumSet.of(
                    Stage.OVERRUNNING,
                    Stage.PLANNING,
                    Stage.GATHERING,
                    Stage.PAYING,
                    Stage.YIELDING,
                    Stage.RETREATING,
                    Stage.ADVANCING);

    private static Catalogue words(String language) {
        return Table.GAME.printed().words(language);
    }

    private static Set<String> needed() {
        Set<String> keys = new TreeSet<>();
        for (Stage stage : Stage.values()) {
            keys.add("step." + stage.word());
            keys.add("prompt." + stage.word());
            if (stage != Stage.OVER) {
                keys.add("watch." + stage.word());
            }
            if (ASKING.contains(stage)) {
                keys.add("ask." + stage.word());
            }
        }
        for (Verb verb : Verb.values()) {
            if (verb != Verb.DONE) {
                keys.add("choice." + verb.word());
            }
        }
        for (Hindrance hindrance : Hindrance.values()) {
            keys.add("refuse." + hindrance.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
        keys.addAll(Set.of("watch.moving-not-yet", "watch.planning-whole"));
        for (ResultsTable.Result result : ResultsTable.Result.values()) {
            keys.add("result." + result.code());
        }
        return keys;
    }

    /** The keys that stand in the sources as they are. */
    private static Set<String> spoken() throws IOException {
        Set<String> keys = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Matcher matcher = SPOKEN.matcher(Files.readString(file));
                while (matcher.find()) {
                    keys.add(
                            matcher.group(1) == null
                                    ? "refuse." + matcher.group(2)
                                    : matcher.group(1));
                }
            }
        }
        assertThat(keys).hasSizeGreaterThan(100);
        return keys;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void allThatIsSaidHasWords(String language) throws IOException {
        assertThat(words(language).keys()).containsAll(needed()).containsAll(spoken());
    }

    @Test
    void bothLanguagesSayTheSameWithTheSameGaps() {
        Catalogue english = words("en");
        Catalogue italian = words("it");
        // What units are called is in UnitNamesTest: in English their counters say it.
        Set<String> said = new TreeSet<>(italian.keys());
        said.removeIf(key -> key.startsWith("unit."));
        assertThat(said).isEqualTo(english.keys());
        for (String key : english.keys()) {
            assertThat(gaps(italian.word(key))).as(key).isEqualTo(gaps(english.word(key)));
        }
    }

    private static Set<String> gaps(String sentence) {
        List<String> gaps = new ArrayList<>();
        Matcher matcher = Pattern.compile("\\{\\d").matcher(sentence);
        while (matcher.find()) {
            gaps.add(matcher.group());
        }
        return new TreeSet<>(gaps);
    }
}
