package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.data.Ground;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition.Cell;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Flags;
import kessel.games.afrikakorps.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Chapters 4, 23 and 24: fortresses, isolation, and how the game is won. */
class Chapter23And24SiegeTest {
    private static final Ground GROUND = Table.GAME.campaign().ground();

    @Test
    @Rule({"afrika-korps 7.1c", "afrika-korps 7.1d", "afrika-korps 23.1a", "afrika-korps 23.2a"})
    void noZoneReachesIntoOrOutOfAFortress() {
        Table table = Table.axis().with("21/5 H26", "7/4 G25");
        Board board = new Board(GROUND).read(table.position());
        assertThat(board.zone(Roster.ALLIES, Table.hex("H26"))).isZero();
        assertThat(board.zone(Roster.AXIS, Table.hex("G25"))).isZero();
        table.play("done").step("planning axis").legal("done");
    }

    private static Table e28() {
        return Table.axis()
                .with("7A/1 G25", "7/7 G25", "AlS1 G25", "Littorio H25", "15/33 H25", "Folgore H26")
                .with("AxS1 H25")
                .play("done");
    }

    @Test
    @Rule({
        "afrika-korps 23.1b",
        "afrika-korps 11.4a",
        "afrika-korps 23.7a",
        "afrika-korps 10.2a",
        "afrika-korps 15.2.3a",
        "afrika-korps E28"
    })
    void aFortressAttackedInTwoBattles() {
        // E28.
        Table table = e28().battle("Littorio", "15/33", "7A/1", "AxS1").refused("done", "23.1b");
        table.battle("Folgore", "7/7").play("done");
        table.dice(3).play("resolve 1").at("7A/1", "dead");
        table.dice(6).play("resolve 2").at("Folgore", "dead").at("AlS1", "G25");
    }

    @Test
    @Rule({"afrika-korps 23.1a", "afrika-korps 23.1c"})
    void nobodyHasToAttackAFortress() {
        e28().legal("done");
    }

    @Test
    @Rule({"afrika-korps 23.2b", "afrika-korps 23.2c"})
    void aSortieTakesOnAllAround() {
        Table table =
                Table.allies().with("7/4 G25", "2/3 G25", "AlS1 G25", "Brescia H26", "Pavia G24");
        table.play("done").battle("7/4", "Brescia", "AlS1").refused("done", "23.1b");
        table.battle("2/3", "Pavia", "AlS1").legal("done");
    }

    /** A position at the start of an Allied turn. */
    private static Table alliedTurn(String... pieces) {
        Table table = Table.axis().turn(2).with(pieces).play("done");
        return table.position().stage() == Stage.PLANNING ? table.play("done") : table;
    }

    private static Table pass(Table table) {
        for (int i = 0; i < 6; i++) {
            int side = table.position().phasing();
            table.play("done");
            if (table.position().over() || table.position().phasing() != side) {
                return table;
            }
        }
        return table;
    }

    @Test
    @Rule({"afrika-korps 24.2a", "afrika-korps 24.1b"})
    void isolatedThroughTwoOwnTurnsAUnitIsLost() {
        Table table = alliedTurn("7/4 R40", "22Gds I63", "AlS1 I63", "AxS1 W2");
        // Nothing stands in the way: the line may be of any length.
        pass(table);
        assertThat(table.is("7/4", Flags.ISOLATED)).isFalse();
        Table cut = alliedTurn("7/4 R40", "AxS1 W2");
        pass(cut);
        assertThat(cut.is("7/4", Flags.ISOLATED)).isTrue();
        pass(cut);
        cut.at("7/4", "R40");
        pass(cut);
        cut.at("7/4", "dead");
    }

    @Test
    @Rule({"afrika-korps 24.2a", "afrika-korps 24.2b"})
    void supplyAtTheStartOrTheEndOfATurnBreaksIt() {
        Table table = alliedTurn("7/4 R40", "AxS1 W2");
        pass(table);
        pass(table);
        table.with("AlS1 R41");
        pass(table);
        table.at("7/4", "R40");
        assertThat(table.is("7/4", Flags.ISOLATED)).isFalse();
    }

    @Test
    @Rule({"afrika-korps 24.2c", "afrika-korps 14.1b"})
    void whatIsUsedUpStillCountsAtTheEnd() {
        Table table = Table.allies().with("7/4 R40", "AlS1 R39", "Savona R41").play("done");
        table.position().mark(Table.piece("7/4"), Flags.ISOLATED_AT_START);
        table.battle("7/4", "Savona", "AlS1").play("done").dice(1).play("resolve 1");
        table.at("AlS1", "due");
        assertThat(table.is("7/4", Flags.ISOLATED)).isFalse();
    }

    @Test
    @Rule({"afrika-korps 24.2a", "afrika-korps 24.2b", "afrika-korps E30"})
    void anExcursionIntoSupplyDoesNotCount() {
        // E30.
        Table table =
                Table.axis()
                        .with("1SA/1 J57", "1SA/2 K60", "1SA/3 M57", "1SA/5 P58", "15/33 N64")
                        .with("AxS1 N55")
                        .flag(Flags.ISOLATED_AT_START, "15/33");
        table.play("march 15/33 N64-N63-M62-M61-M60-M59-L58-L57", "done");
        table.battle("15/33", "1SA/3", "AxS1").play("done").dice(4).play("resolve 1");
        table.play("retreat 15/33 L58-M59").at("15/33", "M59");
        assertThat(table.is("15/33", Flags.ISOLATED)).isTrue();
    }

    @Test
    @Rule({"afrika-korps 24.4b", "afrika-korps 24.4c"})
    void atSeaOnlySupplyAtSeaHelps() {
        Table alone = Table.allies().with("7/4 sea", "AlS1 I63");
        alone.flag(Flags.ISOLATED_AT_START | Flags.ISOLATED, "7/4").play("done").at("7/4", "dead");
        Table with = Table.allies().with("7/4 sea", "AlS1 sea");
        with.flag(Flags.ISOLATED_AT_START | Flags.ISOLATED, "7/4").play("done").at("7/4", "sea");
    }

    @Test
    @Rule("afrika-korps 24.5a")
    void withoutSupplyThroughTwoTurnsTheAxisLoses() {
        Table table = Table.axis().turn(2).with("AlS1 I63");
        table.position().set(Cell.NO_SUPPLY_AT_START, 1);
        table.position().set(Cell.NO_SUPPLY, 1);
        table.play("done").step("over");
        assertThat(Table.GAME.rules().leader(table.position())).isEqualTo(Roster.ALLIES);
        Table saved = Table.axis().turn(2).with("AlS1 I63", "AxC1 W2");
        saved.position().set(Cell.NO_SUPPLY_AT_START, 1);
        saved.position().set(Cell.NO_SUPPLY, 1);
        saved.play("done");
        assertThat(saved.position().over()).isFalse();
    }

    @Test
    @Rule({"afrika-korps 4.1a", "afrika-korps 4.1b"})
    void unitsAtSeaAreNoRefuge() {
        Table table = Table.allies().with("51/2 sea", "AxS1 W2", "AlS1 I63").play("done");
        table.step("over");
        assertThat(Table.GAME.rules().leader(table.position())).isEqualTo(Roster.AXIS);
    }

    @Test
    @Rule({"afrika-korps 4.1b", "afrika-korps 4.3a"})
    void holdingEverythingThroughTwoAlliedTurns() {
        Table table =
                Table.axis()
                        .turn(20)
                        .with("21/5 H2", "15/8 G25", "Ariete W3", "Brescia J62", "51/2 R40")
                        .with("AxS1 H2", "AlS1 R40");
        pass(table);
        pass(table);
        assertThat(table.position().control(Roster.AXIS)).isEqualTo(2);
        pass(table);
        pass(table).step("over");
        assertThat(Table.GAME.rules().leader(table.position())).isEqualTo(Roster.AXIS);
    }

    @Test
    @Rule({"afrika-korps 4.2c", "afrika-korps 3.5a"})
    void afterTheLastTurnTheAlliesHaveWon() {
        Table table = Table.allies().turn(38).with("AxS1 W2", "AlS1 I63");
        pass(table).step("over");
        assertThat(Table.GAME.rules().leader(table.position())).isEqualTo(Roster.ALLIES);
    }

    /** 7/4 is beaten back from beside Bengasi: over I2 to J2, or into the fortress. */
    private static Table beatenAtBengasi(String... more) {
        return Table.axis()
                .with("21/5 J4", "15/8 J4", "AxS1 J4", "7/4 I3", "Ariete G2", "AxS2 G2")
                .with(more)
                .play("done");
    }

    @Test
    @Rule({"afrika-korps 11.7f", "afrika-korps 11.7e", "afrika-korps 16.1a"})
    void whoIsDrivenAloneIntoAFortressCanBeFinished() {
        Table table = beatenAtBengasi().battle("21/5", "15/8", "7/4", "AxS1").play("done");
        table.dice(3).play("resolve 1", "retreat 7/4 I2-H2").step("consenting allies");
        table.play("agree").at("7/4", "H2").step("fighting axis").legal("done");
        table.play("finish Ariete+AxS1 H2").at("7/4", "dead").step("advancing axis");
        table.play("advance Ariete H2").at("Ariete", "H2").at("AxS2", "G2");
    }

    @Test
    @Rule("afrika-korps 11.7f")
    void theDefenderMayRefuseTheFortress() {
        Table table = beatenAtBengasi().battle("21/5", "15/8", "7/4", "AxS1").play("done");
        table.dice(3).play("resolve 1", "retreat 7/4 I2-H2", "refuse").step("retreating axis");
        table.refused("retreat 7/4 I2-H2", "7.6.2a").play("retreat 7/4 I2-J2").at("7/4", "J2");
    }

    @Test
    @Rule({"afrika-korps 11.7c", "afrika-korps 11.7d"})
    void whoIsDrivenIntoAFortressSharesItsFateInALaterAttack() {
        Table table = beatenAtBengasi("7A/1 H2").battle("21/5", "15/8", "7/4", "AxS1");
        table.battle("Ariete", "7A/1", "AxS2").play("done");
        table.dice(3).play("resolve 1", "retreat 7/4 I2-H2", "agree");
        // 4:2, the newcomer not counted; D elim.
        table.dice(1).play("resolve 2").at("7A/1", "dead").at("7/4", "dead");
    }

    @Test
    @Rule("afrika-korps 11.7d")
    void alsoWhereOthersHoldOut() {
        Table table = beatenAtBengasi("7A/1 H2", "7A/2 H2", "Littorio G2");
        table.battle("21/5", "15/8", "7/4", "AxS1").battle("Ariete", "7A/1", "AxS2");
        table.battle("Littorio", "7A/2", "AxS2").play("done");
        table.dice(3).play("resolve 1", "retreat 7/4 I2-H2", "agree");
        table.dice(1).play("resolve 2").at("7/4", "dead").at("7A/2", "H2");
    }

    @Test
    @Rule({"afrika-korps 23.4a", "afrika-korps 24.2a", "afrika-korps E29"})
    void theTurnInWhichSupplySailsDoesNotCount() {
        // E29.
        Table table =
                Table.axis()
                        .turn(2)
                        .with("7/7 G25", "AlS1 G25", "21/5 H25", "Brescia H26", "AxS1 H25")
                        .play("done", "done", "done")
                        .play("embark AlS1");
        pass(table);
        assertThat(table.is("7/7", Flags.ISOLATED)).isFalse();
        table.at("AlS1", "sea");
        // The next Allied turn is the first that counts, the one after it the second.
        pass(table);
        pass(table);
        assertThat(table.is("7/7", Flags.ISOLATED)).isTrue();
        pass(table);
        pass(table.at("7/7", "G25")).at("7/7", "dead");
    }
}
