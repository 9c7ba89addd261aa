package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg06AirTest {
    @Test
    @Rule({"blitzkrieg 6.0a", "blitzkrieg 6.1a", "blitzkrieg 6.2-obs1"})
    void airPointsAreGivenAnewEachTurnAndNotSaved() {
        Table opening = Table.blitzkrieg().opened();
        assertThat(opening.airLeft("german")).isEqualTo(70);
        assertThat(opening.airLeft("french")).isEqualTo(10);
        Table table =
                Table.blitzkrieg().air("german", 3).air("french", 2).play("end", "end", "end");
        assertThat(table.airLeft("german")).as("nothing is renewed within a turn").isEqualTo(3);
        assertThat(table.airLeft("french")).isEqualTo(2);
        table.rolls(2).play("end");
        assertThat(table.position().turn()).isEqualTo(2);
        assertThat(table.airLeft("german")).isEqualTo(70);
        assertThat(table.airLeft("french")).isEqualTo(10);
        table.rolls(4).play("end", "end", "end", "end");
        assertThat(table.airLeft("german")).as("unused points are lost").isEqualTo(70);
    }

    @Test
    @Rule({"blitzkrieg 6.0b", "blitzkrieg 6.1a"})
    void eachOddRollCostsTheFrenchAPointForTheRestOfTheGame() {
        Table table = Table.blitzkrieg();
        int[] dice = {1, 2, 3, 4, 5, 6};
        int[] left = {9, 9, 8, 8, 7, 7};
        for (int turn = 2; turn <= 7; turn++) {
            table.rolls(dice[turn - 2]).play("end", "end", "end", "end");
            assertThat(table.airLeft("french")).as("turn " + turn).isEqualTo(left[turn - 2]);
            assertThat(table.airLeft("german")).isEqualTo(70);
        }
        assertThat(table.cited()).contains("6.0b");
        assertThat(table.told())
                .filteredOn(line -> line.contains("a roll of"))
                .map(line -> line.substring(line.indexOf("a roll")))
                .startsWith(
                        "a roll of 1 costs an air point for the rest of the game.",
                        "a roll of 2 costs no air point.");
        Table last =
                Table.blitzkrieg()
                        .turn(12)
                        .line("air-worn: { german: 0, french: 10 }")
                        .step("fighting french")
                        .rolls(1)
                        .play("end");
        assertThat(last.airLeft("french")).as("never fewer than none").isZero();
        assertThat(last.told()).anyMatch(line -> line.endsWith("a roll of 1 costs no air point."));
        assertThat(last.rolls(3).play("end", "end", "end", "end").airLeft("french")).isZero();
    }

    @Test
    @Rule("blitzkrieg 6.0b")
    void inTheFirstTurnNobodyRolls() {
        Table table = Table.blitzkrieg().opened();
        table.play("place 213/55DI 3213", "place 295/55DI 3213", "place 331/55DI 3013");
        table.play("place 120/71DI 2915", "place 205/71DI 2915", "place 246/71DI 3115");
        table.play("place 132RIF 3616", "place 136RIF 3616", "place 147RIF 3515");
        table.play("place 155RIF 3716").waits("moving german");
        assertThat(table.airLeft("french")).isEqualTo(10);
    }

    @Test
    @Rule("blitzkrieg 6.0c")
    void aPanzerDivisionThatIsGoneToTheWestCostsFivePointsFromTheNextTurnOn() {
        Table table =
                Table.blitzkrieg()
                        .turn(9)
                        .with("PR11/6Pz at 0110", "SR4/6Pz at 0110")
                        .play("PR11/6Pz 0110-west");
        assertThat(table.rolls(2).play("end", "end", "end", "end").airLeft("german"))
                .as("only a part of it is gone")
                .isEqualTo(70);
        table.play("SR4/6Pz 0110-west");
        assertThat(table.airLeft("german")).as("not yet").isEqualTo(70);
        table.rolls(2).play("end", "end", "end", "end");
        assertThat(table.airLeft("german")).isEqualTo(65);
        table.rolls(2).play("end", "end", "end", "end");
        assertThat(table.airLeft("german")).as("once, and to the end").isEqualTo(65);
        assertThat(table.cited()).containsOnlyOnce("6.0c");
        assertThat(table.told()).anyMatch(line -> line.contains(": 5 air points go with"));
    }

    @Test
    @Rule("blitzkrieg 6.0c")
    void survivorsAreEnoughButTheNorthEdgeAndOtherDivisionsCostNothing() {
        String west = " at gone 0110 west turn-8";
        assertThat(next("PR11/6Pz" + west, "SR4/6Pz at destroyed")).isEqualTo(65);
        assertThat(next("PR11/6Pz at destroyed", "SR4/6Pz at destroyed")).isEqualTo(70);
        assertThat(next("PR11/6Pz" + west, "SR4/6Pz at gone 0201 north turn-8")).isEqualTo(70);
        assertThat(next("PR11/6Pz at gone 0201 north turn-8", "SR4/6Pz at gone 0201 north turn-8"))
                .isEqualTo(70);
        assertThat(next("5/2Mtz" + west, "25/2Mtz" + west)).isEqualTo(70);
        assertThat(next("PR11/6Pz" + west, "SR4/6Pz" + west, "PR10/8Pz" + west, "SR8/8Pz" + west))
                .isEqualTo(60);
    }

    /** The German air points of the next turn. */
    private static int next(String... units) {
        return Table.blitzkrieg()
                .turn(9)
                .step("fighting french")
                .with(units)
                .rolls(2)
                .play("end")
                .airLeft("german");
    }

    @Test
    @Rule({"blitzkrieg 6.1b", "blitzkrieg 6.2-obs3"})
    void supportAddsAPointForAPointAndHasNoLimitButTheSupply() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .air("german", 30)
                        .with("PR2/1Pz at 2013", "66/18DI at 2113")
                        .play("attack 2113", "join PR2/1Pz")
                        .refused("6.1b", "air 31")
                        .refused("6.1b", "air 0")
                        .allowed("air 1")
                        .play("air 30");
        assertThat(table.attackStrength()).isEqualTo(40);
        assertThat(table.airLeft("german")).isZero();
        table.play("declare").refused("6.1b", "air 11").play("air 7");
        assertThat(table.defenceStrength()).isEqualTo(11);
        assertThat(table.airLeft("french")).isEqualTo(3);
    }

    @Test
    @Rule("blitzkrieg 6.1c")
    void attackAndDefenceDrawOnTheSameSupply() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("PR2/1Pz at 2013", "518GBC at 2113")
                        .play("attack 2113", "join PR2/1Pz", "declare", "air 4")
                        .rolls(3, 4)
                        .play("stand", "retreat PR2/1Pz 2013-1913", "end");
        assertThat(table.airLeft("french")).isEqualTo(6);
        table.play("518GBC 2113-2013", "end", "attack 1913", "join 518GBC")
                .refused("6.1b", "air 7")
                .play("air 6");
        assertThat(table.airLeft("french")).isZero();
    }

    @Test
    @Rule("blitzkrieg 6.1d")
    void bothSidesSeeThePointsThatAreLeft() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("PR2/1Pz at 2013", "518GBC at 2113")
                        .play("attack 2113", "join PR2/1Pz", "air 12", "declare", "air 1");
        Map<String, Integer> left = Map.of("german", 58, "french", 9);
        assertThat(table.air("german")).isEqualTo(left);
        assertThat(table.air("french")).isEqualTo(left);
    }

    @Test
    @Rule("blitzkrieg 6.2a")
    void aircraftAloneMayAttackAnyEnemyHexInTheirOwnCombatPhase() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("66/18DI at 0309", "77/18DI at 0309", "27/12ID at 3704")
                        .refused("5.0c", "attack 0310")
                        .play("attack 0309", "air 10");
        assertThat(table.bombardmentValue()).isEqualTo(20);
        assertThat(table.bombardmentColumn()).isEqualTo("13-24");
        table.rolls(1, 2)
                .play("declare")
                .waits("losing french")
                .play("lose 77/18DI")
                .reduced("77/18DI")
                .at("77/18DI", "0309")
                .waits("fighting german")
                .refused("5.0c", "attack 3704");
        assertThat(table.airLeft("german")).isEqualTo(60);
        assertThat(table.cited()).contains("6.2a");
    }

    @Test
    @Rule({"blitzkrieg B6", "blitzkrieg 6.2b", "blitzkrieg 6.2c"})
    void sevenPointsOnTwoInfantryAndOneArmourAreWorthTwentyEight() {
        Table open = airAttack("2013", 7, "66/18DI", "77/18DI", "518GBC");
        assertThat(open.bombardmentValue()).isEqualTo(28);
        assertThat(open.bombardmentShifts()).isEmpty();
        assertThat(open.bombardmentColumn()).isEqualTo("25-36");
        Table forest = airAttack("2011", 7, "66/18DI", "77/18DI", "518GBC");
        assertThat(forest.bombardmentShifts()).containsExactly("5.1.2a -1");
        assertThat(forest.bombardmentColumn()).isEqualTo("13-24");
    }

    private static Table airAttack(String hex, int points, String... units) {
        Table table = Table.blitzkrieg().step("fighting german");
        for (String unit : units) {
            table.with(unit + " at " + hex);
        }
        return table.play("attack " + hex, "air " + points);
    }

    @Test
    @Rule({"blitzkrieg 6.2c", "blitzkrieg T-TER-h"})
    void onlyTheGroundInTheHexShiftsAnAirAttack() {
        Table fort = airAttack("3616", 10, "132RIF", "136RIF", "RAX");
        assertThat(fort.bombardmentValue()).isEqualTo(40);
        assertThat(fort.bombardmentShifts()).containsExactly("T-TER-h -3");
        assertThat(fort.bombardmentColumn()).isEqualTo("1-12");
        assertThat(airAttack("1116", 10, "66/18DI").bombardmentColumn())
                .as("a shift stops at the first column")
                .isEqualTo("1-12");
        Table siege =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("66/18DI at 2318", "77/18DI at 2318", "125/18DI at 2318")
                        .with("27/12ID at 2317", "48/12ID at 2319")
                        .play("attack 2318", "air 10");
        assertThat(siege.bombardmentShifts()).as("no river, siege or division").isEmpty();
        assertThat(siege.bombardmentColumn()).isEqualTo("25-36");
    }

    @Test
    @Rule("blitzkrieg 6.2-obs2")
    void airPointsBelongToTheAnnouncementOfEitherSide() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("PR2/1Pz at 2013", "518GBC at 2113")
                        .play("attack 2113", "join PR2/1Pz", "air 3")
                        .refused("6.1b", "air 3")
                        .play("air 2", "air 3", "declare")
                        .waits("defending french");
        assertThat(table.attackStrength()).isEqualTo(13);
        table.play("air 1", "air 2").refused("6.1b", "air 11");
        assertThat(table.airLeft("german")).as("that was the defender's").isEqualTo(67);
        assertThat(table.defenceStrength()).isEqualTo(7);
    }

    @Test
    @Rule("blitzkrieg 6.2-obs3")
    void anAirAttackUsesThreeToTenPoints() {
        Table.blitzkrieg()
                .step("fighting german")
                .with("66/18DI at 2013")
                .play("attack 2013")
                .refused("6.2-obs3", "air 2")
                .refused("6.2-obs3", "air 11")
                .allowed("air 3")
                .allowed("air 10");
        Table.blitzkrieg()
                .step("fighting german")
                .air("german", 2)
                .with("66/18DI at 2013")
                .refused("5.0a", "attack 2013");
    }

    @Test
    @Rule("blitzkrieg 6.0c")
    void eachFurtherDivisionCostsAnotherFive() {
        Table table =
                Table.blitzkrieg()
                        .turn(9)
                        .line("air-worn: { german: 5, french: 0 }")
                        .step("fighting french")
                        .with(
                                "PR11/6Pz at gone 0110 west turn-8",
                                "SR4/6Pz at gone 0110 west turn-8")
                        .with(
                                "PR10/8Pz at gone 0110 west turn-9",
                                "SR8/8Pz at gone 0110 west turn-9")
                        .rolls(2)
                        .play("end");
        assertThat(table.airLeft("german")).isEqualTo(60);
        assertThat(table.told()).anyMatch(line -> line.contains(": 5 air points go with"));
    }
}
