package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.position.Supply;
import kessel.games.desertfox.supply.Lines;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Supply (5), held against the plain model that walks every link. */
class Chapter05SupplyTest {
    private static Supply base(Fox fox, int side) {
        return fox.position.supply(side);
    }

    private static Set<String> supplied(Fox fox, int side, String... blocks) {
        Set<String> fed = new TreeSet<>();
        for (String block : blocks) {
            if (base(fox, side).reaches(fox.position.at(Fox.block(block)))) {
                fed.add(block);
            }
        }
        return fed;
    }

    /** C27. */
    @Test
    @Rule({
        "desert-fox 5.0a",
        "desert-fox 5.0b",
        "desert-fox 5.0c",
        "desert-fox 5.0d",
        "desert-fox C27"
    })
    void linesSouthOfAgedabia() {
        Fox fox = Fox.table().with("3Rec", "H2").with("5Pz", "E5").with("104R", "F5");
        fox.with("Trento", "G4");
        String[] all = {"3Rec", "5Pz", "104R", "Trento"};
        assertThat(supplied(fox, 0, all)).containsExactlyInAnyOrder("3Rec", "5Pz", "104R");
        fox.with("KDG", "G2");
        assertThat(supplied(fox, 0, all)).isEmpty();
        fox.with("KDG", "F2");
        assertThat(supplied(fox, 0, all)).containsExactly("3Rec");
        fox.with("KDG", "F4");
        assertThat(supplied(fox, 0, all)).containsExactly("3Rec");
        fox.disrupted("KDG");
        assertThat(supplied(fox, 0, all)).containsExactlyInAnyOrder("3Rec", "5Pz", "104R");
    }

    /** Any positions without battlefields: the same as the model finds. */
    @Test
    @Rule({
        "desert-fox 5.0e",
        "desert-fox 5.0f",
        "desert-fox 5.0g",
        "desert-fox 5.0h",
        "desert-fox 5.0j"
    })
    void theSameAsThePlainModelFinds() {
        SplittableRandom random = new SplittableRandom(5);
        var grid = Fox.GAME.map().grid();
        int compared = 0;
        for (int i = 0; i < 300; i++) {
            Fox fox = Fox.table();
            Set<Integer> taken = new HashSet<>();
            int blocks = 4 + random.nextInt(40);
            Set<String>[] where = new Set[] {new TreeSet<String>(), new TreeSet<String>()};
            for (int n = 0; n < blocks; n++) {
                int block = random.nextInt(fox.position.roster().size());
                int hex = random.nextInt(grid.size());
                boolean free = fox.position.at(block) == DesertFoxPosition.UNUSED;
                if (free && Fox.GAME.map().terrainName(hex).equals("clear") && taken.add(hex)) {
                    fox.position.at(block, hex);
                    where[fox.position.roster().side(block)].add(grid.label(hex));
                }
            }
            for (int side = 0; side < 2; side++) {
                int base = Fox.GAME.campaign().bases()[side];
                Set<String> model =
                        new SupplyModel(Fox.GAME.map(), base)
                                .supplied(
                                        String.join(" ", where[side]),
                                        String.join(" ", where[1 - side]));
                Supply supply = base(fox, side);
                Set<String> fed =
                        where[side].stream()
                                .filter(label -> supply.reaches(Fox.hex(label)))
                                .collect(Collectors.toCollection(TreeSet::new));
                assertThat(fed).as("%s against %s", where[side], where[1 - side]).isEqualTo(model);
                compared += fed.size();
            }
        }
        assertThat(compared).isGreaterThan(500);
    }

    /** C30. */
    @Test
    @Rule({"desert-fox 5.0l", "desert-fox 6.3e"})
    void theNetworkIsAllShortestLines() {
        Fox fox = Fox.table().with("3Rec", "H2").with("5Pz", "E5");
        BitSet network = new Lines(Fox.GAME.campaign()).network(fox.position, 0);
        assertThat(network.stream().mapToObj(Fox.GAME.map()::label))
                .containsExactlyInAnyOrder("G1", "G2", "F2", "F3", "F4", "E5", "H2");
    }

    @Test
    @Rule({"desert-fox 5.0i", "desert-fox 7.0c"})
    void disruptedUnitsReceiveSupplyButPassNoneOn() {
        Fox fox = Fox.table().with("5Pz", "E5").with("104R", "F5");
        assertThat(supplied(fox, 0, "5Pz", "104R")).hasSize(2);
        fox.disrupted("5Pz");
        assertThat(supplied(fox, 0, "5Pz", "104R")).containsExactly("5Pz");
    }

    @Test
    @Rule({"desert-fox 5.0k", "desert-fox 5.3a", "desert-fox 5.3b"})
    void linesThroughBattlefields() {
        // The Axis is at home in E3 and beyond it in D2; the Allies came over the eastern side.
        Fox fox = Fox.table().with("5Pz", "E3").with("KDG", "E3").with("104R", "C2");
        fox.battlefield("E3", "axis", "E");
        assertThat(supplied(fox, 0, "104R", "5Pz")).containsExactlyInAnyOrder("104R", "5Pz");
        fox.battlefield("E3", "axis", "E NW");
        assertThat(supplied(fox, 0, "104R", "5Pz")).containsExactly("5Pz");
        fox.battlefield("E3", "allies", "NW SW SE W NE E");
        assertThat(supplied(fox, 0, "104R", "5Pz")).containsExactly("5Pz");
    }

    @Test
    @Rule({
        "desert-fox 5.2a",
        "desert-fox 5.2b",
        "desert-fox TS.2",
        "desert-fox TS.7",
        "desert-fox TS.9"
    })
    void whoHasNoSupplyTwiceIsDisrupted() {
        Fox fox = Fox.table().with("5Pz", "I1").with("3Rec", "G1").turn("axis");
        assertThat(fox.is("5Pz", Flag.UNSUPPLIED)).isTrue();
        fox.play("pass", "done").isDown("5Pz", true).isDown("3Rec", false);
    }

    /** C22. */
    @Test
    @Rule({"desert-fox 5.2c", "desert-fox 5.2d", "desert-fox C22"})
    void whoMovesOutOfSupplyIsSafeTillTheEndOfTheNextTurn() {
        Fox fox = Fox.table().with("5Pz", "H2").with("4Arm", "D21").turn("axis");
        fox.play("lay 1+0", "disperse H2", "march 5Pz H2-I3", "done").isDown("5Pz", false);
        fox.play("lay 1+0", "done").asks("axis", "operation").isDown("5Pz", false);
        fox.play("lay 1+0", "done").isDown("5Pz", true);
    }

    /** C10, C21: Tobruk feeds five Allied units or two of the Axis. */
    @Test
    @Rule({
        "desert-fox 5.1a",
        "desert-fox 5.1b",
        "desert-fox 5.1c",
        "desert-fox 5.1d",
        "desert-fox 5.1i",
        "desert-fox C21"
    })
    void aFortressFeedsAsManyAsItsPort() {
        Fox fox = Fox.table().holds("allies", "Tobruk").holds("axis", "Benghazi", "Bardia");
        fox.with("20Aus 26Aus 24Aus 18Aus 11Ind 7Ind 29Ind", "B9").with("5Pz", "B10");
        fox.turn("allies").asks("allies", "feeding");
        fox.play("feed 20Aus", "feed 26Aus", "feed 24Aus", "feed 18Aus", "feed 11Ind");
        fox.asks("allies", "operation").play("pass", "done");
        fox.isDown("20Aus", false)
                .isDown("11Ind", false)
                .isDown("7Ind", true)
                .isDown("29Ind", true);
        Fox axis = Fox.table().holds("axis", "Tobruk").with("5Pz 8Pz 104R", "B9");
        axis.with("KDG", "B8").turn("axis").asks("axis", "feeding");
        axis.play("feed 5Pz", "feed 8Pz").asks("axis", "operation");
        assertThat(axis.is("104R", Flag.UNSUPPLIED)).isTrue();
    }

    @Test
    @Rule({"desert-fox 5.1f", "desert-fox 5.1h"})
    void anOasisFeedsOneUnitInItsHex() {
        Fox fox = Fox.table().with("KDG 4Arm", "I5").turn("allies").asks("allies", "feeding");
        fox.play("feed KDG", "pass", "done").isDown("KDG", false).isDown("4Arm", true);
    }

    /** B11. */
    @Test
    @Rule({"desert-fox 5.3c", "desert-fox 5.3d", "desert-fox 5.3e", "desert-fox B11"})
    void whoStraysIntoBattleWithoutSupplyIsDisrupted() {
        Fox fox = Fox.table().with("5Pz", "C11").with("8Pz", "F2").with("4Arm", "C12");
        fox.with("3Rec", "G1").with("KDG", "C2").turn("axis");
        assertThat(fox.is("5Pz", Flag.UNSUPPLIED)).isTrue();
        fox.play("lay 1+0", "disperse C11", "march 5Pz C11-C12", "done", "stand C12", "done");
        int hex = Fox.hex("C12");
        assertThat(fox.position.control(hex)).as("all sides are the Allies'").isEqualTo(0b111111);
        while (fox.position.stage() == Stage.FIRING) {
            fox.play("done");
        }
        // Disrupted at turn end, alone among enemies, without a line to leave by: lost.
        fox.at("5Pz", "lost");
    }

    /** B11: the friend that has supply wins the hexside, but only from the next turn on. */
    @Test
    @Rule({"desert-fox 5.3e", "desert-fox 4.1d", "desert-fox B11"})
    void aSuppliedFriendAtTheSameHexsideDoesNotHelp() {
        Fox fox = Fox.table().with("5Pz", "C8").with("8Pz", "E8").with("4Arm 7Arm", "D9");
        fox.with("3Rec", "G1").with("Savona", "D8").with("Pavia", "B8").with("Trento", "C9");
        fox.turn("axis");
        assertThat(fox.is("8Pz", Flag.UNSUPPLIED)).isFalse();
        fox.position.set(Fox.block("8Pz"), Flag.UNSUPPLIED, true);
        fox.play("lay 2+0", "disperse C8", "march 5Pz C8-D8-D9", "done");
        fox.play("disperse E8", "march 8Pz E8-D8-D9", "done");
        assertThat(fox.is("8Pz", Flag.STRAYED)).isTrue();
        assertThat(fox.is("5Pz", Flag.STRAYED)).isFalse();
        fox.play("stand D9", "done");
        while (fox.position.stage() == Stage.FIRING) {
            fox.play("done");
        }
        fox.asks("allies", "operation").isDown("8Pz", true).isDown("5Pz", false).at("8Pz", "D9");
    }

    /** Whoever came second into an oasis has nothing of it. */
    @Test
    @Rule({"desert-fox 5.1g"})
    void inABattleForAnOasisOnlyTheFirstIsFed() {
        Fox fox = Fox.table().with("KDG 3Rec", "I5").with("5Pz", "G1").with("4Arm", "C22");
        fox.battlefield("I5", "allies", "NW").turn("axis");
        assertThat(fox.is("3Rec", Flag.UNSUPPLIED)).isTrue();
        Fox first = Fox.table().with("KDG 3Rec", "I5").with("5Pz", "G1").with("4Arm", "C22");
        first.battlefield("I5", "allies", "NW").turn("allies");
        assertThat(first.is("KDG", Flag.UNSUPPLIED)).isFalse();
    }

    /** Tobruk feeds five: so many inside it, and two before its gates. */
    private static Fox beforeTobruk(String inside) {
        Fox fox = Fox.table().holds("allies", "Tobruk").holds("axis", "Benghazi", "Bardia");
        fox.with(inside, "B9").with("11Ind 7Ind", "B8").with("5Pz", "B10").with("8Pz", "B7");
        return fox.with("Trento", "A6").with("3Rec", "G1").with("4Arm", "C22");
    }

    @Test
    @Rule({"desert-fox 5.1j", "desert-fox 6.4e"})
    void whoeverRefusesBattleNeedsAPlaceInTheFortress() {
        Fox full = beforeTobruk("20Aus 26Aus 24Aus 18Aus").turn("axis");
        full.play("lay 1+0", "disperse B7", "march 8Pz B7-B8", "done");
        full.asks("allies", "refusing").refused("refuse B8", "6.4e");
        Fox room = beforeTobruk("20Aus 26Aus 24Aus").turn("axis");
        room.play("lay 1+0", "disperse B7", "march 8Pz B7-B8", "done").play("refuse B8");
        room.play("march 11Ind B8-B9", "march 7Ind B8-B9", "done").at("7Ind", "B9");
    }

    @Test
    @Rule({"desert-fox 5.1j", "desert-fox 7.2d", "desert-fox 7.2k"})
    void whoeverRoutsWithoutAPlaceIsLostAndTheOwnerPicks() {
        Fox fox = beforeTobruk("20Aus 26Aus 24Aus 18Aus").disrupted("11Ind", "7Ind");
        fox.turn("axis").play("lay 1+0", "disperse B7", "march 8Pz B7-B8");
        fox.asks("allies", "fleeing").allowed("march 7Ind B8-B9").play("march 11Ind B8-B9");
        fox.at("7Ind", "lost").asks("axis", "pursuing").play("done").at("11Ind", "B9");
    }

    @Test
    @Rule({"desert-fox 5.1j"})
    void whoeverWithdrawsNeedsAPlaceToo() {
        Fox fox = beforeTobruk("20Aus 26Aus 24Aus 18Aus").turn("allies");
        fox.play("feed 11Ind", "pass", "disperse B8", "march 11Ind B8-B9");
        fox.refused("march 7Ind B8-B9", "6.3e");
    }
}
