package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.engine.game.View;
import kessel.games.brigade.data.ResultsTable;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem05OddsTest {
    /** Two stacks in the open valley; 1507 touches 1407 and 1408. */
    private static Table alliesAttack() {
        return Table.diadem()
                .step("fighting allies")
                .with("24G at 1507", "1G at 1507", "10/4Br at 1508")
                .with("576/305DI at 1408", "9/26Pz at 1408", "577/305DI at 1407");
    }

    @Test
    @Rule("diadem 5.0a")
    void onlyEnemiesInAdjacentHexesAreEngaged() {
        Table table = alliesAttack().with("28/4Br at 1609").air("allies", 0);
        table.play("attack 1407").refused("5.0a", "join 10/4Br").refused("5.0a", "join 28/4Br");
        table.allowed("join 24G");
        Table.diadem()
                .step("fighting allies")
                .air("allies", 0)
                .with("24G at 1609", "576/305DI at 1408")
                .refused("5.0a", "attack 1408");
    }

    @Test
    @Rule("diadem 5.0b")
    void theSideThatMovedLastIsTheAttacker() {
        Table.diadem()
                .step("moving axis")
                .with("24G at 1508", "576/305DI at 1408")
                .play("end")
                .waits("fighting axis")
                .refused("5.0c", "attack 1408")
                .play("attack 1508")
                .refused("3.0c", "join 24G")
                .allowed("join 576/305DI");
    }

    @Test
    @Rule("diadem 5.0c")
    void anAttackHasOneTargetTheWholeStackDefendsAndAUnitAttacksOnce() {
        Table table = alliesAttack().play("attack 1408", "join 24G", "join 10/4Br");
        assertThat(table.attackStrength()).isEqualTo(9);
        assertThat(table.defenceStrength()).as("the whole stack").isEqualTo(10);
        table.refused("5.0c", "join 24G").refused("3.0a", "attack 1407");
        table.rolls(3, 4).play("declare");
        table.play("lose 24G", "retreat 24G 1507-1607", "retreat 10/4Br 1508-1509");
        // A unit of the same stack attacks another hex; one that has fought does not.
        table.play("attack 1407").allowed("join 1G").refused("5.0c", "join 24G");
    }

    @Test
    @Rule("diadem 5.0c")
    void anEmptyHexAndAnEmptyAttackAreNone() {
        Table table = alliesAttack().refused("5.0c", "attack 1409").refused("5.0c", "attack 1507");
        table.play("attack 1408").refused("3.0c", "declare");
    }

    @Test
    @Rule({"diadem 5.1.1a", "diadem 5.1.1b", "diadem 8.0d"})
    void bothSidesAddUpTheirPowersTheirGunsAndAlliedAirPoints() {
        Table attack =
                Table.diadem()
                        .step("fighting allies")
                        .with("24G at 1508", "26/6Arm at 1508", "X at 1610")
                        .with("576/305DI at 1408", "115/15PzGr at 1408", "LI at 1208")
                        .play("attack 1408", "join 24G", "join 26/6Arm");
        assertThat(attack.attackStrength()).isEqualTo(5 + 7);
        attack.play("join X", "air 6", "declare").waits("defending axis");
        assertThat(attack.attackStrength()).isEqualTo(5 + 7 + 3 + 6);
        assertThat(attack.defenceStrength()).isEqualTo(4 + 6);
        attack.refused("6.0a", "air 1").play("join LI");
        assertThat(attack.defenceStrength()).isEqualTo(4 + 6 + 3);
        Table defence =
                Table.diadem()
                        .step("fighting axis")
                        .with("24G at 1508", "26/6Arm at 1508", "X at 1610", "576/305DI at 1408")
                        .play("attack 1508", "join 576/305DI", "declare", "join X", "air 4");
        assertThat(defence.attackStrength()).isEqualTo(3);
        assertThat(defence.defenceStrength()).isEqualTo(5 + 5 + 3 + 4);
    }

    @Test
    @Rule({"diadem 5.1.1c", "diadem D4"})
    void elevenAgainstFourIsTwoToOne() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("26/6Arm at 1508", "10/4Br at 1508", "576/305DI at 1408")
                        .play("attack 1408", "join 26/6Arm", "join 10/4Br");
        assertThat(table.attackStrength()).isEqualTo(11);
        assertThat(table.defenceStrength()).isEqualTo(4);
        assertThat(table.shifts()).isEmpty();
        assertThat(table.column()).isEqualTo("2-1");
        assertThat(table.play("air 1").column()).as("12 to 4").isEqualTo("3-1");
    }

    @Test
    @Rule("diadem 5.1.1c")
    void fractionsAreDroppedAgainstTheAttackerAndTheTableHasTwoEnds() {
        assertOdds(3, 4, "1-2");
        assertOdds(4, 9, "1-3");
        assertOdds(1, 4, "1-4");
        assertOdds(1, 9, "1-4");
        assertOdds(7, 4, "1-1");
        assertOdds(35, 4, "8-1");
        assertOdds(36, 4, "9-1");
        assertOdds(90, 4, "9-1");
        // Shifts are added to the clamped odds and stop at the ends.
        Table low =
                Table.diadem()
                        .step("fighting allies")
                        .with("1It at 1505", "4/1Para at 1504")
                        .play("attack 1504", "join 1It");
        assertThat(low.shifts()).containsExactly("5.1.2a -3");
        assertThat(low.column()).isEqualTo("1-4");
        Table high =
                Table.diadem()
                        .step("fighting allies")
                        .with("1/3Pol at 1508", "2/3Pol at 1508", "LI at 1408")
                        .play("attack 1408", "join 1/3Pol", "join 2/3Pol", "air 20");
        assertThat(high.shifts()).containsExactly("5.1.4a 1");
        assertThat(high.column()).isEqualTo("9-1");
        Table hopeless =
                Table.diadem()
                        .step("fighting axis")
                        .with("276/94DI at 1407", "10Ex at 1409")
                        .with("24G at 1408", "1G at 1408", "10/4Br at 1408", "26/6Arm at 1408")
                        .play("attack 1408", "join 276/94DI");
        assertThat(hopeless.shifts()).containsExactly("5.1.3b 1");
        assertThat(hopeless.column()).as("2 to 20, one column right").isEqualTo("1-3");
    }

    private static void assertOdds(int attack, int defence, String column) {
        ResultsTable table = Table.DIADEM.campaign().combat();
        assertThat(table.column(table.odds(attack, defence)))
                .as(attack + " to " + defence)
                .isEqualTo(column);
    }

    // Secrecy.

    private static Table grenadiers(String near, String far) {
        return Table.diadem()
                .step("fighting allies")
                .with(
                        "24G at 1508",
                        near.replace(" at", " at 1408"),
                        far.replace(" at", " at 0808"))
                .with("LI at 1208");
    }

    @Test
    @Rule("diadem 5.1.1-obs1")
    void theAttackerSeesNoDefenceValuesUntilItHasDeclared() {
        Table table = grenadiers("276/94DI at reduced", "132/44DI at");
        assertHidden(table.seenBy("allies", "1408"));
        table.play("attack 1408", "join 24G", "air 3");
        assertHidden(table.seenBy("allies", "1408"));
        table.play("declare").waits("defending axis");
        View.Piece seen = table.seenBy("allies", "1408").getFirst();
        assertThat(seen.id()).isEqualTo("276/94DI");
        assertThat(seen.values()).containsExactly(1, 2, 6, 0);
        assertHidden(table.seenBy("allies", "0808"));
    }

    private static void assertHidden(List<View.Piece> pieces) {
        assertThat(pieces).hasSize(1);
        assertThat(pieces.getFirst().id()).isNull();
        assertThat(pieces.getFirst().values()).isNull();
        assertThat(pieces.getFirst().kind()).isEqualTo("german infantry");
        assertThat(pieces.getFirst().states()).doesNotContain("reduced");
    }

    @Test
    @Rule("diadem 5.1.1-obs1")
    void whatTheAttackerSeesSaysNothingOfTheDefenceAndGuessesLearnNothing() {
        Table weak = grenadiers("276/94DI at reduced", "132/44DI at");
        Table strong = grenadiers("132/44DI at", "276/94DI at reduced");
        assertThat(weak.position()).isNotEqualTo(strong.position());
        for (long seed = 0; seed < 10; seed++) {
            assertThat(weak.guessedBy("allies", seed)).isEqualTo(strong.guessedBy("allies", seed));
        }
        weak.play("attack 1408", "join 24G");
        strong.play("attack 1408", "join 24G");
        assertThat(weak.defenceStrength()).isNotEqualTo(strong.defenceStrength());
        assertThat(weak.seenBy("allies")).isEqualTo(strong.seenBy("allies"));
        Table open = grenadiers("276/94DI at", "132/44DI at").line("options: [open-odds]");
        assertThat(open.seenBy("allies", "1408").getFirst().values()).containsExactly(2, 4, 6, 0);
    }

    @Test
    @Rule({"diadem 5.1.1-obs2", "diadem 6.2-obs2"})
    void onceDeclaredTheAttackStandsAndAfterTheAnswerNothingChanges() {
        Table table =
                Table.diadem()
                        .step("fighting allies")
                        .with("24G at 1508", "1G at 1508", "576/305DI at 1408", "LI at 1208")
                        .play("attack 1408", "join 24G", "air 3")
                        .play("air 2", "declare")
                        .waits("defending axis")
                        .refused("8.0d", "join 1G")
                        .refused("3.0a", "declare");
        assertThat(table.seenBy("axis", "1508")).anyMatch(piece -> piece.values() != null);
        table.rolls(3, 4).play("stand").waits("retreating allies");
        table.refused("3.0a", "join LI").refused("3.0a", "join 1G").refused("3.0a", "air 1");
    }
}
