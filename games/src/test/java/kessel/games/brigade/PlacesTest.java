package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who holds a place: whoever last moved or advanced into it, not whoever fled there (R35). */
class PlacesTest {
    private static Table fledToKnightsbridge() {
        return Table.gazala()
                .held("axis", "Knightsbridge")
                .step("fighting axis")
                .air("allies", 0)
                .with("69/50 at 1408", "104/21Pz at 1409")
                .play("attack 1408", "join 104/21Pz", "air 12")
                .rolls(1, 2)
                .play("declare", "retreat 69/50 1408-1407", "halt");
    }

    @Test
    @Rule({"gazala 5.3a", "brigade R35"})
    void aUnitInFlightTakesNothing() {
        Table table = fledToKnightsbridge();
        assertThat(table.holder("Knightsbridge")).isEqualTo("axis");
        assertThat(table.told()).noneMatch(line -> line.contains("now hold"));
    }

    @Test
    @Rule("brigade R35")
    void whoStaysThereThroughItsMovementPhaseHasOccupiedIt() {
        Table table = fledToKnightsbridge().play("end").waits("moving allies");
        assertThat(table.holder("Knightsbridge")).isEqualTo("axis");
        table.play("end");
        assertThat(table.holder("Knightsbridge")).isEqualTo("allies");
        assertThat(table.cited()).contains("11.2a-4");
        assertThat(table.told()).contains("The Allies now hold Knightsbridge.");
    }

    @Test
    @Rule({"gazala 4.1.2-obs2e", "brigade R35"})
    void fleeingIntoTobrukDoesNotLiftTheLimitOfTheAxis() {
        Table table =
                Table.gazala()
                        .step("fighting allies")
                        .air("axis", 0)
                        .air("allies", 99)
                        .with("61/Trento at 1905", "201G at 1906", "8/15Pz at 2410")
                        .play("attack 1905", "join 201G", "air 9")
                        .rolls(1, 2)
                        .play("declare", "retreat 61/Trento 1905-1904", "halt", "end");
        table.waits("moving axis").refused("4.1.2-obs2c", "8/15Pz 2410-2411");
        assertThat(table.holder("Tobruk")).isEqualTo("allies");
        // It stays there: Tobruk has fallen.
        table.play("end");
        assertThat(table.holder("Tobruk")).isEqualTo("axis");
        assertThat(table.told())
                .contains("Tobruk has fallen: the 20-hex limit of the Axis columns ends.");
        assertThat(table.cited()).contains("4.1.2-obs2e");
    }

    @Test
    @Rule({"blitzkrieg 5.1.2-obs4", "brigade R35"})
    void aFortificationIsSpoiltEvenByThoseWhoFleeIntoItButTheLineIsNotTaken() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting french")
                        .air("german", 0)
                        .with("27/12ID at 3617", "518GBC at 3618", "66/18DI at 3517")
                        .play("attack 3617", "join 518GBC", "air 4")
                        .rolls(1, 2)
                        .play("declare")
                        .waits("retreating german")
                        .play("retreat 27/12ID 3617-3716");
        assertThat(table.holder("Maginot Line")).isEqualTo("french");
        assertThat(table.columns("3716")).as("open ground from now on").isZero();
    }

    @Test
    @Rule("gazala 4.1.2-obs2e")
    void byOptionTheLimitComesAndGoesWithTobruk() {
        Table table =
                Table.gazala()
                        .line("options: [limit-returns]")
                        .with("61/Trento at 1905", "201G at 1805")
                        .play("61/Trento 1905-1904");
        assertThat(table.told())
                .contains("Tobruk has fallen: the 20-hex limit of the Axis columns ends.");
        Table back =
                Table.gazala()
                        .line("options: [limit-returns]")
                        .line("tobruk-fallen: true")
                        .held("axis", "Tobruk")
                        .step("moving allies")
                        .with("201G at 1805")
                        .play("201G 1805-1904");
        assertThat(back.told())
                .contains(
                        "Tobruk is lost again: the 20-hex limit binds the Axis columns once more.");
        // Without the option nothing comes back.
        Table once =
                Table.gazala()
                        .line("tobruk-fallen: true")
                        .held("axis", "Tobruk")
                        .step("moving allies")
                        .with("201G at 1805")
                        .play("201G 1805-1904");
        assertThat(once.told()).noneMatch(line -> line.contains("limit"));
    }

    @Test
    @Rule("brigade R35")
    void aMoveThroughAPlaceTakesItAndTheJournalSaysSo() {
        Table table =
                Table.gazala().step("moving axis").with("9B at 1406").play("9B 1406-1407-1408");
        assertThat(table.holder("Knightsbridge")).isEqualTo("axis");
        assertThat(table.told()).contains("The Axis now hold Knightsbridge.");
    }
}
