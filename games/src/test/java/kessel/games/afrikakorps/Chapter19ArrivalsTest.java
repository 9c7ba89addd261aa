package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.games.afrikakorps.turn.Control;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapters 4.3, 12, 19, 20 and 23.4: ports, supply, reinforcements, replacements, the sea. */
class Chapter19ArrivalsTest {
    /** The turn before, played to its end, so that the side's own turn begins with all it has. */
    private static Table axisTurn(int turn, String... pieces) {
        Table table = Table.allies().turn(turn - 1).with(pieces);
        table.play("done");
        if (table.position().stage() == Stage.EXCHANGING) {
            table.play("done");
        }
        assertThat(table.position().turn()).isEqualTo(turn);
        return table;
    }

    private static Table alliedTurn(int turn, String... pieces) {
        Table table = Table.axis().turn(turn).with(pieces).play("done");
        return table.position().stage() == Stage.PLANNING ? table.play("done") : table;
    }

    @Test
    @Rule({"afrika-korps 12.2c", "afrika-korps 4.3d", "afrika-korps 3.1c", "afrika-korps E19"})
    void nobodyRollsWithoutAPort() {
        // E19.
        axisTurn(4, "21/5 W6").step("moving axis");
    }

    @Test
    @Rule({"afrika-korps 12.2a", "afrika-korps 3.1a", "afrika-korps 4.3a", "afrika-korps 13.1a"})
    void withAPortTheAxisRollsAndLandsSupply() {
        Table table = axisTurn(4, "21/5 W3").step("convoy axis").dice(3).play("convoy");
        table.step("unloading axis").refused("unload G25", "12.3.1a").play("unload W3");
        table.at("AxS1", "W3").play("done").step("moving axis").legal("march AxS1 W3-W4-W5");
    }

    @ParameterizedTest
    @CsvSource({"4,2,true", "4,3,false", "7,3,true", "7,4,false", "17,1,true", "17,2,false"})
    @Rule("afrika-korps 12.2b")
    void sunk(int turn, int die, boolean sunk) {
        Table table = axisTurn(turn, "21/5 W3").dice(die).play("convoy");
        assertThat(table.position().stage() == Stage.UNLOADING).isNotEqualTo(sunk);
    }

    @Test
    @Rule({"afrika-korps 12.2d", "afrika-korps 12.4a", "afrika-korps 12.3a", "afrika-korps 15.5a"})
    void noMoreThanThreeOfTheAxis() {
        Table table = axisTurn(4, "21/5 W3", "AxS1 W3", "AxS2 W3", "AxS3 sea", "AxC1 W3");
        table.refused("convoy", "12.2d").play("destroy AxS1").legal("convoy", "done");
    }

    @Test
    @Rule({"afrika-korps 12.1a", "afrika-korps 12.1b", "afrika-korps 3.3a"})
    void theAlliesGetOneATurnUpToFour() {
        Table table = alliedTurn(4, "9A/20 G25", "AlS1 G25", "AlS2 G25", "AlS3 G25");
        table.step("unloading allies").play("unload G25").at("AlS4", "G25");
        Table full = alliedTurn(4, "9A/20 G25", "AlS1 G25", "AlS2 G25", "AlS3 G25", "AlS4 G25");
        full.refused("unload G25", "12.1b").legal("done").legal("destroy AlS1");
        assertThat(Table.GAME.sight().prompt(full.position(), Roster.ALLIES).key())
                .isEqualTo("prompt.supply-enough");
        full.play("destroy AlS1").legal("unload G25");
        assertThat(Table.GAME.sight().prompt(full.position(), Roster.ALLIES).key())
                .isEqualTo("prompt.unloading");
    }

    @Test
    @Rule({"afrika-korps 4.3b", "afrika-korps 4.3c", "afrika-korps 19.7a"})
    void aBaseInAZoneIsNoPortAndTheEnemysNever() {
        Table table = Table.allies().with("9A/20 J62", "21/5 K62");
        Board board = new Board(Table.GAME.campaign().ground()).read(table.position());
        Control control = new Control(Table.GAME.rules().theatre());
        assertThat(control.holds(board, Roster.ALLIES, Table.hex("J62"))).isFalse();
        assertThat(control.holds(board, Roster.AXIS, Table.hex("J62"))).isFalse();
        alliedTurn(4, "9A/20 W3", "Sabratha X9", "Rom X9").step("moving allies");
    }

    @Test
    @Rule({
        "afrika-korps 19.1a",
        "afrika-korps 19.2a",
        "afrika-korps 19.3a",
        "afrika-korps 19.4a",
        "afrika-korps 3.1b"
    })
    void reinforcementsComeWhenTheyAreDueOrLater() {
        Table table = axisTurn(3, "21/5 W3").play("done").step("arriving axis");
        table.refused("arrive 90/361 W3", "19.1a").refused("arrive 15/8 G25", "19.2a");
        table.play("arrive 15/8 W3", "done").step("moving axis").at("15/115", "due");
        table.legal("march 15/8 W3-W4");
    }

    @Test
    @Rule({"afrika-korps 19.5a", "afrika-korps 23.4.1a"})
    void besiegedTobrukIsAPort() {
        Table table = alliedTurn(5, "9A/20 G25", "21/5 H25", "15/8 H26", "AxS1 H25");
        table.play("unload G25", "arrive 7/4 G25", "done").at("7/4", "G25");
    }

    @Test
    @Rule({"afrika-korps 20.1a", "afrika-korps 20.2a", "afrika-korps 20.3a", "afrika-korps 20.5a"})
    void replacementFactors() {
        assertThat(axisTurn(22, "21/5 W3").position().replacements(Roster.AXIS)).isZero();
        assertThat(axisTurn(23, "21/5 W3").position().replacements(Roster.AXIS)).isEqualTo(1);
        assertThat(axisTurn(23, "21/5 W3", "21/3 G25").position().replacements(Roster.AXIS))
                .isEqualTo(2);
        Table allies = alliedTurn(24, "9A/20 G25", "22Gds J62");
        assertThat(allies.position().replacements(Roster.ALLIES)).isEqualTo(3);
    }

    @Test
    @Rule({"afrika-korps 20.1b", "afrika-korps 20.4a"})
    void replacementsCostTheirAttackFactor() {
        Table table =
                axisTurn(24, "21/5 W3", "21/3 G25", "Folgore dead", "Brescia dead", "15/8 dead");
        table.play("done").refused("arrive 15/8 W3", "20.1b").play("arrive Brescia W3");
        table.at("Brescia", "W3").refused("arrive Folgore W3", "20.1b");
    }

    @Test
    @Rule({
        "afrika-korps 23.4a",
        "afrika-korps 23.4.2a",
        "afrika-korps 23.4.4a",
        "afrika-korps 23.5a"
    })
    void whoIsAtSeaLandsOrIsLost() {
        Table table = axisTurn(4, "21/5 W3", "15/8 sea", "15/33 sea", "AxS1 sea").play("done");
        table.refused("arrive 15/8 G25", "23.4.4a").refused("arrive 15/8 J62", "23.4.4a");
        table.play("arrive 15/8 W3", "done").at("15/8", "W3").at("15/33", "dead").at("AxS1", "due");
    }

    @Test
    @Rule({"afrika-korps 23.4a", "afrika-korps 23.4.2b", "afrika-korps 23.3a"})
    void goingToSea() {
        Table table = Table.axis().with("21/5 H26", "15/8 H3", "AxS1 G25");
        table.play("march 21/5 H26-G25", "embark 21/5").at("21/5", "sea");
        table.play("march 15/8 H3-H2").refused("embark 15/8", "23.4a");
        Table landed = axisTurn(3, "21/5 W3").play("done", "arrive 15/8 W3", "done");
        landed.refused("embark 15/8", "23.4.2b").legal("embark 21/5");
    }

    @Test
    @Rule("afrika-korps 23.4.4b")
    void notFromABaseInAZone() {
        Table.allies().with("9A/20 J62", "21/5 K62").refused("embark 9A/20", "23.4.4b");
        Table.allies().with("9A/20 G25", "21/5 H26").legal("embark 9A/20");
    }

    @Test
    @Rule({"afrika-korps 24.3a", "afrika-korps 24.3b"})
    void whoLandsSharesTheIsolationOfThePort() {
        Table table =
                Table.axis()
                        .turn(5)
                        .with("9A/20 G25", "21/5 H25", "15/8 H26", "Ariete F24", "AxS1 H25")
                        .flag(Flags.ISOLATED, "9A/20");
        table.play("done", "done", "done", "arrive 7/4 G25");
        assertThat(table.is("7/4", Flags.ISOLATED)).isTrue();
        assertThat(table.is("7/4", Flags.ISOLATED_AT_START)).isTrue();
    }

    @Test
    @Rule("afrika-korps 11.6c")
    void arrivalsAreTakenBackWithTheMoves() {
        Table table = axisTurn(3, "21/5 W3").play("done", "arrive 15/8 W3", "done");
        table.play("march 15/8 W3-W4", "take-back").step("arriving axis").at("15/8", "due");
        assertThat(table.position().get(Cell.KEPT)).isEqualTo(1);
    }
}
