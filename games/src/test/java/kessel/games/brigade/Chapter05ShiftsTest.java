package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter05ShiftsTest {
    /** The shifts when all the attackers, given by their placements, attack a hex. */
    private static List<String> shifts(
            String side, String target, String others, String... attackers) {
        Table table =
                Table.gazala()
                        .step("fighting " + side)
                        .with(others.split(", "))
                        .with(attackers)
                        .play("attack " + target);
        for (String attacker : attackers) {
            table.play("join " + attacker.split(" ")[0]);
        }
        return table.shifts();
    }

    private static List<String> axis(String target, String others, String... attackers) {
        return shifts("axis", target, others, attackers);
    }

    private static List<String> allies(String target, String others, String... attackers) {
        return shifts("allies", target, others, attackers);
    }

    @Test
    @Rule({"gazala 5.1.2a"})
    void terrainHelpsTheDefenderAlone() {
        assertThat(axis("1808", "69/50 at 1808", "104/21Pz at 1708")).containsExactly("5.1.2a -2");
        assertThat(axis("1709", "69/50 at 1709", "104/21Pz at 1708")).containsExactly("5.1.2a -2");
        assertThat(axis("1612", "69/50 at 1612", "104/21Pz at 1512")).isEmpty();
        assertThat(axis("1708", "69/50 at 1708", "104/21Pz at 1808"))
                .as("attacking out of a city")
                .isEmpty();
        assertThat(axis("1708", "69/50 at 1708", "104/21Pz at 1709"))
                .as("attacking from a ridge")
                .isEmpty();
    }

    @Test
    @Rule({"gazala 5.1.2-obs1"})
    void onlyTheBestTerrainCounts() {
        assertThat(axis("1904", "69/50 at 1904", "104/21Pz at 2005"))
                .as("a city, attacked across the inlet")
                .containsExactly("5.1.2a -2");
        assertThat(axis("0802", "69/50 at 0802", "104/21Pz at 0701"))
                .as("a ridge with a road; its fortification is added")
                .containsExactly("5.1.2a -2", "10.0b -1");
    }

    @Test
    @Rule({"gazala 5.1.2b", "brigade R14", "brigade R17"})
    void theInletCountsOnlyIfEveryAdjacentAttackerIsBehindIt() {
        assertThat(axis("2005", "69/50 at 2005", "104/21Pz at 1904", "9B at 1904"))
                .containsExactly("5.1.2b -2");
        assertThat(axis("2005", "69/50 at 2005", "104/21Pz at 1904", "9B at 1905")).isEmpty();
        assertThat(axis("2005", "69/50 at 2005", "104/21Pz at 1904", "PzA at 1906"))
                .as("guns at a distance neither cross nor go round")
                .containsExactly("5.1.2b -2");
    }

    @Test
    @Rule({"gazala 5.1.2c"})
    void aMinefieldIsNoDefensiveTerrain() {
        assertThat(axis("1010", "69/50 at 1010", "104/21Pz at 0910")).isEmpty();
        assertThat(allies("1010", "104/21Pz at 1010", "69/50 at 1110"))
                .as("it even harms the Axis there")
                .containsExactly("9.2b 1");
    }

    // Siege.

    @Test
    @Rule({"gazala 5.1.3a", "gazala 5.1.3b", "brigade R15"})
    void aDefenderWithoutAWayOutIsBesiegedForOneColumn() {
        assertThat(axis("1612", "69/50 at 1612", "104/21Pz at 1611", "9B at 1613"))
                .containsExactly("5.1.3b 1");
        assertThat(axis("1612", "69/50 at 1612", "104/21Pz at 1611", "9B at 1512"))
                .as("1712 is free")
                .isEmpty();
        assertThat(axis("1612", "69/50 at 1612, 7B at 1613", "104/21Pz at 1611"))
                .as("enemies who do not attack besiege as well")
                .containsExactly("5.1.3b 1");
        String[] many = {"104/21Pz at 1611", "9B at 1613", "115/15Pz at 1512", "200/90Lt at 1711"};
        assertThat(axis("1612", "69/50 at 1612", many))
                .as("never more than one")
                .containsExactly("5.1.3b 1");
    }

    @Test
    @Rule({"gazala 5.1.3a", "brigade R15"})
    void aHexFullOfFriendsIsAWayOutUnlessItIsInAZone() {
        String full = "69/50 at 1612, 9/5Ind at 1711, 10/5Ind at 1711, 29/5Ind at 1711";
        assertThat(axis("1612", full, "104/21Pz at 1511", "9B at 1613")).isEmpty();
        assertThat(axis("1612", full + ", GenIt at 1811", "104/21Pz at 1511", "9B at 1613"))
                .as("friends do not cancel a zone")
                .containsExactly("5.1.3b 1");
    }

    @Test
    @Rule({"gazala 5.1.3a", "brigade R15"})
    void theEdgeOfTheMapIsNoWayOut() {
        assertThat(axis("1616", "69/50 at 1616", "104/21Pz at 1515", "9B at 1715"))
                .containsExactly("5.1.3b 1");
    }

    @Test
    @Rule({"gazala 5.1.3a", "brigade R15"})
    void theInletIsAWayOutForInfantryButNotForArmour() {
        assertThat(axis("2005", "32Tk at 2005", "104/21Pz at 2105", "9B at 2006"))
                .containsExactly("5.1.3b 1");
        assertThat(axis("2005", "69/50 at 2005", "104/21Pz at 2105", "9B at 2006")).isEmpty();
        assertThat(axis("2005", "69/50 at 2005, 32Tk at 2005", "104/21Pz at 2105", "9B at 2006"))
                .as("a stack is besieged only if all its units are")
                .isEmpty();
    }

    // Divisions.

    @Test
    @Rule({"gazala 5.1.4a", "brigade R16"})
    void aDivisionThatAttacksOneHexWithAllItsUnitsEarnsAColumn() {
        assertThat(axis("1612", "1Tk at 1612", "5/21Pz at 1512", "104/21Pz at 1511"))
                .containsExactly("5.1.4a 1");
        assertThat(axis("1612", "1Tk at 1612", "5/21Pz at 1512 reduced", "104/21Pz at 1512"))
                .as("reduced units count")
                .containsExactly("5.1.4a 1");
        assertThat(axis("1612", "1Tk at 1612", "5/21Pz at 1512", "115/15Pz at 1512"))
                .as("units of two divisions")
                .isEmpty();
        assertThat(axis("1612", "1Tk at 1612, 104/21Pz at 1512", "5/21Pz at 1512"))
                .as("one of the two stands by")
                .isEmpty();
    }

    @Test
    @Rule({"gazala 5.1.4a", "brigade R16"})
    void aDivisionThatDefendsWithAllItsUnitsEarnsAColumn() {
        String division = "1/1SA at 1612, 2/1SA at 1612, 3/1SA at ";
        assertThat(axis("1612", division + "1612", "104/21Pz at 1512"))
                .containsExactly("5.1.4a -1");
        assertThat(axis("1612", division + "1711", "104/21Pz at 1512")).isEmpty();
    }

    @Test
    @Rule({"gazala 5.1.4b", "brigade R16"})
    void everyCompleteDivisionCountsAndTheSidesAreSetOff() {
        String[] panzers = {
            "5/21Pz at 1512", "104/21Pz at 1512", "8/15Pz at 1511", "115/15Pz at 1511"
        };
        assertThat(axis("1612", "1Tk at 1612", panzers)).containsExactly("5.1.4a 1", "5.1.4a 1");
        Table table =
                Table.gazala()
                        .step("fighting axis")
                        .with(panzers)
                        .with("2/1Arm at 1612", "22/1Arm at 1612")
                        .play("attack 1612", "join 5/21Pz", "join 104/21Pz", "join 8/15Pz")
                        .play("join 115/15Pz");
        assertThat(table.shifts()).containsExactlyInAnyOrder("5.1.4a 1", "5.1.4a 1", "5.1.4a -1");
        assertThat(table.column()).as("22 to 10, net one column").isEqualTo("3-1");
    }

    @Test
    @Rule({"gazala 5.1.4c", "brigade R16"})
    void aDivisionThatLacksAUnitEarnsNothing() {
        String[] two = {"4/7Arm at 1612", "7Mot/7Arm at 1612"};
        String[] three = {"4/7Arm at 1612", "7Mot/7Arm at 1612", "3Ind/7Arm at 1612"};
        String panzers = "132/Ariete at 1512, 3Ind/7Arm at ";
        assertThat(allies("1512", panzers + "destroyed", two)).isEmpty();
        assertThat(allies("1512", panzers + "due", two)).isEmpty();
        assertThat(allies("1512", panzers + "gone", two)).isEmpty();
        assertThat(allies("1512", panzers + "2012", two)).isEmpty();
        assertThat(allies("1512", "132/Ariete at 1512", three)).containsExactly("5.1.4a 1");
    }

    @Test
    @Rule({"gazala 5.1.4c"})
    void independentUnitsAndSingleUnitDivisionsEarnNothing() {
        assertThat(allies("1512", "132/Ariete at 1512", "11/4Ind at 1612", "201G at 1612"))
                .isEmpty();
        assertThat(axis("1612", "11/4Ind at 1612", "9B at 1512", "7B at 1512")).isEmpty();
    }

    // Armour against infantry.

    @Test
    @Rule({"gazala 5.1.5a"})
    void armourRidesDownInfantryInTheOpen() {
        assertThat(axis("1612", "69/50 at 1612", "5/21Pz at 1512")).containsExactly("5.1.5a 1");
        assertThat(axis("1010", "69/50 at 1010", "5/21Pz at 0910"))
                .as("in a minefield")
                .containsExactly("5.1.5a 1");
        assertThat(allies("1010", "7B at 1010", "1Tk at 1110"))
                .as("the Allies as well")
                .containsExactly("5.1.5a 1", "9.2b 1");
        assertThat(axis("2106", "69/50 at 2106", "5/21Pz at 2105"))
                .as("on a road")
                .containsExactly("5.1.5a 1");
        assertThat(axis("1514", "69/50 at 1514", "5/21Pz at 1513"))
                .as("on a trail")
                .containsExactly("5.1.5a 1");
    }

    @Test
    @Rule({"gazala 5.1.5a"})
    void armourGainsNothingOnRidgesAndInCitiesEvenWithRoads() {
        assertThat(axis("1808", "69/50 at 1808", "5/21Pz at 1708")).containsExactly("5.1.2a -2");
        assertThat(axis("2007", "69/50 at 2007", "5/21Pz at 1907")).containsExactly("5.1.2a -2");
    }

    @Test
    @Rule({"gazala 5.1.5b"})
    void armourMustMeetInfantryOfSomeKindAndNoArmour() {
        assertThat(axis("1612", "1Tk at 1612", "5/21Pz at 1512")).isEmpty();
        assertThat(axis("1612", "69/50 at 1612, 1Tk at 1612", "5/21Pz at 1512"))
                .as("their own armour protects them")
                .isEmpty();
        assertThat(axis("1612", "8Ex at 1612", "5/21Pz at 1512")).as("guns alone").isEmpty();
        assertThat(axis("1612", "8Ex at 1612, 201G at 1612", "5/21Pz at 1512"))
                .as("guns with motorised infantry")
                .containsExactly("5.1.5a 1");
        assertThat(allies("1512", "GenIt at 1512", "1Tk at 1612"))
                .as("engineers")
                .containsExactly("5.1.5a 1");
        assertThat(axis("1612", "69/50 at 1612", "104/21Pz at 1512"))
                .as("without armour")
                .isEmpty();
        assertThat(axis("1612", "69/50 at 1612, 5/21Pz at 1511", "104/21Pz at 1512"))
                .as("with armour that stands by")
                .isEmpty();
    }

    @Test
    @Rule({"gazala 5.1.5b"})
    void armourEarnsOneColumnWhateverTheNumbers() {
        String[] mixed = {"5/21Pz at 1512", "8/15Pz at 1512", "9B at 1512"};
        assertThat(axis("1612", "69/50 at 1612, 9/5Ind at 1612", mixed))
                .containsExactly("5.1.5a 1");
        assertThat(axis("1012", "1FL at 1012", "5/21Pz at 1112"))
                .as("a fortified open hex is open, and fortified")
                .containsExactly("10.0b -1", "5.1.5a 1");
    }
}
