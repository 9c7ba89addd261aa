package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem04ZonesTest {
    /** The six hexes around 1408, each with a way out of the zone into open ground. */
    private static final Map<String, String> AROUND =
            Map.of(
                    "1407", "1306", "1409", "1410", "1507", "1508", "1508", "1509", "1307", "1306",
                    "1308", "1309");

    @Test
    @Rule("diadem 4.1.2a")
    void everyUnitHasAZoneOfSixHexesWhateverItsTypeOrState() {
        for (String unit :
                List.of("576/305DI", "85/5Geb", "4/1Para", "9/26Pz", "PR26/26Pz", "LI")) {
            AROUND.keySet()
                    .forEach(
                            hex -> {
                                Table table =
                                        Table.diadem()
                                                .with(unit + " at 1408 reduced", "24G at " + hex);
                                assertThat(table.costTerms("24G " + hex + "-" + AROUND.get(hex)))
                                        .as(unit + " engages " + hex)
                                        .startsWith("4.1.2c 1");
                                table.play("end").refused("4.1.2c", "end");
                            });
        }
        Table away = Table.diadem().with("576/305DI at 1408", "24G at 1509");
        assertThat(away.costTerms("24G 1509-1510")).containsExactly("T-TER-a 1");
        away.play("end").allowed("end");
    }

    @Test
    @Rule("diadem 4.1.2a")
    void neitherMountainNorRiverNorLineNorFriendsHoldAZoneBack() {
        Table river = Table.diadem().with("576/305DI at 1108", "24G at 1208");
        assertThat(river.costTerms("24G 1208-1308")).contains("4.1.2c 1");
        Table line = Table.diadem().with("576/305DI at 0706", "24G at 0807");
        assertThat(line.costTerms("24G 0807-0907")).contains("4.1.2c 1");
        Table mountain = Table.diadem().with("576/305DI at 1502", "24G at 1503");
        assertThat(mountain.costTerms("24G 1503-1504")).contains("4.1.2c 1");
        Table friends = Table.diadem().with("576/305DI at 1408", "24G at 1508", "1G at 1609");
        friends.refused("4.1.2b", "1G 1609-1508-1509").allowed("1G 1609-1508");
    }

    @Test
    @Rule("diadem 4.1.2b")
    void everyUnitStopsInTheFirstHexOfAnEnemyZoneArmourToo() {
        for (String unit : List.of("24G", "61/6Arm", "26/6Arm")) {
            Table table = Table.diadem().with("576/305DI at 1408", unit + " at 1609");
            table.refused("4.1.2b", unit + " 1609-1508-1509");
            table.refused("4.1.2b", unit + " 1609-1508-1507");
            table.play(unit + " 1609-1508");
            assertThat(table.destinations(unit)).isEmpty();
            table.refused("4.1.2b", unit + " 1508-1509");
            table.play("end").refused("4.1.2g", "end");
        }
    }

    @Test
    @Rule("diadem 4.1.2c")
    void breakingContactCostsOnePointHoweverManyEnemiesThereAre() {
        Table one = Table.diadem().with("576/305DI at 1408", "24G at 1508");
        assertThat(one.costTerms("24G 1508-1509-1510"))
                .containsExactly("4.1.2c 1", "T-TER-a 1", "T-TER-a 1");
        Table many =
                Table.diadem()
                        .with("576/305DI at 1408", "577/305DI at 1408", "9/26Pz at 1507")
                        .with("24G at 1508");
        assertThat(many.costTerms("24G 1508-1509-1510"))
                .containsExactly("4.1.2c 1", "T-TER-a 1", "T-TER-a 1");
        one.refused("4.0-obs1", "24G 1508-1509-1510-1511-1512-1412-1312");
        one.play("24G 1508-1509-1510-1511-1512-1412").play("end").allowed("end");
    }

    @Test
    @Rule({"diadem 4.1.2c", "diadem 4.1.2h"})
    void aUnitWithoutTheExtraPointCannotBreakContactAndMustAttack() {
        Table table =
                Table.changed(
                        "diadem/counters.yaml",
                        "british      , infantry            , none    ,      5,       5,    6,",
                        "british      , infantry            , none    ,      5,       5,    1,");
        table.with("576/305DI at 1408", "24G at 1508");
        table.refused("4.0-obs1", "24G 1508-1509");
        assertThat(table.destinations("24G")).isEmpty();
        table.play("end").refused("4.1.2h", "end").allowed("attack 1408");
    }

    @Test
    @Rule("diadem 4.1.2d")
    void aUnitThatBreaksContactMayStepStraightIntoAnotherZoneOnce() {
        Table table = Table.diadem().with("576/305DI at 1408", "61/6Arm at 1508");
        assertThat(table.costTerms("61/6Arm 1508-1507")).containsExactly("4.1.2c 1", "T-TER-a 1");
        table.refused("4.1.2b", "61/6Arm 1508-1507-1407");
        table.play("61/6Arm 1508-1507");
        assertThat(table.destinations("61/6Arm")).isEmpty();
        table.play("end").refused("4.1.2g", "end").allowed("attack 1408");
    }

    // Dominance.

    @Test
    @Rule({"diadem D3", "diadem 4.1.2e", "diadem 4.1.2g"})
    void anAlliedUnitOnAMountainIsExcusedAndANewcomerIsNot() {
        Table alone = Table.diadem().with("576/305DI at 1505", "24G at 1504").air("allies", 0);
        alone.play("end").allowed("end").allowed("attack 1505");
        Table joined =
                Table.diadem()
                        .with("576/305DI at 1505", "24G at 1504", "1G at 1407")
                        .air("allies", 0);
        joined.play("1G 1407-1406", "end").refused("4.1.2g", "end");
        joined.rolls(3, 4).play("attack 1505", "join 1G", "declare", "retreat 1G 1406-1407");
        joined.allowed("end").at("24G", "1504");
    }

    @Test
    @Rule({"diadem 4.1.2e", "diadem 4.1.2f"})
    void dominantGroundIsWorthMoreColumnsAndEveryEnemyMustBeDominated() {
        // A city over the open, a mountain over a city.
        excused(true, "24G at 1406", "576/305DI at 1306");
        excused(true, "24G at 1506", "576/305DI at 1406");
        excused(false, "24G at 1406", "576/305DI at 1506");
        excused(false, "24G at 1407", "576/305DI at 1408");
        excused(false, "24G at 1504", "576/305DI at 1503");
        // A mountain city is worth as much as a mountain, and more than the open.
        excused(false, "24G at 0911", "576/305DI at 0811");
        excused(true, "24G at 0911", "576/305DI at 0910");
        // One enemy on a level is enough.
        excused(false, "24G at 1504", "576/305DI at 1505", "577/305DI at 1503");
    }

    private static void excused(boolean excused, String... placements) {
        Table table = Table.diadem().with(placements).play("end");
        if (excused) {
            table.allowed("end");
        } else {
            assertThat(table.moves()).doesNotContain("end");
        }
    }

    @Test
    @Rule("diadem 4.1.2f")
    void aGermanBehindAFortifiedLineCountsFourAndARiverCountsNothing() {
        // In the open behind the line, against an Allied unit in the open and on a mountain.
        axisExcused(true, "576/305DI at 0706", "24G at 0807");
        axisExcused(true, "576/305DI at 0806", "24G at 0905");
        excused(false, "24G at 0905", "576/305DI at 0806");
        // The line helps nobody on its other side, nor a German whom it does not face.
        axisExcused(false, "576/305DI at 0807", "24G at 0706");
        excused(false, "24G at 0706", "576/305DI at 0807");
        // The Liri between two open hexes.
        axisExcused(false, "576/305DI at 0708", "24G at 0709");
    }

    private static void axisExcused(boolean excused, String... placements) {
        Table table = Table.diadem().with(placements).step("moving axis").play("end");
        if (excused) {
            table.allowed("end");
        } else {
            assertThat(table.moves()).doesNotContain("end");
        }
    }

    @Test
    @Rule({"diadem 4.1.2e", "diadem 4.1.2g"})
    void theFreedomIsLostByMovingAndNotGivenToWhoeverArrives() {
        Table back = Table.diadem().with("576/305DI at 1306", "61/6Arm at 1406");
        back.play("61/6Arm 1406-1506").play("61/6Arm 1506-1406", "end").refused("4.1.2g", "end");
        Table newcomer = Table.diadem().with("576/305DI at 1505", "24G at 1604");
        newcomer.play("24G 1604-1504", "end").refused("4.1.2g", "end");
    }

    // The duty.

    @Test
    @Rule({"diadem 4.1.2h", "diadem 8.0-obs3"})
    void nobodyAttacksTheLastEnemyOfAUnitThatMustAttackWithoutIt() {
        Table table =
                Table.diadem()
                        .with("576/305DI at 1408", "24G at 1508", "1G at 1407")
                        .air("allies", 0)
                        .play("end")
                        .refused("4.1.2c", "end");
        table.play("attack 1408", "join 24G").refused("4.1.2c", "declare");
        table.play("join 1G").rolls(3, 4).play("declare", "lose 1G");
        table.play("retreat 24G 1508-1509", "retreat 1G 1407-1406");
        table.refused("8.0-obs3", "attack 1408").allowed("end");
    }

    @Test
    @Rule({"diadem 4.1.2h", "diadem 5.1.2-obs1"})
    void theDutyLapsesForArmourWhoseNeighboursAreAllOnMountains() {
        Table tanks = Table.diadem().with("576/305DI at 1504", "26/6Arm at 1405").air("allies", 0);
        tanks.play("end").allowed("end").refused("5.1.2-obs1", "attack 1504");
        Table infantry = Table.diadem().with("576/305DI at 1504", "24G at 1405");
        infantry.play("end").refused("4.1.2c", "end");
        // Arriving beside the mountain makes no difference; an enemy in the open does.
        Table arriving = Table.diadem().with("576/305DI at 1504", "26/6Arm at 1407");
        arriving.play("26/6Arm 1407-1406-1405").refused("4.1.2b", "26/6Arm 1405-1404");
        arriving.play("end").allowed("end");
        Table open =
                Table.diadem().with("576/305DI at 1504", "577/305DI at 1305", "26/6Arm at 1405");
        open.play("end").refused("4.1.2h", "end");
    }

    @Test
    @Rule("diadem 4.1.2i")
    void oneAttackOnOneAdjacentHexIsEnough() {
        Table table =
                Table.diadem()
                        .with("576/305DI at 1408", "577/305DI at 1507", "24G at 1508")
                        .air("allies", 0)
                        .play("end")
                        .refused("4.1.2c", "end");
        table.rolls(3, 4).play("attack 1507", "join 24G", "declare");
        table.play("retreat 24G 1508-1509").waits("fighting allies").allowed("end");
    }

    @Test
    @Rule("diadem 4.1.2i")
    void engagedGunsDoNotFulfilTheirDutyByFiringAtADistance() {
        Table table =
                Table.diadem()
                        .with("576/305DI at 1408", "577/305DI at 1406", "X at 1508")
                        .air("allies", 0)
                        .play("end");
        table.refused("4.1.2c", "end").refused("4.1.2h", "attack 1406").allowed("attack 1408");
    }

    @Test
    @Rule("diadem 4.1.2j")
    void enemiesNeverShareAHexNotEvenInPassing() {
        Table table = Table.diadem().with("576/305DI at 1408", "24G at 1508", "26/6Arm at 1609");
        table.refused("4.1.2j", "24G 1508-1408").refused("4.1.2j", "24G 1508-1408-1308");
        assertThat(table.destinations("26/6Arm")).contains("1508").doesNotContain("1408");
    }
}
