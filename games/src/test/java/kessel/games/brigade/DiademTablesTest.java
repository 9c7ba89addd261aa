package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.UnitType;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class DiademTablesTest {
    private static final Campaign CAMPAIGN = Table.DIADEM.campaign();

    private static final List<String> ODDS =
            List.of(
                    "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1",
                    "9-1");

    private static String combat(int column, int sum) {
        return CAMPAIGN.combat().read(column, sum).code();
    }

    @Test
    @Rule({"diadem T-CRT", "diadem 5.1.5a"})
    void everyCellOfTheCombatTableIsAsReconstructed() {
        String[] rows = {
            "DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI DE/AVI DE/AVI",
            "DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI DE/AVI",
            "DVI/ARI DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB DE/AVI",
            "DVI/ARB DVI/ARI DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB DE/AVB",
            "DVB/AE DVI/ARB DVI/ARI DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP DE/AVB",
            "DVI/AE DVB/AE DVI/ARB DVI/ARI DVB/ARB DVB/ARI IMP DRI/AVB DRB/AVB DRI/AVI DRB/AVI EMP"
        };
        assertThat(CAMPAIGN.combat().columns()).isEqualTo(12);
        for (int sum = 2; sum <= 12; sum++) {
            String[] row = rows[Math.min(sum, 14 - sum) - 2].split(" ");
            for (int column = 0; column < 12; column++) {
                assertThat(CAMPAIGN.combat().column(column)).isEqualTo(ODDS.get(column));
                assertThat(combat(column, sum))
                        .as(sum + " at " + ODDS.get(column))
                        .isEqualTo(row[column]);
            }
        }
    }

    @Test
    @Rule("diadem T-CRT")
    void aStalemateLiesBetweenEveryRepulseAndEverySuccess() {
        String[] diagonal = {
            "DVI/AE", "DVB/AE", "DVI/ARB", "DVI/ARI", "DVB/ARB", "DVB/ARI", "IMP", "DRI/AVB",
            "DRB/AVB", "DRI/AVI", "DRB/AVI", "EMP", "DE/AVB", "DE/AVB", "DE/AVI", "DE/AVI", "DE/AVI"
        };
        for (int sum = 2; sum <= 12; sum++) {
            for (int column = 0; column < 12; column++) {
                assertThat(combat(column, sum))
                        .as(sum + " at " + ODDS.get(column))
                        .isEqualTo(diagonal[Math.abs(sum - 7) + column]);
            }
        }
    }

    @Test
    @Rule({"diadem T-CRT", "diadem 2.3a"})
    void thisTableIsLabelledAsReconstructed() {
        assertThat(CAMPAIGN.tablesPrinted()).isFalse();
    }

    // Bombardment.

    @Test
    @Rule({"diadem T-BOM-a", "diadem T-BOM-b"})
    void everyCellOfTheBombardmentTableIsAsPrinted() {
        String[] rows = {
            "DB DB DB DB DB",
            "DI DB DB DB DB",
            "DI DI DB DB DB",
            "DI DI DI DB DB",
            "DI DI DI DI DB",
            "DI DI DI DI DI"
        };
        for (int sum = 2; sum <= 12; sum++) {
            String[] cells = rows[Math.min(sum, 14 - sum) - 2].split(" ");
            for (int column = 0; column < 5; column++) {
                assertThat(CAMPAIGN.bombardment().read(column, sum).code())
                        .as(sum + " in column " + column)
                        .isEqualTo(cells[column]);
            }
        }
        int[] values = {1, 12, 13, 24, 25, 36, 37, 48, 49, 300};
        String[] columns = {
            "1-12", "1-12", "13-24", "13-24", "25-36", "25-36", "37-48", "37-48", "49+", "49+"
        };
        for (int i = 0; i < values.length; i++) {
            int column = CAMPAIGN.bombardment().bombardment(values[i]);
            assertThat(CAMPAIGN.bombardment().column(column))
                    .as("value " + values[i])
                    .isEqualTo(columns[i]);
        }
    }

    @Test
    @Rule({"diadem T-BOM-a", "diadem T-BOM-b"})
    void dbIsALossOfTheOwnersChoiceAndDiNothing() {
        bombed(1, 1)
                .waits("losing axis")
                .refused("T-BOM-a", "lose 24G")
                .play("lose 577/305DI")
                .reduced("577/305DI")
                .intact("576/305DI")
                .at("577/305DI", "1408")
                .at("24G", "1508")
                .waits("fighting allies");
        bombed(3, 4).intact("576/305DI").intact("577/305DI").waits("fighting allies");
    }

    private static Table bombed(int first, int second) {
        return Table.diadem()
                .step("fighting allies")
                .with("576/305DI at 1408", "577/305DI at 1408", "24G at 1508")
                .play("attack 1408", "air 3")
                .rolls(first, second)
                .play("declare");
    }

    // Vulnerability.

    @Test
    @Rule({"diadem T-VUL-a", "diadem T-VUL-b", "diadem T-VUL-c", "diadem 2.3a"})
    void everyTypeIsAsVulnerableAsTheTableSays() {
        Map<String, int[]> indices =
                Map.of(
                        "infantry", new int[] {1, 2},
                        "motorised-infantry", new int[] {1, 2},
                        "mountain-infantry", new int[] {1, 2},
                        "airborne-infantry", new int[] {1, 2},
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
    @Rule({"diadem T-VUL-a", "diadem T-VUL-b", "diadem T-VUL-c", "diadem 6.2b", "diadem 8.0e"})
    void vulnerabilityCountsInAnAirAttackAndInABombardment() {
        assertThat(airValue("576/305DI")).isEqualTo(5);
        assertThat(airValue("4/1Para")).isEqualTo(5);
        assertThat(airValue("85/5Geb")).isEqualTo(5);
        assertThat(airValue("9/26Pz")).isEqualTo(5);
        assertThat(airValue("PR26/26Pz")).isEqualTo(10);
        assertThat(airValue("XIV")).isEqualTo(10);
        assertThat(gunValue("24G")).isEqualTo(6);
        assertThat(gunValue("1G")).isEqualTo(6);
        assertThat(gunValue("6RTM/4DMM")).isEqualTo(6);
        assertThat(gunValue("1108E")).isEqualTo(6);
        assertThat(gunValue("26/6Arm")).isEqualTo(3);
        assertThat(gunValue("IIUS")).isEqualTo(3);
        assertThat(gunValue("X")).isEqualTo(6);
    }

    private static int airValue(String unit) {
        return Table.diadem()
                .step("fighting allies")
                .with(unit + " at 1408")
                .play("attack 1408", "air 5")
                .bombardmentValue();
    }

    private static int gunValue(String unit) {
        return Table.diadem()
                .step("fighting axis")
                .with(unit + " at 1408", "XIV at 1208")
                .play("attack 1408", "join XIV")
                .bombardmentValue();
    }

    // The columns of the terrain table.

    @Test
    @Rule({
        "diadem T-TER-a",
        "diadem T-TER-b",
        "diadem T-TER-d",
        "diadem T-TER-e",
        "diadem T-TER-g",
        "diadem 2.3a"
    })
    void theGroundIsWorthTheColumnsOfTheTerrainTable() {
        Table table = Table.diadem();
        assertThat(table.columns("1408")).as("open, with a road").isZero();
        assertThat(table.columns("1406")).as("city").isEqualTo(2);
        assertThat(table.columns("1503")).as("mountain").isEqualTo(3);
        assertThat(table.columns("0911")).as("mountain city").isEqualTo(3);
    }

    @Test
    @Rule("diadem T-TER-h")
    void theSeaHoldsNobody() {
        for (UnitType type : CAMPAIGN.types()) {
            for (String sea : List.of("0115", "0215", "0415", "0514", "0915")) {
                int hex = CAMPAIGN.grid().find(sea).orElseThrow();
                assertThat(CAMPAIGN.terrain().closed(type, hex)).as(type.id()).isTrue();
            }
        }
    }

    @Test
    @Rule("diadem 2.3a")
    void theFourTablesAreDataThatCanBeCorrected() {
        Table terrain =
                Table.changed(
                        "diadem/game.yaml",
                        "city:          { foot: 1,",
                        "city:          { foot: 2,");
        terrain.with("24G at 1405");
        assertThat(terrain.cost("24G 1405-1406")).isEqualTo("2");
        Table combat =
                Table.changed(
                        "diadem/tables.yaml",
                        "2 or 12:   [DVB/ARI,     IMP,",
                        "2 or 12:   [DVB/ARI, DRI/AVI,");
        combat.with("1108E at 1508", "115/15PzGr at 1408")
                .step("fighting allies")
                .rolls(1, 1)
                .play("attack 1408", "join 1108E", "declare")
                .waits("retreating axis");
    }
}
