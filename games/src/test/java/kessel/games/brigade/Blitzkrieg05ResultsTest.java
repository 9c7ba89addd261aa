package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg05ResultsTest {
    /**
     * 27/12ID and SR1/1Pz attack two French regiments in the open, with guns in support from afar,
     * while 48/12ID stands by: 13 to 8, and as many air points as are given.
     */
    private static Table attack(int air, int first, int second) {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .air("french", 0)
                        .with("27/12ID at 2012", "SR1/1Pz at 2112", "48/12ID at 2112")
                        .with("AOK12 at 1911", "66/18DI at 2013", "77/18DI at 2013")
                        .play("attack 2013", "join 27/12ID", "join SR1/1Pz", "join AOK12");
        if (air > 0) {
            table.play("air " + air);
        }
        assertThat(table.shifts()).isEmpty();
        return table.rolls(first, second).play("declare");
    }

    private static Table evenOdds(int first, int second) {
        return attack(0, first, second);
    }

    private static Table twoToOne(int first, int second) {
        return attack(3, first, second);
    }

    private static Table threeToOne(int first, int second) {
        return attack(11, first, second);
    }

    private static Table sevenToOne(int first, int second) {
        return attack(43, first, second);
    }

    /** Two fortress regiments attack a panzer division's tanks at 2 to 16: the 1-4 column. */
    private static Table oneToFour(int first, int second) {
        return Table.blitzkrieg()
                .step("fighting french")
                .air("german", 0)
                .with("132RIF at 2012", "136RIF at 2112", "RAII at 1911")
                .with("PR1/1Pz at 2013", "PR2/1Pz at 2013")
                .play("attack 2013", "join 132RIF", "join 136RIF")
                .rolls(first, second)
                .play("declare");
    }

    @Test
    @Rule({"blitzkrieg 5.1.5a", "blitzkrieg B5", "blitzkrieg T-CRT"})
    void theSumOfTwoDiceSelectsTheRow() {
        Map<Integer, String> rows =
                Map.of(
                        2, "DRB/AVI", 3, "DRI/AVI", 4, "DRB/AVB", 5, "DRI/AVB", 7, "DVB/ARI", 9,
                        "DRI/AVB", 10, "DRB/AVB", 11, "DRI/AVI", 12, "DRB/AVI");
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                Table table = threeToOne(first, second);
                if (rows.containsKey(first + second)) {
                    assertThat(table.result())
                            .as(first + " and " + second)
                            .isEqualTo(rows.get(first + second));
                } else {
                    table.waits("fighting german");
                }
                assertThat(table.cited()).contains("5.1.5a");
            }
        }
    }

    // The attack wins.

    @Test
    @Rule("blitzkrieg 5.1.6-DA")
    void daAviAnnihilatesAllDefendersAndTheAttackerMayAdvance() {
        Table table =
                attack(59, 1, 1)
                        .at("66/18DI", "destroyed")
                        .at("77/18DI", "destroyed")
                        .waits("advancing german")
                        .play("advance 27/12ID 2012-2013")
                        .at("27/12ID", "2013");
        assertThat(table.cited()).contains("5.1.6-DA");
        table.intact("27/12ID", "SR1/1Pz");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DE", "blitzkrieg 5.1.6-AVI"})
    void deAviEliminatesOneDefenderOfItsOwnersChoiceAndTheOthersRetreat() {
        Table table =
                sevenToOne(1, 1)
                        .waits("losing french")
                        .refused("5.1.6-DE", "lose SR1/1Pz")
                        .play("lose 77/18DI")
                        .at("77/18DI", "destroyed")
                        .waits("retreating french")
                        .play("retreat 66/18DI 2013-2014")
                        .waits("advancing german");
        assertThat(table.cited()).contains("5.1.6-DE");
        table.intact("66/18DI", "27/12ID", "SR1/1Pz");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DE", "blitzkrieg 5.3b"})
    void deDoesNotSuspendTheRulesOfRetreat() {
        // Besieged: the second regiment goes two hexes, with a loss.
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .air("french", 0)
                        .with(
                                "27/12ID at 2012",
                                "48/12ID at 2014",
                                "66/18DI at 2013",
                                "77/18DI at 2013")
                        .play("attack 2013", "join 27/12ID", "air 52")
                        .rolls(1, 2)
                        .play("declare", "lose 66/18DI")
                        .waits("retreating french")
                        .refused("5.3a", "retreat 77/18DI 2013-1913")
                        .play("retreat 77/18DI 2013-1913-1813");
        table.reduced("77/18DI").at("77/18DI", "1813");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DRI", "blitzkrieg 5.1.6-AVI"})
    void driAviDrivesAllDefendersOneHexBackUnharmed() {
        Table table =
                threeToOne(1, 2)
                        .waits("retreating french")
                        .play("retreat 66/18DI 2013-2014")
                        .waits("retreating french")
                        .refused("5.3a", "retreat 66/18DI 2014-2015")
                        .play("retreat 77/18DI 2013-1913")
                        .waits("advancing german")
                        .play("advance 27/12ID 2012-2013", "halt")
                        .waits("fighting german")
                        .at("66/18DI", "2014")
                        .at("77/18DI", "1913")
                        .at("27/12ID", "2013")
                        .at("SR1/1Pz", "2112");
        table.intact("66/18DI", "77/18DI", "27/12ID", "SR1/1Pz", "AOK12", "48/12ID");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DRB", "blitzkrieg 5.1.6-AVI", "blitzkrieg 5.1.6a"})
    void drbAviCostsTheDefenderALossOfHisChoiceBeforeTheRetreat() {
        Table table =
                threeToOne(1, 1)
                        .waits("losing french")
                        .refused("3.0a", "retreat 66/18DI 2013-2014")
                        .refused("5.1.6-DRB", "lose 27/12ID")
                        .allowed("lose 66/18DI")
                        .play("lose 77/18DI")
                        .reduced("77/18DI")
                        .waits("retreating french")
                        .play("retreat 66/18DI 2013-2014", "retreat 77/18DI 2013-2014")
                        .waits("advancing german");
        table.intact("66/18DI", "27/12ID", "SR1/1Pz");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DRB", "blitzkrieg 5.1.6-AVB", "blitzkrieg 5.1.6a"})
    void drbAvbCostsBothSidesALossAndTheAttackerPicksAmongThoseAdjacent() {
        Table table =
                threeToOne(2, 2)
                        .waits("losing french")
                        .play("lose 66/18DI")
                        .waits("losing german")
                        .refused("5.1.6-AVB", "lose AOK12")
                        .refused("5.1.6-AVB", "lose 48/12ID")
                        .refused("5.1.6-AVB", "lose 77/18DI")
                        .allowed("lose 27/12ID")
                        .refused("3.0a", "retreat 66/18DI 2013-2014")
                        .play("lose SR1/1Pz")
                        .waits("retreating french")
                        .refused("3.0a", "advance 27/12ID 2012-2013")
                        .play("retreat 66/18DI 2013-2014", "retreat 77/18DI 2013-2014")
                        .waits("advancing german")
                        .reduced("66/18DI")
                        .reduced("SR1/1Pz");
        table.intact("77/18DI", "27/12ID", "AOK12", "48/12ID");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DRI", "blitzkrieg 5.1.6-AVB"})
    void driAvbHurtsTheAttackerAlone() {
        Table table =
                threeToOne(2, 3)
                        .waits("losing german")
                        .play("lose 27/12ID")
                        .waits("retreating french")
                        .play("retreat 66/18DI 2013-2014", "retreat 77/18DI 2013-2014")
                        .waits("advancing german")
                        .reduced("27/12ID");
        table.intact("66/18DI", "77/18DI", "SR1/1Pz");
    }

    // The defence wins.

    @Test
    @Rule({"blitzkrieg 5.1.6-DVI", "blitzkrieg 5.1.6-ARI", "blitzkrieg 5.1.6a"})
    void dviAriDrivesAllAttackersOneHexBackUnharmed() {
        Table table =
                evenOdds(3, 4)
                        .waits("retreating german")
                        .refused("5.3a", "retreat AOK12 1911-1910")
                        .refused("5.3a", "retreat 48/12ID 2112-2212")
                        .refused("5.3a", "retreat 66/18DI 2013-2014")
                        .play("retreat 27/12ID 2012-2011")
                        .waits("retreating german")
                        .play("retreat SR1/1Pz 2112-2212")
                        .waits("fighting german")
                        .at("27/12ID", "2011")
                        .at("SR1/1Pz", "2212")
                        .at("AOK12", "1911")
                        .at("48/12ID", "2112")
                        .at("66/18DI", "2013");
        table.intact("66/18DI", "77/18DI", "27/12ID", "SR1/1Pz", "AOK12");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DVB", "blitzkrieg 5.1.6-ARI"})
    void dvbAriCostsTheVictoriousDefenderALossOfHisChoice() {
        Table table =
                threeToOne(3, 4)
                        .waits("losing french")
                        .refused("5.1.6-DVB", "lose 27/12ID")
                        .play("lose 77/18DI")
                        .reduced("77/18DI")
                        .waits("retreating german")
                        .play("retreat 27/12ID 2012-2011", "retreat SR1/1Pz 2112-2212")
                        .waits("fighting german")
                        .at("77/18DI", "2013");
        table.intact("66/18DI", "27/12ID", "SR1/1Pz");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DVB", "blitzkrieg 5.1.6-ARB"})
    void dvbArbCostsBothSidesALoss() {
        Table table =
                twoToOne(3, 4)
                        .waits("losing french")
                        .play("lose 66/18DI")
                        .waits("losing german")
                        .refused("5.1.6-ARB", "lose AOK12")
                        .refused("5.1.6-ARB", "lose 48/12ID")
                        .play("lose SR1/1Pz")
                        .waits("retreating german")
                        .play("retreat 27/12ID 2012-2011", "retreat SR1/1Pz 2112-2212")
                        .waits("fighting german")
                        .reduced("66/18DI")
                        .reduced("SR1/1Pz");
        table.intact("77/18DI", "27/12ID");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-DVI", "blitzkrieg 5.1.6-ARB"})
    void dviArbHurtsTheAttackerAlone() {
        Table table =
                oneToFour(2, 3)
                        .waits("losing french")
                        .refused("5.1.6-ARB", "lose PR1/1Pz")
                        .play("lose 136RIF")
                        .waits("retreating french")
                        .play("retreat 132RIF 2012-2011", "retreat 136RIF 2112-2212")
                        .waits("fighting french")
                        .reduced("136RIF");
        table.intact("132RIF", "PR1/1Pz", "PR2/1Pz");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-AE", "blitzkrieg 5.1.6-DVI", "blitzkrieg 5.1.6-DVB"})
    void aeEliminatesOneAttackerOfItsOwnersChoiceAndTheOthersFallBack() {
        Table table =
                oneToFour(3, 4)
                        .waits("losing french")
                        .refused("5.1.6-AE", "lose PR1/1Pz")
                        .refused("5.1.6-AE", "lose RAII")
                        .play("lose 132RIF")
                        .at("132RIF", "destroyed")
                        .waits("retreating french")
                        .play("retreat 136RIF 2112-2212")
                        .waits("fighting french");
        table.intact("136RIF", "PR1/1Pz", "PR2/1Pz");
        oneToFour(3, 3)
                .waits("losing german")
                .refused("5.1.6-DVB", "lose 132RIF")
                .play("lose PR1/1Pz")
                .reduced("PR1/1Pz")
                .waits("losing french")
                .play("lose 136RIF")
                .at("136RIF", "destroyed");
    }

    // Nobody wins.

    @Test
    @Rule("blitzkrieg 5.1.6-IMP")
    void impLeavesEverybodyWhereHeIsAndEngaged() {
        Table table = threeToOne(3, 3).waits("fighting german");
        table.at("66/18DI", "2013")
                .at("77/18DI", "2013")
                .at("27/12ID", "2012")
                .at("SR1/1Pz", "2112");
        table.intact("66/18DI", "77/18DI", "27/12ID", "SR1/1Pz", "AOK12");
        table.refused("8.0-obs4", "attack 2013");
        table.play("end").waits("moving french").play("end").refused("4.1.2c", "end");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-EMPa", "blitzkrieg 5.1.6-EMPb", "blitzkrieg 5.1.6-EMPc"})
    void empCostsTheDefenderWhatHeChoosesAndTheAttackerAtLeastAsMuch() {
        Table table =
                attack(19, 1, 1)
                        .waits("sacrificing french")
                        .refused("5.1.6-EMPa", "enough")
                        .refused("5.1.6-EMPa", "lose 27/12ID")
                        .play("lose 77/18DI", "enough")
                        .at("77/18DI", "destroyed")
                        .waits("sacrificing german")
                        .refused("5.1.6-EMPb", "enough")
                        .refused("5.1.6-EMPb", "lose AOK12")
                        .refused("5.1.6-EMPb", "lose 48/12ID")
                        .play("lose 27/12ID")
                        .at("27/12ID", "destroyed")
                        .allowed("lose SR1/1Pz")
                        .play("enough")
                        .waits("retreating french")
                        .play("retreat 66/18DI 2013-2014")
                        .waits("fighting german")
                        .at("SR1/1Pz", "2112")
                        .at("66/18DI", "2014");
        table.intact("66/18DI", "SR1/1Pz", "AOK12");
        assertThat(table.cited()).contains("5.1.6-EMPa", "5.1.6-EMPb");
    }

    @Test
    @Rule({"blitzkrieg 5.1.6-EMPa", "blitzkrieg 5.1.6-EMPb"})
    void inADrawTheDefenderMayGiveUpAllAndTheAttackerPaysAsFarAsHeCan() {
        attack(19, 1, 1)
                .play("lose 66/18DI", "lose 77/18DI")
                .waits("sacrificing german")
                .refused("5.1.6-EMPb", "enough")
                .play("lose 27/12ID")
                .at("SR1/1Pz", "destroyed")
                .waits("fighting german")
                .at("AOK12", "1911");
        // Reduced units are worth less: 2 against the 4 that were lost, and nothing is left.
        Table.blitzkrieg()
                .step("fighting german")
                .air("french", 0)
                .with("27/12ID at 2012 reduced", "66/18DI at 2013")
                .play("attack 2013", "join 27/12ID", "air 14")
                .rolls(1, 1)
                .play("declare")
                .at("66/18DI", "destroyed")
                .at("27/12ID", "destroyed")
                .waits("fighting german");
    }

    @Test
    @Rule("blitzkrieg 5.1.6a")
    void lossesComeBeforeRetreatsAndTheseBeforeTheAdvance() {
        Table table =
                threeToOne(2, 2)
                        .play("lose 66/18DI", "lose 27/12ID")
                        .play("retreat 66/18DI 2013-2014", "retreat 77/18DI 2013-2014")
                        .play("advance SR1/1Pz 2112-2013", "halt");
        assertThat(table.cited())
                .containsSubsequence("3.0c", "5.1.5a", "7.0a", "7.0a", "5.3a", "5.3a", "5.2a");
        table.at("AOK12", "1911").intact("AOK12");
    }
}
