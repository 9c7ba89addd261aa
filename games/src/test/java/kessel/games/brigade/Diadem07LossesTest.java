package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem07LossesTest {
    private static Table bombed(String placement) {
        return Table.diadem()
                .step("fighting allies")
                .with(placement)
                .play("attack 1408", "air 3")
                .rolls(6, 6)
                .play("declare");
    }

    @Test
    @Rule({"diadem 7.0a", "diadem 7.0c"})
    void theFirstLossReducesAndTheSecondEliminates() {
        Table first = bombed("576/305DI at 1408").reduced("576/305DI").at("576/305DI", "1408");
        assertThat(first.cited()).contains("7.0a");
        Table second = bombed("576/305DI at 1408 reduced").at("576/305DI", "destroyed");
        assertThat(second.cited()).contains("7.0c");
    }

    @Test
    @Rule("diadem 7.0b")
    void aReducedUnitHasHalfItsPowersRoundedUpOnBothSides() {
        Table.diadem()
                .with("24G at 1508 reduced", "10/4Br at 1508 reduced", "1It at 1509 reduced")
                .with("4/1Para at 0808 reduced", "276/94DI at 0808 reduced", "LI at 0808 reduced")
                .worth("24G", "3-3-6")
                .worth("10/4Br", "2-3-6")
                .worth("1It", "1-2-12")
                .worth("4/1Para", "3-4-6")
                .worth("276/94DI", "1-2-6")
                .worth("LI", "2-1-6");
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with(
                                "24G at 1508 reduced",
                                "1G at 1508 reduced",
                                "4/1Para at 1408 reduced")
                        .play("attack 1408", "join 24G", "join 1G");
        assertThat(table.attackStrength()).as("each by itself").isEqualTo(3 + 3);
        assertThat(table.defenceStrength()).isEqualTo(4);
    }

    @Test
    @Rule("diadem 7.0d")
    void aReducedUnitMovesAndShootsAsFarAsBefore() {
        Table whole = Table.diadem().with("61/6Arm at 1508");
        Table reduced = Table.diadem().with("61/6Arm at 1508 reduced");
        assertThat(reduced.destinations("61/6Arm"))
                .hasSizeGreaterThan(50)
                .isEqualTo(whole.destinations("61/6Arm"));
        Table.diadem()
                .step("fighting allies")
                .with("X at 1508 reduced", "576/305DI at 1208")
                .play("attack 1208")
                .allowed("join X");
    }

    // Recovery.

    @Test
    @Rule("diadem 7.0e")
    void everyRestedAlliedUnitRecoversWhenItsMovementPhaseBegins() {
        Table table =
                Table.diadem()
                        .with("24G at 1508 reduced", "26/6Arm at 1508 reduced", "X at 0808 reduced")
                        .with("1/1Can at 1410 reduced", "576/305DI at 0303");
        table.play("end", "end", "end").reduced("24G").play("end").waits("moving allies");
        table.intact("24G").intact("26/6Arm").intact("X").intact("1/1Can");
        assertThat(table.cited()).contains("7.0e");
    }

    @Test
    @Rule("diadem 7.0e")
    void germanUnitsStayReduced() {
        Table table = Table.diadem().with("576/305DI at 0303 reduced", "24G at 1508");
        for (int phase = 0; phase < 12; phase++) {
            table.play("end");
        }
        table.reduced("576/305DI");
    }

    @Test
    @Rule("diadem 7.0e")
    void aUnitRecoversAfterATurnInWhichItEndedNoPhaseInAZone() {
        // It begins engaged and slips away at once: from then on it is at rest.
        Table left = Table.diadem().with("24G at 1508 reduced", "576/305DI at 1408");
        left.play("24G 1508-1509-1510", "end", "end", "end").reduced("24G");
        left.play("end").waits("moving allies").intact("24G");
        // A German comes beside it in his own phase.
        Table met = Table.diadem().with("24G at 1509 reduced", "9/26Pz at 1208").air("allies", 0);
        met.play("end", "end", "9/26Pz 1208-1308-1408-1508", "end");
        met.rolls(3, 4).play("attack 1509", "join 9/26Pz", "declare");
        met.play("retreat 9/26Pz 1508-1507", "end").waits("moving allies").reduced("24G");
        met.play("end", "end", "end", "end").intact("24G");
    }

    @Test
    @Rule("diadem 7.0e")
    void anEnemyWhoAdvancesBesideAUnitEndsItsRest() {
        Table table =
                Table.diadem()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("24G at 1509 reduced", "1G at 1508")
                        .with("PR26/26Pz at 1408", "9/26Pz at 1408", "67/26Pz at 1408")
                        .play("attack 1508", "join PR26/26Pz", "join 9/26Pz", "join 67/26Pz");
        assertThat(table.column()).isEqualTo("4-1");
        table.rolls(1, 3).play("declare", "retreat 1G 1508-1609");
        table.play("advance 9/26Pz 1408-1508", "halt", "end").waits("moving allies");
        table.reduced("24G");
    }

    @Test
    @Rule("diadem 7.0e")
    void theTurnOfRestFollowsTheLoss() {
        // 24G loses heavily, falls back out of every zone and is at rest from then on.
        Table table = Table.diadem().with("24G at 1508", "576/305DI at 1408").air("allies", 0);
        table.play("end", "attack 1408", "join 24G").rolls(3, 3).play("declare");
        table.reduced("24G").play("retreat 24G 1508-1509", "end");
        table.play("end", "end").waits("moving allies").reduced("24G");
        table.play("end", "end", "end", "end").waits("moving allies").intact("24G");
    }

    @Test
    @Rule("diadem 7.0e")
    void aUnitThatWasBombardedFromAfarRestsOnlyFromThenOn() {
        Table table = Table.diadem().step("fighting axis").with("24G at 1509", "10Ex at 1209");
        table.play("attack 1509", "join 10Ex").rolls(6, 6).play("declare").reduced("24G");
        table.play("end").waits("moving allies").reduced("24G");
        table.play("end", "end", "end", "end").waits("moving allies").intact("24G");
    }

    @Test
    @Rule("diadem 7.0e")
    void aUnitThatMovesIntoContactDoesNotRecover() {
        Table table = Table.diadem().with("24G at 1509 reduced", "576/305DI at 1408");
        table.air("allies", 0).play("24G 1509-1508", "end").rolls(3, 4);
        table.play("attack 1408", "join 24G", "declare");
        // 3 against 4 is 1-2, where a 7 costs the attacker a second loss.
        table.at("24G", "destroyed");
        Table stale = Table.diadem().with("24G at 1509 reduced", "1G at 1509", "276/94DI at 1408");
        stale.air("allies", 0).play("24G 1509-1508", "1G 1509-1508", "end").rolls(2, 3);
        stale.play("attack 1408", "join 24G", "join 1G", "declare").waits("fighting allies");
        stale.play("end", "276/94DI 1408-1308-1208", "end", "end").waits("moving allies");
        stale.reduced("24G");
    }
}
