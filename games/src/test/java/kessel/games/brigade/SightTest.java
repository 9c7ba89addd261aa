package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import kessel.engine.game.Tally;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What a side finds on the table besides the units: zones, the combat, who comes and who left. */
class SightTest {
    private static Object seen(Table table, String side, String what) {
        return table.seenBy(side).table().get(what);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> combat(Table table, String side) {
        return (Map<String, Object>) seen(table, side, "combat");
    }

    private static int total(Map<String, Object> combat, String tally) {
        return ((Tally) combat.get(tally)).total();
    }

    @Test
    @Rule({"gazala 4.1.2a", "blitzkrieg 4.1.2-obs2a"})
    void everybodySeesWhereTheZonesOfEachSideBindTheOther() {
        Table table = Table.gazala().with("69/50 at 1612", "9B at 0505");
        assertThat(seen(table, "axis", "zones"))
                .isEqualTo(
                        Map.of(
                                "axis",
                                List.of("0504", "0405", "0605", "0406", "0506", "0606"),
                                "allies",
                                List.of("1511", "1611", "1711", "1512", "1712", "1613")));
        // In their fortifications no zone binds the French.
        Table fort = Table.blitzkrieg().with("27/12ID at 3717");
        assertThat(seen(fort, "german", "zones").toString())
                .contains("3617")
                .doesNotContain("3716");
    }

    @Test
    @Rule({"gazala 5.1.1-obs1", "gazala 5.1.1-obs2", "brigade R11"})
    void theAttackerSeesHisStrengthAndTheDefenderTheOdds() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "69/50 at 1612", "8Ex at 1812")
                        .play("attack 1612");
        assertThat(combat(table, "axis")).containsEntry("kind", "none").doesNotContainKey("attack");
        table.play("join 5/21Pz", "air 4");
        assertThat(total(combat(table, "axis"), "attack")).isEqualTo(8 + 4);
        assertThat(combat(table, "axis"))
                .containsEntry("target", "1612")
                .containsEntry("kind", "assault")
                .containsEntry("attackAir", 4)
                .doesNotContainKeys("column", "defence", "shifts", "chances");
        assertThat(combat(table, "allies")).as("not yet declared").isNull();
        table.play("declare");
        assertThat(combat(table, "axis")).doesNotContainKeys("column", "defence");
        Map<String, Object> answer = combat(table, "allies");
        assertThat(total(answer, "defence")).isEqualTo(5);
        assertThat(total(answer, "shifts")).as("armour against infantry").isEqualTo(1);
        assertThat(answer).containsEntry("column", "3-1").containsKey("chances");
    }

    @Test
    @Rule("gazala 5.1.1-obs1")
    void withOpenOddsTheAttackerSeesThemTooForAllKindsOfAttack() {
        Table table =
                Table.gazala()
                        .line("options: [open-odds]")
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "PzA at 1412", "69/50 at 1612", "1Tk at 1506")
                        .play("attack 1612", "join 5/21Pz");
        assertThat(combat(table, "axis")).containsEntry("column", "2-1");
        assertThat(total(combat(table, "axis"), "defence")).isEqualTo(5);
        table.play("cancel", "attack 1506", "air 10");
        assertThat(combat(table, "axis"))
                .containsEntry("kind", "air-attack")
                .containsEntry("value", 20)
                .containsEntry("column", "1-10")
                .doesNotContainKey("defence");
        assertThat(total(combat(table, "axis"), "shifts")).as("a ridge").isEqualTo(-2);
    }

    @Test
    @Rule({"gazala 11.1.3a", "blitzkrieg 4.2.2b"})
    void everybodySeesWhoIsStillToComeWhenAndWhere() {
        Table due = Table.gazala().with("10/5Ind at due");
        assertThat(seen(due, "axis", "reinforcements").toString())
                .contains("id=10/5Ind", "turn=5", "edge=east", "2508")
                .doesNotContain("11/4Ind");
        Table back =
                Table.blitzkrieg()
                        .turn(4)
                        .with(
                                "66/18DI at gone 0112 west turn-3",
                                "27/12ID at gone 3711 east turn-2");
        assertThat(seen(back, "german", "reinforcements").toString())
                .contains("id=66/18DI", "turn=4", "0112")
                .doesNotContain("27/12ID");
        assertThat(seen(back, "german", "left"))
                .isEqualTo(
                        List.of(
                                Map.of("id", "66/18DI", "hex", "0112", "edge", "west"),
                                Map.of("id", "27/12ID", "hex", "3711", "edge", "east")));
    }

    @Test
    @Rule({"gazala 9.3c", "diadem 11.2a"})
    void eachGameShowsItsOwnMarks() {
        Table mines = Table.gazala().line("cleared: [1007]");
        assertThat(mines.seenBy("axis").table())
                .containsEntry("cleared", List.of("1007"))
                .containsEntry("tobruk-fallen", false)
                .doesNotContainKey("debt");
        assertThat(Table.diadem().seenBy("axis").table())
                .doesNotContainKeys("cleared", "captured", "tobruk-fallen", "debt");
        Table end =
                Table.diadem()
                        .turn(7)
                        .step("disbanding allies")
                        .line("to-disband: 1")
                        .with("24G at 1404 reduced", "1G at 1306 reduced");
        assertThat(end.seenBy("axis").table()).containsEntry("debt", 1);
    }

    @Test
    @Rule("brigade R11")
    void aGuessDealsLossesAndUnitsAnewAmongThoseThatLookAlike() {
        Table table =
                Table.gazala()
                        .step("moving axis")
                        .with("69/50 at 1612 reduced", "150/50 at 1812", "9B at 0505 reduced");
        TreeSet<String> guesses = new TreeSet<>();
        for (long seed = 0; seed < 60; seed++) {
            BrigadePosition guess = table.guessedBy("axis", seed * 0x9E3779B97F4A7C15L);
            String text = BrigadeGame.gazala().positions().write(guess);
            assertThat(text).contains("9B: 0505 reduced");
            guesses.add(
                    text.lines()
                            .filter(line -> line.matches(" *(69|150)/50: .*"))
                            .map(String::strip)
                            .sorted()
                            .toList()
                            .toString());
        }
        assertThat(guesses)
                .containsExactlyInAnyOrder(
                        "[150/50: 1612 reduced, 69/50: 1812]",
                        "[150/50: 1612, 69/50: 1812 reduced]",
                        "[150/50: 1812 reduced, 69/50: 1612]",
                        "[150/50: 1812, 69/50: 1612 reduced]");
    }
}
