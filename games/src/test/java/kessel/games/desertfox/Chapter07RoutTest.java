package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.Flag;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Disruption, recovery, rout (7). */
class Chapter07RoutTest {
    @Test
    @Rule({
        "desert-fox 7.0e",
        "desert-fox 7.2a",
        "desert-fox 7.2b",
        "desert-fox 7.2c",
        "desert-fox 7.2e",
        "desert-fox 7.2k"
    })
    void whoeverIsEnteredWhileDisruptedRoutsAndTheMoverGoesOn() {
        Fox fox = Fox.table().with("5Pz", "E5").disrupted("5Pz").with("3Rec", "G1");
        fox.with("4Arm", "D5").turn("allies");
        fox.play("lay 1+0", "disperse D5", "march 4Arm D5-E5-E6");
        fox.at("4Arm", "E5").strength("5Pz", 4).asks("axis", "fleeing");
        fox.play("march 5Pz E5-F4").asks("allies", "pursuing").play("commit 4Arm");
        fox.dice(4).play("done").strength("5Pz", 4).at("5Pz", "F4").isDown("5Pz", true);
        fox.at("4Arm", "E6").asks("allies", "marching");
        assertThat(fox.is("5Pz", Flag.SHAKEN)).isTrue();
    }

    @Test
    @Rule({"desert-fox 7.2d", "desert-fox 6.3g"})
    void whoCannotLeaveOrRoutsTwiceIsLost() {
        Fox cutOff = Fox.table().with("5Pz", "E9").disrupted("5Pz").with("3Rec", "G1");
        cutOff.with("4Arm", "D9").turn("allies");
        cutOff.play("lay 1+0", "disperse D9", "march 4Arm D9-E9").at("5Pz", "lost");
        Fox twice = Fox.table().with("5Pz", "E5").disrupted("5Pz").with("3Rec", "G1");
        twice.with("4Arm", "D5").turn("allies");
        twice.play("lay 1+0", "disperse D5", "march 4Arm D5-E5-F4", "march 5Pz E5-F4", "done");
        twice.at("5Pz", "lost").at("4Arm", "F4");
    }

    @Test
    @Rule({"desert-fox 7.2f", "desert-fox 7.2g", "desert-fox 7.2h", "desert-fox TS.3"})
    void aRetreatEndsAmongDisruptedEnemiesAndWhoeverRecoversFirstRoutsThem() {
        Fox fox =
                Fox.table().with("5Pz", "E3").with("20Aus", "E3").battlefield("E3", "axis", "NE E");
        fox.with("4Arm", "F2").disrupted("4Arm").with("7Arm", "C22").with("Trento", "B7");
        fox.holds("axis", "Benghazi", "Tobruk", "Bardia").turn("axis");
        fox.play("lay 1+0", "disperse E3", "march 5Pz E3-F2", "done", "done");
        fox.at("5Pz", "F2").isDown("5Pz", true).at("4Arm", "F2").isDown("4Arm", true);
        assertThat(fox.position.defender(Fox.hex("F2"))).isEqualTo(Roster.ALLIES);
        // 4Arm has no supply and stays down; 5Pz recovers at its own next start and routs it.
        fox.play("lay 1+0", "done").isDown("5Pz", false).at("4Arm", "lost");
        fox.asks("axis", "operation");
    }

    @Test
    @Rule({"desert-fox 7.2j", "desert-fox 3.6e"})
    void aMarcherThatFailsInRetreatLosesAStepAndRouts() {
        Fox fox =
                Fox.table()
                        .with("Trento", "E3")
                        .with("20Aus", "E3")
                        .battlefield("E3", "axis", "NE E");
        fox.with("3Rec", "G1").turn("axis").play("lay 1+0", "disperse E3");
        // On the highway it goes 1 + 4 hexes; off the road only one, so two take a forced march.
        fox.play("march Trento E3-F3-G4").play("done").asks("allies", "pursuing");
        fox.dice(1).play("done").asks("axis", "fleeing").strength("Trento", 1);
    }

    @Test
    @Rule({"desert-fox TS.1", "desert-fox 7.1a", "desert-fox 7.0a"})
    void recoveryAtTheStartOfATurnIsOnePassOnly() {
        Fox fox = Fox.table().with("5Pz", "E5").with("104R", "F5").disrupted("5Pz", "104R");
        fox.turn("axis").isDown("5Pz", false).isDown("104R", true);
        assertThat(fox.is("104R", Flag.UNSUPPLIED)).as("5Pz passes supply on again").isFalse();
    }

    /** Routed in its own turn, it skips its next turn start too. */
    @Test
    @Rule({"desert-fox 7.1d"})
    void whoRoutsInItsOwnTurnAlsoRecoversATurnLater() {
        Fox fox = Fox.table().with("Trento", "E3").with("20Aus", "E3");
        fox.battlefield("E3", "axis", "NE E").with("3Rec", "G1").with("4Arm", "C22").turn("axis");
        fox.play("lay 1+0", "disperse E3", "march Trento E3-F3-G4", "done").dice(1).play("done");
        fox.play("march Trento E3-F2", "done").at("Trento", "F2").asks("allies", "operation");
        fox.play("lay 1+0", "done").asks("axis", "operation").isDown("Trento", true);
        fox.play("lay 1+0", "done", "lay 1+0", "done").asks("axis", "operation");
        fox.isDown("Trento", false);
    }

    /** D42: who ends a retreat among disrupted enemies holds the hexside that it came by. */
    @Test
    @Rule({"desert-fox 7.2g", "desert-fox 7.2h", "desert-fox 4.1b"})
    void whoRetreatsAmongDisruptedEnemiesCanGoBackTheWayItCame() {
        Fox fox = Fox.table().with("5Pz 20Aus", "E3").battlefield("E3", "axis", "NE E");
        fox.with("4Arm", "E4").disrupted("4Arm").with("Trento", "F3").with("3Rec", "G1");
        fox.with("7Arm", "D4").with("22Arm", "C5").with("1Arm", "C22").turn("axis");
        fox.position.set(Fox.block("5Pz"), Flag.UNSUPPLIED, false);
        fox.play("lay 1+0", "disperse E3", "march 5Pz E3-F3-E4", "done", "done");
        fox.at("5Pz", "E4").isDown("5Pz", true);
        // Whichever side recovers first routs the other; 5Pz came from F3 and may go there.
        assertThat(fox.position.defender(Fox.hex("E4"))).isEqualTo(Roster.ALLIES);
        int back = Fox.GAME.map().grid().direction(Fox.hex("E4"), Fox.hex("F3"));
        assertThat(fox.position.holds(Roster.AXIS, Fox.hex("E4"), back)).isTrue();
    }

    /** Tobruk's line reaches C10 but goes through the battle there; Bardia has one place. */
    @Test
    @Rule({"desert-fox 5.1j", "desert-fox 7.2d"})
    void aLineThatNobodyCanStepAlongHasNoPlaceForThoseWhoRout() {
        Fox fox = Fox.table("italian").with("Trento", "B9").with("11Ind 7Ind", "B9");
        fox.battlefield("B9", "axis", "").holds("axis", "Tobruk", "Bardia");
        fox.with("Pavia Bologna", "C10").disrupted("Pavia", "Bologna");
        fox.with("4Arm", "A7").with("2SG", "C9");
        fox.turn("allies").play("lay 1+0", "disperse C9", "march 2SG C9-C10");
        fox.asks("axis", "fleeing").play("march Bologna C10-C11");
        fox.at("Pavia", "lost").asks("allies", "pursuing");
    }
}
