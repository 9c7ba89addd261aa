package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.position.Board;
import kessel.games.afrikakorps.position.Lines;
import kessel.games.afrikakorps.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** More of chapters 6 to 16: what is easily overlooked. */
class Chapter11To16DetailsTest {
    @Test
    @Rule({"afrika-korps 7.2a", "afrika-korps 7.2b", "afrika-korps 8.2a"})
    void whoMovesIntoAZoneFights() {
        Table table = Table.axis().with("21/5 R38", "15/8 R38", "7/4 R41", "AxS1 R38");
        table.play("march 21/5 R38-R39-R40", "march 15/8 R38-R39-R40", "done");
        table.step("planning axis").refused("done", "8.4b");
    }

    @Test
    @Rule({"afrika-korps 11.1a", "afrika-korps 11.2a", "afrika-korps 7.3a"})
    void factorsAreSummed() {
        // 10:7 = 1-1; a 5 is A elim there, and an exchange at 2-1.
        Table table = Table.axis().with("21/5 R40", "21/104 R40", "7/4 R41", "7/7 R41", "AxS1 R39");
        table.play("done").battle("21/5", "21/104", "7/4", "7/7", "AxS1").play("done");
        table.dice(5).play("resolve 1").at("21/5", "dead").at("21/104", "dead");
    }

    @Test
    @Rule({"afrika-korps 11.3a", "afrika-korps 11.5a", "afrika-korps 11.4a", "afrika-korps E15"})
    void oneBattleOrTwoAsThePlayerLikes() {
        // The Free French stand apart: their zone reaches nobody.
        Table one = front().battle("7/4", "2/3", "Brescia", "Pavia", "AlS1");
        one.battle("22Gds", "Trento", "AlS1").legal("done");
        Table two = front().battle("7/4", "Brescia", "AlS1").battle("2/3", "Pavia", "AlS1");
        two.battle("22Gds", "Trento", "AlS1").legal("done");
    }

    private static Table front() {
        return Table.allies()
                .with("7/4 R40", "2/3 R40", "Brescia R41", "Pavia R41", "22Gds T42", "Trento T43")
                .with("AlS1 S40", "FF/1 R36")
                .play("done");
    }

    @Test
    @Rule({"afrika-korps 11.8a", "afrika-korps 11.8b"})
    void nobodyAttacksTwice() {
        Table table = Table.axis().with("21/5 K37", "15/8 K37", "7A/1 L38", "2/3 M39", "AxS1 K37");
        table.play("done").battle("21/5", "15/8", "7A/1", "AxS1");
        table.play("done", "resolve 1", "advance 21/5 L38", "done").step("moving allies");
        // Now beside 2/3, which must deal with it in its own turn.
        table.at("2/3", "M39").play("done").step("planning allies").refused("done", "8.4b");
    }

    @Test
    @Rule("afrika-korps 9.2c")
    void heldUnitsStandInLawfulStacks() {
        Table table =
                Table.axis()
                        .with("Brescia R39", "Pavia R39", "Trento R39", "Bologna R39", "7A/2 R40")
                        .with("AxS1 R38");
        table.play("prepare", "add Brescia", "add Pavia", "add Trento", "add Bologna", "add 7A/2");
        table.play("add AxS1").refused("declare", "9.2c");
    }

    @Test
    @Rule({"afrika-korps 9.4b", "afrika-korps 9.7d", "afrika-korps 9.7c"})
    void anAutomaticVictoryIsDeclaredAndBinds() {
        Table undeclared = Table.axis().with("7A/2 R40", "21/5 R38", "AxS1 R36");
        undeclared.play("march 21/5 R38-R39").refused("march AxS1 R36-R37-R38-R39-R40-R41", "8.1a");
        Table table = Table.axis().with("7A/2 R40", "21/5 R39", "15/8 R38", "AxS1 R36");
        table.play("prepare", "add 21/5", "add 7A/2", "add AxS1", "declare");
        table.play("march 15/8 R38-R39").refused("march 21/5 R39-R38", "9.2b");
        table.refused("destroy AxS1", "15.5a");
    }

    @Test
    @Rule("afrika-korps 13.3c")
    void supplyMayPassALoneRommel() {
        Table.allies()
                .with("AlS1 R38", "Rom R40", "Brescia R30")
                .legal("march AlS1 R38-R39-R40-R41");
    }

    @Test
    @Rule({"afrika-korps 14.2d", "afrika-korps 5.7c"})
    void aLineCrossesNoClosedSide() {
        // E18 and F19 touch only across the inlet; the way round is too long.
        Table table = Table.axis().with("21/5 E18", "AxS1 F19", "7/4 D17");
        Board board = new Board(Table.GAME.campaign().ground()).read(table.position());
        int length =
                new Lines(Table.GAME.campaign().ground())
                        .from(board, Roster.AXIS, Table.hex("F19"), 5)
                        .length(Table.hex("E18"));
        assertThat(length).isNotEqualTo(1);
    }

    @Test
    @Rule({"afrika-korps 14.2e", "afrika-korps 14.6a"})
    void supplyIsJudgedOnceAfterMovement() {
        Table table = Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R38", "Ariete T44");
        table.with("22Gds T45", "AxS2 R44").play("done").battle("21/5", "7/4", "AxS1");
        table.battle("Ariete", "22Gds", "AxS2").play("done").dice(3).play("resolve 1");
        // The beaten unit's zone now cuts the line of the second battle.
        table.play("retreat 7/4 R42-S42");
        table.dice(1).play("resolve 2").at("22Gds", "dead");
    }

    @Test
    @Rule("afrika-korps 14.3b")
    void nobodyLowersTheOddsToSpareSupply() {
        // 3:5 is 1-2, however one would like to call it.
        Table.axis().with("21/104 R40", "7/4 R41", "7A/1 R41").dooms("21/104");
    }

    @Test
    @Rule("afrika-korps 14.7a")
    void defenceNeedsNoSupply() {
        Table table = Table.axis().with("21/5 R40", "7/4 R41", "AxS1 R39").play("done");
        table.battle("21/5", "7/4", "AxS1").play("done").dice(4).play("resolve 1");
        table.step("retreating allies");
    }

    @Test
    @Rule("afrika-korps 15.1a")
    void supplyHasNoZone() {
        Table table = Table.axis().with("AlS1 R41");
        Board board = new Board(Table.GAME.campaign().ground()).read(table.position());
        assertThat(board.zone(Roster.ALLIES, Table.hex("R40"))).isZero();
    }

    @Test
    @Rule("afrika-korps 15.2.1.2a")
    void capturedSupplyObeysTheZonesOfItsFormerSide() {
        Table table = Table.axis().with("21/5 R38", "AlS1 R41", "7A/1 S43", "AxS1 R38");
        table.play("march 21/5 R38-R39-R40");
        String prize = table.captured("axis", "R41");
        table.refused("march " + prize + " R41-R42-R43", "8.1a");
    }

    @Test
    @Rule({"afrika-korps 15.2.3d", "afrika-korps 15.2.4b"})
    void whoFightsBesidesTakesLoneSupplyOnlyIfItHolds() {
        Table held = fortressAndField().dice(1).play("resolve 1").at("AlS1", "due");
        assertThat(held.position().stage()).isNotEqualTo(Stage.FIGHTING);
        Table lost = fortressAndField().dice(6).play("resolve 1");
        lost.at("21/5", "dead").at("AlS1", "G25");
    }

    /** 21/5 beside Tobruk, where supply lies alone, fights 7/4 and 2/3 (7:8 = 1-2). */
    private static Table fortressAndField() {
        Table table = Table.axis().with("21/5 H26", "AlS1 G25", "22Gds I27", "AxS1 H26");
        table.play("done", "seize 21/5 G25").battle("21/5", "22Gds", "AxS1");
        return table.play("done").at("AlS1", "G25");
    }

    @Test
    @Rule("afrika-korps 15.3.2.2d")
    void notFromTheGuardsOfAFortress() {
        Table table = Table.axis().with("21/5 H26", "7A/1 G25", "AlS1 G25").play("done");
        table.refused("seize 21/5 G25", "15.3.2.2d");
    }

    @Test
    @Rule({"afrika-korps 15.4.2a", "afrika-korps 15.4.2b"})
    void supplyTakenInCombatCrossesOnlyItsGuardsZones() {
        Table table =
                Table.allies().with("15/8 R40", "AxS1 R40", "2SA/4 R41", "32 R39", "Pavia O40");
        table.play("done", "seize 2SA/4 R40").battle("32", "15/8").play("done");
        table.dice(5).play("resolve 1");
        String prize = table.captured("allies", "R40");
        table.refused("march " + prize + " R40-Q40-P40", "15.4.2a");
        table.legal("march " + prize + " R40-S41-S42-S43");
    }

    @Test
    @Rule({"afrika-korps 18.4a", "afrika-korps 6.2a"})
    void alongTheEscarpmentRoadWithoutStopping() {
        Table table =
                Table.axis()
                        .with("21/5 G22")
                        .play("march 21/5 G22-H23-H24-I25-I26-J27-I27-I28-H28");
        assertThat(table.left("21/5")).isEqualTo(10);
        assertThat(table.roadLeft("21/5")).isEqualTo(2);
    }
}
