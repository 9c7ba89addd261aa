package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Catalogue;
import org.junit.jupiter.api.Test;

/** Whatever the program may say, it has words for, and it has no words that it never says. */
class WordsTest {
    private static final BrigadeGame GAME = BrigadeGame.gazala();
    private static final List<Path> SOURCES =
            List.of(Path.of("src", "main", "java"), Path.of("..", "engine", "src", "main", "java"));

    /** A key as it stands in the sources, whole or with its last part left open. */
    private static final Pattern KEY =
            Pattern.compile(
                    "\"((?:edge|ground|match|nation|outcome|prompt|refuse|side|step|term|told|unknown|zone)"
                            + "\\.[\\w/.-]*)\"");

    private static TreeSet<String> literals() throws IOException {
        TreeSet<String> keys = new TreeSet<>();
        for (Path source : SOURCES) {
            try (Stream<Path> files = Files.walk(source)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    Matcher key = KEY.matcher(Files.readString(file));
                    while (key.find()) {
                        keys.add(key.group(1));
                    }
                }
            }
        }
        return keys;
    }

    /** Every key that the program can look up. */
    private static TreeSet<String> wanted() throws IOException {
        TreeSet<String> keys = new TreeSet<>();
        for (String literal : literals()) {
            if (literal.endsWith(".")) {
                endings(literal).forEach(ending -> keys.add(literal + ending));
            } else {
                keys.add(literal);
            }
        }
        return keys;
    }

    private static List<String> endings(String family) {
        Campaign campaign = GAME.campaign();
        List<String> endings = new ArrayList<>();
        switch (family) {
            case "edge." -> Stream.of(HexMap.Edge.values()).map(Enum::name).forEach(endings::add);
            case "ground." -> {
                endings.addAll(campaign.map.terrains().kinds());
                endings.addAll(campaign.map.hexsides().kinds());
                endings.addAll(campaign.map.paths().kinds());
            }
            case "nation." -> endings.addAll(campaign.nations.keySet());
            case "outcome." -> Stream.of(Outcome.values()).map(Outcome::code).forEach(endings::add);
            case "prompt.", "step." -> endings.addAll(steps());
            case "side." -> endings.addAll(campaign.sides);
            case "unknown." ->
                    campaign.counters.stream()
                            .map(counter -> counter.nation() + "." + counter.type().id())
                            .distinct()
                            .forEach(endings::add);
            case "zone." -> {
                BrigadeScenario scenario =
                        GAME.rules().setUp("campaign", Set.of(), _ -> 0).scenario;
                campaign.counters.stream()
                        .map(counter -> scenario.zone(counter.index()))
                        .filter(zone -> zone != null)
                        .map(FreeZone::words)
                        .distinct()
                        .forEach(endings::add);
            }
            default -> throw new AssertionError("what can follow '" + family + "'?");
        }
        return endings;
    }

    private static List<String> steps() {
        return Stream.of(BrigadeStep.class.getPermittedSubclasses())
                .map(step -> step.getSimpleName().toLowerCase(java.util.Locale.ROOT))
                .toList();
    }

    @Test
    void everyPhraseThatTheProgramSpeaksIsInTheEnglishCatalogue() throws IOException {
        assertThat(literals())
                .hasSizeGreaterThan(80)
                .contains("refuse.full", "told.fight", "zone.");
        assertThat(wanted()).isSubsetOf(GAME.words("en").keys());
    }

    @Test
    void noEntryOfTheEnglishCatalogueIsUnused() throws IOException {
        TreeSet<String> unused = new TreeSet<>(GAME.words("en").keys());
        unused.removeAll(wanted());
        assertThat(unused).isEmpty();
    }

    @Test
    void everyLanguageHasTheSameEntriesWithTheSameSlots() {
        Catalogue english = GAME.words("en");
        Catalogue portuguese = GAME.words("pt");
        assertThat(new TreeSet<>(portuguese.keys())).isEqualTo(new TreeSet<>(english.keys()));
        for (String key : english.keys()) {
            assertThat(slots(portuguese.word(key))).as(key).isEqualTo(slots(english.word(key)));
        }
    }

    private static Set<String> slots(String sentence) {
        Set<String> slots = new TreeSet<>();
        Matcher slot = Pattern.compile("\\{\\d}").matcher(sentence);
        while (slot.find()) {
            slots.add(slot.group());
        }
        return slots;
    }
}
