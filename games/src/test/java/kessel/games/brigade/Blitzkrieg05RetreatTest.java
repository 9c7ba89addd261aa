package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.games.brigade.position.BrigadePosition;
import kessel.games.brigade.rules.BrigadeRules;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg05RetreatTest {
    /**
     * One German unit, given by its placement, attacks a hex alone; its air points bring the odds
     * after shifts to the column that is given.
     */
    private static Table attack(
            Table table, String attacker, String target, String column, int first, int second) {
        table.step("fighting german")
                .air("german", 99)
                .air("french", 0)
                .with(attacker)
                .play("attack " + target, "join " + attacker.split(" ")[0]);
        int air = 1;
        while (!columnWith(table, air).equals(column)) {
            air++;
        }
        return table.play("air " + air).rolls(first, second).play("declare");
    }

    private static String columnWith(Table table, int air) {
        BrigadePosition trial = table.position().copy();
        trial.setAttackAir(air);
        BrigadeRules rules = Table.BLITZKRIEG.rules();
        return trial.campaign().combat().column(rules.battle.column(trial));
    }

    /** DRI/AVI: all defenders retreat unharmed. */
    private static Table driven(Table table, String attacker, String target) {
        return attack(table, attacker, target, "3-1", 1, 2);
    }

    /** DRB/AVI: one of them, of the owner's choice if there are several, takes a loss before. */
    private static Table drivenAndHurt(Table table, String attacker, String target) {
        return attack(table, attacker, target, "3-1", 1, 1);
    }

    private static Table with(String... units) {
        return Table.blitzkrieg().with(units);
    }

    // 5.3 Where to.

    @Test
    @Rule("blitzkrieg 5.3a")
    void theOwnerChoosesAHexFreeOfEnemiesAndTheirZones() {
        driven(with("66/18DI at 2013", "48/12ID at 2214"), "27/12ID at 2012", "2013")
                .refused("5.3a", "retreat 66/18DI 2013-2012")
                .refused("5.3a", "retreat 66/18DI 2013-1912")
                .refused("5.3a", "retreat 66/18DI 2013-2113")
                .refused("5.3a", "retreat 66/18DI 2013-1813")
                .refused("5.3a", "retreat 66/18DI 2014-2015")
                .allowed("retreat 66/18DI 2013-1913")
                .play("retreat 66/18DI 2013-2014")
                .intact("66/18DI")
                .waits("advancing german");
    }

    @Test
    @Rule("blitzkrieg 5.3a")
    void theUnitsOfAStackRetreatOneByOneAndMayPart() {
        driven(with("66/18DI at 2013", "518GBC at 2013"), "27/12ID at 2012", "2013")
                .play("retreat 518GBC 2013-2113")
                .waits("retreating french")
                .play("retreat 66/18DI 2013-1913")
                .at("518GBC", "2113")
                .at("66/18DI", "1913");
    }

    @Test
    @Rule({"blitzkrieg 5.3b", "blitzkrieg 5.3.3b"})
    void aUnitWithNoPossibleStepIsEliminated() {
        Table table =
                driven(
                        with("66/18DI at 2013", "48/12ID at 1912", "89/12ID at 1913", "GD at 2014")
                                .with("4/32ID at 2112", "94/32ID at 2113"),
                        "27/12ID at 2012",
                        "2013");
        table.at("66/18DI", "destroyed").waits("advancing german");
        assertThat(table.cited()).contains("5.3.3b").doesNotContain("5.3b");
    }

    @Test
    @Rule({"blitzkrieg 5.3b", "blitzkrieg 5.3.3a"})
    void aUnitWithALegalHexTakesNeitherTwoStepsNorTheEdge() {
        driven(with("66/18DI at 2013"), "27/12ID at 2012", "2013")
                .refused("5.3.3a", "retreat 66/18DI 2013-2014-2015")
                .allowed("retreat 66/18DI 2013-2014");
        // Without one its owner chooses between the two.
        driven(with("66/18DI at 0106", "48/12ID at 0208"), "27/12ID at 0105", "0106")
                .allowed("retreat 66/18DI 0106-west")
                .allowed("retreat 66/18DI 0106-0207-0306");
    }

    @Test
    @Rule({"blitzkrieg 5.3.3a", "blitzkrieg 4.1.2-obs2a"})
    void nobodyRetreatsOutOfAFortificationAndBackIntoIt() {
        // No zone binds the French in 3716, but the hexes around it are closed by Germans.
        Table table =
                driven(
                        with("66/18DI at 3716", "48/12ID at 3616", "89/12ID at 3714"),
                        "27/12ID at 3717",
                        "3716");
        table.waits("retreating french");
        assertThat(table.moves())
                .isNotEmpty()
                .allMatch(move -> move.startsWith("retreat 66/18DI 3716-"))
                .noneMatch(move -> move.endsWith("-3716"));
    }

    // 5.3.1 Chains.

    /** 66/18DI must retreat from 2013, and its only way leads into 1913. */
    private static Table crowded(String... more) {
        return driven(
                with("66/18DI at 2013", "48/12ID at 2113").with(more), "27/12ID at 2012", "2013");
    }

    @Test
    @Rule({"blitzkrieg 5.3.1a", "blitzkrieg 4.1.1a"})
    void threeFrenchUnitsFillAHexAndOneOfThemMakesRoom() {
        crowded("19/22DI at 1913", "62/22DI at 1913", "116/22DI at 1913")
                .refused("5.3a", "retreat 66/18DI 2013-2014")
                .play("retreat 66/18DI 2013-1913")
                .waits("displacing french")
                .allowed("retreat 66/18DI 1913-1914")
                .refused("5.3.1a", "retreat 19/22DI 1913-1912")
                .allowed("retreat 19/22DI 1913-1814")
                .play("retreat 62/22DI 1913-1914")
                .waits("advancing german")
                .at("66/18DI", "1913")
                .at("62/22DI", "1914")
                .intact("62/22DI")
                .intact("66/18DI");
        crowded("19/22DI at 1913", "62/22DI at 1913")
                .play("retreat 66/18DI 2013-1913")
                .waits("advancing german");
    }

    @Test
    @Rule("blitzkrieg 5.3.1a")
    void aChainMayRunOnThroughFurtherFullHexes() {
        crowded(
                        "19/22DI at 1913",
                        "62/22DI at 1913",
                        "116/22DI at 1913",
                        "248/61DI at 1914",
                        "264/61DI at 1914",
                        "265/61DI at 1914")
                .play("retreat 66/18DI 2013-1913", "retreat 19/22DI 1913-1914")
                .waits("displacing french")
                .refused("5.3.1a", "retreat 248/61DI 1914-1913")
                .play("retreat 248/61DI 1914-1915")
                .waits("advancing german")
                .at("19/22DI", "1914")
                .at("248/61DI", "1915");
    }

    @Test
    @Rule({"blitzkrieg 5.3.1a", "blitzkrieg 5.3b"})
    void aFullHexFromWhichNobodyCanGiveWayIsClosed() {
        String[] ring = {
            "GD at 2112", "89/12ID at 1812", "4/32ID at 1714", "94/32ID at 1915", "19/22DI at 1913"
        };
        driven(
                        with("66/18DI at 2013", "48/12ID at 2113")
                                .with(ring)
                                .with("62/22DI at 1913", "116/22DI at 1913"),
                        "27/12ID at 2012",
                        "2013")
                .at("66/18DI", "destroyed");
        driven(
                        with("66/18DI at 2013", "48/12ID at 2113")
                                .with(ring)
                                .with("62/22DI at 1913"),
                        "27/12ID at 2012",
                        "2013")
                .play("retreat 66/18DI 2013-1913")
                .at("66/18DI", "1913");
    }

    @Test
    @Rule({"blitzkrieg 5.3.1a", "blitzkrieg 4.1.1a"})
    void fourGermansFillAHex() {
        Table.blitzkrieg()
                .step("fighting french")
                .air("german", 0)
                .with("27/12ID at 2013", "518GBC at 2012", "66/18DI at 2113")
                .with("GD at 1913", "PR1/1Pz at 1913", "PR2/1Pz at 1913", "SR1/1Pz at 1913")
                .play("attack 2013", "join 518GBC", "air 10")
                .rolls(1, 2)
                .play("declare")
                .waits("retreating german")
                .play("retreat 27/12ID 2013-1913")
                .waits("displacing german")
                .play("retreat GD 1913-1814")
                .at("GD", "1814");
    }

    // 5.3.2 Rivers.

    @Test
    @Rule("blitzkrieg 5.3.2a")
    void armourThatRetreatsAcrossARiverIsEliminated() {
        Table table =
                driven(with("518GBC at 2317"), "27/12ID at 2316", "2317")
                        .play("retreat 518GBC 2317-2318")
                        .at("518GBC", "destroyed");
        assertThat(table.cited()).contains("5.3.2a");
        // It may go elsewhere if it can.
        driven(with("518GBC at 2318"), "27/12ID at 2418", "2318")
                .play("retreat 518GBC 2318-2219")
                .intact("518GBC")
                .at("518GBC", "2219");
    }

    @Test
    @Rule({"blitzkrieg 5.3.2a", "blitzkrieg 5.3.2b"})
    void aBridgeIsNoCrossingOfTheRiver() {
        driven(with("518GBC at 2118", "66/18DI at 2118"), "27/12ID at 2119", "2118")
                .play("retreat 518GBC 2118-2117", "retreat 66/18DI 2118-2117")
                .at("518GBC", "2117")
                .intact("518GBC")
                .intact("66/18DI");
    }

    @Test
    @Rule("blitzkrieg 5.3.2b")
    void anyOtherUnitTakesALoss() {
        Table table =
                driven(
                        with("66/18DI at 2317", "1RAM/1DCL at 2317", "RAII at 2317"),
                        "27/12ID at 2316",
                        "2317");
        table.play("retreat 66/18DI 2317-2318", "retreat 1RAM/1DCL 2317-2318")
                .play("retreat RAII 2317-2418")
                .at("66/18DI", "2318")
                .reduced("66/18DI")
                .reduced("1RAM/1DCL")
                .reduced("RAII");
        assertThat(table.cited()).contains("5.3.2b");
        driven(with("66/18DI at 2317 reduced"), "27/12ID at 2316", "2317")
                .play("retreat 66/18DI 2317-2318")
                .at("66/18DI", "destroyed");
    }

    @Test
    @Rule("blitzkrieg 5.3.2c")
    void aUnitHurtInTheSameCombatIsEliminatedAcrossTheRiver() {
        drivenAndHurt(with("66/18DI at 2317"), "27/12ID at 2316", "2317")
                .reduced("66/18DI")
                .waits("retreating french")
                .play("retreat 66/18DI 2317-2318")
                .at("66/18DI", "destroyed");
    }

    // 5.3.3 Siege.

    private static final String[] CAUGHT = {
        "66/18DI at 2013", "77/18DI at 2013", "48/12ID at 2014"
    };

    @Test
    @Rule("blitzkrieg 5.3.3a")
    void besiegedUnitsGoTwoHexesAndEachTakesALoss() {
        Table table =
                driven(with(CAUGHT), "27/12ID at 2012", "2013")
                        .refused("5.3a", "retreat 66/18DI 2013-1913")
                        .refused("5.3a", "retreat 66/18DI 2013-2012-2011")
                        .play("retreat 66/18DI 2013-1913-1813")
                        .at("66/18DI", "1813")
                        .reduced("66/18DI")
                        .play("retreat 77/18DI 2013-2113-2213")
                        .at("77/18DI", "2213")
                        .reduced("77/18DI");
        assertThat(table.cited()).contains("5.3.3a");
        driven(with("66/18DI at 2013 reduced", "48/12ID at 2014"), "27/12ID at 2012", "2013")
                .at("66/18DI", "destroyed");
    }

    @Test
    @Rule("blitzkrieg 5.3.3a")
    void attackersUnderSiegeDoTheSame() {
        Table.blitzkrieg()
                .step("fighting german")
                .air("french", 0)
                .with("27/12ID at 2013", "66/18DI at 2012", "77/18DI at 2014")
                .play("attack 2012", "join 27/12ID")
                .rolls(3, 4)
                .play("declare")
                .waits("retreating german")
                .play("retreat 27/12ID 2013-1913-1813")
                .reduced("27/12ID")
                .at("27/12ID", "1813");
    }

    @Test
    @Rule("blitzkrieg 5.3.3b")
    void theSecondHexMustNotLieInAZoneAgain() {
        Table table =
                driven(with(CAUGHT).with("GD at 1812"), "27/12ID at 2012", "2013")
                        .refused("5.3.3b", "retreat 66/18DI 2013-1913-1813")
                        .refused("5.3.3b", "retreat 66/18DI 2013-1913-1912")
                        .allowed("retreat 66/18DI 2013-1913-1814");
        table.refused("5.3a", "retreat 66/18DI 2013-1913-1814-1714");
        driven(with(CAUGHT).with("GD at 1813", "PR2/1Pz at 2213"), "27/12ID at 2012", "2013")
                .at("66/18DI", "destroyed")
                .at("77/18DI", "destroyed");
    }

    @Test
    @Rule("blitzkrieg 5.3.3-obs1a")
    void aBesiegedUnitHurtInTheCombatIsEliminated() {
        Table table =
                drivenAndHurt(with(CAUGHT), "27/12ID at 2012", "2013")
                        .play("lose 66/18DI")
                        .refused("5.3.3-obs1a", "retreat 66/18DI 2013-1913-1813")
                        .play("retreat 77/18DI 2013-1913-1813");
        table.at("66/18DI", "destroyed").reduced("77/18DI").waits("advancing german");
    }

    @Test
    @Rule("blitzkrieg 5.3.3-obs1b")
    void aWayThroughFriendsSavesItAndCostsNothing() {
        Table table =
                drivenAndHurt(with(CAUGHT).with("19/22DI at 1913"), "27/12ID at 2012", "2013")
                        .play("lose 66/18DI")
                        .refused("5.3.3-obs1a", "retreat 66/18DI 2013-2113-2213")
                        .refused("5.3.3b", "retreat 66/18DI 2013-1913-1912")
                        .play("retreat 66/18DI 2013-1913-1813")
                        .at("66/18DI", "1813")
                        .reduced("66/18DI")
                        .play("retreat 77/18DI 2013-1913-1813")
                        .intact("77/18DI");
        assertThat(table.cited()).contains("5.3.3-obs1b");
    }

    /** Montmédy is free of German zones to the French, so that attackers fall back on attackers. */
    @Test
    @Rule({"blitzkrieg 5.3.1a", "blitzkrieg 4.1.2-obs2d"})
    void whoHasMadeRoomHasRetreated() {
        Table table =
                with("132RIF at 3616", "136RIF at 3616", "147RIF at 3616", "66/18DI at 3617")
                        .with("27/12ID at 3516")
                        .step("fighting french")
                        .air("german", 0)
                        .play("attack 3516", "join 132RIF", "join 136RIF", "join 147RIF")
                        .play("join 66/18DI")
                        .rolls(3, 4)
                        .play("declare");
        assertThat(table.result()).isEqualTo("DVI/ARI");
        table.play("retreat 66/18DI 3617-3616").waits("displacing french");
        table.play("retreat 132RIF 3616-3716").waits("retreating french");
        assertThat(table.moves())
                .isNotEmpty()
                .allMatch(move -> move.matches("retreat (136RIF|147RIF) .*"));
    }
}
