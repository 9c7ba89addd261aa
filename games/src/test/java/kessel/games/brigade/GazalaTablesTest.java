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

class GazalaTablesTest {
    private static final Campaign CAMPAIGN = Table.GAZALA.campaign();

    private static final List<String> ODDS =
            List.of(
                    "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1",
                    "9-1");

    private static String combat(String odds, int sum) {
        return CAMPAIGN.combat().read(ODDS.indexOf(odds), sum).code();
    }

    @Test
    @Rule({"gazala T-CRT"})
    void theCombatTableHasTwelveColumns() {
        assertThat(CAMPAIGN.combat().columns()).isEqualTo(12);
        for (int column = 0; column < 12; column++) {
            assertThat(CAMPAIGN.combat().column(column)).isEqualTo(ODDS.get(column));
        }
    }

    @Test
    @Rule({"gazala T-CRT", "gazala 5.1.6a"})
    void everyCellOfTheCombatTableIsAsPrinted() {
        String[] printed = {
            "DVB/ARB DVB/ARI DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI DE/AVI DE/AVI",
            "DVI/ARI DVB/ARB DVB/ARI DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI DE/AVI",
            "DVI/ARB DVI/ARI DVB/ARB DVB/ARI DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI",
            "DVB/AE DVI/ARB DVI/ARI DVB/ARB DVB/ARI DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB",
            "DVI/AE DVB/AE DVI/ARB DVI/ARI DVB/ARB DVB/ARI DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB",
            "DVI/AE DVI/AE DVB/AE DVI/ARB DVI/ARI DVB/ARB DVB/ARI DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP"
        };
        for (int sum = 2; sum <= 12; sum++) {
            String[] row = printed[Math.min(sum, 14 - sum) - 2].split(" ");
            assertThat(row).hasSize(12);
            for (int column = 0; column < 12; column++) {
                assertThat(combat(ODDS.get(column), sum))
                        .as(sum + " at " + ODDS.get(column))
                        .isEqualTo(row[column]);
            }
        }
    }

    @Test
    @Rule({"gazala T-CRT"})
    void theCombatTableRunsAlongItsDiagonals() {
        String[] diagonal = {
            "DVI/AE", "DVI/AE", "DVB/AE", "DVI/ARB", "DVI/ARI", "DVB/ARB", "DVB/ARI", "DRI/AVB",
            "DRB/AVB", "DRI/AVI", "DRB/AVI", "EMP", "DE/AVB", "DE/AVB", "DE/AVI", "DE/AVI", "DE/AVI"
        };
        for (int sum = 2; sum <= 12; sum++) {
            for (int column = 0; column < 12; column++) {
                assertThat(combat(ODDS.get(column), sum))
                        .as(sum + " at " + ODDS.get(column))
                        .isEqualTo(diagonal[Math.abs(sum - 7) + column]);
            }
        }
    }

    @Test
    @Rule({"gazala G9", "gazala T-CRT"})
    void theWorkedCellsAreRight() {
        assertThat(combat("1-4", 12)).isEqualTo("DVB/ARB");
        assertThat(combat("1-1", 7)).isEqualTo("DVI/ARB");
        assertThat(combat("4-1", 2)).isEqualTo("EMP");
        assertThat(combat("5-1", 3)).isEqualTo("EMP");
        assertThat(combat("9-1", 7)).isEqualTo("EMP");
        assertThat(combat("3-1", 6)).isEqualTo("DVB/ARI");
        assertThat(combat("2-1", 11)).isEqualTo("DRB/AVB");
    }

    /** In how many of the 36 throws the defender is driven off, and in how many there is a draw. */
    @Test
    @Rule({"gazala T-CRT"})
    void theChancesOfEveryColumnAreThoseOfTheBook() {
        int[] driven = {0, 0, 2, 6, 12, 20, 28, 32, 30, 28, 26, 30};
        int[] draws = {0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 10, 6};
        for (int column = 0; column < 12; column++) {
            int off = 0;
            int even = 0;
            for (int first = 1; first <= 6; first++) {
                for (int second = 1; second <= 6; second++) {
                    Outcome outcome = CAMPAIGN.combat().read(column, first + second);
                    even += outcome == Outcome.EMP ? 1 : 0;
                    off += outcome.attackerWins() ? 1 : 0;
                }
            }
            assertThat(off).as(ODDS.get(column)).isEqualTo(driven[column]);
            assertThat(even).as(ODDS.get(column)).isEqualTo(draws[column]);
        }
    }

    // Bombardment.

    @Test
    @Rule({"gazala T-BOM-a", "gazala T-BOM-b", "gazala T-BOM-c"})
    void everyCellOfTheBombardmentTableIsAsPrinted() {
        String[] printed = {
            "DB DB DB DB DB",
            "DI DB DB DB DB",
            "DI DI DB DB DB",
            "DI DI DI DB DB",
            "DI DI DI DI DB",
            "DI DI DI DI DI"
        };
        for (int sum = 2; sum <= 12; sum++) {
            int row = Math.min(sum, 14 - sum) - 2;
            String[] cells = printed[row].split(" ");
            for (int column = 0; column < 5; column++) {
                String code = CAMPAIGN.bombardment().read(column, sum).code();
                assertThat(code).as(sum + " in column " + column).isEqualTo(cells[column]);
                assertThat(code.equals("DB")).isEqualTo(column >= row);
            }
        }
    }

    @Test
    @Rule({"gazala T-BOM-c"})
    void bombardmentValuesFallIntoFiveColumns() {
        int[] values = {1, 10, 11, 20, 21, 30, 31, 40, 41, 200};
        String[] columns = {
            "1-10", "1-10", "11-20", "11-20", "21-30", "21-30", "31-40", "31-40", "41+", "41+"
        };
        for (int i = 0; i < values.length; i++) {
            int column = CAMPAIGN.bombardment().bombardment(values[i]);
            assertThat(CAMPAIGN.bombardment().column(column))
                    .as("value " + values[i])
                    .isEqualTo(columns[i]);
        }
    }

    @Test
    @Rule({"gazala T-BOM-a", "gazala T-BOM-b"})
    void dbIsALossOfTheOwnersChoiceAndDiNothing() {
        bombarded(2, 1)
                .waits("losing allies")
                .refused("T-BOM-a", "lose 104/21Pz")
                .play("lose 150/50")
                .reduced("150/50")
                .intact("69/50")
                .at("150/50", "1612")
                .at("104/21Pz", "1512")
                .waits("fighting axis");
        bombarded(3, 4).intact("69/50").intact("150/50").waits("fighting axis");
    }

    private static Table bombarded(int first, int second) {
        return Table.gazala()
                .step("fighting axis")
                .with("104/21Pz at 1512", "69/50 at 1612", "150/50 at 1612")
                .play("attack 1612", "air 10")
                .rolls(first, second)
                .play("declare");
    }

    // Vulnerability.

    @Test
    @Rule({"gazala T-VUL-a", "gazala T-VUL-b", "gazala T-VUL-c"})
    void everyTypeIsAsVulnerableAsTheTableSays() {
        Map<String, int[]> indices =
                Map.of(
                        "infantry", new int[] {1, 2},
                        "motorised-infantry", new int[] {1, 2},
                        "engineers", new int[] {1, 2},
                        "armour", new int[] {2, 1},
                        "mechanised-artillery", new int[] {2, 1},
                        "artillery", new int[] {2, 2});
        assertThat(CAMPAIGN.types().stream().map(UnitType::id))
                .containsExactlyInAnyOrderElementsOf(indices.keySet());
        for (UnitType type : CAMPAIGN.types()) {
            assertThat(new int[] {type.airIndex(), type.artilleryIndex()})
                    .as(type.id())
                    .isEqualTo(indices.get(type.id()));
        }
    }

    @Test
    @Rule({"gazala T-VUL-a", "gazala T-VUL-b", "gazala T-VUL-c", "gazala 6.2b", "gazala 8.0f"})
    void vulnerabilityCountsInAnAirAttackAndInABombardment() {
        assertVulnerability("61/Trento", 1, 2);
        assertVulnerability("104/21Pz", 1, 2);
        assertVulnerability("PiGer", 1, 2);
        assertVulnerability("5/21Pz", 2, 1);
        assertVulnerability("AK", 2, 1);
        assertVulnerability("PzA", 2, 2);
    }

    private static void assertVulnerability(String unit, int air, int artillery) {
        assertThat(value(unit, "air 3")).as(unit).isEqualTo(3 * air);
        assertThat(value(unit, "join 8Ex")).as(unit).isEqualTo(3 * artillery);
    }

    private static int value(String unit, String attack) {
        return Table.gazala()
                .step("fighting allies")
                .with(unit + " at 1512", "8Ex at 1712")
                .play("attack 1512", attack)
                .bombardmentValue();
    }

    // The columns of the terrain table.

    @Test
    @Rule({
        "gazala T-TER-a",
        "gazala T-TER-b",
        "gazala T-TER-c",
        "gazala T-TER-f",
        "gazala T-TER-g",
        "gazala T-TER-h",
        "gazala T-TER-i"
    })
    void theGroundIsWorthTheColumnsOfTheTerrainTable() {
        assertColumns("1612", 0, "open");
        assertColumns("1808", 2, "city");
        assertColumns("1709", 2, "ridge");
        assertColumns("2106", 0, "road");
        assertColumns("1514", 0, "trail");
        assertColumns("1012", 1, "fortification");
        assertColumns("0802", 3, "fortified ridge");
        assertColumns("1010", 0, "minefield");
    }

    private static void assertColumns(String label, int columns, String ground) {
        Table table = Table.gazala();
        assertThat(table.columns(label)).as(ground).isEqualTo(columns);
    }

    @Test
    @Rule({"gazala T-TER-e", "gazala T-TER-d"})
    void theInletIsWorthTwoColumnsAndTheSeaHoldsNobody() {
        assertThat(columnsAcross("1904", "2005")).isEqualTo(2);
        assertThat(columnsAcross("2005", "1904")).isEqualTo(2);
        assertThat(columnsAcross("1904", "1905")).isZero();
        for (UnitType type : CAMPAIGN.types()) {
            assertThat(CAMPAIGN.terrain().closed(type, hex("2004"))).as(type.id()).isTrue();
        }
    }

    private static int columnsAcross(String from, String to) {
        int edge = hex(from) * Grid.DIRECTIONS + CAMPAIGN.grid().direction(hex(from), hex(to));
        return CAMPAIGN.terrain().barrier(CAMPAIGN.map().hexsideBits(edge), 0).columns();
    }

    private static int hex(String label) {
        return CAMPAIGN.grid().find(label).orElseThrow();
    }

    @Test
    @Rule("gazala T-CRT")
    void ofThirtySixRollsSoManyDriveTheDefenderOff() {
        int[] drivenOff = {0, 0, 2, 6, 12, 20, 28, 32, 30, 28, 26, 30};
        int[] draws = {0, 0, 0, 0, 0, 0, 2, 4, 6, 8, 10, 6};
        for (int column = 0; column < 12; column++) {
            Map<String, Integer> chances = CAMPAIGN.combat().chances(column);
            int driven = 0;
            int all = 0;
            for (Map.Entry<String, Integer> chance : chances.entrySet()) {
                driven += chance.getKey().matches("D[RE].*") ? chance.getValue() : 0;
                all += chance.getValue();
            }
            assertThat(driven).as(ODDS.get(column)).isEqualTo(drivenOff[column]);
            assertThat(chances.getOrDefault("EMP", 0)).isEqualTo(draws[column]);
            assertThat(all).isEqualTo(36);
        }
        // On 41 and more only a seven misses.
        assertThat(CAMPAIGN.bombardment().chances(4)).isEqualTo(Map.of("DB", 30, "DI", 6));
    }

    @Test
    @Rule({"gazala T-BOM-a", "gazala T-BOM-b", "gazala 5.1.6a"})
    void theBombardmentTableIsShownAsPrinted() {
        Map<String, Object> data = CAMPAIGN.bombardment().data();
        assertThat(data)
                .containsEntry("columns", List.of("1-10", "11-20", "21-30", "31-40", "41+"));
        assertThat(data.get("rows"))
                .isEqualTo(
                        Map.of(
                                "2 or 12", List.of("DB", "DB", "DB", "DB", "DB"),
                                "3 or 11", List.of("DI", "DB", "DB", "DB", "DB"),
                                "4 or 10", List.of("DI", "DI", "DB", "DB", "DB"),
                                "5 or 9", List.of("DI", "DI", "DI", "DB", "DB"),
                                "6 or 8", List.of("DI", "DI", "DI", "DI", "DB"),
                                "7", List.of("DI", "DI", "DI", "DI", "DI")));
    }
}
