package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import kessel.games.brigade.move.BrigadeMove;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What is offered in a decision, to the last move, and what chance picks of it. */
class ListingTest {
    private static final BrigadeGame GAZALA = Table.GAZALA;
    private static final BrigadeGame BLITZKRIEG = Table.BLITZKRIEG;

    /** Everything that chance picks in a few thousand tries. */
    private static TreeSet<String> picked(BrigadeGame game, Table table) {
        TreeSet<String> picked = new TreeSet<>();
        SplittableRandom random = new SplittableRandom(1942);
        for (int i = 0; i < 5000; i++) {
            BrigadeMove move = game.rules().sample(table.position(), random);
            picked.add(game.notation().write(move));
        }
        return picked;
    }

    private static List<String> movers(BrigadeGame game, Table table) {
        List<String> movers = new ArrayList<>();
        game.rules().movers(table.position(), unit -> movers.add(game.pieceId(unit)));
        return movers;
    }

    @Test
    @Rule({"gazala 3.0c", "gazala 6.1b"})
    void anAttackOffersWhoMayJoinWhoMayBeTakenOutAndAllAmountsOfAirPoints() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("axis", 2)
                        .with("5/21Pz at 1512", "9B at 1512", "7B at 0505", "69/50 at 1612")
                        .play("attack 1612");
        assertThat(table.moves())
                .containsExactly("join 5/21Pz", "join 9B", "air 1", "air 2", "cancel");
        table.play("join 9B");
        assertThat(table.moves())
                .containsExactly("join 5/21Pz", "air 1", "air 2", "declare", "drop 9B", "cancel");
        table.play("air 1");
        assertThat(table.moves())
                .containsExactly("join 5/21Pz", "declare", "drop 9B", "air 0", "air 2", "cancel");
        assertThat(picked(GAZALA, table)).containsExactly("declare", "join 5/21Pz");
    }

    @Test
    @Rule("gazala 4.1.1a")
    void chancePicksAmongAllMovesAlsoBesideUnitsThatHaveNowhereToGo() {
        Table table =
                Table.gazala()
                        .step("moving axis")
                        .with("5/21Pz at 1512", "9B at 1512", "7B at 0505")
                        .with("69/50 at 1511", "150/50 at 1513", "151/50 at 1411")
                        .with("4/7Arm at 1412", "22/1Arm at 1611", "2/1Arm at 1612");
        assertThat(table.moves()).noneMatch(move -> move.contains("1512")).hasSizeGreaterThan(10);
        assertThat(picked(GAZALA, table)).containsExactlyInAnyOrderElementsOf(table.moves());
    }

    @Test
    @Rule("gazala 8.0-obs2")
    void whereNothingLeadsOnChanceGivesTheAttackUp() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("9B at 1512", "69/50 at 1612")
                        .play("attack 1612", "join 9B", "air 20", "drop 9B");
        // Twenty points are too many for an attack from the air alone.
        assertThat(picked(GAZALA, table)).containsExactly("join 9B");
        Table stuck =
                Table.gazala()
                        .step("gathering axis")
                        .air("axis", 0)
                        .line("combat: { target: 1612, attack-air: 20, defence-air: 0 }")
                        .with("69/50 at 1612");
        assertThat(picked(GAZALA, stuck)).containsExactly("cancel");
    }

    @Test
    @Rule({"gazala 8.0e", "gazala 6.1b"})
    void anAnswerOffersGunsAndAirPointsToGiveAndToTakeBack() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 2)
                        .with("5/21Pz at 1512", "69/50 at 1612", "8Ex at 1812", "XXX at 2410")
                        .play("attack 1612", "join 5/21Pz", "declare");
        assertThat(table.moves()).containsExactly("join 8Ex", "air 1", "air 2", "stand");
        assertThat(picked(GAZALA, table)).containsExactly("air 1", "air 2", "join 8Ex", "stand");
        table.play("join 8Ex", "air 2");
        assertThat(table.moves()).containsExactly("stand", "drop 8Ex", "air 0", "air 1");
        assertThat(picked(GAZALA, table)).containsExactly("stand");
    }

    @Test
    @Rule({"gazala 5.1.7-EMPa", "gazala 5.1.7-EMPb", "brigade R29"})
    void aDrawOffersTheUnitsThatPayForItAndAnEndOnceItIsPaid() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("9B at 1512", "104/21Pz at 1511", "115/15Pz at 1512", "PzA at 1410")
                        .with("69/50 at 1612", "3Ind/7Arm at 1612", "1FL at 2013")
                        .play("attack 1612", "join 104/21Pz", "join 115/15Pz", "join PzA", "air 22")
                        .rolls(1, 1)
                        .play("declare")
                        .waits("sacrificing allies");
        assertThat(table.moves()).containsExactlyInAnyOrder("lose 69/50", "lose 3Ind/7Arm");
        table.play("lose 3Ind/7Arm");
        assertThat(table.moves()).containsExactlyInAnyOrder("lose 69/50", "enough");
        table.play("enough").waits("sacrificing axis");
        assertThat(table.moves()).containsExactlyInAnyOrder("lose 104/21Pz", "lose 115/15Pz");
        table.play("lose 104/21Pz");
        assertThat(table.moves()).containsExactlyInAnyOrder("lose 115/15Pz", "enough");
    }

    @Test
    @Rule("gazala 5.2a")
    void anAdvanceOffersEveryVictorTheVacatedHexAndToStay() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .air("allies", 0)
                        .with("61/Trento at 1512", "19/Brescia at 1512", "69/50 at 1612")
                        .with("62/Trento at 1512")
                        .play("attack 1612", "join 61/Trento", "join 19/Brescia", "air 11")
                        .rolls(1, 2)
                        .play("declare", "retreat 69/50 1612-1711")
                        .waits("advancing axis");
        assertThat(table.moves())
                .containsExactlyInAnyOrder(
                        "advance 61/Trento 1512-1612", "advance 19/Brescia 1512-1612", "halt");
    }

    @Test
    @Rule({"blitzkrieg 7.0e", "blitzkrieg 7.0f"})
    void aRecoveryOffersWhoHasRestedAsFarAsTheLimitAllowsAndToLeaveItThere() {
        Table table =
                Table.blitzkrieg()
                        .turn(7)
                        .step("fighting german")
                        .with("518GBC at 2013 reduced", "B/1DCR at 2012 reduced")
                        .with("66/18DI at 2013 reduced", "19/22DI at 2013")
                        .with("77/18DI at 1813 reduced engaged", "27/12ID at 2513 reduced")
                        .play("end")
                        .waits("recovering french");
        assertThat(table.moves())
                .containsExactlyInAnyOrder(
                        "recover 518GBC", "recover B/1DCR", "recover 66/18DI", "enough");
        table.play("recover 518GBC");
        assertThat(table.moves()).containsExactlyInAnyOrder("recover 66/18DI", "enough");
    }

    @Test
    @Rule("gazala 6.1b")
    void airPointsAreTakenBackOnlyByASideThatHasGivenSome() {
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with("5/21Pz at 1512", "69/50 at 1612")
                        .play("attack 1612", "join 5/21Pz");
        assertThat(takesBack(table, "air 5")).isFalse();
        table.play("air 5");
        assertThat(takesBack(table, "air 4")).isTrue();
        table.play("declare");
        assertThat(takesBack(table, "air 3")).isFalse();
        table.play("air 3");
        assertThat(takesBack(table, "air 0")).isTrue();
    }

    private static boolean takesBack(Table table, String move) {
        return GAZALA.rules().takesBack(table.position(), GAZALA.notation().read(move));
    }

    @Test
    @Rule({"gazala 3.0b", "gazala 4.0a"})
    void inTheMovementPhaseEveryUnitIsAMoverAndChanceGoesWhereverOneMay() {
        // 2113 is full.
        Table table =
                Table.gazala()
                        .with("9B at 1512 moved", "GenIt at 2013", "69/50 at 2513")
                        .with("61/Trento at 2113 moved", "62/Trento at 2113 moved")
                        .with("7B at 2113 moved", "10/5Ind at due");
        assertThat(movers(GAZALA, table)).containsExactly("GenIt");
        TreeSet<String> all = new TreeSet<>(table.moves());
        assertThat(all).contains("end").noneMatch(move -> move.endsWith("-2113"));
        assertThat(all).hasSizeGreaterThan(10);
        assertThat(ends(picked(GAZALA, table))).isEqualTo(ends(all));
        // Who cannot stir leaves only the end of the phase.
        Table nobody = Table.gazala().with("9B at 1512 moved", "69/50 at 2013");
        assertThat(picked(GAZALA, nobody)).containsExactly("end");
        assertThat(movers(GAZALA, nobody)).isEmpty();
    }

    @Test
    @Rule("blitzkrieg 4.2.2c")
    void chanceAlsoLeavesTheMapAndBringsUnitsOn() {
        Table table = Table.blitzkrieg().with("27/12ID at 0112", "ARXV at due").turn(2);
        assertThat(movers(BLITZKRIEG, table)).containsExactly("27/12ID", "ARXV");
        TreeSet<String> all = new TreeSet<>(table.moves());
        assertThat(all).contains("27/12ID 0112-west").anyMatch(move -> move.startsWith("enter"));
        assertThat(ends(picked(BLITZKRIEG, table))).isEqualTo(ends(all));
    }

    /** Moves without their ways: who, and to where. */
    private static TreeSet<String> ends(TreeSet<String> moves) {
        TreeSet<String> ends = new TreeSet<>();
        for (String move : moves) {
            ends.add(move.replaceAll(" \\d{4}-(.*-)?", " to "));
        }
        return ends;
    }
}
