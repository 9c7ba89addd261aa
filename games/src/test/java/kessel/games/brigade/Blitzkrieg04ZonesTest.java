package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg04ZonesTest {
    /** The six hexes around 2013, each with a way out of the zone. */
    private static final Map<String, String> AROUND =
            Map.of(
                    "2012", "2011", "2014", "2015", "1912", "1812", "1913", "1813", "2112", "2212",
                    "2113", "2213");

    private static Table frenchMove(String... units) {
        return Table.blitzkrieg().with(units).step("moving french");
    }

    @Test
    @Rule({"blitzkrieg 4.1.2a", "blitzkrieg 5.0a"})
    void everyUnitHasAZoneOverTheSixHexesAroundIt() {
        for (String unit : List.of("27/12ID", "PR2/1Pz", "SR1/1Pz", "511Eng", "ARII", "98/1Geb")) {
            AROUND.forEach(
                    (hex, way) -> {
                        Table table = frenchMove(unit + " at 2013 reduced", "518GBC at " + hex);
                        assertThat(table.costTerms("518GBC " + hex + "-" + way))
                                .as(unit + " engages " + hex)
                                .startsWith("4.1.2c 1");
                        table.play("end").refused("4.1.2c", "end");
                    });
        }
        for (String unit : List.of("3Spahi", "1RAM/1DCL", "132RIF", "RAII")) {
            Table.blitzkrieg()
                    .with(unit + " at 2013", "27/12ID at 2112")
                    .play("end")
                    .refused("4.1.2c", "end");
        }
        Table far = frenchMove("PR2/1Pz at 2013", "66/18DI at 2213");
        assertThat(far.cost("66/18DI 2213-2212")).isEqualTo("1");
        far.play("end").allowed("end");
    }

    @Test
    @Rule("blitzkrieg 4.1.2a")
    void neitherRiverNorForestNorFriendsHoldAZoneBack() {
        assertThat(frenchMove("27/12ID at 2318", "66/18DI at 2317").costTerms("66/18DI 2317-2316"))
                .contains("4.1.2c 1");
        assertThat(frenchMove("27/12ID at 2012", "66/18DI at 2011").costTerms("66/18DI 2011-2010"))
                .contains("4.1.2c 1");
        frenchMove("27/12ID at 2013", "66/18DI at 2113", "77/18DI at 2213")
                .refused("4.1.2b", "77/18DI 2213-2113-2114")
                .allowed("77/18DI 2213-2113");
    }

    @Test
    @Rule("blitzkrieg 4.1.2b")
    void aUnitStopsInTheFirstHexOfAnEnemyZone() {
        Table table = frenchMove("27/12ID at 2013", "518GBC at 2214");
        table.refused("4.1.2b", "518GBC 2214-2113-2213").refused("4.1.2b", "518GBC 2214-2113-2112");
        assertThat(table.destinations("518GBC")).contains("2113", "2112").doesNotContain("2013");
        table.play("518GBC 2214-2113");
        assertThat(table.destinations("518GBC")).isEmpty();
        table.play("end").refused("4.1.2g", "end");
    }

    @Test
    @Rule("blitzkrieg 4.1.2c")
    void breakingContactCostsOnePointHoweverManyEnemiesThereAre() {
        Table one = frenchMove("27/12ID at 2013", "66/18DI at 2113");
        assertThat(one.costTerms("66/18DI 2113-2213-2212"))
                .containsExactly("4.1.2c 1", "T-TER-a 1", "T-TER-a 1");
        one.allowed("66/18DI 2113-2213-2312-2412-2511")
                .refused("4.0-obs1", "66/18DI 2113-2213-2312-2412-2511-2611");
        Table many =
                frenchMove(
                        "27/12ID at 2013", "48/12ID at 2013", "PR2/1Pz at 2112", "66/18DI at 2113");
        assertThat(many.costTerms("66/18DI 2113-2214")).containsExactly("4.1.2c 1", "T-TER-c 1");
        one.play("66/18DI 2113-2213", "end").allowed("end");
    }

    @Test
    @Rule({"blitzkrieg 4.1.2c", "blitzkrieg 4.1.2h"})
    void aUnitWithoutTheExtraPointCannotBreakContactAndMustAttack() {
        Table table =
                Table.changed(
                        "blitzkrieg/counters.yaml",
                        "french, infantry          , 18DI     ,      3,       4,    5,",
                        "french, infantry          , 18DI     ,      3,       4,    1,");
        table.with("27/12ID at 2013", "66/18DI at 2113", "77/18DI at 2213").step("moving french");
        table.refused("4.0-obs1", "66/18DI 2113-2114").allowed("77/18DI 2213-2212");
        assertThat(table.destinations("66/18DI")).isEmpty();
        table.play("end").refused("4.1.2h", "end").allowed("attack 2013");
    }

    @Test
    @Rule("blitzkrieg 4.1.2d")
    void aUnitThatBreaksContactMayStepStraightIntoAnotherZone() {
        Table table = frenchMove("27/12ID at 2013", "66/18DI at 2113");
        assertThat(table.costTerms("66/18DI 2113-2112")).containsExactly("4.1.2c 1", "T-TER-a 1");
        table.refused("4.1.2b", "66/18DI 2113-2112-2012")
                .refused("4.1.2b", "66/18DI 2113-2112-2212");
        table.play("66/18DI 2113-2112");
        assertThat(table.destinations("66/18DI")).isEmpty();
        table.play("end").refused("4.1.2g", "end").allowed("attack 2013");
    }

    // Dominant terrain.

    @Test
    @Rule({"blitzkrieg 4.1.2e", "blitzkrieg 4.1.2f"})
    void aUnitOnDominantTerrainNeedNeitherLeaveNorAttack() {
        frenchMove("27/12ID at 1115", "66/18DI at 1116").play("end").allowed("end");
        frenchMove("27/12ID at 1914", "66/18DI at 1915").play("end").allowed("end");
        frenchMove("27/12ID at 2012", "66/18DI at 2011")
                .play("end")
                .allowed("end")
                .allowed("attack 2012");
        Table.blitzkrieg().with("27/12ID at 1116", "66/18DI at 1115").play("end").allowed("end");
        // The one below has the same duty as ever.
        frenchMove("27/12ID at 1116", "66/18DI at 1115").play("end").refused("4.1.2c", "end");
    }

    @Test
    @Rule({"blitzkrieg 4.1.2e", "blitzkrieg 4.1.2f"})
    void equalTerrainDoesNotDominateAndEveryEnemyCounts() {
        frenchMove("27/12ID at 2010", "66/18DI at 2011").play("end").refused("4.1.2c", "end");
        frenchMove("27/12ID at 2010", "48/12ID at 2012", "66/18DI at 2011")
                .play("end")
                .refused("4.1.2h", "end");
        // Two columns of a city beat the one of a village or forest: Sedan and the forest 3111.
        frenchMove("27/12ID at 3111", "66/18DI at 3112").play("end").allowed("end");
        Table.blitzkrieg()
                .with("27/12ID at 3111", "66/18DI at 3112")
                .play("end")
                .refused("4.1.2c", "end");
    }

    @Test
    @Rule("blitzkrieg 4.1.2f")
    void aRiverBetweenTheTwoIsLeftOut() {
        frenchMove("27/12ID at 2318", "66/18DI at 2317").play("end").refused("4.1.2c", "end");
        frenchMove("27/12ID at 3213", "66/18DI at 3112").play("end").allowed("end");
    }

    @Test
    @Rule({"blitzkrieg 4.1.2f", "blitzkrieg 5.1.2-obs4"})
    void aCapturedFortificationDominatesNobody() {
        assertThat(Table.blitzkrieg().columns("3616")).isEqualTo(3);
        Table captured =
                Table.blitzkrieg()
                        .line("captured: [3616]")
                        .with("27/12ID at 3616", "66/18DI at 3617");
        assertThat(captured.columns("3616")).isZero();
        captured.play("end").refused("4.1.2c", "end");
    }

    @Test
    @Rule({"blitzkrieg B3", "blitzkrieg 4.1.2e", "blitzkrieg 4.1.2g"})
    void aNewcomerMustAttackThoughItsFriendInTheForestIsExcused() {
        Table.blitzkrieg().with("27/12ID at 2011", "66/18DI at 2012").play("end").allowed("end");
        Table table =
                Table.blitzkrieg()
                        .with("27/12ID at 2011", "48/12ID at 2213", "66/18DI at 2012")
                        .air("french", 0)
                        .play("48/12ID 2213-2112", "end")
                        .refused("4.1.2g", "end");
        table.rolls(3, 4).play("attack 2012", "join 48/12ID", "declare");
        table.play("retreat 48/12ID 2112-2212").waits("fighting german").allowed("end");
    }

    @Test
    @Rule({"blitzkrieg 4.1.2e", "blitzkrieg 4.1.2g"})
    void dominantTerrainExcusesNobodyWhoHasMoved() {
        frenchMove("27/12ID at 2012", "66/18DI at 2010")
                .play("66/18DI 2010-2011", "end")
                .refused("4.1.2g", "end");
        frenchMove("27/12ID at 1914", "518GBC at 1915")
                .play("518GBC 1915-1916", "518GBC 1916-1915", "end")
                .refused("4.1.2g", "end");
    }

    // The duty.

    @Test
    @Rule("blitzkrieg 4.1.2h")
    void nobodyAttacksTheLastEnemyOfAUnitThatMustAttackWithoutIt() {
        Table attacked =
                Table.blitzkrieg()
                        .air("french", 0)
                        .with("27/12ID at 2013", "48/12ID at 2112", "66/18DI at 2113")
                        .play("end")
                        .refused("4.1.2c", "end")
                        .play("attack 2113", "join 48/12ID")
                        .refused("4.1.2c", "declare")
                        .play("join 27/12ID")
                        .rolls(3, 4)
                        .play("declare", "lose 48/12ID")
                        .waits("retreating german");
        attacked.play("retreat 48/12ID 2112-2111", "retreat 27/12ID 2013-1913");
        attacked.refused("8.0-obs4", "attack 2113").allowed("end");
        // Neither may aircraft alone.
        Table bombed =
                Table.blitzkrieg()
                        .with("27/12ID at 2013", "66/18DI at 2113")
                        .play("end", "attack 2113", "air 10");
        bombed.refused("4.1.2c", "declare").play("join 27/12ID").allowed("declare");
    }

    @Test
    @Rule("blitzkrieg 4.1.2i")
    void oneAttackOnOneNeighbourIsEnough() {
        Table table =
                Table.blitzkrieg()
                        .air("french", 0)
                        .with("27/12ID at 2013", "66/18DI at 2113", "77/18DI at 2012")
                        .play("end")
                        .refused("4.1.2c", "end")
                        .rolls(3, 4)
                        .play("attack 2113", "join 27/12ID", "declare")
                        .waits("retreating german");
        table.play("retreat 27/12ID 2013-1913").waits("fighting german").allowed("end");
        // Even if it stays next to the other one.
        Table stays =
                Table.blitzkrieg()
                        .air("french", 0)
                        .with("27/12ID at 2013", "66/18DI at 2113", "77/18DI at 2012")
                        .play("end", "attack 2113", "join 27/12ID")
                        .rolls(2, 2)
                        .play("declare");
        stays.waits("fighting german").at("27/12ID", "2013").allowed("end");
    }

    @Test
    @Rule("blitzkrieg 4.1.2j")
    void unitsOfTheTwoSidesNeverShareAHexNotEvenInPassing() {
        frenchMove("27/12ID at 2013", "518GBC at 2213")
                .refused("4.1.2b", "518GBC 2213-2113-2013")
                .allowed("518GBC 2213-2113");
        frenchMove("27/12ID at 2013", "518GBC at 2113")
                .refused("4.1.2j", "518GBC 2113-2013")
                .refused("4.1.2j", "518GBC 2113-2013-1913");
    }

    // 4.1.2-obs1 Armour and rivers.

    @Test
    @Rule("blitzkrieg 4.1.2-obs1")
    void armourCrossesARiverOnlyWhereNoEnemyZoneReaches() {
        Table quiet = Table.blitzkrieg().with("PR2/1Pz at 2317");
        assertThat(quiet.cost("PR2/1Pz 2317-2318")).isEqualTo("3");
        quiet.allowed("PR2/1Pz 2317-2318");
        // A zone over the far bank.
        Table far =
                Table.blitzkrieg().with("PR2/1Pz at 2317", "SR1/1Pz at 2317", "66/18DI at 2419");
        far.refused("4.1.2-obs1", "PR2/1Pz 2317-2318").allowed("SR1/1Pz 2317-2318");
        assertThat(far.moves()).noneMatch(move -> move.startsWith("PR2/1Pz 2317-2318"));
        // A zone over the near bank, which covers the far one not.
        Table near =
                Table.blitzkrieg().with("PR2/1Pz at 2317", "27/12ID at 2317", "66/18DI at 2316");
        near.refused("4.1.2-obs1", "PR2/1Pz 2317-2318").allowed("27/12ID 2317-2318");
        near.allowed("PR2/1Pz 2317-2417");
        // French armour likewise.
        frenchMove("518GBC at 2317", "27/12ID at 2419").refused("4.1.2-obs1", "518GBC 2317-2318");
    }

    @Test
    @Rule("blitzkrieg 4.1.2-obs1")
    void overABridgeArmourMayGoWhoeverIsNear() {
        Table.blitzkrieg()
                .with("PR2/1Pz at 2118", "66/18DI at 2116")
                .allowed("PR2/1Pz 2118-2117")
                .refused("4.1.2-obs1", "PR2/1Pz 2118-2218-2217");
    }

    @Test
    @Rule("blitzkrieg 4.1.2-obs1")
    void armourMayAttackAcrossARiver() {
        Table.blitzkrieg()
                .step("fighting german")
                .with("PR2/1Pz at 2317", "66/18DI at 2318")
                .play("attack 2318")
                .allowed("join PR2/1Pz");
    }

    // 4.1.2-obs2 The French in their fortifications.

    @Test
    @Rule("blitzkrieg 4.1.2-obs2a")
    void theFrenchMoveFromFortToFortAsIfNoEnemyWereNear() {
        Table table = frenchMove("27/12ID at 3617", "48/12ID at 3416", "132RIF at 3515");
        assertThat(table.costTerms("132RIF 3515-3616-3716"))
                .containsExactly("T-TER-b 1", "T-TER-a 1");
        assertThat(table.destinations("132RIF")).contains("3616", "3716");
        table.play("132RIF 3515-3616-3716", "end").allowed("end");
        // The Germans have no such freedom.
        Table.blitzkrieg()
                .with("27/12ID at 3617", "66/18DI at 3715")
                .refused("4.1.2b", "27/12ID 3617-3616-3515");
    }

    @Test
    @Rule({"blitzkrieg 4.1.2-obs2b", "blitzkrieg 4.1.2g"})
    void theFrenchEnterAFortWithoutStoppingOrAttacking() {
        frenchMove("27/12ID at 3615", "66/18DI at 3618")
                .allowed("66/18DI 3618-3617-3616-3716")
                .play("66/18DI 3618-3617-3616", "end")
                .allowed("end");
        // Units that have stood there from the start need not attack either.
        frenchMove("27/12ID at 3615", "66/18DI at 3616").play("end").allowed("end");
        // Once captured, the hex is like any other.
        frenchMove("27/12ID at 3615", "66/18DI at 3618")
                .line("captured: [3616]")
                .refused("4.1.2b", "66/18DI 3618-3617-3616-3716")
                .play("66/18DI 3618-3617-3616", "end")
                .refused("4.1.2g", "end");
    }

    @Test
    @Rule("blitzkrieg 4.1.2-obs2c")
    void theFrenchLeaveAFortWithoutBreakingContact() {
        Table table = frenchMove("27/12ID at 3617", "132RIF at 3616");
        assertThat(table.costTerms("132RIF 3616-3516")).containsExactly("T-TER-g 1");
        table.refused("4.1.2b", "132RIF 3616-3516-3415");
        table.play("132RIF 3616-3516", "end").refused("4.1.2g", "end");
        Table captured = frenchMove("27/12ID at 3617", "132RIF at 3616").line("captured: [3616]");
        assertThat(captured.costTerms("132RIF 3616-3515")).containsExactly("4.1.2c 1", "T-TER-a 1");
    }

    @Test
    @Rule({"blitzkrieg 4.1.2-obs2d", "blitzkrieg 5.1.3a", "blitzkrieg 5.1.2-obs4"})
    void aFortIsAWayOutForTheFrenchInSiegeAndRetreat() {
        Table open = maginot(Table.blitzkrieg());
        assertThat(open.shifts()).containsExactly("T-TER-h -3");
        open.rolls(1, 3).play("declare").waits("retreating french");
        open.refused("5.3a", "retreat 132RIF 3716-3717").play("retreat 132RIF 3716-3616");
        open.at("132RIF", "3616").intact("132RIF");
        Table captured = maginot(Table.blitzkrieg().line("captured: [3616]"));
        assertThat(captured.shifts()).containsExactly("T-TER-h -3", "5.1.3b 1");
    }

    /** The fort on the east edge is attacked, and all ways out of it lie in German zones. */
    private static Table maginot(Table table) {
        return table.step("fighting german")
                .air("french", 0)
                .with("27/12ID at 3617", "48/12ID at 3715", "132RIF at 3716")
                .play("attack 3716", "join 27/12ID", "air 24");
    }
}
