package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg08ArtilleryTest {
    @Test
    @Rule("blitzkrieg 8.0a")
    void artilleryMovesAtThePriceOfInfantryAndAttacksWithoutBeingEngaged() {
        Table table = Table.blitzkrieg().with("ARII at 2012", "27/12ID at 2012");
        assertThat(table.cost("ARII 2012-2011")).isEqualTo(table.cost("27/12ID 2012-2011"));
        assertThat(table.cost("ARII 2012-2011")).isEqualTo("2");
        Table fire =
                Table.blitzkrieg()
                        .with("ARII at 1912", "66/18DI at 2113")
                        .play("end")
                        .allowed("end")
                        .play("attack 2113", "join ARII")
                        .rolls(1, 1)
                        .play("declare")
                        .waits("fighting german")
                        .reduced("66/18DI")
                        .at("ARII", "1912");
        assertThat(fire.cited()).contains("8.0e");
    }

    @Test
    @Rule("blitzkrieg 8.0b")
    void theTargetMustBeWithinRange() {
        Campaign campaign = Table.BLITZKRIEG.campaign();
        for (Counter counter : campaign.counters()) {
            int range = counter.id().startsWith("AOK") ? 3 : counter.type().artillery() ? 2 : 0;
            assertThat(counter.range()).as(counter.id()).isEqualTo(range);
        }
        // 1913 is two hexes from 2113, 1813 three and 1713 four; a forest in between does not
        // matter.
        Table.blitzkrieg()
                .step("fighting german")
                .with("AOK12 at 1813", "ARII at 1813", "ARIII at 1912", "AOK4 at 1713")
                .with("66/18DI at 2113")
                .play("attack 2113")
                .allowed("join AOK12")
                .refused("8.0b", "join ARII")
                .allowed("join ARIII")
                .refused("8.0b", "join AOK4");
        Table.blitzkrieg()
                .step("fighting german")
                .air("german", 0)
                .with("ARII at 2012", "66/18DI at 2010")
                .allowed("attack 2010");
        Table.blitzkrieg()
                .step("fighting german")
                .air("german", 0)
                .with("ARII at 1813", "66/18DI at 2113")
                .refused("5.0a", "attack 2113");
    }

    @Test
    @Rule("blitzkrieg 8.0c")
    void artilleryNextToItsTargetFightsAsAnyUnit() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .air("french", 0)
                        .with("ARII at 2013", "ARIII at 2013", "66/18DI at 2113")
                        .play("attack 2113", "join ARII", "join ARIII");
        assertThat(table.attackStrength()).isEqualTo(6);
        assertThat(table.column()).isEqualTo("1-1");
        table.rolls(3, 3)
                .play("declare")
                .reduced("66/18DI")
                .waits("losing german")
                .play("lose ARII")
                .reduced("ARII")
                .waits("retreating german")
                .play("retreat ARII 2013-1913", "retreat ARIII 2013-1912")
                .waits("fighting german");
        Table city =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("ARII at 1115", "66/18DI at 1116")
                        .play("attack 1116", "join ARII");
        assertThat(city.shifts()).containsExactly("5.1.2a -2");
    }

    @Test
    @Rule({"blitzkrieg 8.0d", "blitzkrieg 8.0b"})
    void artilleryInRangeOfTheDefendersHexSupportsHim() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("PR2/1Pz at 2013", "ARII at 1912")
                        .with("66/18DI at 2113", "RAII at 2113", "RAX at 2212", "RAXI at 2413")
                        .with("518GBC at 2214")
                        .play("attack 2113", "join PR2/1Pz", "declare");
        assertThat(table.defenceStrength()).as("guns in the hex defend").isEqualTo(4 + 1);
        table.refused("8.0d", "join RAII")
                .refused("8.0d", "join 518GBC")
                .refused("8.0d", "join ARII")
                .refused("8.0b", "join RAXI")
                .play("join RAX")
                .refused("8.0-obs1", "join RAX");
        assertThat(table.defenceStrength()).isEqualTo(4 + 1 + 3);
    }

    @Test
    @Rule("blitzkrieg 8.0d")
    void supportingGunsTakeNoPartInTheDefendersFate() {
        Table.blitzkrieg()
                .step("fighting german")
                .with("PR2/1Pz at 2013", "66/18DI at 2113", "RAX at 2213")
                .play("attack 2113", "join PR2/1Pz", "air 11", "declare", "join RAX")
                .rolls(1, 2)
                .play("stand")
                .waits("retreating french")
                .refused("5.3a", "retreat RAX 2213-2313")
                .play("retreat 66/18DI 2113-2214")
                .at("RAX", "2213")
                .intact("RAX");
    }

    @Test
    @Rule({"blitzkrieg B7", "blitzkrieg 8.0e"})
    void twoGunsOnArmourAndMotorisedInfantryAreWorthEighteen() {
        Table open =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("ARII at 1912", "ARIII at 1912", "518GBC at 2113", "8/5DIM at 2113")
                        .worth("ARII", "3-1-5")
                        .play("attack 2113", "join ARII", "join ARIII");
        assertThat(open.bombardmentValue()).isEqualTo(18);
        assertThat(open.bombardmentShifts()).isEmpty();
        assertThat(open.bombardmentColumn()).isEqualTo("13-24");
        Table forest =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("ARII at 2013", "ARIII at 2013", "518GBC at 2011", "8/5DIM at 2011")
                        .play("attack 2011", "join ARII", "join ARIII");
        assertThat(forest.bombardmentValue()).isEqualTo(18);
        assertThat(forest.bombardmentColumn()).isEqualTo("1-12");
    }

    @Test
    @Rule("blitzkrieg 8.0e")
    void withOneGunAdjacentTheCombatTableIsUsed() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .air("french", 0)
                        .with("ARII at 1912", "ARIII at 2013", "66/18DI at 2113")
                        .play("attack 2113", "join ARII", "join ARIII")
                        .rolls(3, 4)
                        .play("declare");
        table.waits("retreating german").refused("5.3a", "retreat ARII 1912-1812");
        assertThat(table.cited()).contains("5.1.5a").doesNotContain("8.0e");
    }

    @Test
    @Rule("blitzkrieg 8.0-obs1")
    void gunsMayCombineButEachFiresOnceInAPhase() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .air("french", 0)
                        .with("ARII at 1912", "ARIII at 1912", "66/18DI at 2113", "77/18DI at 1914")
                        .play("attack 2113", "join ARII")
                        .allowed("join ARIII")
                        .rolls(3, 4)
                        .play("declare", "attack 1914");
        table.refused("8.0-obs1", "join ARII").allowed("join ARIII");
        // In the enemy's Combat Phase it may fire again, in defence, but once.
        Table both =
                Table.blitzkrieg()
                        .step("fighting german")
                        .air("german", 30)
                        .with("ARII at 1912", "27/12ID at 2013", "48/12ID at 1914")
                        .with("66/18DI at 2113", "77/18DI at 1915")
                        .play("attack 2113", "join ARII")
                        .rolls(3, 4)
                        .play("declare", "end", "end", "attack 2013", "join 66/18DI", "declare")
                        .play("join ARII")
                        .rolls(3, 4)
                        .play("stand")
                        .waits("fighting french");
        both.play("attack 1914", "join 77/18DI", "declare").refused("8.0-obs1", "join ARII");
    }

    @Test
    @Rule("blitzkrieg 8.0-obs2")
    void artilleryAloneGetsNoHelpFromAircraft() {
        Table guns =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("ARII at 1912", "27/12ID at 2013", "66/18DI at 2113")
                        .play("attack 2113");
        guns.play("join ARII").refused("8.0-obs2", "air 5").play("join 27/12ID").allowed("air 5");
        Table.blitzkrieg()
                .step("fighting german")
                .with("ARII at 1912", "66/18DI at 2113")
                .play("attack 2113", "air 5")
                .refused("8.0-obs2", "join ARII");
        Table.blitzkrieg()
                .step("fighting german")
                .with("ARII at 2013", "66/18DI at 2113")
                .play("attack 2113", "join ARII")
                .refused("8.0-obs2", "air 5");
    }

    @Test
    @Rule("blitzkrieg 8.0-obs3")
    void aRiverMakesNoDifferenceToABombardment() {
        Table table =
                Table.blitzkrieg()
                        .step("fighting german")
                        .with("ARII at 2316", "ARIII at 2217", "66/18DI at 2318")
                        .play("attack 2318", "join ARII", "join ARIII");
        assertThat(table.bombardmentShifts()).isEmpty();
        assertThat(table.bombardmentColumn()).isEqualTo("1-12");
    }

    @Test
    @Rule("blitzkrieg 8.0-obs4")
    void aHexIsAttackedOnceInAPhaseInWhateverWay() {
        for (String first : List.of("air 3", "join ARII", "join 27/12ID")) {
            Table table =
                    Table.blitzkrieg()
                            .step("fighting german")
                            .air("french", 0)
                            .with("27/12ID at 2013", "48/12ID at 2112", "ARII at 1912")
                            .with("66/18DI at 2113", "77/18DI at 2317")
                            .play("attack 2113", first)
                            .rolls(3, 4)
                            .play("declare");
            if (first.contains("27/12ID")) {
                table.play("retreat 27/12ID 2013-1913");
            }
            table.waits("fighting german")
                    .refused("8.0-obs4", "attack 2113")
                    .allowed("attack 2317");
        }
        // A counter-attack on the same hex later in the turn is another phase.
        Table.blitzkrieg()
                .step("fighting german")
                .air("french", 0)
                .with("27/12ID at 2013", "66/18DI at 2113 reduced", "77/18DI at 2114")
                .play("attack 2113", "join 27/12ID", "air 20")
                .rolls(1, 1)
                .play("declare", "advance 27/12ID 2013-2113", "end", "end")
                .waits("fighting french")
                .allowed("attack 2113");
    }
}
