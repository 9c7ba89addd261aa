package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg04EntryAndExitTest {
    // 4.2.1 Entering.

    @Test
    @Rule("blitzkrieg 4.2.1a")
    void reinforcementsOfBothSidesComeOnTheirTurnAndAtTheirPlace() {
        Table.blitzkrieg()
                .turn(1)
                .with("PR1/1Pz at due", "ARXV at due")
                .refused("9.1.3c", "enter ARXV 3704")
                .refused("4.2.1a", "enter PR1/1Pz 3708")
                .refused("4.2.1a", "enter PR1/1Pz 0112")
                .play("enter PR1/1Pz 3711")
                .at("PR1/1Pz", "3711");
        Table.blitzkrieg()
                .turn(4)
                .step("moving french")
                .with("B/1DCR at due", "B/3DCR at due", "66/18DI at 2013")
                .refused("9.1.2c", "enter B/3DCR 2720")
                .refused("4.2.1a", "enter B/1DCR 2201")
                .refused("4.2.1a", "enter 66/18DI 2101")
                .refused("4.2.1a", "B/1DCR 2101-2102")
                .play("enter B/1DCR 2101")
                .at("B/1DCR", "2101");
    }

    @Test
    @Rule("blitzkrieg 4.2.1b")
    void theFirstHexIsPaidForByRoadOrByTerrain() {
        Table german = Table.blitzkrieg().with("PR1/1Pz at due", "9/23ID at due");
        assertThat(german.costTerms("enter PR1/1Pz 3711")).containsExactly("T-TER-g 0.5");
        assertThat(german.costTerms("enter 9/23ID 3711")).containsExactly("T-TER-g 1");
        assertThat(german.costTerms("enter PR1/1Pz 3711-3611-3510"))
                .containsExactly("T-TER-g 0.5", "T-TER-g 0.5", "T-TER-g 0.5");
        Table french = Table.blitzkrieg().with("84/101DIF at due").step("moving french");
        assertThat(french.costTerms("enter 84/101DIF 1001")).containsExactly("T-TER-a 1");
        assertThat(french.costTerms("enter 84/101DIF 0901")).containsExactly("T-TER-d 2");
        assertThat(french.costTerms("enter 84/101DIF 2101")).containsExactly("T-TER-g 1");
        french.allowed("enter 84/101DIF 0901-0801-0701")
                .refused("4.0-obs1", "enter 84/101DIF 0901-0801-0701-0601");
    }

    @Test
    @Rule({"blitzkrieg 4.2.1b", "blitzkrieg 4.1.1a"})
    void manyMayFollowOneAnotherThroughTheSameHexButOnlyFourStopThere() {
        Table.blitzkrieg()
                .with("PR1/1Pz at due", "PR2/1Pz at due", "SR1/1Pz at due", "GD at due")
                .with("9/23ID at due")
                .play("enter PR1/1Pz 3711", "enter PR2/1Pz 3711", "enter SR1/1Pz 3711")
                .play("enter GD 3711")
                .refused("4.1.1a", "enter 9/23ID 3711")
                .play("enter 9/23ID 3711-3611")
                .at("9/23ID", "3611");
    }

    @Test
    @Rule("blitzkrieg 4.2.1c")
    void aUnitMayEnterNextToAnEnemyAndThenMustAttack() {
        Table.blitzkrieg()
                .with("PR1/1Pz at due", "66/18DI at 3611")
                .refused("4.1.2b", "enter PR1/1Pz 3711-3710")
                .play("enter PR1/1Pz 3711", "end")
                .refused("4.1.2g", "end")
                .play("attack 3611")
                .allowed("join PR1/1Pz");
    }

    @Test
    @Rule("blitzkrieg 4.2.1-obs1")
    void whoFindsItsHexOccupiedMayComeLaterAnywhereOnTheSameEdge() {
        Table table =
                Table.blitzkrieg()
                        .step("moving french")
                        .with("1RIC/3DIC at due", "21RIC/3DIC at due", "27/12ID at 3718")
                        .refused("4.1.2j", "enter 1RIC/3DIC 3718")
                        .refused("4.2.1a", "enter 1RIC/3DIC 3720");
        table.rolls(2).play("end", "end", "end", "end").waits("moving french");
        assertThat(table.cited()).contains("4.2.1-obs1");
        table.refused("4.1.2j", "enter 1RIC/3DIC 3718")
                .refused("4.2.1a", "enter 1RIC/3DIC 2720")
                .allowed("enter 1RIC/3DIC 3701")
                .play("enter 1RIC/3DIC 3720")
                .at("1RIC/3DIC", "3720");
    }

    @Test
    @Rule("blitzkrieg 4.2.1-obs1")
    void aReinforcementMayBeKeptBackButThenKeepsItsPlace() {
        Table.blitzkrieg()
                .turn(3)
                .step("moving french")
                .with("1RIC/3DIC at due")
                .refused("4.2.1a", "enter 1RIC/3DIC 3720")
                .rolls(2)
                .play("end", "end", "end", "end")
                .refused("4.2.1a", "enter 1RIC/3DIC 3720")
                .play("enter 1RIC/3DIC 3718")
                .at("1RIC/3DIC", "3718");
    }

    // 4.2.2 Leaving.

    @Test
    @Rule({"blitzkrieg 4.2.2a", "blitzkrieg 4.2.2d"})
    void theFrenchLeaveByFourStretchesOfTheEdgeAndElsewhereForGood() {
        assertThat(left("3001", "north")).isEqualTo("4.2.2a");
        assertThat(left("3101", "north")).isEqualTo("4.2.2d");
        assertThat(left("0101", "north")).isEqualTo("4.2.2a");
        assertThat(left("3701", "north")).isEqualTo("4.2.2d");
        assertThat(left("0120", "south")).isEqualTo("4.2.2a");
        assertThat(left("3720", "south")).isEqualTo("4.2.2a");
        assertThat(left("0101", "west")).isEqualTo("4.2.2a");
        assertThat(left("0120", "west")).isEqualTo("4.2.2a");
        assertThat(left("3717", "east")).isEqualTo("4.2.2a");
        assertThat(left("3720", "east")).isEqualTo("4.2.2a");
        assertThat(left("3716", "east")).isEqualTo("4.2.2d");
    }

    /** The rule that the journal gives for a French unit that leaves here; it may return or not. */
    private static String left(String hex, String edge) {
        Table table =
                Table.blitzkrieg()
                        .turn(3)
                        .step("moving french")
                        .with("66/18DI at " + hex)
                        .play("66/18DI " + hex + "-" + edge)
                        .at("66/18DI", "gone");
        String rule = table.cited().getFirst();
        table.rolls(2).play("end", "end", "end", "end").waits("moving french");
        if (rule.equals("4.2.2a")) {
            table.allowed("enter 66/18DI " + hex);
        } else {
            table.refused("4.2.2d", "enter 66/18DI " + hex);
            assertThat(table.destinations("66/18DI")).isEmpty();
        }
        return rule;
    }

    @Test
    @Rule("blitzkrieg 4.2.2a")
    void theStepOverTheEdgeCostsAPoint() {
        Table table = Table.blitzkrieg().step("moving french").with("66/18DI at 0511");
        assertThat(table.costTerms("66/18DI 0511-0411-0310-0210-0110-west"))
                .containsExactly("T-TER-a 1", "T-TER-a 1", "T-TER-a 1", "T-TER-a 1", "4.2.2a 1");
        table.allowed("66/18DI 0511-0411-0310-0210-0110-west");
        Table.blitzkrieg()
                .step("moving french")
                .with("66/18DI at 0610")
                .refused("4.0-obs1", "66/18DI 0610-0510-0410-0309-0209-0109-west");
        Table.blitzkrieg()
                .step("moving french")
                .with("66/18DI at 2013")
                .refused("4.2.2a", "66/18DI 2013-west");
        // Nobody leaves through a zone that stops it.
        Table.blitzkrieg()
                .step("moving french")
                .with("66/18DI at 0211", "27/12ID at 0109")
                .refused("4.1.2b", "66/18DI 0211-0110-west");
    }

    /** Leaving is no loss, and a loss is not left behind. */
    @Test
    @Rule({"blitzkrieg 4.2.2a", "blitzkrieg 7.0a"})
    void aUnitThatLeavesStaysAsStrongAsItWas() {
        Table table =
                Table.blitzkrieg()
                        .step("moving french")
                        .with("66/18DI at 0110", "77/18DI at 0112 reduced")
                        .play("66/18DI 0110-west", "77/18DI 0112-west")
                        .at("66/18DI", "gone")
                        .intact("66/18DI")
                        .at("77/18DI", "gone")
                        .reduced("77/18DI");
        assertThat(table.seenBy("french", "gone"))
                .filteredOn(piece -> "66/18DI".equals(piece.id()))
                .singleElement()
                .satisfies(piece -> assertThat(piece.states()).isEmpty());
    }

    @Test
    @Rule({"blitzkrieg 4.2.1a"})
    void aReinforcementIsToldWhetherItsEdgeOrItsPlaceThereIsWrong() {
        Table table = Table.blitzkrieg().with("PR1/1Pz at due");
        assertThat(table.refusal("enter PR1/1Pz 3708")).contains("another place on the east edge");
        assertThat(table.refusal("enter PR1/1Pz 0112")).contains("where 0112 does not lie");
    }

    @Test
    @Rule({"blitzkrieg 4.2.2a", "blitzkrieg 4.1.2b", "blitzkrieg 4.1.2c"})
    void anEngagedUnitMayLeaveFromWhereItStandsButNotFromTheNextZone() {
        Table table =
                Table.blitzkrieg().step("moving french").with("66/18DI at 0110", "27/12ID at 0210");
        table.allowed("66/18DI 0110-west").refused("4.1.2b", "66/18DI 0110-0109-west");
        assertThat(table.moves())
                .contains("66/18DI 0110-west", "66/18DI 0110-0109")
                .doesNotContain("66/18DI 0110-0109-west");
    }

    @Test
    @Rule("blitzkrieg 4.2.2b")
    void theFrenchReturnFromTheNextTurnOnNoFartherThanTheyCouldMarch() {
        Table table =
                Table.blitzkrieg()
                        .turn(3)
                        .step("moving french")
                        .with("66/18DI at 0112")
                        .play("66/18DI 0112-west")
                        .refused("4.2.2b", "enter 66/18DI 0112")
                        .rolls(2)
                        .play("end", "end", "end", "end");
        table.refused("4.2.2b", "enter 66/18DI 0106")
                .refused("4.2.2b", "enter 66/18DI 0118")
                .refused("4.2.2b", "enter 66/18DI 0320")
                .allowed("enter 66/18DI 0107")
                .allowed("enter 66/18DI 0117");
        assertThat(table.costTerms("enter 66/18DI 0111")).containsExactly("T-TER-a 1");
        // Or later still.
        table.rolls(2).play("end", "end", "end", "end", "enter 66/18DI 0117").at("66/18DI", "0117");
        assertThat(table.cited()).endsWith("4.2.2b");
    }

    @Test
    @Rule("blitzkrieg 4.2.2b")
    void theFrenchReturnOverAnyEdgeThatIsOpenToThemForThat() {
        // Out by the south edge near its corner with the west: back by either.
        Table corner = returning("0120", "south");
        corner.allowed("enter 66/18DI 0620").allowed("enter 66/18DI 0115");
        corner.refused("4.2.2b", "enter 66/18DI 0720").refused("4.2.2b", "enter 66/18DI 0114");
        // South of the Maginot Line, where the roads of the Germans are near.
        Table maginot = returning("3717", "east");
        maginot.allowed("enter 66/18DI 3720").allowed("enter 66/18DI 3420");
        maginot.refused("4.2.2b", "enter 66/18DI 3716").refused("4.2.2b", "enter 66/18DI 3712");
        // Not east of Dinant, where nobody comes back from.
        Table dinant = returning("3001", "north");
        dinant.allowed("enter 66/18DI 2501").refused("4.2.2b", "enter 66/18DI 3101");
    }

    @Test
    @Rule({"blitzkrieg 4.2.2a", "blitzkrieg 4.2.2d"})
    void leavingSaysWhetherItIsForGood() {
        Table table =
                Table.blitzkrieg().step("moving french").with("66/18DI at 0112", "77/18DI at 3401");
        assertThat(table.costWords("66/18DI 0112-west"))
                .contains("leaving the map, to which it may come back");
        assertThat(table.costWords("77/18DI 3401-north")).contains("leaving the map for good");
    }

    private static Table returning(String exit, String edge) {
        return Table.blitzkrieg()
                .turn(4)
                .step("moving french")
                .with("66/18DI at gone " + exit + " " + edge + " turn-3");
    }

    @Test
    @Rule({"blitzkrieg 4.2.2c", "blitzkrieg 4.2.2d"})
    void theGermansLeaveByAnyEdgeAndNeverReturn() {
        assertGone("0112", "west", "4.2.2c");
        assertGone("3711", "east", "4.2.2c");
        assertGone("0201", "north", "4.2.2d");
        assertGone("2720", "south", "4.2.2d");
    }

    private static void assertGone(String hex, String edge, String rule) {
        Table table =
                Table.blitzkrieg()
                        .turn(3)
                        .with("27/12ID at " + hex)
                        .play("27/12ID " + hex + "-" + edge)
                        .at("27/12ID", "gone");
        assertThat(table.cited()).containsExactly(rule);
        table.rolls(2)
                .play("end", "end", "end", "end")
                .waits("moving german")
                .refused("4.2.2d", "enter 27/12ID " + hex);
        assertThat(table.destinations("27/12ID")).isEmpty();
        assertThat(table.score("french")).as("not destroyed").isEqualTo(105);
    }

    // Driven off.

    @Test
    @Rule("blitzkrieg 4.2.2d")
    void whoIsDrivenOverAnyOtherEdgeIsDestroyed() {
        // Germans on the north edge, caught between two French stacks.
        Table german = drivenOffNorth("fighting french", "27/12ID", "518GBC", "66/18DI", "77/18DI");
        german.at("27/12ID", "destroyed");
        assertThat(german.cited()).contains("4.2.2d");
        // The French on the north edge east of Dinant.
        Table french =
                Table.blitzkrieg()
                        .turn(5)
                        .step("fighting german")
                        .air("french", 0)
                        .with(
                                "66/18DI at 3701",
                                "PR2/1Pz at 3702",
                                "27/12ID at 3601",
                                "48/12ID at 3602")
                        .play("attack 3701", "join PR2/1Pz", "air 2")
                        .rolls(2, 3)
                        .play("declare");
        french.at("66/18DI", "destroyed");
        assertThat(french.cited()).contains("4.2.2d");
    }

    /**
     * The first unit stands in 2401 and is driven back by the others, with no way out on the map.
     */
    private static Table drivenOffNorth(String step, String unit, String... others) {
        Table table =
                Table.blitzkrieg()
                        .turn(5)
                        .step(step)
                        .air("german", step.endsWith("german") ? 70 : 0)
                        .air("french", step.endsWith("german") ? 0 : 10)
                        .with(unit + " at 2401")
                        .with(
                                others[0] + " at 2402",
                                others[1] + " at 2301",
                                others[2] + " at 2501")
                        .play("attack 2401", "join " + others[0]);
        return table.play("air 10").rolls(1, 3).play("declare");
    }

    @Test
    @Rule({"blitzkrieg 4.2.2a", "blitzkrieg 4.2.2-obs1", "blitzkrieg 5.3b"})
    void theFrenchDrivenOffInTurnFiveReturnInTurnSeven() {
        Table table = drivenOffNorth("fighting german", "66/18DI", "27/12ID", "PR2/1Pz", "48/12ID");
        table.waits("retreating french").play("retreat 66/18DI 2401-north").at("66/18DI", "gone");
        assertThat(table.scoreTerms("german")).isEmpty();
        table.play("halt", "end");
        table.refused("4.2.2-obs1", "enter 66/18DI 2201");
        table.rolls(2).play("end", "end", "end", "end").waits("moving french");
        table.refused("4.2.2-obs1", "enter 66/18DI 2201");
        table.rolls(2).play("end", "end", "end", "end").waits("moving french");
        assertThat(table.position().turn()).isEqualTo(7);
        table.refused("4.2.2b", "enter 66/18DI 1801").play("enter 66/18DI 1901");
    }

    @Test
    @Rule({"blitzkrieg 4.2.2-obs1", "blitzkrieg 4.2.2d"})
    void nobodyIsDrivenOffWhileThereIsALegalHexOnTheMap() {
        Table.blitzkrieg()
                .step("fighting german")
                .air("french", 0)
                .with("66/18DI at 2401", "PR2/1Pz at 2301")
                .play("attack 2401", "join PR2/1Pz", "air 2")
                .rolls(1, 2)
                .play("declare")
                .refused("4.2.2-obs1", "retreat 66/18DI 2401-north")
                .allowed("retreat 66/18DI 2401-2501");
        // Where the edge would destroy it, nobody goes there even under siege.
        Table.blitzkrieg()
                .step("fighting german")
                .air("french", 0)
                .with("66/18DI at 3401", "PR2/1Pz at 3402")
                .play("attack 3401", "join PR2/1Pz")
                .rolls(1, 3)
                .play("declare")
                .refused("4.2.2d", "retreat 66/18DI 3401-north")
                .allowed("retreat 66/18DI 3401-3301-3201");
    }

    @Test
    @Rule("blitzkrieg 4.2.2c")
    void theGermansDrivenOffToTheWestAreGoneButNotDestroyed() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting french")
                        .air("german", 0)
                        .with("27/12ID at 0112", "518GBC at 0111", "66/18DI at 0113")
                        .with("77/18DI at 0212", "125/18DI at 0213")
                        .play("attack 0112", "join 518GBC", "air 10")
                        .rolls(1, 3)
                        .play("declare")
                        .waits("retreating german")
                        .play("retreat 27/12ID 0112-west")
                        .at("27/12ID", "gone");
        assertThat(table.scoreTerms("french")).noneMatch(term -> term.startsWith("9.2.1a"));
        assertThat(table.cited()).contains("4.2.2c");
    }
}
