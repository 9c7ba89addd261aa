package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kessel.games.brigade.data.Campaign;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg09VictoryTest {
    private static final Map<String, String> CITIES =
            Map.of(
                    "Cambrai", "9.2.1d-1",
                    "Carvin", "9.2.1d-2",
                    "Charleroi", "9.2.1d-3",
                    "Laon", "9.2.1d-4",
                    "Maubeuge", "9.2.1d-5",
                    "Montmédy", "9.2.1d-6",
                    "Mons", "9.2.1d-7",
                    "Soissons", "9.2.1d-8",
                    "St. Quentin", "9.2.1d-9",
                    "Valenciennes", "9.2.1d-10");

    private static Table with(String... units) {
        return Table.blitzkrieg().with(units);
    }

    @Test
    @Rule({
        "blitzkrieg 9.2.1d-1",
        "blitzkrieg 9.2.1d-2",
        "blitzkrieg 9.2.1d-3",
        "blitzkrieg 9.2.1d-4",
        "blitzkrieg 9.2.1d-5",
        "blitzkrieg 9.2.1d-6",
        "blitzkrieg 9.2.1d-7",
        "blitzkrieg 9.2.1d-8",
        "blitzkrieg 9.2.1d-9",
        "blitzkrieg 9.2.1d-10",
        "blitzkrieg 9.2.1c",
        "blitzkrieg 9.2.2c"
    })
    void eachCityIsWorthTenToTheFrenchAndNothingToTheGermans() {
        Table opening = Table.blitzkrieg();
        assertThat(opening.score("french")).isEqualTo(105);
        assertThat(opening.scoreTerms("french")).contains("9.2.1c 5");
        CITIES.forEach(
                (city, rule) -> {
                    assertThat(opening.scoreTerms("french")).as(city).contains(rule + " 10");
                    Table lost = Table.blitzkrieg().held("german", city);
                    assertThat(lost.scoreTerms("french")).as(city).doesNotContain(rule + " 10");
                    assertThat(lost.score("french")).isEqualTo(95);
                    assertThat(lost.score("german")).isZero();
                });
    }

    @Test
    @Rule({
        "blitzkrieg 9.2.1d-1",
        "blitzkrieg 9.2.1d-2",
        "blitzkrieg 9.2.1d-3",
        "blitzkrieg 9.2.1d-4",
        "blitzkrieg 9.2.1d-5",
        "blitzkrieg 9.2.1d-6",
        "blitzkrieg 9.2.1d-7",
        "blitzkrieg 9.2.1d-8",
        "blitzkrieg 9.2.1d-9",
        "blitzkrieg 9.2.1d-10"
    })
    void aCityIsHeldByTheSideThatLastHadAUnitInIt() {
        Campaign campaign = Table.BLITZKRIEG.campaign();
        for (String city : CITIES.keySet()) {
            int hex = campaign.place(city);
            String beside = null;
            for (int direction = 0; beside == null; direction++) {
                int next = campaign.grid().neighbour(hex, direction);
                beside = next < 0 ? null : campaign.grid().label(next);
            }
            String label = campaign.grid().label(hex);
            Table table = with("GD at " + beside).play("GD " + beside + "-" + label);
            assertThat(table.holder(city)).isEqualTo("german");
            table.play("GD " + label + "-" + beside);
            assertThat(table.holder(city)).as("nobody need stay").isEqualTo("german");
        }
        Table back = with("66/18DI at 1115").held("german", "Laon").step("moving french");
        back.play("66/18DI 1115-1116-1117");
        assertThat(back.holder("Laon")).as("passing through is enough").isEqualTo("french");
    }

    @Test
    @Rule("blitzkrieg 9.2.1c")
    void theMaginotHexIsWorthFiveUntilAGermanWasTheLastToStandThere() {
        Table table = with("27/12ID at 3717", "66/18DI at 3618").play("27/12ID 3717-3716");
        assertThat(table.scoreTerms("french")).doesNotContain("9.2.1c 5");
        assertThat(table.score("german")).isZero();
        table.play("27/12ID 3716-3616", "end", "end", "66/18DI 3618-3717");
        assertThat(table.scoreTerms("french")).doesNotContain("9.2.1c 5");
        Table back = with("66/18DI at 3717").held("german", "Maginot Line").step("moving french");
        back.play("66/18DI 3717-3716");
        assertThat(back.scoreTerms("french")).contains("9.2.1c 5");
    }

    @Test
    @Rule({"blitzkrieg 9.2.1a", "blitzkrieg 9.2.2c"})
    void aDestroyedUnitIsWorthFiveToTheFrenchAndThreeToTheGermans() {
        Table table =
                with("PR2/1Pz at destroyed", "ARII at destroyed", "SS1/Totenkopf at destroyed")
                        .with("27/12ID at gone 0110 west turn-1", "48/12ID at 2013 reduced")
                        .with("66/18DI at destroyed", "3Spahi at destroyed")
                        .with("77/18DI at gone 0110 west turn-1");
        assertThat(table.scoreTerms("french")).contains("9.2.1a 15");
        assertThat(table.scoreTerms("german")).containsExactly("9.2.2c 6");
        assertThat(table.score("french")).isEqualTo(105 + 15);
    }

    @Test
    @Rule("blitzkrieg 9.2.1b")
    void aFrenchDivisionWithAllItsRegimentsOnTheMapIsWorthFive() {
        String[] two = {"66/18DI at 2013 reduced", "77/18DI at 2013"};
        assertThat(with(two).with("125/18DI at 0110").scoreTerms("french")).contains("9.2.1b 5");
        assertThat(with(two).with("125/18DI at destroyed").scoreTerms("french"))
                .doesNotContain("9.2.1b 5");
        assertThat(with(two).with("125/18DI at gone 0110 west turn-1").scoreTerms("french"))
                .doesNotContain("9.2.1b 5");
        assertThat(
                        with("132RIF at 3616", "136RIF at 3616", "147RIF at 3616", "155RIF at 3716")
                                .score("french"))
                .as("the garrison is no division")
                .isEqualTo(105);
        assertThat(with("B/1DCR at 2013", "H/1DCR at 2012").score("french")).isEqualTo(110);
        assertThat(with("B/4DCR at 2013", "R/4DCR at 2012", "10/4DCR at due").score("french"))
                .isEqualTo(105);
        assertThat(with("PR11/6Pz at 2013", "SR4/6Pz at 2013").score("german")).isZero();
        Table opening = Table.blitzkrieg().opened();
        assertThat(opening.scoreTerms("french").stream().filter("9.2.1b 5"::equals))
                .as("12 divisions on the map, before two more are set up")
                .hasSize(12);
    }

    // 9.2.2 The Panzers.

    private static final List<String> PANZERS =
            List.of(
                    "PR1/1Pz PR2/1Pz SR1/1Pz",
                    "PR3/2Pz PR4/2Pz SR2/2Pz",
                    "PR5/3Pz PR6/3Pz SR3/3Pz",
                    "PR35/4Pz PR36/4Pz SR12/4Pz SR33/4Pz",
                    "PR15/5Pz PR31/5Pz SR13/5Pz SR14/5Pz",
                    "PR11/6Pz SR4/6Pz",
                    "PR25/7Pz SR6/7Pz SR7/7Pz",
                    "PR10/8Pz SR8/8Pz",
                    "PR7/10Pz PR8/10Pz SR69/10Pz SR86/10Pz");

    private static Table gone(String division, String exit) {
        Table table = Table.blitzkrieg();
        for (String unit : division.split(" ")) {
            table.with(unit + " at gone " + exit + " turn-1");
        }
        return table;
    }

    @Test
    @Rule("blitzkrieg 9.2.2a")
    void eachOfNineCompletePanzerDivisionsThatBrokeThroughIsWorthTwenty() {
        assertThat(PANZERS).hasSize(9);
        for (String division : PANZERS) {
            assertThat(gone(division, "0110 west").scoreTerms("german"))
                    .as(division)
                    .containsExactly("9.2.2a 20");
            String first = division.split(" ")[0];
            assertThat(gone(division, "0110 west").with(first + " at destroyed").score("german"))
                    .as("without " + first)
                    .isZero();
            assertThat(gone(division, "0110 west").with(first + " at 0110").score("german"))
                    .isZero();
        }
        assertThat(gone(String.join(" ", PANZERS), "0120 west").score("german")).isEqualTo(180);
        assertThat(gone("5/2Mtz 25/2Mtz", "0110 west").score("german")).isZero();
    }

    @Test
    @Rule("blitzkrieg 9.2.2a")
    void theNorthEdgeCountsAtCarvinAndWestOfIt() {
        String sixth = "PR11/6Pz SR4/6Pz";
        assertThat(gone(sixth, "0301 north").score("german")).isEqualTo(20);
        assertThat(gone(sixth, "0101 north").score("german")).isEqualTo(20);
        assertThat(gone(sixth, "0401 north").score("german")).isZero();
        assertThat(gone(sixth, "0120 south").score("german")).isZero();
        assertThat(gone(sixth, "3710 east").score("german")).isZero();
        // One regiment here, the other there.
        assertThat(
                        gone(sixth, "0301 north")
                                .with("SR4/6Pz at gone 0110 west turn-1")
                                .score("german"))
                .isEqualTo(20);
        Table played = with("PR11/6Pz at 0110", "SR4/6Pz at 0301");
        played.play("PR11/6Pz 0110-west", "SR4/6Pz 0301-north");
        assertThat(played.score("german")).isEqualTo(20);
    }

    @Test
    @Rule("blitzkrieg 9.2.2b")
    void theWayMustStillBeOpenAtTheEnd() {
        String sixth = "PR11/6Pz SR4/6Pz";
        String[] closed = {
            "66/18DI at 0103",
            "77/18DI at 0106",
            "125/18DI at 0109",
            "19/22DI at 0112",
            "62/22DI at 0115",
            "116/22DI at 0118",
            "8/5DIM at 0302"
        };
        Table shut = gone(sixth, "0110 west").with(closed);
        assertThat(shut.score("german")).as("no three hexes in a row").isZero();
        // The north edge alone will do, and so will three hexes of the west edge.
        assertThat(gone(sixth, "0110 west").with(closed).with("8/5DIM at 2013").score("german"))
                .as("0101 to 0301 are free")
                .isEqualTo(20);
        assertThat(gone(sixth, "0110 west").with(closed).with("62/22DI at 2013").score("german"))
                .as("0114 to 0116 are free")
                .isEqualTo(20);
        assertThat(gone(sixth, "0110 west").with(closed).with("62/22DI at 0214").score("german"))
                .as("a zone closes it from the second column")
                .isZero();
        assertThat(
                        gone(sixth, "0110 west")
                                .with(closed)
                                .with("62/22DI at 2013", "27/12ID at 0115")
                                .score("german"))
                .as("the Germans may stand in the way")
                .isEqualTo(20);
    }

    // 9.2 Who wins.

    @Test
    @Rule("blitzkrieg 9.2c")
    void theHigherScoreWinsAndEqualScoresAreADraw() {
        assertThat(Table.blitzkrieg().leader()).isEqualTo("french");
        String five = String.join(" ", PANZERS.subList(0, 5));
        assertThat(gone(five, "0110 west").leader()).as("100 to 105").isEqualTo("french");
        String six = String.join(" ", PANZERS.subList(0, 6));
        assertThat(gone(six, "0110 west").leader()).as("120 to 105").isEqualTo("german");
        Table equal =
                gone(six, "0110 west")
                        .with("ARII at destroyed", "ARIII at destroyed", "GD at destroyed");
        assertThat(equal.score("german")).isEqualTo(equal.score("french")).isEqualTo(120);
        assertThat(equal.leader()).isEqualTo("nobody");
    }

    /** An owner of the box may find Carvin printed elsewhere. */
    @Test
    @Rule("blitzkrieg 9.2.2a")
    void theNorthEdgeCountsAsFarAsCarvinWhereverItIs() {
        String[] sixth = {"PR11/6Pz", "SR4/6Pz"};
        for (String exit : List.of("0401", "0501", "0601")) {
            Table moved =
                    Table.changed("blitzkrieg/map.yaml", "  Carvin: 0301", "  Carvin: 0501")
                            .with(
                                    "5/2Mtz at gone 0110 west turn-1",
                                    "25/2Mtz at gone 0110 west turn-1");
            for (String unit : sixth) {
                moved.with(unit + " at gone " + exit + " north turn-1");
            }
            assertThat(moved.scoreTerms("german"))
                    .as(exit)
                    .isEqualTo(exit.equals("0601") ? List.of() : List.of("9.2.2a 20"));
        }
    }
}
