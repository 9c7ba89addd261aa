package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg05ShiftsTest {
    /** The shifts of an attack on a hex by the side's units that are given by their placements. */
    private static List<String> shifts(
            Table table, String side, String target, String... attackers) {
        table.step("fighting " + side).with(attackers).play("attack " + target);
        Arrays.stream(attackers).forEach(unit -> table.play("join " + unit.split(" ")[0]));
        return table.shifts();
    }

    private static List<String> german(Table table, String target, String... attackers) {
        return shifts(table, "german", target, attackers);
    }

    private static List<String> french(Table table, String target, String... attackers) {
        return shifts(table, "french", target, attackers);
    }

    private static Table with(String... units) {
        return Table.blitzkrieg().with(units);
    }

    // 5.1.2 Terrain.

    @Test
    @Rule({"blitzkrieg 5.1.2a", "blitzkrieg T-TER-b", "blitzkrieg T-TER-c", "blitzkrieg T-TER-d"})
    void terrainHelpsTheDefenderAndNobodyElse() {
        assertThat(german(with("66/18DI at 2113"), "2113", "27/12ID at 2013")).isEmpty();
        assertThat(german(with("66/18DI at 1116"), "1116", "27/12ID at 1115"))
                .containsExactly("5.1.2a -2");
        assertThat(german(with("66/18DI at 1915"), "1915", "27/12ID at 1914"))
                .containsExactly("5.1.2a -1");
        assertThat(german(with("66/18DI at 2011"), "2011", "27/12ID at 2012"))
                .containsExactly("5.1.2a -1");
        assertThat(german(with("66/18DI at 1115"), "1115", "27/12ID at 1116"))
                .as("the attacker's city is worth nothing")
                .isEmpty();
        assertThat(french(with("27/12ID at 1116"), "1116", "66/18DI at 1115"))
                .containsExactly("5.1.2a -2");
    }

    @Test
    @Rule({"blitzkrieg 5.1.2b", "blitzkrieg T-TER-f"})
    void aRiverHelpsIfEveryAdjacentAttackerComesAcrossIt() {
        assertThat(german(with("66/18DI at 2318"), "2318", "27/12ID at 2317"))
                .containsExactly("5.1.2b -2");
        assertThat(german(with("66/18DI at 2318"), "2318", "27/12ID at 2317", "48/12ID at 2218"))
                .as("one of them stands on the defender's bank")
                .doesNotContain("5.1.2b -2");
        assertThat(german(with("66/18DI at 2317"), "2317", "27/12ID at 2318", "48/12ID at 2418"))
                .containsExactly("5.1.2b -2");
        assertThat(german(with("66/18DI at 2318"), "2318", "27/12ID at 2317", "AOK12 at 2220"))
                .as("distant guns do not spoil it")
                .containsExactly("5.1.2b -2");
    }

    @Test
    @Rule("blitzkrieg 5.1.2b")
    void aBridgeDoesNotTakeTheRiverAway() {
        assertThat(german(with("66/18DI at 2118"), "2118", "27/12ID at 2117"))
                .containsExactly("5.1.2b -2");
    }

    @Test
    @Rule("blitzkrieg 5.1.2-obs1")
    void onlyTheBestTerrainCounts() {
        // Rethel, a city behind the Aisne.
        assertThat(german(with("66/18DI at 2117"), "2117", "27/12ID at 2118"))
                .containsExactly("5.1.2a -2");
        // The village of Stenay behind the Meuse.
        assertThat(german(with("66/18DI at 3416"), "3416", "27/12ID at 3315"))
                .containsExactly("5.1.2b -2");
    }

    @Test
    @Rule({"blitzkrieg B8", "blitzkrieg 5.1.2-obs1", "blitzkrieg T-TER-h"})
    void theFortifiedCityOfMontmedyIsWorthThreeColumnsAndNotFive() {
        assertThat(german(with("132RIF at 3616"), "3616", "27/12ID at 3617"))
                .containsExactly("T-TER-h -3");
        assertThat(german(with("132RIF at 3616"), "3616", "27/12ID at 3715"))
                .as("nor is the Chiers added")
                .containsExactly("T-TER-h -3");
        assertThat(german(with("132RIF at 3716"), "3716", "27/12ID at 3617"))
                .containsExactly("T-TER-h -3");
    }

    /** An owner of the box may find other columns printed there. */
    @Test
    @Rule({"blitzkrieg 5.1.2-obs1", "blitzkrieg T-TER-h"})
    void aFortificationNoBetterThanItsCityIsNotAddedToItEither() {
        String fort = "fortification: { feature: fort, columns: ";
        Table equal = Table.changed("blitzkrieg/game.yaml", fort + "3", fort + "2");
        assertThat(german(equal.with("132RIF at 3616"), "3616", "27/12ID at 3617"))
                .containsExactly("T-TER-h -2");
        Table worse = Table.changed("blitzkrieg/game.yaml", fort + "3", fort + "1");
        assertThat(german(worse.with("132RIF at 3616"), "3616", "27/12ID at 3617"))
                .containsExactly("5.1.2a -2");
    }

    @Test
    @Rule("blitzkrieg 5.1.2-obs2")
    void theFrenchOnTheRightBankLoseAColumnInDefence() {
        assertThat(german(with("66/18DI at 3212"), "3212", "27/12ID at 3312"))
                .containsExactly("5.1.2-obs2 1");
        assertThat(german(with("66/18DI at 3213"), "3213", "27/12ID at 3212"))
                .as("the left bank")
                .containsExactly("5.1.2b -2");
        assertThat(german(with("12RZ/3DINA at 3413"), "3413", "27/12ID at 3513"))
                .as("south of the Chiers")
                .containsExactly("5.1.2b -2");
        assertThat(french(with("27/12ID at 3212"), "3212", "66/18DI at 3213"))
                .as("Germans lose nothing there")
                .containsExactly("5.1.2b -2");
    }

    @Test
    @Rule("blitzkrieg 5.1.2-obs2")
    void theFrenchOnTheRightBankLoseAColumnInAttackIfTheyAreAllThere() {
        assertThat(french(with("27/12ID at 3212"), "3212", "66/18DI at 3312"))
                .containsExactly("5.1.2-obs2 -1");
        assertThat(french(with("27/12ID at 3212"), "3212", "66/18DI at 3312", "77/18DI at 3312"))
                .as("one column at most")
                .containsExactly("5.1.2-obs2 -1");
        assertThat(french(with("27/12ID at 3212"), "3212", "66/18DI at 3312", "77/18DI at 3213"))
                .as("not all of them")
                .isEmpty();
        assertThat(french(with("27/12ID at 3212"), "3212", "66/18DI at 3312", "RAX at 3214"))
                .as("distant guns are not asked")
                .containsExactly("5.1.2-obs2 -1");
        Table bombardment =
                with("27/12ID at 3212", "RAX at 3412")
                        .step("fighting french")
                        .play("attack 3212", "join RAX");
        assertThat(bombardment.bombardmentShifts()).isEmpty();
    }

    /** An owner of the box may find the banks printed otherwise. */
    @Test
    @Rule("blitzkrieg 5.1.2-obs2")
    void theRightBankIsWhatTheMapCallsSo() {
        String bank = "right-bank: [2707,";
        Table table = Table.changed("blitzkrieg/map.yaml", bank, "right-bank: [2013, 2707,");
        assertThat(german(table.with("66/18DI at 2013"), "2013", "27/12ID at 2012"))
                .containsExactly("5.1.2-obs2 1");
        table = Table.changed("blitzkrieg/map.yaml", bank, "right-bank: [2013, 2707,");
        assertThat(german(table.with("66/18DI at 2012"), "2012", "27/12ID at 2013")).isEmpty();
    }

    @Test
    @Rule("blitzkrieg 5.1.2-obs3")
    void germanEngineersAreWorthAColumnAgainstAFortification() {
        assertThat(german(with("132RIF at 3616"), "3616", "27/12ID at 3617", "511Eng at 3617"))
                .containsExactly("T-TER-h -3", "5.1.2-obs3 1");
        assertThat(
                        german(
                                with("132RIF at 3616"),
                                "3616",
                                "511Eng at 3617",
                                "601Eng at 3617",
                                "628Eng at 3516"))
                .as("more engineers, no more columns")
                .containsOnlyOnce("5.1.2-obs3 1");
        assertThat(german(with("132RIF at 3616", "511Eng at 3617"), "3616", "27/12ID at 3617"))
                .as("they stand by")
                .containsExactly("T-TER-h -3");
        assertThat(german(with("66/18DI at 1116"), "1116", "511Eng at 1115"))
                .as("a city is no fortification")
                .containsExactly("5.1.2a -2");
        Table captured = with("132RIF at 3616").line("captured: [3616]");
        assertThat(german(captured, "3616", "511Eng at 3617")).isEmpty();
    }

    @Test
    @Rule("blitzkrieg 5.1.2-obs4")
    void aFortificationThatAGermanHasEnteredIsOpenGroundForTheRestOfTheGame() {
        Table table =
                Table.blitzkrieg()
                        .with("PR2/1Pz at 3617", "132RIF at 3515", "66/18DI at 3518")
                        .play("PR2/1Pz 3617-3616");
        assertThat(table.cited()).contains("5.1.2-obs4");
        assertThat(table.columns("3616")).isZero();
        assertThat(table.columns("3515")).isEqualTo(3);
        // Nor is it a fortification again when the French are back.
        Table back = with("66/18DI at 3616").line("captured: [3616]");
        assertThat(german(back, "3616", "27/12ID at 3617")).isEmpty();
        // Coming through is enough, and so is an advance; the French capture nothing.
        Table through = with("PR2/1Pz at 3516").play("PR2/1Pz 3516-3616-3617");
        assertThat(through.columns("3616")).isZero();
        Table own = with("132RIF at 3515").step("moving french").play("132RIF 3515-3616");
        assertThat(own.columns("3616")).isEqualTo(3);
    }

    // 5.1.3 Siege.

    @Test
    @Rule({"blitzkrieg 5.1.3a", "blitzkrieg 5.1.3b"})
    void aHexWithoutAWayOutOfEnemyZonesIsBesieged() {
        assertThat(german(with("66/18DI at 2013", "48/12ID at 2014"), "2013", "27/12ID at 2012"))
                .containsExactly("5.1.3b 1");
        assertThat(german(with("66/18DI at 2013", "48/12ID at 2113"), "2013", "27/12ID at 2012"))
                .as("1913 is free")
                .isEmpty();
        assertThat(
                        german(
                                with("66/18DI at 2013", "48/12ID at 2014", "PR2/1Pz at 2112"),
                                "2013",
                                "27/12ID at 2012"))
                .as("never more than one column")
                .containsExactly("5.1.3b 1");
    }

    @Test
    @Rule("blitzkrieg 5.1.3a")
    void friendsDoNotCancelAZoneAFullHexIsAWayOutAndTheEdgeIsNot() {
        assertThat(
                        german(
                                with("66/18DI at 2013", "48/12ID at 2014", "77/18DI at 2113"),
                                "2013",
                                "27/12ID at 2012"))
                .as("a friend in a zone is no way out")
                .containsExactly("5.1.3b 1");
        assertThat(
                        german(
                                with("66/18DI at 2013", "48/12ID at 2113")
                                        .with(
                                                "19/22DI at 1913",
                                                "62/22DI at 1913",
                                                "116/22DI at 1913"),
                                "2013",
                                "27/12ID at 2012"))
                .as("a full hex is")
                .isEmpty();
        assertThat(german(with("66/18DI at 2401"), "2401", "27/12ID at 2402"))
                .as("off the map is not")
                .containsExactly("5.1.3b 1");
    }

    // 5.1.4 Divisions.

    @Test
    @Rule({"blitzkrieg 5.1.4a", "blitzkrieg 5.1.4b"})
    void aCompleteDivisionIsWorthAColumn() {
        Table foe = with("518GBC at 2013");
        assertThat(german(foe, "2013", "27/12ID at 2012", "48/12ID at 2112", "89/12ID at 2113"))
                .contains("5.1.4a 1");
        assertThat(german(with("518GBC at 2013"), "2013", "27/12ID at 2012", "48/12ID at 2112"))
                .doesNotContain("5.1.4a 1");
        assertThat(
                        german(
                                with("518GBC at 2013", "89/12ID at 2112"),
                                "2013",
                                "27/12ID at 2112",
                                "48/12ID at 2112"))
                .as("the third stands by")
                .isEmpty();
        assertThat(
                        german(
                                with(
                                        "66/18DI at 2013 reduced",
                                        "77/18DI at 2013",
                                        "125/18DI at 2013"),
                                "2013",
                                "PR2/1Pz at 2012"))
                .containsExactly("5.1.4a -1");
        assertThat(
                        german(
                                with("8/5DIM at 2013", "39/5DIM at 2013", "129/5DIM at 2013"),
                                "2013",
                                "PR2/1Pz at 2012"))
                .as("the first division of the list like every other")
                .containsExactly("5.1.4a -1");
        assertThat(
                        german(
                                with("66/18DI at 2013", "77/18DI at 2013", "125/18DI at 2014"),
                                "2013",
                                "PR2/1Pz at 2012"))
                .as("all must stand in the hex under attack")
                .isEmpty();
    }

    @Test
    @Rule("blitzkrieg 5.1.4b")
    void eachCompleteDivisionHasItsOwnColumnAndBothSidesAreSetOff() {
        List<String> two =
                german(
                        with("66/18DI at 2013", "77/18DI at 2013", "125/18DI at 2013"),
                        "2013",
                        "PR11/6Pz at 2012",
                        "SR4/6Pz at 2012",
                        "5/2Mtz at 2012",
                        "25/2Mtz at 2012");
        assertThat(two).containsExactlyInAnyOrder("5.1.4a 1", "5.1.4a 1", "5.1.4a -1");
    }

    @Test
    @Rule({"blitzkrieg 5.1.4-obs1", "blitzkrieg 5.1.4-obs3"})
    void someDivisionsEarnItWithTwoRegiments() {
        for (String pair :
                List.of(
                        "PR11/6Pz SR4/6Pz",
                        "PR10/8Pz SR8/8Pz",
                        "5/2Mtz 25/2Mtz",
                        "33/13Mtz 93/13Mtz",
                        "15/29Mtz 71/29Mtz")) {
            String[] units = pair.split(" ");
            assertThat(
                            german(
                                    with("518GBC at 2013"),
                                    "2013",
                                    units[0] + " at 2012",
                                    units[1] + " at 2012"))
                    .as(pair)
                    .containsExactly("5.1.4a 1");
        }
        for (String pair :
                List.of("B/1DCR H/1DCR", "B/2DCR H/2DCR", "B/3DCR H/3DCR", "84/101DIF 87/101DIF")) {
            String[] units = pair.split(" ");
            assertThat(
                            french(
                                    with("27/12ID at 2013"),
                                    "2013",
                                    units[0] + " at 2012",
                                    units[1] + " at 2012"))
                    .as(pair)
                    .containsExactly("5.1.4a 1");
        }
        assertThat(
                        french(
                                with("27/12ID at 2013", "10/4DCR at 2212"),
                                "2013",
                                "B/4DCR at 2012",
                                "R/4DCR at 2012"))
                .as("the 4th DCR has three")
                .isEmpty();
    }

    @Test
    @Rule("blitzkrieg 5.1.4-obs2")
    void threeDivisionsNeedAllFour() {
        for (String division :
                List.of(
                        "PR35/4Pz PR36/4Pz SR12/4Pz SR33/4Pz",
                        "PR15/5Pz PR31/5Pz SR13/5Pz SR14/5Pz",
                        "PR7/10Pz PR8/10Pz SR69/10Pz SR86/10Pz")) {
            String[] units =
                    Arrays.stream(division.split(" "))
                            .map(unit -> unit + " at 2012")
                            .toArray(String[]::new);
            assertThat(german(with("518GBC at 2013"), "2013", units)).containsExactly("5.1.4a 1");
            assertThat(german(with("518GBC at 2013"), "2013", Arrays.copyOf(units, 3))).isEmpty();
        }
    }

    @Test
    @Rule("blitzkrieg 5.1.4-obs4")
    void theGarrisonOfMontmedyAndIndependentUnitsAreNoDivision() {
        assertThat(
                        french(
                                with("27/12ID at 2013"),
                                "2013",
                                "132RIF at 2012",
                                "136RIF at 2012",
                                "147RIF at 2012",
                                "155RIF at 2112"))
                .isEmpty();
        for (String unit : List.of("GD", "511Eng", "ARII", "AOK12")) {
            assertThat(german(with("518GBC at 2013"), "2013", unit + " at 2012"))
                    .as(unit)
                    .isEmpty();
        }
        for (String unit : List.of("518GBC", "3Spahi", "1BC", "RAX")) {
            assertThat(french(with("27/12ID at 2013"), "2013", unit + " at 2012"))
                    .as(unit)
                    .isEmpty();
        }
    }
}
