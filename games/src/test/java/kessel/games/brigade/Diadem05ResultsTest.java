package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem05ResultsTest {
    /**
     * 24G and 1G attack two German regiments in the open, with guns in support from afar, while
     * 10/4Br stands by beside 1G: 13 to 8, and as many air points as are given. The dice are rolled
     * at the end.
     */
    private static Table attack(int air, int first, int second) {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .air("allies", 99)
                        .with("24G at 1507", "1G at 1508", "10/4Br at 1508", "X at 1610")
                        .with("576/305DI at 1408", "211/71DI at 1408")
                        .play("attack 1408", "join 24G", "join 1G", "join X");
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
        return attack(11, first, second);
    }

    private static Table nineToOne(int first, int second) {
        return attack(59, first, second);
    }

    /** Two weak regiments attack two brigades and a Panzergrenadier regiment: the 1-4 column. */
    private static Table oneToFour(int first, int second) {
        return Table.diadem()
                .step("fighting axis")
                .air("allies", 0)
                .with("276/94DI at 1307", "274/94DI at 1308", "LI at 1208")
                .with("24G at 1408", "1G at 1408", "61/6Arm at 1408")
                .play("attack 1408", "join 276/94DI", "join 274/94DI")
                .rolls(first, second)
                .play("declare");
    }

    @Test
    @Rule({"diadem 5.1.5a", "diadem D5", "diadem T-CRT"})
    void theSumOfTwoDiceSelectsTheRow() {
        Map<Integer, String> rows =
                Map.ofEntries(
                        Map.entry(2, "DRB/AVI"),
                        Map.entry(3, "DRI/AVI"),
                        Map.entry(4, "DRB/AVB"),
                        Map.entry(5, "DRI/AVB"),
                        Map.entry(7, "DVB/ARI"),
                        Map.entry(9, "DRI/AVB"),
                        Map.entry(10, "DRB/AVB"),
                        Map.entry(11, "DRI/AVI"),
                        Map.entry(12, "DRB/AVI"));
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                Table table = threeToOne(first, second);
                if (rows.containsKey(first + second)) {
                    assertThat(table.result())
                            .as(first + " and " + second)
                            .isEqualTo(rows.get(first + second));
                } else {
                    // A stalemate on 6 and 8 is over at once.
                    table.waits("fighting allies").at("24G", "1507").at("576/305DI", "1408");
                }
            }
        }
    }

    // The attack wins.

    @Test
    @Rule({"diadem 5.1.6-DRI", "diadem 5.1.6-AVI", "diadem 5.1.6a"})
    void driAviDrivesAllDefendersOneHexBackUnharmed() {
        Table table =
                threeToOne(1, 2)
                        .waits("retreating axis")
                        .play("retreat 576/305DI 1408-1307")
                        .waits("retreating axis")
                        .refused("5.3a", "retreat 576/305DI 1307-1207")
                        .play("retreat 211/71DI 1408-1308")
                        .waits("advancing allies")
                        .refused("5.2a", "advance X 1610-1408")
                        .refused("5.2a", "advance 10/4Br 1508-1408")
                        .play("advance 24G 1507-1408", "halt")
                        .waits("fighting allies")
                        .at("24G", "1408")
                        .at("1G", "1508");
        table.intact("576/305DI", "211/71DI", "24G", "1G", "X", "10/4Br");
    }

    @Test
    @Rule({"diadem 5.1.6-DRB", "diadem 5.1.6-AVI", "diadem 5.1.6a"})
    void drbAviCostsTheDefenderALossOfHisChoiceBeforeTheRetreat() {
        Table table =
                threeToOne(1, 1)
                        .waits("losing axis")
                        .refused("3.0a", "retreat 576/305DI 1408-1307")
                        .refused("5.1.6-DRB", "lose 24G")
                        .allowed("lose 576/305DI")
                        .play("lose 211/71DI")
                        .waits("retreating axis")
                        .reduced("211/71DI")
                        .play("retreat 576/305DI 1408-1307", "retreat 211/71DI 1408-1307")
                        .waits("advancing allies");
        table.intact("576/305DI", "24G", "1G");
    }

    @Test
    @Rule({"diadem 5.1.6-DRB", "diadem 5.1.6-AVB", "diadem 5.1.6a"})
    void drbAvbCostsBothSidesALossAndTheAttackerPicksAmongThoseAdjacent() {
        Table table =
                threeToOne(2, 2)
                        .waits("losing axis")
                        .play("lose 576/305DI")
                        .waits("losing allies")
                        .refused("5.1.6-AVB", "lose X")
                        .refused("5.1.6-AVB", "lose 10/4Br")
                        .refused("5.1.6-AVB", "lose 211/71DI")
                        .allowed("lose 24G")
                        .refused("3.0a", "retreat 211/71DI 1408-1307")
                        .play("lose 1G")
                        .waits("retreating axis")
                        .refused("3.0a", "advance 24G 1507-1408")
                        .play("retreat 576/305DI 1408-1307", "retreat 211/71DI 1408-1307")
                        .waits("advancing allies")
                        .reduced("576/305DI")
                        .reduced("1G");
        table.intact("211/71DI", "24G", "X", "10/4Br");
    }

    @Test
    @Rule({"diadem 5.1.6-DRI", "diadem 5.1.6-AVB"})
    void driAvbHurtsTheAttackerAlone() {
        Table table =
                threeToOne(2, 3)
                        .waits("losing allies")
                        .play("lose 24G")
                        .waits("retreating axis")
                        .play("retreat 576/305DI 1408-1307", "retreat 211/71DI 1408-1307")
                        .waits("advancing allies")
                        .reduced("24G");
        table.intact("576/305DI", "211/71DI", "1G");
    }

    @Test
    @Rule({"diadem 5.1.6-DE", "diadem 5.1.6-AVI", "diadem 5.1.6-AVB"})
    void deEliminatesOneDefenderOfItsOwnersChoiceAndTheOthersRetreat() {
        Table intact =
                nineToOne(1, 1)
                        .waits("losing axis")
                        .refused("5.1.6-DE", "lose 24G")
                        .play("lose 211/71DI")
                        .at("211/71DI", "destroyed")
                        .waits("retreating axis")
                        .refused("3.0a", "halt")
                        .play("retreat 576/305DI 1408-1307")
                        .waits("advancing allies");
        intact.intact("576/305DI", "24G", "1G");
        nineToOne(3, 3)
                .play("lose 576/305DI")
                .at("576/305DI", "destroyed")
                .waits("losing allies")
                .play("lose 24G")
                .reduced("24G")
                .play("retreat 211/71DI 1408-1307")
                .waits("advancing allies")
                .intact("211/71DI");
    }

    @Test
    @Rule("diadem 5.1.6-DE")
    void aSurvivorOfDeWithNowhereToGoIsEliminatedToo() {
        Table.diadem()
                .step("fighting allies")
                .air("allies", 99)
                .with("24G at 1407", "1G at 1508", "10/4Br at 1308")
                .with("12/4Br at 1307", "28/4Br at 1409", "11/78Br at 1507")
                .with("576/305DI at 1408", "211/71DI at 1408")
                .play("attack 1408", "join 24G", "air 80")
                .rolls(1, 1)
                .play("declare", "lose 576/305DI")
                .at("576/305DI", "destroyed")
                .at("211/71DI", "destroyed")
                .waits("advancing allies");
    }

    // The defence wins.

    @Test
    @Rule({"diadem 5.1.6-DVI", "diadem 5.1.6-ARI", "diadem 5.1.6a"})
    void dviAriDrivesAllAttackersOneHexBackUnharmed() {
        Table table =
                evenOdds(3, 4)
                        .waits("retreating allies")
                        .refused("5.3a", "retreat X 1610-1609")
                        .refused("5.3a", "retreat 10/4Br 1508-1509")
                        .play("retreat 24G 1507-1607")
                        .waits("retreating allies")
                        .play("retreat 1G 1508-1509")
                        .waits("fighting allies")
                        .at("24G", "1607")
                        .at("1G", "1509")
                        .at("X", "1610")
                        .at("10/4Br", "1508");
        table.intact("576/305DI", "211/71DI", "24G", "1G", "X");
    }

    @Test
    @Rule({"diadem 5.1.6-DVB", "diadem 5.1.6-ARB"})
    void dvbArbCostsBothALossAndTheAttackersRetreat() {
        Table table =
                evenOdds(3, 3)
                        .waits("losing axis")
                        .refused("5.1.6-DVB", "lose 24G")
                        .play("lose 576/305DI")
                        .waits("losing allies")
                        .refused("5.1.6-ARB", "lose X")
                        .refused("5.1.6-ARB", "lose 10/4Br")
                        .play("lose 24G")
                        .waits("retreating allies")
                        .play("retreat 24G 1507-1607", "retreat 1G 1508-1509")
                        .waits("fighting allies")
                        .reduced("576/305DI")
                        .reduced("24G")
                        .at("576/305DI", "1408");
        table.intact("211/71DI", "1G", "X", "10/4Br");
    }

    @Test
    @Rule({"diadem 5.1.6-DVB", "diadem 5.1.6-ARI"})
    void dvbAriHurtsTheDefenderAloneAndHeNeverAdvances() {
        Table table =
                evenOdds(2, 3)
                        .play("lose 211/71DI")
                        .waits("retreating allies")
                        .play("retreat 24G 1507-1607", "retreat 1G 1508-1509")
                        .waits("fighting allies")
                        .reduced("211/71DI")
                        .at("576/305DI", "1408");
        table.intact("576/305DI", "24G", "1G");
    }

    @Test
    @Rule({"diadem 5.1.6-DVI", "diadem 5.1.6-ARB"})
    void dviArbHurtsTheAttackerAlone() {
        oneToFour(2, 3)
                .waits("losing axis")
                .refused("5.1.6-ARB", "lose LI")
                .play("lose 276/94DI")
                .reduced("276/94DI")
                .play("retreat 276/94DI 1307-1207", "retreat 274/94DI 1308-1309")
                .waits("fighting axis")
                .intact("24G")
                .intact("274/94DI");
    }

    @Test
    @Rule({"diadem 5.1.6-DVI", "diadem 5.1.6-DVB", "diadem 5.1.6-AE"})
    void aeEliminatesOneAttackerOfItsOwnersChoiceAndTheOthersRetreat() {
        oneToFour(3, 4)
                .waits("losing axis")
                .refused("5.1.6-AE", "lose LI")
                .refused("5.1.6-AE", "lose 24G")
                .allowed("lose 276/94DI")
                .play("lose 274/94DI")
                .at("274/94DI", "destroyed")
                .waits("retreating axis")
                .play("retreat 276/94DI 1307-1207")
                .waits("fighting axis")
                .intact("276/94DI")
                .intact("24G");
        oneToFour(3, 3)
                .waits("losing allies")
                .play("lose 24G")
                .reduced("24G")
                .play("lose 276/94DI")
                .at("276/94DI", "destroyed")
                .play("retreat 274/94DI 1308-1309")
                .waits("fighting axis");
    }

    // Neither.

    @Test
    @Rule("diadem 5.1.6-IMP")
    void inAStalemateEverybodyStaysAndNobodyIsHurt() {
        Table table = threeToOne(2, 4).waits("fighting allies");
        table.at("24G", "1507").at("1G", "1508").at("576/305DI", "1408").at("211/71DI", "1408");
        table.intact("24G", "1G", "X", "576/305DI", "211/71DI");
        // They remain engaged.
        table.play("end", "end").refused("4.1.2c", "end");
    }

    /** All attackers, given by their placements, fight a draw: EMP on a 2 at 4-1. */
    private static Table draw(String attackers, String defenders, int air) {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .air("allies", 99)
                        .with("10/4Br at 1508")
                        .with(attackers.split(", "))
                        .with(defenders.split(", "))
                        .play("attack 1408");
        for (String attacker : attackers.split(", ")) {
            table.play("join " + attacker.split(" ")[0]);
        }
        table.play("air " + air);
        assertThat(table.column()).isEqualTo("4-1");
        return table.rolls(1, 1).play("declare");
    }

    @Test
    @Rule({"diadem 5.1.6-EMPa", "diadem 5.1.6-EMPb", "diadem 5.1.6-EMPc"})
    void inADrawTheDefenderGivesUpAtLeastOneAndTheAttackerPaysForIt() {
        Table table =
                draw(
                        "24G at 1507, 3RTA/3DIA at 1508, X at 1610",
                        "576/305DI at 1408, 115/15PzGr at 1408",
                        27);
        table.waits("sacrificing axis")
                .refused("5.1.6-EMPa", "enough")
                .refused("5.1.6-EMPa", "lose 24G")
                .play("lose 115/15PzGr")
                .at("115/15PzGr", "destroyed")
                .play("enough")
                .waits("sacrificing allies")
                .refused("5.1.6-EMPb", "enough")
                .refused("5.1.6-EMPb", "lose X")
                .refused("5.1.6-EMPb", "lose 10/4Br")
                .play("lose 24G")
                .at("24G", "destroyed")
                .at("3RTA/3DIA", "destroyed")
                .waits("retreating axis")
                .play("retreat 576/305DI 1408-1307")
                .waits("fighting allies")
                .at("X", "1610")
                .at("10/4Br", "1508");
        Table survivors =
                draw("24G at 1507, 1G at 1508", "576/305DI at 1408, 211/71DI at 1408", 22);
        survivors.play("lose 576/305DI", "enough").play("lose 24G", "enough");
        survivors.play("retreat 211/71DI 1408-1307").waits("fighting allies").at("1G", "1508");
    }

    @Test
    @Rule("diadem 5.1.6-EMPb")
    void anAttackerWhoCannotPayLosesAllWhoAreAdjacentAtTheirCurrentValues() {
        draw("24G at 1507 reduced, X at 1610", "576/305DI at 1408", 10)
                .at("576/305DI", "destroyed")
                .at("24G", "destroyed")
                .at("X", "1610")
                .intact("X")
                .waits("fighting allies");
        draw("26/6Arm at 1507, 1108E at 1508", "576/305DI at 1408", 7)
                .waits("sacrificing allies")
                .refused("5.1.6-EMPb", "enough")
                .play("lose 1108E")
                .at("26/6Arm", "destroyed");
    }
}
