package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter08ArtilleryTest {
    @Test
    @Rule({"gazala 8.0a"})
    void artilleryMovesAtThePriceOfInfantryAndMechanisedArtilleryAtThatOfMotors() {
        Table table = Table.gazala().with("X at 1610", "61/Trento at 1610", "AK at 1610");
        assertThat(table.cost("X 1610-1709")).isEqualTo("2");
        assertThat(table.cost("61/Trento 1610-1709")).isEqualTo("2");
        assertThat(table.cost("AK 1610-1709")).isEqualTo("3");
        Table road = Table.gazala().with("X at 2106", "AK at 2106");
        assertThat(road.cost("X 2106-2207")).isEqualTo("1");
        assertThat(road.cost("AK 2106-2207")).isEqualTo("0.5");
    }

    @Test
    @Rule({"gazala 8.0a"})
    void artilleryMayMoveAndThenAttackWithoutBeingEngaged() {
        Table.gazala()
                .with("X at 1213", "69/50 at 1612", "150/50 at 1612")
                .play("X 1213-1313-1413", "end")
                .allowed("end")
                .play("attack 1612", "join X")
                .rolls(1, 1)
                .play("declare")
                .waits("losing allies")
                .play("lose 69/50")
                .waits("fighting axis")
                .at("X", "1413")
                .reduced("69/50");
    }

    @Test
    void whereABookForbidsItGunsThatMovedNeitherFireNorOweAnAttack() {
        String printed = "artillery-fires-after-moving: true";
        Table.changed("gazala/game.yaml", printed, printed.replace("true", "false"))
                .air("axis", 0)
                .with("X at 1213", "XXI at 1513", "61/Trento at 1712", "69/50 at 1612")
                .play("X 1213-1313-1413", "XXI 1513-1512", "end", "attack 1612")
                .refused("8.0a", "join X")
                .refused("8.0a", "join XXI")
                .play("join 61/Trento");
        Table.changed("gazala/game.yaml", printed, printed.replace("true", "false"))
                .air("axis", 0)
                .with("XXI at 1513", "69/50 at 1612")
                .play("XXI 1513-1512", "end")
                .refused("5.0a", "attack 1612")
                .allowed("end");
    }

    @Test
    @Rule({"gazala 8.0b"})
    void theTargetMustBeWithinRange() {
        Table.gazala()
                .step("fighting axis")
                .with("PzA at 1312", "X at 1312", "AK at 1413", "XXI at 1412", "69/50 at 1612")
                .play("attack 1612")
                .allowed("join PzA")
                .refused("8.0b", "join X")
                .allowed("join AK")
                .allowed("join XXI");
        Table.gazala()
                .step("fighting axis")
                .with("PzA at 1212", "69/50 at 1612")
                .play("attack 1612")
                .refused("8.0b", "join PzA");
    }

    @Test
    @Rule({"gazala 8.0b"})
    void withoutAircraftAHexBeyondAllRangesCannotBeAttacked() {
        Table.gazala()
                .step("fighting axis")
                .air("axis", 0)
                .with("PzA at 1212", "69/50 at 1612", "150/50 at 1512")
                .refused("5.0a", "attack 1612")
                .allowed("attack 1512");
    }

    @Test
    @Rule({"gazala 8.0c", "brigade R18"})
    void artilleryNextToItsTargetFightsAsAnyUnit() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("AK at 1512", "PzA at 1512", "3Ind/7Arm at 1612")
                        .play("attack 1612", "join AK", "join PzA");
        assertThat(table.attackStrength()).isEqualTo(7);
        assertThat(table.column()).isEqualTo("2-1");
        table.rolls(2, 4)
                .play("declare")
                .reduced("3Ind/7Arm")
                .waits("losing axis")
                .play("lose AK")
                .reduced("AK")
                .waits("retreating axis")
                .play("retreat AK 1512-1412", "retreat PzA 1512-1413")
                .waits("fighting axis");
    }

    @Test
    @Rule({"gazala 8.0c", "brigade R18"})
    void engagedArtillerySuffersTerrainToo() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("AK at 1708", "69/50 at 1808")
                        .play("attack 1808", "join AK");
        assertThat(table.shifts()).containsExactly("5.1.2a -2");
        assertThat(table.column()).isEqualTo("1-4");
    }

    @Test
    @Rule({"gazala 8.0d", "gazala 5.1.7c", "brigade R17"})
    void artilleryInRangeAddsItsAttackPowerAndNothingHappensToIt() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("5/21Pz at 1512", "PzA at 1412", "1Tk at 1612")
                        .play("attack 1612", "join 5/21Pz");
        assertThat(table.attackStrength()).isEqualTo(8);
        assertThat(table.play("join PzA").attackStrength()).isEqualTo(12);
        table.rolls(3, 3)
                .play("declare", "retreat 5/21Pz 1512-1413")
                .waits("fighting axis")
                .at("PzA", "1412")
                .intact("PzA");
    }

    @Test
    @Rule({"gazala 8.0e", "gazala 8.0b", "brigade R19"})
    void artilleryInRangeOfTheDefendersHexSupportsHim() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "69/50 at 1612", "XIII at 1612")
                        .with("8Ex at 1812", "XXX at 1912", "150/50 at 1711", "PzA at 1412")
                        .play("attack 1612", "join 5/21Pz", "declare");
        assertThat(table.defenceStrength()).as("guns in the hex defend").isEqualTo(5 + 3);
        table.refused("8.0e", "join XIII")
                .refused("8.0e", "join 150/50")
                .refused("8.0e", "join PzA")
                .refused("8.0b", "join XXX")
                .play("join 8Ex")
                .refused("8.0-obs1", "join 8Ex");
        assertThat(table.defenceStrength()).isEqualTo(5 + 3 + 3);
    }

    @Test
    @Rule({"gazala 5.1.1a", "gazala 5.1.1b", "gazala 6.1b", "gazala 8.0d", "gazala 8.0e"})
    void everyPartOfAStrengthCitesItsRule() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "PzA at 1412", "69/50 at 1612", "XXX at 1812")
                        .play("attack 1612", "join 5/21Pz", "join PzA");
        assertThat(table.attackTerms()).containsExactlyInAnyOrder("5.1.1a 8", "8.0d 4");
        table.play("air 3");
        assertThat(table.attackTerms()).containsExactlyInAnyOrder("5.1.1a 8", "8.0d 4", "6.1b 3");
        table.play("declare", "join XXX");
        assertThat(table.defenceTerms()).containsExactlyInAnyOrder("5.1.1b 5", "8.0e 2");
        table.play("air 1");
        assertThat(table.defenceTerms()).containsExactlyInAnyOrder("5.1.1b 5", "8.0e 2", "6.1b 1");
    }

    @Test
    @Rule({"gazala 8.0e", "brigade R19"})
    void supportingGunsLendTheirAttackPower() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "69/50 at 1612", "XXX at 1812")
                        .play("attack 1612", "join 5/21Pz", "declare", "join XXX");
        assertThat(table.defenceStrength()).as("2, not 3").isEqualTo(5 + 2);
    }

    @Test
    @Rule({"gazala 8.0e", "gazala 5.1.7c", "brigade R17", "brigade R19"})
    void supportingGunsTakeNoPartInTheDefendersFate() {
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "1Tk at 1612", "8Ex at 1712")
                .play("attack 1612", "join 5/21Pz", "air 24", "declare", "join 8Ex")
                .rolls(1, 1)
                .play("stand")
                .at("1Tk", "destroyed")
                .at("5/21Pz", "destroyed")
                .at("8Ex", "1712")
                .intact("8Ex");
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "1Tk at 1612", "8Ex at 1712")
                .play("attack 1612", "join 5/21Pz", "air 16", "declare", "join 8Ex")
                .rolls(1, 2)
                .play("stand")
                .waits("retreating allies")
                .refused("5.3a", "retreat 8Ex 1712-1812");
    }

    @Test
    @Rule({"gazala 8.0f", "gazala 10.0b", "gazala G7", "brigade R18", "brigade R20"})
    void twoBritishGunsOnArmourAndMotorisedInfantryAreWorthTwelve() {
        Table open =
                Table.gazala()
                        .step("fighting allies")
                        .with("XIII at 1812", "XXX at 1813", "5/21Pz at 1612", "104/21Pz at 1612")
                        .play("attack 1612", "join XIII", "join XXX");
        assertThat(open.bombardmentValue()).isEqualTo(12);
        assertThat(open.bombardmentShifts()).isEmpty();
        assertThat(open.bombardmentColumn()).isEqualTo("11-20");
        Table fortified =
                Table.gazala()
                        .step("fighting allies")
                        .with("XIII at 1408", "XXX at 1409", "5/21Pz at 1208", "104/21Pz at 1208")
                        .play("attack 1208", "join XIII", "join XXX");
        assertThat(fortified.bombardmentShifts()).containsExactly("10.0b -1");
        assertThat(fortified.bombardmentColumn()).isEqualTo("1-10");
    }

    @Test
    @Rule({"gazala 8.0f", "brigade R20"})
    void aBombardmentMindsGroundButNeitherInletNorSiegeNorDivision() {
        Table inlet =
                Table.gazala()
                        .step("fighting axis")
                        .with("X at 1804", "69/50 at 2005")
                        .play("attack 2005", "join X");
        assertThat(inlet.bombardmentShifts()).isEmpty();
        Table city =
                Table.gazala()
                        .step("fighting axis")
                        .with("PzA at 1608", "9B at 1807", "7B at 1809")
                        .with("1/1SA at 1808", "2/1SA at 1808", "3/1SA at 1808")
                        .play("attack 1808", "join PzA");
        assertThat(city.bombardmentValue()).isEqualTo(24);
        assertThat(city.bombardmentShifts()).containsExactly("5.1.2a -2");
        assertThat(city.bombardmentColumn()).isEqualTo("1-10");
    }

    @Test
    @Rule({"gazala 8.0f", "brigade R18"})
    void oneAdjacentGunMakesItAnAssault() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("X at 1512", "PzA at 1412", "69/50 at 1612")
                        .play("attack 1612", "join PzA", "join X");
        assertThat(table.column()).as("6 to 5 on the combat table").isEqualTo("1-1");
        table.rolls(3, 3)
                .play("declare")
                .waits("retreating axis")
                .refused("5.3a", "retreat PzA 1412-1312")
                .allowed("retreat X 1512-1413");
    }

    @Test
    @Rule({"gazala 8.0-obs1"})
    void severalGunsMayFireTogetherButEachOnlyOnceInAPhase() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("PzA at 1412", "X at 1412", "5/21Pz at 1513")
                        .with("1Tk at 1612", "69/50 at 1613")
                        .play("attack 1612", "join PzA", "join X");
        assertThat(table.attackStrength()).isEqualTo(6);
        table.rolls(3, 4)
                .play("declare", "attack 1613", "join 5/21Pz")
                .refused("8.0-obs1", "join PzA")
                .refused("8.0-obs1", "join X");
    }

    @Test
    @Rule("gazala 8.0-obs1")
    void aGunThatDefendedItsOwnHexSupportsNoOther() {
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "8/15Pz at 1510", "32Tk at 1610")
                .with("1Tk at 1612", "8Ex at 1612")
                .play("attack 1612", "join 5/21Pz", "declare")
                .rolls(3, 3)
                .play("stand", "retreat 5/21Pz 1512-1412")
                .play("attack 1610", "join 8/15Pz", "declare")
                .refused("8.0-obs1", "join 8Ex");
        // Guns that were bombarded have not been used.
        Table.gazala()
                .step("fighting axis")
                .with("8/15Pz at 1510", "32Tk at 1610", "8Ex at 1612")
                .play("attack 1612", "air 3")
                .rolls(3, 4)
                .play("declare", "attack 1610", "join 8/15Pz", "declare")
                .allowed("join 8Ex");
    }

    @Test
    @Rule("gazala 8.0-obs1")
    void aGunThatSupportedAnotherHexAddsNothingToTheDefenceOfItsOwn() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "8/15Pz at 1611", "1Tk at 1612")
                        .with("69/50 at 1711", "8Ex at 1711")
                        .play("attack 1612", "join 5/21Pz", "declare", "join 8Ex")
                        .rolls(3, 3)
                        .play("stand", "retreat 5/21Pz 1512-1412")
                        .play("attack 1711", "join 8/15Pz", "declare");
        assertThat(table.defenceStrength()).as("69/50 alone").isEqualTo(5);
        assertThat(table.defenceTerms()).containsExactlyInAnyOrder("5.1.1b 5", "8.0-obs1 0");
    }

    @Test
    @Rule({"gazala 8.0-obs1", "brigade R19"})
    void aGunSupportsOnceInAnEnemyPhaseAndFiresAgainInItsOwn() {
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "8/15Pz at 1510", "1Tk at 1612", "32Tk at 1610")
                .with("8Ex at 1711")
                .play("attack 1612", "join 5/21Pz", "declare", "join 8Ex")
                .rolls(3, 3)
                .play("stand", "retreat 5/21Pz 1512-1412")
                .play("attack 1610", "join 8/15Pz", "declare")
                .refused("8.0-obs1", "join 8Ex")
                .rolls(3, 3)
                .play("stand", "retreat 8/15Pz 1510-1410")
                .play("end", "end")
                .play("attack 1410")
                .allowed("join 8Ex");
    }

    @Test
    @Rule({"gazala 8.0-obs2"})
    void artilleryAloneGetsNoHelpFromAircraft() {
        Table.gazala()
                .step("fighting axis")
                .with("PzA at 1412", "5/21Pz at 1512", "1Tk at 1612")
                .play("attack 1612", "join PzA")
                .refused("8.0-obs2", "air 5")
                .play("join 5/21Pz")
                .allowed("air 5");
        Table.gazala()
                .step("fighting axis")
                .with("PzA at 1412", "5/21Pz at 1512", "1Tk at 1612")
                .play("attack 1612", "air 5")
                .refused("8.0-obs2", "join PzA")
                .play("join 5/21Pz")
                .allowed("join PzA");
    }

    @Test
    @Rule({"gazala 8.0-obs2"})
    void artilleryAloneGetsNoHelpFromAircraftWhenItIsEngagedEither() {
        Table guns =
                Table.gazala()
                        .step("fighting axis")
                        .with("AK at 1512", "9B at 1512", "1Tk at 1612")
                        .play("attack 1612", "join AK")
                        .refused("8.0-obs2", "air 5");
        assertThat(guns.moves()).contains("join 9B", "declare").doesNotContain("air 5");
        guns.play("join 9B").allowed("air 5");
        Table air =
                Table.gazala()
                        .step("fighting axis")
                        .with("AK at 1512", "9B at 1512", "1Tk at 1612")
                        .play("attack 1612", "air 5")
                        .refused("8.0-obs2", "join AK");
        assertThat(air.moves()).contains("join 9B", "declare").doesNotContain("join AK");
        air.play("join 9B").allowed("join AK");
    }
}
