package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Lines;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Where readers of the rules go wrong: what two rules say together and neither says alone. */
class TrapsTest {
    private static final Ground GROUND = Table.GAME.campaign().ground();

    @Test
    @Rule({"afrika-korps 15.2.1f", "afrika-korps 7.1c"})
    void whoMovesIntoAFortressTakesLoneSupplyBesideItThoughNoZoneReachesOut() {
        Table table = Table.axis().with("21/5 G24", "AlS1 H26").play("march 21/5 G24-G25");
        table.at("AlS1", "due").legal("march " + table.captured("axis", "H26") + " H26-H27");
    }

    @Test
    @Rule({"afrika-korps 22.4b", "afrika-korps 7.1c"})
    void insideAFortressRommelIsInNobodysZone() {
        Table table = Table.allies().with("7/4 H27", "Rom G25", "Brescia K25", "AxS1 K25");
        table.play("march 7/4 H27-H26").at("Rom", "G25");
        Table outside = Table.allies().with("7/4 H28", "Rom H26", "Brescia K25", "AxS1 K25");
        outside.play("march 7/4 H28-H27").at("Rom", "K25");
    }

    @Test
    @Rule({"afrika-korps 7.1e", "afrika-korps 7.6.1a"})
    void aFriendOpensNoWayForARetreat() {
        Table table = Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R39", "15/8 Q40");
        table.with("Pol Q41").play("done");
        table.battle("21/5", "7/4", "AxS1").battle("15/8", "Pol", "AxS1").play("done");
        // Q41 is Pol's own hex, and in the zone of 15/8 all the same.
        table.dice(3).play("resolve 1").refused("retreat 7/4 Q41-Q42", "7.6.1a");
        table.legal("retreat 7/4 R42-R43");
    }

    @Test
    @Rule({"afrika-korps 7.1e", "afrika-korps 24.1a", "afrika-korps 23.6a"})
    void aFriendOpensNoLineOutOfTobruk() {
        // 15/8 closes G24 and H25, 21/5 closes H26, where an Allied brigade stands.
        Table table = Table.allies().with("9A/20 G25", "22Gds H26", "15/8 H24", "21/5 H27");
        table.with("AlS1 K30");
        Board board = new Board(GROUND).read(table.position());
        Lines lines = new Lines(GROUND).fromSupplies(board, Roster.ALLIES);
        assertThat(lines.reaches(Table.hex("G25"))).isFalse();
        // The brigade itself has its line: the zone over its own hex is its own matter.
        assertThat(lines.reaches(Table.hex("H26"))).isTrue();
        table.with("21/5 K35");
        board.read(table.position());
        assertThat(new Lines(GROUND).fromSupplies(board, Roster.ALLIES).reaches(Table.hex("G25")))
                .isTrue();
    }

    @Test
    @Rule({"afrika-korps 23.6a", "afrika-korps 24.2a"})
    void onlySupplyInsideSavesAGarrisonThatIsCutOff() {
        String[] siege = {"7/4 G25", "21/5 H25", "15/8 H26", "AxS1 H25"};
        Table without = Table.allies().turn(4).with(siege).with("AlS1 K40");
        without.flag(Flags.ISOLATED_AT_START, "7/4").play("done", "done");
        assertThat(without.is("7/4", Flags.ISOLATED)).isTrue();
        Table with = Table.allies().turn(4).with(siege).with("AlS1 G25");
        with.flag(Flags.ISOLATED_AT_START, "7/4").play("done", "done");
        assertThat(with.is("7/4", Flags.ISOLATED)).isFalse();
    }

    /** 7A/1 in a corner of the coast, from which one way leads, over B7. */
    private static Table corner(String... more) {
        return Table.axis()
                .with("7A/1 B6", "21/104 C6", "Brescia C6", "AxS1 C6")
                .with(more)
                .play("prepare", "add 21/104", "add Brescia", "add 7A/1", "add AxS1");
    }

    @Test
    @Rule({"afrika-korps 9.1b", "afrika-korps 7.6.1b"})
    void nobodyIsSurroundedByHisOwnFriends() {
        // 5:1. B8 and C8 are full, so that a retreat would be death; yet no zone closes B7.
        corner().refused("declare", "9.1b");
        corner("Pol C8", "4I/5 C8", "4I/23 C8", "4I/7 B8", "4I/11 B8", "7A/2 B8")
                .refused("declare", "9.1b");
        corner("Pavia C7").play("hem-in Pavia").legal("declare");
    }

    @Test
    @Rule({"afrika-korps 15.3.1a", "afrika-korps 9.6a", "afrika-korps 14.5a"})
    void thePrizeOfAnAutomaticVictoryDoesNotSupplyIt() {
        Table table = Table.axis().with("7A/2 R40", "AlS1 R40", "21/5 R39", "AxS1 R36");
        table.play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare");
        String prize = table.captured("axis", "R40");
        table.play("march AxS1 R36-R35-R34-R33").writtenAndRead().refused("done", "14.5a");
        // Another attack it does support.
        table.with("AxS2 R36", "90/580 R42", "22Gds R43").play("done", "prepare");
        table.play("add 90/580", "add 22Gds", "add " + prize, "declare");
    }

    @Test
    @Rule({"afrika-korps 15.2.3c", "afrika-korps 15.4.1b"})
    void supplyTakenOutOfAFortressNeitherMovesNorSupports() {
        Table table = Table.axis().with("21/5 H26", "AlS1 G25").play("done", "seize 21/5 G25");
        table.play("done");
        String prize = table.captured("axis", "G25");
        assertThat(table.is(prize, Flags.NO_MOVE)).isTrue();
        assertThat(table.is(prize, Flags.NO_SUPPORT)).isTrue();
    }

    @Test
    @Rule({"afrika-korps 15.2a", "afrika-korps 22.3a"})
    void rommelGuardsNoSupply() {
        Table table = Table.allies().with("7/4 R44", "AxS1 R41", "Rom R41", "Brescia R30");
        table.play("march 7/4 R44-R43-R42").at("AxS1", "due");
        assertThat(table.captured("allies", "R41")).isNotNull();
    }

    @Test
    @Rule({"afrika-korps 7.6.2a", "afrika-korps 7.6.1b"})
    void theFirstToBeLedBackLeavesTheLastPlaceToWhoNeedsIt() {
        // From B6 one way leads, over B7, to C8, where one place is left: B8 is full.
        Table table =
                Table.axis()
                        .with("7/4 B6", "2/3 C7", "Pol C8", "4I/5 C8")
                        .with("4I/7 B8", "4I/11 B8", "4I/23 B8")
                        .with("21/5 C6", "15/8 C6", "AxS1 C6")
                        .play("done");
        table.battle("21/5", "15/8", "7/4", "2/3", "AxS1").play("done");
        table.dice(3).play("resolve 1").step("retreating axis");
        table.refused("retreat 2/3 B7-C8", "7.6.2a").play("retreat 2/3 D8-D9");
        table.play("retreat 7/4 B7-C8").at("7/4", "C8").at("2/3", "D9");
    }

    @Test
    @Rule({"afrika-korps 7.5e", "afrika-korps 10.2b"})
    void aDefenderPaysAnExchangeInDoubledFactors() {
        // 3:2 would be 1-1; doubled on the escarpment it is 3:4 = 1-2, and a 2 is an exchange.
        Table table = Table.axis().with("21/104 K37", "7A/1 L38", "7A/2 L38", "AxS1 K36");
        table.play("done").battle("21/104", "7A/1", "7A/2", "AxS1").play("done");
        table.dice(2).play("resolve 1").at("21/104", "dead").step("paying allies");
        // Three factors are owed, and a brigade is worth two.
        table.play("lose 7A/1").step("paying allies").play("lose 7A/2");
        table.at("7A/1", "dead").at("7A/2", "dead");
    }

    @Test
    @Rule({"afrika-korps 7.4e", "afrika-korps 7.4d"})
    void whoIsGivenUpHasMadeNoSoakOffAndObligesNobody() {
        // Folgore alone is 1:8 against 7/4 and 2/3; when it is gone nobody else faces them.
        Table table = Table.axis().with("7/4 R42", "2/3 R42", "Folgore R41", "AxS1 R38");
        table.dooms("Folgore").play("done", "abandon Folgore").legal("done");
        table.play("done").at("Folgore", "dead");
    }

    /**
     * Two regiments with four stacks around them: 4096 sets of enemies for either. That they are
     * too weak for all of them at 1-6, in however many battles, is plain at once.
     */
    @Rule("afrika-korps 11.6b")
    @Test
    void whoIsSurroundedByManyIsGivenUp() {
        Table table =
                Table.axis()
                        .with("Brescia O7", "Sabratha O7", "AxS2 V3")
                        .with("9A/20 N7", "9A/18 N7", "2SA/7 N7", "7/7 N6", "7/4SA N6", "50/151 N6")
                        .with("1Arm O8", "1/201Gds O8", "32 O8", "22Gds P8", "1/2 P8", "1/22 P8");
        table.play("done").step("planning axis").play("suggest").play("done");
        table.at("Brescia", "dead").at("Sabratha", "dead");
    }
}
