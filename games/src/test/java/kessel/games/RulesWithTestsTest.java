package kessel.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/**
 * Every rule on the rules pages has a test, every rule that a test or the program cites is on a
 * page, and a report says which tests check which rule.
 */
class RulesWithTestsTest {
    /** Each game with the package of its rules. */
    private static final Map<String, String> GAMES =
            Map.of(
                    "gazala", "brigade",
                    "diadem", "brigade",
                    "blitzkrieg", "brigade",
                    "afrika-korps", "afrikakorps",
                    "desert-fox", "desertfox");

    /** Each book with its second language. */
    private static final Map<String, String> BOOKS =
            new TreeMap<>(
                    Map.of(
                            "gazala", "pt",
                            "diadem", "pt",
                            "blitzkrieg", "pt",
                            "brigade", "pt",
                            "table", "pt",
                            "afrika-korps", "it",
                            "desert-fox", "zh"));

    /** Books whose tests are still being written: the report shows which rules have none. */
    private static final Set<String> GROWING = Set.of();

    private static final Pattern ANCHOR = Pattern.compile("^- <a id=\"([^\"]+)\"></a>(.*)$");
    private static final Pattern CITED =
            Pattern.compile("\"((?:\\d+\\.\\d[\\w.-]*)|T-[A-Z]{3}-\\w|K\\d)\"");
    private static final Pattern CITED_IN_DATA =
            Pattern.compile("(?:rule: |kept: |\\((?=\\d+\\.))([\\w.-]+?)[ ,})]");
    private static final Path REPORT = Path.of("target", "rules-and-tests.md");

    @Test
    void everyRuleHasATestAndEveryTestedRuleExists() throws Exception {
        Map<String, List<String>> tests = testsByRule();
        Map<String, Map<String, String>> books = new LinkedHashMap<>();
        for (String book : BOOKS.keySet()) {
            books.put(book, rules(book, "en"));
        }
        writeReport(books, tests);
        List<String> untested = new ArrayList<>();
        List<String> unknown = new ArrayList<>(tests.keySet());
        books.forEach(
                (book, rules) ->
                        rules.keySet()
                                .forEach(
                                        id -> {
                                            String rule = book + " " + id;
                                            unknown.remove(rule);
                                            if (!tests.containsKey(rule)
                                                    && !GROWING.contains(book)) {
                                                untested.add(rule);
                                            }
                                        }));
        assertThat(unknown).as("rules that tests name but no page has").isEmpty();
        assertThat(untested).as("rules without a test").isEmpty();
    }

    @Test
    void everyRuleThatAGameCitesIsOnItsPage() throws IOException {
        List<String> missing = new ArrayList<>();
        for (String game : GAMES.keySet()) {
            TreeSet<String> known = new TreeSet<>(rules(game, "en").keySet());
            known.addAll(rules("table", "en").keySet());
            for (Path file : sources(game)) {
                cited(file).stream()
                        .filter(id -> !known.contains(id))
                        .forEach(id -> missing.add(file + " cites " + id));
            }
        }
        assertThat(missing).isEmpty();
    }

    /** A game's own sources and data, and what all games share. */
    private static List<Path> sources(String game) throws IOException {
        Set<String> theatres =
                GAMES.keySet().stream()
                        .map(id -> id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1))
                        .map(name -> name + ".java")
                        .collect(Collectors.toSet());
        theatres.add("SeriesRule.java"); // checked game by game in SeriesRulesTest
        theatres.removeIf(name -> name.equalsIgnoreCase(game + ".java"));
        List<Path> sources = new ArrayList<>();
        for (Path root :
                List.of(
                        Path.of("src", "main", "java", "kessel", "games", GAMES.get(game)),
                        Path.of("src", "main", "java", "kessel", "games", "kit"),
                        Path.of("data", game),
                        Path.of("..", "engine", "src", "main", "java"))) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(
                                file ->
                                        file.toString()
                                                .matches(".*(\\.java|game\\.yaml|campaign\\.yaml)"))
                        .filter(file -> !theatres.contains(file.getFileName().toString()))
                        .forEach(sources::add);
            }
        }
        return sources;
    }

    /** The table's own book belongs to the engine. */
    private static Path page(String book, String language) {
        Path own = Path.of("data", book, "rules." + language + ".md");
        return Files.exists(own) ? own : Path.of("..", "engine").resolve(own);
    }

    private static List<String> cited(Path file) throws IOException {
        List<String> ids = new ArrayList<>();
        boolean yaml = file.toString().endsWith(".yaml");
        Matcher cited =
                (yaml ? CITED_IN_DATA : CITED)
                        .matcher(Files.readString(file).replaceAll("#.*", ""));
        while (cited.find()) {
            ids.add(cited.group(1));
        }
        return ids;
    }

    @Test
    void thePagesHaveTheSameRulesInEveryLanguage() throws IOException {
        for (String book : BOOKS.keySet()) {
            assertThat(List.copyOf(rules(book, BOOKS.get(book)).keySet()))
                    .as(book)
                    .isEqualTo(List.copyOf(rules(book, "en").keySet()));
        }
    }

    private static Map<String, String> rules(String book, String language) throws IOException {
        Map<String, String> rules = new LinkedHashMap<>();
        for (String line : Files.readAllLines(page(book, language))) {
            Matcher anchor = ANCHOR.matcher(line);
            if (anchor.matches()) {
                assertThat(rules.put(anchor.group(1), anchor.group(2).strip()))
                        .as(book + " has " + anchor.group(1) + " twice")
                        .isNull();
            }
        }
        assertThat(rules).as("rules of " + book).isNotEmpty();
        return rules;
    }

    private static Map<String, List<String>> testsByRule() throws Exception {
        Map<String, List<String>> tests = new LinkedHashMap<>();
        Path root = Path.of("target", "test-classes");
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith("Test.class"))
                            .sorted()
                            .toList()) {
                String name = root.relativize(file).toString().replace(".class", "");
                Class<?> type = Class.forName(name.replace('/', '.').replace('\\', '.'));
                for (Method method : type.getDeclaredMethods()) {
                    Rule rule = method.getAnnotation(Rule.class);
                    if (rule != null) {
                        for (String id : rule.value()) {
                            tests.computeIfAbsent(id, _ -> new ArrayList<>())
                                    .add(type.getSimpleName() + "." + method.getName());
                        }
                    }
                }
            }
        }
        return tests;
    }

    private static void writeReport(
            Map<String, Map<String, String>> books, Map<String, List<String>> tests)
            throws IOException {
        StringBuilder report = new StringBuilder("# The rules and their tests\n");
        books.forEach(
                (book, rules) -> {
                    long tested =
                            rules.keySet().stream()
                                    .filter(id -> tests.containsKey(book + " " + id))
                                    .count();
                    report.append("\n## ").append(book).append(": ").append(tested);
                    report.append(" of ").append(rules.size()).append(" rules tested\n\n");
                    report.append("| rule | tests |\n|---|---|\n");
                    rules.keySet()
                            .forEach(
                                    id -> {
                                        List<String> of =
                                                tests.getOrDefault(
                                                        book + " " + id, List.of("**none**"));
                                        report.append("| ").append(id).append(" | ");
                                        report.append(String.join(", ", of)).append(" |\n");
                                    });
                });
        Files.writeString(REPORT, report);
    }
}
