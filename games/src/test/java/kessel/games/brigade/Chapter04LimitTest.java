package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The 20-hex limit of the Axis motorised units. */
class Chapter04LimitTest {
    /** Allied units that have both west road hexes, 0101 and 0108, in their zones. */
    private static final String[] ROADS_CUT = {"1/1SA at 0102", "2/1SA at 0109"};

    @Test
    @Rule("gazala 4.1.2-obs2a")
    void twentyHexesFromAWestRoadIsTheLimit() {
        for (String unit : List.of("8/15Pz", "115/15Pz", "AK", "132/Ariete", "65/Trieste", "XX")) {
            Table table = Table.gazala().with(unit + " at 1909");
            // Twenty steps to 2010, twenty-one to 2110.
            table.allowed(unit + " 1909-2010");
            table.refused("4.1.2-obs2a", unit + " 1909-2010-2110");
            assertThat(table.destinations(unit)).contains("2010", "2016").doesNotContain("2110");
        }
    }

    @Test
    @Rule({"gazala 4.1.2-obs2a", "brigade R41"})
    void unitsOnFootAndTheAlliesKnowNoLimit() {
        for (String unit : List.of("85/Sabratha", "PzA", "PiGer", "GenIt")) {
            Table table = Table.gazala().with(unit + " at 2010").with(ROADS_CUT);
            table.allowed(unit + " 2010-2110-2210");
            assertThat(table.destinations(unit)).contains("2110", "2210");
        }
        Table allies = Table.gazala().with("4/7Arm at 2010").step("moving allies");
        allies.allowed("4/7Arm 2010-2110-2211");
    }

    @Test
    @Rule("gazala 4.1.2-obs2a")
    void eitherOfTheTwoRoadsWillDo() {
        Table north = Table.gazala().with("115/15Pz at 0613", "2/1SA at 0109");
        north.allowed("115/15Pz 0613-0614");
        Table south = Table.gazala().with("115/15Pz at 0613", "1/1SA at 0102");
        south.allowed("115/15Pz 0613-0614");
        Table neither = Table.gazala().with("115/15Pz at 0613").with(ROADS_CUT);
        neither.refused("4.1.2-obs2c", "115/15Pz 0613-0614");
        assertThat(neither.destinations("115/15Pz")).isEmpty();
    }

    @Test
    @Rule("gazala 4.1.2-obs2b")
    void theRoadHexAtTheEndOfTheLineMustBeFreeOfAlliedUnitsToo() {
        // Right beside the road hexes, which are occupied but in nobody's zone.
        Table table = Table.gazala().with("115/15Pz at 0208", "1/1SA at 0101", "2/1SA at 0108");
        table.refused("4.1.2-obs2c", "115/15Pz 0208-0308");
        // On a road hex in an Allied zone the unit itself has its line, but no other hex has.
        Table onIt = Table.gazala().with("115/15Pz at 0108").with(ROADS_CUT);
        onIt.refused("4.1.2-obs2a", "115/15Pz 0108-0208");
    }

    @Test
    @Rule("gazala 4.1.2-obs2b")
    void axisUnitsInAHexDoNotCancelTheAlliedZone() {
        Table table =
                Table.gazala()
                        .with("115/15Pz at 0613", "85/Sabratha at 0101", "86/Sabratha at 0108")
                        .with(ROADS_CUT);
        table.refused("4.1.2-obs2c", "115/15Pz 0613-0614");
    }

    @Test
    @Rule({"gazala 4.1.2-obs2b", "gazala 4.1.2-obs1b"})
    void theZonesOfInfantryCutTheLineOfArmourAsWell() {
        Table table = Table.gazala().with("8/15Pz at 0613").with(ROADS_CUT);
        table.refused("4.1.2-obs2c", "8/15Pz 0613-0614");
    }

    @Test
    @Rule("gazala 4.1.2-obs2b")
    void theHexOfTheUnitItselfMayLieInAnAlliedZone() {
        Table table = Table.gazala().with("115/15Pz at 1013", "1FL at 1012");
        table.allowed("115/15Pz 1013-0913-0814");
        Table mines = Table.gazala().with("115/15Pz at 0906");
        mines.allowed("115/15Pz 0906-0807");
    }

    @Test
    @Rule({"gazala 4.1.2-obs2b", "gazala 9.3c"})
    void theLineGoesAroundMinefieldsUnlessTheyAreCleared() {
        // Through the belt 2110 would be twenty hexes away, around it twenty-one.
        Table mined = Table.gazala().with("115/15Pz at 2010");
        mined.refused("4.1.2-obs2a", "115/15Pz 2010-2110");
        Table cleared = Table.gazala().with("115/15Pz at 2010").line("cleared: [1010]");
        cleared.allowed("115/15Pz 2010-2110");
    }

    @Test
    @Rule("gazala 4.1.2-obs2b")
    void theLineDoesNotCrossTheSea() {
        Table free = Table.gazala().with("115/15Pz at 2104");
        free.allowed("115/15Pz 2104-2105");
        // The Allied unit closes the coast; by sea it would still be twenty hexes.
        Table closed = Table.gazala().with("115/15Pz at 2104", "1/1SA at 1805");
        closed.refused("4.1.2-obs2c", "115/15Pz 2104-2105");
    }

    @Test
    @Rule({"gazala 4.1.2-obs2a", "gazala 4.1.2-obs2b"})
    void whileTheGazalaLineHoldsTheHookReachesElAdemButNotTobruk() {
        String[] line = {
            "3/1SA at 0802",
            "2/1SA at 0803",
            "1/1SA at 0804",
            "151/50 at 0905",
            "69/50 at 1006",
            "150/50 at 1108",
            "1FL at 1012"
        };
        for (String within : List.of("1409-1410", "1407-1408", "1808-1809", "2013-1913")) {
            Table table = Table.gazala().with("115/15Pz at " + within.substring(0, 4)).with(line);
            table.allowed("115/15Pz " + within);
        }
        for (String beyond : List.of("1504-1505", "1904-1905", "1605-1606")) {
            Table table = Table.gazala().with("115/15Pz at " + beyond.substring(0, 4)).with(line);
            table.refused("4.1.2-obs2c", "115/15Pz " + beyond);
        }
        // With Bir Hacheim and the mines gone the way is open.
        Table open = Table.gazala().with("115/15Pz at 1904");
        open.allowed("115/15Pz 1904-1905");
    }

    @Test
    @Rule("gazala 4.1.2-obs2c")
    void aUnitBeyondTheLimitCannotMoveButMustStillAttack() {
        Table table =
                Table.gazala()
                        .with("115/15Pz at 1013", "201G at 1113", "61/Trento at 1112")
                        .with(ROADS_CUT);
        table.refused("4.1.2-obs2c", "115/15Pz 1013-0913");
        assertThat(table.destinations("115/15Pz")).isEmpty();
        table.play("61/Trento 1112-1111", "end").refused("4.1.2h", "end").allowed("attack 1113");
    }

    @Test
    @Rule("gazala 4.1.2-obs2c")
    void aUnitBeyondTheLimitDoesNotAdvance() {
        Table table =
                Table.gazala()
                        .with("5/21Pz at 1013", "61/Trento at 1013", "3Ind/7Arm at 1113")
                        .with(ROADS_CUT)
                        .air("allies", 0)
                        .step("fighting axis")
                        .rolls(4, 6)
                        .play("attack 1113", "join 5/21Pz", "join 61/Trento", "declare");
        table.play("retreat 3Ind/7Arm 1113-1213").waits("advancing axis");
        table.refused("4.1.2-obs2c", "advance 5/21Pz 1013-1113");
        table.allowed("advance 61/Trento 1013-1113");
        Table within =
                Table.gazala()
                        .with("5/21Pz at 1013", "3Ind/7Arm at 1113")
                        .air("allies", 0)
                        .step("fighting axis")
                        .rolls(6, 6)
                        .play("attack 1113", "join 5/21Pz", "declare")
                        .play("retreat 3Ind/7Arm 1113-1213");
        within.allowed("advance 5/21Pz 1013-1113");
    }

    @Test
    @Rule("gazala 4.1.2-obs2c")
    void aUnitBeyondTheLimitRetreatsAsUsual() {
        Table table =
                Table.gazala()
                        .with("115/15Pz at 1013", "201G at 1113")
                        .with(ROADS_CUT)
                        .air("axis", 0)
                        .step("fighting allies")
                        .rolls(6, 6)
                        .play("attack 1013", "join 201G", "declare");
        table.waits("retreating axis").play("retreat 115/15Pz 1013-0913");
        table.at("115/15Pz", "0913");
    }

    @Test
    @Rule("gazala 4.1.2-obs2d")
    void nobodyDrivesPastTheLimitOnPurposeNotEvenInPassing() {
        Table table = Table.gazala().with("115/15Pz at 1909");
        table.refused("4.1.2-obs2a", "115/15Pz 1909-2010-2110-2011");
        for (String hex : table.destinations("115/15Pz")) {
            assertThat(Integer.parseInt(hex.substring(0, 2))).as(hex).isLessThanOrEqualTo(21);
        }
        assertThat(table.destinations("115/15Pz")).contains("2108").doesNotContain("2109", "2208");
    }

    @Test
    @Rule("gazala 4.1.2-obs2d")
    void anAdvanceMayLeadPastTheLimit() {
        Table table =
                Table.gazala()
                        .with("5/21Pz at 2010", "3Ind/7Arm at 2110")
                        .air("allies", 0)
                        .step("fighting axis")
                        .rolls(6, 6)
                        .play("attack 2110", "join 5/21Pz", "declare")
                        .play("retreat 3Ind/7Arm 2110-2211");
        table.play("advance 5/21Pz 2010-2110", "end", "3Ind/7Arm 2211-2311-2411", "end", "end");
        table.waits("moving axis");
        table.refused("4.1.2-obs2c", "5/21Pz 2110-2010");
    }

    @Test
    @Rule("gazala 4.1.2-obs2e")
    void theFreezeEndsWhenTheLineIsValidAgain() {
        Table table = Table.gazala().with("115/15Pz at 0613").with(ROADS_CUT);
        table.refused("4.1.2-obs2c", "115/15Pz 0613-0614");
        table.play("end", "end", "2/1SA 0109-0110", "end", "end");
        table.waits("moving axis").allowed("115/15Pz 0613-0614");
    }

    @Test
    @Rule("gazala 4.1.2-obs2e")
    void theFallOfTobrukLiftsTheLimitAtOnceAndForGood() {
        Table table =
                Table.gazala()
                        .with("115/15Pz at 2110", "85/Sabratha at 1905", "6/2SA at 2207")
                        .with(ROADS_CUT);
        table.refused("4.1.2-obs2c", "115/15Pz 2110-2210").play("85/Sabratha 1905-1904");
        table.allowed("115/15Pz 2110-2210").play("115/15Pz 2110-2010", "end", "end", "end", "end");
        table.allowed("115/15Pz 2010-2110").play("85/Sabratha 1904-1804-1704", "end", "end");
        // The Allies win the town back: the limit stays lifted.
        table.play("6/2SA 2207-2106-2006-1905-1904", "end", "end");
        assertThat(table.holder("Tobruk")).isEqualTo("allies");
        table.waits("moving axis").allowed("115/15Pz 2010-2110");
    }

    @Test
    @Rule("gazala 4.1.2-obs2e")
    void byOptionTheLimitReturnsWithTobrukInAlliedHands() {
        Table axis =
                Table.gazala()
                        .with("115/15Pz at 2010")
                        .line("options: [limit-returns]")
                        .line("tobruk-fallen: true")
                        .held("axis", "Tobruk");
        axis.allowed("115/15Pz 2010-2110");
        Table allies =
                Table.gazala()
                        .with("115/15Pz at 2010")
                        .line("options: [limit-returns]")
                        .line("tobruk-fallen: true");
        allies.refused("4.1.2-obs2a", "115/15Pz 2010-2110");
        Table without = Table.gazala().with("115/15Pz at 2010").line("tobruk-fallen: true");
        without.allowed("115/15Pz 2010-2110");
    }
}
