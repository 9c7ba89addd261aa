package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter05ResultsTest {
    /**
     * 104/21Pz and 115/15Pz attack two British brigades in the open, with guns in support from
     * afar, while 9B stands by beside 115/15Pz: 10 to 10, and as many air points as are given. The
     * dice are rolled at the end.
     */
    private static Table attack(int air, int first, int second) {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("axis", 99)
                        .air("allies", 0)
                        .with("104/21Pz at 1511", "115/15Pz at 1512", "9B at 1512", "PzA at 1410")
                        .with("69/50 at 1612", "150/50 at 1612")
                        .play("attack 1612", "join 104/21Pz", "join 115/15Pz", "join PzA");
        if (air > 0) {
            table.play("air " + air);
        }
        assertThat(table.shifts()).isEmpty();
        return table.rolls(first, second).play("declare");
    }

    private static Table evenOdds(int first, int second) {
        return attack(0, first, second);
    }

    private static Table threeToOne(int first, int second) {
        return attack(20, first, second);
    }

    private static Table nineToOne(int first, int second) {
        return attack(80, first, second);
    }

    /** Two weak Italian regiments attack the same brigades at 3 to 10: the 1-4 column. */
    private static Table oneToFour(int first, int second) {
        return Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("85/Sabratha at 1511", "61/Trento at 1512", "9B at 1512", "PzA at 1410")
                .with("69/50 at 1612", "150/50 at 1612")
                .play("attack 1612", "join 85/Sabratha", "join 61/Trento")
                .rolls(first, second)
                .play("declare");
    }

    @Test
    @Rule({"gazala 5.1.6a", "gazala G5", "gazala T-CRT"})
    void theSumOfTwoDiceSelectsTheRow() {
        Map<Integer, String> rows =
                Map.ofEntries(
                        Map.entry(2, "DRB/AVI"),
                        Map.entry(3, "DRI/AVI"),
                        Map.entry(4, "DRB/AVB"),
                        Map.entry(5, "DRI/AVB"),
                        Map.entry(6, "DVB/ARI"),
                        Map.entry(7, "DVB/ARB"),
                        Map.entry(8, "DVB/ARI"),
                        Map.entry(9, "DRI/AVB"),
                        Map.entry(10, "DRB/AVB"),
                        Map.entry(11, "DRI/AVI"),
                        Map.entry(12, "DRB/AVI"));
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                assertThat(threeToOne(first, second).result())
                        .as(first + " and " + second)
                        .isEqualTo(rows.get(first + second));
            }
        }
    }

    // The attack wins.

    @Test
    @Rule({"gazala 5.1.7-DRI", "gazala 5.1.7-AVI", "gazala 5.1.7a", "brigade R22"})
    void driAviDrivesAllDefendersOneHexBackUnharmed() {
        Table table =
                threeToOne(1, 2)
                        .waits("retreating allies")
                        .play("retreat 69/50 1612-1711")
                        .waits("retreating allies")
                        .refused("5.3a", "retreat 69/50 1711-1811")
                        .play("retreat 150/50 1612-1712")
                        .waits("advancing axis")
                        .play("advance 104/21Pz 1511-1612", "halt")
                        .waits("fighting axis")
                        .at("69/50", "1711")
                        .at("150/50", "1712")
                        .at("104/21Pz", "1612")
                        .at("115/15Pz", "1512");
        table.intact("69/50", "150/50", "104/21Pz", "115/15Pz", "PzA", "9B");
    }

    @Test
    @Rule({"gazala 5.1.7-DRB", "gazala 5.1.7-AVI", "gazala 5.1.7b", "brigade R21"})
    void drbAviCostsTheDefenderALossOfHisChoiceBeforeTheRetreat() {
        Table table =
                threeToOne(1, 1)
                        .waits("losing allies")
                        .refused("3.0a", "retreat 69/50 1612-1711")
                        .refused("5.1.7-DRB", "lose 104/21Pz")
                        .allowed("lose 69/50")
                        .play("lose 150/50")
                        .waits("retreating allies")
                        .reduced("150/50")
                        .play("retreat 69/50 1612-1711", "retreat 150/50 1612-1711")
                        .waits("advancing axis");
        table.intact("69/50", "104/21Pz", "115/15Pz");
    }

    @Test
    @Rule({"gazala 5.1.7-DRB", "gazala 5.1.7-AVB", "gazala 5.1.7b", "gazala 5.1.7c"})
    void drbAvbCostsBothSidesALossAndTheAttackerPicksAmongThoseAdjacent() {
        Table table =
                threeToOne(2, 2)
                        .waits("losing allies")
                        .play("lose 69/50")
                        .waits("losing axis")
                        .refused("5.1.7-AVB", "lose PzA")
                        .refused("5.1.7-AVB", "lose 9B")
                        .refused("5.1.7-AVB", "lose 150/50")
                        .allowed("lose 104/21Pz")
                        .refused("3.0a", "retreat 150/50 1612-1712")
                        .play("lose 115/15Pz")
                        .waits("retreating allies")
                        .refused("3.0a", "advance 104/21Pz 1511-1612")
                        .play("retreat 69/50 1612-1711", "retreat 150/50 1612-1711")
                        .waits("advancing axis")
                        .reduced("69/50")
                        .reduced("115/15Pz");
        table.intact("150/50", "104/21Pz", "PzA", "9B");
    }

    @Test
    @Rule({"gazala 5.1.7-DRI", "gazala 5.1.7-AVB"})
    void driAvbHurtsTheAttackerAlone() {
        Table table =
                threeToOne(2, 3)
                        .waits("losing axis")
                        .play("lose 104/21Pz")
                        .waits("retreating allies")
                        .play("retreat 69/50 1612-1711", "retreat 150/50 1612-1711")
                        .waits("advancing axis")
                        .reduced("104/21Pz");
        table.intact("69/50", "150/50", "115/15Pz");
    }

    @Test
    @Rule({"gazala 5.1.7-DE", "gazala 5.1.7-AVI"})
    void deAviEliminatesOneDefenderOfHisOwnersChoiceAndTheOthersRetreat() {
        Table table =
                nineToOne(1, 1)
                        .waits("losing allies")
                        .refused("5.1.7-DE", "lose 115/15Pz")
                        .play("lose 150/50")
                        .at("150/50", "destroyed")
                        .waits("retreating allies")
                        .play("retreat 69/50 1612-1712")
                        .waits("advancing axis");
        table.intact("69/50", "104/21Pz", "115/15Pz");
    }

    @Test
    @Rule({"gazala 5.1.7-DE", "gazala 5.1.7-AVB"})
    void deAvbEliminatesAWholeUnitAndHurtsAnAttacker() {
        nineToOne(3, 3)
                .waits("losing allies")
                .play("lose 69/50")
                .at("69/50", "destroyed")
                .waits("losing axis")
                .play("lose 104/21Pz")
                .reduced("104/21Pz")
                .play("retreat 150/50 1612-1712")
                .waits("advancing axis")
                .intact("150/50");
    }

    @Test
    @Rule({"gazala 5.1.7-DE"})
    void aLoneDefenderIsEliminatedWithoutAskingAndTheHexIsFree() {
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("104/21Pz at 1511", "3Ind/7Arm at 1612")
                .play("attack 1612", "join 104/21Pz", "air 24")
                .rolls(1, 1)
                .play("declare")
                .at("3Ind/7Arm", "destroyed")
                .waits("advancing axis")
                .allowed("advance 104/21Pz 1511-1612");
    }

    // The defence wins.

    @Test
    @Rule({"gazala 5.1.7-DVI", "gazala 5.1.7-ARI", "gazala 5.1.7a", "gazala 5.1.7c"})
    void dviAriDrivesAllAttackersOneHexBackUnharmed() {
        Table table =
                evenOdds(3, 3)
                        .waits("retreating axis")
                        .refused("5.3a", "retreat PzA 1410-1310")
                        .refused("5.3a", "retreat 69/50 1612-1711")
                        .play("retreat 104/21Pz 1511-1411")
                        .waits("retreating axis")
                        .play("retreat 115/15Pz 1512-1413")
                        .waits("fighting axis")
                        .at("104/21Pz", "1411")
                        .at("115/15Pz", "1413")
                        .at("PzA", "1410")
                        .at("69/50", "1612");
        table.intact("69/50", "150/50", "104/21Pz", "115/15Pz", "PzA");
    }

    @Test
    @Rule({"gazala 5.1.7d"})
    void aBystanderInTheAttackersHexStays() {
        evenOdds(3, 3)
                .refused("5.3a", "retreat 9B 1512-1413")
                .play("retreat 104/21Pz 1511-1411", "retreat 115/15Pz 1512-1413")
                .waits("fighting axis")
                .at("9B", "1512");
    }

    @Test
    @Rule({"gazala 5.1.7-DVI", "gazala 5.1.7-ARB", "gazala 5.1.7c", "brigade R17"})
    void dviArbCostsTheAttackerALossOfHisChoice() {
        Table table =
                evenOdds(3, 4)
                        .waits("losing axis")
                        .refused("5.1.7-ARB", "lose PzA")
                        .refused("5.1.7-ARB", "lose 9B")
                        .refused("5.1.7-ARB", "lose 69/50")
                        .allowed("lose 104/21Pz")
                        .play("lose 115/15Pz")
                        .waits("retreating axis")
                        .play("retreat 104/21Pz 1511-1411", "retreat 115/15Pz 1512-1413")
                        .waits("fighting axis")
                        .reduced("115/15Pz");
        table.intact("69/50", "150/50", "104/21Pz", "PzA");
    }

    @Test
    @Rule({"gazala 5.1.7-DVB", "gazala 5.1.7-ARI"})
    void dvbAriCostsTheDefenderALossOfHisChoiceAndHeNeverAdvances() {
        Table table =
                threeToOne(3, 3)
                        .waits("losing allies")
                        .refused("5.1.7-DVB", "lose 104/21Pz")
                        .allowed("lose 69/50")
                        .play("lose 150/50")
                        .waits("retreating axis")
                        .play("retreat 104/21Pz 1511-1411", "retreat 115/15Pz 1512-1413")
                        .waits("fighting axis")
                        .reduced("150/50")
                        .at("69/50", "1612")
                        .at("150/50", "1612");
        table.intact("69/50", "104/21Pz", "115/15Pz");
    }

    @Test
    @Rule({"gazala 5.1.7-DVB", "gazala 5.1.7-ARB"})
    void dvbArbCostsBothALossAndTheAttackersRetreat() {
        Table table =
                threeToOne(3, 4)
                        .waits("losing allies")
                        .play("lose 69/50")
                        .waits("losing axis")
                        .play("lose 104/21Pz")
                        .waits("retreating axis")
                        .play("retreat 104/21Pz 1511-1411", "retreat 115/15Pz 1512-1413")
                        .waits("fighting axis")
                        .reduced("69/50")
                        .reduced("104/21Pz");
        table.intact("150/50", "115/15Pz");
    }

    @Test
    @Rule({"gazala 5.1.7-DVI", "gazala 5.1.7-AE"})
    void dviAeEliminatesOneAttackerOfHisOwnersChoiceAndTheOthersRetreat() {
        Table table =
                oneToFour(3, 4)
                        .waits("losing axis")
                        .refused("5.1.7-AE", "lose 9B")
                        .refused("5.1.7-AE", "lose 69/50")
                        .allowed("lose 85/Sabratha")
                        .play("lose 61/Trento")
                        .at("61/Trento", "destroyed")
                        .waits("retreating axis")
                        .play("retreat 85/Sabratha 1511-1411")
                        .waits("fighting axis");
        table.intact("69/50", "150/50", "85/Sabratha");
    }

    @Test
    @Rule({"gazala 5.1.7-DVB", "gazala 5.1.7-AE"})
    void dvbAeAlsoCostsTheDefenderALoss() {
        oneToFour(2, 3)
                .waits("losing allies")
                .play("lose 69/50")
                .reduced("69/50")
                .waits("losing axis")
                .play("lose 85/Sabratha")
                .at("85/Sabratha", "destroyed")
                .play("retreat 61/Trento 1512-1413")
                .waits("fighting axis");
    }

    @Test
    @Rule({"gazala 5.1.7-DVB", "gazala 7.0c"})
    void aDefenderWhoWinsMayStillLoseItsLastReducedUnitWithoutAnAdvance() {
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("104/21Pz at 1511", "69/50 at 1612 reduced")
                .play("attack 1612", "join 104/21Pz", "air 6")
                .rolls(3, 3)
                .play("declare")
                .at("69/50", "destroyed")
                .waits("retreating axis")
                .play("retreat 104/21Pz 1511-1411")
                .waits("fighting axis");
    }

    /** So that whoever reads it can follow the column from the odds. */
    @Test
    @Rule({"gazala 5.1a", "gazala 5.1.5a", "gazala 5.1.2a"})
    void theJournalTellsEveryShiftWithItsSign() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("5/21Pz at 1511", "69/50 at 1612")
                        .play("attack 1612", "join 5/21Pz")
                        .rolls(3, 4)
                        .play("declare");
        assertThat(table.told()).contains("+1: armour against infantry in the open.");
        Table city =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("115/15Pz at 1003", "69/50 at 1002")
                        .play("attack 1002", "join 115/15Pz")
                        .rolls(3, 4)
                        .play("declare");
        assertThat(city.told()).anyMatch(line -> line.startsWith("-2: "));
    }

    @Test
    @Rule({"gazala 6.2a", "gazala 8.0f"})
    void theJournalTellsAnAirAttackFromABombardment() {
        Table air =
                Table.gazala()
                        .step("fighting axis")
                        .with("69/50 at 1612")
                        .play("attack 1612", "air 5")
                        .rolls(3, 4)
                        .play("declare");
        assertThat(air.told()).anyMatch(line -> line.startsWith("Air attack on 1612 with 5"));
        Table guns =
                Table.gazala()
                        .step("fighting axis")
                        .with("69/50 at 1612", "PzA at 1410")
                        .play("attack 1612", "join PzA")
                        .rolls(3, 4)
                        .play("declare");
        assertThat(guns.told()).anyMatch(line -> line.startsWith("Bombardment of 1612"));
    }

    /** Its number is 0, which is a hex like the others. */
    @Test
    @Rule({"gazala 5.0a", "gazala 5.1.7-AE"})
    void aUnitInTheFirstHexOfTheMapFightsAtCloseQuarters() {
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("61/Trento at 0101", "69/50 at 0102")
                .play("attack 0102", "join 61/Trento")
                .rolls(3, 4)
                .play("declare")
                .at("61/Trento", "destroyed")
                .waits("fighting axis");
    }

    // The draw.

    /** All attackers, given by their placements, fight a draw: EMP on a 2 at 4-1. */
    private static Table draw(String attackers, String defenders, int air) {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("9B at 1512")
                        .with(attackers.split(", "))
                        .with(defenders.split(", "))
                        .play("attack 1612");
        for (String attacker : attackers.split(", ")) {
            table.play("join " + attacker.split(" ")[0]);
        }
        table.play("air " + air);
        assertThat(table.column()).isEqualTo("4-1");
        return table.rolls(1, 1).play("declare");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPa", "gazala 5.1.7-EMPb", "gazala 5.1.7-EMPc", "brigade R29"})
    void inADrawTheDefenderGivesUpAtLeastOneAndTheAttackerPaysForIt() {
        Table table =
                draw(
                        "104/21Pz at 1511, 115/15Pz at 1512, PzA at 1410",
                        "69/50 at 1612, 3Ind/7Arm at 1612",
                        22);
        assertThat(table.result()).isEqualTo("EMP");
        table.waits("sacrificing allies")
                .refused("5.1.7-EMPa", "enough")
                .refused("5.1.7-EMPa", "lose 104/21Pz")
                .play("lose 3Ind/7Arm")
                .at("3Ind/7Arm", "destroyed")
                .waits("sacrificing allies")
                .allowed("lose 69/50")
                .play("enough")
                .waits("sacrificing axis")
                .refused("5.1.7-EMPb", "enough")
                .refused("5.1.7-EMPb", "lose PzA")
                .refused("5.1.7-EMPb", "lose 9B")
                .refused("5.1.7-EMPb", "lose 69/50")
                .play("lose 104/21Pz")
                .at("104/21Pz", "destroyed")
                .allowed("lose 115/15Pz")
                .play("enough")
                .waits("retreating allies")
                .play("retreat 69/50 1612-1711")
                .waits("fighting axis")
                .at("115/15Pz", "1512")
                .at("69/50", "1711");
        table.intact("69/50", "115/15Pz", "PzA", "9B");
        assertThat(table.cited())
                .filteredOn(rule -> rule.startsWith("5.1.7-EMP"))
                .endsWith("5.1.7-EMPa", "5.1.7-EMPb");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPb", "brigade R29"})
    void aDrawIsPaidInCurrentValues() {
        String attackers = "104/21Pz at 1511 reduced, 115/15Pz at 1512";
        String defenders = "69/50 at 1612 reduced, 3Ind/7Arm at 1612";
        draw(attackers, defenders, 19)
                .play("lose 69/50", "enough")
                .refused("5.1.7-EMPb", "enough")
                .play("lose 104/21Pz")
                .at("104/21Pz", "destroyed")
                .at("115/15Pz", "destroyed")
                .waits("retreating allies");
        draw(attackers, defenders, 19)
                .play("lose 69/50", "enough", "lose 115/15Pz", "enough")
                .at("104/21Pz", "1511")
                .waits("retreating allies");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPb", "brigade R17", "brigade R29"})
    void attackersWhoCannotPayAreAllEliminatedButNotTheirGuns() {
        draw("104/21Pz at 1511, 115/15Pz at 1512, PzA at 1410", "69/50 at 1612, 150/50 at 1612", 30)
                .play("lose 69/50", "lose 150/50")
                .at("104/21Pz", "destroyed")
                .at("115/15Pz", "destroyed")
                .at("PzA", "1410")
                .intact("PzA")
                .at("9B", "1512")
                .waits("fighting axis");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPb", "brigade R29"})
    void theAttackerChoosesAsSoonAsItHasASinglePointToSpare() {
        draw("104/21Pz at 1511, GenIt at 1512", "3Ind/7Arm at 1612", 8)
                .waits("sacrificing axis")
                .refused("5.1.7-EMPb", "enough")
                .play("lose GenIt")
                .at("104/21Pz", "destroyed")
                .waits("fighting axis");
        draw("104/21Pz at 1511, GenIt at 1512", "3Ind/7Arm at 1612", 8)
                .play("lose 104/21Pz", "enough")
                .at("GenIt", "1512");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPb", "brigade R29"})
    void anAttackerWhoOwesAllItHasIsNotAskedWhatItPaysWith() {
        draw("104/21Pz at 1511", "3Ind/7Arm at 1612", 9)
                .at("3Ind/7Arm", "destroyed")
                .at("104/21Pz", "destroyed")
                .at("9B", "1512")
                .waits("fighting axis");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPb", "brigade R29"})
    void theAttackerMayPayMoreThanItOwes() {
        draw("115/15Pz at 1511, 5/21Pz at 1512", "8Ex at 1612, 1Tk at 1612", 21)
                .play("lose 8Ex", "enough")
                .play("lose 5/21Pz")
                .waits("sacrificing axis")
                .play("lose 115/15Pz")
                .at("115/15Pz", "destroyed")
                .waits("retreating allies");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPa", "gazala 5.1.7-EMPc", "brigade R29"})
    void aLoneDefenderIsGivenUpAndNobodyAdvances() {
        draw("104/21Pz at 1511, 115/15Pz at 1512", "3Ind/7Arm at 1612", 8)
                .at("3Ind/7Arm", "destroyed")
                .waits("sacrificing axis")
                .play("lose 115/15Pz", "enough")
                .waits("fighting axis")
                .at("104/21Pz", "1511");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPb", "gazala 5.1.7c", "brigade R17"})
    void theDefendersGunsAndAirPointsAreNotOwedFor() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("104/21Pz at 1511", "115/15Pz at 1512")
                        .with("3Ind/7Arm at 1612", "8Ex at 1812")
                        .play("attack 1612", "join 104/21Pz", "join 115/15Pz", "air 26", "declare")
                        .play("join 8Ex", "air 2")
                        .rolls(1, 1)
                        .play("stand");
        assertThat(table.result()).isEqualTo("EMP");
        table.at("8Ex", "1812").play("lose 104/21Pz", "enough").at("115/15Pz", "1512");
    }
}
