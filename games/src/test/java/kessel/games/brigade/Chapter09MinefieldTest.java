package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.games.brigade.position.UnitStates;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter09MinefieldTest {
    @Test
    @Rule({"gazala 9.1a", "gazala T-TER-i"})
    void theAxisPaysOnePointMoreAndTheAlliesDoNot() {
        Table trail = Table.gazala().with("115/15Pz at 0908", "85/Sabratha at 0908");
        assertThat(trail.costTerms("115/15Pz 0908-1008")).containsExactly("T-TER-g 1", "9.1a 1");
        assertThat(trail.costTerms("85/Sabratha 0908-1008")).containsExactly("T-TER-g 1", "9.1a 1");
        Table allies = Table.gazala().with("201G at 1108").step("moving allies");
        assertThat(allies.costTerms("201G 1108-1008")).containsExactly("T-TER-g 1");
        Table road =
                Table.changed("gazala/map.yaml", "minefield: [0702,", "minefield: [0301, 0702,");
        road.with("115/15Pz at 0201");
        assertThat(road.costTerms("115/15Pz 0201-0301")).containsExactly("T-TER-f 0.5", "9.1a 1");
        Table ridge =
                Table.changed("gazala/map.yaml", "minefield: [0702,", "minefield: [1102, 0702,");
        ridge.with("85/Sabratha at 1103");
        assertThat(ridge.cost("85/Sabratha 1103-1102")).isEqualTo("3");
    }

    @Test
    @Rule("gazala 9.1b")
    void infantryIsHitOnAOneAndArmourOnAOneOrTwo() {
        for (String unit : List.of("61/Trento", "115/15Pz", "PiGer", "PzA", "AK")) {
            entering(unit, 1).reduced(unit).at(unit, "0806");
            entering(unit, 2).intact(unit).at(unit, "0806");
        }
        entering("8/15Pz", 1).reduced("8/15Pz");
        entering("8/15Pz", 2).reduced("8/15Pz");
        entering("8/15Pz", 3).intact("8/15Pz").at("8/15Pz", "0806");
    }

    @Test
    @Rule("gazala 9.1b")
    void theJournalSaysWhatTheDieDid() {
        assertThat(entering("8/15Pz", 3).told())
                .contains("8/15Pz enters the minefield at 0806 and rolls 3: no effect.");
        assertThat(entering("8/15Pz", 2).told())
                .contains("8/15Pz enters the minefield at 0806 and rolls 2: a hit.");
    }

    private static Table entering(String unit, int die) {
        return Table.gazala().with(unit + " at 0706").rolls(die).play(unit + " 0706-0806");
    }

    @Test
    @Rule({"gazala 9.1b", "gazala 7.0c"})
    void aReducedUnitThatIsHitIsEliminatedOnTheSpot() {
        Table table = Table.gazala().with("61/Trento at 0706 reduced");
        table.rolls(1).play("61/Trento 0706-0806-0906").at("61/Trento", "destroyed");
        assertThat(table.scoreTerms("allies")).contains("11.2.2b 1");
        // Two fields, two dice: a fresh unit can be lost on the way.
        Table fresh = Table.gazala().with("61/Trento at 0706");
        fresh.rolls(1, 1).play("61/Trento 0706-0806-0906").at("61/Trento", "destroyed");
    }

    @Test
    @Rule("gazala 9.1b")
    void alliedUnitsHaveNothingToFear() {
        Table.gazala()
                .with("4/7Arm at 1006", "1/1SA at 1006")
                .step("moving allies")
                .play("4/7Arm 1006-0906-0806", "1/1SA 1006-0906")
                .intact("4/7Arm")
                .intact("1/1SA");
    }

    @Test
    @Rule("gazala 9.1b")
    void aRetreatIntoAMinefieldRollsToo() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0706", "1/1SA at 0607")
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(1, 2)
                        .play("attack 0706", "join 1/1SA", "declare");
        table.waits("retreating axis").rolls(1).play("retreat 61/Trento 0706-0806");
        table.reduced("61/Trento").at("61/Trento", "0806");
    }

    @Test
    @Rule("gazala 9.1b")
    void anAdvanceIntoAMinefieldRollsToo() {
        Table table =
                Table.gazala()
                        .with("8/15Pz at 0706", "3Ind/7Arm at 0806")
                        .air("allies", 0)
                        .step("fighting axis")
                        .rolls(6, 6)
                        .play("attack 0806", "join 8/15Pz", "declare")
                        .play("retreat 3Ind/7Arm 0806-0906");
        table.intact("8/15Pz").rolls(2).play("advance 8/15Pz 0706-0806").reduced("8/15Pz");
    }

    @Test
    @Rule("gazala 9.1b")
    void aMineMetOnTheMarchIsNoLossOfTheCombatThatFollows() {
        Table table = Table.gazala().with("61/Trento at 0807", "69/50 at 1006");
        table.rolls(1).play("61/Trento 0807-0906").reduced("61/Trento");
        int unit = Table.GAZALA.campaign().unit("61/Trento").orElseThrow();
        assertThat(table.position().is(unit, UnitStates.HURT)).isFalse();
    }

    @Test
    @Rule("gazala 9.1c")
    void everyUnitRollsForItselfAndOnlyOnEntering() {
        Table table = Table.gazala().with("61/Trento at 0706", "62/Trento at 0706");
        table.rolls(1, 6).play("61/Trento 0706-0806", "62/Trento 0706-0806");
        table.reduced("61/Trento").intact("62/Trento");
        // Staying rolls nothing, and leaving costs only the next hex.
        table.play("end", "end", "end", "end").waits("moving axis");
        assertThat(table.costTerms("62/Trento 0806-0807")).containsExactly("T-TER-a 1");
        table.play("62/Trento 0806-0807").rolls(2).play("62/Trento 0807-0906");
    }

    @Test
    @Rule({"gazala 9.2a", "brigade R17"})
    void ifAllAxisAttackersStandOnMinesTheyLoseAColumn() {
        Table all = attackOn1006("61/Trento at 0906", "20/Brescia at 1007");
        assertThat(all.shifts()).containsExactly("10.0b -1", "9.2a -1");
        Table some = attackOn1006("61/Trento at 0906", "20/Brescia at 1005");
        assertThat(some.shifts()).containsExactly("10.0b -1");
        // Guns at a distance neither spare the column nor bring it about.
        Table gunsOnSand = attackOn1006("61/Trento at 0906", "X at 0807");
        assertThat(gunsOnSand.shifts()).containsExactly("10.0b -1", "9.2a -1");
        Table gunsOnMines = attackOn1006("61/Trento at 1005", "X at 0806");
        assertThat(gunsOnMines.shifts()).containsExactly("10.0b -1");
    }

    private static Table attackOn1006(String... attackers) {
        Table table =
                Table.gazala()
                        .with(attackers)
                        .with("69/50 at 1006")
                        .step("fighting axis")
                        .play("attack 1006");
        for (String attacker : attackers) {
            table.play("join " + attacker.substring(0, attacker.indexOf(' ')));
        }
        return table;
    }

    @Test
    @Rule({"gazala 9.2a", "gazala 9.2b", "gazala 5.1.2c"})
    void minesMeanNothingToTheAllies() {
        Table attacking =
                Table.gazala()
                        .with("69/50 at 0906", "61/Trento at 0907")
                        .step("fighting allies")
                        .play("attack 0907", "join 69/50");
        assertThat(attacking.shifts()).isEmpty();
        Table defending =
                Table.gazala()
                        .with("69/50 at 0906", "61/Trento at 0907")
                        .step("fighting axis")
                        .play("attack 0906", "join 61/Trento");
        assertThat(defending.shifts()).isEmpty();
        Table bombed =
                Table.gazala()
                        .with("69/50 at 0906")
                        .step("fighting axis")
                        .play("attack 0906", "air 1");
        assertThat(bombed.bombardmentShifts()).isEmpty();
    }

    @Test
    @Rule({"gazala 9.2b", "gazala T-TER-i"})
    void anAxisUnitAttackedOnMinesGivesAColumn() {
        Table table =
                Table.gazala()
                        .with("61/Trento at 0906", "69/50 at 1006")
                        .step("fighting allies")
                        .play("attack 0906", "join 69/50");
        assertThat(table.shifts()).containsExactly("9.2b 1");
        assertThat(table.column()).isEqualTo("2-1");
        Table cleared =
                Table.gazala()
                        .with("61/Trento at 0906", "69/50 at 1006")
                        .line("cleared: [0906]")
                        .step("fighting allies")
                        .play("attack 0906", "join 69/50");
        assertThat(cleared.shifts()).isEmpty();
        assertThat(cleared.column()).isEqualTo("1-1");
    }

    @Test
    @Rule({"gazala 9.2c", "brigade R20"})
    void bombardmentAndAirAttackGainTheColumnAsWell() {
        Table air =
                Table.gazala()
                        .with("61/Trento at 0906")
                        .step("fighting allies")
                        .play("attack 0906", "air 5");
        assertThat(air.bombardmentShifts()).containsExactly("9.2c 1");
        assertThat(air.bombardmentColumn()).isEqualTo("11-20");
        Table guns =
                Table.gazala()
                        .with("61/Trento at 0906", "8Ex at 1105")
                        .step("fighting allies")
                        .play("attack 0906", "join 8Ex");
        assertThat(guns.bombardmentShifts()).containsExactly("9.2c 1");
        assertThat(guns.bombardmentValue()).isEqualTo(6);
        assertThat(guns.bombardmentColumn()).isEqualTo("11-20");
        // At the last column it stops.
        Table last =
                Table.gazala()
                        .with("8/15Pz at 0906", "5/21Pz at 0906", "132/Ariete at 0906")
                        .step("fighting allies")
                        .play("attack 0906", "air 10");
        assertThat(last.bombardmentValue()).isEqualTo(60);
        assertThat(last.bombardmentColumn()).isEqualTo("41+");
    }

    @Test
    @Rule({"gazala 9.2d", "gazala 4.1.2e"})
    void anyAlliedUnitDominatesAxisUnitsOnMines() {
        Table open =
                Table.gazala().with("61/Trento at 0906", "69/50 at 0907").step("moving allies");
        open.play("end").allowed("end").allowed("attack 0906");
        Table cleared =
                Table.gazala()
                        .with("61/Trento at 0906", "69/50 at 0907")
                        .line("cleared: [0906]")
                        .step("moving allies");
        cleared.play("end").refused("4.1.2c", "end");
        // Every enemy that engages it has to be dominated, and a newcomer is never excused.
        Table two =
                Table.gazala()
                        .with("61/Trento at 0906", "62/Trento at 0808", "69/50 at 0907")
                        .step("moving allies");
        two.play("end").refused("4.1.2c", "end");
        Table newcomer =
                Table.gazala().with("61/Trento at 0906", "69/50 at 0908").step("moving allies");
        newcomer.play("69/50 0908-0907", "end").refused("4.1.2g", "end");
    }

    @Test
    @Rule("gazala 9.2d")
    void anAxisUnitOnMinesNeverDominates() {
        Table mined =
                Table.changed("gazala/map.yaml", "minefield: [0702,", "minefield: [1102, 0702,");
        mined.with("61/Trento at 1102", "69/50 at 1103").play("end").refused("4.1.2c", "end");
        Table ridge = Table.gazala().with("61/Trento at 1102", "69/50 at 1103");
        ridge.play("end").allowed("end");
        // And the Allied unit in the open dominates even the ridge, if it is mined.
        Table allies =
                Table.changed("gazala/map.yaml", "minefield: [0702,", "minefield: [1102, 0702,");
        allies.with("61/Trento at 1102", "69/50 at 1103").step("moving allies");
        allies.play("end").allowed("end");
    }

    @Test
    @Rule("gazala 9.3a")
    void theAxisHasOneGermanAndOneItalianEngineerUnit() {
        List<String> engineers =
                Table.GAZALA.campaign().counters().stream()
                        .filter(counter -> counter.type().engineers())
                        .map(counter -> counter.nation() + " " + counter.id())
                        .toList();
        assertThat(engineers).containsExactlyInAnyOrder("german PiGer", "italian GenIt");
        // Nobody else clears mines by standing on them.
        Table table = Table.gazala().with("61/Trento at 0806", "GenIt at 0906");
        aTurn(table);
        assertThat(table.cited()).containsOnlyOnce("9.3b");
        table.play("61/Trento 0806-0906").rolls(6).play("61/Trento 0906-0806");
    }

    private static void aTurn(Table table) {
        table.play("end", "end", "end", "end").waits("moving axis");
    }

    @Test
    @Rule({"gazala 9.3b", "gazala 9.3c"})
    void anEngineerUnengagedOnMinesHasClearedThemByTheNextAxisTurn() {
        for (String engineer : List.of("PiGer", "GenIt")) {
            Table table = Table.gazala().with(engineer + " at 0706", "61/Trento at 0807");
            table.rolls(6).play(engineer + " 0706-0806");
            // Not yet: others still roll in the turn in which it arrives.
            assertThat(table.costTerms("61/Trento 0807-0806")).contains("9.1a 1");
            table.play("end", "end").waits("moving allies");
            assertThat(table.cited()).doesNotContain("9.3b");
            table.play("end", "end").waits("moving axis");
            assertThat(table.cited()).contains("9.3b");
            assertThat(table.costTerms("61/Trento 0807-0806")).containsExactly("T-TER-a 1");
            table.play("61/Trento 0807-0806").intact("61/Trento");
            table.allowed(engineer + " 0806-0807");
        }
    }

    @Test
    @Rule("gazala 9.3b")
    void anEngineerWhoIsEngagedWhenTheAxisTurnEndsClearsNothing() {
        Table table =
                Table.gazala().with("GenIt at 0906 fought", "69/50 at 1006").step("fighting axis");
        table.play("end", "69/50 1006-1106", "end", "end").waits("moving axis");
        assertThat(table.cited()).doesNotContain("9.3b");
        // A turn later, undisturbed, it has.
        aTurn(table);
        assertThat(table.cited()).contains("9.3b");
    }

    @Test
    @Rule("gazala 9.3b")
    void anEngineerWhoIsEngagedWhenTheNextTurnBeginsClearsNothing() {
        // Armour comes up beside it, and need not attack engineers.
        Table table = Table.gazala().with("GenIt at 0906", "4/7Arm at 1106", "61/Trento at 0907");
        table.play("end", "end", "4/7Arm 1106-1006", "end", "end").waits("moving axis");
        assertThat(table.cited()).doesNotContain("9.3b");
        assertThat(table.costTerms("61/Trento 0907-0906")).contains("9.1a 1");
        // An enemy who comes up and is thrown back does not save the mines.
        Table thrownBack = attacked();
        thrownBack.rolls(3, 4).play("declare", "retreat 69/50 1006-1106", "end");
        assertThat(thrownBack.waits("moving axis").cited()).contains("9.3b");
    }

    /** The Italian engineers on mines since the Axis turn, and now under attack. */
    private static Table attacked() {
        return Table.gazala()
                .with("GenIt at 0906", "69/50 at 1106")
                .air("axis", 0)
                .step("fighting axis")
                .play("end", "69/50 1106-1006", "end", "attack 0906", "join 69/50");
    }

    @Test
    @Rule("gazala 9.3b")
    void anEngineerWhoMovesAwayOrIsDrivenOffClearsNothing() {
        Table left = Table.gazala().with("GenIt at 0906").play("GenIt 0906-0907");
        aTurn(left);
        assertThat(left.cited()).doesNotContain("9.3b");
        Table driven = attacked();
        driven.rolls(6, 6).play("declare", "retreat GenIt 0906-0907", "halt", "end");
        assertThat(driven.waits("moving axis").cited()).doesNotContain("9.3b");
        // From one minefield to another: the new one is cleared, the old one is not.
        Table other = Table.gazala().with("GenIt at 0806", "61/Trento at 0706");
        other.rolls(6).play("GenIt 0806-0906");
        aTurn(other);
        assertThat(other.costTerms("61/Trento 0706-0806")).contains("9.1a 1");
        assertThat(other.costTerms("61/Trento 0706-0807-0906")).doesNotContain("9.1a 1");
    }

    @Test
    @Rule({"gazala 9.3c", "gazala 9.2a", "gazala 9.2b"})
    void aClearedHexIsOpenForGood() {
        Table table = Table.gazala().with("GenIt at 0906", "61/Trento at 0907");
        aTurn(table);
        table.play("GenIt 0906-0807");
        aTurn(table);
        assertThat(table.costTerms("61/Trento 0907-0906")).containsExactly("T-TER-a 1");
        table.play("61/Trento 0907-0906");
        Table attack =
                Table.gazala()
                        .with("61/Trento at 0906", "69/50 at 1006")
                        .line("cleared: [0906]")
                        .step("fighting axis")
                        .play("attack 1006", "join 61/Trento");
        assertThat(attack.shifts()).containsExactly("10.0b -1");
    }

    @Test
    @Rule("gazala 9.3c")
    void whereOtherTerrainLiesUnderTheMinesOnlyTheMinesDisappear() {
        Table table =
                Table.changed("gazala/map.yaml", "minefield: [0702,", "minefield: [1102, 0702,");
        table.with("61/Trento at 1103").line("cleared: [1102]");
        assertThat(table.costTerms("61/Trento 1103-1102")).containsExactly("T-TER-c 2");
    }

    @Test
    @Rule("gazala 9.2a")
    void beforeAnybodyJoinsNobodyAttacksFromAMinefield() {
        Table table =
                Table.gazala().step("fighting axis").with("104/21Pz at 1511", "69/50 at 1612");
        assertThat(table.play("attack 1612").shifts()).isEmpty();
    }

    @Test
    @Rule("gazala 9.1a")
    void aMinefieldThatIsTooDearIsNotOffered() {
        Table poor =
                Table.gazala()
                        .with("61/Trento at 0603 moved")
                        .line("moving: { unit: 61/Trento, spent: 5 }");
        poor.refused("4.0-obs1", "61/Trento 0603-0702");
        assertThat(poor.destinations("61/Trento")).doesNotContain("0702").contains("0503");
        Table rich =
                Table.gazala()
                        .with("61/Trento at 0603 moved")
                        .line("moving: { unit: 61/Trento, spent: 4 }");
        assertThat(rich.destinations("61/Trento")).contains("0702");
    }

    @Test
    @Rule("gazala 9.1b")
    void theJournalTellsWhoEntersAMinefieldAndWhatItRolls() {
        Table table = Table.gazala().with("61/Trento at 0603").rolls(5).play("61/Trento 0603-0702");
        assertThat(table.told())
                .anyMatch(line -> line.endsWith("the minefield at 0702 and rolls 5: no effect."));
    }

    @Test
    @Rule("gazala 9.3b")
    void anEngineerWhoHasClearedAMinefieldIsDone() {
        Table table =
                Table.gazala()
                        .step("fighting allies")
                        .with("PiGer at 0702 posted")
                        .play("end")
                        .waits("moving axis");
        assertThat(table.marked("axis", "cleared")).containsExactly("0702");
        assertThat(table.seenBy("axis", "0702").getFirst().states()).isEmpty();
    }

    /** Mines from 1213 to 1413 between 1312, where 61/Trento stands, and 1314. */
    private static Table mined() {
        return Table.changed(
                        "gazala/map.yaml",
                        "minefield: [0702,",
                        "minefield: [1213, 1313, 1413, 0702,")
                .with("61/Trento at 1312");
    }

    @Test
    @Rule({"gazala 9.1a", "gazala 9.1b"})
    void aMoveIsOfferedAroundTheMinesWhereverThereIsAWay() {
        // Straight on costs three points, and around the mines five.
        Table table = mined();
        assertThat(table.cost("61/Trento 1312-1313-1314")).isEqualTo("3");
        assertThat(table.moves())
                .filteredOn(move -> move.endsWith("-1314"))
                .hasSize(1)
                .noneMatch(move -> move.matches(".*-1[234]13-.*"));
        // Onto the mines there is no other way than onto the mines.
        assertThat(table.moves()).contains("61/Trento 1312-1313");
        assertThat(table.destinations("61/Trento")).doesNotHaveDuplicates();
    }

    @Test
    @Rule("gazala 9.1b")
    void theJournalSaysWhoGoesOverMines() {
        Table march = mined().rolls(6).play("61/Trento 1312-1313-1314");
        assertThat(march.told())
                .first()
                .asString()
                .endsWith("sets out from 1312 for 1314, over dangerous ground.");
        assertThat(mined().play("61/Trento 1312-1311").told())
                .first()
                .asString()
                .endsWith("moves from 1312 to 1311.");
        Table entry =
                Table.changed("gazala/map.yaml", "minefield: [0702,", "minefield: [0101, 0702,")
                        .with("12B/Littorio at due", "133/Littorio at due")
                        .turn(13)
                        .rolls(6)
                        .play("enter 12B/Littorio 0101", "enter 133/Littorio 0103");
        assertThat(entry.told())
                .anyMatch(line -> line.contains("enters at 0101") && line.contains("dangerous"))
                .anyMatch(line -> line.contains("enters at 0103") && !line.contains("dangerous"));
    }
}
