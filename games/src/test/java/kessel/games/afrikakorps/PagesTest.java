package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import kessel.engine.data.Library;
import kessel.engine.words.Catalogue;
import kessel.games.afrikakorps.position.Flags;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules pages have every rule of the book in both languages, and the catalogues every word. */
class PagesTest {
    /** Of every article of the book the last rule; those before it begin with a. */
    private static final String ARTICLES =
            """
            1.1g 1.2b 1.2.1a 1.2.2a 1.2.3a 1.3a 1.3.1a 1.3.2a 1.3.3a 1.4a 1.5a 1.6a
            2.1a 2.2a 2.2.1b 2.3c
            3b 3.1c 3.2a 3.3c 3.4a 3.5a
            4.1b 4.2c 4.3d
            5.1a 5.2a 5.3a 5.4b 5.5a 5.6c 5.7c 5.8c
            6.1b 6.2b 6.3c
            7.1f 7.2b 7.3c 7.4f 7.5h 7.6d 7.6.1d 7.6.2a 7.6.3a
            8.1a 8.2a 8.3d 8.4b 8.5a 8.6b 8.7a
            9.1f 9.2c 9.3a 9.4b 9.5a 9.6a 9.7d
            10.1b 10.2c
            11.1a 11.2a 11.3a 11.3.1a 11.3.2a 11.3.3a 11.4a 11.5a 11.6c 11.7f 11.8c 11.9b
            12.1b 12.2d 12.3a 12.3.1a 12.4a
            13.1a 13.2a 13.3c
            14.1b 14.2f 14.3b 14.4b 14.5b 14.6a 14.7a
            15.1c 15.2a 15.2.1f 15.2.1.1a 15.2.1.2a 15.2.2c 15.2.3d 15.2.4b 15.3a 15.3.1a
            15.4a 15.3.2.1c 15.3.2.2d 15.4.1b 15.4.2b 15.5a
            16.1b 16.2a 16.3a
            17.1b 17.2b 17.3a 17.3.1a 17.3.2b
            18.1a 18.2a 18.3a 18.4a 18.4.1b 18.4.2a 18.5d
            19.1a 19.2b 19.3b 19.4a 19.5a 19.6a 19.7a 19.8a
            20.1b 20.2a 20.3a 20.4a 20.5a 20.6a
            21.1b 21.2f 21.3b 21.4c 21.5a 21.6c 21.7a
            22.1c 22.2a 22.3b 22.4d 22.4.1a 22.4.2b 22.5c
            23.1c 23.2c 23.3a 23.4a 23.4.1b 23.4.2b 23.4.3a 23.4.4b 23.5a 23.6a 23.7a
            24.1b 24.2c 24.3b 24.4c 24.5a
            CRT-e
            """;

    private static final int EXAMPLES = 32;
    private static final Pattern ANCHOR =
            Pattern.compile(
                    "(?m)^- <a id=\"([^\"]+)\"></a>\\*\\*(?:Example |Esempio )?([^*]+)\\*\\*");
    private static final Pattern CITED =
            Pattern.compile("(?<![\\w./-])(\\d+(?:\\.\\d+)*[a-h]|CRT-[a-z])(?![\\w/])");

    private static Set<String> expected() {
        Set<String> rules = new TreeSet<>();
        for (String last : ARTICLES.split("\\s+")) {
            String article = last.substring(0, last.length() - 1);
            for (char letter = 'a'; letter <= last.charAt(last.length() - 1); letter++) {
                rules.add(article + letter);
            }
        }
        for (int example = 1; example <= EXAMPLES; example++) {
            rules.add("E" + example);
        }
        rules.addAll(List.of("E13a", "E13b", "E20a"));
        return rules;
    }

    private static List<String> anchors(String language) {
        List<String> anchors = new ArrayList<>();
        Matcher anchor = ANCHOR.matcher(DataFiles.text("rules." + language + ".md"));
        while (anchor.find()) {
            assertThat(anchor.group(2)).isEqualTo(anchor.group(1));
            anchors.add(anchor.group(1));
        }
        return anchors;
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "it"})
    void thePageHasEveryRuleAndEveryExampleOnce(String language) {
        assertThat(anchors(language)).doesNotHaveDuplicates();
        assertThat(new TreeSet<>(anchors(language))).isEqualTo(expected());
    }

    @Test
    void bothPagesHaveTheSameRulesInTheSameOrder() {
        assertThat(anchors("it")).isEqualTo(anchors("en"));
        assertThat(rulings("it", "*Decisione: ")).isEqualTo(rulings("en", "*Ruling: "));
    }

    /** The rules under which a page has a ruling. */
    private static List<String> rulings(String language, String mark) {
        return DataFiles.text("rules." + language + ".md")
                .lines()
                .filter(line -> line.startsWith("- <a id="))
                .filter(line -> line.contains(mark))
                .map(line -> line.substring(line.indexOf('"') + 1, line.indexOf("\">")))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "map.yaml",
                "game.yaml",
                "counters.yaml",
                "tables.yaml",
                "scenarios/campaign.yaml",
                "notes.en.md",
                "notes.it.md",
                "rules.en.md",
                "rules.it.md"
            })
    void everyRuleThatAFileCitesIsOnThePages(String file) {
        Set<String> known = expected();
        List<String> cited = new ArrayList<>();
        Matcher rule = CITED.matcher(DataFiles.text(file));
        while (rule.find()) {
            cited.add(rule.group(1));
        }
        assertThat(cited).isNotEmpty().allMatch(known::contains);
    }

    private static Catalogue words(String language) {
        return Catalogue.read(
                Library.builtIn(PagesTest.class),
                List.of("afrika-korps/words." + language + ".yaml"));
    }

    @Test
    void bothCataloguesHaveTheSameKeys() {
        assertThat(words("it").keys()).isEqualTo(words("en").keys());
    }

    @Test
    void whateverTheDataNamesHasAWord() {
        Set<String> wanted = new TreeSet<>();
        var game = DataFiles.yaml("game");
        add(wanted, "side.", game.at("sides").texts());
        add(wanted, "nation.", game.at("nations").entries().keySet());
        add(wanted, "type.", game.at("types").entries().keySet());
        add(wanted, "ground.", DataFiles.MAP.terrains().kinds());
        add(wanted, "ground.", DataFiles.MAP.hexsides().kinds());
        add(wanted, "ground.", DataFiles.MAP.paths().kinds());
        add(wanted, "feature.", DataFiles.MAP.features().kinds());
        add(wanted, "place.", DataFiles.MAP.places().keySet());
        add(wanted, "place.", DataFiles.yaml("map").at("paths").at("road").entries().keySet());
        add(wanted, "outcome.", DataFiles.yaml("tables").at("results").entries().keySet());
        add(wanted, "outcome.", List.of("sunk", "arrives"));
        add(wanted, "option.", game.at("options").entries().keySet());
        add(wanted, "scenario.", game.at("scenarios").texts());
        add(wanted, "state.", Flags.NAMES);
        add(wanted, "state.", List.of("must-attack", "must-be-attacked"));
        add(wanted, "state.", List.of("attacks", "defends", "supports"));
        add(wanted, "month.", IntStream.rangeClosed(1, 12).mapToObj(String::valueOf).toList());
        wanted.addAll(List.of("setting", "win", "date"));
        Set<String> had = new TreeSet<>(words("en").keys());
        had.removeIf(key -> key.matches("(phase|box|reason)[.].*"));
        assertThat(had).isEqualTo(wanted);
    }

    private static void add(Set<String> keys, String family, Collection<String> ids) {
        ids.forEach(id -> keys.add(family + id));
    }
}
