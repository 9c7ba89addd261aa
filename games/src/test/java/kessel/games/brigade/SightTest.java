package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import kessel.engine.game.Panel;
import kessel.engine.game.View;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What a side finds on the table besides the units: zones, the combat, who comes and who left. */
class SightTest {
    private static Map<String, List<String>> zones(Table table, String side) {
        Map<String, List<String>> zones = new TreeMap<>();
        for (View.Overlay overlay : table.seenBy(side).overlays()) {
            assertThat(overlay.id()).isEqualTo("zones");
            zones.put(overlay.side(), overlay.hexes());
        }
        return zones;
    }

    private static Panel.Battle combat(Table table, String side) {
        return table.panel(side, Panel.Battle.class);
    }

    private static int total(Panel.Battle combat, String id) {
        return combat.sums().stream()
                .filter(sum -> sum.id().equals(id))
                .findFirst()
                .orElseThrow()
                .tally()
                .total();
    }

    private static List<String> sums(Panel.Battle combat) {
        return combat.sums().stream().map(Panel.Sum::id).toList();
    }

    private static List<String> notes(Table table, Panel.Battle combat) {
        return combat.notes().stream().map(table::told).toList();
    }

    private static List<Panel.Arrival> arrivals(Table table, String side) {
        return table.panel(side, Panel.Arrivals.class).arrivals();
    }

    @Test
    @Rule({"gazala 4.1.2a", "blitzkrieg 4.1.2-obs2a"})
    void everybodySeesWhereTheZonesOfEachSideBindTheOther() {
        Table table = Table.gazala().with("69/50 at 1612", "9B at 0505");
        assertThat(zones(table, "axis"))
                .isEqualTo(
                        Map.of(
                                "axis",
                                List.of("0504", "0405", "0605", "0406", "0506", "0606"),
                                "allies",
                                List.of("1511", "1611", "1711", "1512", "1712", "1613")));
        // In their fortifications no zone binds the French.
        Table fort = Table.blitzkrieg().with("27/12ID at 3717");
        assertThat(zones(fort, "german").get("german").toString())
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
        assertThat(notes(table, combat(table, "axis")))
                .anyMatch(note -> note.startsWith("Nobody takes part yet."));
        assertThat(sums(combat(table, "axis"))).isEmpty();
        table.play("join 5/21Pz", "air 4");
        Panel.Battle gathered = combat(table, "axis");
        assertThat(total(gathered, "attack")).isEqualTo(8 + 4);
        assertThat(gathered.target()).isEqualTo("1612");
        assertThat(table.told(gathered.title())).isEqualTo("Attack on 1612");
        assertThat(notes(table, gathered))
                .containsExactly(
                        "Air points: 4", "The odds stay hidden until the attack is declared.");
        assertThat(sums(gathered)).containsExactly("attack");
        assertThat(gathered.column()).isNull();
        assertThat(gathered.chances()).isEmpty();
        assertThat(combat(table, "allies")).as("not yet declared").isNull();
        table.play("declare");
        assertThat(combat(table, "axis").column()).isNull();
        assertThat(sums(combat(table, "axis"))).containsExactly("attack");
        Panel.Battle answer = combat(table, "allies");
        assertThat(table.told(answer.title())).isEqualTo("Defence of 1612");
        assertThat(total(answer, "defence")).isEqualTo(5);
        assertThat(total(answer, "shifts")).as("armour against infantry").isEqualTo(1);
        assertThat(answer.column().heading()).isEqualTo("3-1");
        assertThat(answer.chances().stream().mapToInt(Panel.Outlook::rolls).sum()).isEqualTo(36);
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
        assertThat(combat(table, "axis").column().heading()).isEqualTo("2-1");
        assertThat(total(combat(table, "axis"), "defence")).isEqualTo(5);
        table.play("cancel", "attack 1506", "air 10");
        Panel.Battle raid = combat(table, "axis");
        assertThat(table.told(raid.title())).isEqualTo("Air attack on 1506");
        assertThat(notes(table, raid)).contains("Value: 20");
        assertThat(raid.column().heading()).isEqualTo("1-10");
        assertThat(sums(raid)).containsExactly("attack", "shifts");
        assertThat(total(combat(table, "axis"), "shifts")).as("a ridge").isEqualTo(-2);
    }

    @Test
    @Rule({"gazala 11.1.3a", "blitzkrieg 4.2.2b"})
    void everybodySeesWhoIsStillToComeWhenAndWhere() {
        Table due = Table.gazala().with("10/5Ind at due");
        assertThat(arrivals(due, "axis"))
                .singleElement()
                .satisfies(
                        arrival -> {
                            assertThat(arrival.piece()).isEqualTo("10/5Ind");
                            assertThat(arrival.turn()).isEqualTo(5);
                            assertThat(arrival.edge()).isEqualTo("east");
                            assertThat(arrival.hexes()).contains("2508").doesNotContain("2408");
                            assertThat(arrival.returning()).isFalse();
                        });
        Table back =
                Table.blitzkrieg()
                        .turn(4)
                        .with(
                                "66/18DI at gone 0112 west turn-3",
                                "27/12ID at gone 3711 east turn-2");
        assertThat(arrivals(back, "german"))
                .singleElement()
                .satisfies(
                        arrival -> {
                            assertThat(arrival.piece()).isEqualTo("66/18DI");
                            assertThat(arrival.turn()).isEqualTo(4);
                            assertThat(arrival.returning()).isTrue();
                            assertThat(arrival.hexes()).contains("0112");
                        });
        Panel.Box gone = back.box("german", "gone");
        assertThat(gone.groups().stream().map(group -> back.told(group.title())))
                .containsExactly("over the east edge", "over the west edge");
        assertThat(gone.groups().stream().flatMap(group -> group.pieces().stream()))
                .containsExactly("27/12ID", "66/18DI");
    }

    /** In a lesson's corner of the map most units have no part: nobody looks for them there. */
    @Test
    void whoHasNoPartInTheGameDoesNotLieOnTheTable() {
        Table table =
                Table.gazala()
                        .turn(3)
                        .with("5/21Pz at 0810", "1FL at destroyed")
                        .with("61/Trento at gone 0116 south turn-2", "10/5Ind at due");
        for (String side : List.of("axis", "allies")) {
            assertThat(table.seenBy(side).pieces())
                    .extracting(View.Piece::where)
                    .containsExactlyInAnyOrder("0810", "destroyed", "gone", "due");
        }
    }

    @Test
    @Rule({"gazala 9.3c", "diadem 11.2a"})
    void eachGameShowsItsOwnMarks() {
        Table mines = Table.gazala().line("cleared: [1007]");
        assertThat(mines.marked("axis", "cleared")).containsExactly("1007");
        assertThat(mines.panel("axis", Panel.Notes.class)).isNull();
        Table fallen = Table.gazala().line("tobruk-fallen: true");
        Panel.Notes notes = fallen.panel("axis", Panel.Notes.class);
        assertThat(notes.lines().stream().map(fallen::told))
                .containsExactly("Tobruk has fallen to the Axis in this match.");
        assertThat(Table.diadem().marked("axis", "cleared")).isEmpty();
        assertThat(Table.diadem().marked("axis", "captured")).isEmpty();
        assertThat(Table.diadem().panel("axis", Panel.Ask.class)).isNull();
        Table end =
                Table.diadem()
                        .turn(7)
                        .step("disbanding allies")
                        .line("to-disband: 1")
                        .with("24G at 1404 reduced", "1G at 1306 reduced");
        Panel.Ask ask = end.panel("allies", Panel.Ask.class);
        assertThat(end.told(ask.owed())).isEqualTo("Still to remove: 1");
        assertThat(end.panel("axis", Panel.Ask.class)).as("asked of the other side").isNull();
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
            String text = Table.GAZALA.positions().write(guess);
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
