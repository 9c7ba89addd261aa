package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import kessel.games.brigade.data.SeriesRule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules that the series cites have, in every game, a number that is on the game's page. */
class SeriesRulesTest {
    private static Stream<BrigadeGame> games() {
        return Stream.of(Table.GAZALA, Table.DIADEM, Table.BLITZKRIEG);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyArticleIsOnTheRulesPage(BrigadeGame game) {
        String page = game.printed().text(game.id() + "/rules", "en");
        for (SeriesRule article : SeriesRule.values()) {
            String number = game.campaign().cite(article);
            if (number != null) {
                assertThat(page).as(article.name()).contains("<a id=\"" + number + "\"></a>");
            }
        }
    }
}
