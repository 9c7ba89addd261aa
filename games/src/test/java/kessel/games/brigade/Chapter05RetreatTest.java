package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.engine.game.Panel;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter05RetreatTest {
    /**
     * One attacker, given by its placement, attacks a hex alone, with air points to make up the
     * odds. The tests arrange for 3-1 after shifts, where a 3 drives the defenders off unharmed
     * (DRI/AVI) and a 2 costs one of them a loss (DRB/AVI).
     */
    private static Table attack(
            Table table, String attacker, String target, int air, int first, int second) {
        return table.step("fighting axis")
                .air("axis", 99)
                .air("allies", 0)
                .with(attacker)
                .play("attack " + target, "join " + attacker.split(" ")[0], "air " + air)
                .rolls(first, second)
                .play("declare");
    }

    private static Table driven(Table table, String attacker, String target, int air) {
        return attack(table, attacker, target, air, 1, 2);
    }

    /** 69/50 alone must retreat from 1612 in the open; the enemy stands in 1512. */
    private static Table driven(Table table) {
        return driven(table.with("69/50 at 1612"), "104/21Pz at 1512", "1612", 12)
                .waits("retreating allies");
    }

    // 5.3 Where to.

    @Test
    @Rule({"gazala 5.3a", "brigade R23", "brigade R24"})
    void theOwnerChoosesAHexFreeOfEnemiesAndTheirZones() {
        driven(Table.gazala().with("7B at 1812"))
                .allowed("retreat 69/50 1612-1611")
                .refused("5.3a", "retreat 69/50 1612-1512")
                .refused("5.3a", "retreat 69/50 1612-1511")
                .refused("5.3a", "retreat 69/50 1612-1711")
                .refused("5.3a", "retreat 69/50 1612-1712")
                .refused("5.3a", "retreat 69/50 1612-1811")
                .refused("5.3a", "retreat 69/50 1613-1614")
                .play("retreat 69/50 1612-1611")
                .waits("advancing axis");
    }

    @Test
    @Rule({"gazala 5.3a", "brigade R23"})
    void theUnitsOfAStackRetreatOneByOneAndMayPart() {
        driven(Table.gazala().with("69/50 at 1612", "1Tk at 1612"), "104/21Pz at 1512", "1612", 27)
                .play("retreat 1Tk 1612-1711")
                .waits("retreating allies")
                .play("retreat 69/50 1612-1611")
                .at("1Tk", "1711")
                .at("69/50", "1611");
    }

    @Test
    @Rule({"gazala 5.3a", "brigade R24"})
    void armourHasToMindInfantryZonesInRetreat() {
        driven(Table.gazala().with("1Tk at 1612", "7B at 1812"), "104/21Pz at 1512", "1612", 12)
                .refused("5.3a", "retreat 1Tk 1612-1711")
                .allowed("retreat 1Tk 1612-1611");
    }

    @Test
    @Rule({"gazala 5.3a", "gazala T-TER-d", "brigade R24"})
    void nobodyRetreatsIntoTheSea() {
        driven(Table.gazala().with("69/50 at 1804"), "104/21Pz at 1704", "1804", 12)
                .refused("T-TER-d", "retreat 69/50 1804-1703")
                .refused("T-TER-d", "retreat 69/50 1804-1903")
                .allowed("retreat 69/50 1804-1904");
    }

    @Test
    @Rule({"gazala 5.3a", "gazala 9.1b"})
    void anAxisUnitThatRetreatsIntoAMinefieldRollsForIt() {
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("104/21Pz at 1109", "69/50 at 1210")
                .play("attack 1210", "join 104/21Pz", "air 2")
                .rolls(3, 3)
                .play("declare")
                .rolls(1)
                .play("retreat 104/21Pz 1109-1010")
                .at("104/21Pz", "1010")
                .reduced("104/21Pz");
    }

    @Test
    @Rule({"gazala 5.3b", "brigade R25"})
    void aUnitWithNoPossibleStepIsEliminated() {
        driven(
                        Table.gazala()
                                .with("69/50 at 1612", "7B at 1611", "9B at 1711", "X at 1712")
                                .with("XX at 1613", "XXI at 1511"),
                        "104/21Pz at 1512",
                        "1612",
                        7)
                .at("69/50", "destroyed")
                .waits("advancing axis");
    }

    @Test
    @Rule({"gazala 5.3b", "gazala 5.3.3a", "gazala 4.2.2b", "brigade R25", "brigade R28"})
    void aUnitWithALegalHexTakesNeitherTwoStepsNorTheEdge() {
        driven(Table.gazala())
                .refused("5.3.3a", "retreat 69/50 1612-1711-1811")
                .allowed("retreat 69/50 1612-1711");
        driven(Table.gazala().with("69/50 at 1616"), "104/21Pz at 1515", "1616", 12)
                .refused("4.2.2b", "retreat 69/50 1616-south")
                .allowed("retreat 69/50 1616-1716");
    }

    @Test
    @Rule({"gazala 4.2.2b", "gazala 5.3b", "brigade R25", "brigade R28"})
    void aUnitWithoutALegalHexMayLeaveOverALandEdgeAndIsNotDestroyed() {
        Table table =
                driven(
                                Table.gazala().with("69/50 at 1616", "9B at 1715"),
                                "104/21Pz at 1515",
                                "1616",
                                7)
                        .allowed("retreat 69/50 1616-1615-1614")
                        .play("retreat 69/50 1616-south")
                        .at("69/50", "gone")
                        .waits("advancing axis");
        assertThat(table.scoreTerms("axis")).isEmpty();
    }

    @Test
    @Rule({"gazala 4.2.2b", "brigade R28"})
    void theEdgeOfTheSeaIsNoWayOut() {
        driven(Table.gazala().with("69/50 at 1101", "9B at 1002"), "104/21Pz at 1202", "1101", 7)
                .refused("4.2.2b", "retreat 69/50 1101-north")
                .allowed("retreat 69/50 1101-1102-1103");
    }

    // 5.3.1 Chains.

    /** 69/50 must retreat from 1612, and its only way leads into 1711, which is full. */
    private static Table crowded(String... more) {
        return driven(
                Table.gazala()
                        .with("69/50 at 1612", "9B at 1613")
                        .with("9/5Ind at 1711", "10/5Ind at 1711", "29/5Ind at 1711")
                        .with(more),
                "104/21Pz at 1511",
                "1612",
                12);
    }

    @Test
    @Rule({"gazala 5.3.1a", "brigade R27"})
    void aUnitThatRetreatsIntoAFullHexPushesOneOut() {
        crowded()
                .waits("retreating allies")
                .play("retreat 69/50 1612-1711")
                .waits("displacing allies")
                .allowed("retreat 69/50 1711-1812")
                .refused("5.3.1a", "retreat 9/5Ind 1711-1611")
                .refused("5.3.1a", "retreat 9/5Ind 1711-1712")
                .refused("3.0a", "halt")
                .allowed("retreat 9/5Ind 1711-1811")
                .allowed("retreat 29/5Ind 1711-1812")
                .play("retreat 10/5Ind 1711-1812")
                .waits("advancing axis")
                .at("69/50", "1711")
                .at("9/5Ind", "1711")
                .at("29/5Ind", "1711")
                .at("10/5Ind", "1812")
                .intact("10/5Ind")
                .intact("69/50");
    }

    @Test
    @Rule({"gazala 5.3.1a", "brigade R27"})
    void aChainMayRunOnThroughFurtherFullHexes() {
        crowded("1/1SA at 1812", "2/1SA at 1812", "3/1SA at 1812")
                .play("retreat 69/50 1612-1711")
                .waits("displacing allies")
                .play("retreat 10/5Ind 1711-1812")
                .waits("displacing allies")
                .refused("5.3.1a", "retreat 1/1SA 1812-1711")
                .allowed("retreat 10/5Ind 1812-1912")
                .refused("5.3.1a", "retreat 9/5Ind 1711-1811")
                .play("retreat 2/1SA 1812-1912")
                .waits("advancing axis")
                .at("10/5Ind", "1812")
                .at("1/1SA", "1812")
                .at("2/1SA", "1912")
                .intact("2/1SA");
    }

    @Test
    @Rule({"gazala 5.3.1a", "gazala 5.3b", "brigade R25", "brigade R27"})
    void aFullHexFromWhichNobodyCanGiveWayIsClosed() {
        String[] ring = {
            "9B at 1613",
            "7B at 1709",
            "19/Brescia at 1911",
            "20/Brescia at 1913",
            "61/Trento at 1412"
        };
        crowded(ring).at("69/50", "destroyed");
        driven(
                        Table.gazala()
                                .with(ring)
                                .with("69/50 at 1612", "9/5Ind at 1711", "10/5Ind at 1711"),
                        "104/21Pz at 1511",
                        "1612",
                        12)
                .play("retreat 69/50 1612-1711")
                .at("69/50", "1711");
    }

    @Test
    @Rule({"gazala 5.3.1a", "brigade R24", "brigade R27"})
    void aChainThatCannotWorkIsRefusedWhileAnotherHexIsOpen() {
        driven(
                        Table.gazala()
                                .with("69/50 at 1612", "7B at 1709", "19/Brescia at 1911")
                                .with("20/Brescia at 1813")
                                .with("9/5Ind at 1711", "10/5Ind at 1711", "29/5Ind at 1711"),
                        "104/21Pz at 1511",
                        "1612",
                        12)
                .refused("5.3.1a", "retreat 69/50 1612-1711")
                .allowed("retreat 69/50 1612-1613");
    }

    @Test
    @Rule({"gazala 5.3.1a", "brigade R27"})
    void twoUnitsMayPushOutOneEach() {
        driven(
                        Table.gazala()
                                .with("69/50 at 1612", "150/50 at 1612", "9B at 1613")
                                .with("9/5Ind at 1711", "10/5Ind at 1711", "29/5Ind at 1711"),
                        "104/21Pz at 1511",
                        "1612",
                        27)
                .play("retreat 69/50 1612-1711", "retreat 9/5Ind 1711-1812")
                .waits("retreating allies")
                .play("retreat 150/50 1612-1711")
                .allowed("retreat 69/50 1711-1812")
                .play("retreat 10/5Ind 1711-1811")
                .at("69/50", "1711")
                .at("150/50", "1711")
                .at("29/5Ind", "1711");
    }

    @Test
    @Rule({"gazala 5.3.3-obs1a", "gazala 4.2.2b", "brigade R25"})
    void aUnitThatWasHurtAndIsBesiegedIsLostAtTheEdgeToo() {
        // 2508 lies at the east edge; 2507 and 2509, its neighbours there, are closed by zones.
        String[] ring = {"7B at 2407", "9B at 2409"};
        Table unhurt = Table.gazala().with(ring).with("69/50 at 2508");
        attack(unhurt, "104/21Pz at 2408", "2508", 7, 1, 2)
                .waits("retreating allies")
                .allowed("retreat 69/50 2508-east");
        Table hurt = Table.gazala().with(ring).with("69/50 at 2508");
        hurt = attack(hurt, "104/21Pz at 2408", "2508", 12, 1, 2).at("69/50", "destroyed");
        assertThat(hurt.cited()).contains("5.3.3-obs1a").doesNotContain("5.3b", "4.2.2b");
    }

    @Test
    @Rule({"gazala 5.3.1a", "brigade R27"})
    void attackersWhoFallBackMakeRoomToo() {
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("104/21Pz at 1612", "69/50 at 1511", "150/50 at 1613")
                .with("7B at 1711", "9B at 1711", "X at 1711")
                .play("attack 1511", "join 104/21Pz", "air 2")
                .rolls(3, 3)
                .play("declare")
                .waits("retreating axis")
                .play("retreat 104/21Pz 1612-1711")
                .waits("displacing axis")
                .play("retreat X 1711-1812")
                .waits("fighting axis");
    }

    // 5.3.2 The inlet.

    @Test
    @Rule({"gazala 5.3.2a"})
    void aUnitOtherThanArmourTakesALossAcrossTheInlet() {
        driven(
                        Table.gazala().with("69/50 at 2005", "8Ex at 2005", "9B at 2006"),
                        "104/21Pz at 2105",
                        "2005",
                        21)
                .play("retreat 69/50 2005-1904", "retreat 8Ex 2005-1904")
                .at("69/50", "1904")
                .reduced("69/50")
                .at("8Ex", "1904")
                .reduced("8Ex");
        driven(Table.gazala().with("69/50 at 2005"), "104/21Pz at 2105", "2005", 12)
                .play("retreat 69/50 2005-1905")
                .intact("69/50");
    }

    @Test
    @Rule({"gazala 5.3.2a", "gazala 5.1.7b"})
    void aUnitHurtInTheCombatIsEliminatedAcrossTheInlet() {
        attack(
                        Table.gazala().with("69/50 at 2005", "9B at 2006"),
                        "104/21Pz at 2105",
                        "2005",
                        12,
                        1,
                        1)
                .reduced("69/50")
                .play("retreat 69/50 2005-1904")
                .at("69/50", "destroyed")
                .waits("advancing axis");
    }

    @Test
    @Rule({"gazala 5.3.2b", "brigade R24"})
    void armourCannotRetreatAcrossTheInlet() {
        driven(Table.gazala().with("32Tk at 2005"), "104/21Pz at 2105", "2005", 12)
                .refused("5.3.2b", "retreat 32Tk 2005-1904")
                .play("retreat 32Tk 2005-1905")
                .intact("32Tk");
    }

    @Test
    @Rule({"gazala 5.3.2b", "gazala 5.3.2a"})
    void armourWhoseOnlyWayIsAcrossTheInletIsEliminated() {
        driven(
                        Table.gazala()
                                .with("32Tk at 2005", "9/5Ind at 2005", "2/1SA at 1904")
                                .with("9B at 2006", "7B at 1905"),
                        "104/21Pz at 2105",
                        "2005",
                        15)
                .play("retreat 9/5Ind 2005-1904-1804")
                .reduced("9/5Ind")
                .at("9/5Ind", "1804")
                .at("32Tk", "destroyed")
                .waits("advancing axis");
    }

    // 5.3.3 Siege.

    /** 69/50 and 150/50 are caught in 1612 between enemies to the north and to the south. */
    private static Table besieged(int air, int first, int second, String... more) {
        return attack(
                Table.gazala().with("69/50 at 1612", "150/50 at 1612", "9B at 1613").with(more),
                "104/21Pz at 1611",
                "1612",
                air,
                first,
                second);
    }

    private static Table besiegedAndDriven(String... more) {
        return besieged(17, 1, 2, more);
    }

    private static Table besiegedAndHurt(String... more) {
        return besieged(17, 1, 1, more);
    }

    @Test
    @Rule({"gazala 5.3.3a", "brigade R15", "brigade R25"})
    void besiegedUnitsGoTwoHexesAndEachTakesALoss() {
        besiegedAndDriven()
                .waits("retreating allies")
                .refused("5.3a", "retreat 69/50 1612-1711")
                .refused("5.3a", "retreat 69/50 1612-1611-1610")
                .play("retreat 69/50 1612-1711-1811")
                .at("69/50", "1811")
                .reduced("69/50")
                .play("retreat 150/50 1612-1512-1412")
                .at("150/50", "1412")
                .reduced("150/50")
                .waits("advancing axis");
    }

    @Test
    @Rule({"gazala 5.3.3b"})
    void theSecondHexMustNotLieInAZoneAgain() {
        besiegedAndDriven()
                .refused("5.3.3b", "retreat 69/50 1612-1711-1710")
                .refused("5.3.3b", "retreat 69/50 1612-1711-1712")
                .refused("5.3a", "retreat 69/50 1612-1711-1811-1911");
    }

    @Test
    @Rule({"gazala 5.3.3b", "gazala 5.3b", "brigade R25"})
    void aBesiegedUnitWithoutASecondHexIsEliminated() {
        driven(Table.gazala().with("9/5Ind at 1904", "9B at 2006"), "104/21Pz at 1805", "1904", 13)
                .at("9/5Ind", "destroyed");
        driven(
                        Table.gazala().with("9/5Ind at 1904", "9B at 2006", "2/1SA at 2005"),
                        "104/21Pz at 1805",
                        "1904",
                        13)
                .play("retreat 9/5Ind 1904-2005-2104")
                .at("9/5Ind", "2104")
                .reduced("9/5Ind");
    }

    @Test
    @Rule({"gazala 5.3.3b", "gazala 7.0c"})
    void eachBesiegedUnitIsJudgedAlone() {
        besieged(14, 1, 2, "69/50 at 1612 reduced")
                .refused("5.3.3a", "retreat 69/50 1612-1711-1811")
                .play("retreat 150/50 1612-1711-1811")
                .at("69/50", "destroyed")
                .at("150/50", "1811")
                .reduced("150/50");
    }

    @Test
    @Rule({"gazala 5.3.3-obs1a", "gazala 5.1.7b", "brigade R21"})
    void aBesiegedUnitHurtInTheCombatIsEliminated() {
        besiegedAndHurt()
                .play("lose 69/50")
                .waits("retreating allies")
                .refused("5.3.3-obs1a", "retreat 69/50 1612-1711-1811")
                .play("retreat 150/50 1612-1711-1811")
                .at("69/50", "destroyed")
                .at("150/50", "1811")
                .waits("advancing axis");
    }

    @Test
    @Rule({"gazala 5.3.3-obs1b", "gazala 5.3.3a", "brigade R26"})
    void aWayThroughFriendsSavesTheHurtAndSparesTheWhole() {
        besiegedAndHurt("9/5Ind at 1711", "10/5Ind at 1711", "29/5Ind at 1711")
                .play("lose 69/50")
                .refused("5.3.3b", "retreat 69/50 1612-1711-1712")
                .refused("5.3.3-obs1a", "retreat 69/50 1612-1512-1412")
                .play("retreat 69/50 1612-1711-1811")
                .at("69/50", "1811")
                .reduced("69/50")
                .play("retreat 150/50 1612-1711-1812")
                .at("150/50", "1812")
                .intact("150/50")
                .at("9/5Ind", "1711")
                .intact("9/5Ind")
                .waits("advancing axis");
    }

    @Test
    @Rule({"gazala 5.3.3a", "brigade R26"})
    void aWholeUnitThatShunsItsFriendsPaysForIt() {
        besiegedAndDriven("9/5Ind at 1711")
                .play("retreat 69/50 1612-1512-1412")
                .reduced("69/50")
                .play("retreat 150/50 1612-1711-1812")
                .intact("150/50");
    }

    @Test
    @Rule({"gazala 5.3.3-obs1b", "gazala 5.3.1a", "brigade R27"})
    void theSecondHexMayBeMadeRoomInByAChain() {
        besiegedAndHurt("9/5Ind at 1711", "1/1SA at 1811", "2/1SA at 1811", "3/1SA at 1811")
                .play("lose 69/50", "retreat 69/50 1612-1711-1811")
                .waits("displacing allies")
                .play("retreat 2/1SA 1811-1911")
                .at("69/50", "1811")
                .at("2/1SA", "1911")
                .waits("retreating allies");
    }

    @Test
    @Rule({"gazala 5.3.3a"})
    void besiegedAttackersRetreatByTheSameRule() {
        Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("104/21Pz at 1612", "69/50 at 1611", "150/50 at 1613")
                .play("attack 1611", "join 104/21Pz", "air 2")
                .rolls(3, 3)
                .play("declare")
                .waits("retreating axis")
                .refused("5.3a", "retreat 104/21Pz 1612-1711")
                .refused("5.3.3b", "retreat 104/21Pz 1612-1711-1712")
                .play("retreat 104/21Pz 1612-1711-1812")
                .reduced("104/21Pz")
                .waits("fighting axis");
    }

    @Test
    @Rule({"gazala 5.1.7-DE", "gazala 5.3.3a", "brigade R33"})
    void theOthersOfADeRetreatWithoutExcuseButByTheRulesOfRetreat() {
        besieged(77, 1, 1)
                .play("lose 150/50")
                .at("150/50", "destroyed")
                .waits("retreating allies")
                .refused("3.0a", "enough")
                .refused("5.3a", "retreat 69/50 1612-1711")
                .play("retreat 69/50 1612-1711-1811")
                .reduced("69/50")
                .waits("advancing axis");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPc", "gazala 5.3.3a", "brigade R15"})
    void defendersLeftOverFromADrawRetreatUnderSiegeIfTheSiegeStillHolds() {
        besieged(27, 1, 1, "7B at 1611")
                .play("lose 150/50", "enough")
                .at("104/21Pz", "destroyed")
                .waits("retreating allies")
                .refused("5.3a", "retreat 69/50 1612-1711")
                .play("retreat 69/50 1612-1711-1811")
                .reduced("69/50")
                .waits("fighting axis");
        besieged(27, 1, 1)
                .play("lose 150/50", "enough")
                .at("104/21Pz", "destroyed")
                .play("retreat 69/50 1612-1711")
                .intact("69/50");
    }

    @Test
    @Rule({"gazala 5.1.7-ARI", "gazala 5.3.1a"})
    void anAssaultIsStillOneWhenItsLastAttackerHasGone() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 1613", "1/1SA at 1612", "19/Brescia at 1614")
                        .with("20/Brescia at 1614", "27/Pavia at 1614")
                        .air("allies", 0)
                        .step("fighting axis")
                        .rolls(1, 2)
                        .play("attack 1612", "join 61/Trento", "declare");
        table.play("retreat 61/Trento 1613-1614").waits("displacing axis");
        Panel.Battle combat = table.panel("axis", Panel.Battle.class);
        assertThat(table.told(combat.title())).isEqualTo("Attack on 1612");
    }
}
