package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem04MovementTest {
    private static final List<String> FOOT = List.of("24G", "X", "1108E", "3RTA/3DIA");
    private static final List<String> MOTOR = List.of("61/6Arm", "26/6Arm", "IIUS");

    @Test
    @Rule({"diadem D2", "diadem 4.0a", "diadem 4.0b", "diadem 9.0b"})
    void theWorkedMarchFromSanPietroInfineCostsTwelve() {
        String march = "61/6Arm 1608-1507-1407-1307-1207-1106-1006-0905-0806-0706-0606-0505-0504";
        Table table = Table.diadem().with("61/6Arm at 1608");
        assertThat(table.costTerms(march))
                .containsExactly(
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-d 3",
                        "T-TER-d 3",
                        "T-TER-b 1",
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-b 1");
        assertThat(table.cost(march)).isEqualTo("12");
        table.play(march).at("61/6Arm", "0504").refused("4.0-obs1", "61/6Arm 0504-0505");
        assertThat(table.destinations("61/6Arm")).isEmpty();
    }

    // The terrain table.

    @Test
    @Rule({"diadem 4.0a", "diadem T-TER-a", "diadem T-TER-b"})
    void openGroundAndCitiesCostOneForEverybody() {
        for (String unit : List.of("24G", "61/6Arm", "26/6Arm", "X", "6RTM/4DMM")) {
            Table table = Table.diadem().with(unit + " at 1405");
            assertThat(table.costTerms(unit + " 1405-1305")).containsExactly("T-TER-a 1");
            assertThat(table.costTerms(unit + " 1405-1406")).containsExactly("T-TER-b 1");
        }
    }

    @Test
    @Rule("diadem T-TER-c")
    void aRiverCostsOneMoreOnFootAndTwoMoreForMotorisedUnits() {
        for (String unit : List.of("24G", "X", "6RTM/4DMM")) {
            Table table = Table.diadem().with(unit + " at 1208");
            assertThat(table.costTerms(unit + " 1208-1108"))
                    .as(unit)
                    .containsExactly("T-TER-a 1", "T-TER-c 1");
        }
        for (String unit : MOTOR) {
            Table table = Table.diadem().with(unit + " at 1208");
            assertThat(table.costTerms(unit + " 1208-1108"))
                    .as(unit)
                    .containsExactly("T-TER-a 1", "T-TER-c 2");
        }
        Table mountains = Table.diadem().with("61/6Arm at 1205");
        assertThat(mountains.costTerms("61/6Arm 1205-1105"))
                .containsExactly("T-TER-d 3", "T-TER-c 2");
    }

    @Test
    @Rule({"diadem T-TER-d", "diadem 9.0a", "diadem 9.0b", "diadem 4.0a", "diadem 8.0a"})
    void aMountainCostsMountainTroopsTwoAndAllOthersThree() {
        for (String unit : List.of("6RTM/4DMM", "1GTM")) {
            Table table = Table.diadem().with(unit + " at 1405");
            assertThat(table.costTerms(unit + " 1405-1504")).containsExactly("T-TER-d 2");
        }
        for (String unit : List.of("24G", "X", "1108E", "61/6Arm", "IIUS")) {
            Table table = Table.diadem().with(unit + " at 1405");
            assertThat(table.costTerms(unit + " 1405-1504")).as(unit).containsExactly("T-TER-d 3");
        }
        Table german =
                Table.diadem().with("85/5Geb at 0906", "4/1Para at 0906").step("moving axis");
        assertThat(german.cost("85/5Geb 0906-1006")).isEqualTo("2");
        assertThat(german.cost("4/1Para 0906-1006")).isEqualTo("3");
    }

    @Test
    @Rule({"diadem T-TER-d", "diadem 9.0b"})
    void armourNeverEntersAMountainNotEvenByRoad() {
        Table table = Table.diadem().with("26/6Arm at 1405", "2ArmPol at 1204", "1G at 1204");
        table.refused("T-TER-d", "26/6Arm 1405-1504");
        assertThat(table.destinations("26/6Arm")).contains("1505").doesNotContain("1504", "1506");
        // The road from Sant'Elia to Atina climbs into the mountains.
        table.refused("T-TER-d", "2ArmPol 1204-1203").allowed("1G 1204-1203");
        assertThat(table.costTerms("1G 1204-1203")).containsExactly("T-TER-g 0.5");
    }

    @Test
    @Rule({"diadem T-TER-e", "diadem 9.0c", "diadem 9.0a"})
    void aMountainCityCostsThreeAndMountainTroopsTwoAndIsOpenToArmour() {
        Table table = Table.diadem().with("26/6Arm at 0813", "24G at 0813", "6RTM/4DMM at 0813");
        assertThat(table.costTerms("26/6Arm 0813-0812")).containsExactly("T-TER-e 3");
        assertThat(table.costTerms("24G 0813-0812")).containsExactly("T-TER-e 3");
        assertThat(table.costTerms("6RTM/4DMM 0813-0812")).containsExactly("T-TER-e 2");
        table.play("26/6Arm 0813-0812").at("26/6Arm", "0812");
        table.refused("T-TER-d", "26/6Arm 0812-0712");
    }

    @Test
    @Rule({"diadem T-TER-f", "diadem 10.0a"})
    void aFortifiedLineChangesNoPrice() {
        Table allies = Table.diadem().with("24G at 0807", "26/6Arm at 0807");
        assertThat(allies.costTerms("24G 0807-0706")).containsExactly("T-TER-a 1");
        assertThat(allies.costTerms("26/6Arm 0807-0706")).containsExactly("T-TER-a 1");
        Table axis = Table.diadem().with("576/305DI at 0706").step("moving axis");
        assertThat(axis.costTerms("576/305DI 0706-0707")).containsExactly("T-TER-a 1");
    }

    @Test
    @Rule({"diadem T-TER-g", "diadem 4.0b"})
    void aRoadCostsHalfAPointForMotorisedUnitsAndOneOnFoot() {
        for (String unit : FOOT) {
            Table table = Table.diadem().with(unit + " at 1507");
            assertThat(table.costTerms(unit + " 1507-1407")).containsExactly("T-TER-g 1");
        }
        for (String unit : MOTOR) {
            Table table = Table.diadem().with(unit + " at 1507");
            assertThat(table.costTerms(unit + " 1507-1407")).containsExactly("T-TER-g 0.5");
        }
        // Into a mountain city, and over a bridge.
        Table table = Table.diadem().with("26/6Arm at 0912", "24G at 0912", "1G at 1207");
        assertThat(table.cost("26/6Arm 0912-0911")).isEqualTo("0.5");
        assertThat(table.cost("24G 0912-0911")).isEqualTo("1");
        assertThat(table.costTerms("1G 1207-1106")).containsExactly("T-TER-g 0.5");
    }

    @Test
    @Rule("diadem 4.0b")
    void aRoadHelpsOnlyWhoeverFollowsIt() {
        // 1407 and 1408 are both road hexes, but the roads meet at 1307.
        Table table = Table.diadem().with("61/6Arm at 1407", "1G at 1206");
        assertThat(table.costTerms("61/6Arm 1407-1408")).containsExactly("T-TER-a 1");
        assertThat(table.costTerms("61/6Arm 1407-1307-1408"))
                .containsExactly("T-TER-g 0.5", "T-TER-g 0.5");
        assertThat(table.costTerms("1G 1206-1106")).containsExactly("T-TER-b 1", "T-TER-c 2");
    }

    @Test
    @Rule("diadem T-TER-h")
    void nobodyEntersTheSea() {
        for (String unit : List.of("24G", "26/6Arm", "6RTM/4DMM", "X")) {
            Table table = Table.diadem().with(unit + " at 0314");
            table.refused("T-TER-h", unit + " 0314-0415").refused("T-TER-h", unit + " 0314-0215");
            assertThat(table.destinations(unit)).contains("0315").doesNotContain("0415", "0215");
        }
    }

    // The movement power.

    @Test
    @Rule({"diadem 4.0-obs1", "diadem 4.0-obs2"})
    void aUnitMaySpendLessThanItsMovementPowerButNeverMore() {
        Table table = Table.diadem().with("24G at 1509");
        table.allowed("24G 1509-1508").allowed("24G 1509-1508-1408-1308-1208-1207-1206");
        table.refused("4.0-obs1", "24G 1509-1508-1408-1308-1208-1207-1206-1205");
        table.allowed("end");
        // No free first hex: one point is left, and the mountain costs three.
        table.play("24G 1509-1508-1408-1407-1406-1405");
        table.refused("4.0-obs1", "24G 1405-1504").allowed("24G 1405-1404");
    }

    @Test
    @Rule("diadem 4.0-obs3")
    void unspentPointsAreLost() {
        Table table = Table.diadem().with("24G at 1509").play("24G 1509-1508");
        table.play("end", "end", "end", "end").waits("moving allies");
        table.refused("4.0-obs1", "24G 1508-1408-1308-1208-1207-1206-1205-1204");
        table.allowed("24G 1508-1408-1308-1208-1207-1206-1205");
    }

    @Test
    @Rule({"diadem 4.0-obs4", "diadem 4.0-obs5"})
    void unitsThatMoveTogetherNeitherGiveNorShareTheirPoints() {
        Table table = Table.diadem().with("24G at 1509", "61/6Arm at 1509");
        table.play("61/6Arm 1509-1508");
        table.refused("4.0-obs1", "24G 1509-1508-1408-1308-1208-1207-1206-1205");
        table.play("24G 1509-1508-1408-1308-1208-1207-1206");
        table.refused("4.0-obs1", "24G 1206-1205");
    }

    // Stacking.

    @Test
    @Rule("diadem 4.1.1a")
    void atMostFourUnitsOfASideStandInAHex() {
        Table allies =
                Table.diadem()
                        .with("10/4Br at 1408", "12/4Br at 1408", "28/4Br at 1408")
                        .with("26/6Arm at 1409", "24G at 1409");
        allies.play("26/6Arm 1409-1408").refused("4.1.1a", "24G 1409-1408");
        Table axis =
                Table.diadem()
                        .with("576/305DI at 0808", "577/305DI at 0808", "578/305DI at 0808")
                        .with("10Ex at 0808", "721/114Jg at 0807")
                        .step("moving axis");
        axis.refused("4.1.1a", "721/114Jg 0807-0808");
        assertThat(axis.destinations("721/114Jg")).contains("0908").doesNotContain("0808");
        Table entry =
                Table.diadem()
                        .with("10/4Br at 1608", "12/4Br at 1608", "28/4Br at 1608", "24G at 1608")
                        .with("9Arm at due");
        entry.refused("4.1.1a", "enter 9Arm 1608").allowed("enter 9Arm 1608-1609");
    }

    @Test
    @Rule("diadem 4.1.1b")
    void aFullHexMayBePassedButNotStoppedInAndNotAtAllInAnEnemyZone() {
        String[] full = {"10/4Br at 1408", "12/4Br at 1408", "28/4Br at 1408", "26/6Arm at 1408"};
        Table table = Table.diadem().with(full).with("24G at 1409");
        table.refused("4.1.1a", "24G 1409-1408").allowed("24G 1409-1408-1407");
        Table engaged = Table.diadem().with(full).with("24G at 1409", "576/305DI at 1307");
        engaged.refused("4.1.1b", "24G 1409-1408").refused("4.1.2b", "24G 1409-1408-1407");
    }
}
