package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.logistics.SpendingDecision;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Phase;
import kessel.games.desertfox.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The Logistics phase (9). */
class Chapter09LogisticsTest {
    /** Two passes, then dice: two of the Axis, two of the Allies. */
    private static Fox logistics(Fox fox, int... dice) {
        return fox.turn("axis").play("pass", "done", "pass").dice(dice).play("done");
    }

    /** C20, C18. */
    @Test
    @Rule({
        "desert-fox 9.3a",
        "desert-fox 9.3b",
        "desert-fox 2.1d",
        "desert-fox 2.1e",
        "desert-fox 9.0a",
        "desert-fox C18",
        "desert-fox C20"
    })
    void allDiceAreEverybodysPointsAndTheLowerSpendsFirst() {
        Fox fox =
                logistics(Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22"), 2, 3, 4, 5);
        fox.asks("axis", "spending");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(14);
        assertThat(fox.position.get(Cell.ALLIED_POINTS)).isEqualTo(14);
        Fox tie =
                logistics(Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22"), 3, 4, 1, 6);
        tie.asks("allies", "spending");
        Fox italian =
                logistics(Fox.table("italian").with("Trento", "G1").with("4Arm", "C22"), 6, 2);
        italian.asks("allies", "spending");
        assertThat(italian.position.get(Cell.AXIS_POINTS)).isEqualTo(8);
    }

    @Test
    @Rule({"desert-fox 9.1a", "desert-fox 9.1b", "desert-fox 9.1c"})
    void whoHasNoSupplyIsLostAndOthersRecover() {
        Fox fox = Fox.table("crusader").with("5Pz", "I1").with("3Rec", "G1").with("4Arm", "D21");
        fox.with("8Pz", "G2").disrupted("8Pz").turn("axis").disrupted("8Pz");
        fox.play("pass", "done", "pass").dice(1, 1, 1, 2).play("done");
        fox.at("5Pz", "lost").isDown("8Pz", false).at("3Rec", "G1");
    }

    @Test
    @Rule({
        "desert-fox 9.2a",
        "desert-fox 9.2b",
        "desert-fox App.B2",
        "desert-fox App.X3",
        "desert-fox App.a"
    })
    void arrivalsOfTheMonthAndEarlyOnes() {
        Fox fox = Fox.table("1941").with("5Pz", "G1").with("3Arm", "C22");
        for (String id : "4Arm 22Gds 7Ind 29Ind 33Rec 115R MG8 Flak88A".split(" ")) {
            fox.position.at(Fox.block(id), DesertFoxPosition.COMING);
        }
        fox.turn("axis").play("pass", "done", "pass").dice(1, 2, 3, 6, 1, 1, 1, 2).play("done");
        fox.at("4Arm", "C22").at("29Ind", "C22").strength("4Arm", 4);
        fox.at("33Rec", "coming").at("115R", "tripoli").at("MG8", "tripoli");
    }

    @Test
    @Rule({"desert-fox 9.2b", "desert-fox 9.2c"})
    void theOtherReadingOfEarlyArrivalsAndNoneBeforeTheLastMonth() {
        Fox fox = Fox.table("1941", "seldom-early").with("5Pz", "G1").with("3Arm", "C22");
        for (String id : "33Rec 115R MG8 Flak88A".split(" ")) {
            fox.position.at(Fox.block(id), DesertFoxPosition.COMING);
        }
        fox.turn("axis").play("pass", "done", "pass").dice(1, 2, 3, 6, 1, 1, 1, 2).play("done");
        fox.at("33Rec", "tripoli").at("115R", "tripoli").at("MG8", "coming");
    }

    /** C11, C32. */
    @Test
    @Rule({
        "desert-fox 9.31a",
        "desert-fox 9.31b",
        "desert-fox 9.31d",
        "desert-fox 9.31e",
        "desert-fox C11",
        "desert-fox C32"
    })
    void redeploymentInsideTheNetwork() {
        Fox fox =
                Fox.table("crusader")
                        .with("5Pz Trento", "G1")
                        .with("104R", "C2")
                        .with("4Arm", "C22");
        logistics(fox, 1, 1, 3, 4).asks("axis", "spending");
        fox.play("march Trento G1-G2-F2-E3-D2-C2").at("Trento", "C2");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(8);
        fox.refused("march 5Pz G1-G2-F2-F3", "9.31d");
        fox.play("march Trento C2-D2-E3").at("Trento", "E3");
    }

    @Test
    @Rule({"desert-fox 9.31g", "desert-fox 9.31h", "desert-fox 9.31i"})
    void goingHomeIsFreeAndFreezes() {
        Fox fox = Fox.table("crusader").with("5Pz/2", "C2").with("3Rec", "G1").with("4Arm", "C22");
        logistics(fox, 1, 1, 6, 6).play("recall 5Pz").at("5Pz", "G1");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(14);
        fox.refused("rebuild 5Pz", "9.33a").refused("march 5Pz G1-G2", "9.31h");
        fox.play("done", "done", "done").asks("axis", "operation");
        fox.play("lay 1+0").refused("disperse G2", "3.1b");
        assertThat(fox.position.stands(Fox.block("5Pz"))).isFalse();
    }

    /** C13. */
    @Test
    @Rule({
        "desert-fox 9.33a",
        "desert-fox 9.33b",
        "desert-fox 9.33c",
        "desert-fox 9.33d",
        "desert-fox C13"
    })
    void whatAStepCosts() {
        Object[][] prices = {
            {"Trento", 1}, {"20Aus", 2}, {"4Arm", 3}, {"3Rec", 6}, {"104R", 4}, {"Grant", 6}
        };
        Roster roster = Fox.GAME.campaign().roster();
        for (Object[] price : prices) {
            assertThat(SpendingDecision.rebuildPrice(roster, Fox.block((String) price[0])))
                    .as((String) price[0])
                    .isEqualTo(price[1]);
        }
        Fox fox =
                Fox.table("crusader")
                        .with("5Pz/4", "G1")
                        .with("Trento/2", "C2")
                        .with("4Arm", "C22");
        logistics(fox, 1, 1, 6, 6).play("rebuild 5Pz").strength("5Pz", 6);
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(8);
        fox.refused("rebuild 5Pz", "9.33d").refused("rebuild Trento", "9.33a");
    }

    /** C12. */
    @Test
    @Rule({
        "desert-fox 9.32a",
        "desert-fox 9.32b",
        "desert-fox 9.32c",
        "desert-fox 9.32d",
        "desert-fox 9.32e",
        "desert-fox 9.32f",
        "desert-fox 9.31c",
        "desert-fox C12",
        "desert-fox 8.3a"
    })
    void theSea() {
        Fox fox =
                Fox.table("crusader").holds("axis", "Benghazi", "Bardia").holds("allies", "Tobruk");
        fox.with("5Pz 8Pz 104R", "tripoli").with("3Rec", "G1").with("Trento", "C2");
        fox.with("4Arm 20Aus", "C22").with("26Aus", "B9").with("Savona", "B8");
        logistics(fox, 1, 1, 6, 6).asks("axis", "spending");
        fox.refused("ship 5Pz B9", "9.32d").play("ship 5Pz C2").at("5Pz", "C2");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(13);
        fox.refused("ship 8Pz C2", "9.32c").play("ship 8Pz G1");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(11);
        fox.play("done").asks("allies", "spending").play("ship 20Aus B9").at("20Aus", "B9");
        assertThat(fox.position.get(Cell.ALLIED_POINTS)).isEqualTo(10);
    }

    /** C14. */
    @Test
    @Rule({
        "desert-fox 9.35a",
        "desert-fox 9.35b",
        "desert-fox 9.35d",
        "desert-fox 9.35e",
        "desert-fox 9.35f",
        "desert-fox 9.35g",
        "desert-fox C14"
    })
    void cardsDrawnAndBought() {
        Fox fox = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22").hand("axis", 13, 1);
        logistics(fox, 6, 1, 6, 6).asks("axis", "spending").draws(0).play("draw-card").draws(0);
        fox.play("draw-card").refused("draw-card", "9.35b").refused("buy", "9.35g");
        fox.play("discard blank").draws(0).play("buy");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).as("19 less 15").isEqualTo(4);
        fox.play("done").asks("allies", "spending").draws(0).play("buy");
        assertThat(fox.position.get(Cell.ALLIED_POINTS)).as("19 less 10").isEqualTo(9);
    }

    /** C15. */
    @Test
    @Rule({
        "desert-fox 9.4a",
        "desert-fox 9.4b",
        "desert-fox 9.4c",
        "desert-fox 9.4d",
        "desert-fox C15"
    })
    void theChallenge() {
        String[][] cases = {
            {"bid real", "done", "allies"}, {"bid real", "bid blank", "allies"},
            {"bid real", "bid real", "axis"}, {"bid blank", "done", "axis"},
            {"bid blank", "bid blank", "axis"}, {"bid blank", "bid real", "axis"}
        };
        for (String[] each : cases) {
            Fox fox =
                    logistics(
                            Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22"),
                            1,
                            1,
                            1,
                            2);
            fox.play("done", "done").asks("allies", "challenging").play(each[0]);
            fox.asks("axis", "answering").play(each[1]).asks(each[2], "operation");
        }
        Fox none =
                logistics(Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22"), 1, 1, 1, 2);
        none.play("done", "done", "done").asks("axis", "operation");
    }

    @Test
    @Rule({"desert-fox 9.3c", "desert-fox 9.3d", "desert-fox 9.3e"})
    void whatIsSpentStaysSecretAndTwentyPointsAreKept() {
        Fox fox =
                Fox.table("crusader")
                        .with("5Pz/2 Trento", "G1")
                        .with("104R", "C2")
                        .with("4Arm", "C22");
        fox.position.set(Cell.AXIS_POINTS, 18);
        logistics(fox, 1, 1, 6, 6);
        var before = Fox.GAME.sight().knowledge(fox.position, Roster.ALLIES);
        fox.play("rebuild 5Pz", "march Trento G1-G2-F2-E3-D2-C2");
        assertThat(Fox.GAME.sight().knowledge(fox.position, Roster.ALLIES)).isEqualTo(before);
        fox.play("done");
        assertThat(Fox.GAME.sight().knowledge(fox.position, Roster.ALLIES)).isNotEqualTo(before);
        fox.play("done", "done");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(20);
    }

    /** C7-C9: a normal four-step unit and a German one behind mines. */
    @Test
    @Rule({
        "desert-fox 9.34f",
        "desert-fox 9.34g",
        "desert-fox 9.34h",
        "desert-fox 9.34k",
        "desert-fox C7",
        "desert-fox C8",
        "desert-fox C9"
    })
    void minesHalveAllButArtillery() {
        Fox fox =
                mined("20Aus", "allies").turn("axis").play("lay 1+0", "done", "attack D14", "done");
        fox.play("done").dice(5, 1).play("fire ItArt infantry").strength("20Aus", 3);
        fox.dice(6, 6, 6).play("fire Trento infantry").strength("20Aus", 2);
        Fox active =
                mined("20Aus", "allies")
                        .turn("allies")
                        .play("lay 1+0", "done", "attack D14", "done");
        active.dice(5, 1).play("fire ItArt infantry").dice(6, 6, 6);
        active.play("fire Trento infantry").at("20Aus", "lost");
    }

    private static Fox mined(String unit, String side) {
        Fox fox = Fox.table().with("ItArt Trento", "D14").with(unit, "D14");
        fox.with("Savona", "D12").with("Sabratha", "D13").battlefield("D14", side, "W SW");
        fox.position.mined(Fox.hex("D14"), Roster.SIDES.indexOf(side), true);
        return fox;
    }

    @Test
    @Rule({
        "desert-fox 9.34a",
        "desert-fox 9.34b",
        "desert-fox 9.34c",
        "desert-fox 9.34d",
        "desert-fox 9.34e",
        "desert-fox 9.34n",
        "desert-fox B14"
    })
    void minesAreLaidInSecretAndShownWhenEntered() {
        Fox fox = Fox.table("crusader").with("5Pz", "G1").with("104R", "C2").with("4Arm", "C22");
        fox.position.set(Cell.AXIS_POINTS, 10);
        logistics(fox, 1, 1, 6, 6).refused("lay-mines C10", "9.34e").play("lay-mines D2");
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(9);
        assertThat(marks(fox, Roster.ALLIES)).doesNotContain("D2");
        assertThat(marks(fox, Roster.AXIS)).contains("D2");
        fox.play("done", "done", "done").with("KDG", "E4");
        fox.turn("allies").play("lay 1+0", "disperse E4", "march KDG E4-E3-D2");
        assertThat(marks(fox, Roster.ALLIES)).contains("D2");
    }

    private static String marks(Fox fox, int viewer) {
        return Fox.GAME.sight().view(fox.position, viewer).marks().stream()
                .filter(mark -> mark.kind().equals("mined"))
                .map(mark -> mark.hex())
                .toList()
                .toString();
    }

    @Test
    @Rule({"desert-fox 9.34n"})
    void minesAreShownWhenTheirDefendersHaveRefused() {
        Fox fox = Fox.table().with("5Pz", "E5").with("20Aus", "D5").with("3Rec", "G1");
        fox.position.mined(Fox.hex("E5"), Roster.AXIS, true);
        fox.turn("allies").play("lay 1+0", "disperse D5", "march 20Aus D5-E5", "done");
        assertThat(marks(fox, Roster.ALLIES)).doesNotContain("E5");
        fox.play("refuse E5", "march 5Pz E5-F4-F3", "done");
        assertThat(marks(fox, Roster.ALLIES)).contains("E5");
    }

    /** 11.4d: the draw of the same phase is two already, and cards are dear from then on. */
    @Test
    @Rule({"desert-fox 11.4c", "desert-fox 11.4d", "desert-fox 9.35f"})
    void theMaltaGroup() {
        Fox fox = Fox.table("hard-summer").with("5Pz", "G1").with("4Arm", "C22");
        for (int block : Fox.GAME.campaign().malta()) {
            fox.position.at(block, DesertFoxPosition.MALTA);
        }
        logistics(fox, 1, 1, 6, 6).asks("axis", "spending");
        assertThat(fox.position.get(Cell.AXIS_DRAWS)).isEqualTo(3);
        fox.play("malta")
                .at("Ramcke", "tripoli")
                .at("Folgore", "tripoli")
                .refused("malta", "11.4d");
        assertThat(fox.position.get(Cell.AXIS_DRAWS)).isEqualTo(2);
        fox.refused("buy", "9.35e");
        Fox gazala =
                logistics(Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22"), 1, 1, 6, 6);
        gazala.refused("malta", "11.4d");
    }

    /** 11.5c: thirty points each before the first month, the Allies first, then the challenge. */
    @Test
    @Rule({"desert-fox 11.5c", "desert-fox 9.4e"})
    void gazalasPrelude() {
        Fox fox = Fox.table("gazala").with("5Pz", "G1").with("4Arm", "C22").with("8Pz", "I1");
        fox.position.set(Cell.MONTH, 13);
        fox.position.phase(Phase.HANDS);
        fox.position.set(Cell.PART, 1);
        fox.position.ask(Stage.OPENING, Roster.ALLIES);
        fox.play("keep-hand").asks("allies", "spending").at("8Pz", "lost");
        assertThat(fox.position.get(Cell.ALLIED_POINTS)).isEqualTo(30);
        fox.refused("draw-card", "9.35b").play("done").asks("axis", "spending").play("done");
        fox.asks("allies", "challenging").play("done").asks("axis", "operation");
        assertThat(fox.position.get(Cell.MONTH)).isEqualTo(14);
        assertThat(fox.position.get(Cell.AXIS_POINTS)).isEqualTo(20);
    }

    @Test
    @Rule({"desert-fox 9.32e", "desert-fox 9.32f", "desert-fox 8.3a", "desert-fox C12"})
    void besiegedPorts() {
        Fox axis = Fox.table("crusader").holds("axis", "Benghazi", "Bardia", "Tobruk");
        axis.with("5Pz", "tripoli").with("3Rec", "G1").with("104R", "C2").with("4Arm", "C3");
        axis.with("20Aus", "C22").with("7Arm", "C4").with("22Arm", "C5").with("8H", "B6");
        logistics(axis, 1, 1, 6, 6).asks("axis", "spending");
        axis.refused("ship 5Pz C2", "9.32e").allowed("ship 5Pz B9");
        Fox allies = Fox.table("crusader").holds("allies", "Tobruk", "Bardia");
        allies.with("26Aus 18Aus", "B9").with("24Aus", "B12").with("20Aus", "C22");
        allies.with("Savona", "B8").with("Trento", "C8").with("104R", "C11").with("5Pz", "C12");
        allies.with("3Rec", "G1");
        logistics(allies, 6, 6, 1, 1).asks("allies", "spending");
        allies.refused("ship 26Aus B12", "9.32f").play("ship 26Aus C22").at("26Aus", "C22");
        assertThat(allies.position.get(Cell.ALLIED_POINTS)).as("14 less 4").isEqualTo(10);
    }

    @Test
    @Rule({"desert-fox 9.35h", "desert-fox 1.2e"})
    void noHandIsExchangedInLogistics() {
        Fox fox = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22");
        logistics(fox, 1, 1, 1, 2).asks("axis", "spending").refused("redraw", "3.0a");
        fox.draws(0).play("draw-card").refused("redraw", "3.0a");
    }

    /** Alexandria is fought over: units still arrive and are rebuilt, but nobody is sent there. */
    @Test
    @Rule({"desert-fox 9.2e", "desert-fox 9.31f"})
    void aBaseThatIsFoughtOverTakesInArrivals() {
        Fox fox = Fox.table("1941").holds("axis", "Tobruk", "Bardia", "Benghazi");
        fox.with("3Arm/1 5Pz", "C22").with("20Aus", "D22").with("8Pz", "D21").with("3Rec", "G1");
        fox.battlefield("C22", "allies", "W SW");
        for (String id : "4Arm 22Gds 7Ind 29Ind".split(" ")) {
            fox.position.at(Fox.block(id), DesertFoxPosition.COMING);
        }
        int control = fox.position.control(Fox.hex("C22"));
        fox.turn("axis").play("pass", "done", "pass").dice(6, 6, 1, 1).play("done");
        fox.at("5Pz", "C22").at("4Arm", "C22").at("29Ind", "C22").asks("allies", "spending");
        assertThat(fox.position.control(Fox.hex("C22"))).isEqualTo(control);
        fox.refused("march 20Aus D22-C22", "9.31d").play("rebuild 3Arm").strength("3Arm", 2);
    }
}
