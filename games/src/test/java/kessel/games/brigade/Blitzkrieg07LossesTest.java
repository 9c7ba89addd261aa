package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg07LossesTest {
    private static final Campaign CAMPAIGN = Table.BLITZKRIEG.campaign();

    /** An air attack on a lone French unit that costs it a loss. */
    private static Table hit(String unit) {
        return Table.blitzkrieg()
                .step("fighting german")
                .with(unit.split(" ")[0] + " at 2013" + (unit.contains(" ") ? " reduced" : ""))
                .play("attack 2013", "air 10")
                .rolls(1, 1)
                .play("declare");
    }

    @Test
    @Rule({"blitzkrieg 7.0a", "blitzkrieg 7.0c"})
    void theFirstLossReducesAUnitAndTheSecondEliminatesIt() {
        Table first = hit("66/18DI").reduced("66/18DI").at("66/18DI", "2013");
        assertThat(first.cited()).contains("7.0a");
        Table second = hit("66/18DI reduced").at("66/18DI", "destroyed");
        assertThat(second.cited()).contains("7.0c");
    }

    @Test
    @Rule({"blitzkrieg 7.0b", "blitzkrieg 7.0d"})
    void aReducedUnitHasHalfItsPowersRoundedUpAndAllItsMovement() {
        Table.blitzkrieg()
                .step("moving french")
                .with("PR2/1Pz at 1812 reduced", "66/18DI at 2113 reduced", "RAII at 2213 reduced")
                .worth("PR2/1Pz", "5-4-12")
                .worth("66/18DI", "2-2-5")
                .worth("RAII", "2-1-4")
                .allowed("66/18DI 2113-2213-2312-2412-2511-2611")
                .refused("4.0-obs1", "66/18DI 2113-2213-2312-2412-2511-2611-2711");
        for (Counter counter : CAMPAIGN.counters()) {
            if (counter.reducible()) {
                String halves = (counter.attack() + 1) / 2 + "-" + (counter.defence() + 1) / 2;
                assertThat(counter.reducedAttack() + "-" + counter.reducedDefence())
                        .as(counter.id())
                        .isEqualTo(halves);
            }
        }
    }

    @Test
    @Rule("blitzkrieg 7.0-obs1")
    void frenchCavalryBrigadesAreDestroyedByTheirFirstLoss() {
        assertThat(CAMPAIGN.counters().stream().filter(unit -> !unit.reducible()).map(Counter::id))
                .containsExactlyInAnyOrder(
                        "3Spahi", "1BC", "2BC/1DCL", "3BC/2DCL", "4BC/4DCL", "6BC/5DCL");
        for (String brigade : List.of("3Spahi", "1BC", "2BC/1DCL")) {
            Table table = hit(brigade).at(brigade, "destroyed");
            assertThat(table.cited()).contains("7.0-obs1");
        }
        hit("1RAM/1DCL").reduced("1RAM/1DCL");
        // Across a river there is no surviving for them either.
        Table.blitzkrieg()
                .step("fighting german")
                .air("french", 0)
                .with("3Spahi at 2317", "27/12ID at 2316")
                .play("attack 2317", "join 27/12ID", "air 5")
                .rolls(1, 2)
                .play("declare", "retreat 3Spahi 2317-2318")
                .at("3Spahi", "destroyed");
    }

    // Recovery.

    /** The end of a turn, so that the Germans begin the turn given. */
    private static Table toTurn(int turn, String... units) {
        return Table.blitzkrieg()
                .turn(turn - 1)
                .step("fighting french")
                .with(units)
                .rolls(2)
                .play("end");
    }

    @Test
    @Rule("blitzkrieg 7.0e")
    void theGermansRecoverAllRestedUnitsInOddTurns() {
        String[] units = {
            "27/12ID at 2013 reduced",
            "48/12ID at 2013 reduced",
            "PR2/1Pz at 2012 reduced",
            "PR1/1Pz at 2012 reduced",
            "GD at 2012 reduced"
        };
        Table odd = toTurn(3, units).waits("moving german");
        for (String unit : List.of("27/12ID", "48/12ID", "PR2/1Pz", "PR1/1Pz", "GD")) {
            odd.intact(unit);
        }
        assertThat(odd.cited()).contains("7.0e");
        toTurn(4, units).waits("moving german").reduced("27/12ID").reduced("GD");
        toTurn(5, units).intact("GD");
    }

    @Test
    @Rule("blitzkrieg 7.0g")
    void aUnitThatWasInAnEnemyZoneDuringTheTurnDoesNotRecover() {
        // Engaged now.
        toTurn(3, "27/12ID at 2013 reduced engaged", "66/18DI at 2113").reduced("27/12ID");
        // A French unit comes by and is gone again before the turn ends.
        Table visited =
                Table.blitzkrieg()
                        .turn(2)
                        .air("german", 0)
                        .with(
                                "27/12ID at 2013 reduced",
                                "48/12ID at 1813 reduced",
                                "66/18DI at 2213")
                        .play("end", "end", "66/18DI 2213-2113", "end")
                        .play("attack 2013", "join 66/18DI")
                        .rolls(3, 4)
                        .play("declare", "retreat 66/18DI 2113-2213");
        visited.rolls(2).play("end").waits("moving german");
        visited.reduced("27/12ID").intact("48/12ID");
        // After a turn of rest it can: turn 4 is not a turn of recovery, turn 5 is.
        visited.rolls(2).play("end", "end", "end", "end").reduced("27/12ID");
        visited.rolls(2).play("end", "end", "end", "end").intact("27/12ID");
    }

    @Test
    @Rule("blitzkrieg 7.0g")
    void whoBreaksContactRestsOnlyFromTheNextTurnOn() {
        Table table =
                Table.blitzkrieg()
                        .turn(2)
                        .with("27/12ID at 2013 reduced engaged", "66/18DI at 2113")
                        .play("27/12ID 2013-1913", "end", "end", "end");
        table.rolls(2).play("end").waits("moving german").reduced("27/12ID");
        table.rolls(2).play("end", "end", "end", "end").reduced("27/12ID");
        table.rolls(2).play("end", "end", "end", "end").intact("27/12ID");
    }

    private static Table frenchTurn(int turn, String... units) {
        return Table.blitzkrieg().turn(turn).step("fighting german").with(units).play("end");
    }

    @Test
    @Rule({"blitzkrieg 7.0f", "blitzkrieg 7.0e"})
    void theFrenchRecoverInOddTurnsFromTheFifthOn() {
        for (int turn = 1; turn <= 16; turn++) {
            Table table = frenchTurn(turn, "66/18DI at 2013 reduced").waits("moving french");
            if (List.of(5, 7, 9, 11, 13, 15).contains(turn)) {
                table.intact("66/18DI");
            } else {
                table.reduced("66/18DI");
            }
        }
    }

    @Test
    @Rule("blitzkrieg 7.0f")
    void theFrenchRestoreTwoUnitsInATurn() {
        Table table =
                frenchTurn(
                                5,
                                "66/18DI at 2013 reduced",
                                "77/18DI at 2013 reduced",
                                "125/18DI at 2013 reduced",
                                "19/22DI at 2012")
                        .waits("recovering french")
                        .refused("7.0e", "recover 19/22DI")
                        .refused("3.0a", "66/18DI 2013-2014")
                        .play("recover 66/18DI")
                        .waits("recovering french")
                        .play("recover 125/18DI")
                        .waits("moving french");
        table.intact("66/18DI").intact("125/18DI").reduced("77/18DI");
        // Or fewer.
        frenchTurn(
                        5,
                        "66/18DI at 2013 reduced",
                        "77/18DI at 2013 reduced",
                        "125/18DI at 2013 reduced")
                .play("recover 66/18DI", "enough")
                .waits("moving french")
                .reduced("77/18DI");
    }

    @Test
    @Rule("blitzkrieg 7.0f")
    void noMoreThanOneOfTheTwoMayBeMotorised() {
        for (String second : List.of("B/1DCR", "1RAM/1DCL", "8/5DIM")) {
            Table table =
                    frenchTurn(
                            7,
                            "518GBC at 2013 reduced",
                            second + " at 2012 reduced",
                            "66/18DI at 2013 reduced");
            table.waits("recovering french")
                    .play("recover 518GBC")
                    .refused("7.0f", "recover " + second)
                    .play("recover 66/18DI")
                    .waits("moving french")
                    .reduced(second)
                    .intact("518GBC");
        }
        frenchTurn(7, "518GBC at 2013 reduced", "66/18DI at 2013 reduced")
                .waits("moving french")
                .intact("518GBC")
                .intact("66/18DI");
        frenchTurn(7, "518GBC at 2013 reduced", "8/5DIM at 2013 reduced")
                .waits("recovering french")
                .play("recover 8/5DIM")
                .waits("moving french")
                .reduced("518GBC");
    }

    @Test
    @Rule({"blitzkrieg 7.0f", "blitzkrieg 7.0g"})
    void unitsThatHaveNotRestedAreNoneOfTheTwo() {
        Table table =
                frenchTurn(
                        5,
                        "66/18DI at 2013 reduced engaged",
                        "77/18DI at 2013 reduced",
                        "125/18DI at 2012 reduced");
        table.waits("moving french").reduced("66/18DI").intact("77/18DI").intact("125/18DI");
    }
}
