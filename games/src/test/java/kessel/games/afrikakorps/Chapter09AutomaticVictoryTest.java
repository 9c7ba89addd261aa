package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.position.Flags;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapter 9: automatic victories, with the positions that show the rulebook's examples. */
class Chapter09AutomaticVictoryTest {
    private static Table e12() {
        return Table.axis().with("7A/2 R40", "21/5 R39", "AxS1 R36");
    }

    @Test
    @Rule({
        "afrika-korps 9.1a",
        "afrika-korps 9.1c",
        "afrika-korps 9.2a",
        "afrika-korps 9.2b",
        "afrika-korps 9.7a",
        "afrika-korps 9.7b",
        "afrika-korps E12"
    })
    void supplyMovesOnOverWhoWasOvercome() {
        // E12.
        Table table = e12().play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare");
        table.refused("march 21/5 R39-R38", "9.2b");
        table.refused("march AxS1 R36-R37-R38-R39-R40", "9.1d");
        table.play("march AxS1 R36-R37-R38-R39-R40-R41").play("done").play("done");
        table.play("resolve 1").at("7A/2", "dead").at("AxS1", "due");
    }

    @Test
    @Rule({"afrika-korps 9.2a", "afrika-korps 9.6a"})
    void theOvercomeEnemysZoneStillBarsTheLineAtThatMoment() {
        Table table = Table.axis().with("7A/2 R40", "21/5 R39", "AxS1 R41");
        table.refused("prepare", "9.1a").with("AxS2 R36");
        table.play("prepare", "add 21/5", "add 7A/2", "add AxS2").legal("declare");
        table.play("drop AxS2").refused("declare", "9.2a");
    }

    private static Table e13() {
        return Table.axis()
                .with("15/115 R40", "1SA/1 R39", "1/22 Q40", "32 S41")
                .with("21/104 Q38", "Brescia S39", "AxS1 R35");
    }

    @Test
    @Rule({"afrika-korps 9.5a", "afrika-korps 11.9a", "afrika-korps 11.9b", "afrika-korps E13"})
    void whoWillBeEliminatedBeforeCombatBlocksNothing() {
        // E13.
        Table table = e13().dooms("15/115");
        table.play("prepare", "add 1SA/1", "add 21/104", "add Brescia", "add AxS1");
        table.refused("declare", "9.1b").play("hem-in 15/115").refused("declare", "9.5a");
        table.play("cancel 1", "done", "abandon 15/115");
        table.battle("1SA/1", "21/104", "Brescia", "AxS1").play("done").at("15/115", "dead");
        table.dice(1).play("resolve 1").at("1SA/1", "dead");
    }

    @Test
    @Rule({"afrika-korps 9.1c", "afrika-korps 9.1d", "afrika-korps 9.1f", "afrika-korps E13a"})
    void throughTheHoleThatAnAutomaticVictoryMakes() {
        // E13a.
        Table table = e13().with("21/5 R38");
        table.play("prepare", "add 1SA/1", "add 21/104", "add Brescia", "add 21/5", "add AxS1");
        table.play("declare").legal("march 15/115 R40-R39-S39").dooms();
        table.play("done");
        table.battle("15/115", "1/22", "32", "AxS1").legal("done");
    }

    @Test
    @Rule({"afrika-korps 14.3a", "afrika-korps 9.3a", "afrika-korps 9.1b", "afrika-korps E13b"})
    void whoCanAttackWithoutSupplyBlocks() {
        // E13b: with three defence factors more in its way, 15/115 attacks at 1-3.
        Table table = e13().with("32 due", "10/8 S41").dooms();
        table.play(
                "prepare", "add 1SA/1", "add 21/104", "add Brescia", "add AxS1", "hem-in 15/115");
        table.play("declare");
        assertThat(table.is("15/115", Flags.FROZEN)).isTrue();
        table.play("done").battle("15/115", "1/22", "10/8").play("done", "resolve 1");
        table.at("1SA/1", "dead").dice(1).play("resolve 2").step("retreating allies");
        table.legal("retreat 15/115 R39-R38");
    }

    @Test
    @Rule({"afrika-korps 9.1e", "afrika-korps 7.1f"})
    void theOvercomeStayUntilCombatAndGoFirst() {
        Table table = e12().with("90/580 T40", "22Gds T41", "AxS2 T39");
        table.play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare", "done");
        table.at("7A/2", "R40").battle("90/580", "22Gds", "AxS2").play("done");
        table.refused("resolve 2", "9.1e").play("resolve 1").legal("resolve 2");
    }

    @Test
    @Rule({"afrika-korps 14.5a", "afrika-korps 14.5b"})
    void supplyThatLeavesHasToBeReplacedAndBothAreSpent() {
        Table alone = e12().play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare");
        alone.play("march AxS1 R36-R35-R34-R33").refused("done", "14.5a");
        Table both = e12().with("AxS2 R35");
        both.play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare");
        both.play("march AxS1 R36-R35-R34-R33", "done", "done", "resolve 1");
        both.at("AxS1", "due").at("AxS2", "due");
    }

    @Test
    @Rule("afrika-korps 9.4a")
    void whoComesThroughTheHoleMayJoin() {
        Table table = e12().with("90/580 R37", "22Gds S42", "Ariete T42", "AxS2 T41");
        table.play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare");
        table.play("march 90/580 R37-R38-R39-R40-R41").play("done");
        table.play("join 90/580 1").battle("Ariete", "22Gds", "AxS2").legal("done");
    }

    @Test
    @Rule("afrika-korps 15.3.1a")
    void supplyOfTheOvercomeIsCapturedAtOnceAndMoves() {
        Table table = e12().with("AlS1 R40");
        table.play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare").at("AlS1", "due");
        String prize = table.captured("axis", "R40");
        table.legal("march " + prize + " R40-R41-R42");
    }
}
