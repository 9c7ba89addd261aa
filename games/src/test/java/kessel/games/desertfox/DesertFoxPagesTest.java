package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;
import kessel.engine.words.Catalogue;
import kessel.games.desertfox.DesertFoxData.Group;
import kessel.games.desertfox.DesertFoxData.Line;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules pages and the catalogues: complete, the same in both languages, true to the data. */
class DesertFoxPagesTest {
    private static final List<String> LANGUAGES = List.of("en", "zh");
    private static final Pattern RULE =
            Pattern.compile("(?m)^- <a id=\"([^\"]+)\"></a>\\*\\*([^*]+)\\*\\* ?(.*)$");

    /** Every article of the book with the letter of its last rule. */
    private static final String ARTICLES =
            "1.1e 1.2h 1.3h 1.4d 2.0r 2.1f 3.0a 3.1j 3.2e 3.3f 3.4d 3.5d 3.6g 3.7g 4.0d 4.1d 4.2g"
                    + " 4.3s 4.4f 5.0l 5.1j 5.2d 5.3e 6.0d 6.1g 6.2f 6.3g 6.4f 7.0e 7.1d 7.2k 8.0a"
                    + " 8.1i 8.2f 8.3c 9.0a 9.1c 9.2e 9.3e 9.31j 9.32g 9.33e 9.34n 9.35h 9.4e 10.0a"
                    + " 10.1c 10.2a 10.3a 10.4c 11.0f 11.1f 11.2d 11.3e 11.4g 11.5f 11.6e 11.7c"
                    + " App.a";

    private static final String REINFORCEMENTS =
            "App.B2 App.B4 App.B6 App.B8 App.B10 App.B12 App.B14 App.B16 App.B18 App.B20"
                    + " App.X3 App.X5 App.X7 App.X11 App.X17 App.X19";

    /** The worked examples of the book, those of several parts with the letter of the last. */
    private static final String EXAMPLES =
            "B1 B2 B3 B4 B5c B6b B7 B8b B9d B10l B11 B12 B13 B14 B15 B16";

    private static String page(String name, String language) {
        return DesertFoxData.LIBRARY.text("desert-fox/" + name + "." + language + ".md");
    }

    private static Map<String, String> rules(String language) {
        Map<String, String> rules = new LinkedHashMap<>();
        Matcher rule = RULE.matcher(page("rules", language));
        while (rule.find()) {
            assertThat(rule.group(2)).matches("(Example |範例 )?" + Pattern.quote(rule.group(1)));
            assertThat(rules.put(rule.group(1), rule.group(3))).as(rule.group(1)).isNull();
        }
        return rules;
    }

    private static Set<String> expected() {
        Set<String> ids = new TreeSet<>(List.of(REINFORCEMENTS.split(" ")));
        Stream.of((ARTICLES + " " + EXAMPLES).split(" "))
                .forEach(
                        last -> {
                            char letter = last.charAt(last.length() - 1);
                            if (Character.isDigit(letter)) {
                                ids.add(last);
                            }
                            for (char each = 'a'; each <= letter; each++) {
                                ids.add(last.substring(0, last.length() - 1) + each);
                            }
                        });
        for (int i = 1; i <= 9; i++) {
            ids.add("TS." + i);
        }
        for (int i = 1; i <= 32; i++) {
            ids.add("C" + i);
        }
        return ids;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void everyRuleHasItsAnchor(String language) {
        assertThat(new TreeSet<>(rules(language).keySet())).isEqualTo(expected());
    }

    @Test
    void bothPagesHaveTheSameRulesInTheSameOrder() {
        Map<String, String> english = rules("en");
        Map<String, String> chinese = rules("zh");
        assertThat(List.copyOf(chinese.keySet())).isEqualTo(List.copyOf(english.keySet()));
        english.forEach(
                (id, text) -> {
                    assertThat(chinese.get(id).contains("*裁定："))
                            .as(id + " is a ruling on both pages or on neither")
                            .isEqualTo(text.contains("*Ruling: "));
                    assertThat(text).as(id).isNotBlank();
                });
    }

    /** Whatever a rule refers to is on the page. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void noReferenceDangles(String language) {
        Map<String, String> rules = rules(language);
        List<String> dangling = new ArrayList<>();
        Pattern reference =
                Pattern.compile("(?<![\\w.])(\\d{1,2}\\.\\d{1,2}[a-z]|TS\\.\\d)(?!\\w)");
        for (String text : List.of(page("rules", language), page("notes", language))) {
            Matcher found = reference.matcher(text);
            while (found.find()) {
                if (!rules.containsKey(found.group(1))) {
                    dangling.add(found.group(1));
                }
            }
        }
        assertThat(dangling).isEmpty();
    }

    /** Whatever rule the data cite is on the page. */
    @Test
    void everyRuleThatTheDataCiteExists() {
        Map<String, String> rules = rules("en");
        List<String> files =
                new ArrayList<>(
                        List.of("game.yaml", "tables.yaml", "arrivals.yaml", "counters.yaml"));
        DesertFoxData.scenarios().forEach(id -> files.add("scenarios/" + id + ".yaml"));
        for (String file : files) {
            String text = DesertFoxData.LIBRARY.text("desert-fox/" + file);
            Matcher cited =
                    Pattern.compile("\\b(\\d{1,2}\\.\\d{1,2}[a-z]|App\\.\\w+)\\b").matcher(text);
            while (cited.find()) {
                assertThat(rules).as(file).containsKey(cited.group(1));
            }
        }
    }

    /** The lists on the pages, "3× 4/4, 2/2★", say what the files say. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void theListsOnThePagesAreThoseOfTheFiles(String language) {
        Map<String, String> rules = rules(language);
        List<Group> groups = new ArrayList<>();
        DesertFoxData.scenarios().forEach(id -> groups.addAll(DesertFoxData.setUp(id)));
        Pattern item = Pattern.compile("(?:(\\d)× )?(\\d/\\d★?)");
        for (Group group : groups) {
            String rule = group.rule().equals("11.5d") ? "11.4b" : group.rule();
            Map<String, Integer> told = new TreeMap<>();
            Matcher found = item.matcher(rules.get(rule).replaceAll("\\*.*", ""));
            while (found.find()) {
                int count = found.group(1) == null ? 1 : Integer.parseInt(found.group(1));
                told.merge(found.group(2), count, Integer::sum);
            }
            Map<String, Integer> listed = new TreeMap<>();
            for (Line line : group.lines()) {
                String strength = line.strength() + "/" + line.of() + (line.star() ? "★" : "");
                listed.merge(strength, line.blocks().size(), Integer::sum);
            }
            assertThat(told).as(group.rule()).isEqualTo(listed);
        }
    }

    /** Emphasis that opens also closes: a stray star would swallow a sentence. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void emphasisIsClosed(String language) {
        rules(language)
                .forEach(
                        (id, text) -> {
                            long stars = text.chars().filter(letter -> letter == '*').count();
                            assertThat(stars % 2).as(id).isZero();
                        });
    }

    private static Catalogue words(String language) {
        return Catalogue.read(
                DesertFoxData.LIBRARY, List.of("desert-fox/words." + language + ".yaml"));
    }

    @Test
    void theCataloguesHaveTheSameEntries() {
        assertThat(new TreeSet<>(words("zh").keys())).isEqualTo(new TreeSet<>(words("en").keys()));
    }

    @Test
    void whateverTheFilesNameHasAWord() {
        HexMap map = HexMapFile.read(DesertFoxData.file("map.yaml"));
        Map<String, Stream<String>> named = new LinkedHashMap<>();
        var game = DesertFoxData.file("game.yaml");
        named.put("side", game.at("sides").texts().stream());
        named.put("nation", game.at("nations").entries().keySet().stream());
        named.put("type", game.at("types").entries().keySet().stream());
        named.put(
                "class",
                game.at("types").entries().values().stream().map(type -> type.at("class").text()));
        named.put("operation", game.at("operations").entries().keySet().stream());
        named.put("move", game.at("moves").texts().stream());
        named.put("victory", game.at("victory").entries().keySet().stream());
        named.put("box", game.at("boxes").entries().keySet().stream());
        named.put("option", game.at("options").entries().keySet().stream());
        named.put("scenario", DesertFoxData.scenarios().stream());
        named.put("area", DesertFoxData.areas(map).keySet().stream());
        named.put("place", map.places().keySet().stream());
        named.put("fire", DesertFoxData.file("tables.yaml").at("fire").entries().keySet().stream());
        named.put(
                "ground",
                Stream.of(map.terrains(), map.features(), map.hexsides(), map.paths())
                        .flatMap(layer -> layer.kinds().stream()));
        Catalogue english = words("en");
        named.forEach(
                (family, names) ->
                        names.forEach(
                                name -> assertThat(english.keys()).contains(family + "." + name)));
        for (String id : DesertFoxData.scenarios()) {
            assertThat(english.word("scenario." + id))
                    .isEqualTo(DesertFoxData.scenario(id).at("title").text());
        }
    }

    /** The Chinese rulebook's own names. */
    @Test
    void chineseNamesAreThoseOfTheRulebook() {
        Catalogue chinese = words("zh");
        Map.of(
                        "place.Tobruk", "托布魯克",
                        "place.Benghazi", "班加西",
                        "place.Bardia", "巴底亞",
                        "place.Alexandria", "亞歷山卓",
                        "place.El Agheila", "阿蓋拉",
                        "box.tripoli", "的黎波里",
                        "operation.blitz", "閃電作戰",
                        "move.convergence", "匯流",
                        "state.disrupted", "混亂")
                .forEach((key, word) -> assertThat(chinese.word(key)).isEqualTo(word));
    }

    @Test
    void thereAreNotesInBothLanguages() {
        LANGUAGES.forEach(language -> assertThat(page("notes", language)).startsWith("# "));
    }
}
