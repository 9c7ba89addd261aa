package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem08ArtilleryTest {
    @Test
    @Rule("diadem 8.0a")
    void gunsMoveLikeInfantryOrMotorisedAndMayFireAfterwards() {
        Table costs = Table.diadem().with("X at 1405", "IIUS at 1405", "24G at 1405");
        assertThat(costs.cost("X 1405-1504")).isEqualTo("3");
        assertThat(costs.cost("IIUS 1405-1504")).isEqualTo("3");
        assertThat(costs.cost("X 1405-1406-1407")).isEqualTo(costs.cost("24G 1405-1406-1407"));
        assertThat(costs.cost("IIUS 1405-1406-1407")).isEqualTo("1.5");
        Table.diadem()
                .with("X at 1610", "576/305DI at 1408")
                .play("X 1610-1510", "end")
                .allowed("end")
                .play("attack 1408", "join X")
                .rolls(1, 1)
                .play("declare")
                .reduced("576/305DI")
                .at("X", "1510")
                .waits("fighting allies");
    }

    @Test
    @Rule("diadem 8.0b")
    void theTargetMustBeWithinRangeAndNothingBlocksTheView() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("X at 1507", "XIII at 1607", "8Ex at 1606", "576/305DI at 1205")
                        .with("CEF at 1606")
                        .play("attack 1205");
        // Four, five and six hexes, some of them over mountains.
        assertThat(distance("1507", "1205")).isEqualTo(4);
        assertThat(distance("1607", "1205")).isEqualTo(4);
        assertThat(distance("1606", "1205")).isEqualTo(4);
        table.allowed("join X").allowed("join XIII").allowed("join CEF");
        Table far =
                Table.diadem()
                        .step("fighting allies")
                        .with("X at 1306", "8Ex at 1408", "5Ex at 1508", "24G at 0907")
                        .with("576/305DI at 0808")
                        .play("attack 0808");
        assertThat(distance("1306", "0808")).isEqualTo(5);
        assertThat(distance("1408", "0808")).isEqualTo(6);
        assertThat(distance("1508", "0808")).isEqualTo(7);
        far.refused("8.0b", "join X").allowed("join 8Ex").refused("8.0b", "join 5Ex");
    }

    private static int distance(String from, String to) {
        var grid = Table.DIADEM.map().grid();
        return grid.distance(grid.find(from).orElseThrow(), grid.find(to).orElseThrow());
    }

    @Test
    @Rule("diadem 8.0c")
    void engagedGunsFightRetreatAndSufferLikeAnyUnit() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .air("allies", 0)
                        .with("X at 1508", "24G at 1508", "576/305DI at 1408")
                        .play("attack 1408", "join X", "join 24G");
        assertThat(table.attackStrength()).isEqualTo(8);
        assertThat(table.column()).isEqualTo("2-1");
        table.rolls(3, 4).play("declare").reduced("576/305DI").waits("losing allies");
        table.play("lose X").reduced("X").waits("retreating allies");
        table.play("retreat X 1508-1509", "retreat 24G 1508-1509").waits("fighting allies");
        Table city =
                Table.diadem()
                        .step("fighting allies")
                        .with("X at 1407", "576/305DI at 1406")
                        .play("attack 1406", "join X");
        assertThat(city.shifts()).containsExactly("5.1.2a -2");
    }

    @Test
    @Rule("diadem 8.0d")
    void gunsInRangeOfTheDefendersHexSupportHimWithTheirAttackPower() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("24G at 1508", "576/305DI at 1408", "XIV at 1408")
                        .with("LI at 1208", "10Ex at 0707", "577/305DI at 1307", "X at 1610")
                        .play("attack 1408", "join 24G", "declare");
        assertThat(table.defenceStrength()).as("guns in the hex defend").isEqualTo(4 + 2);
        table.refused("8.0d", "join XIV").refused("8.0d", "join 577/305DI");
        table.refused("8.0d", "join X").refused("8.0b", "join 10Ex");
        table.play("join LI").refused("8.0-obs1", "join LI");
        assertThat(table.defenceStrength()).isEqualTo(4 + 2 + 3);
    }

    @Test
    @Rule({"diadem D7", "diadem 8.0e"})
    void twoBritishGunsOnArmourAndMotorisedInfantryAreWorthEighteen() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("X at 1510", "XIII at 1610", "PR26/26Pz at 1408", "9/26Pz at 1408")
                        .play("attack 1408", "join X", "join XIII");
        assertThat(table.bombardmentValue()).isEqualTo(18);
        assertThat(table.bombardmentColumn()).isEqualTo("13-24");
        table.rolls(1, 2).play("declare").waits("losing axis");
        assertThat(table.cited()).contains("8.0e");
    }

    @Test
    @Rule("diadem 8.0e")
    void aBombardmentMindsGroundButNeitherRiversNorLines() {
        Table line =
                Table.diadem()
                        .step("fighting allies")
                        .with("X at 1308", "576/305DI at 1108")
                        .play("attack 1108", "join X");
        assertThat(line.bombardmentShifts()).isEmpty();
        Table abbey =
                Table.diadem()
                        .step("fighting allies")
                        .with(
                                "8Ex at 1306",
                                "4/1Para at 1006",
                                "1/1Para at 1006",
                                "3/1Para at 1006")
                        .play("attack 1006", "join 8Ex");
        assertThat(abbey.bombardmentValue()).isEqualTo(24);
        assertThat(abbey.bombardmentShifts()).containsExactly("5.1.2a -3");
        assertThat(abbey.bombardmentColumn()).isEqualTo("1-12");
    }

    @Test
    @Rule({"diadem 8.0e", "diadem 8.0c"})
    void oneAdjacentGunMakesItAnAssault() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("X at 1508", "XIII at 1610", "576/305DI at 1408")
                        .play("attack 1408", "join XIII", "join X");
        assertThat(table.column()).as("6 to 4 on the combat table").isEqualTo("1-1");
        table.rolls(3, 4).play("declare").waits("retreating allies");
        table.refused("5.3a", "retreat XIII 1610-1609").allowed("retreat X 1508-1509");
    }

    @Test
    @Rule("diadem 8.0-obs1")
    void aGunFiresOnceInItsOwnPhaseAndOnceInTheEnemys() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .air("allies", 0)
                        .with("X at 1610", "24G at 1508", "1G at 1508")
                        .with("576/305DI at 1408", "577/305DI at 1507")
                        .play("attack 1408", "join X")
                        .rolls(3, 4)
                        .play("declare")
                        .refused("8.0-obs3", "attack 1408")
                        .play("attack 1507", "join 24G")
                        .refused("8.0-obs1", "join X")
                        .rolls(3, 4)
                        .play("declare", "retreat 24G 1508-1509", "end");
        table.play("end", "attack 1508", "join 577/305DI", "join 576/305DI", "declare");
        table.allowed("join X");
    }

    @Test
    @Rule("diadem 8.0-obs1")
    void aGunSupportsOneDefenceInAPhase() {
        Table.diadem()
                .step("fighting axis")
                .air("allies", 0)
                .with("X at 1510", "XIII at 1510", "24G at 1508", "1G at 1410")
                .with("576/305DI at 1408", "577/305DI at 1310")
                .play("attack 1508", "join 576/305DI", "declare", "join X")
                .rolls(3, 4)
                .play("stand")
                .at("576/305DI", "destroyed")
                .play("attack 1410", "join 577/305DI", "declare")
                .refused("8.0-obs1", "join X")
                .allowed("join XIII");
    }

    @Test
    @Rule("diadem 8.0-obs2")
    void artilleryAloneGetsNoHelpFromAircraft() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("X at 1610", "XIII at 1508", "24G at 1508", "576/305DI at 1408")
                        .play("attack 1408", "join X")
                        .refused("8.0-obs2", "air 5")
                        .play("join XIII")
                        .refused("8.0-obs2", "air 5");
        assertThat(table.moves()).doesNotContain("air 5");
        table.play("join 24G").allowed("air 5");
        Table.diadem()
                .step("fighting allies")
                .with("X at 1610", "24G at 1508", "576/305DI at 1408")
                .play("attack 1408", "air 5")
                .refused("8.0-obs2", "join X")
                .play("join 24G")
                .allowed("join X");
    }

    @Test
    @Rule("diadem 8.0-obs3")
    void aHexIsAttackedOnceInAPhaseInWhateverWayAndAgainInTheNext() {
        Table.diadem()
                .step("fighting allies")
                .with("24G at 1508", "X at 1610", "576/305DI at 1408", "577/305DI at 0303")
                .play("attack 1408", "air 3")
                .rolls(3, 4)
                .play("declare")
                .refused("8.0-obs3", "attack 1408")
                .allowed("attack 0303");
        Table.diadem()
                .step("fighting allies")
                .with("24G at 1508", "X at 1610", "576/305DI at 1408")
                .play("attack 1408", "join 24G")
                .rolls(3, 4)
                .play("declare", "retreat 24G 1508-1509")
                .refused("8.0-obs3", "attack 1408");
        Table.diadem()
                .step("fighting allies")
                .air("allies", 40)
                .with("24G at 1508", "LI at 1408", "576/305DI at 1308")
                .play("attack 1408", "join 24G", "air 30")
                .rolls(1, 1)
                .play("declare", "advance 24G 1508-1408", "end", "end")
                .waits("fighting axis")
                .allowed("attack 1408");
    }
}
