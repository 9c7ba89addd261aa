package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter04EntryTest {
    /** The edges of a side in the game's file, up to the west. */
    private static final String WESTWARD =
            """
            %s:
                - { edge: east, leave: false, driven: removed, rule: 4.2.2b }
                - { edge: south, leave: false, driven: removed, rule: 4.2.2b }
                - { edge: west, leave: %s,""";

    private static Table indians(int turn) {
        return Table.gazala().with("10/5Ind at due").turn(turn).step("moving allies");
    }

    private static Table littorio() {
        return Table.gazala().with("133/Littorio at due", "12B/Littorio at due").turn(13);
    }

    @Test
    @Rule({"gazala 4.2.1a", "gazala 11.1a"})
    void alliesEnterInTheEastAndTheAxisInTheWest() {
        Table allies = indians(5);
        allies.allowed("enter 10/5Ind 2506").allowed("enter 10/5Ind 2516");
        allies.refused("4.2.1a", "enter 10/5Ind 0108").refused("4.2.1a", "enter 10/5Ind 2408");
        assertThat(allies.destinations("10/5Ind")).contains("2508", "2013").doesNotContain("0108");
        Table axis = littorio();
        axis.allowed("enter 133/Littorio 0101").allowed("enter 12B/Littorio 0116");
        axis.refused("4.2.1a", "enter 133/Littorio 2508");
    }

    @Test
    @Rule({"gazala 3.0b", "gazala 4.2.1a"})
    void onlyThePhasingSideBringsOnReinforcements() {
        Table.gazala().turn(5).with("10/5Ind at due").refused("3.0b", "enter 10/5Ind 2508");
    }

    @Test
    @Rule("gazala 4.2.1a")
    void nobodyEntersInTheSeaOrOnTopOfTheEnemy() {
        Table table = indians(5).with("61/Trento at 2510");
        table.refused("T-TER-d", "enter 10/5Ind 2505").refused("4.1.2j", "enter 10/5Ind 2510");
        assertThat(table.destinations("10/5Ind"))
                .contains("2506", "2511")
                .doesNotContain("2505", "2510");
    }

    @Test
    @Rule({"gazala 4.2.1b", "brigade R37"})
    void theFirstHexIsPaidForByRoadWhereARoadLeadsIn() {
        Table axis = littorio();
        assertThat(axis.costTerms("enter 12B/Littorio 0101")).containsExactly("T-TER-f 0.5");
        assertThat(axis.costTerms("enter 12B/Littorio 0108-0208"))
                .containsExactly("T-TER-f 0.5", "T-TER-f 0.5");
        assertThat(axis.costTerms("enter 12B/Littorio 0102")).containsExactly("T-TER-a 1");
        Table allies = indians(5);
        assertThat(allies.costTerms("enter 10/5Ind 2508")).containsExactly("T-TER-f 1");
        assertThat(allies.costTerms("enter 10/5Ind 2509")).containsExactly("T-TER-g 1");
        assertThat(allies.costTerms("enter 10/5Ind 2510")).containsExactly("T-TER-a 1");
        // Six points: the first hex and five more.
        allies.allowed("enter 10/5Ind 2511-2411-2311-2211-2111-2011");
        allies.refused("4.0-obs1", "enter 10/5Ind 2511-2411-2311-2211-2111-2011-1911");
    }

    @Test
    @Rule("gazala 4.2.1b")
    void theTerrainOfTheFirstHexCountsToo() {
        Table ridge =
                Table.changed(
                        "gazala/map.yaml",
                        "- '. . . . . . . . . . . . ^ . . . . . . . . . . . .'",
                        "- '. . . . . . . . . . . . ^ . . . . . . . . . . . ^'");
        ridge.with("10/5Ind at due").turn(5).step("moving allies");
        assertThat(ridge.costTerms("enter 10/5Ind 2510")).containsExactly("T-TER-c 2");
        Table mines =
                Table.changed("gazala/map.yaml", "minefield: [0702,", "minefield: [0101, 0702,");
        mines.with("12B/Littorio at due").turn(13);
        assertThat(mines.costTerms("enter 12B/Littorio 0101"))
                .containsExactly("T-TER-f 0.5", "9.1a 1");
        mines.rolls(1).play("enter 12B/Littorio 0101").reduced("12B/Littorio");
    }

    @Test
    @Rule("gazala 4.2.1c")
    void aUnitThatEntersBesideTheEnemyStopsAndMustAttack() {
        Table table = indians(5).with("61/Trento at 2410");
        table.refused("4.1.2b", "enter 10/5Ind 2510-2511");
        table.play("enter 10/5Ind 2510");
        assertThat(table.destinations("10/5Ind")).isEmpty();
        table.play("end").refused("4.1.2g", "end").allowed("attack 2410");
    }

    @Test
    @Rule({"gazala 4.2.1d", "brigade R40"})
    void aReinforcementMayComeLaterButNeverEarlierAndByTheSameEdge() {
        Table early = indians(4);
        early.refused("11.1.3a", "enter 10/5Ind 2508");
        assertThat(early.destinations("10/5Ind")).isEmpty();
        Table waiting = indians(5).play("end", "end", "end", "end").waits("moving allies");
        assertThat(waiting.position().turn()).isEqualTo(6);
        waiting.at("10/5Ind", "due").allowed("enter 10/5Ind 2508");
        waiting.refused("4.2.1a", "enter 10/5Ind 0108");
        indians(14).allowed("enter 10/5Ind 2508");
    }

    @Test
    @Rule("gazala 4.2.1a")
    void onlyUnitsThatAreDueEnterAndOnlyOnce() {
        Table table = indians(5).with("9/5Ind at 2408", "29/5Ind at gone", "11/4Ind at due");
        table.refused("4.2.1a", "enter 9/5Ind 2508").refused("4.2.2b", "enter 29/5Ind 2508");
        assertThat(table.refusal("enter 9/5Ind 2508"))
                .endsWith("is not a reinforcement waiting to enter.");
        assertThat(table.refusal("enter 29/5Ind 2508")).endsWith("has left the map for good.");
        table.refused("11.1.3b", "enter 11/4Ind 2508");
        table.play("enter 10/5Ind 2508-2408").refused("4.2.1a", "enter 10/5Ind 2508");
        assertThat(table.cited()).contains("4.2.1a");
        table.allowed("10/5Ind 2408-2307");
        table.refused("4.0-obs1", "10/5Ind 2408-2307-2207-2106-2006-1905");
    }

    @Test
    @Rule("gazala 4.2.2a")
    void nobodyLeavesTheMapOfHisOwnWill() {
        Table axis = Table.gazala().with("61/Trento at 0101", "8/15Pz at 0416", "XX at 0701");
        axis.refused("4.2.2a", "61/Trento 0101-west").refused("4.2.2a", "8/15Pz 0416-south");
        axis.refused("4.2.2a", "XX 0701-north").refused("4.2.2a", "XX 0701-0702-north");
        assertThat(axis.moves()).noneMatch(move -> move.matches(".*-(north|east|south|west)"));
        Table allies = Table.gazala().with("201G at 2508").step("moving allies");
        allies.refused("4.2.2a", "201G 2508-east").refused("4.2.2a", "201G 2508-2509-east");
        assertThat(allies.destinations("201G")).doesNotContain("north", "east", "south", "west");
        indians(5).refused("4.2.1a", "enter 10/5Ind 2508-east");
    }

    @Test
    @Rule("brigade R42")
    void whereLeavingIsAllowedItCostsOnePoint() {
        Table table =
                Table.changed(
                        "gazala/game.yaml",
                        WESTWARD.formatted("axis", false),
                        WESTWARD.formatted("axis", true));
        table.with(
                "61/Trento at 0601", "62/Trento at 0701", "8/15Pz at 0112", "86/Sabratha at 0416");
        assertThat(table.cost("61/Trento 0601-0501-0401-0301-0201-0101-west")).isEqualTo("6");
        table.allowed("61/Trento 0601-0501-0401-0301-0201-0101-west");
        table.refused("4.0-obs1", "62/Trento 0701-0601-0501-0401-0301-0201-0101-west");
        assertThat(table.destinations("61/Trento")).contains("west");
        assertThat(table.destinations("62/Trento")).doesNotContain("west");
        // By this edge and no other, and by this side alone.
        table.refused("4.2.2a", "86/Sabratha 0416-south");
        table.play("8/15Pz 0112-west").at("8/15Pz", "gone");
        assertThat(table.score("allies")).isEqualTo(110);
    }

    @Test
    @Rule({"brigade R42", "brigade R03", "brigade R04"})
    void aUnitThatMustStopAtTheEdgeCannotLeave() {
        Table table =
                Table.changed(
                        "gazala/game.yaml",
                        WESTWARD.formatted("allies", false),
                        WESTWARD.formatted("allies", true));
        table.with("61/Trento at 0113", "1/1SA at 0313", "2/1SA at 0114").step("moving allies");
        table.refused("4.1.2b", "1/1SA 0313-0312-0212-0112-west");
        table.allowed("1/1SA 0313-0312-0212-0111-west");
        assertThat(table.costTerms("2/1SA 0114-west")).containsExactly("4.1.2c 1", "4.2.2a 1");
        table.allowed("2/1SA 0114-west");
    }

    @Test
    @Rule({"gazala 4.2.2b", "gazala 11.2.2b", "brigade R28"})
    void aUnitForcedOffTheMapIsGoneButNotDestroyed() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0116", "1/1SA at 0115")
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(1, 1)
                        .play("attack 0116", "join 1/1SA", "declare");
        table.waits("retreating axis").play("retreat 61/Trento 0116-south").at("61/Trento", "gone");
        assertThat(table.score("allies")).isEqualTo(110);
        // It never comes back.
        table.play("halt", "end").waits("moving axis").refused("4.2.2b", "enter 61/Trento 0116");
        assertThat(table.destinations("61/Trento")).isEmpty();
    }

    @Test
    @Rule({"gazala 4.2.2b", "brigade R28"})
    void whoeverHasALegalHexOnTheMapMayNotLeaveIt() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0115", "1/1SA at 0114")
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(1, 2)
                        .play("attack 0115", "join 1/1SA", "declare");
        table.waits("retreating axis").refused("4.2.2b", "retreat 61/Trento 0115-west");
        table.allowed("retreat 61/Trento 0115-0116").allowed("retreat 61/Trento 0115-0216");
    }

    @Test
    @Rule({"gazala 4.2.2b", "brigade R28"})
    void nobodyIsDrivenOffIntoTheSeaInTheNorth() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0201", "1/1SA at 0202")
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(1, 1)
                        .play("attack 0201", "join 1/1SA", "declare");
        table.waits("retreating axis").refused("4.2.2b", "retreat 61/Trento 0201-north");
        // A reduced unit does not survive the two steps that are left, and is destroyed.
        Table reduced =
                Table.gazala()
                        .with("61/Trento at 0201 reduced", "9/5Ind at 0202")
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(1, 2)
                        .play("attack 0201", "join 9/5Ind", "declare");
        reduced.at("61/Trento", "destroyed");
        assertThat(reduced.score("allies")).isEqualTo(111);
    }
}
