package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter06AirTest {
    @Test
    @Rule({"gazala 6.0a", "gazala 6.1a", "gazala 6.2-obs1", "brigade R32"})
    void airPointsAreRenewedWhenATurnBeginsAndNotSaved() {
        Table table = Table.gazala().step("fighting allies").air("axis", 3).air("allies", 2);
        table.play("end");
        assertThat(table.position().turn()).isEqualTo(2);
        assertThat(table.airLeft("axis")).isEqualTo(35);
        assertThat(table.airLeft("allies")).isEqualTo(10);
        table.play("end", "end", "end", "end");
        assertThat(table.position().turn()).isEqualTo(3);
        assertThat(table.airLeft("axis")).as("unused points are lost").isEqualTo(35);
        assertThat(table.airLeft("allies")).isEqualTo(10);
    }

    @Test
    @Rule({"gazala 6.1a", "brigade R32"})
    void nothingIsRenewedBetweenTheTwoHalvesOfATurn() {
        Table table = Table.gazala().step("fighting axis").air("axis", 3).air("allies", 2);
        table.play("end", "end").waits("fighting allies");
        assertThat(table.airLeft("axis")).isEqualTo(3);
        assertThat(table.airLeft("allies")).isEqualTo(2);
    }

    @Test
    @Rule({"gazala 6.1b", "gazala 6.2-obs3", "brigade R32"})
    void supportAddsAPointForAPointAndHasNoLimitButTheSupply() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("axis", 30)
                        .with("5/21Pz at 1512", "69/50 at 1612")
                        .play("attack 1612", "join 5/21Pz")
                        .refused("6.1b", "air 31")
                        .refused("6.1b", "air 0")
                        .play("air 30");
        assertThat(table.attackStrength()).isEqualTo(38);
        assertThat(table.airLeft("axis")).isZero();
        table.play("declare").refused("6.1b", "air 11").play("air 7");
        assertThat(table.defenceStrength()).isEqualTo(12);
        assertThat(table.airLeft("allies")).isEqualTo(3);
    }

    @Test
    @Rule({"gazala 6.1c", "brigade R32"})
    void attackAndDefenceDrawOnTheSameSupply() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "1Tk at 1612")
                        .play("attack 1612", "join 5/21Pz", "declare", "air 4")
                        .rolls(3, 3)
                        .play("stand", "retreat 5/21Pz 1512-1412", "end");
        assertThat(table.airLeft("allies")).isEqualTo(6);
        table.play("1Tk 1612-1512", "end", "attack 1412", "join 1Tk")
                .refused("6.1b", "air 7")
                .play("air 6");
        assertThat(table.airLeft("allies")).isZero();
    }

    @Test
    @Rule({"gazala 6.1d"})
    void bothSidesSeeThePointsThatAreLeft() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "1Tk at 1612")
                        .play("attack 1612", "join 5/21Pz", "air 12", "declare", "air 1");
        Map<String, Integer> left = Map.of("axis", 23, "allies", 9);
        assertThat(table.air("axis")).isEqualTo(left);
        assertThat(table.air("allies")).isEqualTo(left);
    }

    @Test
    @Rule({"gazala 6.2a", "gazala T-BOM-a"})
    void aircraftAloneMayAttackAnyEnemyHexOnTheMap() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("69/50 at 2413", "150/50 at 2413", "1Tk at 2010")
                        .refused("5.0c", "attack 2412")
                        .play("attack 2413", "air 10");
        assertThat(table.bombardmentValue()).isEqualTo(20);
        assertThat(table.bombardmentColumn()).isEqualTo("11-20");
        table.rolls(1, 2)
                .play("declare")
                .waits("losing allies")
                .refused("T-BOM-a", "lose 1Tk")
                .play("lose 150/50")
                .reduced("150/50")
                .intact("69/50")
                .at("150/50", "2413")
                .waits("fighting axis");
        assertThat(table.airLeft("axis")).isEqualTo(25);
        assertThat(table.cited()).contains("6.2a");
    }

    @Test
    @Rule({"gazala 6.2a", "gazala T-BOM-b"})
    void anAirAttackThatMissesDoesNothing() {
        Table.gazala()
                .step("fighting axis")
                .with("69/50 at 2413")
                .play("attack 2413", "air 10")
                .rolls(1, 2)
                .play("declare")
                .intact("69/50")
                .waits("fighting axis");
    }

    @Test
    @Rule({"gazala 6.2a"})
    void theDefenderMakesNoAirAttacksAndAnswersNone() {
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "69/50 at 1612", "8Ex at 1712")
                .play("attack 1612", "air 10")
                .rolls(4, 3)
                .play("declare")
                .waits("fighting axis")
                .refused("5.0c", "attack 1512");
    }

    @Test
    @Rule({"gazala 6.2b", "gazala 6.2c", "gazala 10.0b", "gazala G6", "brigade R20"})
    void sixPointsOnTwoInfantryAndOneArmourAreWorthTwentyFour() {
        Table open =
                Table.gazala()
                        .step("fighting axis")
                        .with("69/50 at 1612", "150/50 at 1612", "1Tk at 1612")
                        .play("attack 1612", "air 6");
        assertThat(open.bombardmentValue()).isEqualTo(24);
        assertThat(open.bombardmentShifts()).isEmpty();
        assertThat(open.bombardmentColumn()).isEqualTo("21-30");
        Table fortified =
                Table.gazala()
                        .step("fighting axis")
                        .with("69/50 at 1208", "150/50 at 1208", "1Tk at 1208")
                        .play("attack 1208", "air 6");
        assertThat(fortified.bombardmentShifts()).containsExactly("10.0b -1");
        assertThat(fortified.bombardmentColumn()).isEqualTo("11-20");
    }

    @Test
    @Rule({"gazala 6.2c", "brigade R20"})
    void onlyTheGroundInTheHexShiftsAnAirAttack() {
        Table city =
                Table.gazala()
                        .step("fighting axis")
                        .with("1/1SA at 1808", "2/1SA at 1808", "3/1SA at 1808")
                        .with("5/21Pz at 1807", "104/21Pz at 1809")
                        .play("attack 1808", "air 10");
        assertThat(city.bombardmentValue()).isEqualTo(30);
        assertThat(city.bombardmentShifts())
                .as("neither siege nor division")
                .containsExactly("5.1.2a -2");
        assertThat(city.bombardmentColumn()).isEqualTo("1-10");
        Table ridge =
                Table.gazala()
                        .step("fighting axis")
                        .with("69/50 at 1709")
                        .play("attack 1709", "air 10");
        assertThat(ridge.bombardmentShifts()).containsExactly("5.1.2a -2");
        assertThat(ridge.bombardmentColumn()).as("no column left of the first").isEqualTo("1-10");
    }

    @Test
    @Rule({"gazala 6.2c", "gazala 9.2c", "brigade R20"})
    void axisUnitsInAMinefieldAreHitMoreEasilyUpToTheLastColumn() {
        Table few =
                Table.gazala()
                        .step("fighting allies")
                        .with("7B at 1010", "9B at 1010")
                        .play("attack 1010", "air 5");
        assertThat(few.bombardmentShifts()).containsExactly("9.2c 1");
        assertThat(few.bombardmentColumn()).isEqualTo("11-20");
        Table many =
                Table.gazala()
                        .step("fighting allies")
                        .with("5/21Pz at 1010", "8/15Pz at 1010", "132/Ariete at 1010")
                        .play("attack 1010", "air 10");
        assertThat(many.bombardmentValue()).isEqualTo(60);
        assertThat(many.bombardmentColumn()).isEqualTo("41+");
        Table allies =
                Table.gazala()
                        .step("fighting axis")
                        .with("69/50 at 1010")
                        .play("attack 1010", "air 5");
        assertThat(allies.bombardmentShifts()).isEmpty();
    }

    @Test
    @Rule({"gazala 6.2-obs2"})
    void airPointsBelongToTheAnnouncementAndCannotBeAddedAfterIt() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "1Tk at 1612")
                        .play("attack 1612", "join 5/21Pz", "air 3")
                        .refused("6.1b", "air 3")
                        .play("air 2", "air 3", "declare")
                        .waits("defending allies");
        assertThat(table.attackStrength()).isEqualTo(11);
        table.play("air 1", "air 2").refused("6.1b", "air 11");
        assertThat(table.airLeft("axis")).as("that was the defender's").isEqualTo(32);
        assertThat(table.defenceStrength()).isEqualTo(7);
    }

    @Test
    @Rule({"gazala 6.2-obs3", "brigade R32"})
    void anAirAttackUsesOneToTenPoints() {
        Table.gazala()
                .step("fighting axis")
                .with("69/50 at 1612")
                .play("attack 1612")
                .refused("6.2-obs3", "air 11")
                .refused("6.1b", "air 0")
                .refused("6.1b", "air 36")
                .allowed("air 1")
                .allowed("air 10");
    }

    @Test
    @Rule({"gazala 6.2-obs4", "brigade R09"})
    void aHexIsAttackedOnceInAPhaseInWhateverWay() {
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "PzA at 1412", "1Tk at 1612", "69/50 at 2010")
                .play("attack 1612", "air 1")
                .rolls(3, 4)
                .play("declare")
                .refused("6.2-obs4", "attack 1612")
                .allowed("attack 2010");
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("5/21Pz at 1512", "PzA at 1412", "1Tk at 1612")
                .play("attack 1612", "join 5/21Pz")
                .rolls(3, 3)
                .play("declare", "retreat 5/21Pz 1512-1413")
                .refused("6.2-obs4", "attack 1612");
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "PzA at 1412", "1Tk at 1612")
                .play("attack 1612", "join PzA")
                .rolls(3, 4)
                .play("declare")
                .refused("6.2-obs4", "attack 1612");
    }

    @Test
    @Rule({"gazala 6.2-obs4", "brigade R09"})
    void aHexMayBeAttackedAgainInTheNextPhase() {
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("9B at 1512", "3Ind/7Arm at 1612", "69/50 at 1613")
                .play("attack 1612", "join 9B", "air 24")
                .rolls(1, 1)
                .play("declare", "advance 9B 1512-1612", "end", "end")
                .waits("fighting allies")
                .allowed("attack 1612");
    }
}
