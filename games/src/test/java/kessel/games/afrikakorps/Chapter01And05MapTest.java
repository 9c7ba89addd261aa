package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.data.Campaign;
import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Lines;
import kessel.games.afrikakorps.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapters 1, 2 and 5: the map, the set-up, and where nobody may go. */
class Chapter01And05MapTest {
    private static final Ground GROUND = Table.GAME.campaign().ground();

    @Test
    @Rule({
        "afrika-korps 1.1a",
        "afrika-korps 1.1b",
        "afrika-korps 1.1c",
        "afrika-korps 1.1e",
        "afrika-korps E1"
    })
    void whatTheRulebookSaysOfSingleHexes() {
        // E1.
        assertThat(GROUND.plainEscarpment(Table.hex("G24"))).isTrue();
        assertThat(GROUND.plainEscarpment(Table.hex("T29"))).isTrue();
        assertThat(GROUND.onRoad(Table.hex("K61"))).isTrue();
        assertThat(GROUND.fortress(Table.hex("H2"))).isTrue();
        assertThat(GROUND.fortress(Table.hex("G25"))).isTrue();
        assertThat(GROUND.base(Roster.AXIS)).isEqualTo(Table.hex("W3"));
        assertThat(GROUND.base(Roster.ALLIES)).isEqualTo(Table.hex("J62"));
    }

    @ParameterizedTest
    @CsvSource({"Q59,Q60,true", "Q60,R60,false", "T60,T61,false"})
    @Rule({"afrika-korps 5.6a", "afrika-korps 5.6b", "afrika-korps 5.6c", "afrika-korps E2"})
    void theDepression(String from, String to, boolean open) {
        // E2.
        assertThat(GROUND.playable(Table.hex(to))).isEqualTo(open);
        if (open) {
            Table.axis().with("21/5 " + from).legal("march 21/5 " + from + "-" + to);
        } else if (GROUND.playable(Table.hex(from))) {
            Table.axis().with("21/5 " + from).refused("march 21/5 " + from + "-" + to, "5.6b");
        }
    }

    @ParameterizedTest
    @CsvSource({"E18,F19", "W62,X62", "R65,S65", "W61,X62"})
    @Rule({
        "afrika-korps 5.7a",
        "afrika-korps 5.7b",
        "afrika-korps 5.7c",
        "afrika-korps 7.1b",
        "afrika-korps E3"
    })
    void nothingCrossesAClosedSide(String from, String to) {
        // E3.
        Table table = Table.axis().with("21/5 " + from, "7A/1 " + to);
        table.with("7A/1 due").refused("march 21/5 " + from + "-" + to, "5.7a").with("7A/1 " + to);
        Board board = new Board(GROUND).read(table.position());
        assertThat(board.zone(Roster.ALLIES, Table.hex(from))).isZero();
        assertThat(board.beside(Roster.ALLIES, Table.hex(from))).isZero();
        assertThat(
                        new Lines(GROUND)
                                .from(board, Roster.AXIS, Table.hex(to), 1)
                                .reaches(Table.hex(from)))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"I63", "K64", "M65", "O66", "Q67", "S68", "U69"})
    @Rule({"afrika-korps 5.8c", "afrika-korps E4"})
    void theseAreHexes(String label) {
        // E4.
        assertThat(GROUND.playable(Table.hex(label))).isTrue();
    }

    @Test
    @Rule({"afrika-korps 5.8a", "afrika-korps 5.8b"})
    void theseAreNone() {
        assertThat(GROUND.playable(Table.hex("R68"))).isFalse();
        assertThat(Table.GAME.map().grid().find("Y70")).isEmpty();
    }

    @Test
    @Rule({"afrika-korps 5.4a", "afrika-korps 5.2a"})
    void noUnitEntersAnEnemysHex() {
        Table.axis().with("21/5 R40", "7A/1 R41").refused("march 21/5 R40-R41", "5.4a");
        Table.axis()
                .with("Brescia R40")
                .legal("march Brescia R40-R41-R42-R43-R44")
                .refused("march Brescia R40-R41-R42-R43-R44-R45", "5.2a");
    }

    @Test
    @Rule({"afrika-korps 6.2b", "afrika-korps 5.5a"})
    void aUnitMovesInInstalments() {
        Table table = Table.axis().with("Brescia R40", "Pavia R40");
        table.play("march Brescia R40-R41", "march Pavia R40-R41", "march Brescia R41-R42-R43-R44");
        table.refused("march Brescia R44-R45", "5.2a").legal("march Pavia R41-R42-R43-R44");
    }

    @Test
    @Rule("afrika-korps 10.1a")
    void onlyThePhasingSideMoves() {
        Table.axis().with("7A/1 R41").refused("march 7A/1 R41-R42", "10.1a");
    }

    @Test
    @Rule({"afrika-korps 6.1a", "afrika-korps 6.1b", "afrika-korps 6.3a", "afrika-korps 6.3b"})
    void threeCombatUnitsToAHexWhenMovementEnds() {
        Table table =
                Table.axis().with("Brescia R40", "Pavia R40", "Trento R40", "21/5 R39", "AxS1 R40");
        table.play("march 21/5 R39-R40").refused("done", "6.3b");
        table.play("march 21/5 R40-R41").legal("done");
    }

    @Test
    @Rule("afrika-korps 6.3c")
    void noFourthUnitIsFixedInAHex() {
        Table table =
                Table.axis()
                        .with("Brescia R40", "Pavia R40", "Trento R40", "Bologna R36", "7A/1 R42");
        table.play("march Brescia R40-R41", "march Pavia R40-R41", "march Trento R40-R41");
        table.play("march Bologna R36-R37-R38-R39").refused("march Bologna R39-R40-R41", "5.2a");
        Table fourth =
                Table.axis().with("Brescia R40", "Pavia R40", "Trento R40", "21/5 R40", "7A/1 R42");
        fourth.play("march Brescia R40-R41", "march Pavia R40-R41", "march Trento R40-R41");
        fourth.refused("march 21/5 R40-R41", "6.3c");
    }

    @Test
    @Rule({"afrika-korps 2.2.1a", "afrika-korps 2.2.1b", "afrika-korps 2.3a"})
    void theFirstTurn() {
        AfrikaKorpsPosition start =
                Table.GAME.rules().setUp(Campaign.SCENARIO, java.util.Set.of(), _ -> 0);
        assertThat(start.stage()).isEqualTo(Stage.MOVING);
        assertThat(start.phasing()).isEqualTo(Roster.AXIS);
        assertThat(start.countUnits(Roster.AXIS, start::onMap)).isEqualTo(9);
        assertThat(start.countUnits(Roster.ALLIES, start::onMap)).isEqualTo(11);
        assertThat(start.countUnits(Roster.ALLIES, unit -> start.at(unit) == Table.hex("L59")))
                .isEqualTo(4);
    }
}
