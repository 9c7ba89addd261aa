package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter04MovementTest {
    private static final List<String> FOOT = List.of("85/Sabratha", "PzA", "PiGer", "GenIt");
    private static final List<String> MOTOR = List.of("8/15Pz", "115/15Pz", "AK", "XX");

    @Test
    @Rule({"gazala G2", "gazala 4.0a", "gazala 4.0b", "gazala 9.1a", "gazala 10.0a", "brigade R37"})
    void theWorkedMarchFromSidiBreghiscCostsSixteen() {
        String march = "115/15Pz 0505-0504-0503-0603-0702-0802-0902-1002-1102-1103-1204-1304-1404";
        Table table = Table.gazala().with("115/15Pz at 0505");
        assertThat(table.cost(march)).isEqualTo("16");
        table.rolls(6).play(march).at("115/15Pz", "1404").intact("115/15Pz");
        table.refused("4.0-obs1", "115/15Pz 1404-1504");
        assertThat(table.destinations("115/15Pz")).isEmpty();
    }

    // The way.

    @Test
    @Rule("gazala 4.0a")
    void aMoveLeadsFromWhereTheUnitIsThroughHexesThatTouchToAnotherHex() {
        Table table = Table.gazala().with("61/Trento at 0613", "85/Sabratha at due");
        table.refused("4.0a", "61/Trento 0513-0413");
        table.refused("4.0a", "61/Trento 0613").refused("4.0a", "61/Trento 0613-0513-0613");
        table.refused("4.0a", "61/Trento 0613-0413").refused("4.0a", "61/Trento 0613-0512-0312");
        table.refused("4.2.1a", "85/Sabratha 0108-0208");
        table.allowed("61/Trento 0613-0513-0413");
    }

    /** Its number is 0, which is a hex like the others. */
    @Test
    @Rule({"gazala 4.0a", "gazala T-TER-a"})
    void theFirstHexOfTheMapCostsWhatItsGroundCosts() {
        Table table = Table.gazala().with("61/Trento at 0102");
        assertThat(table.costTerms("61/Trento 0102-0101")).containsExactly("T-TER-a 1");
        assertThat(table.destinations("61/Trento")).contains("0101");
        table.play("61/Trento 0102-0101").at("61/Trento", "0101");
        assertThat(table.position().count(0)).isEqualTo(1);
        table.play("61/Trento 0101-0201").at("61/Trento", "0201");
        assertThat(table.position().count(0)).isZero();
    }

    // The terrain table.

    @Test
    @Rule({"gazala 4.0a", "gazala T-TER-a", "gazala T-TER-b"})
    void openGroundAndCitiesCostOneForEverybody() {
        for (String unit : List.of("85/Sabratha", "115/15Pz", "8/15Pz", "PzA")) {
            Table table = Table.gazala().with(unit + " at 1003");
            assertThat(table.costTerms(unit + " 1003-1103")).containsExactly("T-TER-a 1");
            assertThat(table.costTerms(unit + " 1003-1002")).containsExactly("T-TER-b 1");
        }
    }

    @Test
    @Rule({"gazala 4.0a", "gazala T-TER-c", "gazala 8.0a", "brigade R41"})
    void aRidgeCostsTwoOnFootAndThreeForMotorisedUnits() {
        for (String unit : FOOT) {
            Table table = Table.gazala().with(unit + " at 1103");
            assertThat(table.costTerms(unit + " 1103-1102")).containsExactly("T-TER-c 2");
        }
        for (String unit : MOTOR) {
            Table table = Table.gazala().with(unit + " at 1103");
            assertThat(table.costTerms(unit + " 1103-1102")).containsExactly("T-TER-c 3");
        }
    }

    @Test
    @Rule("gazala T-TER-d")
    void nobodyEntersTheSea() {
        for (String unit : List.of("85/Sabratha", "115/15Pz", "8/15Pz", "PzA", "AK", "PiGer")) {
            Table table = Table.gazala().with(unit + " at 1002");
            table.refused("T-TER-d", unit + " 1002-1001");
            table.refused("T-TER-d", unit + " 1002-0901-0801");
            assertThat(table.destinations(unit))
                    .contains("0902", "1101")
                    .doesNotContain("1001", "0901", "0801");
        }
    }

    @Test
    @Rule("gazala T-TER-d")
    void nobodyRetreatsOrAdvancesIntoTheSea() {
        Table table =
                Table.gazala()
                        .with("85/Sabratha at 0902", "4/7Arm at 0903", "22/1Arm at 1003")
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(4, 6)
                        .play("attack 0902", "join 4/7Arm", "declare");
        table.waits("retreating axis").refused("T-TER-d", "retreat 85/Sabratha 0902-0901");
        table.play("retreat 85/Sabratha 0902-0802").waits("advancing allies");
        table.refused("5.2f", "advance 4/7Arm 0903-0902-0901").allowed("advance 4/7Arm 0903-0902");
    }

    @Test
    @Rule({"gazala T-TER-e", "brigade R38"})
    void crossingAnInletCostsTwoOnTopOfTheHexBehindIt() {
        Table foot = Table.gazala().with("4/2SA at 1904", "6/2SA at 2005").step("moving allies");
        assertThat(foot.costTerms("4/2SA 1904-2005")).containsExactly("T-TER-a 1", "T-TER-e 2");
        assertThat(foot.costTerms("6/2SA 2005-1904")).containsExactly("T-TER-b 1", "T-TER-e 2");
        Table motor = Table.gazala().with("201G at 1904").step("moving allies");
        assertThat(motor.cost("201G 1904-2005")).isEqualTo("3");
        motor.allowed("201G 1904-2005");
    }

    @Test
    @Rule({"gazala T-TER-e", "brigade R41"})
    void armourAloneMayNotCrossAnInlet() {
        Table table =
                Table.gazala()
                        .with("4/7Arm at 1904", "7Mot/7Arm at 1904", "XIII at 1904")
                        .step("moving allies");
        table.refused("T-TER-e", "4/7Arm 1904-2005");
        table.allowed("7Mot/7Arm 1904-2005").allowed("XIII 1904-2005");
        // By land it gets there all the same.
        table.allowed("4/7Arm 1904-1905-2005");
        Table mechanised = Table.gazala().with("AK at 1904").line("tobruk-fallen: true");
        mechanised.allowed("AK 1904-2005");
    }

    @Test
    @Rule({"gazala T-TER-f", "gazala 4.0b"})
    void aRoadCostsHalfAPointForMotorisedUnitsAndOneOnFoot() {
        for (String unit : FOOT) {
            Table table = Table.gazala().with(unit + " at 0201");
            assertThat(table.costTerms(unit + " 0201-0301")).containsExactly("T-TER-f 1");
        }
        for (String unit : MOTOR) {
            Table table = Table.gazala().with(unit + " at 0201");
            assertThat(table.costTerms(unit + " 0201-0301")).containsExactly("T-TER-f 0.5");
        }
        // Over the ridge of 0802 too.
        Table road = Table.gazala().with("115/15Pz at 0701", "85/Sabratha at 0701");
        assertThat(road.cost("115/15Pz 0701-0802-0902")).isEqualTo("1");
        assertThat(road.cost("85/Sabratha 0701-0802-0902")).isEqualTo("2");
    }

    @Test
    @Rule({"gazala T-TER-g", "gazala 4.0b"})
    void aTrailCostsOneAndSparesTheRidge() {
        Table table = Table.gazala().with("115/15Pz at 1304", "85/Sabratha at 1304");
        assertThat(table.costTerms("115/15Pz 1304-1404")).containsExactly("T-TER-g 1");
        assertThat(table.costTerms("85/Sabratha 1304-1404")).containsExactly("T-TER-g 1");
        // Beside the trail the ridge costs what it costs.
        assertThat(table.costTerms("115/15Pz 1304-1303")).containsExactly("T-TER-c 3");
    }

    @Test
    @Rule({"gazala 4.0b", "brigade R37"})
    void roadsAndTrailsHelpOnlyWhoeverFollowsThem() {
        Table table =
                Table.gazala()
                        .with("115/15Pz at 1906", "8/15Pz at 0803")
                        .line("tobruk-fallen: true");
        // Both are road hexes, but no road joins them.
        assertThat(table.costTerms("115/15Pz 1906-2006")).containsExactly("T-TER-a 1");
        assertThat(table.costTerms("115/15Pz 1906-1905-2006"))
                .containsExactly("T-TER-f 0.5", "T-TER-f 0.5");
        // From the side, the ridge that the road crosses costs 3.
        assertThat(table.costTerms("8/15Pz 0803-0802")).containsExactly("T-TER-c 3");
    }

    @Test
    @Rule("brigade R37")
    void aRoadCrossesWaterOnABridge() {
        Table table =
                Table.changed(
                        "gazala/map.yaml",
                        "Tobruk harbour: [1904-2005]",
                        "Tobruk harbour: [0301-0401, 0302-0402]");
        table.with("8/15Pz at 0301", "115/15Pz at 0302", "5/21Pz at 0302", "85/Sabratha at 0301");
        assertThat(table.costTerms("8/15Pz 0301-0401")).containsExactly("T-TER-f 0.5");
        assertThat(table.costTerms("85/Sabratha 0301-0401")).containsExactly("T-TER-f 1");
        table.allowed("8/15Pz 0301-0401");
        assertThat(table.cost("115/15Pz 0302-0402")).isEqualTo("3");
        table.refused("T-TER-e", "5/21Pz 0302-0402");
    }

    @Test
    @Rule({"gazala T-TER-h", "gazala 10.0a"})
    void aFortificationCostsNothing() {
        Table table = Table.gazala().with("1/1SA at 0903", "201G at 0903").step("moving allies");
        assertThat(table.costTerms("1/1SA 0903-0803")).containsExactly("T-TER-a 1");
        assertThat(table.costTerms("201G 0903-0803")).containsExactly("T-TER-a 1");
    }

    @Test
    @Rule({"gazala T-TER-i", "gazala 9.1a"})
    void aMinefieldCostsOneMoreForTheAxisAlone() {
        Table axis = Table.gazala().with("85/Sabratha at 0603", "115/15Pz at 0603");
        assertThat(axis.costTerms("85/Sabratha 0603-0702")).containsExactly("T-TER-a 1", "9.1a 1");
        assertThat(axis.costTerms("115/15Pz 0603-0702")).containsExactly("T-TER-a 1", "9.1a 1");
        Table allies = Table.gazala().with("1/1SA at 0803", "201G at 0803").step("moving allies");
        assertThat(allies.costTerms("1/1SA 0803-0702")).containsExactly("T-TER-a 1");
        assertThat(allies.costTerms("201G 0803-0702")).containsExactly("T-TER-a 1");
    }

    // The movement power.

    @Test
    @Rule({"gazala 4.0-obs1", "gazala 4.0-obs2"})
    void aUnitMaySpendLessThanItsMovementPowerButNeverMore() {
        Table table = Table.gazala().with("85/Sabratha at 0616");
        table.refused("4.0-obs1", "85/Sabratha 0616-0615-0614-0613-0612-0611-0610-0609");
        table.allowed("85/Sabratha 0616-0615-0614-0613-0612-0611-0610");
        table.allowed("85/Sabratha 0616-0615");
        assertThat(table.destinations("85/Sabratha"))
                .contains("0615", "0610", "1213")
                .doesNotContain("0609", "1313");
        table.allowed("end");
    }

    @Test
    @Rule("gazala 4.0-obs1")
    void thereIsNoFreeFirstHexForAUnitWithTooFewPoints() {
        Table table =
                Table.gazala()
                        .with("1/1SA at 1108")
                        .step("moving allies")
                        .play("1/1SA 1108-1107-1106-1105-1104-1103");
        // One point is left, and the ridge costs two.
        table.refused("4.0-obs1", "1/1SA 1103-1102").allowed("1/1SA 1103-1204");
        Table slow =
                Table.changed(
                        "gazala/counters.yaml",
                        "1SA     ,      3,       4,    6,",
                        "1SA     ,      3,       4,    1,");
        slow.with("1/1SA at 1103").step("moving allies");
        slow.refused("4.0-obs1", "1/1SA 1103-1102").allowed("1/1SA 1103-1104");
    }

    @Test
    @Rule("gazala 4.0-obs1")
    void aMoveInSeveralLegsIsPaidFromOnePurse() {
        Table table =
                Table.gazala()
                        .with("115/15Pz at 0201")
                        .play("115/15Pz 0201-0301")
                        .play(
                                "115/15Pz 0301-0302-0303-0304-0305-0306-0307-0308-0309-0310-0311-0312");
        assertThat(table.cost("115/15Pz 0312-0313-0314-0315-0316")).isEqualTo("15.5");
        table.play("115/15Pz 0312-0313-0314-0315-0316");
        table.refused("4.0-obs1", "115/15Pz 0316-0216");
    }

    @Test
    @Rule("gazala 4.0-obs3")
    void unspentPointsAreLost() {
        Table table = Table.gazala().with("85/Sabratha at 0616").play("85/Sabratha 0616-0615");
        table.play("end", "end", "end", "end").waits("moving axis");
        table.refused("4.0-obs1", "85/Sabratha 0615-0614-0613-0612-0611-0610-0609-0608");
        table.allowed("85/Sabratha 0615-0614-0613-0612-0611-0610-0609");
    }

    @Test
    @Rule({"gazala 4.0-obs4", "gazala 4.0-obs5"})
    void unitsThatMoveTogetherNeitherGiveNorShareTheirPoints() {
        Table table = Table.gazala().with("85/Sabratha at 0616", "115/15Pz at 0616");
        table.play("115/15Pz 0616-0615");
        // Fifteen points lie idle beside it; the infantry still has six.
        table.refused("4.0-obs1", "85/Sabratha 0616-0615-0614-0613-0612-0611-0610-0609");
        table.play("85/Sabratha 0616-0615-0614-0613-0612-0611-0610");
        table.refused("4.0-obs1", "85/Sabratha 0610-0609");
        assertThat(Table.gazala().with("86/Sabratha at 0616").cost("86/Sabratha 0616-0615"))
                .isEqualTo("1");
    }

    // Stacking.

    @Test
    @Rule("gazala 4.1.1a")
    void atMostThreeUnitsOfASideStandInAHex() {
        Table axis =
                Table.gazala()
                        .with("85/Sabratha at 0613", "8/15Pz at 0613", "PzA at 0613")
                        .with("115/15Pz at 0614", "61/Trento at 0614");
        axis.refused("4.1.1a", "115/15Pz 0614-0613").refused("4.1.1a", "61/Trento 0614-0613");
        assertThat(axis.destinations("61/Trento")).contains("0612").doesNotContain("0613");
        axis.play("8/15Pz 0613-0713").allowed("115/15Pz 0614-0613");
        Table allies =
                Table.gazala()
                        .with("1/1SA at 0613", "201G at 0613", "XIII at 0613", "1FL at 0614")
                        .step("moving allies");
        allies.refused("4.1.1a", "1FL 0614-0613");
    }

    @Test
    @Rule({"gazala 4.1.1a", "gazala 4.2.1a"})
    void theLimitOfThreeHoldsOnEntryToo() {
        Table table =
                Table.gazala()
                        .with("1/1SA at 2508", "201G at 2508", "XIII at 2508", "10/5Ind at due")
                        .turn(5)
                        .step("moving allies");
        table.refused("4.1.1a", "enter 10/5Ind 2508").allowed("enter 10/5Ind 2508-2408");
    }

    @Test
    @Rule({"gazala 4.1.1a", "brigade R31"})
    void theLimitOfThreeHoldsInAnAdvance() {
        Table table =
                Table.gazala()
                        .with("85/Sabratha at 0613", "1/1SA at 0713", "2/1SA at 0713")
                        .with("4/2SA at 0612", "9/5Ind at 0612")
                        .air("axis", 0)
                        .step("fighting allies")
                        .play("attack 0613", "join 1/1SA", "join 2/1SA", "join 4/2SA")
                        .rolls(2, 3)
                        .play("join 9/5Ind", "declare", "retreat 85/Sabratha 0613-0513");
        table.waits("advancing allies").play("advance 1/1SA 0713-0613", "advance 2/1SA 0713-0613");
        table.play("advance 4/2SA 0612-0613").waits("fighting allies").at("9/5Ind", "0612");
    }

    @Test
    @Rule("gazala 4.1.1b")
    void aFullHexMayBePassedButNotStoppedIn() {
        Table table =
                Table.gazala()
                        .with("85/Sabratha at 0613", "8/15Pz at 0613", "PzA at 0613")
                        .with("61/Trento at 0614");
        table.refused("4.1.1a", "61/Trento 0614-0613").allowed("61/Trento 0614-0613-0612");
    }

    @Test
    @Rule("gazala 4.1.1b")
    void aFullHexInAnEnemyZoneCannotEvenBePassed() {
        Table table =
                Table.gazala()
                        .with("85/Sabratha at 0613", "86/Sabratha at 0613", "PzA at 0613")
                        .with("61/Trento at 0614", "8/15Pz at 0614", "1/1SA at 0712");
        table.refused("4.1.1b", "61/Trento 0614-0613");
        table.refused("4.1.2b", "61/Trento 0614-0613-0513");
        // Armour does not stop for infantry.
        table.refused("4.1.1a", "8/15Pz 0614-0613").allowed("8/15Pz 0614-0613-0512");
    }
}
