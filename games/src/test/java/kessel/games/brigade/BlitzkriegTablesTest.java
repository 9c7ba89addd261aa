package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kessel.engine.hex.Grid;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Outcome;
import kessel.games.brigade.data.UnitType;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class BlitzkriegTablesTest {
    private static final Campaign CAMPAIGN = Table.BLITZKRIEG.campaign();

    private static final List<String> ODDS =
            List.of(
                    "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1",
                    "9-1");

    @Test
    @Rule({"blitzkrieg T-CRT", "blitzkrieg 5.1.5a", "blitzkrieg B5"})
    void everyCellOfTheCombatTableIsAsReconstructed() {
        String[] table = {
            "DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI DA/AVI DA/AVI",
            "DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI DA/AVI",
            "DVI/ARI DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI",
            "DVI/ARB DVI/ARI DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB",
            "DVB/AE DVI/ARB DVI/ARI DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB",
            "DVI/AE DVB/AE DVI/ARB DVI/ARI DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP"
        };
        assertThat(CAMPAIGN.combat().columns()).isEqualTo(12);
        for (int sum = 2; sum <= 12; sum++) {
            String[] row = table[Math.min(sum, 14 - sum) - 2].split(" ");
            for (int column = 0; column < 12; column++) {
                assertThat(CAMPAIGN.combat().column(column)).isEqualTo(ODDS.get(column));
                assertThat(CAMPAIGN.combat().read(column, sum).code())
                        .as(sum + " at " + ODDS.get(column))
                        .isEqualTo(row[column]);
            }
        }
    }

    /** Of 36 throws, those that the attacker wins, and those that leave everybody where he is. */
    @Test
    @Rule("blitzkrieg T-CRT")
    void theChancesOfEveryColumnAreThoseOfItsPattern() {
        int[] won = {0, 0, 2, 6, 12, 20, 28, 32, 30, 28, 26, 30};
        int[] draws = {0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 10, 6};
        int[] stalemates = {0, 2, 4, 6, 8, 10, 6, 0, 0, 0, 0, 0};
        for (int column = 0; column < 12; column++) {
            int wins = 0;
            int even = 0;
            int still = 0;
            for (int first = 1; first <= 6; first++) {
                for (int second = 1; second <= 6; second++) {
                    Outcome outcome = CAMPAIGN.combat().read(column, first + second);
                    wins += outcome.attackerWins() ? 1 : 0;
                    even += outcome == Outcome.EMP ? 1 : 0;
                    still += outcome == Outcome.IMP ? 1 : 0;
                }
            }
            assertThat(wins).as(ODDS.get(column)).isEqualTo(won[column]);
            assertThat(even).as(ODDS.get(column)).isEqualTo(draws[column]);
            assertThat(still).as(ODDS.get(column)).isEqualTo(stalemates[column]);
        }
    }

    // Bombardment.

    @Test
    @Rule({"blitzkrieg T-BOM-a", "blitzkrieg T-BOM-b"})
    void everyCellOfTheBombardmentTableIsAsPrinted() {
        for (int sum = 2; sum <= 12; sum++) {
            int row = Math.min(sum, 14 - sum) - 2;
            for (int column = 0; column < 5; column++) {
                assertThat(CAMPAIGN.bombardment().read(column, sum).code())
                        .as(sum + " in column " + column)
                        .isEqualTo(column >= row ? "DB" : "DI");
            }
        }
        int[] values = {1, 12, 13, 24, 25, 36, 37, 48, 49, 300};
        String[] columns = {
            "1-12", "1-12", "13-24", "13-24", "25-36", "25-36", "37-48", "37-48", "49+", "49+"
        };
        for (int i = 0; i < values.length; i++) {
            int column = CAMPAIGN.bombardment().bombardment(values[i]);
            assertThat(CAMPAIGN.bombardment().column(column)).isEqualTo(columns[i]);
        }
    }

    @Test
    @Rule({"blitzkrieg T-BOM-a", "blitzkrieg T-BOM-b"})
    void dbIsALossOfTheOwnersChoiceAndDiNothing() {
        bombarded(2, 1)
                .waits("losing french")
                .refused("T-BOM-a", "lose 27/12ID")
                .play("lose 77/18DI")
                .reduced("77/18DI")
                .intact("66/18DI")
                .at("77/18DI", "2113")
                .at("27/12ID", "2013")
                .waits("fighting german");
        bombarded(3, 4).intact("66/18DI").intact("77/18DI").waits("fighting german");
    }

    private static Table bombarded(int first, int second) {
        return Table.blitzkrieg()
                .step("fighting german")
                .with("27/12ID at 2013", "66/18DI at 2113", "77/18DI at 2113")
                .play("attack 2113", "air 10")
                .rolls(first, second)
                .play("declare");
    }

    // Vulnerability.

    @Test
    @Rule({"blitzkrieg T-VUL-a", "blitzkrieg T-VUL-b", "blitzkrieg T-VUL-c"})
    void everyTypeIsAsVulnerableAsTheTableSays() {
        Map<String, String> indices =
                Map.of(
                        "infantry", "1 2",
                        "fortress-infantry", "1 2",
                        "mountain-infantry", "1 2",
                        "motorised-infantry", "1 2",
                        "engineers", "1 2",
                        "cavalry", "1 2",
                        "mechanised-cavalry", "2 1",
                        "armour", "2 1",
                        "artillery", "2 2");
        assertThat(CAMPAIGN.types().stream().map(UnitType::id))
                .containsExactlyInAnyOrderElementsOf(indices.keySet());
        for (UnitType type : CAMPAIGN.types()) {
            assertThat(type.airIndex() + " " + type.artilleryIndex())
                    .as(type.id())
                    .isEqualTo(indices.get(type.id()));
        }
    }

    @Test
    @Rule({"blitzkrieg T-VUL-a", "blitzkrieg T-VUL-b", "blitzkrieg T-VUL-c"})
    void vulnerabilityCountsInAnAirAttackAndInABombardment() {
        assertVulnerability("66/18DI", 1, 2);
        assertVulnerability("132RIF", 1, 2);
        assertVulnerability("8/5DIM", 1, 2);
        assertVulnerability("3Spahi", 1, 2);
        assertVulnerability("1RAM/1DCL", 2, 1);
        assertVulnerability("518GBC", 2, 1);
        assertVulnerability("RAII", 2, 2);
    }

    private static void assertVulnerability(String unit, int air, int artillery) {
        assertThat(value(unit, "air 4")).as(unit).isEqualTo(4 * air);
        assertThat(value(unit, "join AOK12")).as(unit).isEqualTo(4 * artillery);
    }

    private static int value(String unit, String attack) {
        return Table.blitzkrieg()
                .step("fighting german")
                .with(unit + " at 2013", "AOK12 at 2213")
                .play("attack 2013", attack)
                .bombardmentValue();
    }

    // The terrain table.

    @Test
    @Rule({
        "blitzkrieg T-TER-a",
        "blitzkrieg T-TER-b",
        "blitzkrieg T-TER-c",
        "blitzkrieg T-TER-d",
        "blitzkrieg T-TER-g",
        "blitzkrieg T-TER-h"
    })
    void theGroundIsWorthTheColumnsOfTheTerrainTable() {
        assertThat(Table.blitzkrieg().columns("2013")).as("open").isZero();
        assertThat(Table.blitzkrieg().columns("1116")).as("city").isEqualTo(2);
        assertThat(Table.blitzkrieg().columns("1915")).as("village").isEqualTo(1);
        assertThat(Table.blitzkrieg().columns("2011")).as("forest").isEqualTo(1);
        assertThat(Table.blitzkrieg().columns("2209")).as("road").isZero();
        assertThat(Table.blitzkrieg().columns("3716")).as("fortification").isEqualTo(3);
        assertThat(Table.blitzkrieg().columns("3616")).as("fortified city").isEqualTo(3);
    }

    @Test
    @Rule({
        "blitzkrieg T-TER-a",
        "blitzkrieg T-TER-b",
        "blitzkrieg T-TER-c",
        "blitzkrieg T-TER-d",
        "blitzkrieg 4.0a",
        "blitzkrieg 4.0b"
    })
    void theGroundCostsWhatTheTerrainTableSays() {
        assertCost("2012", "2013", "T-TER-a 1", "T-TER-a 1");
        assertCost("1115", "1116", "T-TER-b 1", "T-TER-b 1");
        assertCost("1914", "1915", "T-TER-c 1", "T-TER-c 1");
        assertCost("2012", "2011", "T-TER-d 2", "T-TER-d 3");
    }

    @Test
    @Rule({"blitzkrieg T-TER-g", "blitzkrieg T-TER-h", "blitzkrieg T-TER-e"})
    void aRoadReplacesTheGroundWhileAFortificationAndTheBorderChangeNoPrice() {
        assertCost("2309", "2409", "T-TER-g 1", "T-TER-g 0.5");
        assertCost("3617", "3716", "T-TER-a 1", "T-TER-a 1");
        assertCost("3617", "3616", "T-TER-b 1", "T-TER-b 1");
        // 2009-2010 is a border, and 2010 a forest.
        assertCost("2009", "2010", "T-TER-d 2", "T-TER-d 3");
        assertThat(columnsAcross("2009", "2010")).isZero();
    }

    @Test
    @Rule("blitzkrieg T-TER-f")
    void aRiverCostsExtraAndIsWorthTwoColumnsInBothDirections() {
        assertCost("2317", "2318", "T-TER-a 1, T-TER-f 1", "T-TER-a 1, T-TER-f 2");
        assertCost("2318", "2317", "T-TER-a 1, T-TER-f 1", "T-TER-a 1, T-TER-f 2");
        // Over the bridge of Rethel only the road is paid.
        assertCost("2118", "2117", "T-TER-g 1", "T-TER-g 0.5");
        assertThat(columnsAcross("2317", "2318")).isEqualTo(2);
        assertThat(columnsAcross("2318", "2317")).isEqualTo(2);
        assertThat(columnsAcross("2118", "2117")).as("bridge or not").isEqualTo(2);
        assertThat(columnsAcross("2317", "2316")).isZero();
    }

    private static void assertCost(String from, String to, String onFoot, String motorised) {
        List<String> walkers =
                List.of("27/12ID", "98/1Geb", "511Eng", "ARII", "3Spahi", "132RIF", "66/18DI");
        List<String> drivers = List.of("PR2/1Pz", "SR1/1Pz", "GD", "1RAM/1DCL", "518GBC");
        walkers.forEach(unit -> assertTerms(unit, from, to, onFoot));
        drivers.forEach(unit -> assertTerms(unit, from, to, motorised));
    }

    private static void assertTerms(String unit, String from, String to, String terms) {
        int index = CAMPAIGN.unit(unit).orElseThrow();
        String side = CAMPAIGN.sides().get(CAMPAIGN.counter(index).side());
        Table table = Table.blitzkrieg().with(unit + " at " + from).step("moving " + side);
        assertThat(String.join(", ", table.costTerms(unit + " " + from + "-" + to)))
                .as(unit + " to " + to)
                .isEqualTo(terms);
    }

    private static int columnsAcross(String from, String to) {
        int edge = hex(from) * Grid.DIRECTIONS + CAMPAIGN.grid().direction(hex(from), hex(to));
        return CAMPAIGN.terrain().barrier(CAMPAIGN.map().hexsideBits(edge), 0).columns();
    }

    private static int hex(String label) {
        return CAMPAIGN.grid().find(label).orElseThrow();
    }
}
