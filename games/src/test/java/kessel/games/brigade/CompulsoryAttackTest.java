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
                .refused("4.1.2h", "end");
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
    void theDutyLapsesIfTheOnlyTargetWasAttackedBefore() {
        Table.gazala()
                .air("allies", 0)
                .with("9B at 1412", "7B at 1412", "69/50 at 1612", "1Tk at 1612")
                .play("9B 1412-1512", "7B 1412-1512", "end")
                .play("attack 1612", "join 9B", "air 7")
                .rolls(3, 3)
                .play("declare", "retreat 9B 1512-1412")
                .at("69/50", "1612")
                .refused("6.2-obs4", "attack 1612")
                .allowed("end");
    }

    @Test
    @Rule({"gazala 4.1.2h", "brigade R07"})
    void theDutyLapsesIfTheOnlyTargetIsGone() {
        Table table =
                Table.gazala()
                        .air("allies", 0)
                        .with("9B at 1412", "7B at 1412", "69/50 at 1612")
                        .play("9B 1412-1512", "7B 1412-1512", "end")
                        .play("attack 1612", "join 9B", "air 12")
                        .rolls(1, 2)
                        .play("declare", "retreat 69/50 1612-1711", "halt")
                        .allowed("end");
        assertThat(table.moves()).contains("end");
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
    @Rule({"gazala 4.1.2-obs1c"})
    void infantryNextToArmourMustAttack() {
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "69/50 at 1612")
                .play("end", "end")
                .refused("4.1.2h", "end");
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
                        .refused("5.0a", "attack 1711");
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
    void gunsWhoseDutyHasLapsedMayFireAtADistance() {
        Table.gazala()
                .air("allies", 0)
                .with("X at 1412", "9B at 1412", "69/50 at 1612", "1Tk at 1612", "150/50 at 1711")
                .play("X 1412-1512", "9B 1412-1512", "end")
                .play("attack 1612", "join 9B", "air 7")
                .rolls(3, 3)
                .play("declare", "retreat 9B 1512-1412")
                .allowed("end")
                .play("attack 1711")
                .allowed("join X");
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
