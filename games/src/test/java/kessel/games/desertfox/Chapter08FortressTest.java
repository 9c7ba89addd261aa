package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import kessel.games.desertfox.battle.Field;
import kessel.games.desertfox.battle.Fights;
import kessel.games.desertfox.battle.Losses;
import kessel.games.desertfox.data.Campaign;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fortresses (8). */
class Chapter08FortressTest {
    private static Fox inTobruk(String axis, String allies, String active) {
        Fox fox = Fox.table().holds("allies", "Tobruk").with(axis, "B9").with(allies, "B9");
        return fox.battlefield("B9", "allies", "W SW").with("Savona", "B8").turn(active);
    }

    /** C1: strength 3 in its own fortress rolls 6, in an Assault 12; armour 3 and 6. */
    @Test
    @Rule({
        "desert-fox 8.1a",
        "desert-fox 8.1b",
        "desert-fox 8.1c",
        "desert-fox C1",
        "desert-fox 2.0e"
    })
    void diceInAFortress() {
        Fights fights =
                new Fights(
                        Fox.GAME.campaign(),
                        new Field(Fox.GAME.campaign()),
                        new Losses(new Field(Fox.GAME.campaign())));
        Fox fox = inTobruk("Pistoia", "24Aus 1Arm", "axis").play("lay 2+0", "done", "done");
        fox.asks("allies", "firing");
        assertThat(fights.dice(fox.position, Fox.block("24Aus"))).isEqualTo(6);
        assertThat(fights.dice(fox.position, Fox.block("1Arm"))).isEqualTo(3);
        assertThat(fights.dice(fox.position, Fox.block("Pistoia"))).isEqualTo(3);
        Fox assault = inTobruk("Pistoia", "24Aus 1Arm", "axis");
        assault.play("lay 2+0", "done", "double B9", "done");
        assertThat(fights.dice(assault.position, Fox.block("24Aus"))).isEqualTo(12);
        assertThat(fights.dice(assault.position, Fox.block("1Arm"))).isEqualTo(6);
        assertThat(fights.dice(assault.position, Fox.block("Pistoia"))).isEqualTo(6);
    }

    @Test
    @Rule({"desert-fox 8.1d"})
    void inAnEnemyFortressOneMustFight() {
        Fox fox = inTobruk("5Pz", "20Aus", "axis").play("lay 1+0", "done");
        fox.asks("axis", "naming")
                .refused("attack B9", "4.2c")
                .play("done")
                .asks("allies", "firing");
        Fox holder = inTobruk("5Pz", "20Aus", "allies").play("lay 1+0", "done", "done");
        holder.asks("axis", "operation");
    }

    /** B13. */
    @Test
    @Rule({"desert-fox 8.1e", "desert-fox 8.1g", "desert-fox 8.1i"})
    void whoPassesInAnEnemyFortressMustWithdraw() {
        Fox fox = inTobruk("5Pz", "20Aus", "axis").play("pass");
        fox.refused("done", "8.1i").play("disperse B9", "march 5Pz B9-B8-B7", "done");
        fox.asks("allies", "pursuing").play("done").at("5Pz", "B7").isDown("5Pz", true);
        fox.asks("allies", "operation");
    }

    /** Axis forces in both Tobruk and Bardia, each with a way out along a line of supply. */
    private static Fox inTwoFortresses() {
        Fox fox = Fox.table().holds("allies", "Tobruk", "Bardia").with("5Pz 104R 20Aus", "B9");
        fox.battlefield("B9", "allies", "W SW").with("Savona", "B8").with("Trento", "C12");
        fox.with("Pavia", "C9").with("8Pz 26Aus", "B12").battlefield("B12", "allies", "SW");
        return fox.turn("axis");
    }

    /** B13: one withdrawal a turn saves one force, whichever its owner likes; the other routs. */
    @Test
    @Rule({"desert-fox 8.1f", "desert-fox B13", "desert-fox 8.1i"})
    void oneForceIsSavedTheOtherRouts() {
        Fox fox = inTwoFortresses().play("pass").refused("done", "8.1i").play("disperse B9");
        fox.play("march 5Pz B9-B8-B7").refused("done", "8.1i");
        fox.play("march 104R B9-B8-B7").allowed("done").play("done");
        fox.asks("allies", "pursuing").play("done").at("5Pz", "B7").strength("5Pz", 6);
        // No second withdrawal: the other force has to flee, a step the weaker.
        fox.asks("axis", "fleeing").strength("8Pz", 4).play("march 8Pz B12-C12-C11");
        fox.asks("allies", "pursuing").play("done").at("8Pz", "C11").isDown("8Pz", true);
        fox.isDown("26Aus", false).asks("allies", "operation");

        Fox other = inTwoFortresses().play("pass", "disperse B12", "march 8Pz B12-C12-C11", "done");
        other.asks("allies", "pursuing").play("done").at("8Pz", "C11").strength("8Pz", 6);
        other.asks("axis", "fleeing").strength("5Pz", 4).strength("104R", 4);
        other.play("march 5Pz B9-B8", "march 104R B9-B8").asks("allies", "pursuing").play("done");
        other.at("5Pz", "B8").at("104R", "B8").asks("allies", "operation");
    }

    /** Whoever takes moves as they come goes when he has to, and does not turn back on the way. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    @Rule("desert-fox 8.1i")
    void aForceThatHasToGoGoesAtOnce(int seed) {
        Fox fox = inTwoFortresses().play("pass", "disperse B9");
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 3; i++) {
            fox.asks("axis", "marching");
            DesertFoxMove move = Fox.GAME.rules().sample(fox.position, random);
            fox.play(Fox.GAME.notation().write(move));
        }
        fox.asks("allies", "pursuing");
    }

    @Test
    @Rule({"desert-fox 8.2a", "desert-fox 8.2e", "desert-fox 8.1h", "desert-fox TS.8"})
    void anEmptyFortressIsTakenAtTheEndOfATurn() {
        Fox fox = Fox.table().holds("allies", "Tobruk").with("5Pz", "B8").with("3Rec", "G1");
        int tobruk = Fox.GAME.campaign().fortress(Fox.hex("B9"));
        fox.turn("axis").play("lay 1+0", "disperse B8", "march 5Pz B8-B9");
        assertThat(fox.position.holder(tobruk)).isEqualTo(Roster.ALLIES);
        fox.play("done");
        assertThat(fox.position.holder(tobruk)).isEqualTo(Roster.AXIS);
        fox.play("lay 1+0", "done", "lay 1+0", "disperse B9", "march 5Pz B9-B8", "done");
        assertThat(fox.position.holder(tobruk)).as("without a garrison").isEqualTo(Roster.AXIS);
    }

    /** C10. */
    @Test
    @Rule({"desert-fox 8.2b", "desert-fox 8.2c", "desert-fox 8.0a", "desert-fox C10"})
    void cardsForATakenFortress() {
        for (Campaign.Port port : Fox.GAME.campaign().fortresses()) {
            boolean tobruk = port.name().equals("Tobruk");
            assertThat(port.bonus(Roster.AXIS)).isEqualTo(tobruk ? 5 : 2);
            assertThat(port.bonus(Roster.ALLIES)).isEqualTo(tobruk ? 2 : 1);
            assertThat(port.share(Roster.AXIS)).isEqualTo(tobruk ? 2 : 1);
            assertThat(port.share(Roster.ALLIES)).isEqualTo(tobruk ? 5 : 2);
        }
    }
}
