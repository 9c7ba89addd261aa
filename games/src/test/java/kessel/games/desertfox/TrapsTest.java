package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.engine.game.Sight;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.Flag;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Where readers of the rules go wrong: what two rules say together and neither says alone. */
class TrapsTest {
    /** The Axis is at home in E3 on the highway; the Allies came from the north-east and east. */
    private static Fox homeBattle(String axis, String allies) {
        return Fox.table().with(axis, "E3").with(allies, "E3").battlefield("E3", "axis", "NE E");
    }

    private static Sight.Knowledge known(Fox fox, int viewer) {
        return Fox.GAME.sight().knowledge(fox.position, viewer);
    }

    /** Trap 1: four dice are one total for both; who spends first is said by the dice alone. */
    @Test
    @Rule({"desert-fox 9.3a", "desert-fox 9.3b"})
    void whatWasSavedDoesNotSayWhoSpendsFirst() {
        Fox fox = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22");
        fox.position.set(Cell.AXIS_POINTS, 18);
        fox.turn("axis").play("pass", "done", "pass").dice(1, 2, 1, 3).play("done");
        fox.asks("axis", "spending");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(18 + 7);
        assertThat(fox.position.get(Cell.ALLIED_POINTS)).isEqualTo(7);
    }

    /** Trap 2: whose turn it is, who was there first and who holds the fortress are three facts. */
    @Test
    @Rule({"desert-fox 4.2e", "desert-fox 4.0c", "desert-fox 8.1a"})
    void turnOriginAndFortressAreThreeFacts() {
        Fox fox = Fox.table().holds("axis", "Tobruk").with("Trento 20Aus", "B9");
        fox.battlefield("B9", "allies", "W SW").with("Savona", "B8").with("4Arm", "C22");
        fox.turn("allies").play("lay 1+0", "done", "done");
        // The Axis came second, but it is not its turn: it fires first. Tobruk is its: six dice.
        fox.asks("axis", "firing").dice(1, 1, 1, 1, 1, 1).play("fire Trento infantry");
        fox.asks("allies", "firing").dice(1, 1, 1, 1).play("fire 20Aus infantry");
        assertThat(fox.position.defender(Fox.hex("B9"))).isEqualTo(Roster.ALLIES);
    }

    /** Trap 3: what the enemy has just crossed is lost at once, whoever gains it when. */
    @Test
    @Rule({"desert-fox 4.1d", "desert-fox 6.4b", "desert-fox 6.0a"})
    void nobodyRefusesBattleThroughTheHexsideJustCrossed() {
        Fox fox = Fox.table().with("5Pz", "E5").with("KDG", "E4").with("3Rec", "G1");
        fox.with("4Arm", "C22").turn("allies");
        fox.play("lay 1+0", "disperse E4", "march KDG E4-F4-E5", "done").asks("axis", "refusing");
        fox.refused("refuse E5", "6.4e");
        Fox other = Fox.table().with("5Pz", "E5").with("KDG", "E4").with("3Rec", "G1");
        other.with("4Arm", "C22").turn("allies");
        other.play("lay 1+0", "disperse E4", "march KDG E4-E5", "done").allowed("refuse E5");
    }

    /** Trap 4: who has no supply at the end but had it at the start, or the other way round. */
    @Test
    @Rule({"desert-fox 5.2b", "desert-fox TS.7"})
    void whoComesBackIntoSupplyIsNotDisrupted() {
        Fox fox = Fox.table().with("5Pz", "I3").with("3Rec", "G1").with("4Arm", "C22");
        fox.turn("axis");
        assertThat(fox.is("5Pz", Flag.UNSUPPLIED)).isTrue();
        fox.play("lay 1+0", "disperse I3", "march 5Pz I3-H2", "done").isDown("5Pz", false);
    }

    /** Trap 5: disrupted enemies are nobody's obstacle. */
    @Test
    @Rule({"desert-fox 5.0i", "desert-fox 7.0c", "desert-fox 7.2f"})
    void disruptedEnemiesCutNoHighwayAndARetreatPassesThem() {
        Fox fox = homeBattle("5Pz", "20Aus").with("4Arm", "F2").disrupted("4Arm");
        fox.with("7Arm", "C22").turn("axis");
        assertThat(fox.is("5Pz", Flag.UNSUPPLIED)).as("behind a disrupted enemy").isFalse();
        fox.play("lay 1+0", "disperse E3", "march 5Pz E3-F2-G2", "done", "done");
        fox.at("5Pz", "G2").at("4Arm", "F2").strength("4Arm", 4);
        Fox standing = homeBattle("5Pz", "20Aus").with("4Arm", "F2").with("7Arm", "C22");
        standing.turn("axis");
        assertThat(standing.is("5Pz", Flag.UNSUPPLIED)).as("behind an enemy").isTrue();
    }

    /** Trap 5, the other way: they do not count against who may go in, either. */
    @Test
    @Rule({"desert-fox 3.7g"})
    void anyNumberGoesInAmongDisruptedEnemies() {
        Fox fox = Fox.table().with("4Arm 7Arm 22Arm", "D5").with("5Pz", "E5").disrupted("5Pz");
        fox.with("3Rec", "G1").with("1Arm", "C22").turn("allies").play("lay 1+0", "disperse D5");
        fox.play("march 4Arm D5-E5", "march 5Pz E5-F4", "done");
        fox.play("march 7Arm D5-E5", "march 22Arm D5-E5").at("22Arm", "E5");
    }

    /** Trap 6: all who march are named, then all dice fall; what fails is not named anew. */
    @Test
    @Rule({"desert-fox 3.6b", "desert-fox 3.6f"})
    void diceFallWhenAllHaveBeenNamed() {
        Fox fox = Fox.table().with("Trento Pavia", "H6").with("3Rec", "G1").with("4Arm", "C22");
        fox.turn("axis").play("lay 1+0", "disperse H6");
        // No die is there to be rolled yet.
        fox.play("march Trento H6-H7-H8", "march Pavia H6-H7-H8").at("Trento", "H6");
        fox.dice(6, 1).play("done");
        assertThat(List.of("Trento", "Pavia"))
                .filteredOn(id -> fox.position.at(Fox.block(id)) == Fox.hex("H8"))
                .as("who failed stays where it was")
                .hasSize(1);
        fox.asks("allies", "operation");
    }

    /** Trap 7: reconnaissance is armour, both as a target that shields and as a firer. */
    @Test
    @Rule({"desert-fox 4.3k", "desert-fox 4.3q", "desert-fox 3.2e"})
    void reconnaissanceShieldsInfantryFromArmour() {
        Fox fox = Fox.table().with("5Pz", "D14").with("KDG 20Aus", "D14");
        fox.battlefield("D14", "allies", "W NW").with("3Rec", "G1").turn("axis");
        fox.play("lay 1+0", "done", "attack D14", "done").play("done");
        fox.refused("fire 5Pz infantry", "4.3k");
        // Six hits on two steps of reconnaissance: the rest is lost, and infantry feels nothing.
        fox.dice(6, 6, 6, 6, 6, 6).play("fire 5Pz armour").at("KDG", "lost").strength("20Aus", 4);
    }

    /** Trap 8: German reconnaissance of two has one step, which takes two hits in one exchange. */
    @Test
    @Rule({"desert-fox 1.3d", "desert-fox 4.4b", "desert-fox 4.4a"})
    void germanReconnaissanceHasOneStep() {
        for (int hits = 1; hits <= 2; hits++) {
            Fox fox = Fox.table().with("3Rec", "D14").with("KDG 4Arm", "D14");
            fox.battlefield("D14", "axis", "W NW").with("5Pz", "D13").turn("axis");
            fox.play("lay 1+0", "done", "attack D14", "done");
            fox.dice(6, hits == 2 ? 6 : 1).play("fire KDG armour");
            if (hits == 2) {
                fox.at("3Rec", "lost");
            } else {
                fox.play("done", "done").strength("3Rec", 2).asks("allies", "operation");
            }
        }
    }

    /** Trap 9: who is reinforced against in an old battlefield is not asked. */
    @Test
    @Rule({"desert-fox 6.4a", "desert-fox 4.2c"})
    void anOldBattlefieldIsNotRefused() {
        Fox fox = homeBattle("5Pz", "20Aus").with("4Arm", "E4").with("7Arm", "C22").turn("allies");
        fox.play("lay 1+0", "disperse E4", "march 4Arm E4-E3", "done").asks("allies", "naming");
    }

    /** Trap 9: a refusal goes nowhere near the enemy. */
    @Test
    @Rule({"desert-fox 6.3c", "desert-fox 6.4b"})
    void aRefusalEngagesNobody() {
        Fox fox = Fox.table().with("5Pz", "E5").with("20Aus", "D5").with("26Aus 104R", "F3");
        fox.battlefield("F3", "axis", "SE").with("3Rec", "G1").with("4Arm", "C22").turn("allies");
        fox.play("lay 1+0", "disperse D5", "march 20Aus D5-E5", "done").play("refuse E5");
        assertThat(fox.ends("5Pz")).isNotEmpty().doesNotContain("F3");
    }

    /** Trap 10: the step is lost first; who has none left flees nowhere. */
    @Test
    @Rule({"desert-fox 7.2b"})
    void aRoutCostsItsStepBeforeAnybodyLeaves() {
        Fox fox = Fox.table().with("5Pz/2 104R", "E5").disrupted("5Pz", "104R").with("3Rec", "G1");
        fox.with("4Arm", "D5").turn("allies").play("lay 1+0", "disperse D5", "march 4Arm D5-E5");
        fox.at("5Pz", "lost").strength("104R", 4).asks("axis", "fleeing");
    }

    /** Trap 10: in its own turn, when the last friend who stands has gone. */
    @Test
    @Rule({"desert-fox 7.2j", "desert-fox 7.2a"})
    void theLastFriendToLeaveLeavesARoutBehind() {
        Fox fox = homeBattle("5Pz Trento", "20Aus").disrupted("Trento").with("3Rec", "G1");
        fox.with("4Arm", "C22").turn("axis").play("lay 1+0", "disperse E3");
        fox.isDown("Trento", true).play("march 5Pz E3-F2-G2", "done").asks("allies", "pursuing");
        fox.play("done").asks("axis", "fleeing").strength("Trento", 2);
        fox.play("march Trento E3-F2").asks("allies", "pursuing");
    }

    /** Trap 11: two passes running end a month if they are of that month. */
    @Test
    @Rule({"desert-fox 2.1d", "desert-fox TS.9"})
    void aPassBeforeLogisticsIsNoneOfTheNewMonth() {
        Fox fox = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22").turn("axis");
        int month = fox.position.get(Cell.MONTH);
        fox.play("pass", "done", "pass").dice(1, 1, 1, 2).play("done");
        fox.play("done", "done", "done").asks("axis", "operation");
        assertThat(fox.position.get(Cell.MONTH)).isEqualTo(month + 1);
        fox.play("pass", "done").asks("allies", "operation");
        assertThat(fox.position.get(Cell.MONTH)).isEqualTo(month + 1);
    }

    /** Trap 12: who could have supply from the base takes no place in the fortress. */
    @Test
    @Rule({"desert-fox 5.1e", "desert-fox 5.1c"})
    void suppliedFromTheBaseNobodyTakesAPlace() {
        Fox fox = Fox.table().holds("axis", "Tobruk", "Bardia").with("5Pz 8Pz 104R", "B9");
        fox.with("3Rec", "G1").with("4Arm", "C22").turn("axis").asks("axis", "operation");
        assertThat(fox.is("104R", Flag.UNSUPPLIED)).isFalse();
        // The road is cut: two have places, and their owner is asked whose they are.
        Fox cut = Fox.table().holds("axis", "Tobruk", "Bardia").with("5Pz 8Pz 104R", "B9");
        cut.with("3Rec", "G1").with("4Arm", "C22").with("KDG", "B8").turn("axis");
        cut.asks("axis", "feeding");
    }

    /** Trap 13: that nobody is fast enough to pursue is not for the enemy to learn. */
    @Test
    @Rule({"desert-fox 6.1b", "desert-fox 1.3e"})
    void whoCannotCatchAnybodyIsAskedAllTheSame() {
        Fox[] tables = new Fox[2];
        for (int i = 0; i < 2; i++) {
            Fox fox = homeBattle("5Pz", i == 0 ? "ArtA" : "KDG").turn("axis");
            fox.play("lay 1+0", "disperse E3", "march 5Pz E3-F2-G2", "done");
            tables[i] = fox.asks("allies", "pursuing");
        }
    }

    /** Trap 13: with what one has laid the enemy sees the same questions, whatever it can pay. */
    @Test
    @Rule({"desert-fox 2.0l", "desert-fox 1.2h"})
    void cardsThatPayForNothingMoreAreNotGivenAwayByWhatIsAsked() {
        String[][] laid = {{"1+1", "2+0"}, {"1+2", "3+0"}, {"2+1", "3+0"}, {"1+2", "2+1"}};
        for (String[] pair : laid) {
            Fox[] tables = new Fox[2];
            for (int i = 0; i < 2; i++) {
                Fox fox = Fox.table().with("5Pz", "F2").with("4Arm 20Aus 8Pz", "E5");
                fox.battlefield("E5", "allies", "SW").with("7Arm", "C22");
                fox.hand("axis", 4, 4).turn("axis").play("lay " + pair[i]);
                tables[i] = fox;
            }
            // Moves, then fights, then perhaps both again: nobody sees where it must end.
            for (String move : List.of("disperse F2", "march 5Pz F2-F3", "done", "done")) {
                for (Fox fox : tables) {
                    fox.play(move);
                }
                assertThat(known(tables[1], Roster.ALLIES))
                        .as(pair[0] + " or " + pair[1] + " after " + move)
                        .isEqualTo(known(tables[0], Roster.ALLIES));
                assertThat(tables[1].told(Roster.ALLIES)).isEqualTo(tables[0].told(Roster.ALLIES));
            }
        }
    }

    /** Trap 13: blanks alone win no challenge, but who holds nothing else is asked for one. */
    @Test
    @Rule({"desert-fox 9.4b", "desert-fox 9.4c"})
    void whoHoldsOnlyBlanksIsAskedForAChallenge() {
        Fox[] tables = new Fox[2];
        for (int i = 0; i < 2; i++) {
            Fox fox = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22");
            fox.hand("allies", i == 0 ? 0 : 3, i == 0 ? 3 : 0).turn("axis");
            fox.play("pass", "done", "pass").dice(1, 1, 1, 2).play("done", "done", "done");
            tables[i] = fox.asks("allies", "challenging");
        }
        assertThat(known(tables[1], Roster.AXIS)).isEqualTo(known(tables[0], Roster.AXIS));
    }

    /** Trap 14: which of its blocks have moved is its owner's to know. */
    @Test
    @Rule({"desert-fox 1.3e", "desert-fox 1.3a"})
    void noMarkTellsWhoHasMoved() {
        Fox fox = Fox.table().with("5Pz Trento", "F2").with("4Arm", "C22").turn("axis");
        fox.play("lay 1+0", "disperse F2", "march 5Pz F2-F3");
        Fox.GAME.sight().view(fox.position, Roster.ALLIES).pieces().stream()
                .filter(piece -> piece.owner().equals("axis"))
                .forEach(
                        piece -> {
                            assertThat(piece.id()).isNull();
                            assertThat(piece.values()).isNull();
                            assertThat(piece.states()).isEmpty();
                        });
    }

    /** Trap 15: the rate is the printed one, however fast the road is. */
    @Test
    @Rule({"desert-fox 6.1a", "desert-fox 6.0b"})
    void theRateOfARetreatIsThePrintedOne() {
        Fox fox = homeBattle("5Pz Trento", "KDG").with("26Aus", "F3").with("3Rec", "G1");
        fox.turn("axis").play("lay 1+0", "disperse E3");
        // Retreating, nobody engages.
        fox.refused("march 5Pz E3-F3", "6.0b");
        fox.play("march 5Pz E3-F2", "march Trento E3-F2-G2-G1", "done");
        assertThat(fox.position.get(Cell.RATE)).isEqualTo(1);
        // One hit: on whom its owner likes, whatever class was there, but not on half a step.
        fox.play("commit KDG").dice(6, 1).play("done").strength("Trento", 2).strength("5Pz", 6);
        fox.isDown("5Pz", true).isDown("Trento", true).at("KDG", "E3");
    }
}
