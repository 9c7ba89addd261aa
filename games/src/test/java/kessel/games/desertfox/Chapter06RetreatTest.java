package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.Followed;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Retreat, pursuit, rearguards, withdrawal, refusal (6). */
class Chapter06RetreatTest {
    /** The Axis is at home in E3 on the highway; the Allies came from the north-east and east. */
    private static Fox homeBattle(String axis, String allies) {
        return Fox.table().with(axis, "E3").with(allies, "E3").battlefield("E3", "axis", "NE E");
    }

    @Test
    @Rule({"desert-fox 6.0a", "desert-fox 6.0b", "desert-fox 6.0c", "desert-fox 6.0d"})
    void aRetreatGoesThroughOwnHexsidesAndDisrupts() {
        Fox fox = homeBattle("5Pz", "20Aus").turn("axis").play("lay 1+0", "disperse E3");
        fox.refused("march 5Pz E3-E4", "6.0a").play("march 5Pz E3-F2-G2", "done");
        fox.asks("allies", "pursuing").play("done").at("5Pz", "G2").isDown("5Pz", true);
        fox.asks("allies", "operation");
    }

    /** C5: the slowest moves 2; recon and armour roll two dice, truck infantry one, guns none. */
    @Test
    @Rule({
        "desert-fox 6.1a",
        "desert-fox 6.1b",
        "desert-fox 6.1c",
        "desert-fox 6.1d",
        "desert-fox 6.1e",
        "desert-fox 6.1f",
        "desert-fox C5"
    })
    void pursuersRollByTheirRate() {
        Fox fox = homeBattle("155R Ariete", "KDG 4Arm 20Aus ArtA").turn("axis");
        fox.play("lay 1+0", "disperse E3", "march 155R E3-F2", "march Ariete E3-F2", "done");
        assertThat(fox.position.get(Cell.RATE)).isEqualTo(2);
        fox.play("commit KDG", "commit 4Arm", "commit 20Aus", "commit ArtA");
        fox.dice(4, 3, 5, 1, 6).play("done").asks("axis", "losing");
        // Three hits: Ariete three steps, or one and 155R one of its two.
        fox.play("lose 155R").strength("155R", 2).strength("Ariete", 3).at("155R", "F2");
    }

    @Test
    @Rule({"desert-fox 6.1g"})
    void pursuitShowsWhoTakesPartAndNoPursuitNobody() {
        Fox fox = homeBattle("155R", "KDG 4Arm").turn("axis").play("lay 1+0", "disperse E3");
        long before = fox.position.get(Cell.SHOWINGS);
        fox.play("march 155R E3-F2", "done", "commit KDG").dice(1, 1).play("done");
        assertThat(fox.position.get(Cell.SHOWINGS)).isGreaterThan((int) before);
        assertThat(fox.told(Roster.ALLIES))
                .contains("the slowest moves 2")
                .contains("1, 1, 0 hits");
    }

    @Test
    @Rule({"desert-fox 6.2a", "desert-fox 6.2c", "desert-fox 6.2d", "desert-fox 6.2f"})
    void aRearguardIsFoughtFirstAndFiresFirst() {
        Fox fox = homeBattle("155R 104R", "KDG 4Arm").turn("axis");
        fox.play("lay 1+0", "disperse E3", "march 155R E3-F2", "done", "commit 4Arm", "done");
        fox.asks("axis", "firing").refused("fire 155R armour", "4.3s");
        fox.dice(1, 1, 1, 1, 1, 6).play("fire 104R armour").strength("4Arm", 3);
        fox.refused("fire KDG infantry", "4.3s").dice(1, 1, 1).play("fire 4Arm infantry");
        fox.at("155R", "F2").isDown("155R", true).strength("155R", 4).at("104R", "E3");
        fox.isDown("104R", false).asks("axis", "naming");
    }

    @Test
    @Rule({"desert-fox 6.2b", "desert-fox 6.2e"})
    void whoHasNotFiredPursuesPastADestroyedRearguard() {
        Fox fox = homeBattle("155R Trento/1", "KDG 4Arm").turn("axis");
        fox.play("lay 1+0", "disperse E3", "march 155R E3-F2", "done");
        fox.play("commit 4Arm", "commit KDG", "done", "done");
        // The rearguard is destroyed by 4Arm; only KDG, which has not fired, pursues: two dice.
        fox.dice(5, 1, 1, 1, 4, 4).play("fire 4Arm infantry").at("Trento", "lost");
        fox.strength("155R", 2).at("155R", "F2");
    }

    /** C30: along the line, nearer with every step, and the network gets shorter. */
    @Test
    @Rule({
        "desert-fox 6.3a",
        "desert-fox 6.3d",
        "desert-fox 6.3e",
        "desert-fox 2.1b",
        "desert-fox C30",
        "desert-fox B12"
    })
    void aWithdrawalFollowsTheLineAndShortensTheNetwork() {
        Fox fox = Fox.table().with("3Rec", "H2").with("5Pz 104R", "E5").turn("axis");
        fox.play("pass").asks("axis", "moving").play("disperse E5");
        fox.refused("march 5Pz E5-E4", "6.3e").refused("march 5Pz E5-F4-F3-E4", "6.3e");
        assertThat(fox.ends("5Pz")).contains("F4", "F3", "F2").doesNotContain("E4");
        fox.play("march 5Pz E5-F4-F3").refused("done", "6.3d");
        fox.play("march 104R E5-F4-F3", "done").at("5Pz", "F3").at("104R", "F3");
        fox.isDown("5Pz", false).asks("allies", "operation");
    }

    @Test
    @Rule({"desert-fox 6.3d", "desert-fox 6.3g"})
    void theEasyReadingLetsPartOfAStackGo() {
        Fox fox = Fox.table("1941", "easy-withdrawal").with("5Pz 104R", "E5").turn("axis");
        fox.play("pass", "disperse E5", "march 5Pz E5-F4-F3", "done").at("5Pz", "F3");
        Fox lost = Fox.table().with("5Pz", "I1").with("3Rec", "G1").turn("axis");
        lost.play("pass", "disperse I1");
        assertThat(lost.ends("5Pz")).as("no line to follow").isEmpty();
        Fox base = Fox.table().with("3Rec", "G1").turn("axis").play("pass", "disperse G1");
        assertThat(base.ends("3Rec")).as("no hex is nearer").isEmpty();
    }

    @Test
    @Rule({"desert-fox 6.3b", "desert-fox 3.5d"})
    void aWithdrawalOutOfBattleIsARetreat() {
        Fox fox = homeBattle("5Pz", "20Aus").turn("axis").play("pass", "disperse E3");
        fox.play("march 5Pz E3-F2-G2", "done").asks("allies", "pursuing").play("done");
        fox.at("5Pz", "G2").isDown("5Pz", true);
    }

    @Test
    @Rule({
        "desert-fox 6.4a",
        "desert-fox 6.4b",
        "desert-fox 6.4c",
        "desert-fox 6.4d",
        "desert-fox 7.1c",
        "desert-fox TS.6"
    })
    void refusingBattle() {
        Fox fox = Fox.table().with("5Pz 155R", "E5").with("20Aus", "D5").with("3Rec", "G1");
        fox.with("4Arm", "C22").turn("allies");
        fox.play("lay 1+0", "disperse D5", "march 20Aus D5-E5", "done").asks("axis", "refusing");
        fox.play("refuse E5").asks("axis", "fleeing");
        fox.play("march 5Pz E5-F4-F3", "march 155R E5-F4").asks("allies", "pursuing");
        assertThat(fox.position.get(Cell.RATE)).isEqualTo(2);
        fox.play("commit 20Aus").dice(6).play("done").asks("axis", "losing");
        // Both are double: half a step lapses, but the Allies are not to see that (trap 13).
        fox.refused("lose 5Pz", "4.4c").play("done").strength("5Pz", 6).strength("155R", 4);
        fox.at("5Pz", "F3").at("155R", "F4").isDown("5Pz", true);
    }

    /** C16. */
    @Test
    @Rule({"desert-fox 7.1a", "desert-fox 7.1b", "desert-fox 7.1c", "desert-fox C16"})
    void whoRefusedRecoversATurnLater() {
        Fox fox = Fox.table().with("5Pz", "E5").with("20Aus", "D5").with("3Rec", "G1");
        fox.with("4Arm", "C22").turn("allies");
        fox.play("lay 1+0", "disperse D5", "march 20Aus D5-E5", "done", "refuse E5");
        fox.play("march 5Pz E5-F4-F3", "done").asks("axis", "operation").isDown("5Pz", true);
        fox.play("lay 1+0", "done", "lay 1+0", "done").asks("axis", "operation");
        fox.isDown("5Pz", false);
        Fox own = homeBattle("5Pz", "20Aus").with("4Arm", "C22").turn("axis");
        own.play("lay 1+0", "disperse E3", "march 5Pz E3-F2-G2", "done", "done");
        own.isDown("5Pz", true).play("lay 1+0", "done").isDown("5Pz", false);
    }

    @Test
    @Rule({"desert-fox 6.4e", "desert-fox 6.4f"})
    void allOfAHexOrNobodyRefuses() {
        Fox fox = Fox.table().with("5Pz", "G1").with("20Aus", "G2").turn("allies");
        fox.play("lay 1+0", "disperse G2", "march 20Aus G2-G1", "done");
        fox.refused("refuse G1", "6.4e").play("stand G1").asks("allies", "naming");
    }

    /** Two tables that differ in which of two units of one rate leaves. */
    private static Fox[] twins(String rest, String axisLeaves, String otherLeaves) {
        Fox[] tables = new Fox[2];
        for (int i = 0; i < 2; i++) {
            Fox fox = homeBattle("155R 361R" + rest, "KDG 4Arm");
            java.util.BitSet band = new java.util.BitSet();
            band.set(Fox.block("155R"));
            band.set(Fox.block("361R"));
            Followed.band(fox.position, band);
            String leaves = i == 0 ? axisLeaves : otherLeaves;
            fox.turn("axis").play("lay 1+0", "disperse E3", "march " + leaves + " E3-F2", "done");
            tables[i] = fox;
        }
        return tables;
    }

    private static void same(Fox[] tables) {
        assertThat(Fox.GAME.sight().knowledge(tables[1].position, Roster.ALLIES))
                .isEqualTo(Fox.GAME.sight().knowledge(tables[0].position, Roster.ALLIES));
        assertThat(tables[1].told(Roster.ALLIES)).isEqualTo(tables[0].told(Roster.ALLIES));
    }

    private static boolean known(Fox fox, String block) {
        return Fox.GAME.sight().view(fox.position, Roster.ALLIES).pieces().stream()
                .anyMatch(piece -> block.equals(piece.id()));
    }

    @Test
    @Rule({"desert-fox 6.1g"})
    void ofARetreatOnlyTheRateIsToldUnlessItIsPursued() {
        Fox[] quiet = twins("", "155R", "361R");
        same(quiet);
        for (Fox fox : quiet) {
            fox.play("done");
        }
        same(quiet);
        // Behind a rearguard that holds, those who leave are not shown either.
        Fox[] guarded = twins("", "155R", "361R");
        for (Fox fox : guarded) {
            fox.play("commit 4Arm", "done");
        }
        assertThat(known(guarded[0], "361R")).as("the rearguard fights").isTrue();
        assertThat(known(guarded[1], "361R")).as("and who it is not leaves").isTrue();
        Fox pursued = homeBattle("155R", "KDG 4Arm ArtA").turn("axis");
        hide(pursued, "155R 361R", "KDG ArtA 8H");
        pursued.play("lay 1+0", "disperse E3", "march 155R E3-F2", "done");
        assertThat(known(pursued, "155R")).isFalse();
        pursued.play("commit KDG", "commit ArtA").dice(1, 1).play("done");
        assertThat(known(pursued, "155R")).as("pursued, so shown").isTrue();
        assertThat(shownToTheAxis(pursued, "KDG")).as("rolled").isTrue();
        assertThat(shownToTheAxis(pursued, "ArtA")).as("too slow to roll").isFalse();
    }

    private static void hide(Fox fox, String... groups) {
        for (String group : groups) {
            java.util.BitSet band = new java.util.BitSet();
            for (String id : group.split(" ")) {
                band.set(Fox.block(id));
            }
            Followed.band(fox.position, band);
        }
    }

    private static boolean shownToTheAxis(Fox fox, String block) {
        return Fox.GAME.sight().view(fox.position, Roster.AXIS).pieces().stream()
                .anyMatch(piece -> block.equals(piece.id()));
    }

    /** Tobruk, fed from Alexandria by the highway: whoever is inside may go, and it is lost. */
    @Test
    @Rule({"desert-fox 6.4f", "desert-fox 8.2a"})
    void aGarrisonMayRefuseAndLosesItsFortress() {
        Fox fox = Fox.table().holds("allies", "Tobruk", "Bardia").with("20Aus", "B9");
        fox.with("5Pz", "B8").with("3Rec", "G1").with("4Arm", "C22").turn("axis");
        fox.play("lay 1+0", "disperse B8", "march 5Pz B8-B9", "done", "refuse B9");
        fox.play("march 20Aus B9-B10-B11", "done").at("20Aus", "B11").isDown("20Aus", true);
        int tobruk = Fox.GAME.campaign().fortress(Fox.hex("B9"));
        assertThat(fox.position.holder(tobruk)).isEqualTo(Roster.AXIS);
        Fox cut = Fox.table().holds("allies", "Tobruk").holds("axis", "Bardia").with("20Aus", "B9");
        cut.with("5Pz", "B8").with("8Pz", "B10").with("3Rec", "G1").with("4Arm", "C22");
        cut.turn("axis").play("lay 1+0", "disperse B8", "march 5Pz B8-B9", "done");
        cut.asks("allies", "refusing").refused("refuse B9", "6.4e");
    }

    /** Trap 13: how many answers a hit in the dark takes does not tell what was hit. */
    @Test
    @Rule({"desert-fox 6.4c", "desert-fox 6.1d"})
    void inTheDarkEveryHitIsAnsweredFor() {
        Fox doubles = refusal("5Pz 155R").dice(6, 6).play("done").asks("axis", "losing");
        doubles.play("lose 5Pz").asks("axis", "losing").refused("lose 155R", "4.4c");
        doubles.play("done").strength("5Pz", 4).asks("axis", "operation");
        Fox singles = refusal("Ariete Trieste").dice(6, 6).play("done").asks("axis", "losing");
        singles.play("lose Ariete").asks("axis", "losing").play("lose Trieste");
        singles.strength("Trieste", 3).asks("axis", "operation");
    }

    /** Two units refuse battle, and 4Arm pursues the slower of rate 2 or 3 with two dice. */
    private static Fox refusal(String units) {
        Fox fox = Fox.table().with(units, "E5").with("KDG", "D5").with("3Rec", "G1");
        fox.with("4Arm", "C22").turn("allies");
        fox.play("lay 1+0", "disperse D5", "march KDG D5-E5", "done", "refuse E5");
        for (String unit : units.split(" ")) {
            fox.play("march " + unit + " E5-F4");
        }
        return fox.play("commit KDG");
    }
}
