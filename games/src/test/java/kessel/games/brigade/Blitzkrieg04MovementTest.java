package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg04MovementTest {
    @Test
    @Rule({"blitzkrieg 4.0a", "blitzkrieg 4.0c"})
    void theRoadPriceIsPaidOnlyAlongTheRoad() {
        Table table = Table.blitzkrieg().with("SR1/1Pz at 2309", "27/12ID at 2309");
        assertThat(table.costTerms("SR1/1Pz 2309-2409-2509"))
                .containsExactly("T-TER-g 0.5", "T-TER-g 0.5");
        assertThat(table.costTerms("27/12ID 2309-2409-2509"))
                .containsExactly("T-TER-g 1", "T-TER-g 1");
        // 2510 and 2409 are road hexes too, but no road leads from the one to the other.
        Table side = Table.blitzkrieg().with("SR1/1Pz at 2310", "27/12ID at 2310");
        assertThat(side.costTerms("SR1/1Pz 2310-2410")).containsExactly("T-TER-d 3");
        assertThat(side.costTerms("27/12ID 2310-2410")).containsExactly("T-TER-d 2");
    }

    @Test
    @Rule("blitzkrieg 4.0c")
    void whereTheRoadMeetsARiverThereIsABridge() {
        Table table = Table.blitzkrieg().with("SR1/1Pz at 3112", "27/12ID at 3112");
        assertThat(table.costTerms("SR1/1Pz 3112-3113")).containsExactly("T-TER-g 0.5");
        assertThat(table.costTerms("27/12ID 3112-3113")).containsExactly("T-TER-g 1");
        assertThat(table.costTerms("SR1/1Pz 3112-3213")).containsExactly("T-TER-a 1", "T-TER-f 2");
        assertThat(table.costTerms("27/12ID 3112-3213")).containsExactly("T-TER-a 1", "T-TER-f 1");
    }

    @Test
    @Rule({
        "blitzkrieg B2",
        "blitzkrieg 4.0a",
        "blitzkrieg 4.0b",
        "blitzkrieg 4.0c",
        "blitzkrieg 4.0-obs1"
    })
    void theWorkedMarchFromRocroiToRozoiCostsTwelve() {
        String march = "SR1/1Pz 2309-2209-2109-2009-1909-1910-1911-1912-1913-1914-1915";
        Table table = Table.blitzkrieg().with("SR1/1Pz at 2309").worth("SR1/1Pz", "5-5-12");
        assertThat(table.costTerms(march))
                .containsExactly(
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-g 0.5",
                        "T-TER-d 3",
                        "T-TER-d 3",
                        "T-TER-a 1",
                        "T-TER-a 1",
                        "T-TER-a 1",
                        "T-TER-c 1");
        assertThat(table.cost(march)).isEqualTo("12");
        table.refused("4.0-obs1", march + "-2015").play(march).at("SR1/1Pz", "1915");
        assertThat(table.destinations("SR1/1Pz")).isEmpty();
    }

    @Test
    @Rule("blitzkrieg 4.0-obs1")
    void nobodyExceedsItsPowerNotEvenWithTheFirstHex() {
        Table.blitzkrieg()
                .with("27/12ID at 2014")
                .allowed("27/12ID 2014-2013-2012-2112")
                .allowed("27/12ID 2014-2013-2012-2011")
                .refused("4.0-obs1", "27/12ID 2014-2013-2012-2011-2010");
        Table slow =
                Table.changed(
                        "blitzkrieg/counters.yaml",
                        "german, infantry          , 12ID     ,      4,       5,    5,",
                        "german, infantry          , 12ID     ,      4,       5,    1,");
        slow.with("27/12ID at 2012").refused("4.0-obs1", "27/12ID 2012-2011");
        assertThat(slow.destinations("27/12ID")).containsExactlyInAnyOrder("2013", "1912", "2112");
    }

    @Test
    @Rule({"blitzkrieg 4.0-obs2", "blitzkrieg 4.0-obs3"})
    void aUnitMaySpendLessButSavesNothing() {
        Table.blitzkrieg()
                .with("27/12ID at 2014")
                .play("27/12ID 2014-2013")
                .at("27/12ID", "2013")
                .rolls(2)
                .play("end", "end", "end", "end")
                .waits("moving german")
                .refused("4.0-obs1", "27/12ID 2013-2112-2212-2312-2412-2511-2611")
                .allowed("27/12ID 2013-2112-2212-2312-2412-2511");
        Table.blitzkrieg()
                .with("27/12ID at 2014")
                .rolls(2)
                .play("end", "end", "end", "end")
                .at("27/12ID", "2014")
                .refused("4.0-obs1", "27/12ID 2014-2013-2112-2212-2312-2412-2511");
    }

    @Test
    @Rule({"blitzkrieg 4.0-obs4", "blitzkrieg 4.0-obs5"})
    void neitherSparePointsNorFastCompanionsHelp() {
        Table.blitzkrieg()
                .with("27/12ID at 2013", "48/12ID at 2013", "SR1/1Pz at 2013")
                .play("48/12ID 2013-2012", "SR1/1Pz 2013-2112-2212-2312-2412-2511-2611")
                .refused("4.0-obs1", "27/12ID 2013-2112-2212-2312-2412-2511-2611")
                .allowed("27/12ID 2013-2112-2212-2312-2412-2511");
    }

    // 4.0-obs6 Guns that have moved.

    @Test
    @Rule({"blitzkrieg 4.0-obs6", "blitzkrieg 8.0a"})
    void gunsThatHaveMovedStayOutOfTheirOwnCombatPhase() {
        Table moved =
                Table.blitzkrieg()
                        .air("german", 0)
                        .with("ARII at 1712", "ARIII at 1812", "27/12ID at 2012", "66/18DI at 2013")
                        .play("ARII 1712-1812", "end", "attack 2013");
        moved.refused("4.0-obs6", "join ARII").allowed("join ARIII").allowed("join 27/12ID");
        Table alone =
                Table.blitzkrieg()
                        .air("german", 0)
                        .with("ARII at 1712", "66/18DI at 2013")
                        .play("ARII 1712-1812", "end");
        alone.refused("5.0a", "attack 2013");
    }

    @Test
    @Rule({"blitzkrieg 4.0-obs6", "blitzkrieg 4.2.1c"})
    void gunsThatMovedNextToAnEnemyOweNoAttack() {
        Table.blitzkrieg()
                .air("german", 0)
                .with("ARII at 1812", "66/18DI at 2013")
                .play("ARII 1812-1912", "end")
                .refused("5.0a", "attack 2013")
                .allowed("end");
        // Guns that have stood there since before do.
        Table.blitzkrieg()
                .with("ARII at 1912", "66/18DI at 2013")
                .play("end")
                .refused("4.1.2c", "end");
        // Arriving counts as moving.
        Table.blitzkrieg()
                .turn(2)
                .air("german", 0)
                .with("ARIII at due", "66/18DI at 3611")
                .play("enter ARIII 3711", "end")
                .refused("5.0a", "attack 3611")
                .allowed("end");
    }

    @Test
    @Rule("blitzkrieg 4.0-obs6")
    void gunsThatMovedMaySupportTheDefenceAfterwards() {
        Table.blitzkrieg()
                .with("ARII at 1812", "27/12ID at 2013", "66/18DI at 2214")
                .play("ARII 1812-1813", "end", "end", "66/18DI 2214-2113", "end")
                .play("attack 2013", "join 66/18DI", "declare")
                .waits("defending german")
                .allowed("join ARII");
    }

    @Test
    @Rule("blitzkrieg 4.0-obs6")
    void aRetreatIsNoMove() {
        Table.blitzkrieg()
                .step("fighting german")
                .air("french", 0)
                .with("PR2/1Pz at 2013", "PR1/1Pz at 2013", "RAII at 2113", "66/18DI at 2113")
                .play("attack 2113", "join PR2/1Pz", "join PR1/1Pz")
                .rolls(1, 3)
                .play("declare", "retreat RAII 2113-2213", "retreat 66/18DI 2113-2214")
                .play("halt", "end", "end")
                .waits("fighting french")
                .play("attack 2013")
                .allowed("join RAII");
    }

    // 4.1.1 Stacking.

    @Test
    @Rule("blitzkrieg 4.1.1a")
    void fourGermanOrThreeFrenchUnitsFillAHex() {
        String[] division = {"PR15/5Pz at 2013", "PR31/5Pz at 2013", "SR13/5Pz at 2013"};
        Table.blitzkrieg()
                .with(division)
                .with("27/12ID at 2012", "SR14/5Pz at 2012")
                .play("SR14/5Pz 2012-2013")
                .at("SR14/5Pz", "2013")
                .refused("4.1.1a", "27/12ID 2012-2013");
        Table.blitzkrieg()
                .with("66/18DI at 2013", "77/18DI at 2013", "125/18DI at 2012", "518GBC at 2012")
                .step("moving french")
                .play("125/18DI 2012-2013")
                .refused("4.1.1a", "518GBC 2012-2013");
    }

    @Test
    @Rule("blitzkrieg 4.1.1b")
    void aFullHexMayBePassedButNotStoppedIn() {
        Table table =
                Table.blitzkrieg()
                        .with("66/18DI at 2013", "77/18DI at 2013", "125/18DI at 2013")
                        .with("19/22DI at 2012")
                        .step("moving french");
        table.refused("4.1.1a", "19/22DI 2012-2013").allowed("19/22DI 2012-2013-2014");
        assertThat(table.destinations("19/22DI")).contains("2014").doesNotContain("2013");
        // In an enemy zone it would have to stop.
        Table engaged =
                Table.blitzkrieg()
                        .with("66/18DI at 2013", "77/18DI at 2013", "125/18DI at 2013")
                        .with("19/22DI at 2012", "27/12ID at 2113")
                        .step("moving french");
        engaged.refused("4.1.1b", "19/22DI 2012-2013").refused("4.1.2b", "19/22DI 2012-2013-2014");
    }
}
