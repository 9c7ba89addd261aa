package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter04ZonesTest {
    /** The six hexes around 0613, each with a way out of the zone. */
    private static final Map<String, String> AROUND =
            Map.of(
                    "0612", "0611", "0614", "0615", "0512", "0412", "0513", "0413", "0712", "0812",
                    "0713", "0813");

    @Test
    @Rule({"gazala 4.1.2a", "brigade R01", "brigade R02"})
    void everyUnitHasAZoneOverTheSixHexesAroundIt() {
        for (String unit : List.of("85/Sabratha", "115/15Pz", "8/15Pz", "PzA", "AK", "PiGer")) {
            AROUND.forEach(
                    (hex, way) -> {
                        Table table =
                                Table.gazala()
                                        .with(unit + " at 0613 reduced", "1/1SA at " + hex)
                                        .step("moving allies");
                        assertThat(table.costTerms("1/1SA " + hex + "-" + way))
                                .as(unit + " engages " + hex)
                                .containsExactly("4.1.2c 1", "T-TER-a 1");
                        table.play("end").refused("4.1.2c", "end");
                    });
        }
    }

    @Test
    @Rule({"gazala 4.1.2a", "brigade R01"})
    void twoHexesAwayNobodyIsEngaged() {
        Table table = Table.gazala().with("8/15Pz at 0613", "1/1SA at 0813").step("moving allies");
        assertThat(table.cost("1/1SA 0813-0814")).isEqualTo("1");
        table.play("end").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2a", "brigade R02"})
    void neitherInletNorRidgeNorFortificationNorFriendsHoldAZoneBack() {
        Table inlet =
                Table.gazala().with("61/Trento at 2005", "4/2SA at 1904").step("moving allies");
        assertThat(inlet.costTerms("4/2SA 1904-1804")).contains("4.1.2c 1");
        Table ridge =
                Table.gazala().with("61/Trento at 1103", "4/2SA at 1102").step("moving allies");
        assertThat(ridge.costTerms("4/2SA 1102-1101")).contains("4.1.2c 1");
        Table fort =
                Table.gazala().with("61/Trento at 1013", "4/2SA at 1012").step("moving allies");
        assertThat(fort.costTerms("4/2SA 1012-1112")).contains("4.1.2c 1");
        Table friends =
                Table.gazala()
                        .with("61/Trento at 0613", "4/2SA at 0713", "6/2SA at 0813")
                        .step("moving allies");
        friends.refused("4.1.2b", "6/2SA 0813-0713-0714").allowed("6/2SA 0813-0713");
    }

    @Test
    @Rule({"gazala 4.1.2b", "brigade R03"})
    void aUnitStopsInTheFirstHexOfAnEnemyZone() {
        Table table =
                Table.gazala().with("61/Trento at 0613", "1/1SA at 0914").step("moving allies");
        table.refused("4.1.2b", "1/1SA 0914-0814-0713-0813");
        table.refused("4.1.2b", "1/1SA 0914-0814-0713-0712");
        assertThat(table.destinations("1/1SA"))
                .contains("0713", "0712", "0614")
                .doesNotContain("0613");
        // Five points would do for 0512 through the zone; around it they do not.
        assertThat(table.destinations("1/1SA")).doesNotContain("0512");
        table.play("1/1SA 0914-0814-0713");
        assertThat(table.destinations("1/1SA")).isEmpty();
        table.play("end").refused("4.1.2g", "end");
    }

    @Test
    @Rule({"gazala 4.1.2c", "brigade R04"})
    void breakingContactCostsOnePointHoweverManyEnemiesThereAre() {
        Table one = Table.gazala().with("61/Trento at 0613", "201G at 0713").step("moving allies");
        assertThat(one.costTerms("201G 0713-0813-0913"))
                .containsExactly("4.1.2c 1", "T-TER-a 1", "T-TER-a 1");
        Table many =
                Table.gazala()
                        .with("61/Trento at 0613", "62/Trento at 0613", "8/15Pz at 0614")
                        .with("PzA at 0712", "201G at 0713")
                        .step("moving allies");
        assertThat(many.costTerms("201G 0713-0814-0914"))
                .containsExactly("4.1.2c 1", "T-TER-a 1", "T-TER-a 1");
        // It counts against the movement power, and only once in a move of several legs.
        Table legs =
                Table.gazala().with("61/Trento at 0613", "1/1SA at 0713").step("moving allies");
        legs.refused("4.0-obs1", "1/1SA 0713-0813-0913-1013-1113-1213-1313");
        legs.play("1/1SA 0713-0813-0913");
        assertThat(legs.cost("1/1SA 0913-1013-1113-1213")).isEqualTo("6");
        legs.play("1/1SA 0913-1013-1113-1213", "end").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2c", "gazala 4.1.2h", "brigade R04"})
    void aUnitWithoutTheExtraPointCannotBreakContactAndMustAttack() {
        Table table =
                Table.changed(
                        "gazala/counters.yaml",
                        "1SA     ,      3,       4,    6,",
                        "1SA     ,      3,       4,    1,");
        table.with("61/Trento at 0613", "1/1SA at 0713", "2/1SA at 0816").step("moving allies");
        table.refused("4.0-obs1", "1/1SA 0713-0813").allowed("2/1SA 0816-0815");
        assertThat(table.destinations("1/1SA")).isEmpty();
        table.play("end").refused("4.1.2h", "end").allowed("attack 0613");
    }

    @Test
    @Rule({"gazala 4.1.2d", "brigade R03"})
    void aUnitThatBreaksContactMayStepStraightIntoAnotherZone() {
        Table table =
                Table.gazala().with("61/Trento at 0613", "201G at 0713").step("moving allies");
        assertThat(table.costTerms("201G 0713-0712")).containsExactly("4.1.2c 1", "T-TER-a 1");
        // But there it stops, and a second such step is impossible.
        table.refused("4.1.2b", "201G 0713-0712-0612").refused("4.1.2b", "201G 0713-0712-0812");
        table.play("201G 0713-0712");
        assertThat(table.destinations("201G")).isEmpty();
        table.play("end").refused("4.1.2g", "end").allowed("attack 0613");
    }

    @Test
    @Rule({"gazala 4.1.2e", "gazala 4.1.2f", "brigade R05", "brigade R06"})
    void aUnitOnDominantTerrainNeedNeitherLeaveNorAttack() {
        Table city = Table.gazala().with("61/Trento at 1003", "201G at 1002").step("moving allies");
        city.play("end").allowed("end").allowed("attack 1003");
        Table ridge =
                Table.gazala().with("61/Trento at 1103", "201G at 1102").step("moving allies");
        ridge.play("end").allowed("end");
        Table fort = Table.gazala().with("61/Trento at 1013", "1FL at 1012").step("moving allies");
        fort.play("end").allowed("end");
        // The Axis likewise.
        Table axis = Table.gazala().with("61/Trento at 1102", "201G at 1103");
        axis.play("end").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2f", "brigade R05"})
    void equalTerrainDoesNotDominate() {
        Table open = Table.gazala().with("61/Trento at 0613", "201G at 0713").step("moving allies");
        open.play("end").refused("4.1.2c", "end");
        // A city and a ridge are worth two columns each.
        Table city = Table.gazala().with("61/Trento at 1102", "201G at 1002").step("moving allies");
        city.play("end").refused("4.1.2c", "end");
        // A fortification in the open is worth one, the ridge beside Knightsbridge two.
        Table fort = Table.gazala().with("61/Trento at 1506", "201G at 1407").step("moving allies");
        fort.play("end").refused("4.1.2c", "end");
        Table both = Table.gazala().with("61/Trento at 0803", "201G at 0804").step("moving allies");
        both.play("end").refused("4.1.2c", "end");
        // The fortified ridge of 0802 is worth three and so dominates the fortified open.
        Table three =
                Table.gazala().with("61/Trento at 0803", "201G at 0802").step("moving allies");
        three.play("end").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2e", "brigade R05"})
    void itMustDominateEveryEnemyThatEngagesIt() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 1003", "62/Trento at 1102", "201G at 1002")
                        .step("moving allies");
        table.play("end").refused("4.1.2h", "end");
    }

    @Test
    @Rule({"gazala 4.1.2f", "brigade R05"})
    void anInletBetweenTheTwoIsLeftOutOfDominance() {
        Table axis = Table.gazala().with("61/Trento at 1904", "201G at 2005");
        axis.play("end").allowed("end");
        Table allies =
                Table.gazala().with("61/Trento at 1904", "201G at 2005").step("moving allies");
        allies.play("end").refused("4.1.2c", "end");
        Table level =
                Table.changed(
                        "gazala/map.yaml",
                        "Tobruk harbour: [1904-2005]",
                        "Tobruk harbour: [0613-0713]");
        level.with("61/Trento at 0613", "201G at 0713").step("moving allies");
        level.play("end").refused("4.1.2c", "end");
    }

    @Test
    @Rule({"gazala 4.1.2e", "gazala 4.1.2g", "brigade R06"})
    void theFreedomLastsOnlyWhileTheUnitStaysWhereItIs() {
        Table table =
                Table.gazala().with("61/Trento at 1003", "201G at 1002").step("moving allies");
        table.play("201G 1002-1101", "201G 1101-1002", "end").refused("4.1.2g", "end");
    }

    @Test
    @Rule({"gazala G3", "gazala 4.1.2e", "gazala 4.1.2g", "brigade R06"})
    void aNewcomerMustAttackThoughItsFriendInTheCityIsExcused() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 1003", "201G at 1002", "1/1SA at 1104")
                        .air("axis", 0)
                        .step("moving allies");
        table.play("1/1SA 1104-1103", "end").refused("4.1.2g", "end");
        table.rolls(3, 4).play("attack 1003", "join 1/1SA", "declare");
        table.play("retreat 1/1SA 1103-1203").waits("fighting allies").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2g", "brigade R06"})
    void dominantTerrainDoesNotExcuseTheNewcomer() {
        Table table =
                Table.gazala().with("61/Trento at 1103", "201G at 1101").step("moving allies");
        table.play("201G 1101-1102", "end").refused("4.1.2g", "end");
    }

    @Test
    @Rule({"gazala 4.1.2h", "brigade R06"})
    void anEngagedUnitThatStaysWithoutDominatingMustAttack() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0613", "201G at 0713")
                        .air("axis", 0)
                        .step("moving allies");
        table.play("end").refused("4.1.2c", "end");
        table.rolls(3, 4).play("attack 0613", "join 201G", "declare");
        table.play("retreat 201G 0713-0813").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2h", "brigade R07"})
    void nobodyAttacksTheLastEnemyOfAUnitThatMustAttackWithoutIt() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0613", "201G at 0713", "1/1SA at 0612")
                        .air("axis", 0)
                        .step("moving allies")
                        .play("end");
        table.play("attack 0613", "join 201G").refused("4.1.2c", "declare");
        assertThat(table.moves()).contains("join 1/1SA", "cancel").doesNotContain("declare");
        table.play("join 1/1SA").rolls(3, 4).play("declare");
        table.play("retreat 201G 0713-0813", "retreat 1/1SA 0612-0611").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2h", "brigade R07"})
    void theDutyIsDoneOnceTheEnemyHasBeenAttackedTogether() {
        Table table =
                Table.gazala()
                        .with("85/Sabratha at 0613", "201G at 0713", "1/1SA at 0612")
                        .air("axis", 0)
                        .step("moving allies")
                        .play("end");
        table.refused("4.1.2c", "end");
        // Four to one; a twelve is a draw, an eleven drives the defender off.
        table.rolls(6, 5).play("attack 0613", "join 201G", "join 1/1SA", "declare");
        table.play("retreat 85/Sabratha 0613-0513", "halt").waits("fighting allies");
        table.at("1/1SA", "0612").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2i", "brigade R06"})
    void oneAttackOnOneAdjacentHexIsEnough() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0613", "62/Trento at 0712", "201G at 0713")
                        .air("axis", 0)
                        .step("moving allies")
                        .play("end");
        table.refused("4.1.2c", "end");
        table.rolls(3, 4).play("attack 0712", "join 201G", "declare");
        table.play("retreat 201G 0713-0714").waits("fighting allies").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2i", "brigade R06"})
    void engagedArtilleryDoesNotDischargeItsDutyByFiringAtADistance() {
        // 0711 is two hexes from the guns: within range, but not adjacent.
        Table alone =
                Table.gazala()
                        .with("61/Trento at 0613", "62/Trento at 0711", "XIII at 0713")
                        .air("axis", 0)
                        .air("allies", 0)
                        .step("moving allies")
                        .play("end");
        alone.refused("4.1.2c", "end").refused("4.1.2h", "attack 0711");
        Table helper =
                Table.gazala()
                        .with("61/Trento at 0613", "62/Trento at 0711", "XIII at 0713")
                        .with("1/1SA at 0710")
                        .air("axis", 0)
                        .air("allies", 0)
                        .step("moving allies")
                        .play("end", "attack 0711", "join 1/1SA");
        helper.refused("4.1.2h", "join XIII").rolls(3, 4).play("declare");
        helper.play("retreat 1/1SA 0710-0709").refused("4.1.2c", "end");
        helper.rolls(3, 4).play("attack 0613", "join XIII", "declare").allowed("end");
    }

    @Test
    @Rule("gazala 4.1.2j")
    void enemiesNeverShareAHexNotEvenInPassing() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0613", "4/7Arm at 0713", "1/1SA at 0712")
                        .step("moving allies");
        table.refused("4.1.2j", "4/7Arm 0713-0613").refused("4.1.2j", "4/7Arm 0713-0613-0513");
        table.refused("4.1.2j", "1/1SA 0712-0613");
        assertThat(table.destinations("4/7Arm")).contains("0513").doesNotContain("0613");
    }

    @Test
    @Rule("gazala 4.1.2-obs1a")
    void armourPassesTheZonesOfInfantryButOfNobodyElse() {
        for (String infantry : List.of("61/Trento", "115/15Pz", "PiGer")) {
            Table table =
                    Table.gazala()
                            .with(infantry + " at 0613", "4/7Arm at 0813", "201G at 0813")
                            .step("moving allies");
            table.allowed("4/7Arm 0813-0713-0614-0513");
            table.refused("4.1.2b", "201G 0813-0713-0714");
        }
        for (String other : List.of("8/15Pz", "PzA", "AK")) {
            Table table =
                    Table.gazala().with(other + " at 0613", "4/7Arm at 0813").step("moving allies");
            table.refused("4.1.2b", "4/7Arm 0813-0713-0714").allowed("4/7Arm 0813-0713");
        }
        Table mixed =
                Table.gazala()
                        .with("61/Trento at 0613", "PzA at 0613", "4/7Arm at 0813")
                        .step("moving allies");
        mixed.refused("4.1.2b", "4/7Arm 0813-0713-0714");
        Table axis = Table.gazala().with("1/1SA at 0613", "8/15Pz at 0813");
        axis.allowed("8/15Pz 0813-0713-0614-0513");
    }

    @Test
    @Rule("gazala 4.1.2-obs1b")
    void forArmourAnInfantryZoneBringsNoExtraPointAndNoDuty() {
        Table table =
                Table.gazala().with("61/Trento at 0613", "4/7Arm at 0713").step("moving allies");
        assertThat(table.costTerms("4/7Arm 0713-0714")).containsExactly("T-TER-a 1");
        table.play("end").allowed("end").allowed("attack 0613");
        Table mover =
                Table.gazala().with("61/Trento at 0613", "4/7Arm at 0813").step("moving allies");
        mover.play("4/7Arm 0813-0713", "end").allowed("end");
        Table engaged =
                Table.gazala()
                        .with("61/Trento at 0613", "8/15Pz at 0613", "4/7Arm at 0713")
                        .step("moving allies");
        assertThat(engaged.costTerms("4/7Arm 0713-0813")).containsExactly("4.1.2c 1", "T-TER-a 1");
        engaged.play("end").refused("4.1.2c", "end");
    }

    @Test
    @Rule({"gazala 4.1.2-obs1b", "gazala 5.2f"})
    void everybodyAdvancesThroughZonesAfterCombat() {
        Table table =
                Table.gazala()
                        .with("85/Sabratha at 0613", "61/Trento at 0611")
                        .with("4/7Arm at 0713", "201G at 0713")
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(2, 3)
                        .play("attack 0613", "join 4/7Arm", "join 201G", "declare");
        table.play("retreat 85/Sabratha 0613-0513").waits("advancing allies");
        // 0613 lies in the zone of the unit that fell back to 0513.
        table.allowed("advance 201G 0713-0613-0612");
        table.allowed("advance 201G 0713-0613").allowed("advance 4/7Arm 0713-0613-0612");
    }

    @Test
    @Rule({"gazala 4.1.2-obs1b", "gazala 5.1.3a", "gazala 5.3a"})
    void inRetreatAndSiegeArmourFearsInfantryZonesLikeAnybody() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0613", "62/Trento at 0815", "4/7Arm at 0713")
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(1, 6)
                        .play("attack 0613", "join 4/7Arm", "declare");
        table.waits("retreating allies").refused("5.3a", "retreat 4/7Arm 0713-0712");
        table.allowed("retreat 4/7Arm 0713-0813");
        // 0613 and 0814 between them leave no hex around 0713 outside a zone.
        Table siege =
                Table.gazala()
                        .with("61/Trento at 0613", "62/Trento at 0814", "4/7Arm at 0713")
                        .step("fighting axis")
                        .play("attack 0713", "join 61/Trento");
        assertThat(siege.shifts()).contains("5.1.3b 1");
    }

    @Test
    @Rule({"gazala 4.1.2-obs1b", "gazala 7.0f"})
    void armourDoesNotRecoverInAnInfantryZone() {
        Table table =
                Table.gazala()
                        .with(
                                "61/Trento at 0613",
                                "4/7Arm at 0713 reduced",
                                "2/1Arm at 0916 reduced")
                        .step("fighting axis")
                        .play("end", "end");
        table.reduced("4/7Arm").intact("2/1Arm");
    }

    /** A position by hand need not say who began in a zone: whoever has not moved did so there. */
    @Test
    @Rule("gazala 7.0f")
    void whoBeganTheMovementPhaseInAZoneDoesNotRecoverByLeavingIt() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0613", "201G at 0713 reduced", "1/1SA at 1512 reduced")
                        .step("moving allies")
                        .play("201G 0713-0814-0914", "end");
        table.reduced("201G").intact("1/1SA");
    }

    @Test
    @Rule("gazala 4.1.2-obs1c")
    void armourEngagesInfantryAsUsual() {
        Table table = Table.gazala().with("8/15Pz at 0613", "1/1SA at 0713").step("moving allies");
        assertThat(table.costTerms("1/1SA 0713-0813")).containsExactly("4.1.2c 1", "T-TER-a 1");
        table.play("end").refused("4.1.2c", "end");
        Table dominant =
                Table.gazala().with("8/15Pz at 1013", "1/1SA at 1012").step("moving allies");
        dominant.play("end").allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2e", "gazala 4.1.2-obs1b"})
    void armourNeedNotDominateTheInfantryWhoseZoneItIgnores() {
        // 2108 and 2208 are ridges, 2107 is open.
        Table.gazala()
                .with("1Tk at 2108", "8/15Pz at 2107", "61/Trento at 2208")
                .step("moving allies")
                .play("end")
                .allowed("end");
        Table.gazala()
                .with("1Tk at 2108", "8/15Pz at 2107", "5/21Pz at 2208")
                .step("moving allies")
                .play("end")
                .refused("4.1.2c", "end");
    }
}
