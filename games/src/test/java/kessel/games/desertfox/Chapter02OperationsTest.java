package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.Cell;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Operations: cards first, then moves and combats in their order (2.0, TS.4, TS.5). */
class Chapter02OperationsTest {
    /** An old battlefield in D14, with both sides supplied and no fortress near. */
    private static Fox oldBattle() {
        Fox fox = Fox.table().with("5Pz 4Arm", "D14").with("Savona", "D13").with("104R", "F2");
        return fox.with("Sabratha", "D12").battlefield("D14", "allies", "W SW").turn("axis");
    }

    @Test
    @Rule({"desert-fox TS.4", "desert-fox 3.0a", "desert-fox 2.0i"})
    void cardsComeBeforeAnyMove() {
        Fox fox = oldBattle().asks("axis", "operation");
        fox.refused("disperse F2", "3.0a").refused("march 104R F2-F3", "3.0a");
        fox.refused("attack D14", "3.0a");
        fox.play("lay 2+1").asks("axis", "moving");
        assertThat(fox.told(Roster.ALLIES)).contains("3 cards").doesNotContain("2 real");
        fox.refused("lay 1+0", "3.0a").refused("pass", "3.0a");
        oldBattle().play("pass").asks("axis", "moving").refused("lay 1+0", "3.0a");
    }

    /** One card: a move and a combat. Three: each twice, whatever is done with them. */
    @Test
    @Rule({"desert-fox TS.5", "desert-fox 2.0g", "desert-fox 2.0h"})
    void movesThenCombatAndForABlitzOnceMore() {
        Fox normal = oldBattle().play("lay 1+0").asks("axis", "moving");
        normal.play("done").asks("axis", "naming").play("done").asks("allies", "operation");
        Fox blitz = oldBattle().play("lay 3+0").asks("axis", "moving");
        blitz.play("done").asks("axis", "naming").play("done").asks("axis", "moving");
        blitz.play("done").asks("axis", "naming").play("done").asks("allies", "operation");
        assertThat(blitz.position.get(Cell.OPEN_REAL)).as("nothing had to be proved").isZero();
    }

    /** C4: two through the hexside in the first move of a Blitz, and two more in the second. */
    @Test
    @Rule({"desert-fox 3.7e", "desert-fox C4"})
    void theLimitsRenewInABlitz() {
        Fox fox = Fox.table().with("5Pz 8Pz 104R 115R MG8", "C8").with("4Arm 7Arm 22Arm", "C9");
        fox.with("3Rec", "G1").turn("axis").play("lay 3+0", "disperse C8");
        fox.play("march 5Pz C8-C9", "march 8Pz C8-C9").refused("march 104R C8-C9", "3.7b");
        fox.play("done", "done", "stand C9", "done", "done", "done").asks("axis", "moving");
        fox.play("disperse C8", "march 104R C8-C9", "march 115R C8-C9");
        fox.refused("march MG8 C8-C9", "3.7b");
    }

    @Test
    @Rule({"desert-fox 2.0p"})
    void aNewBattlefieldIsFoughtInTheCombatAfterItsMove() {
        Fox fox = Fox.table().with("5Pz 104R", "C8").with("4Arm 7Arm", "C9").with("22Arm", "B8");
        fox.with("3Rec", "G1").holds("axis", "Tobruk").turn("axis");
        fox.play("lay 3+0", "disperse C8", "march 5Pz C8-C9", "done", "done", "stand C9");
        fox.asks("axis", "naming").refused("attack C9", "4.2c").play("done");
        fox.asks("allies", "firing").play("done", "done").asks("axis", "moving");
        fox.play("disperse C8", "march 104R C8-B8", "done", "stand B8").asks("axis", "naming");
        fox.refused("attack B8", "4.2c").allowed("attack C9").play("done");
        fox.asks("allies", "firing");
        assertThat(fox.position.get(Cell.FIGHT_HEX)).isEqualTo(Fox.hex("B8"));
        fox.play("done", "done").asks("allies", "operation");
    }

    /** An enemy fortress has to be fought once a turn, not twice. */
    @Test
    @Rule({"desert-fox 2.0p", "desert-fox 8.1d"})
    void anEnemyFortressIsFoughtOnceInABlitz() {
        Fox fox = Fox.table().holds("allies", "Tobruk").with("5Pz 20Aus", "B9");
        fox.battlefield("B9", "allies", "W SW").with("Savona", "B8").turn("axis");
        fox.play("lay 3+0", "done").refused("attack B9", "4.2c").play("done");
        fox.asks("allies", "firing").play("done", "done").asks("axis", "moving").play("done");
        fox.asks("axis", "naming").allowed("attack B9").play("done").asks("allies", "operation");
    }
}
