package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.turn.Control;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapter 22: Rommel. */
class Chapter22RommelTest {
    @Test
    @Rule({"afrika-korps 22.1a", "afrika-korps 22.1b"})
    void twoHexesWithRommelGiveTwoPoints() {
        Table table =
                Table.axis().with("Brescia R40", "Rom R40").play("escort Brescia R40-R41-R42");
        table.at("Rom", "R42").at("Brescia", "R42");
        table.legal("march Brescia R42-R43-R44-R45-R46");
        table.refused("march Brescia R42-R43-R44-R45-R46-R47", "5.2a");
        table.refused("escort Brescia R42-R43-R44", "22.1b");
        assertThat(table.left("Rom")).isEqualTo(10);
    }

    @Test
    @Rule("afrika-korps 22.1b")
    void severalGoWithHimOnOneLeg() {
        Table table = Table.axis().with("Brescia R40", "Pavia R40", "Rom R40", "AxS1 R40");
        table.play("escort Brescia R40-R41-R42", "escort Pavia R40-R41-R42");
        table.play("escort AxS1 R40-R41-R42");
        assertThat(table.left("Rom")).isEqualTo(10);
        Table other = Table.axis().with("Brescia R40", "Pavia R40", "Rom R40");
        other.play("escort Brescia R40-R41-R42").refused("escort Pavia R40-Q40-Q41", "22.1a");
    }

    @Test
    @Rule({"afrika-korps 22.1a", "afrika-korps 6.2b"})
    void alsoWhenAllItsPointsAreSpent() {
        Table table = Table.axis().with("Brescia R36", "Rom R40");
        table.play("march Brescia R36-R37-R38-R39-R40", "escort Brescia R40-R41-R42");
        table.at("Brescia", "R42").refused("march Brescia R42-R43", "5.2a");
    }

    @Test
    @Rule("afrika-korps 22.1c")
    void theBonusLiftsNoStop() {
        Table table = Table.axis().with("21/5 R39", "Rom R40", "7A/1 R41", "AxS1 R39");
        table.play("march 21/5 R39-R40").refused("escort 21/5 R40-Q39-Q38", "8.1a");
    }

    @Test
    @Rule({"afrika-korps 22.3a", "afrika-korps 22.3b", "afrika-korps 15.1b"})
    void heBlocksNobody() {
        Table.allies().with("7/4 R39", "Rom R40", "Brescia R30").legal("march 7/4 R39-R40-R41");
    }

    @Test
    @Rule({"afrika-korps 22.4b", "afrika-korps 22.4a"})
    void leftAloneInAZoneHeGoesToTheNearestUnit() {
        Table table = Table.allies().with("7/4 R42", "Rom R40", "Brescia R36", "Pavia R33");
        table.play("march 7/4 R42-R41").at("Rom", "R36");
        Table safe = Table.allies().with("7/4 R43", "Rom R40", "Brescia R36");
        safe.play("march 7/4 R43-R42").at("Rom", "R40");
        Table upon = Table.allies().with("7/4 R42", "Rom R40", "Brescia R36");
        upon.play("march 7/4 R42-R41-R40").at("Rom", "R36");
    }

    @Test
    @Rule({"afrika-korps 22.4.2a", "afrika-korps 22.4.2b"})
    void betweenTwoAsNearTheAxisChooses() {
        Table table = Table.allies().with("7/4 T43", "Rom R40", "Brescia R37", "Pavia O37");
        table.play("march 7/4 T43-S42-S41").step("placing-rommel axis");
        table.refused("place W2", "22.4.2a").play("place O37").at("Rom", "O37");
        table.step("moving allies");
    }

    @Test
    @Rule("afrika-korps 22.4.1a")
    void heEntersAZoneOnlyWithACombatUnit() {
        Table table = Table.axis().with("Rom R38", "7A/1 R41", "AxS1 R38");
        table.refused("march Rom R38-R39-R40", "22.4.1a").with("21/5 R40");
        table.legal("march Rom R38-R39-R40");
    }

    @Test
    @Rule({"afrika-korps 22.2a", "afrika-korps 22.5a", "afrika-korps 4.3a"})
    void heCountsForNoStackButHoldsAPort() {
        Table table = Table.axis().with("Brescia W3", "Pavia W3", "Trento W3", "Rom W3");
        table.legal("done").with("Brescia X9", "Pavia X9", "Trento X9");
        Board board = new Board(Table.GAME.campaign().ground()).read(table.position());
        assertThat(
                        new Control(Table.GAME.rules().theatre())
                                .holds(board, Roster.AXIS, Table.hex("W3")))
                .isTrue();
    }

    @Test
    @Rule({"afrika-korps 22.5b", "afrika-korps 4.2a"})
    void withoutCombatUnitsTheAxisHasLost() {
        Table table =
                Table.allies().with("Sabratha R40", "7/4 R41", "AlS1 R42", "Rom W3").play("done");
        table.battle("7/4", "Sabratha", "AlS1").play("done").dice(1).play("resolve 1");
        table.step("over");
        assertThat(Table.GAME.rules().leader(table.position())).isEqualTo(Roster.ALLIES);
    }
}
