package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter10FortificationTest {
    @Test
    @Rule({"gazala 10.0a", "gazala T-TER-h"})
    void aFortificationNeitherCostsNorSparesMovementPoints() {
        for (String unit : List.of("61/Trento", "115/15Pz", "8/15Pz")) {
            Table table = Table.gazala().with(unit + " at 0903");
            assertThat(table.costTerms(unit + " 0903-0803")).containsExactly("T-TER-a 1");
            table.allowed(unit + " 0903-0803-0902");
        }
        // Its ridge costs what a ridge costs.
        Table ridge = Table.gazala().with("115/15Pz at 0803", "61/Trento at 0803");
        assertThat(ridge.costTerms("115/15Pz 0803-0802")).containsExactly("T-TER-c 3");
        assertThat(ridge.costTerms("61/Trento 0803-0802")).containsExactly("T-TER-c 2");
    }

    @Test
    @Rule({"gazala 10.0b", "gazala T-TER-h", "gazala 5.1.2-obs1"})
    void aFortificationAddsAColumnToThoseOfTheTerrain() {
        Table open = attack("1FL at 1012", "61/Trento at 1013");
        assertThat(open.shifts()).containsExactly("10.0b -1");
        Table ridge = attack("3/1SA at 0802", "61/Trento at 0701");
        assertThat(ridge.shifts()).containsExactly("5.1.2a -2", "10.0b -1");
        Table city = Table.changed("gazala/map.yaml", "fort: [0802,", "fort: [1002, 0802,");
        city.with("1/1SA at 1002", "61/Trento at 1003").step("fighting axis");
        city.play("attack 1002", "join 61/Trento");
        assertThat(city.shifts()).containsExactly("5.1.2a -2", "10.0b -1");
        Table none = attack("1/1SA at 0713", "61/Trento at 0613");
        assertThat(none.shifts()).isEmpty();
    }

    private static Table attack(String defender, String attacker) {
        String hex = defender.substring(defender.indexOf(" at ") + 4);
        return Table.gazala()
                .with(defender, attacker)
                .step("fighting axis")
                .play("attack " + hex, "join " + attacker.substring(0, attacker.indexOf(' ')));
    }

    @Test
    @Rule({"gazala 10.0b", "gazala T-TER-b", "gazala T-TER-c", "gazala T-TER-a", "brigade R20"})
    void itProtectsAgainstBombardmentAndAirAttackToo() {
        assertThat(bombed("1/1SA", "0713").bombardmentShifts()).isEmpty();
        assertThat(bombed("1FL", "1012").bombardmentShifts()).containsExactly("10.0b -1");
        assertThat(bombed("3/1SA", "0802").bombardmentShifts())
                .containsExactly("5.1.2a -2", "10.0b -1");
        assertThat(bombed("1/1SA", "1002").bombardmentShifts()).containsExactly("5.1.2a -2");
        assertThat(bombed("1/1SA", "1102").bombardmentShifts()).containsExactly("5.1.2a -2");
        Table guns =
                Table.gazala()
                        .with("1FL at 1012", "PzA at 0810", "AK at 0811")
                        .step("fighting axis")
                        .play("attack 1012", "join PzA", "join AK");
        assertThat(guns.bombardmentShifts()).containsExactly("10.0b -1");
        assertThat(guns.bombardmentValue()).isEqualTo(14);
        assertThat(guns.bombardmentColumn()).isEqualTo("1-10");
    }

    private static Table bombed(String unit, String hex) {
        return Table.gazala()
                .with(unit + " at " + hex)
                .step("fighting axis")
                .play("attack " + hex, "air 1");
    }

    @Test
    @Rule({
        "gazala T-TER-b",
        "gazala T-TER-c",
        "gazala T-TER-e",
        "gazala T-TER-f",
        "gazala T-TER-g"
    })
    void theTerrainTableGivesTheDefenderItsColumns() {
        assertThat(attack("1/1SA at 1002", "61/Trento at 1003").shifts())
                .containsExactly("5.1.2a -2");
        assertThat(attack("1/1SA at 1102", "61/Trento at 1103").shifts())
                .containsExactly("5.1.2a -2");
        assertThat(attack("4/2SA at 2005", "61/Trento at 1904").shifts())
                .containsExactly("5.1.2b -2");
        // Roads and trails are open ground for combat, but a trail over a ridge changes nothing.
        assertThat(attack("1/1SA at 0902", "61/Trento at 0903").shifts()).isEmpty();
        assertThat(attack("1/1SA at 1204", "61/Trento at 1205").shifts()).isEmpty();
        assertThat(attack("1/1SA at 1404", "61/Trento at 1405").shifts())
                .containsExactly("5.1.2a -2");
        assertThat(attack("1/1SA at 0902", "8/15Pz at 0903").shifts()).containsExactly("5.1.5a 1");
        assertThat(attack("1/1SA at 1204", "8/15Pz at 1205").shifts()).containsExactly("5.1.5a 1");
    }

    @Test
    @Rule({"gazala 10.0b", "gazala 4.1.2f"})
    void itCountsForDominance() {
        Table table = Table.gazala().with("61/Trento at 1013", "1FL at 1012").step("moving allies");
        table.play("end").allowed("end");
        Table axis = Table.gazala().with("61/Trento at 1012", "1FL at 1013");
        axis.play("end").allowed("end");
    }

    @Test
    @Rule("gazala 10.0-obs1")
    void itServesWhoeverOccupiesItAndOutlivesEveryFight() {
        Table axis =
                Table.gazala()
                        .with("61/Trento at 1012", "1FL at 1013")
                        .step("fighting allies")
                        .play("attack 1012", "join 1FL");
        assertThat(axis.shifts()).containsExactly("10.0b -1");
        // Taken by storm, it protects the victors against the counter-attack.
        Table storm =
                Table.gazala()
                        .with("8/15Pz at 1013", "5/21Pz at 1013", "3Ind/7Arm at 1012")
                        .with("201G at 1211")
                        .air("allies", 0)
                        .air("axis", 0)
                        .step("fighting axis")
                        .rolls(1, 4)
                        .play("attack 1012", "join 8/15Pz", "join 5/21Pz", "declare");
        storm.play("retreat 3Ind/7Arm 1012-1111", "advance 8/15Pz 1013-1012", "halt", "end");
        storm.play("end", "attack 1012", "join 3Ind/7Arm");
        assertThat(storm.shifts()).contains("10.0b -1");
    }
}
