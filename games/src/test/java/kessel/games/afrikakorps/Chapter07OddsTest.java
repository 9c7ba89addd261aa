package kessel.games.afrikakorps;

import static kessel.games.afrikakorps.data.ResultsTable.Result.A_BACK_2;
import static kessel.games.afrikakorps.data.ResultsTable.Result.A_ELIM;
import static kessel.games.afrikakorps.data.ResultsTable.Result.D_BACK_2;
import static kessel.games.afrikakorps.data.ResultsTable.Result.D_ELIM;
import static kessel.games.afrikakorps.data.ResultsTable.Result.EXCHANGE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import kessel.games.afrikakorps.data.ResultsTable;
import kessel.games.afrikakorps.data.ResultsTable.Result;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 7, first half: odds, the table of results, exchanges. */
class Chapter07OddsTest {
    @ParameterizedTest
    @CsvSource({"7,2,3-1", "2,7,1-4", "3,2,1-1", "30,9,3-1", "7,1,7-1", "1,7,1-7", "6,17,1-3"})
    @Rule({
        "afrika-korps 7.3b",
        "afrika-korps CRT-b",
        "afrika-korps CRT-c",
        "afrika-korps CRT-e",
        "afrika-korps E5",
        "afrika-korps E6",
        "afrika-korps E7",
        "afrika-korps E9"
    })
    void fractionsFavourTheDefender(int attack, int defence, String odds) {
        // E5, E6, E7, E9.
        assertThat(ResultsTable.name(ResultsTable.odds(attack, defence))).isEqualTo(odds);
    }

    @ParameterizedTest
    @CsvSource({
        "-6,5,1,0,0,0",
        "-5,4,2,0,0,0",
        "-4,3,3,0,0,0",
        "-3,2,4,0,0,0",
        "-2,2,2,1,1,0",
        "1,2,1,1,1,1",
        "2,1,1,2,1,1",
        "3,0,0,2,2,2",
        "4,0,0,1,2,3",
        "5,0,0,0,2,4",
        "6,0,0,0,1,5"
    })
    @Rule({"afrika-korps CRT-a", "afrika-korps 7.3c"})
    void resultsOfEachColumn(int odds, int ae, int ab, int ex, int db, int de) {
        List<Result> results =
                java.util.stream.IntStream.rangeClosed(1, 6)
                        .mapToObj(die -> Table.GAME.campaign().results().result(odds, die))
                        .toList();
        assertThat(
                        List.of(A_ELIM, A_BACK_2, EXCHANGE, D_BACK_2, D_ELIM).stream()
                                .map(result -> Collections.frequency(results, result))
                                .toList())
                .containsExactly(ae, ab, ex, db, de);
    }

    @Test
    @Rule({"afrika-korps CRT-d", "afrika-korps E8"})
    void aSixAtThreeToOneEliminatesTheDefenders() {
        // E8.
        assertThat(Table.GAME.campaign().results().result(3, 6)).isEqualTo(D_ELIM);
    }

    @Test
    @Rule({
        "afrika-korps 7.5c",
        "afrika-korps 7.5d",
        "afrika-korps 7.5e",
        "afrika-korps 7.5f",
        "afrika-korps 10.2a",
        "afrika-korps 10.2b",
        "afrika-korps E10"
    })
    void anExchangeWithADoubledDefender() {
        // E10: seven 1-1-6 against a 2-3-4 on an escarpment, 7:6.
        Table table =
                Table.allies()
                        .with("Pavia L39", "AlS1 N40", "7A/1 M40", "7A/2 M40", "Pol M40")
                        .with("4I/5 M39", "4I/7 M39", "4I/11 M39", "4I/23 L40");
        table.play("done").step("planning allies");
        table.battle("Pavia", "7A/1", "7A/2", "Pol", "4I/5", "4I/7", "4I/11", "4I/23", "AlS1");
        table.play("done").dice(2).play("resolve 1").step("paying allies").at("Pavia", "dead");
        table.play("lose 7A/1", "lose 7A/2", "lose Pol", "lose 4I/5", "lose 4I/7");
        table.step("paying allies").play("lose 4I/11").at("7A/1", "dead").at("4I/23", "L40");
    }

    @Test
    @Rule({"afrika-korps 7.5c", "afrika-korps 7.5d", "afrika-korps E11"})
    void anExchangeThatTheDefenderPays() {
        // E11: a 3-4-6 against four 1-1-6 in the open, 3:4.
        Table table =
                Table.axis()
                        .with("Trieste R40", "AxS1 R38", "7A/1 R41", "7A/2 R41", "Pol R41")
                        .with("4I/5 Q40");
        table.play("done").battle("Trieste", "7A/1", "7A/2", "Pol", "4I/5", "AxS1");
        table.play("done").dice(2).play("resolve 1").step("paying allies").at("Trieste", "dead");
        table.play("lose 7A/1", "lose 7A/2", "lose 4I/5");
        table.at("Pol", "R41").at("4I/5", "dead");
    }

    @Test
    @Rule("afrika-korps 7.5d")
    void nobodyPaysWithAUnitTooMany() {
        Table table =
                Table.axis()
                        .with("21/5 R40", "21/3 R40", "AxS1 R38", "22Gds R41", "9A/20 R41")
                        .with("3IMot R41");
        table.play("done").battle("21/5", "21/3", "22Gds", "9A/20", "3IMot", "AxS1");
        table.play("done").dice(2).play("resolve 1").step("paying axis");
        table.refused("lose 21/3", "7.5d").play("lose 21/5").at("21/5", "dead").at("21/3", "R40");
    }

    @Test
    @Rule({"afrika-korps 7.4a", "afrika-korps 7.4b"})
    void aboveSixToOneNoDieIsRolled() {
        Table table = Table.axis().with("21/5 R40", "AxS1 R38", "7A/1 R41").play("done");
        table.battle("21/5", "7A/1", "AxS1").play("done", "resolve 1").at("7A/1", "dead");
    }

    @Test
    @Rule({"afrika-korps 7.4c", "afrika-korps 11.6c"})
    void nobodyMayAttackAtWorseThanOneToSix() {
        Table table =
                Table.axis()
                        .with("Folgore R39", "7/4 R42", "2/3 R42")
                        .play("march Folgore R39-R40-R41");
        table.refused("done", "11.6c");
        table.play("take-back").legal("done");
    }

    @Test
    @Rule({"afrika-korps 7.4d", "afrika-korps 7.4e", "afrika-korps 11.6b"})
    void whoIsTrappedAtWorseThanOneToSixGoesFirst() {
        Table table = Table.axis().with("Folgore R41", "7/4 R42", "2/3 R42").dooms("Folgore");
        table.play("done").refused("done", "8.4b").play("abandon Folgore", "done");
        table.at("Folgore", "dead").at("7/4", "R42");
    }

    @Test
    @Rule("afrika-korps 11.6b")
    void whoeverCanFightIsNotGivenUp() {
        Table table = Table.axis().with("21/5 R41", "AxS1 R41", "7/4 R42").play("done");
        table.refused("abandon 21/5", "11.6b");
    }

    @Test
    @Rule({"afrika-korps 7.5a", "afrika-korps 7.5h"})
    void eliminations() {
        Table attacker = Table.axis().with("21/5 R41", "7/4 R42", "AxS1 R40").play("done");
        attacker.battle("21/5", "7/4", "AxS1").play("done").dice(6).play("resolve 1");
        attacker.at("21/5", "dead").at("7/4", "R42");
        Table defender = Table.axis().with("21/5 R41", "7/4 R42", "AxS1 R40").play("done");
        defender.battle("21/5", "7/4", "AxS1").play("done").dice(1).play("resolve 1");
        defender.at("21/5", "R41").at("7/4", "dead");
    }
}
