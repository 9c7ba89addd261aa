package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapter 7, second half, and 16: retreats and advances. */
class Chapter07RetreatTest {
    /** 21/5 beats 7/4 back at 1-1 with a 3. */
    private static Table beaten(String... more) {
        Table table = Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R39").with(more);
        return table.play("done").battle("21/5", "7/4", "AxS1").play("done");
    }

    @Test
    @Rule({"afrika-korps 7.5g", "afrika-korps 7.6d", "afrika-korps 7.6a", "afrika-korps 10.1b"})
    void theWinnerLeadsTheBeatenUnitTwoHexes() {
        Table table = beaten().dice(3).play("resolve 1").step("retreating axis");
        table.refused("retreat 7/4 R42-R41", "7.6.1a").refused("retreat 7/4 R42-R44", "7.6.1a");
        table.legal("retreat 7/4 R42-S43").play("retreat 7/4 R42-R43").at("7/4", "R43");
    }

    /**
     * 5:14 = 1-3; a 2 drives the attackers back, one of them to where three have still to leave.
     */
    @Test
    @Rule("afrika-korps 7.6.1b")
    void whoHasStillToRetreatMakesRoom() {
        Table table =
                Table.allies()
                        .turn(3)
                        .with(
                                "21/5 G25",
                                "7A/1 H25",
                                "4I/7 H25",
                                "4I/11 H25",
                                "7A/2 G24",
                                "Pol G24")
                        .play("done");
        table.battle("7A/1", "4I/7", "4I/11", "7A/2", "Pol", "21/5").play("done");
        table.dice(2).play("resolve 1").step("retreating axis");
        table.play("retreat 7A/2 H24-H25").at("7A/2", "H25").writtenAndRead();
        table.play("retreat 4I/7 I26-I27").at("4I/7", "I27");
    }

    @Test
    @Rule("afrika-korps 7.6a")
    void itMayEndOneHexAway() {
        beaten().dice(3).play("resolve 1").legal("retreat 7/4 Q41-R42");
    }

    @Test
    @Rule("afrika-korps 7.6.1a")
    void notThroughAZone() {
        Table table = beaten().dice(3).play("resolve 1");
        table.refused("retreat 7/4 Q40-P40", "7.6.1a");
    }

    @Test
    @Rule({"afrika-korps 7.5b", "afrika-korps 10.1b"})
    void theDefenderLeadsBeatenAttackers() {
        Table table = beaten().dice(4).play("resolve 1").step("retreating allies");
        table.play("retreat 21/5 R39-R38").at("21/5", "R38").at("AxS1", "due");
    }

    @Test
    @Rule({"afrika-korps 7.6.1a", "afrika-korps 9.1b"})
    void whoHasNoWayOutIsEliminated() {
        Table table =
                Table.axis()
                        .with("21/5 R40", "7/4 R41", "AxS1 R39", "Ariete R42", "AxS2 R43")
                        .play("done");
        table.battle("21/5", "Ariete", "7/4", "AxS1", "AxS2").play("done");
        // 11:4 = 2-1; a 3 is D back 2.
        table.dice(3).play("resolve 1").at("7/4", "dead");
    }

    @Test
    @Rule("afrika-korps 7.6c")
    void anEscarpmentDoesNotStopARetreat() {
        Table table = Table.axis().with("21/5 J36", "7/4 K37", "AxS1 J35").play("done");
        table.battle("21/5", "7/4", "AxS1").play("done").dice(3).play("resolve 1");
        table.legal("retreat 7/4 L38-L39");
    }

    @Test
    @Rule({"afrika-korps 7.6b", "afrika-korps 7.6.1b", "afrika-korps 7.6.2a"})
    void throughAFullHexButNotIntoOne() {
        Table table = beaten("Pol S43", "4I/5 S43", "4I/7 S43").dice(3).play("resolve 1");
        table.refused("retreat 7/4 R42-S43", "7.6.2a").legal("retreat 7/4 R42-R43");
        table.legal("retreat 7/4 S42-T43");
    }

    @Test
    @Rule({"afrika-korps 7.6.1d", "afrika-korps 7.6.1c"})
    void theOwnerChoosesWhoDiesForWantOfRoom() {
        // From B6 the only way leads over B7 to B8, which is full, and C8, where one place is left.
        Table table =
                Table.axis()
                        .with("7/4 B6", "2/3 B6", "Pol C8", "4I/5 C8")
                        .with("4I/7 B8", "4I/11 B8", "4I/23 B8")
                        .with("21/5 C6", "15/8 C6", "AxS1 C6")
                        .play("done");
        table.battle("21/5", "15/8", "7/4", "2/3", "AxS1").play("done");
        table.dice(3).play("resolve 1").step("yielding allies");
        table.refused("lose Pol", "7.6.1c").play("lose 7/4").step("retreating axis");
        table.refused("retreat 2/3 B7-B8", "7.6.2a").play("retreat 2/3 B7-C8").at("2/3", "C8");
    }

    @Test
    @Rule({"afrika-korps 16.1a", "afrika-korps 16.1b", "afrika-korps 16.2a"})
    void theVictorsAdvanceOntoAnEscarpment() {
        Table table =
                Table.axis().with("21/5 K37", "15/8 K37", "7A/1 L38", "AxS1 K36").play("done");
        table.battle("21/5", "15/8", "7A/1", "AxS1").play("done", "resolve 1");
        table.step("advancing axis").play("advance 21/5 L38", "done").at("21/5", "L38");
        table.at("15/8", "K37");
    }

    @Test
    @Rule("afrika-korps 16.1a")
    void nobodyAdvancesInTheOpen() {
        Table table = beaten().dice(1).play("resolve 1").at("7/4", "dead");
        assertThat(table.position().stage()).isNotEqualTo(Stage.ADVANCING);
    }

    @Test
    @Rule("afrika-korps 7.6.3a")
    void rommelAndSupplyDoNotRetreat() {
        Table table =
                Table.axis()
                        .with("21/5 R40", "7/4 R41", "AxS1 R40", "Rom R40", "Brescia R36")
                        .play("done");
        table.battle("21/5", "7/4", "AxS1").play("done").dice(4).play("resolve 1");
        table.play("retreat 21/5 R39-R38").at("Rom", "R38");
    }
}
