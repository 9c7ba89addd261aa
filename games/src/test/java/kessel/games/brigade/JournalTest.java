package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the journal, refusals and prompts say, where words could mislead. */
class JournalTest {
    @Test
    @Rule("gazala 9.1b")
    void aTankThatDiesOnMinesDidNotReachItsDestination() {
        Table table =
                Table.gazala()
                        .with("8/15Pz at 0906 reduced")
                        .rolls(1)
                        .play("8/15Pz 0906-1007-1107")
                        .at("8/15Pz", "destroyed");
        assertThat(table.told())
                .containsExactly(
                        "8/15Pz sets out from 0906 for 1107, over dangerous ground.",
                        "8/15Pz enters the minefield at 1007 and rolls 1: a hit.",
                        "8/15Pz takes a second loss and is eliminated.");
    }

    @Test
    @Rule({"gazala 6.2c", "gazala 5.1.2a"})
    void bombardmentsTellTheirShiftsAsCombatsDo() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("69/50 at 1506")
                        .play("attack 1506", "air 10")
                        .rolls(3, 4)
                        .play("declare");
        assertThat(table.told()).first().isEqualTo("-2: ridge at 1506.");
    }

    @Test
    @Rule("gazala 5.3.3a")
    void aRetreatOutOfASiegeTellsItsWay() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("69/50 at 1612", "104/21Pz at 1511", "9B at 1613")
                        .with("7B at 1710")
                        .play("attack 1612", "join 104/21Pz", "air 7")
                        .rolls(1, 2)
                        .play("declare", "retreat 69/50 1612-1712-1813");
        assertThat(table.told()).contains("69/50 retreats through 1712 to 1813.");
    }

    @Test
    @Rule("gazala 4.1.2i")
    void thePromptNamesThoseWhoMustStillAttack() {
        Table table =
                Table.gazala()
                        .with("9B at 1412", "X at 1412", "69/50 at 1612")
                        .play("9B 1412-1512", "X 1412-1512", "end");
        assertThat(table.prompt("axis"))
                .isEqualTo("Axis: attack. 9B, X must still attack in this phase.");
        assertThat(table.prompt("allies")).isEqualTo("Axis: attack, or end the phase.");
        table.play("attack 1612", "join 9B");
        assertThat(table.prompt("axis"))
                .isEqualTo(
                        "Axis: gather the attack on 1612. X must take part, for want of another"
                                + " enemy to attack.");
        table.play("join X", "declare").rolls(3, 4).play("stand");
        while (!table.moves().contains("end")) {
            table.play(table.moves().getFirst());
        }
        assertThat(table.prompt("axis")).isEqualTo("Axis: attack, or end the phase.");
    }

    @Test
    @Rule("gazala 4.1.2i")
    void aPromptNamesNoMoreThanOneCanRead() {
        Table table =
                Table.gazala()
                        .step("moving axis")
                        .with("9B at 1512", "7B at 1512", "61/Trento at 1512", "69/50 at 1612")
                        .with("62/Trento at 1611", "19/Brescia at 1611", "20/Brescia at 1611")
                        .with("27/Pavia at 1613", "28/Pavia at 1613", "85/Sabratha at 1613")
                        .play("end");
        assertThat(table.prompt("axis")).contains("20/Brescia").doesNotContain("others");
        Table more =
                Table.gazala()
                        .step("moving axis")
                        .with("9B at 1512", "7B at 1512", "61/Trento at 1512", "69/50 at 1612")
                        .with("62/Trento at 1611", "19/Brescia at 1611", "20/Brescia at 1611")
                        .with("27/Pavia at 1613", "28/Pavia at 1613", "85/Sabratha at 1613")
                        .with("86/Sabratha at 1712")
                        .play("end");
        assertThat(more.prompt("axis")).contains(", 2 others must still attack");
    }

    @Test
    @Rule({"diadem T-TER-d", "diadem 4.2.2a", "diadem 4.2.2b"})
    void refusalsSayWhatIsClosedToWhomAndWhichEdge() {
        Table table = Table.diadem().with("26/6Arm at 1405", "576/305DI at 0808", "24G at 0714");
        assertThat(table.refusal("26/6Arm 1405-1504"))
                .isEqualTo("26/6Arm may never enter 1504: mountain is closed to armour.");
        assertThat(table.refusal("26/6Arm 1405-west"))
                .isEqualTo(
                        "26/6Arm cannot leave the map from 1405, which does not lie at the west edge.");
        assertThat(table.refusal("24G 0714-south"))
                .isEqualTo(
                        "24G cannot leave the map from Scauri (0714), which does not lie at the south edge.");
        Table germans = Table.diadem().step("moving axis").with("576/305DI at 1608");
        germans.refused("4.2.2b", "576/305DI 1608-east").refused("4.2.2b", "576/305DI 1608-south");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPa", "gazala 11.2.2b"})
    void numbersAgreeWithTheirWords() {
        Table draw =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("104/21Pz at 1511", "69/50 at 1612", "1Tk at 1612 reduced")
                        .play("attack 1612", "join 104/21Pz", "air 30");
        assertThat(draw.column()).isEqualTo("4-1");
        draw.rolls(1, 1).play("declare").waits("sacrificing allies");
        assertThat(draw.refusal("enough")).isEqualTo("At least one unit must be given up.");
        Table one = Table.gazala().with("9B at destroyed");
        assertThat(one.scoreWords("allies")).contains("1 Italian unit destroyed");
        Table two = Table.gazala().with("9B at destroyed", "7B at destroyed");
        assertThat(two.scoreWords("allies")).contains("2 Italian units destroyed");
    }

    @Test
    @Rule({"blitzkrieg 9.2.2a", "blitzkrieg 9.2.2b"})
    void theJournalTellsWhenTheWayBehindThePanzersCloses() {
        Table table =
                Table.blitzkrieg()
                        .step("moving french")
                        .with(
                                "PR2/1Pz at gone 0104 west turn-1",
                                "PR1/1Pz at gone 0104 west turn-1")
                        .with("SR1/1Pz at gone 0104 west turn-1")
                        .with("66/18DI at 0102", "77/18DI at 0105", "125/18DI at 0108")
                        .with("19/22DI at 0111", "62/22DI at 0114", "248/61DI at 0318");
        assertThat(table.score("german")).isEqualTo(20);
        table.play("248/61DI 0318-0218");
        assertThat(table.score("german")).isZero();
        assertThat(table.cited()).contains("9.2.2b");
        assertThat(table.told())
                .contains(
                        "The French have closed the way west: 20 points for the Panzer divisions that"
                                + " are through do not count now.");
        table.play("248/61DI 0218-0318");
        assertThat(table.told())
                .contains(
                        "The way west is open: the Panzer divisions that are through count 20"
                                + " points.");
    }
}
