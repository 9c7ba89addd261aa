package kessel.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import kessel.engine.game.Effort;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Printed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a newcomer reads first of every game: short, and true to where it points. */
class PrimersTest {
    private static final Pattern LINK = Pattern.compile("]\\(#([^)]+)\\)");

    @ParameterizedTest
    @CsvSource({"gazala, pt", "diadem, pt", "blitzkrieg, pt", "afrika-korps, it", "desert-fox, zh"})
    void aPrimerPointsToRulesThatAreThereInBothLanguagesAlike(String id, String language) {
        Game<?, ?> game = GameBox.open(id);
        List<String> english = links(game.printed(), id, "en");
        assertThat(english).hasSizeGreaterThan(5);
        assertThat(links(game.printed(), id, language)).isEqualTo(english);
        for (String spoken : List.of("en", language)) {
            String rules = game.printed().text(id + "/rules", spoken);
            assertThat(english).allSatisfy(rule -> assertThat(rules).contains(anchor(rule)));
        }
    }

    private static List<String> links(Printed printed, String id, String language) {
        return LINK.matcher(printed.text(id + "/primer", language))
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    private static String anchor(String rule) {
        return "<a id=\"" + rule + "\"></a>";
    }

    @ParameterizedTest
    @ValueSource(strings = {"gazala", "diadem", "blitzkrieg", "afrika-korps", "desert-fox"})
    void everyScenarioTellsHowLongItTakes(String id) {
        Printed printed = GameBox.open(id).printed();
        Effort effort = printed.effort();
        assertThat(effort.difficulty()).isBetween(1, Effort.HARDEST);
        assertThat(effort.hours().keySet())
                .containsExactlyInAnyOrderElementsOf(
                        printed.scenarios().stream().map(Printed.Scenario::id).toList());
    }
}
