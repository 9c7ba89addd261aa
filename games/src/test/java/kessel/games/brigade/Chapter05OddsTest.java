package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import kessel.engine.game.Panel;
import kessel.engine.game.View;
import kessel.games.brigade.data.ResultsTable;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter05OddsTest {
    /** The Axis may attack 1612 from two hexes to the west of it; 1613 touches only 1512. */
    private static Table axisAttacks() {
        return Table.gazala()
                .step("fighting axis")
                .air("allies", 0)
                .with("104/21Pz at 1512", "5/21Pz at 1512", "115/15Pz at 1511")
                .with("69/50 at 1612", "151/50 at 1612", "150/50 at 1613");
    }

    @Test
    @Rule({"gazala 5.0a"})
    void onlyEnemiesInAdjacentHexesAreEngaged() {
        Table.gazala()
                .step("fighting axis")
                .air("axis", 0)
                .with("104/21Pz at 1512", "115/15Pz at 1511", "9B at 1411")
                .with("69/50 at 1612", "150/50 at 1712")
                .refused("5.0a", "attack 1712")
                .play("attack 1612")
                .allowed("join 104/21Pz")
                .allowed("join 115/15Pz")
                .refused("5.0a", "join 9B");
    }

    @Test
    @Rule({"gazala 5.0b"})
    void theSideThatMovedLastIsTheAttacker() {
        Table.gazala()
                .step("moving allies")
                .with("69/50 at 1612", "104/21Pz at 1512")
                .play("end")
                .waits("fighting allies")
                .refused("5.0c", "attack 1612")
                .play("attack 1512")
                .refused("3.0c", "join 104/21Pz")
                .allowed("join 69/50");
    }

    @Test
    @Rule({"gazala 5.0c", "brigade R08"})
    void anAttackHasOneTargetAndAUnitAttacksOnce() {
        Table table =
                axisAttacks()
                        .play("attack 1612", "join 104/21Pz", "join 115/15Pz")
                        .refused("5.0c", "join 104/21Pz")
                        .refused("3.0a", "attack 1613");
        assertThat(table.attackStrength()).isEqualTo(6);
        assertThat(table.defenceStrength()).isEqualTo(10);
        table.play("air 24")
                .rolls(1, 2)
                .play("declare")
                .play("retreat 69/50 1612-1711", "retreat 151/50 1612-1711", "halt")
                .play("attack 1613")
                .refused("5.0c", "join 104/21Pz")
                .allowed("join 5/21Pz");
    }

    @Test
    @Rule({"gazala 5.0c", "brigade R08"})
    void anEmptyHexAndAnEmptyAttackAreNone() {
        axisAttacks()
                .refused("5.0c", "attack 1711")
                .refused("5.0c", "attack 1512")
                .play("attack 1612")
                .refused("3.0c", "declare");
    }

    @Test
    @Rule({"gazala 3.0c", "brigade R10"})
    void attacksAreMadeOneAfterAnotherInTheOrderTheAttackerLikes() {
        axisAttacks()
                .allowed("attack 1612")
                .play("attack 1613", "join 5/21Pz", "air 7")
                .refused("3.0a", "attack 1612")
                .refused("3.0a", "end")
                .rolls(1, 2)
                .play("declare")
                .refused("3.0a", "attack 1612")
                .play("retreat 150/50 1613-1713")
                .refused("3.0a", "attack 1612")
                .play("halt")
                .allowed("attack 1612");
    }

    @Test
    @Rule({"gazala 5.1a", "gazala 5.1.7b", "brigade R21"})
    void aCombatGoesFromShiftsToDiceToLossesToRetreatsToTheAdvance() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("104/21Pz at 1707", "115/15Pz at 1708", "69/50 at 1808")
                        .play("attack 1808", "join 104/21Pz", "join 115/15Pz", "air 19")
                        .rolls(2, 2)
                        .play("declare", "lose 104/21Pz", "retreat 69/50 1808-1908")
                        .play("advance 115/15Pz 1708-1808", "halt");
        assertThat(table.cited())
                .containsSubsequence("3.0c", "5.1.2a", "5.1.6a", "7.0a", "7.0a", "5.3a", "5.2a");
        table.reduced("69/50").reduced("104/21Pz").at("69/50", "1908").at("115/15Pz", "1808");
    }

    @Test
    @Rule({"gazala 5.1.1a", "gazala 5.1.1b"})
    void bothSidesAddUpTheirPowersTheirGunsAndTheirAirPoints() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "115/15Pz at 1511", "PzA at 1412")
                        .with("69/50 at 1612", "201G at 1612", "8Ex at 1812")
                        .play("attack 1612", "join 5/21Pz", "join 115/15Pz");
        assertThat(table.attackStrength()).as("attack powers").isEqualTo(8 + 3);
        assertThat(table.defenceStrength()).as("defence powers").isEqualTo(5 + 6);
        table.play("join PzA", "air 5", "declare");
        assertThat(table.attackStrength()).isEqualTo(8 + 3 + 4 + 5);
        table.play("join 8Ex", "air 2");
        assertThat(table.defenceStrength()).isEqualTo(5 + 6 + 3 + 2);
    }

    @Test
    @Rule({"gazala 5.1.1c", "gazala G4"})
    void elevenAgainstFourIsTwoToOne() {
        Table table =
                Table.gazala()
                        .step("fighting allies")
                        .with("4/7Arm at 1612", "7Mot/7Arm at 1612", "132/Ariete at 1512")
                        .play("attack 1512", "join 4/7Arm", "join 7Mot/7Arm");
        assertThat(table.attackStrength()).isEqualTo(11);
        assertThat(table.defenceStrength()).isEqualTo(4);
        assertThat(table.shifts()).isEmpty();
        assertThat(table.column()).isEqualTo("2-1");
        assertThat(table.play("air 1").column()).as("12 to 4").isEqualTo("3-1");
    }

    @Test
    @Rule({"gazala 5.1.1d", "gazala 5.1.1e", "gazala G8", "brigade R12", "brigade R13"})
    void fractionsAreDroppedAgainstTheAttackerAndTheTableHasTwoEnds() {
        assertOdds(3, 4, "1-2");
        assertOdds(4, 7, "1-2");
        assertOdds(4, 8, "1-2");
        assertOdds(4, 9, "1-3");
        assertOdds(1, 4, "1-4");
        assertOdds(1, 6, "1-4");
        assertOdds(36, 4, "9-1");
        assertOdds(50, 4, "9-1");
        assertOdds(35, 4, "8-1");
        assertOdds(4, 4, "1-1");
        assertOdds(7, 4, "1-1");
        assertOdds(8, 4, "2-1");
    }

    private static void assertOdds(int attack, int defence, String column) {
        ResultsTable table = Table.GAZALA.campaign().combat();
        assertThat(table.column(table.odds(attack, defence)))
                .as(attack + " to " + defence)
                .isEqualTo(column);
    }

    @Test
    @Rule({"gazala 5.1.1d", "brigade R12"})
    void threeAgainstFiveIsFoughtAtOneToTwo() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("104/21Pz at 1512", "69/50 at 1612")
                        .play("attack 1612", "join 104/21Pz");
        assertThat(table.column()).isEqualTo("1-2");
    }

    @Test
    @Rule({"gazala 5.1.1e", "gazala 5.1.2a", "gazala 5.1.3b", "gazala G11", "brigade R13"})
    void twelveAgainstOneInABesiegedCityIsEightToOne() {
        Table table =
                Table.gazala()
                        .step("fighting allies")
                        .with("85/Sabratha at 1808 reduced", "2/1Arm at 1807")
                        .with("7Mot/7Arm at 1807", "3Ind/7Arm at 1809")
                        .play("attack 1808", "join 2/1Arm", "join 7Mot/7Arm", "join 3Ind/7Arm");
        assertThat(table.attackStrength()).isEqualTo(12);
        assertThat(table.defenceStrength()).isEqualTo(1);
        assertThat(table.shifts()).containsExactly("5.1.2a -2", "5.1.3b 1");
        assertThat(table.column()).isEqualTo("8-1");
    }

    @Test
    @Rule({"gazala 5.1.1e", "brigade R13"})
    void hopelessOddsStartAtOneToFourBeforeTheyAreShifted() {
        Table besieged =
                Table.gazala()
                        .step("fighting axis")
                        .with("GenIt at 1611", "85/Sabratha at 1613", "201G at 1612")
                        .play("attack 1612", "join GenIt");
        assertThat(besieged.shifts()).containsExactly("5.1.3b 1");
        assertThat(besieged.column()).as("1 to 6, one column right").isEqualTo("1-3");
    }

    @Test
    @Rule({"gazala 5.1.1e", "brigade R13"})
    void shiftsStopAtTheEndsOfTheTable() {
        Table low =
                Table.gazala()
                        .step("fighting axis")
                        .with("GenIt at 1708", "201G at 1808")
                        .play("attack 1808", "join GenIt");
        assertThat(low.shifts()).containsExactly("5.1.2a -2");
        assertThat(low.column()).isEqualTo("1-4");
        Table high =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "3Ind/7Arm at 1612")
                        .play("attack 1612", "join 5/21Pz", "air 30");
        assertThat(high.shifts()).containsExactly("5.1.5a 1");
        assertThat(high.column()).isEqualTo("9-1");
    }

    // Secrecy.

    /** One British tank brigade within reach of a panzer regiment, one far away. */
    private static Table tanks(String near, String far) {
        return Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", near.replace(" at", " at 1612"))
                .with(far.replace(" at", " at 2012"));
    }

    @Test
    @Rule({"gazala 5.1.1-obs1", "brigade R11"})
    void theAttackerSeesNoDefenceValuesUntilItHasDeclared() {
        Table table = tanks("1Tk at reduced", "4/7Arm at");
        assertHidden(table.seenBy("axis", "1612"));
        table.play("attack 1612", "join 5/21Pz", "air 3");
        assertHidden(table.seenBy("axis", "1612"));
        table.play("declare").waits("defending allies");
        View.Piece seen = table.seenBy("axis", "1612").getFirst();
        assertThat(seen.id()).isEqualTo("1Tk");
        assertThat(seen.values()).containsExactly(2, 3, 10, 0);
        assertThat(seen.states()).contains("reduced");
        assertHidden(table.seenBy("axis", "2012"));
    }

    private static void assertHidden(List<View.Piece> pieces) {
        assertThat(pieces).hasSize(1);
        View.Piece piece = pieces.getFirst();
        assertThat(piece.id()).isNull();
        assertThat(piece.values()).isNull();
        assertThat(piece.kind()).isEqualTo("british armour");
        assertThat(piece.states()).doesNotContain("reduced");
    }

    @Test
    @Rule({"gazala 5.1.1-obs1", "brigade R11"})
    void whatTheAttackerSeesOfItsAttackSaysNothingOfTheDefence() {
        Table weak = tanks("1Tk at reduced", "4/7Arm at").play("attack 1612", "join 5/21Pz");
        Table strong = tanks("4/7Arm at", "1Tk at reduced").play("attack 1612", "join 5/21Pz");
        assertThat(weak.defenceStrength()).isNotEqualTo(strong.defenceStrength());
        assertThat(weak.seenBy("axis")).isEqualTo(strong.seenBy("axis"));
    }

    @Test
    @Rule({"gazala 5.1.1-obs1", "brigade R11"})
    void aPlayerWhoGuessesLearnsNothingOfWhatIsHidden() {
        Table one = tanks("1Tk at reduced", "4/7Arm at");
        Table other = tanks("4/7Arm at", "1Tk at reduced");
        assertThat(one.position()).isNotEqualTo(other.position());
        assertThat(one.seenBy("axis")).isEqualTo(other.seenBy("axis"));
        boolean differs = false;
        for (long seed = 0; seed < 20; seed++) {
            BrigadePosition guess = one.guessedBy("axis", seed);
            assertThat(guess).isEqualTo(other.guessedBy("axis", seed));
            differs |= !guess.equals(one.position());
        }
        assertThat(differs).as("guesses are drawn at random").isTrue();
    }

    @Test
    @Rule({"gazala 5.1.1-obs1"})
    void theAttackersValuesAreHiddenFromTheDefenderUntilTheyAreDeclared() {
        Table table = tanks("1Tk at", "4/7Arm at").play("attack 1612", "join 5/21Pz");
        assertThat(table.seenBy("allies", "1512").getFirst().values()).isNull();
        assertThat(table.panel("allies", Panel.Battle.class)).isNull();
        table.play("declare");
        assertThat(table.seenBy("allies", "1512").getFirst().values()).containsExactly(8, 6, 16, 0);
    }

    @Test
    @Rule({"gazala 5.1.1-obs1"})
    void whatIsSeenInACombatIsHiddenAgainAfterIt() {
        Table table =
                tanks("1Tk at", "4/7Arm at")
                        .air("allies", 0)
                        .play("attack 1612", "join 5/21Pz")
                        .rolls(3, 3)
                        .play("declare", "retreat 5/21Pz 1512-1412")
                        .waits("fighting axis");
        assertHidden(table.seenBy("axis", "1612"));
        assertThat(table.seenBy("allies", "1412").getFirst().id()).isNull();
    }

    @Test
    @Rule({"gazala 5.1.1-obs1"})
    void openOddsLayTheValuesOpen() {
        Table table = tanks("1Tk at reduced", "4/7Arm at").line("options: [open-odds]");
        assertThat(table.seenBy("axis", "1612").getFirst().values()).containsExactly(2, 3, 10, 0);
    }

    @Test
    @Rule({"gazala 5.1.1-obs1"})
    void aLossOnMinesDoesNotShowWhichUnitIsReduced() {
        Table table = Table.gazala().with("7B at 0909").rolls(1).play("7B 0909-1010").reduced("7B");
        assertThat(table.seenBy("allies", "1010").getFirst().states()).containsExactly("moved");
        assertThat(table.panel("allies", Panel.Census.class).counts())
                .extracting(Panel.Count::id, Panel.Count::number)
                .containsExactly(tuple("italian infantry", 1));
    }

    @Test
    @Rule({"gazala 5.1.1-obs2", "brigade R11"})
    void onceDeclaredTheAttackStands() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "115/15Pz at 1511", "69/50 at 1612")
                        .play("attack 1612", "join 5/21Pz", "declare")
                        .waits("defending allies")
                        .refused("8.0e", "join 115/15Pz")
                        .refused("3.0a", "declare")
                        .refused("3.0a", "attack 1612");
        assertThat(table.seenBy("allies", "1512").getFirst().values().getFirst())
                .as("the defender answers knowing the attack")
                .isEqualTo(8);
    }

    @Test
    @Rule({"gazala 5.1.1-obs2", "gazala 6.2-obs2", "brigade R11"})
    void onceTheDefenderHasAnsweredNothingChanges() {
        Table.gazala()
                .step("fighting axis")
                .with("5/21Pz at 1512", "69/50 at 1612", "150/50 at 1612", "8Ex at 1812")
                .play("attack 1612", "join 5/21Pz", "air 4", "declare", "air 2")
                .refused("6.1b", "air 2")
                .rolls(1, 1)
                .play("stand")
                .waits("retreating allies")
                .refused("3.0a", "join 8Ex")
                .refused("3.0a", "air 1")
                .refused("3.0a", "join 5/21Pz");
    }
}
