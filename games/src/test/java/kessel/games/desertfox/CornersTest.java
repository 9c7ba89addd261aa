package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.Flag;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Rules that meet one another: the traps. */
class CornersTest {
    private static Fox logistics(Fox fox, int... dice) {
        return fox.turn("axis").play("pass", "done", "pass").dice(dice).play("done");
    }

    /** 7.2i: both recover at the same moment; the hex is a battlefield of who was there first. */
    @Test
    @Rule({"desert-fox 7.2i", "desert-fox 9.1b"})
    void bothRecoverInLogistics() {
        Fox fox = Fox.table("crusader").with("3Rec", "G1").with("20Aus", "C22").turn("axis");
        fox.play("pass", "done", "pass");
        // The Axis holds the road to C14, the Allies the one from it: both have supply there.
        fox.with("5Pz 4Arm", "C14").disrupted("5Pz", "4Arm").battlefield("C14", "axis", "E");
        fox.dice(1, 1, 1, 2).play("done").isDown("5Pz", false).isDown("4Arm", false);
        assertThat(fox.position.board().battlefield(Fox.hex("C14"))).isTrue();
        assertThat(fox.position.defender(Fox.hex("C14"))).isEqualTo(Roster.AXIS);
    }

    @Test
    @Rule({"desert-fox 8.2d", "desert-fox 9.35c"})
    void aFortressTakenInTheMonthBringsCards() {
        Fox fox =
                Fox.table("crusader")
                        .holds("allies", "Tobruk")
                        .with("5Pz", "B8")
                        .with("4Arm", "C22");
        fox.with("3Rec", "G1").turn("axis");
        fox.play("lay 1+0", "disperse B8", "march 5Pz B8-B9", "done");
        fox.play("pass", "done", "pass").dice(1, 1, 1, 2).play("done").asks("axis", "spending");
        assertThat(fox.position.get(Cell.AXIS_DRAWS)).as("2 and 5 for Tobruk").isEqualTo(7);
        assertThat(fox.position.get(Cell.ALLIED_DRAWS)).isEqualTo(3);
    }

    @Test
    @Rule({"desert-fox 8.3b", "desert-fox 8.3c", "desert-fox 10.3a", "desert-fox 10.4b"})
    void aSiegeByDisruptedEnemies() {
        Fox fox = Fox.table().holds("allies", "Tobruk").with("4Arm 7Arm 22Arm", "C22");
        fox.with("5Pz Trento", "G1").with("ItArt/1", "B8").disrupted("ItArt");
        // Besieged, so Tobruk counts for nobody: 1.5 + 2 units against 3.
        assertThat(Fox.GAME.rules().score(fox.position, Roster.ALLIES).total()).isZero();
        assertThat(Fox.GAME.rules().score(fox.position, Roster.AXIS).total()).isEqualTo(1);
        Fox draw = Fox.table().holds("allies", "Tobruk").with("4Arm 7Arm", "C22");
        draw.with("Pavia", "G1").with("Trento", "B8");
        assertThat(Fox.GAME.rules().leader(draw.position)).isEqualTo(-1);
    }

    @Test
    @Rule({"desert-fox 9.31f"})
    void oneMustStayInABattlefield() {
        Fox fox =
                Fox.table("crusader").with("5Pz 8Pz 4Arm", "E3").battlefield("E3", "axis", "NW E");
        fox.with("3Rec", "G1").with("Trento", "F2").with("20Aus 26Aus", "C22");
        logistics(fox, 1, 1, 6, 6).asks("axis", "spending").refused("march Trento F2-E3", "9.31d");
        fox.play("march 5Pz E3-F2").at("5Pz", "F2").isDown("5Pz", false);
        fox.refused("march 8Pz E3-F2", "9.31f");
    }

    @Test
    @Rule({"desert-fox 9.31j", "desert-fox 9.33e", "desert-fox 9.32g"})
    void tripoli() {
        Fox fox =
                Fox.table("crusader")
                        .with("5Pz/2", "tripoli")
                        .with("3Rec", "G1")
                        .with("4Arm", "C22");
        logistics(fox, 1, 1, 6, 6).refused("rebuild 5Pz", "9.33a").play("ship 5Pz G1");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(12);
        fox.play("rebuild 5Pz").strength("5Pz", 4);
    }

    @Test
    @Rule({"desert-fox 9.34m"})
    void minesTakenUpInSecretAreStillSeen() {
        Fox fox = Fox.table("crusader").with("5Pz", "G1").with("104R", "C2").with("4Arm", "C22");
        fox.position.mined(Fox.hex("D2"), Roster.AXIS, true);
        fox.position.minesSeen(Fox.hex("D2"), Roster.AXIS, true);
        logistics(fox, 1, 1, 6, 6).play("take-up D2");
        assertThat(marks(fox, Roster.ALLIES)).contains("D2");
        assertThat(marks(fox, Roster.AXIS)).doesNotContain("D2");
        fox.play("done", "done", "done").with("KDG", "E4").turn("allies");
        fox.play("lay 1+0", "disperse E4", "march KDG E4-E3-D2");
        assertThat(marks(fox, Roster.ALLIES)).doesNotContain("D2");
    }

    private static String marks(Fox fox, int viewer) {
        return Fox.GAME.sight().view(fox.position, viewer).marks().stream()
                .filter(mark -> mark.kind().equals("mined"))
                .map(mark -> mark.hex())
                .toList()
                .toString();
    }

    /** 9.34j: mines and a fortress add up. */
    @Test
    @Rule({"desert-fox 9.34j", "desert-fox 9.34i"})
    void minesInAFortress() {
        Fox fox = Fox.table().holds("allies", "Tobruk").with("Trento 20Aus/3", "B9");
        fox.battlefield("B9", "allies", "W SW").with("Savona", "B8");
        fox.position.mined(Fox.hex("B9"), Roster.ALLIES, true);
        fox.turn("axis").play("lay 1+0", "done", "done");
        fox.dice(1, 1, 1, 1, 1, 1).play("fire 20Aus infantry");
        fox.dice(6, 6, 6).play("fire Trento infantry").strength("20Aus", 2);
    }

    @Test
    @Rule({"desert-fox 2.0q", "desert-fox 2.0a", "desert-fox 2.0b"})
    void theLimitsOfAMobileCoverBothMoves() {
        Fox fox = Fox.table().with("5Pz 8Pz", "C8").with("104R", "B8").with("4Arm 7Arm", "C9");
        fox.with("3Rec", "G1").turn("axis").play("lay 2+0", "disperse C8");
        fox.play("march 5Pz C8-C9", "march 8Pz C8-C9", "done").asks("axis", "moving");
        fox.play("disperse B8").refused("march 104R B8-C8-C9", "3.7b");
        Fox normal = Fox.table().with("5Pz", "C8").with("104R", "B8").turn("axis");
        normal.play("lay 1+0", "disperse C8", "march 5Pz C8-C9", "done")
                .asks("allies", "operation");
    }

    @Test
    @Rule({"desert-fox 6.3c"})
    void aWithdrawalRoutsDisruptedEnemies() {
        Fox fox =
                Fox.table()
                        .with("5Pz", "E5")
                        .with("3Rec", "G1")
                        .with("4Arm", "F4")
                        .disrupted("4Arm");
        fox.turn("axis").play("pass", "disperse E5", "march 5Pz E5-F4-F3", "done");
        fox.asks("allies", "fleeing").strength("4Arm", 3);
    }

    @Test
    @Rule({"desert-fox 6.3f", "desert-fox 5.1e"})
    void fedByAFortressNobodyLeavesIt() {
        Fox fox = Fox.table().holds("allies", "Tobruk").holds("axis", "Benghazi", "Bardia");
        fox.with("20Aus", "B8").with("26Aus", "B9").with("5Pz", "B10").with("3Rec", "G1");
        fox.with("4Arm", "C22").with("Trento", "A6").turn("allies");
        assertThat(fox.is("20Aus", Flag.UNSUPPLIED)).isFalse();
        fox.play("pass", "disperse B8");
        assertThat(fox.ends("20Aus")).containsExactly("B9");
    }
}
