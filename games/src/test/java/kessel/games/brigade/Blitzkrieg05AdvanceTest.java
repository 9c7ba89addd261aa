package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg05AdvanceTest {
    /** A lone French regiment is wiped out; everybody given, by placement, has attacked it. */
    private static Table won(Table table, String target, String... attackers) {
        table.step("fighting german")
                .air("german", 99)
                .air("french", 0)
                .with("66/18DI at " + target + " reduced")
                .with(attackers)
                .play("attack " + target);
        for (String attacker : attackers) {
            table.play("join " + attacker.split(" ")[0]);
        }
        table.play("air 90");
        assertThat(table.column())
                .as("one defender at least dies on a 2")
                .isIn("6-1", "7-1", "8-1", "9-1");
        table.rolls(1, 1).play("declare").at("66/18DI", "destroyed");
        return table;
    }

    private static Table won(String target, String... attackers) {
        return won(Table.blitzkrieg(), target, attackers);
    }

    @Test
    @Rule("blitzkrieg 5.2a")
    void theVictorMayAdvanceButNeedNot() {
        won("2013", "27/12ID at 2012", "PR2/1Pz at 2112")
                .waits("advancing german")
                .allowed("advance 27/12ID 2012-2013")
                .play("halt")
                .waits("fighting german")
                .at("27/12ID", "2012")
                .at("PR2/1Pz", "2112");
        won("2013", "PR2/1Pz at 2112")
                .allowed("advance PR2/1Pz 2112-2013-2014")
                .play("advance PR2/1Pz 2112-2013")
                .at("PR2/1Pz", "2013")
                .waits("fighting german");
    }

    @Test
    @Rule("blitzkrieg 5.2a")
    void onlyThoseWhoFoughtAtCloseQuartersAdvanceAndOnlyThroughTheEmptyHex() {
        won(Table.blitzkrieg().with("48/12ID at 2112"), "2013", "PR2/1Pz at 2112", "AOK12 at 1911")
                .refused("5.2a", "advance 48/12ID 2112-2013")
                .refused("5.2a", "advance AOK12 1911-1912")
                .refused("5.2a", "advance PR2/1Pz 2112-2113")
                .refused("5.2a", "advance PR2/1Pz 2112-2012-2013")
                .refused("5.2a", "advance PR2/1Pz 2112-2013-2112");
    }

    @Test
    @Rule({"blitzkrieg 5.2a", "blitzkrieg 5.2f", "blitzkrieg 4.1.1a"})
    void atMostFourGermansEndInTheEmptyHex() {
        won(
                        "2013",
                        "27/12ID at 2012",
                        "48/12ID at 2012",
                        "89/12ID at 2012",
                        "4/32ID at 2112",
                        "SR1/1Pz at 2112")
                .play("advance 27/12ID 2012-2013", "advance 48/12ID 2012-2013")
                .play("advance 89/12ID 2012-2013", "advance 4/32ID 2112-2013")
                .refused("4.1.1a", "advance SR1/1Pz 2112-2013")
                .allowed("advance SR1/1Pz 2112-2013-2014");
    }

    @Test
    @Rule("blitzkrieg 5.2b")
    void armourMotorisedInfantryAndCavalryMayGoOneHexFarther() {
        won("2013", "PR2/1Pz at 2112", "GD at 2012")
                .refused("5.2a", "advance PR2/1Pz 2112-2013-2014-2015")
                .play("advance PR2/1Pz 2112-2013-2014", "advance GD 2012-2013-1913")
                .at("PR2/1Pz", "2014")
                .at("GD", "1913");
        Table french =
                Table.blitzkrieg()
                        .step("fighting french")
                        .air("german", 0)
                        .with("511Eng at 2013 reduced", "3Spahi at 2012", "1RAM/1DCL at 2012")
                        .with("8/5DIM at 2012")
                        .play("attack 2013", "join 3Spahi", "join 1RAM/1DCL", "join 8/5DIM")
                        .rolls(1, 1)
                        .play("declare");
        french.play("advance 3Spahi 2012-2013-2014", "advance 1RAM/1DCL 2012-2013-1913")
                .play("advance 8/5DIM 2012-2013-2113")
                .at("3Spahi", "2014")
                .at("1RAM/1DCL", "1913")
                .at("8/5DIM", "2113");
    }

    @Test
    @Rule("blitzkrieg 5.2c")
    void aForestOrACityEndsTheAdvance() {
        won("2011", "PR2/1Pz at 2012")
                .refused("5.2c", "advance PR2/1Pz 2012-2011-2010")
                .play("advance PR2/1Pz 2012-2011")
                .at("PR2/1Pz", "2011");
        won("1116", "PR2/1Pz at 1115")
                .refused("5.2c", "advance PR2/1Pz 1115-1116-1117")
                .allowed("advance PR2/1Pz 1115-1116");
    }

    @Test
    @Rule("blitzkrieg 5.2c")
    void aVillageOrAFortificationDoesNotAndTheSecondHexMayBeAnything() {
        won("1915", "PR2/1Pz at 1914").allowed("advance PR2/1Pz 1914-1915-1916");
        won("3716", "PR2/1Pz at 3717").allowed("advance PR2/1Pz 3717-3716-3616");
        won("2012", "PR2/1Pz at 2013").allowed("advance PR2/1Pz 2013-2012-2011");
        // Montmédy is a city until it is captured, and open ground afterwards.
        won("3616", "PR2/1Pz at 3617").refused("5.2c", "advance PR2/1Pz 3617-3616-3515");
        won(Table.blitzkrieg().line("captured: [3616]"), "3616", "PR2/1Pz at 3617")
                .allowed("advance PR2/1Pz 3617-3616-3515");
    }

    @Test
    @Rule("blitzkrieg 5.2c")
    void noRiverMayLieBetweenTheTwoHexesUnlessThereIsABridge() {
        won("2317", "SR1/1Pz at 2316")
                .refused("5.2c", "advance SR1/1Pz 2316-2317-2318")
                .allowed("advance SR1/1Pz 2316-2317-2417");
        won("2118", "SR1/1Pz at 2119").allowed("advance SR1/1Pz 2119-2118-2117");
        // The river before the first hex does not matter to it.
        won("2318", "SR1/1Pz at 2317").allowed("advance SR1/1Pz 2317-2318-2319");
    }

    @Test
    @Rule("blitzkrieg 5.2d")
    void infantryOnFootAndEngineersTakeOnlyTheEmptyHex() {
        won("2013", "27/12ID at 2012", "511Eng at 2012", "98/1Geb at 2112")
                .refused("5.2d", "advance 27/12ID 2012-2013-2014")
                .refused("5.2d", "advance 511Eng 2012-2013-2014")
                .refused("5.2d", "advance 98/1Geb 2112-2013-2014")
                .play("advance 27/12ID 2012-2013", "advance 511Eng 2012-2013")
                .play("advance 98/1Geb 2112-2013")
                .at("98/1Geb", "2013");
    }

    @Test
    @Rule("blitzkrieg 5.2e")
    void artilleryStaysBehind() {
        won("2013", "27/12ID at 2012", "ARII at 2112").refused("5.2e", "advance ARII 2112-2013");
        won("2013", "ARII at 2112", "AOK12 at 2112", "GD at 2112")
                .play("advance GD 2112-2013")
                .waits("fighting german")
                .at("ARII", "2112");
    }

    @Test
    @Rule("blitzkrieg 5.2f")
    void zonesDoNotStopAnAdvanceWhichCostsNothingAndLeadsToNoFurtherCombat() {
        won(Table.blitzkrieg().with("77/18DI at 2114"), "2013", "PR2/1Pz at 2012")
                .allowed("advance PR2/1Pz 2012-2013-2014");
        Table table = won(Table.blitzkrieg().with("77/18DI at 2113"), "2013", "PR2/1Pz at 2012");
        table.allowed("advance PR2/1Pz 2012-2013-1913")
                .refused("4.1.2j", "advance PR2/1Pz 2012-2013-2113")
                .play("advance PR2/1Pz 2012-2013")
                .waits("fighting german")
                .play("attack 2113")
                .refused("5.0c", "join PR2/1Pz");
    }

    @Test
    @Rule({"blitzkrieg 5.2f", "blitzkrieg 4.1.2-obs1"})
    void armourAdvancesOverAnUnbridgedRiverOnlyOutsideEnemyZones() {
        won("2318", "PR2/1Pz at 2317").allowed("advance PR2/1Pz 2317-2318");
        won(
                        Table.blitzkrieg().with("77/18DI at 2419"),
                        "2318",
                        "PR2/1Pz at 2317",
                        "SR1/1Pz at 2317")
                .refused("4.1.2-obs1", "advance PR2/1Pz 2317-2318")
                .allowed("advance SR1/1Pz 2317-2318");
        won(
                        Table.blitzkrieg().with("77/18DI at 2316"),
                        "2318",
                        "PR2/1Pz at 2317",
                        "SR1/1Pz at 2317")
                .refused("4.1.2-obs1", "advance PR2/1Pz 2317-2318");
        // Over the bridge of Sedan nothing holds it back.
        won(Table.blitzkrieg().with("77/18DI at 3114"), "3113", "PR2/1Pz at 3112")
                .allowed("advance PR2/1Pz 3112-3113");
    }

    @Test
    @Rule("blitzkrieg 5.1.2-obs4")
    void anAdvanceCapturesAFortification() {
        Table table = won("3716", "27/12ID at 3617").play("advance 27/12ID 3617-3716");
        assertThat(table.cited()).contains("5.1.2-obs4");
        assertThat(table.columns("3716")).isZero();
        assertThat(table.holder("Maginot Line")).isEqualTo("german");
    }
}
