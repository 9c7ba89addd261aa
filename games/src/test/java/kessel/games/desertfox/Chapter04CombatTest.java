package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.Followed;
import kessel.games.desertfox.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Battlefields, hexsides, fire, losses (4) and what cards do to them (2.0). */
class Chapter04CombatTest {
    /** A battlefield in the open, fought over since an earlier turn; the side whose turn it is. */
    private static Fox battle(String axis, String allies, String active) {
        Fox fox = Fox.table().with(axis, "D14").with(allies, "D14");
        fox.with("Savona", "D12").with("Sabratha", "D13");
        return fox.battlefield("D14", "allies", "W SW").turn(active);
    }

    private static Fox fighting(Fox fox, String cards) {
        return fox.play("lay " + cards, "done", "attack D14", "done");
    }

    /** B5a-c. */
    @Test
    @Rule({
        "desert-fox 4.0b",
        "desert-fox 4.0c",
        "desert-fox 4.1a",
        "desert-fox 4.1b",
        "desert-fox 4.1c",
        "desert-fox B4",
        "desert-fox B5a",
        "desert-fox B5b",
        "desert-fox B5c"
    })
    void hexsidesChangeHandsWithWhoeverCrosses() {
        Fox fox = Fox.table().with("5Pz", "C14").with("8Pz", "D13").with("4Arm 7Arm", "D14");
        fox.with("22Arm", "E14").with("3Rec 33Rec", "B7").with("104R", "C13");
        fox.with("Ariete", "B8").with("Trento", "D12").with("Brescia", "B12").turn("axis");
        fox.play("lay 2+0", "disperse C14", "march 5Pz C14-D14", "done");
        fox.play("disperse D13", "march 8Pz D13-D14", "done");
        fox.asks("allies", "refusing").play("stand D14", "done");
        int hex = Fox.hex("D14");
        assertThat(fox.position.defender(hex)).isEqualTo(Roster.ALLIES);
        assertThat(control(fox))
                .isEqualTo("NE.allies E.allies SE.allies SW.allies W.axis? NW.axis?");
        while (fox.position.stage() == Stage.FIRING) {
            fox.play("done");
        }
        fox.asks("allies", "operation");
        assertThat(control(fox)).isEqualTo("NE.allies E.allies SE.allies SW.allies W.axis NW.axis");
    }

    private static String control(Fox fox) {
        StringBuilder text = new StringBuilder();
        int bits = fox.position.control(Fox.hex("D14"));
        for (int direction = 0; direction < 6; direction++) {
            text.append(Fox.GAME.map().grid().directionName(direction))
                    .append('.')
                    .append(Roster.SIDES.get(bits >> direction & 1))
                    .append((bits >> 6 + direction & 1) == 0 ? " " : "? ");
        }
        return text.toString().strip();
    }

    @Test
    @Rule({
        "desert-fox 4.0a",
        "desert-fox 4.2d",
        "desert-fox 4.2e",
        "desert-fox 4.2f",
        "desert-fox 2.0h"
    })
    void theDefenderFiresFirstOnceThenTheAttacker() {
        Fox fox = fighting(battle("5Pz", "4Arm", "axis"), "1+0").asks("allies", "firing");
        fox.dice(1, 2, 3, 4).play("fire 4Arm armour").asks("axis", "firing");
        fox.dice(6, 6, 1, 1, 1, 1).play("fire 5Pz armour");
        fox.strength("4Arm", 2).asks("allies", "operation");
        Fox none = battle("5Pz", "4Arm", "axis").play("lay 1+0", "done", "done");
        none.asks("allies", "operation").strength("4Arm", 4);
    }

    @Test
    @Rule({"desert-fox 4.2a", "desert-fox 4.2c"})
    void aNewBattlefieldMustBeFought() {
        Fox fox = Fox.table().with("5Pz", "D13").with("4Arm", "D14").with("104R", "B12");
        fox.with("3Rec", "B7").turn("axis");
        fox.play("lay 1+0", "disperse D13", "march 5Pz D13-D14", "done", "stand D14");
        fox.refused("attack D14", "4.2c").play("done").asks("allies", "firing");
    }

    /** B6a, B6b: 2 3 5 6 is one hit at armour and two at infantry. */
    @Test
    @Rule({
        "desert-fox 4.3b",
        "desert-fox 4.3c",
        "desert-fox 4.3d",
        "desert-fox 4.3f",
        "desert-fox B6a",
        "desert-fox B6b"
    })
    void singleAndDoubleFire() {
        Fox armour = fighting(battle("Ariete Trento", "4Arm", "axis"), "1+0");
        armour.dice(2, 3, 5, 6).play("fire 4Arm armour").strength("Ariete", 3);
        Fox infantry = fighting(battle("Trento", "4Arm", "axis"), "1+0");
        infantry.dice(2, 3, 5, 6).play("fire 4Arm infantry").strength("Trento", 1);
    }

    @Test
    @Rule({"desert-fox 4.3e", "desert-fox 4.3g", "desert-fox 4.3h", "desert-fox 4.3i"})
    void theFireTable() {
        int[][] fire = Fox.GAME.campaign().fire();
        // Rows and columns: armour, infantry, anti-tank, artillery.
        assertThat(fire[0]).containsExactly(6, 5, 6, 4);
        assertThat(fire[1]).containsExactly(6, 6, 5, 4);
        assertThat(fire[2]).containsExactly(5, 6, 6, 4);
        assertThat(fire[3]).containsExactly(6, 5, 5, 6);
    }

    @Test
    @Rule({"desert-fox 4.3a", "desert-fox 4.3s"})
    void artilleryFiresFirstOrHolds() {
        Fox fox = fighting(battle("5Pz", "4Arm ArtA", "axis"), "1+0");
        fox.refused("fire 4Arm armour", "4.3a").refused("hold 4Arm", "4.3a");
        fox.play("hold ArtA").allowed("fire 4Arm armour").refused("fire ArtA armour", "4.3s");
        fox.play("done").asks("axis", "firing");
    }

    /** B7. */
    @Test
    @Rule({
        "desert-fox 4.3j",
        "desert-fox 4.3k",
        "desert-fox 4.3l",
        "desert-fox 4.3m",
        "desert-fox B7"
    })
    void whomMayBeNamedAsTarget() {
        Fox fox = fighting(battle("5Pz Trento Pak50 ItArt", "KDG 20Aus 2pdrA ArtA", "axis"), "1+0");
        fox.play("hold ArtA").refused("fire KDG infantry", "4.3k").allowed("fire KDG armour");
        fox.refused("fire 20Aus armour", "4.3k").allowed("fire 20Aus infantry");
        fox.allowed("fire 2pdrA infantry").refused("fire 2pdrA artillery", "4.3m");
        Fox guns = fighting(battle("ItArt", "KDG ArtA", "axis"), "1+0").play("hold ArtA");
        guns.allowed("fire KDG artillery").refused("fire KDG armour", "4.3j");
        Fox artillery = fighting(battle("5Pz ItArt", "ArtA", "axis"), "1+0");
        artillery.allowed("fire ArtA artillery").allowed("fire ArtA armour");
    }

    /** B8a, B8b. */
    @Test
    @Rule({
        "desert-fox 4.3o",
        "desert-fox 4.3p",
        "desert-fox 4.3q",
        "desert-fox 1.3c",
        "desert-fox 1.3f",
        "desert-fox 4.0d",
        "desert-fox B8a",
        "desert-fox B8b"
    })
    void stepsAreLostAtOnceAndTheDeadAreShown() {
        Fox fox = fighting(battle("Trento 5Pz", "4Arm/1 20Aus", "axis"), "1+0");
        fox.play("done").dice(6, 6, 1).play("fire Trento infantry").strength("20Aus", 2);
        fox.dice(6, 6, 1, 1, 1, 1).play("fire 5Pz armour").at("4Arm", "lost");
        Fox last = fighting(battle("5Pz", "4Arm/1", "axis"), "1+0").play("done");
        last.dice(6, 6, 6, 1, 1, 1).play("fire 5Pz armour").at("4Arm", "lost");
        assertThat(last.position.defender(Fox.hex("D14"))).isEqualTo(-1);
    }

    /** C6: a normal 3-2-1 and a German 6-4-2 take three hits. */
    @Test
    @Rule({
        "desert-fox 4.3n",
        "desert-fox 4.4a",
        "desert-fox 4.4b",
        "desert-fox 4.4c",
        "desert-fox 4.4f",
        "desert-fox B9a",
        "desert-fox C6"
    })
    void oddHitsAreNotHalved() {
        Fox fox = fighting(battle("Trento 104R", "4Arm", "axis"), "1+0");
        fox.dice(5, 5, 5, 1).play("fire 4Arm infantry").asks("axis", "losing");
        fox.play("lose 104R").strength("104R", 4).strength("Trento", 2).asks("axis", "firing");
        Fox other = fighting(battle("Trento 104R", "4Arm", "axis"), "1+0");
        other.dice(5, 5, 5, 1).play("fire 4Arm infantry", "lose Trento");
        // Two hits are left: two steps of the normal unit or one of the double one (4.4d).
        other.play("lose Trento").strength("104R", 6).at("Trento", "lost");
    }

    @Test
    @Rule({
        "desert-fox 4.4d",
        "desert-fox 4.4e",
        "desert-fox B9b",
        "desert-fox B9c",
        "desert-fox B9d"
    })
    void halvesOfDoubleUnitsAddUpWithinAnExchange() {
        Fox fox = fighting(battle("104R", "4Arm 7Arm", "axis"), "1+0");
        fox.dice(5, 1, 1, 1).play("fire 4Arm infantry").strength("104R", 6);
        fox.dice(5, 1, 1, 1).play("fire 7Arm infantry").strength("104R", 4);
        Fox lapses = fighting(battle("104R", "4Arm", "axis"), "1+0");
        lapses.dice(5, 1, 1, 1).play("fire 4Arm infantry").play("done").strength("104R", 6);
        assertThat(lapses.position.get(Cell.AXIS_RESTS)).isZero();
        Fox choice = fighting(battle("104R Trento", "4Arm", "axis"), "1+0");
        choice.dice(5, 5, 1, 1).play("fire 4Arm infantry").allowed("lose 104R");
        choice.allowed("lose Trento");
    }

    @Test
    @Rule({"desert-fox 4.3r", "desert-fox 7.0b"})
    void disruptedUnitsNeitherFireNorAreHit() {
        Fox fox = fighting(battle("5Pz 8Pz", "4Arm", "axis").disrupted("8Pz"), "1+0");
        fox.dice(6, 6, 1, 1).play("fire 4Arm armour").strength("5Pz", 4).strength("8Pz", 6);
        fox.refused("fire 8Pz armour", "4.3s");
    }

    /** C1 in the open: an Assault doubles the dice of both sides. */
    @Test
    @Rule({"desert-fox 2.0d", "desert-fox 2.0e", "desert-fox 2.0r", "desert-fox C24"})
    void anAssaultDoublesBothSides() {
        Fox fox = battle("Ariete", "4Arm/3", "axis").play("lay 2+0", "done");
        fox.refused("double D14", "2.0d").play("attack D14", "double D14", "done");
        assertThat(fox.position.get(Cell.SHOWN)).isEqualTo(2);
        fox.dice(1, 1, 1, 1, 1, 6).play("fire 4Arm armour").strength("Ariete", 3);
        fox.dice(1, 1, 1, 1, 1, 6).play("fire Ariete armour").strength("4Arm", 2);
        Fox poor = battle("Ariete", "4Arm", "axis").play("lay 1+1", "done", "attack D14");
        poor.refused("double D14", "2.0k");
    }

    @Test
    @Rule({"desert-fox 2.0f", "desert-fox 2.0o", "desert-fox 2.0p", "desert-fox 3.7e"})
    void aBlitzMovesAndFightsTwice() {
        Fox fox = battle("5Pz", "4Arm", "axis").with("104R", "F2");
        fox.play("lay 3+0", "done", "attack D14", "done", "done", "done");
        fox.asks("axis", "moving").play("disperse F2");
        assertThat(fox.position.get(Cell.SHOWN)).isEqualTo(3);
        fox.play("march 104R F2-F3", "done").asks("axis", "naming");
        fox.refused("double D14", "2.0d").play("attack D14").refused("double D14", "2.0l");
        fox.play("done").asks("allies", "firing").play("done", "done").asks("allies", "operation");
    }

    @Test
    @Rule({"desert-fox 4.2g"})
    void allBattlesAreNamedBeforeTheFirstShot() {
        Fox fox = battle("5Pz", "4Arm", "axis").with("8Pz 7Arm", "C10");
        fox.battlefield("C10", "allies", "W")
                .play("lay 1+0", "done", "attack D14", "attack C10", "done");
        fox.asks("axis", "choosing").refused("attack D14", "4.2g").play("fight C10");
        assertThat(fox.position.get(Cell.FIGHT_HEX)).isEqualTo(Fox.hex("C10"));
    }

    /** What the enemy learns in an exchange it keeps knowing. */
    @Test
    @Rule({"desert-fox 4.2b", "desert-fox 1.3a", "desert-fox 1.3g"})
    void whoFightsIsShown() {
        Fox fox = Fox.table().with("5Pz 104R", "D14").with("4Arm", "D14").with("8Pz", "D13");
        int[] blocks = {Fox.block("5Pz"), Fox.block("104R"), Fox.block("8Pz")};
        java.util.BitSet group = new java.util.BitSet();
        for (int block : blocks) {
            group.set(block);
        }
        Followed.band(fox.position, group);
        fox.battlefield("D14", "allies", "W").turn("axis");
        assertThat(seen(fox, "D14")).isEqualTo("null null");
        fox.play("lay 1+0", "done", "attack D14", "done");
        assertThat(seen(fox, "D14")).isEqualTo("104R 5Pz");
        assertThat(seen(fox, "D13")).as("the only one left of the list").isEqualTo("8Pz");
    }

    private static String seen(Fox fox, String hex) {
        return Fox.GAME.sight().view(fox.position, Roster.ALLIES).pieces().stream()
                .filter(piece -> piece.where().equals(hex) && piece.owner().equals("axis"))
                .map(piece -> String.valueOf(piece.id()))
                .sorted()
                .reduce((a, b) -> a + " " + b)
                .orElse("");
    }
}
