package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem05RetreatTest {
    /** A brigade attacks a hex with air points to make up 3-1: DRI/AVI on a 3, DRB/AVI on a 2. */
    private static Table attack(
            Table table, String attacker, String target, int air, int first, int second) {
        table.step("fighting allies").air("allies", 99).with(attacker);
        table.play("attack " + target, "join " + attacker.split(" ")[0], "air " + air);
        assertThat(table.column()).isEqualTo("3-1");
        return table.rolls(first, second).play("declare");
    }

    private static Table driven(Table table, String attacker, String target, int air) {
        return attack(table, attacker, target, air, 1, 2);
    }

    /** 576/305DI alone must retreat from 1408; the enemy stands in 1508. */
    private static Table driven(Table table) {
        return driven(table.with("576/305DI at 1408"), "24G at 1508", "1408", 7)
                .waits("retreating axis");
    }

    @Test
    @Rule("diadem 5.3a")
    void theOwnerChoosesAHexFreeOfEnemiesAndTheirZones() {
        driven(Table.diadem().with("1G at 1306"))
                .allowed("retreat 576/305DI 1408-1308")
                .refused("5.3a", "retreat 576/305DI 1408-1508")
                .refused("5.3a", "retreat 576/305DI 1408-1507")
                .refused("5.3a", "retreat 576/305DI 1408-1409")
                .refused("5.3a", "retreat 576/305DI 1408-1307")
                .refused("5.3a", "retreat 576/305DI 1408-1407")
                .refused("5.3a", "retreat 576/305DI 1408-1208")
                .play("retreat 576/305DI 1408-1308")
                .waits("advancing allies");
        driven(
                        Table.diadem().with("576/305DI at 1408", "211/71DI at 1408"),
                        "24G at 1508",
                        "1408",
                        19)
                .play("retreat 576/305DI 1408-1407", "retreat 211/71DI 1408-1308")
                .at("576/305DI", "1407")
                .at("211/71DI", "1308");
    }

    @Test
    @Rule({"diadem 5.3a", "diadem T-TER-d", "diadem T-TER-h"})
    void armourDoesNotRetreatOntoAMountainNorAnybodyIntoTheSea() {
        driven(Table.diadem().with("PR26/26Pz at 1407"), "24G at 1408", "1407", 13)
                .refused("T-TER-d", "retreat PR26/26Pz 1407-1506")
                .allowed("retreat PR26/26Pz 1407-1406");
        driven(Table.diadem().with("576/305DI at 0614"), "24G at 0713", "0614", 7)
                .refused("T-TER-h", "retreat 576/305DI 0614-0514")
                .allowed("retreat 576/305DI 0614-0513");
    }

    @Test
    @Rule({"diadem 5.3b", "diadem 5.3.3b"})
    void aUnitWithNoPossibleStepIsEliminated() {
        Table table =
                Table.diadem()
                        .with("576/305DI at 1408", "1G at 1407", "10/4Br at 1507")
                        .with("12/4Br at 1409", "28/4Br at 1308", "26/6Arm at 1307");
        table = driven(table, "24G at 1508", "1408", 3);
        table.at("576/305DI", "destroyed").waits("advancing allies");
        assertThat(table.cited()).contains("5.3.3b").doesNotContain("5.3b");
    }

    @Test
    @Rule({"diadem 5.3b", "diadem 5.3.3a", "diadem 4.2.2c"})
    void aUnitWithALegalHexTakesNeitherTwoStepsNorTheEdge() {
        driven(Table.diadem())
                .refused("5.3.3a", "retreat 576/305DI 1408-1308-1208")
                .allowed("retreat 576/305DI 1408-1308");
        driven(Table.diadem().with("576/305DI at 0105"), "24G at 0104", "0105", 7)
                .refused("4.2.2c", "retreat 576/305DI 0105-west")
                .allowed("retreat 576/305DI 0105-0106");
        // Without one it has the choice of both.
        driven(Table.diadem().with("576/305DI at 0105", "1G at 0106"), "24G at 0104", "0105", 3)
                .allowed("retreat 576/305DI 0105-west")
                .allowed("retreat 576/305DI 0105-0205-0304")
                .refused("5.3a", "retreat 576/305DI 0105-0205");
    }

    // Chains.

    /** 576/305DI must retreat from 1408, and its only way leads into 1307, which is full. */
    private static Table crowded(String... more) {
        return driven(
                Table.diadem()
                        .with("576/305DI at 1408", "1G at 1409")
                        .with("211/71DI at 1307", "194/71DI at 1307", "276/94DI at 1307")
                        .with(more),
                "24G at 1507",
                "1408",
                7);
    }

    @Test
    @Rule("diadem 5.3.1a")
    void aHexOfThreeHasRoomAndAHexOfFourPushesOneOut() {
        crowded().play("retreat 576/305DI 1408-1307").at("576/305DI", "1307");
        crowded("274/94DI at 1307")
                .play("retreat 576/305DI 1408-1307")
                .waits("displacing axis")
                .allowed("retreat 576/305DI 1307-1207")
                .refused("5.3.1a", "retreat 211/71DI 1307-1407")
                .refused("3.0a", "halt")
                .allowed("retreat 194/71DI 1307-1208")
                .play("retreat 211/71DI 1307-1207")
                .waits("advancing allies")
                .at("211/71DI", "1207")
                .intact("211/71DI")
                .at("576/305DI", "1307")
                .at("274/94DI", "1307");
    }

    @Test
    @Rule("diadem 5.3.1a")
    void aChainMayRunOnThroughAnotherFullHex() {
        crowded("274/94DI at 1307", "577/305DI at 1207", "578/305DI at 1207", "9/26Pz at 1207")
                .play("retreat 576/305DI 1408-1307", "retreat 211/71DI 1307-1207")
                .waits("advancing allies");
        Table chain =
                crowded(
                        "274/94DI at 1307",
                        "577/305DI at 1207",
                        "578/305DI at 1207",
                        "9/26Pz at 1207",
                        "67/26Pz at 1207");
        chain.play("retreat 576/305DI 1408-1307", "retreat 211/71DI 1307-1207");
        chain.waits("displacing axis").refused("5.3.1a", "retreat 577/305DI 1207-1307");
        chain.play("retreat 577/305DI 1207-1206").waits("advancing allies").at("211/71DI", "1207");
    }

    @Test
    @Rule({"diadem 5.3.1a", "diadem T-TER-d"})
    void whoMakesRoomGoesWhereHeHimselfMayGo() {
        Table table =
                driven(
                        Table.diadem()
                                .with("576/305DI at 1307", "PR26/26Pz at 1407", "211/71DI at 1407")
                                .with("194/71DI at 1407", "276/94DI at 1407"),
                        "24G at 1207",
                        "1307",
                        7);
        table.play("retreat 576/305DI 1307-1407").waits("displacing axis");
        table.refused("5.3.1a", "retreat PR26/26Pz 1407-1506");
        table.allowed("retreat PR26/26Pz 1407-1507").allowed("retreat 211/71DI 1407-1506");
        table.play("retreat 211/71DI 1407-1506").waits("advancing allies");
        assertThat(table.told()).anyMatch(line -> line.endsWith("falls back to 1506."));
        assertThat(table.cited()).contains("5.3.1a");
    }

    // Rivers.

    @Test
    @Rule("diadem 5.3.2a")
    void armourTakesALossAcrossARiverAndASecondOneEliminatesIt() {
        Table whole = driven(Table.diadem().with("PR26/26Pz at 0708"), "24G at 0608", "0708", 13);
        whole.play("retreat PR26/26Pz 0708-0709").at("PR26/26Pz", "0709").reduced("PR26/26Pz");
        assertThat(whole.cited()).contains("5.3.2a", "7.0a");
        attack(Table.diadem().with("PR26/26Pz at 0708"), "24G at 0608", "0708", 13, 1, 1)
                .reduced("PR26/26Pz")
                .play("retreat PR26/26Pz 0708-0709")
                .at("PR26/26Pz", "destroyed");
        driven(Table.diadem().with("PR26/26Pz at 0708"), "24G at 0608", "0708", 13)
                .play("retreat PR26/26Pz 0708-0809")
                .intact("PR26/26Pz");
    }

    @Test
    @Rule("diadem 5.3.2a")
    void aBridgeSparesTheLoss() {
        driven(Table.diadem().with("PR26/26Pz at 0809"), "24G at 0808", "0809", 13)
                .play("retreat PR26/26Pz 0809-0709")
                .at("PR26/26Pz", "0709")
                .intact("PR26/26Pz");
    }

    @Test
    @Rule("diadem 5.3.2b")
    void allOthersCrossUnharmed() {
        for (String unit : new String[] {"9/26Pz", "115/15PzGr", "67/26Pz"}) {
            driven(Table.diadem().with(unit + " at 0708"), "24G at 0608", "0708", 13)
                    .play("retreat " + unit + " 0708-0709")
                    .at(unit, "0709")
                    .intact(unit);
        }
        driven(Table.diadem().with("LI at 0708"), "24G at 0608", "0708", 1)
                .play("retreat LI 0708-0709")
                .intact("LI");
    }

    // Siege.

    /** Two German regiments are caught in 1408 between enemies to the north and to the south. */
    private static Table besieged(int second, String... more) {
        return attack(
                Table.diadem()
                        .with("576/305DI at 1408", "211/71DI at 1408", "1G at 1409")
                        .with(more),
                "24G at 1407",
                "1408",
                11,
                1,
                second);
    }

    @Test
    @Rule({"diadem 5.3.3a", "diadem 5.3.3b"})
    void besiegedUnitsGoTwoHexesAndEachTakesALoss() {
        Table table = besieged(2).waits("retreating axis");
        table.refused("5.3a", "retreat 576/305DI 1408-1508");
        table.refused("5.3a", "retreat 576/305DI 1408-1407-1306");
        table.refused("5.3.3b", "retreat 576/305DI 1408-1508-1507");
        table.refused("5.3.3b", "retreat 576/305DI 1408-1508-1509");
        table.play("retreat 576/305DI 1408-1508-1609").at("576/305DI", "1609");
        table.reduced("576/305DI").play("retreat 211/71DI 1408-1308-1208").reduced("211/71DI");
        table.waits("advancing allies");
        assertThat(table.cited()).contains("5.3.3a");
    }

    @Test
    @Rule("diadem 5.3.3b")
    void whoeverFindsNoFreeSecondHexIsEliminatedAndEachIsJudgedAlone() {
        besieged(2, "10/4Br at 1608", "12/4Br at 1610", "28/4Br at 1207", "26/6Arm at 1209")
                .at("576/305DI", "destroyed")
                .at("211/71DI", "destroyed");
        Table one =
                attack(
                        Table.diadem()
                                .with(
                                        "576/305DI at 1408 reduced",
                                        "211/71DI at 1408",
                                        "1G at 1409"),
                        "24G at 1407",
                        "1408",
                        7,
                        1,
                        2);
        one.refused("5.3.3a", "retreat 576/305DI 1408-1508-1609");
        one.play("retreat 211/71DI 1408-1508-1609").at("576/305DI", "destroyed");
        one.at("211/71DI", "1609").reduced("211/71DI");
    }

    @Test
    @Rule("diadem 5.3.3-obs1a")
    void aBesiegedUnitHurtInTheCombatIsEliminated() {
        besieged(1)
                .play("lose 576/305DI")
                .waits("retreating axis")
                .refused("5.3.3-obs1a", "retreat 576/305DI 1408-1508-1609")
                .play("retreat 211/71DI 1408-1508-1609")
                .at("576/305DI", "destroyed")
                .at("211/71DI", "1609");
    }

    @Test
    @Rule("diadem 5.3.3-obs1b")
    void aWayThroughFriendsSavesTheHurtAndSparesTheWhole() {
        Table table =
                besieged(1, "276/94DI at 1508", "274/94DI at 1508", "267/94DI at 1508")
                        .play("lose 576/305DI")
                        .refused("5.3.3b", "retreat 576/305DI 1408-1508-1509")
                        .refused("5.3.3-obs1a", "retreat 576/305DI 1408-1308-1208")
                        .play("retreat 576/305DI 1408-1508-1609")
                        .at("576/305DI", "1609")
                        .reduced("576/305DI")
                        .play("retreat 211/71DI 1408-1508-1608")
                        .at("211/71DI", "1608")
                        .intact("211/71DI")
                        .intact("276/94DI");
        assertThat(table.cited()).contains("5.3.3-obs1b");
    }

    @Test
    @Rule("diadem 5.3.3a")
    void besiegedAttackersRetreatByTheSameRule() {
        Table.diadem()
                .step("fighting allies")
                .air("allies", 0)
                .with("24G at 1408", "576/305DI at 1407", "211/71DI at 1409")
                .rolls(3, 4)
                .play("attack 1407", "join 24G", "declare")
                .waits("retreating allies")
                .play("retreat 24G 1408-1508-1609")
                .reduced("24G");
    }
}
