package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem06AirTest {
    @Test
    @Rule({"diadem 6.0a", "diadem 6.1a", "diadem 6.2-obs1"})
    void twentyPointsAreRenewedEveryTurnAndNotSaved() {
        Table table = Table.diadem().step("fighting axis").air("allies", 3).play("end");
        assertThat(table.position().turn()).isEqualTo(2);
        assertThat(table.airLeft("allies")).isEqualTo(20);
        assertThat(table.airLeft("axis")).isZero();
        table.play("end", "end", "end", "end");
        assertThat(table.position().turn()).isEqualTo(3);
        assertThat(table.airLeft("allies")).as("unused points are lost").isEqualTo(20);
        Table half = Table.diadem().step("fighting allies").air("allies", 3).play("end", "end");
        assertThat(half.airLeft("allies")).as("not between the phases").isEqualTo(3);
    }

    @Test
    @Rule({"diadem 6.1b", "diadem 6.2-obs3"})
    void supportAddsAPointForAPointAndHasNoLimitButTheSupply() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .air("allies", 18)
                        .with("24G at 1508", "576/305DI at 1408")
                        .play("attack 1408", "join 24G")
                        .refused("6.1b", "air 19")
                        .refused("6.1b", "air 0")
                        .allowed("air 1")
                        .play("air 18");
        assertThat(table.attackStrength()).isEqualTo(23);
        assertThat(table.airLeft("allies")).isZero();
    }

    @Test
    @Rule({"diadem 6.1c", "diadem 6.1d"})
    void attackAndDefenceDrawOnOneSupplyThatBothSidesSee() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("24G at 1508", "576/305DI at 1408")
                        .play("attack 1408", "join 24G", "air 3")
                        .rolls(3, 3)
                        .play("declare", "retreat 24G 1508-1509", "end");
        assertThat(table.airLeft("allies")).isEqualTo(17);
        table.play("576/305DI 1408-1508", "end", "attack 1509", "join 576/305DI", "declare");
        table.waits("defending allies").refused("6.1b", "air 18").play("air 15");
        assertThat(table.defenceStrength()).isEqualTo(20);
        Map<String, Integer> left = Map.of("allies", 2, "axis", 0);
        assertThat(table.air("allies")).isEqualTo(left);
        assertThat(table.air("axis")).isEqualTo(left);
    }

    @Test
    @Rule("diadem 6.2a")
    void aircraftAloneMayAttackAnyEnemyHexOnTheMap() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("576/305DI at 0303", "577/305DI at 0303")
                        .refused("5.0c", "attack 0304")
                        .play("attack 0303", "air 10");
        assertThat(table.bombardmentValue()).isEqualTo(20);
        table.rolls(1, 2).play("declare").waits("losing axis").play("lose 577/305DI");
        table.reduced("577/305DI").at("577/305DI", "0303").waits("fighting allies");
        assertThat(table.cited()).contains("6.2a");
        assertThat(table.airLeft("allies")).isEqualTo(10);
    }

    @Test
    @Rule({"diadem D6", "diadem 6.2b", "diadem 6.2c"})
    void sixPointsOnTwoInfantryAndOneArmourAreWorthTwentyFour() {
        Table open = sixPointsOn("1408");
        assertThat(open.bombardmentValue()).isEqualTo(24);
        assertThat(open.bombardmentShifts()).isEmpty();
        assertThat(open.bombardmentColumn()).isEqualTo("13-24");
        Table city = sixPointsOn("1406");
        assertThat(city.bombardmentValue()).isEqualTo(24);
        assertThat(city.bombardmentShifts()).containsExactly("5.1.2a -2");
        assertThat(city.bombardmentColumn()).isEqualTo("1-12");
        // A 3 hits in the second column and not in the first.
        open.rolls(1, 2).play("declare").waits("losing axis");
        city.rolls(1, 2).play("declare").waits("fighting allies");
    }

    private static Table sixPointsOn(String hex) {
        return Table.diadem()
                .step("fighting allies")
                .with("576/305DI at " + hex, "577/305DI at " + hex, "PR26/26Pz at " + hex)
                .play("attack " + hex, "air 6");
    }

    @Test
    @Rule("diadem 6.2c")
    void onlyTheGroundInTheHexShiftsAnAirAttack() {
        Table line =
                Table.diadem()
                        .step("fighting allies")
                        .with("576/305DI at 1108", "577/305DI at 1108", "578/305DI at 1108")
                        .with("24G at 1107", "1G at 1109")
                        .play("attack 1108", "air 10");
        assertThat(line.bombardmentShifts())
                .as("neither line nor river nor siege nor division")
                .isEmpty();
        assertThat(line.bombardmentColumn()).isEqualTo("25-36");
        Table mountain =
                Table.diadem()
                        .step("fighting allies")
                        .with("576/305DI at 1006", "LI at 1006", "XIV at 1006")
                        .play("attack 1006", "air 10");
        assertThat(mountain.bombardmentValue()).isEqualTo(50);
        assertThat(mountain.bombardmentShifts()).containsExactly("5.1.2a -3");
        assertThat(mountain.bombardmentColumn()).isEqualTo("13-24");
    }

    @Test
    @Rule("diadem 6.2-obs2")
    void airPointsBelongToTheAnnouncementAndCannotBeAddedAfterIt() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("24G at 1508", "576/305DI at 1408", "LI at 1208")
                        .play("attack 1408", "join 24G", "air 3")
                        .refused("6.1b", "air 3")
                        .play("air 2", "air 3", "declare")
                        .waits("defending axis");
        assertThat(table.attackStrength()).isEqualTo(8);
        table.refused("6.0a", "air 1");
        assertThat(table.airLeft("allies")).isEqualTo(17);
    }

    @Test
    @Rule("diadem 6.2-obs3")
    void anAirAttackUsesThreeToTenPoints() {
        Table table = Table.diadem().step("fighting allies").with("576/305DI at 1408");
        table.play("attack 1408").refused("6.2-obs3", "air 2").refused("6.2-obs3", "air 11");
        table.refused("6.1b", "air 0").refused("6.1b", "air 21");
        table.allowed("air 3").allowed("air 10");
        assertThat(table.moves()).contains("air 3", "air 10").doesNotContain("air 2", "air 11");
        // Two points left are too few to attack with.
        Table.diadem()
                .step("fighting allies")
                .air("allies", 2)
                .with("576/305DI at 1408")
                .refused("5.0a", "attack 1408");
    }
}
