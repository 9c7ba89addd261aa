package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.engine.game.View;
import kessel.games.brigade.data.ResultsTable;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg05OddsTest {
    private static Table germansAttack(String... units) {
        return Table.blitzkrieg().step("fighting german").air("french", 0).with(units);
    }

    @Test
    @Rule("blitzkrieg 5.0a")
    void enemiesInNeighbouringHexesAreEngagedAndNobodyElse() {
        germansAttack("27/12ID at 2013", "48/12ID at 1912", "66/18DI at 2113", "77/18DI at 2213")
                .air("german", 0)
                .refused("5.0a", "attack 2213")
                .play("attack 2113")
                .allowed("join 27/12ID")
                .refused("5.0a", "join 48/12ID");
    }

    @Test
    @Rule("blitzkrieg 5.0b")
    void theSideThatHasJustMovedIsTheAttacker() {
        Table.blitzkrieg()
                .with("27/12ID at 2013", "66/18DI at 2113")
                .step("moving french")
                .play("end")
                .waits("fighting french")
                .refused("5.0c", "attack 2113")
                .play("attack 2013")
                .refused("3.0c", "join 27/12ID")
                .allowed("join 66/18DI");
    }

    @Test
    @Rule("blitzkrieg 5.0c")
    void anAttackHasOneTargetHexAndEverybodyInItDefends() {
        Table table =
                germansAttack("PR2/1Pz at 2013", "27/12ID at 2013", "48/12ID at 2112")
                        .with("66/18DI at 2113", "77/18DI at 2113", "518GBC at 2014")
                        .refused("5.0c", "attack 2012")
                        .play("attack 2113", "join PR2/1Pz", "join 48/12ID")
                        .refused("5.0c", "join PR2/1Pz")
                        .refused("3.0a", "attack 2014");
        assertThat(table.attackStrength()).isEqualTo(14);
        assertThat(table.defenceStrength()).as("the whole stack").isEqualTo(8);
        // 27/12ID of the same stack may attack another hex, PR2/1Pz has had its turn.
        table.play("air 10")
                .rolls(2, 3)
                .play("declare", "lose 48/12ID")
                .play("retreat 66/18DI 2113-2214", "retreat 77/18DI 2113-2214", "halt")
                .play("attack 2014")
                .refused("5.0c", "join PR2/1Pz")
                .allowed("join 27/12ID");
    }

    @Test
    @Rule({"blitzkrieg 5.1.1a", "blitzkrieg 5.1.1b"})
    void bothSidesAddUpTheirPowersTheirGunsAndTheirAirPoints() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("PR2/1Pz at 2013", "27/12ID at 2112", "AOK12 at 1812")
                        .with("66/18DI at 2113", "518GBC at 2113", "RAII at 2214")
                        .play("attack 2113", "join PR2/1Pz", "join 27/12ID");
        assertThat(table.attackStrength()).as("attack powers").isEqualTo(10 + 4);
        assertThat(table.defenceStrength()).as("defence powers").isEqualTo(4 + 5);
        table.play("join AOK12", "air 6", "declare");
        assertThat(table.attackStrength()).isEqualTo(10 + 4 + 4 + 6);
        table.play("join RAII", "air 2");
        assertThat(table.defenceStrength()).isEqualTo(4 + 5 + 3 + 2);
    }

    @Test
    @Rule({"blitzkrieg 5.1.1c", "blitzkrieg B4"})
    void elevenAgainstFourIsTwoToOne() {
        Table table =
                germansAttack("PR2/1Pz at 2013", "66/18DI at 2113")
                        .play("attack 2113", "join PR2/1Pz", "air 1");
        assertThat(table.attackStrength()).isEqualTo(11);
        assertThat(table.defenceStrength()).isEqualTo(4);
        assertThat(table.shifts()).isEmpty();
        assertThat(table.column()).isEqualTo("2-1");
        Table twelve =
                germansAttack("PR2/1Pz at 2013", "66/18DI at 2113")
                        .play("attack 2113", "join PR2/1Pz", "air 2");
        assertThat(twelve.column()).isEqualTo("3-1");
    }

    @Test
    @Rule("blitzkrieg 5.1.1c")
    void fractionsAreDroppedAgainstTheAttackerAndTheTableHasTwoEnds() {
        assertOdds(3, 4, "1-2");
        assertOdds(4, 8, "1-2");
        assertOdds(4, 9, "1-3");
        assertOdds(1, 4, "1-4");
        assertOdds(1, 9, "1-4");
        assertOdds(4, 4, "1-1");
        assertOdds(7, 4, "1-1");
        assertOdds(35, 4, "8-1");
        assertOdds(36, 4, "9-1");
        assertOdds(90, 4, "9-1");
    }

    private static void assertOdds(int attack, int defence, String column) {
        ResultsTable table = Table.BLITZKRIEG.campaign().combat();
        assertThat(table.column(table.odds(attack, defence)))
                .as(attack + " to " + defence)
                .isEqualTo(column);
    }

    @Test
    @Rule("blitzkrieg 5.1.1c")
    void allShiftsAreNettedAndStopAtTheEndsOfTheTable() {
        // 70 to 4 counts as 9-1 before the two columns of the city.
        Table high =
                germansAttack("PR2/1Pz at 1115", "66/18DI at 1116")
                        .play("attack 1116", "join PR2/1Pz", "air 60");
        assertThat(high.shifts()).containsExactly("5.1.2a -2");
        assertThat(high.column()).isEqualTo("7-1");
        // 2 to 12 counts as 1-4, and stays there.
        Table low =
                germansAttack("511Eng at 1115", "66/18DI at 1116", "77/18DI at 1116")
                        .play("attack 1116", "join 511Eng");
        assertThat(low.column()).isEqualTo("1-4");
        // City and complete division against siege and complete division: two columns left.
        Table net =
                germansAttack("PR11/6Pz at 1115", "SR4/6Pz at 1117", "27/12ID at 1117")
                        .with("66/18DI at 1116", "77/18DI at 1116", "125/18DI at 1116")
                        .play("attack 1116", "join PR11/6Pz", "join SR4/6Pz", "air 20");
        assertThat(net.shifts())
                .containsExactlyInAnyOrder("5.1.2a -2", "5.1.3b 1", "5.1.4a 1", "5.1.4a -1");
        assertThat(net.attackStrength()).isEqualTo(36);
        assertThat(net.defenceStrength()).isEqualTo(12);
        assertThat(net.column()).as("3-1, one left").isEqualTo("2-1");
    }

    // Secrecy.

    private static Table tanks(String near, String far) {
        return Table.blitzkrieg()
                .step("fighting german")
                .with("PR2/1Pz at 2013", near.replace(" at", " at 2113"))
                .with(far.replace(" at", " at 2317"));
    }

    @Test
    @Rule("blitzkrieg 5.1.1-obs1")
    void theAttackerSeesNoDefenceValuesUntilItHasDeclared() {
        Table table = tanks("518GBC at reduced", "B/1DCR at");
        assertHidden(table.seenBy("german", "2113"));
        table.play("attack 2113", "join PR2/1Pz", "air 3");
        assertHidden(table.seenBy("german", "2113"));
        table.play("declare").waits("defending french");
        View.Piece seen = table.seenBy("german", "2113").getFirst();
        assertThat(seen.id()).isEqualTo("518GBC");
        assertThat(seen.values()).containsExactly(3, 3, 7, 0);
        assertThat(seen.states()).contains("reduced");
        assertHidden(table.seenBy("german", "2317"));
        assertThat(
                        tanks("518GBC at reduced", "B/1DCR at")
                                .line("options: [open-odds]")
                                .seenBy("german", "2113")
                                .getFirst()
                                .values())
                .containsExactly(3, 3, 7, 0);
    }

    private static void assertHidden(List<View.Piece> pieces) {
        assertThat(pieces).hasSize(1);
        View.Piece piece = pieces.getFirst();
        assertThat(piece.id()).isNull();
        assertThat(piece.values()).isNull();
        assertThat(piece.kind()).isEqualTo("french armour");
        assertThat(piece.states()).doesNotContain("reduced");
    }

    @Test
    @Rule("blitzkrieg 5.1.1-obs1")
    void neitherTheViewNorAGuessTellsTheTanksApart() {
        Table weak = tanks("518GBC at reduced", "B/1DCR at");
        Table strong = tanks("B/1DCR at", "518GBC at reduced");
        assertThat(weak.seenBy("german")).isEqualTo(strong.seenBy("german"));
        for (long seed = 0; seed < 10; seed++) {
            assertThat(weak.guessedBy("german", seed)).isEqualTo(strong.guessedBy("german", seed));
        }
        weak.play("attack 2113", "join PR2/1Pz");
        strong.play("attack 2113", "join PR2/1Pz");
        assertThat(weak.defenceStrength()).isNotEqualTo(strong.defenceStrength());
        assertThat(weak.seenBy("german")).isEqualTo(strong.seenBy("german"));
    }

    @Test
    @Rule("blitzkrieg 5.1.1-obs2")
    void theDefenderAnswersKnowingTheAttackAndThenNothingChanges() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with(
                                "PR2/1Pz at 2013",
                                "27/12ID at 2013",
                                "66/18DI at 2113",
                                "RAII at 2213")
                        .play("attack 2113", "join PR2/1Pz", "declare")
                        .waits("defending french")
                        .refused("8.0d", "join 27/12ID")
                        .refused("3.0a", "declare");
        assertThat(table.seenBy("french", "2013").stream().map(View.Piece::id)).contains("PR2/1Pz");
        table.play("air 2")
                .refused("6.1b", "air 2")
                .rolls(1, 1)
                .play("stand")
                .waits("retreating french")
                .refused("3.0a", "join RAII")
                .refused("3.0a", "join 27/12ID")
                .refused("3.0a", "air 1");
    }
}
