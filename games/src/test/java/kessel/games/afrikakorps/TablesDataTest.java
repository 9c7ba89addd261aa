package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.data.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables against the book's examples and against counts taken from the print. */
class TablesDataTest {
    private static final Item TABLES = DataFiles.yaml("tables");
    private static final Item COMBAT = TABLES.at("combat");

    private static String result(String odds, int die) {
        List<String> row = COMBAT.at(String.valueOf(die)).texts();
        assertThat(row).hasSameSizeAs(COMBAT.at("columns").list());
        return row.get(COMBAT.at("columns").texts().indexOf(odds));
    }

    /** A elim, A back 2, exchange, D back 2, D elim: how often each stands in a column. */
    @ParameterizedTest
    @CsvSource({
        "1-6, 5 1 0 0 0", "1-5, 4 2 0 0 0", "1-4, 3 3 0 0 0", "1-3, 2 4 0 0 0",
        "1-2, 2 2 1 1 0", "1-1, 2 1 1 1 1", "2-1, 1 1 2 1 1", "3-1, 0 0 2 2 2",
        "4-1, 0 0 1 2 3", "5-1, 0 0 0 2 4", "6-1, 0 0 0 1 5"
    })
    void eachColumnHasItsShareOfResults(String odds, String shares) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String code : List.of("A-elim", "A-back-2", "exchange", "D-back-2", "D-elim")) {
            counts.put(code, 0);
        }
        for (int die = 1; die <= 6; die++) {
            assertThat(counts.computeIfPresent(result(odds, die), (_, count) -> count + 1))
                    .isNotNull();
        }
        assertThat(String.join(" ", counts.values().stream().map(String::valueOf).toList()))
                .isEqualTo(shares);
        assertThat(TABLES.at("results").entries()).containsOnlyKeys(counts.keySet());
    }

    /** Single cells by which the columns are told apart, from the book's examples and its print. */
    @ParameterizedTest
    @CsvSource({
        "3-1, 6, D-elim", "3-1, 3, D-back-2", "1-6, 3, A-back-2", "1-5, 4, A-back-2",
        "1-4, 1, A-back-2", "1-4, 2, A-elim", "1-2, 1, D-back-2", "1-2, 2, exchange",
        "1-1, 1, D-elim", "1-1, 3, D-back-2", "2-1, 5, exchange", "2-1, 6, A-elim",
        "4-1, 3, D-elim", "4-1, 5, D-back-2", "5-1, 4, D-back-2", "6-1, 2, D-back-2",
        "6-1, 4, D-elim"
    })
    void theBookPrints(String odds, int die, String result) {
        assertThat(result(odds, die)).isEqualTo(result);
    }

    @Test
    void theColumnsRunFromOneToSixToSixToOne() {
        List<String> odds = new ArrayList<>();
        for (int less = 6; less >= 1; less--) {
            odds.add("1-" + less);
        }
        for (int more = 2; more <= 6; more++) {
            odds.add(more + "-1");
        }
        assertThat(COMBAT.at("columns").texts()).isEqualTo(odds);
        assertThat(DataFiles.yaml("game").at("odds").at("worst").text()).isEqualTo(odds.getFirst());
        assertThat(DataFiles.yaml("game").at("odds").at("best").text()).isEqualTo(odds.getLast());
        assertThat(COMBAT.entries()).hasSize(7);
    }

    /** 12.2: sunk on 1-2, then on 1-3, then on 1. */
    @ParameterizedTest
    @CsvSource({"1941-04, 2", "1941-07, 3", "1941-12, 1"})
    void axisSupplyIsSunkUpTo(String column, int die) {
        Item table = TABLES.at("axis-supply");
        assertThat(table.at("columns").texts()).hasSize(3).contains(column);
        for (int roll = 1; roll <= 6; roll++) {
            assertThat(
                            table.at(String.valueOf(roll))
                                    .texts()
                                    .get(table.at("columns").texts().indexOf(column)))
                    .isEqualTo(roll <= die ? "sunk" : "arrives");
        }
    }

    /** 6.1, 14.2, 17.1, 22.1, 24.2, 9.1: the numbers of the book. */
    @Test
    void theValuesAreThoseOfTheBook() {
        Item game = DataFiles.yaml("game");
        assertThat(game.at("stacking").at("combat-units").number()).isEqualTo(3);
        assertThat(game.at("road").at("bonus").number()).isEqualTo(10);
        assertThat(game.at("supply").at("line").number()).isEqualTo(5);
        assertThat(game.at("supply").at("needed-from").text()).isEqualTo("1-2");
        assertThat(game.at("rommel").at("bonus").number()).isEqualTo(2);
        assertThat(game.at("rommel").at("together").number()).isEqualTo(2);
        assertThat(game.at("isolation").at("turns").number()).isEqualTo(2);
        assertThat(game.at("odds").at("automatic").text()).isEqualTo("7-1");
        assertThat(game.at("odds").at("automatic-if-surrounded").text()).isEqualTo("5-1");
        assertThat(game.at("first").text()).isEqualTo("axis");
    }
}
