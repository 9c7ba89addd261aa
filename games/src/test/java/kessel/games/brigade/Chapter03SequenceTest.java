package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter03SequenceTest {
    @Test
    @Rule("gazala 3.0a")
    void aTurnIsAxisMovementAxisCombatAlliedMovementAlliedCombat() {
        Table table = Table.gazala().turn(3).waits("moving axis");
        table.play("end").waits("fighting axis");
        table.play("end").waits("moving allies");
        table.play("end").waits("fighting allies");
        assertThat(table.position().turn()).isEqualTo(3);
        table.play("end").waits("moving axis");
        assertThat(table.position().turn()).isEqualTo(4);
    }

    @Test
    @Rule("gazala 3.0a")
    void nobodyAttacksWhileMovingOrMovesWhileFighting() {
        Table table = Table.gazala().with("61/Trento at 0613", "1/1SA at 0713");
        table.refused("3.0a", "attack 0713");
        table.play("end").refused("3.0a", "61/Trento 0613-0513").allowed("attack 0713");
    }

    @Test
    @Rule("gazala 3.0b")
    void inItsMovementPhaseASideMovesAnyNumberOfItsOwnUnits() {
        String[] twoHexes = {"61/Trento 0613-0513", "85/Sabratha 0213-0214"};
        Table.gazala().with("61/Trento at 0613", "85/Sabratha at 0213").play("end");
        Table.gazala()
                .with("61/Trento at 0613", "85/Sabratha at 0213")
                .play(twoHexes)
                .at("61/Trento", "0513")
                .at("85/Sabratha", "0214");
        Table.gazala()
                .with("61/Trento at 0613", "1/1SA at 1608")
                .refused("3.0b", "1/1SA 1608-1609")
                .play("end", "end")
                .refused("3.0b", "61/Trento 0613-0513")
                .allowed("1/1SA 1608-1609");
    }

    @Test
    @Rule("gazala 3.0b")
    void aMoveIsCompletedBeforeTheNextUnitMoves() {
        Table.gazala()
                .with("61/Trento at 0613", "85/Sabratha at 0213")
                .play("61/Trento 0613-0513")
                .allowed("61/Trento 0513-0413")
                .play("85/Sabratha 0213-0214")
                .refused("3.0b", "61/Trento 0513-0413")
                .allowed("85/Sabratha 0214-0215");
    }

    @Test
    @Rule("gazala 3.0c")
    void onlyThePhasingSideAttacksAndOnlyWhereItIsEngaged() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0613", "1/1SA at 0713", "2/1SA at 1608")
                        .air("axis", 0)
                        .step("fighting axis");
        table.refused("5.0a", "attack 1608").refused("5.0c", "attack 0613");
        table.play("attack 0713").refused("3.0c", "join 1/1SA").refused("3.0c", "declare");
        table.allowed("join 61/Trento");
    }

    @Test
    @Rule("gazala 3.0c")
    void anAttackIsPlayedToItsEndBeforeTheNextOneIsDeclared() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0613", "1/1SA at 0713")
                        .with("19/Brescia at 0308", "2/1SA at 0309")
                        .air("allies", 0)
                        .step("fighting axis")
                        .play("attack 0713");
        table.refused("3.0a", "attack 0309").rolls(2, 3).play("join 61/Trento", "declare");
        table.waits("retreating axis").refused("3.0a", "attack 0309");
        table.play("retreat 61/Trento 0613-0513").waits("fighting axis").allowed("attack 0309");
    }

    @Test
    @Rule("gazala 3.0d")
    void theGameEndsWithTheAlliedCombatPhaseOfTurnFourteen() {
        Table.gazala().turn(13).play("end", "end", "end", "end").waits("moving axis");
        Table table = Table.gazala().turn(14).with("61/Trento at 0613");
        table.play("end", "end", "end").waits("fighting allies");
        table.play("end").waits("over").refused("3.0d", "end");
        assertThat(table.moves()).isEmpty();
        assertThat(table.score("allies")).isEqualTo(110);
        assertThat(table.leader()).isEqualTo("allies");
    }

    @Test
    @Rule("gazala 3.0a")
    void theJournalIsHeadedByTurnsAndPhases() {
        Table table = Table.gazala().turn(3).play("end", "end", "end", "end");
        assertThat(table.headings())
                .containsExactly(
                        "Axis Combat Phase.",
                        "Allies Movement Phase.",
                        "Allies Combat Phase.",
                        "Turn 4.",
                        "Axis Movement Phase.");
    }

    /** What a unit has done counts for the phase; the next one begins afresh. */
    @Test
    @Rule({"gazala 3.0a", "gazala 8.0-obs1"})
    void nothingOfAPhaseLastsBeyondIt() {
        Table table =
                Table.gazala()
                        .turn(14)
                        .step("fighting allies")
                        .air("axis", 0)
                        .with("69/50 at 1612", "104/21Pz at 1511", "PzA at 1410")
                        .play("attack 1511", "join 69/50", "declare", "join PzA")
                        .rolls(3, 4)
                        .play("stand");
        assertThat(table.seenBy("axis", "1410").getFirst().states()).containsExactly("fought");
        table.play("end").waits("over");
        assertThat(table.seenBy("axis", "1410").getFirst().states()).isEmpty();
    }

    @Test
    @Rule("gazala 3.0b")
    void whateverItsUnitsDidBeforeASideMovesThemAllInItsMovementPhase() {
        Table.gazala()
                .step("fighting axis")
                .with("69/50 at 1612 moved", "8Ex at 1812 fought")
                .play("end")
                .allowed("69/50 1612-1613")
                .play("end")
                .waits("fighting allies");
    }
}
