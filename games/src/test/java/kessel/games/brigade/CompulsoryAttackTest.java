package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class CompulsoryAttackTest {
    @Test
    @Rule({"gazala 4.1.2g", "gazala 4.1.2b", "brigade R06"})
    void aUnitThatMovedIntoAZoneMustAttackBeforeThePhaseEnds() {
        Table table =
                Table.gazala()
                        .air("allies", 0)
                        .with("9B at 1412", "69/50 at 1612")
                        .play("9B 1412-1512", "end")
                        .refused("4.1.2g", "end");
        assertThat(table.moves()).contains("attack 1612").doesNotContain("end");
        table.play("attack 1612", "join 9B")
                .rolls(3, 3)
                .play("declare", "retreat 9B 1512-1412")
                .waits("fighting axis")
                .allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2g", "brigade R06"})
    void aMoverIsNotExcusedByTheGroundItMovedTo() {
        Table.gazala()
                .with("9B at 1710", "69/50 at 1708")
                .play("9B 1710-1709", "end")
                .refused("4.1.2g", "end");
    }

    @Test
    @Rule({"gazala 4.1.2h", "gazala 4.1.2e", "brigade R06"})
    void aUnitThatStayedInAZoneMustAttackUnlessItDominatesAllWhoEngageIt() {
        Table.gazala()
                .step("fighting allies")
                .with("61/Trento at 1512", "69/50 at 1612")
                .play("end", "end")
                .refused("4.1.2c", "end");
        Table.gazala()
                .step("fighting allies")
                .with("61/Trento at 1506", "69/50 at 1507")
                .play("end", "end")
                .allowed("end")
                .allowed("attack 1507");
        Table.gazala()
                .step("fighting allies")
                .with("61/Trento at 1506", "69/50 at 1507", "150/50 at 1505")
                .play("end", "end")
                .refused("4.1.2h", "end");
    }

    @Test
    @Rule({"gazala 4.1.2i", "brigade R06"})
    void oneAttackDischargesTheDutyAndOtherEnemiesMayBeLeftAlone() {
        Table.gazala()
                .air("allies", 0)
                .with("9B at 1412", "69/50 at 1612", "1Tk at 1613")
                .play("9B 1412-1512", "end")
                .refused("4.1.2g", "end")
                .play("attack 1613", "join 9B", "air 12")
                .rolls(1, 2)
                .play("declare", "retreat 1Tk 1613-1713", "halt")
                .at("69/50", "1612")
                .allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2i", "brigade R06"})
    void everyUnitHasItsOwnDuty() {
        Table.gazala()
                .air("allies", 0)
                .with("9B at 1412", "7B at 1412", "69/50 at 1612", "1Tk at 1613")
                .play("9B 1412-1512", "7B 1412-1512", "end")
                .play("attack 1613", "join 9B", "air 12")
                .rolls(1, 2)
                .play("declare", "retreat 1Tk 1613-1713", "halt")
                .refused("4.1.2g", "end")
                .allowed("attack 1612");
    }

    @Test
    @Rule({"gazala 4.1.2h", "brigade R07"})
    void nobodyTakesTheLastEnemyFromAUnitThatMustAttack() {
        // Not a comrade in the same hex ...
        Table.gazala()
                .air("allies", 0)
                .with("9B at 1412", "7B at 1412", "69/50 at 1612")
                .play("9B 1412-1512", "7B 1412-1512", "end")
                .play("attack 1612", "join 9B", "air 12")
                .refused("4.1.2g", "declare")
                .play("join 7B")
                .rolls(1, 2)
                .play("declare", "retreat 69/50 1612-1711", "halt")
                .allowed("end");
        // ... nor guns from afar, nor aircraft.
        Table alone =
                Table.gazala()
                        .with("9B at 1412", "69/50 at 1612", "AK at 1411")
                        .play("9B 1412-1512", "end", "attack 1612", "join AK");
        alone.refused("4.1.2g", "declare").play("drop AK", "air 1").refused("4.1.2g", "declare");
        alone.play("join 9B").allowed("declare");
    }

    @Test
    @Rule({"gazala 4.1.2i", "brigade R07"})
    void whoHasAnotherEnemyToAttackMayBeLeftOutOfOneAttackButNotOfTheLast() {
        Table table =
                Table.gazala()
                        .air("allies", 0)
                        .with("9B at 1412", "7B at 1412", "69/50 at 1612", "1Tk at 1613")
                        .play("9B 1412-1512", "7B 1412-1512", "end")
                        .play("attack 1613", "join 9B", "air 12")
                        .rolls(1, 2)
                        .play("declare", "retreat 1Tk 1613-1713", "halt");
        table.play("attack 1612", "air 3").refused("4.1.2g", "declare");
        table.play("join 7B").allowed("declare");
    }

    @Test
    @Rule({"gazala 4.1.2h", "brigade R07"})
    void armourThatHadToFightTanksFightsTheInfantryBesideThemOnceTheyAreGone() {
        Table table =
                Table.gazala()
                        .air("allies", 0)
                        .with("5/21Pz at 1412", "8/15Pz at 1412", "1Tk at 1612", "69/50 at 1613")
                        .play("5/21Pz 1412-1512", "8/15Pz 1412-1512", "end")
                        .play("attack 1612", "join 5/21Pz", "air 16")
                        .rolls(1, 2)
                        .play("declare", "retreat 1Tk 1612-1711", "halt");
        table.refused("4.1.2g", "end").play("attack 1613", "join 8/15Pz").allowed("declare");
    }

    @Test
    @Rule({"gazala 8.0-obs2", "brigade R07"})
    void gunsThatMustAttackHaveNoAircraftWithThemAlone() {
        Table.gazala()
                .with("X at 1412", "69/50 at 1612")
                .play("X 1412-1512", "end", "attack 1612")
                .refused("8.0-obs2", "air 3")
                .play("join X")
                .allowed("declare");
    }

    @Test
    @Rule({"gazala 3.0c", "gazala 5.1.1-obs2"})
    void anAttackCanBeChangedAndGivenUpUntilItIsDeclared() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "9B at 1512", "69/50 at 1612", "8Ex at 1812")
                        .play("attack 1612", "join 5/21Pz", "join 9B", "air 6");
        table.refused("5.0c", "drop 69/50").play("drop 5/21Pz").refused("5.0c", "drop 5/21Pz");
        assertThat(table.attackStrength()).as("9B and six points").isEqualTo(3 + 6);
        table.play("air 2");
        assertThat(table.airLeft("axis")).isEqualTo(33);
        table.play("air 0");
        assertThat(table.airLeft("axis")).isEqualTo(35);
        table.play("air 12", "drop 9B").refused("6.2-obs3", "declare");
        table.play("cancel").waits("fighting axis");
        assertThat(table.airLeft("axis")).isEqualTo(35);
        table.play("attack 1612", "join 5/21Pz", "declare", "join 8Ex", "air 3", "drop 8Ex");
        assertThat(table.defenceStrength()).isEqualTo(5 + 3);
        table.refused("3.0a", "cancel").refused("8.0e", "drop 8Ex");
    }

    @Test
    @Rule({"gazala 4.1.2-obs1b"})
    void armourNextToInfantryMayAttackButNeedNot() {
        Table.gazala()
                .with("5/21Pz at 1412", "69/50 at 1612")
                .play("5/21Pz 1412-1512", "end")
                .allowed("attack 1612")
                .allowed("end");
        Table.gazala()
                .with("5/21Pz at 1412", "69/50 at 1612", "8Ex at 1612")
                .play("5/21Pz 1412-1512", "end")
                .refused("4.1.2g", "end");
    }

    @Test
    @Rule({"gazala 4.1.2-obs1b", "gazala 4.1.2g"})
    void onlyWhoeverMustAttackIsSaidToBeObliged() {
        Table table =
                Table.gazala()
                        .with("5/21Pz at 1412", "104/21Pz at 1412", "69/50 at 1612")
                        .play("5/21Pz 1412-1512", "104/21Pz 1412-1511", "end");
        assertThat(table.seenBy("axis", "1512").getFirst().states()).containsExactly("moved");
        assertThat(table.seenBy("axis", "1511").getFirst().states())
                .containsExactly("moved", "obliged");
    }

    @Test
    @Rule({"gazala 4.1.2-obs1c"})
    void infantryNextToArmourMustAttack() {
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "69/50 at 1612")
                .play("end", "end")
                .refused("4.1.2c", "end");
    }

    @Test
    @Rule({"gazala 4.1.2i", "gazala 8.0-obs1", "brigade R06"})
    void engagedGunsCannotDodgeTheirDutyByFiringAtADistance() {
        Table alone =
                Table.gazala()
                        .air("axis", 0)
                        .with("X at 1412", "69/50 at 1612", "150/50 at 1711")
                        .play("X 1412-1512", "end")
                        .refused("4.1.2g", "end")
                        .refused("4.1.2g", "attack 1711");
        assertThat(alone.moves()).containsExactly("attack 1612");
        Table together =
                Table.gazala()
                        .with("X at 1412", "9B at 1411", "69/50 at 1612", "150/50 at 1611")
                        .play("X 1412-1512", "9B 1411-1510", "end")
                        .play("attack 1611")
                        .refused("4.1.2g", "join X");
        assertThat(together.moves()).contains("join 9B").doesNotContain("join X");
    }

    @Test
    @Rule({"gazala 4.1.2i", "brigade R07"})
    void gunsAreNotExcusedByAComradesAttackToFireAtADistance() {
        Table.gazala()
                .air("allies", 0)
                .with("X at 1412", "9B at 1412", "69/50 at 1612", "1Tk at 1612", "150/50 at 1711")
                .play("X 1412-1512", "9B 1412-1512", "end")
                .play("attack 1612", "join 9B", "air 7")
                .refused("4.1.2g", "declare")
                .play("join X")
                .allowed("declare");
    }

    @Test
    @Rule({"gazala 5.1.1e", "gazala 4.1.2g"})
    void aHopelessAttackIsLegalBecauseItMayBeCompulsory() {
        Table table =
                Table.gazala()
                        .air("axis", 0)
                        .with("GenIt at 1412", "69/50 at 1612", "201G at 1612", "1Tk at 1612")
                        .play("GenIt 1412-1512", "end")
                        .refused("4.1.2g", "end")
                        .play("attack 1612", "join GenIt");
        assertThat(table.column()).as("1 to 16").isEqualTo("1-4");
        table.allowed("declare");
    }
}
