package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import kessel.engine.game.FastChance;
import kessel.engine.game.Sight;
import kessel.engine.game.View;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Followed;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Who knows what, when (1.3, section by section of the table of knowledge). */
class SecrecyTest {
    private static Fox banded(Fox fox, String... groups) {
        for (String group : groups) {
            BitSet blocks = new BitSet();
            for (String id : group.split(" ")) {
                blocks.set(Fox.block(id));
            }
            Followed.band(fox.position, blocks);
        }
        return fox;
    }

    private static Sight.Knowledge known(Fox fox, int viewer) {
        return Fox.GAME.sight().knowledge(fox.position, viewer);
    }

    /** The same table with two blocks of a list changed for one another. */
    private static void sameFor(int viewer, Fox one, Fox other) {
        assertThat(known(other, viewer)).isEqualTo(known(one, viewer));
        assertThat(known(other, Sight.SPECTATOR)).isEqualTo(known(one, Sight.SPECTATOR));
    }

    @Test
    @Rule({"desert-fox 1.3a", "desert-fox 1.3e"})
    void blocksOfAListAreNamelessToTheEnemy() {
        Fox one = banded(Fox.table().with("5Pz", "E3").with("Trento", "F2"), "5Pz Trento");
        Fox other = banded(Fox.table().with("Trento", "E3").with("5Pz", "F2"), "5Pz Trento");
        one.turn("axis");
        other.turn("axis");
        sameFor(Roster.ALLIES, one, other);
        assertThat(known(one, Roster.AXIS)).isNotEqualTo(known(other, Roster.AXIS));
        one.play("lay 1+0", "disperse E3", "march 5Pz E3-E4");
        other.play("lay 1+0", "disperse E3", "march Trento E3-E4");
        sameFor(Roster.ALLIES, one, other);
        assertThat(one.told(Roster.ALLIES)).isEqualTo(other.told(Roster.ALLIES));
        assertThat(one.told(Roster.AXIS)).contains("5Pz moves");
        assertThat(one.told(Roster.ALLIES)).contains("an Axis block moves").doesNotContain("5Pz");
    }

    /** A known block that stays with others becomes one of them when somebody leaves. */
    @Test
    @Rule({"desert-fox 1.3g"})
    void whoLeavesAStackCannotBeTold() {
        Fox fox = Fox.table().with("5Pz Trento 3Rec", "F2").turn("axis").play("lay 1+0");
        assertThat(fox.position.group(Fox.block("Trento"))).isEqualTo(Fox.block("Trento"));
        fox.play("disperse F2", "march Trento F2-F3");
        int first = Fox.block("5Pz");
        assertThat(fox.position.group(Fox.block("Trento"))).isEqualTo(first);
        assertThat(fox.position.group(Fox.block("3Rec"))).isEqualTo(first);
        Fox alone = Fox.table().with("5Pz", "F2").with("Trento", "F3").turn("axis");
        alone.play("lay 1+0", "disperse F2", "march 5Pz F2-F3");
        assertThat(alone.position.group(Fox.block("Trento"))).isEqualTo(Fox.block("Trento"));
    }

    @Test
    @Rule({"desert-fox 1.2h", "desert-fox 2.0l", "desert-fox 2.0j"})
    void ofCardsOnlyTheNumberIsSeen() {
        Fox one = Fox.table().with("5Pz", "F2").hand("axis", 3, 2).turn("axis").play("lay 2+1");
        Fox other = Fox.table().with("5Pz", "F2").hand("axis", 4, 1).turn("axis").play("lay 3+0");
        sameFor(Roster.ALLIES, one, other);
        one.play("disperse F2", "march 5Pz F2-F3", "done");
        other.play("disperse F2", "march 5Pz F2-F3", "done");
        sameFor(Roster.ALLIES, one, other);
        one.play("done", "done").asks("allies", "operation");
        other.play("done", "done").asks("allies", "operation");
        sameFor(Roster.ALLIES, one, other);
    }

    @Test
    @Rule({"desert-fox 9.4b", "desert-fox 9.4d"})
    void theChallengeCardIsHiddenUntilBothHaveDecided() {
        Fox[] tables = new Fox[2];
        for (int i = 0; i < 2; i++) {
            Fox fox = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22");
            fox.turn("axis").play("pass", "done", "pass").dice(1, 1, 1, 2).play("done");
            fox.play("done", "done", i == 0 ? "bid real" : "bid blank");
            tables[i] = fox.asks("axis", "answering");
        }
        assertThat(known(tables[1], Roster.AXIS)).isEqualTo(known(tables[0], Roster.AXIS));
    }

    /** Equal knowledge gives equal guesses from equal randomness. */
    @Test
    @Rule({"desert-fox 1.3e"})
    void aGuessDependsOnKnowledgeOnly() {
        Fox one = banded(Fox.table().with("5Pz", "E3").with("Trento", "F2"), "5Pz Trento");
        Fox other = banded(Fox.table().with("Trento", "E3").with("5Pz", "F2"), "5Pz Trento");
        one.hand("axis", 3, 3).turn("axis").play("lay 1+1");
        other.hand("axis", 4, 2).turn("axis").play("lay 2+0");
        for (int seed = 0; seed < 20; seed++) {
            DesertFoxPosition a =
                    Fox.GAME.sight().guess(one.position, Roster.ALLIES, new SplittableRandom(seed));
            DesertFoxPosition b =
                    Fox.GAME
                            .sight()
                            .guess(other.position, Roster.ALLIES, new SplittableRandom(seed));
            assertThat(a).isEqualTo(b);
        }
    }

    /** Three could be fed by two places, in three hexes: nobody but their owner knows who was. */
    @Test
    @Rule({"desert-fox 5.1c", "desert-fox 1.3e"})
    void whomAFortressFeedsIsNotSupposedEither() {
        Fox[] tables = new Fox[2];
        for (int i = 0; i < 2; i++) {
            Fox fox = Fox.table().holds("axis", "Tobruk").with("5Pz", "B8").with("8Pz", "B10");
            fox.with("104R", "C9").with("KDG", "F2").turn("axis").asks("axis", "feeding");
            fox.play(i == 0 ? "feed 5Pz" : "feed 104R", "feed 8Pz").asks("axis", "operation");
            tables[i] = fox;
        }
        assertThat(tables[0].position).isNotEqualTo(tables[1].position);
        sameFor(Roster.ALLIES, tables[0], tables[1]);
        Set<Integer> fed = new TreeSet<>();
        for (int seed = 0; seed < 40; seed++) {
            DesertFoxPosition[] guesses = new DesertFoxPosition[2];
            for (int i = 0; i < 2; i++) {
                SplittableRandom random = new SplittableRandom(seed);
                guesses[i] = Fox.GAME.sight().guess(tables[i].position, Roster.ALLIES, random);
            }
            assertThat(guesses[0]).isEqualTo(guesses[1]);
            for (String each : List.of("5Pz", "8Pz", "104R")) {
                if (guesses[0].fed(Fox.block(each)) > 0) {
                    fed.add(Fox.block(each));
                }
            }
        }
        assertThat(fed).as("anybody may be").hasSize(3);
    }

    /** 6.4c: a refusal shows nobody, and not who took a hit. */
    @Test
    @Rule({"desert-fox 6.4c", "desert-fox 7.2k"})
    void aRefusalShowsNobody() {
        Fox[] tables = new Fox[2];
        for (int i = 0; i < 2; i++) {
            Fox fox = Fox.table().with("Trento Pavia", "E5").with("20Aus", "D5").with("3Rec", "G1");
            banded(fox, "Trento Pavia").turn("allies");
            fox.play("lay 1+0", "disperse D5", "march 20Aus D5-E5", "done", "refuse E5");
            fox.play("march Trento E5-F4", "march Pavia E5-F4", "commit 20Aus").dice(6, 1);
            fox.play("done", i == 0 ? "lose Trento" : "lose Pavia");
            tables[i] = fox;
        }
        sameFor(Roster.ALLIES, tables[0], tables[1]);
        assertThat(tables[0].told(Roster.ALLIES)).isEqualTo(tables[1].told(Roster.ALLIES));
        assertThat(tables[0].position).isNotEqualTo(tables[1].position);
    }

    /** Two known blocks leave a hex for two others: nobody sees which went where (1.3g). */
    @Test
    @Rule({"desert-fox 1.3g", "desert-fox 6.4c"})
    void whoFleesWhereCannotBeTold() {
        for (boolean apart : new boolean[] {true, false}) {
            Fox fox = Fox.table().with("Trento Pavia", "E5").with("20Aus", "D5").with("3Rec", "G1");
            banded(fox, "Trento", "Pavia").turn("allies");
            fox.play("lay 1+0", "disperse D5", "march 20Aus D5-E5", "done", "refuse E5");
            fox.play("march Trento E5-F4", apart ? "march Pavia E5-F4-F3" : "march Pavia E5-F4");
            fox.play("done");
            int trento = fox.position.group(Fox.block("Trento"));
            assertThat(trento == fox.position.group(Fox.block("Pavia")))
                    .as("one may be the other")
                    .isEqualTo(apart);
        }
    }

    /** What was known of blocks is lost in Logistics, but for battlefields and oases. */
    @Test
    @Rule({"desert-fox 1.3h"})
    void logisticsMixesWhatCouldBeSentAnywhere() {
        Fox fox = Fox.table("crusader").with("5Pz Trento", "G1").with("104R", "F2");
        fox.with("8Pz 4Arm", "E3").battlefield("E3", "axis", "NW E").with("3Rec", "I5");
        fox.with("20Aus 26Aus", "C22").turn("axis");
        fox.play("pass", "done", "pass").dice(1, 1, 6, 6).play("done").asks("axis", "spending");
        fox.play("done");
        assertThat(fox.position.group(Fox.block("104R")))
                .isEqualTo(fox.position.group(Fox.block("Trento")))
                .isEqualTo(fox.position.group(Fox.block("5Pz")));
        assertThat(fox.position.unsure(Fox.block("5Pz"))).isTrue();
        for (String kept : List.of("8Pz", "3Rec")) {
            assertThat(fox.position.group(Fox.block(kept))).as(kept).isEqualTo(Fox.block(kept));
            assertThat(fox.position.unsure(Fox.block(kept))).as(kept).isFalse();
        }
    }

    /** A battlefield that lost a block keeps nothing. */
    @Test
    @Rule({"desert-fox 1.3h"})
    void aBattlefieldThatLostABlockIsMixedToo() {
        Fox fox = Fox.table("crusader").with("5Pz Trento", "G1").with("8Pz 104R 4Arm", "E3");
        fox.battlefield("E3", "axis", "NW E").with("20Aus 26Aus", "C22").turn("axis");
        fox.play("pass", "done", "pass").dice(1, 1, 6, 6).play("done").asks("axis", "spending");
        fox.play("march 104R E3-F2", "done");
        assertThat(fox.position.group(Fox.block("8Pz")))
                .isEqualTo(fox.position.group(Fox.block("5Pz")));
    }

    /** 9.33: whoever could have been rebuilt may be of any strength, until it is shown again. */
    @Test
    @Rule({"desert-fox 1.3h", "desert-fox 9.3d"})
    void whoMayHaveBeenRebuiltIsOfUnknownStrength() {
        Fox[] tables = new Fox[3];
        for (int i = 0; i < 3; i++) {
            Fox fox = Fox.table("crusader").with("5Pz/2 Trento/1", "G1").with("104R", "F2");
            fox.with("4Arm", "C22").turn("axis");
            assertThat(strength(fox, "5Pz")).as("shown, and not hidden since").isEqualTo(2);
            fox.play("pass", "done", "pass").dice(1, 1, 6, 6).play("done");
            assertThat(strength(fox, "5Pz")).as("it may be rebuilt now").isNull();
            if (i > 0) {
                fox.play(i == 1 ? "rebuild 5Pz" : "rebuild Trento");
            }
            tables[i] = fox.play("done");
            assertThat(strength(fox, "5Pz")).isNull();
        }
        sameFor(Roster.ALLIES, tables[0], tables[1]);
        sameFor(Roster.ALLIES, tables[0], tables[2]);
        assertThat(tables[0].told(Roster.ALLIES)).isEqualTo(tables[1].told(Roster.ALLIES));
        assertThat(tables[0].told(Roster.ALLIES)).isEqualTo(tables[2].told(Roster.ALLIES));
    }

    /** What a counter tells the Allies of a block's strength. */
    private static Integer strength(Fox fox, String block) {
        Integer[] told = new Integer[1];
        View view = Fox.GAME.sight().view(fox.position, Roster.ALLIES);
        for (View.Piece piece : view.pieces()) {
            if (block.equals(piece.id()) && piece.values() != null) {
                told[0] = piece.values().getFirst();
            }
        }
        return told[0];
    }

    /** Set-ups are split as one likes, with supply or without, and nobody sees who is who. */
    @Test
    @Rule({"desert-fox 11.0e"})
    void aSetUpIsHidden() {
        Fox[] tables = new Fox[2];
        for (int i = 0; i < 2; i++) {
            Fox fox = Fox.table("italian");
            fox.position =
                    Fox.GAME.rules().setUp("italian", Set.of(), new FastChance(new Random(1)));
            String[] ids =
                    i == 0 ? new String[] {"Brescia", "ItArt"} : new String[] {"ItArt", "Brescia"};
            fox.play("place " + ids[0] + " C12", "place " + ids[1] + " I3");
            tables[i] = fox;
        }
        sameFor(Roster.ALLIES, tables[0], tables[1]);
        assertThat(tables[0].told(Roster.ALLIES)).isEqualTo(tables[1].told(Roster.ALLIES));
        assertThat(tables[0].position).isNotEqualTo(tables[1].position);
    }

    /** Nothing that is told of several blocks at once comes in the order of their numbers. */
    @Test
    @Rule({"desert-fox 1.3e"})
    void theOrderOfWhatHappensTellsNothing() {
        Fox[] tables = new Fox[2];
        for (int i = 0; i < 2; i++) {
            String[] ids =
                    i == 0 ? new String[] {"Brescia", "Pavia"} : new String[] {"Pavia", "Brescia"};
            Fox fox = Fox.table().with("Brescia Pavia", "H6").with("3Rec", "G1");
            banded(fox, "Brescia Pavia").with("4Arm", "C22").turn("axis");
            fox.play("lay 1+0", "disperse H6");
            fox.play("march " + ids[0] + " H6-H7-H8", "march " + ids[1] + " H6-H5-H4");
            tables[i] = fox.dice(1, 6).play("done");
        }
        sameFor(Roster.ALLIES, tables[0], tables[1]);
        assertThat(tables[0].told(Roster.ALLIES)).isEqualTo(tables[1].told(Roster.ALLIES));
    }
}
