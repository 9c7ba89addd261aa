package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMapFile;
import kessel.games.desertfox.data.Ground;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.Flag;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Movement: roads, passes, Rommel, forced marches, engaging (3). */
class Chapter03MovementTest {
    private static Fox dispersing(Fox fox, String side, String hex) {
        return fox.turn(side).play("lay 3+0", "disperse " + hex);
    }

    /** C25: recon along the highway, 4 + 4 hexes; a ninth only with Rommel or by forced march. */
    @Test
    @Rule({
        "desert-fox 3.2a",
        "desert-fox 3.3a",
        "desert-fox 3.5a",
        "desert-fox B1",
        "desert-fox C25"
    })
    void reconnaissanceOnTheHighway() {
        Fox fox = dispersing(Fox.table().with("3Rec", "G1"), "axis", "G1");
        fox.play("march 3Rec G1-G2-F2-E3-D2-C2-B2-B3-A4").at("3Rec", "A4");
        Fox far = dispersing(Fox.table().with("3Rec", "G1"), "axis", "G1");
        far.play("march 3Rec G1-G2-F2-E3-D2-C2-B2-B3-A4-A5").at("3Rec", "G1");
        assertThat(far.is("3Rec", Flag.FORCED)).isTrue();
        Fox rommel = dispersing(Fox.table().with("3Rec", "G1"), "axis", "G1");
        rommel.play("rommel", "march 3Rec G1-G2-F2-E3-D2-C2-B2-B3-A4-A5").at("3Rec", "A5");
        Fox farther = dispersing(Fox.table().with("3Rec", "G1"), "axis", "G1");
        farther.refused("march 3Rec G1-G2-F2-E3-D2-C2-B2-B3-A4-A5-A6", "3.2e");
    }

    /** C26: 6 hexes by track, 5 by trail; a track and a trail together count as trail. */
    @Test
    @Rule({
        "desert-fox 3.3b",
        "desert-fox 3.3c",
        "desert-fox 3.3e",
        "desert-fox B2",
        "desert-fox C26"
    })
    void trackTrailAndMixedWays() {
        Fox track = dispersing(Fox.table().with("3Rec", "F2"), "axis", "F2");
        track.play("march 3Rec F2-F3-E4-D4-C5-C6-B6").at("3Rec", "B6");
        Fox trail = dispersing(Fox.table().with("KDG", "I14"), "allies", "I14");
        trail.play("march KDG I14-H14-G15-F15-E16-D16").at("KDG", "D16");
        Fox trailFar = dispersing(Fox.table().with("KDG", "I14"), "allies", "I14");
        trailFar.play("march KDG I14-H14-G15-F15-E16-D16-C17").at("KDG", "I14");
        assertThat(trailFar.is("KDG", Flag.FORCED)).isTrue();
        Fox mixed = dispersing(Fox.table().with("KDG", "B12"), "allies", "B12");
        mixed.play("march KDG B12-C12-D12-E12-F12-G13").at("KDG", "G13");
        Fox mixedFar = dispersing(Fox.table().with("KDG", "B12"), "allies", "B12");
        mixedFar.play("march KDG B12-C12-D12-E12-F12-G13-H13").at("KDG", "B12");
    }

    /** C2: a step off the road costs the whole bonus. */
    @Test
    @Rule({"desert-fox 3.3d", "desert-fox 3.3f", "desert-fox B3", "desert-fox 3.2b"})
    void leavingTheRoadLosesTheBonus() {
        Fox fox = dispersing(Fox.table().with("5Pz", "F2"), "axis", "F2");
        fox.allowed("march 5Pz F2-F3-E4-D4-C5-C6");
        fox.refused("march 5Pz F2-F3-E4-E5-D5-C6", "3.2e");
        fox.play("rommel").allowed("march 5Pz F2-F3-E4-D4-C5-C6-B6");
    }

    @Test
    @Rule({"desert-fox 3.2c", "desert-fox 3.2d", "desert-fox 3.2e"})
    void ratesOfTheTypes() {
        Fox fox = Fox.table().with("3Rec 5Pz 104R Flak88A 155R Pak50 Trento ItArt Ramcke", "E6");
        String[][] rates = {
            {"3Rec", "4"},
            {"5Pz", "3"},
            {"104R", "3"},
            {"Flak88A", "3"},
            {"155R", "2"},
            {"Pak50", "2"},
            {"Trento", "1"},
            {"ItArt", "1"},
            {"Ramcke", "1"}
        };
        for (String[] rate : rates) {
            assertThat(fox.position.roster().rate(Fox.block(rate[0])))
                    .as(rate[0])
                    .isEqualTo(Integer.parseInt(rate[1]));
        }
    }

    @Test
    @Rule({"desert-fox 3.4a", "desert-fox 3.4b", "desert-fox 3.4c", "desert-fox 3.4d"})
    void cliffsMarshAndSeaBarTheWay() {
        Fox fox = dispersing(Fox.table().with("KDG", "C13"), "allies", "C13");
        fox.refused("march KDG C13-D13", "3.4b");
        fox.allowed("march KDG C13-C12");
        Fox coast = dispersing(Fox.table().with("KDG", "C17"), "allies", "C17");
        coast.refused("march KDG C17-C18", "3.4d");
        Fox marsh = dispersing(Fox.table().with("KDG", "F17"), "allies", "F17");
        marsh.refused("march KDG F17-F18", "3.4a");
    }

    /** A mountain where D4 is: it can be entered and left by its roads alone. */
    @Test
    @Rule({"desert-fox 3.4a", "desert-fox 3.4c"})
    void amongMountainsOnlyRoadsLead() throws IOException {
        String map = Files.readString(Path.of("data", "desert-fox", "map.yaml"));
        String row = "    - '~ . . . . . . . . . . . . . . . . . . . . .'";
        assertThat(map.split(Pattern.quote(row))).as("row D").hasSize(2);
        String changed = map.replace(row, "    - '~ . . ^ . . . . . . . . . . . . . . . . . .'");
        Ground ground = new Ground(HexMapFile.read(Item.parse("map.yaml", changed)));
        Set<String> open = new TreeSet<>();
        for (int hex = 0; hex < ground.size(); hex++) {
            int edge = ground.edge(hex, Fox.hex("D4"));
            if (edge >= 0 && ground.next(edge) >= 0) {
                assertThat(ground.next(ground.back(edge))).isEqualTo(hex);
                open.add(ground.grid().label(hex));
            }
        }
        assertThat(open).containsExactly("C5", "D3", "E4");
    }

    @Test
    @Rule({"desert-fox 3.5b", "desert-fox 3.5c", "desert-fox 11.1c"})
    void rommelComesOnceATurnAndNotIn1940() {
        Fox fox = Fox.table().with("5Pz 3Rec", "G1").turn("axis").play("lay 2+0", "disperse G1");
        fox.play("rommel").refused("rommel", "3.5a");
        fox.play("march 5Pz G1-G2", "done", "disperse G1").refused("rommel", "3.5a");
        Fox italian = Fox.table("italian").with("Trento", "G1").turn("axis");
        italian.play("lay 1+0", "disperse G1").refused("rommel", "3.5a");
        Fox allies = dispersing(Fox.table().with("KDG", "C22"), "allies", "C22");
        allies.refused("rommel", "3.5a");
    }

    /** C3. */
    @Test
    @Rule({"desert-fox 3.6a", "desert-fox 3.6b", "desert-fox 3.6c", "desert-fox 3.6d"})
    void forcedMarchesAreDeclaredAndRolledTogether() {
        Fox fox =
                Fox.table()
                        .with("Trento Pavia 5Pz", "F4")
                        .turn("axis")
                        .play("lay 1+0", "disperse F4");
        fox.play("march Trento F4-E5-D5", "march Pavia F4-E5-D5", "march 5Pz F4-F5");
        fox.at("Trento", "F4").at("5Pz", "F5");
        fox.dice(4, 3).play("done");
        // Blocks roll in the order of the list: Pavia before Trento.
        fox.at("Pavia", "D5").isDown("Pavia", false).at("Trento", "F4").isDown("Trento", true);
    }

    @Test
    @Rule({"desert-fox 3.1a", "desert-fox 3.1b", "desert-fox 3.1h"})
    void aDispersalMovesTheUnitsOfOneHex() {
        Fox fox = Fox.table().with("5Pz 104R", "F2").with("3Rec", "G2").turn("axis");
        fox.play("lay 1+0").refused("disperse F3", "3.1b");
        fox.play("disperse F2");
        fox.refused("march 3Rec G2-G3", "3.1b");
        fox.play("march 5Pz F2-F3", "march 104R F2-E3");
        fox.refused("march 5Pz F3-F4", "3.1h");
        fox.at("5Pz", "F3").at("104R", "E3");
    }

    @Test
    @Rule({"desert-fox 3.1c", "desert-fox 3.1d", "desert-fox 3.1e", "desert-fox 3.1j"})
    void aConvergenceLeadsToOneRendezvous() {
        Fox fox =
                Fox.table()
                        .with("5Pz", "F2")
                        .with("104R", "G3")
                        .with("Trento", "F4")
                        .with("KDG", "F3")
                        .turn("axis")
                        .play("lay 1+0");
        fox.refused("converge F3", "3.1e");
        fox.play("converge G3");
        fox.refused("march Trento F4-E5", "3.1b");
        fox.play("march 5Pz F2-E3");
        fox.refused("march 104R G3-H3", "3.1c");
        fox.play("march 104R G3-F2-E3").at("104R", "E3").at("5Pz", "E3");
    }

    /** 3.1g: the extra hex may only be the rendezvous. */
    @Test
    @Rule({"desert-fox 3.1f", "desert-fox 3.1g"})
    void aForcedMarchMayReachTheRendezvous() {
        Fox fox = Fox.table().with("5Pz", "F2").with("Trento", "H2").turn("axis");
        fox.play("lay 1+0", "converge G3", "march 5Pz F2-F3", "march Trento H2-G3-F3");
        fox.refused("march 5Pz F3-F4", "3.1h");
        fox.dice(6).play("done").at("Trento", "F3");
    }

    /** C4, C23: two through a hexside, one through a pass. */
    @Test
    @Rule({"desert-fox 3.7a", "desert-fox 3.7b", "desert-fox 3.7f"})
    void twoEngageThroughAHexside() {
        Fox fox = Fox.table().with("5Pz 8Pz 104R Ariete", "C8").with("4Arm", "C9").turn("axis");
        fox.play("lay 1+0", "disperse C8", "march 5Pz C8-C9", "march 8Pz C8-C9");
        fox.refused("march 104R C8-C9", "3.7b");
        fox.refused("march 104R C8-C9-C10", "3.7f");
        fox.allowed("march 104R C8-B8-C9");
    }

    @Test
    @Rule({"desert-fox 3.7c", "desert-fox 3.6f", "desert-fox C23"})
    void oneEngagesThroughAPassAndDeclaredMarchesCount() {
        Fox fox = Fox.table().with("4Arm 7Arm", "C13").with("Trento", "C12").turn("allies");
        fox.play("lay 1+0", "disperse C13", "march 4Arm C13-C12");
        fox.refused("march 7Arm C13-C12", "3.7b");
        Fox march = Fox.table().with("20Aus 26Aus 24Aus 18Aus", "D16").with("Trento", "D13");
        march.turn("allies").play("lay 1+0", "disperse D16");
        // 2 + 1 by trail is 3 hexes; off the road it takes a forced march.
        march.play("march 20Aus D16-D15-D14-D13", "march 26Aus D16-D15-D14-D13");
        march.refused("march 24Aus D16-D15-D14-D13", "3.7b");
    }

    /** C31: what can engage in one turn without a Blitz. */
    @Test
    @Rule({"desert-fox 3.7c", "desert-fox C31"})
    void howManyCanEngageInAHex() {
        String[][] expected = {
            {"B9", "8"}, {"B12", "5"}, {"C2", "5"}, {"C13", "4"}, {"C22", "4"}, {"G1", "4"}
        };
        Ground ground = Fox.GAME.campaign().ground();
        for (String[] each : expected) {
            int hex = Fox.hex(each[0]);
            int most = 0;
            for (int edge = hex * 6; edge < hex * 6 + 6; edge++) {
                most += ground.next(edge) < 0 ? 0 : ground.engage(edge);
            }
            assertThat(most).as(each[0]).isEqualTo(Integer.parseInt(each[1]));
        }
    }

    @Test
    @Rule({"desert-fox 3.7g", "desert-fox 7.0d"})
    void disruptedEnemiesStopNobody() {
        Fox fox =
                Fox.table()
                        .with("5Pz", "C8")
                        .with("4Arm", "C9")
                        .disrupted("4Arm")
                        .turn("axis")
                        .play("lay 1+0", "disperse C8");
        fox.allowed("march 5Pz C8-C9-C10");
    }

    @Test
    @Rule({"desert-fox 2.0g", "desert-fox 2.0c", "desert-fox 2.0l", "desert-fox 2.0k"})
    void aMobileOperationMovesTwice() {
        Fox fox = Fox.table().with("5Pz", "G1").with("104R", "G2").turn("axis").play("lay 2+1");
        assertThat(fox.position.get(Cell.SHOWN)).isZero();
        fox.play("disperse G1", "march 5Pz G1-G2");
        assertThat(fox.position.get(Cell.SHOWN)).isEqualTo(1);
        fox.play("done").asks("axis", "moving");
        fox.play("disperse G2");
        assertThat(fox.position.get(Cell.SHOWN)).isEqualTo(2);
        fox.refused("march 5Pz G2-F2", "3.1h");
        fox.play("march 104R G2-F2", "done").asks("allies", "operation");
    }

    @Test
    @Rule({"desert-fox 2.0i", "desert-fox 2.0m", "desert-fox 2.0n", "desert-fox 1.2b"})
    void blanksMayBeMixedInButPayForNothing() {
        Fox fox = Fox.table().with("5Pz", "G1").with("104R", "G2").turn("axis");
        fox.refused("lay 0+2", "2.0m").refused("lay 11+0", "2.0i");
        fox.play("lay 1+1", "disperse G1", "march 5Pz G1-G2", "done").asks("axis", "moving");
        fox.refused("disperse G2", "2.0k").play("done");
        assertThat(fox.position.get(Cell.AXIS_PLAYED_BLANK)).isEqualTo(1);
        assertThat(fox.position.get(Cell.OPEN_REAL)).isEqualTo(1);
        assertThat(fox.position.get(Cell.AXIS_REAL)).isEqualTo(9);
    }

    /** C2: 3 + 4 by highway, one more with Rommel and one by forced march; off the roads 5. */
    @Test
    @Rule({"desert-fox C2", "desert-fox 3.6a", "desert-fox 3.5a"})
    void allThatAddsUp() {
        Fox fox = dispersing(Fox.table().with("5Pz", "G1"), "axis", "G1").play("rommel");
        fox.refused("march 5Pz G1-G2-F2-E3-D2-C2-B2-B3-A4-A5-A6", "3.2e");
        fox.play("march 5Pz G1-G2-F2-E3-D2-C2-B2-B3-A4-A5");
        assertThat(fox.is("5Pz", Flag.FORCED)).isTrue();
        Fox desert = dispersing(Fox.table().with("5Pz", "H5"), "axis", "H5").play("rommel");
        desert.refused("march 5Pz H5-H6-H7-H8-H9-H10-H11", "3.2e");
        desert.play("march 5Pz H5-H6-H7-H8-H9-H10");
        assertThat(desert.is("5Pz", Flag.FORCED)).isTrue();
    }

    /** C3: a forced march succeeds on 4, 5 and 6. */
    @Test
    @Rule({"desert-fox C3", "desert-fox 3.6c", "desert-fox 3.6d"})
    void whatAMarcherNeeds() {
        for (int die = 1; die <= 6; die++) {
            Fox fox = dispersing(Fox.table().with("Trento", "F4"), "axis", "F4");
            fox.play("march Trento F4-G4-H4").dice(die).play("done");
            fox.at("Trento", die >= 4 ? "H4" : "F4").isDown("Trento", die < 4);
        }
    }

    /** A rendezvous among enemies: the hexsides decide how many come in. */
    @Test
    @Rule({"desert-fox 3.1i"})
    void aRendezvousMayBeAnEnemyHex() {
        Fox fox = Fox.table().with("5Pz 8Pz 104R", "C8").with("115R", "D9").with("4Arm", "C9");
        fox.turn("axis").play("lay 1+0", "converge C8", "march 5Pz C8-C9", "march 8Pz C8-C9");
        fox.refused("march 104R C8-C9", "3.7b").refused("march 104R C8-C7", "3.1c");
        fox.play("march 104R C8-B8-C9").at("104R", "C9");
    }

    /** Trento goes 1 + 2 hexes by track; the fourth takes a forced march. */
    @Test
    @Rule({"desert-fox 3.6g", "desert-fox 3.5d"})
    void forcedMarchesAndRommelInAWithdrawalButNotInARefusal() {
        String far = "march Trento E5-F4-F3-F2-G2";
        Fox pass = Fox.table().with("Trento", "E5").with("3Rec", "H2").turn("axis");
        pass.play("pass", "disperse E5", far);
        assertThat(pass.is("Trento", Flag.FORCED)).isTrue();
        Fox rommel = Fox.table().with("Trento", "E5").with("3Rec", "H2").turn("axis");
        rommel.play("pass", "disperse E5", "rommel", far);
        assertThat(rommel.is("Trento", Flag.FORCED)).isFalse();
        Fox refusal = Fox.table().with("Trento", "E5").with("3Rec", "G1").with("20Aus", "D5");
        refusal.turn("allies").play("lay 1+0", "disperse D5", "march 20Aus D5-E5", "done");
        refusal.play("refuse E5").refused(far, "6.3e").allowed("march Trento E5-F4-F3-F2");
    }

    /** Not even where the rout happens in an Axis turn that Rommel leads. */
    @Test
    @Rule({"desert-fox 3.5d", "desert-fox 3.6g"})
    void rommelDoesNotHelpARout() {
        Fox fox = Fox.table().with("Trento 20Aus", "D4").battlefield("D4", "axis", "NE E");
        fox.with("3Rec", "G1").turn("axis").play("lay 1+0", "disperse D4", "rommel");
        // Three hexes off the road: one, one of Rommel's, one by forced march, which fails.
        fox.play("march Trento D4-E4-E5-F5", "done").dice(1).play("done");
        fox.asks("axis", "fleeing").refused("march Trento D4-E4-F3-F2-G2", "6.3e");
        fox.allowed("march Trento D4-E4-F3-F2");
    }

    @Test
    @Rule({"desert-fox 3.7d"})
    void onlyEntriesAmongEnemiesAreLimited() {
        Fox fox = Fox.table().with("5Pz 8Pz 104R 115R", "C8").turn("axis");
        fox.play("lay 1+0", "disperse C8", "march 5Pz C8-C9", "march 8Pz C8-C9");
        fox.play("march 104R C8-C9", "march 115R C8-C9").at("115R", "C9");
        Fox out = Fox.table().with("5Pz 8Pz 104R 20Aus", "E3").battlefield("E3", "axis", "NE E");
        out.turn("axis").play("lay 1+0", "disperse E3", "march 5Pz E3-F2", "march 8Pz E3-F2");
        out.play("march 104R E3-F2", "done", "done").at("104R", "F2").at("5Pz", "F2");
    }

    /** D41: where no road is drawn off the sheet, the last step of an exit is off the road. */
    @Test
    @Rule({"desert-fox 10.1b", "desert-fox 3.3b"})
    void theStepOffTheSheetIsByNoRoad() {
        Fox fox = Fox.table().with("5Pz", "D19").with("4Arm", "I5").turn("axis");
        fox.play("lay 1+0", "disperse D19");
        // 3 hexes and one by forced march; by highway to D21 alone it would be 7.
        fox.allowed("march 5Pz D19-D20-D21-D22-east");
        fox.refused("march 5Pz D19-D20-D21-C22-D22-east", "3.2e");
    }
}
