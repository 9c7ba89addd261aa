package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.games.brigade.data.Counter;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem11VictoryTest {
    private static final List<String> PLACES =
            List.of("Monte Cassino", "Arce", "Piedimonte", "Itri", "Pontecorvo");

    private static Table alliesHoldAll() {
        Table table = Table.diadem().turn(7);
        PLACES.forEach(place -> table.held("allies", place));
        return table;
    }

    // The reduced units.

    /** The Axis Combat Phase of the last turn, with these units reduced. */
    private static Table lastPhase(String... reduced) {
        Table table = Table.diadem().turn(7).step("fighting axis");
        for (int i = 0; i < reduced.length; i++) {
            table.with(String.format("%s at %02d08 reduced", reduced[i], 3 + i));
        }
        return table;
    }

    @Test
    @Rule("diadem 11.2a")
    void eachSideEliminatesAThirdOfItsReducedUnitsRoundedDown() {
        Table seven =
                lastPhase("24G", "1G", "10/4Br", "12/4Br", "28/4Br", "26/6Arm", "61/6Arm")
                        .with("X at 1310", "9Arm at gone 1608 east turn-3 reduced")
                        .play("end")
                        .waits("disbanding allies")
                        .refused("11.2a", "lose X")
                        .refused("11.2a", "lose 9Arm")
                        .refused("3.0a", "end")
                        .play("lose 10/4Br")
                        .waits("disbanding allies")
                        .play("lose 26/6Arm")
                        .waits("over");
        seven.at("10/4Br", "destroyed").at("26/6Arm", "destroyed").at("24G", "0308");
        assertThat(seven.scoreTerms("axis")).contains("11.2.2a 20");
        assertThat(seven.cited()).contains("11.2a", "3.0d");
        lastPhase("24G", "1G").play("end").waits("over").at("24G", "0308");
    }

    @Test
    @Rule("diadem 11.2a")
    void theAlliesChooseFirstAndThenTheGermans() {
        Table table =
                lastPhase("24G", "1G", "10/4Br")
                        .with("576/305DI at 1310 reduced", "577/305DI at 1410 reduced")
                        .with("578/305DI at 1510 reduced")
                        .play("end")
                        .waits("disbanding allies")
                        .refused("11.2a", "lose 576/305DI");
        assertThat(table.moves()).containsExactlyInAnyOrder("lose 24G", "lose 1G", "lose 10/4Br");
        table =
                table.play("lose 24G")
                        .waits("disbanding axis")
                        .refused("11.2a", "lose 1G")
                        .play("lose 578/305DI")
                        .waits("over");
        assertThat(table.scoreTerms("allies")).containsExactly("11.2.1a 3");
    }

    // Places.

    @Test
    @Rule({
        "diadem 11.2b-1",
        "diadem 11.2b-2",
        "diadem 11.2b-3",
        "diadem 11.2b-4",
        "diadem 11.2b-5"
    })
    void fivePlacesBeginInGermanHandsAndScoreTenForTheirHolder() {
        Table opening = Table.diadem().opened();
        PLACES.forEach(place -> assertThat(opening.holder(place)).as(place).isEqualTo("axis"));
        assertThat(opening.scoreTerms("axis"))
                .containsExactly(
                        "11.2b-1 10",
                        "11.2b-2 10",
                        "11.2b-3 10",
                        "11.2b-4 10",
                        "11.2b-5 10",
                        "11.2.2b 16");
        for (int i = 0; i < 5; i++) {
            Table table = Table.diadem().held("allies", PLACES.get(i));
            assertThat(table.scoreTerms("allies")).containsExactly("11.2b-" + (i + 1) + " 10");
            assertThat(table.scoreTerms("axis"))
                    .hasSize(4)
                    .doesNotContain("11.2b-" + (i + 1) + " 10");
        }
    }

    @Test
    @Rule({
        "diadem 11.2b-1",
        "diadem 11.2b-2",
        "diadem 11.2b-3",
        "diadem 11.2b-4",
        "diadem 11.2b-5"
    })
    void aPlaceBelongsToTheSideThatLastHadAUnitInIt() {
        assertTaken("Monte Cassino", "24G", "1007", "1006");
        assertTaken("Arce", "24G", "0203", "0202");
        assertTaken("Piedimonte", "24G", "0706", "0806");
        assertTaken("Itri", "24G", "0313", "0213");
        assertTaken("Pontecorvo", "24G", "0506", "0507");
        // Passing is enough, and the place can be taken back.
        Table table = Table.diadem().with("61/6Arm at 0906", "576/305DI at 0605");
        table.play("61/6Arm 0906-0806-0807", "end", "end");
        assertThat(table.holder("Piedimonte")).isEqualTo("allies");
        table.play("576/305DI 0605-0705", "576/305DI 0705-0806");
        assertThat(table.holder("Piedimonte")).isEqualTo("axis");
    }

    private static void assertTaken(String place, String unit, String from, String to) {
        Table table = Table.diadem().with(unit + " at " + from);
        assertThat(table.holder(place)).isEqualTo("axis");
        table.play(unit + " " + from + "-" + to);
        assertThat(table.holder(place)).isEqualTo("allies");
    }

    // Units.

    @Test
    @Rule({"diadem 11.2.1a", "diadem 11.2.2a"})
    void aGermanUnitIsWorthThreeAndAnAlliedOneTen() {
        Table table =
                alliesHoldAll()
                        .with("576/305DI at destroyed", "LI at destroyed", "9/26Pz at 0808 reduced")
                        .with("24G at destroyed", "1It at destroyed", "6RTM/4DMM at destroyed")
                        .with("1/3Pol at destroyed", "5/2NZ at destroyed", "17/8Ind at destroyed")
                        .with("11/6SA at destroyed", "1/1Can at destroyed", "X at destroyed")
                        .with("141/36US at destroyed", "26/6Arm at 1508 reduced");
        assertThat(table.scoreTerms("allies")).contains("11.2.1a 6");
        assertThat(table.score("allies")).isEqualTo(56);
        assertThat(table.score("axis")).as("ten units, and one on the map").isEqualTo(101);
        assertThat(table.scoreTerms("axis")).contains("11.2.2a 20", "11.2.2a 10", "11.2.2b 1");
    }

    @Test
    @Rule("diadem 11.2.1b")
    void aCompleteDivisionThatLeftByTheWestScoresTen() {
        Table table = Table.diadem().with("1/3Pol at 0104", "2/3Pol at 0104", "24G at 0104");
        table.play("1/3Pol 0104-west", "24G 0104-west");
        assertThat(table.scoreTerms("allies")).as("half a division, and a brigade").isEmpty();
        table.play("2/3Pol 0104-west");
        assertThat(table.scoreTerms("allies")).containsExactly("11.2.1b 10");
        Table two =
                Table.diadem()
                        .turn(7)
                        .with("1/3Pol at gone 0104 west turn-2", "2/3Pol at gone 0112 west turn-6")
                        .with("5/2NZ at gone 0104 west turn-2", "6/2NZ at gone 0104 west turn-2");
        assertThat(two.scoreTerms("allies")).containsExactly("11.2.1b 10", "11.2.1b 10");
        Table north =
                Table.diadem()
                        .turn(7)
                        .with(
                                "1/3Pol at gone 0104 west turn-2",
                                "2/3Pol at gone 0201 north turn-2");
        assertThat(north.scoreTerms("allies")).as("by another edge").isEmpty();
        Table driven =
                Table.diadem()
                        .turn(7)
                        .with("1/3Pol at gone 0104 west turn-2")
                        .with("2/3Pol at gone 0104 west turn-2 driven-off");
        assertThat(driven.scoreTerms("allies")).as("driven off is not to leave").isEmpty();
        Table germans =
                Table.diadem()
                        .turn(7)
                        .with("200/90PzGr at gone 0104 west turn-2")
                        .with("361/90PzGr at gone 0104 west turn-2");
        assertThat(germans.scoreTerms("allies")).as("not for Germans").isEmpty();
    }

    private static Table texans(String first, String second, String third) {
        return Table.diadem()
                .turn(5)
                .with("141/36US at " + first, "142/36US at " + second, "143/36US at " + third);
    }

    @Test
    @Rule("diadem 11.2.1c")
    void theThirtySixthDivisionScoresTenIfItIsWithdrawnByTurnThree() {
        String inTime = "gone 1415 south turn-3";
        String east = "gone 1608 east turn-1";
        assertThat(texans(inTime, inTime, east).scoreTerms("allies")).containsExactly("11.2.1c 10");
        assertThat(texans(inTime, inTime, "gone 1415 south turn-4").scoreTerms("allies")).isEmpty();
        assertThat(texans(inTime, inTime, "1415").scoreTerms("allies")).isEmpty();
        assertThat(texans(inTime, inTime, "destroyed").scoreTerms("allies")).isEmpty();
        assertThat(texans(inTime, inTime, east + " driven-off").scoreTerms("allies"))
                .as("driven off is not withdrawn")
                .isEmpty();
        // By the west edge it scores once.
        String west = "gone 0104 west turn-2";
        assertThat(texans(west, west, west).scoreTerms("allies")).containsExactly("11.2.1c 10");
        String late = "gone 0104 west turn-4";
        assertThat(texans(late, late, late).scoreTerms("allies")).containsExactly("11.2.1b 10");
        // In play, by the south edge where they stand.
        Table table = texans("1415", "1415", "1415").turn(3);
        table.play("141/36US 1415-south", "142/36US 1415-south");
        assertThat(table.scoreTerms("allies")).isEmpty();
        table.play("143/36US 1415-south");
        assertThat(table.scoreTerms("allies")).containsExactly("11.2.1c 10");
    }

    // The Germans who are left.

    private static Table germans() {
        return alliesHoldAll()
                .with("576/305DI at 0808", "577/305DI at 0808", "578/305DI at 0707")
                .with("211/71DI at destroyed", "9/26Pz at due");
    }

    @Test
    @Rule("diadem 11.2.2b")
    void withoutABreakoutTheGermansScoreOneForEveryUnitOnTheMap() {
        assertThat(germans().scoreTerms("axis")).containsExactly("11.2.2b 3");
        // Whoever left elsewhere, or was driven off in the west, has not broken out.
        assertThat(germans().with("24G at gone 0201 north turn-2").scoreTerms("axis"))
                .containsExactly("11.2.2b 3");
        assertThat(germans().with("24G at gone 0104 west turn-2 driven-off").scoreTerms("axis"))
                .containsExactly("11.2.2b 3");
    }

    @Test
    @Rule("diadem 11.2.2c")
    void afterABreakoutTheyScoreOneForEveryUnitThatGotAway() {
        Table table = germans();
        Table.DIADEM.campaign().counters().stream()
                .filter(counter -> counter.side() == 1)
                .map(Counter::id)
                .filter(id -> !List.of("576/305DI", "577/305DI", "578/305DI").contains(id))
                .forEach(id -> table.with(id + " at destroyed"));
        table.with("LI at gone 0104 west turn-2", "XIV at gone 0201 north turn-3")
                .with("10Ex at gone 0104 west turn-3 driven-off")
                .with("24G at 0104");
        assertThat(table.scoreTerms("axis")).containsExactly("11.2.2b 3");
        table.play("24G 0104-west");
        // Whoever was driven off has not left.
        assertThat(table.scoreTerms("axis")).containsExactly("11.2.2c 2");
        table.play("end", "end", "578/305DI 0707-0608", "end", "end");
        assertThat(table.scoreTerms("axis")).containsExactly("11.2.2c 2");
    }

    @Test
    @Rule("diadem 11.2c")
    void morePointsWinAndEqualPointsAreADraw() {
        assertThat(Table.diadem().leader()).isEqualTo("axis");
        assertThat(alliesHoldAll().leader()).isEqualTo("allies");
        Table three = alliesHoldAll().held("axis", "Arce").held("axis", "Itri");
        assertThat(three.leader()).as("30 to 20").isEqualTo("allies");
        Table even = alliesHoldAll().held("axis", "Arce").held("axis", "Itri");
        even.with("24G at destroyed");
        assertThat(even.score("axis")).isEqualTo(30).isEqualTo(even.score("allies"));
        assertThat(even.leader()).isEqualTo("nobody");
    }

    @Test
    @Rule("diadem 11.2.2c")
    void afterABreakoutGermansOnTheMapAreWorthNothing() {
        Table table = germans().with("24G at gone 0104 west turn-2");
        assertThat(table.scoreTerms("axis")).isEmpty();
    }

    @Test
    @Rule("diadem 11.2.1c")
    void onlyTheThirtySixthIsWithdrawn() {
        String south = " at gone 1415 south turn-2";
        for (String division : List.of("36US", "88US")) {
            Table table = Table.diadem().turn(5);
            Table.DIADEM.campaign().counters().stream()
                    .map(Counter::id)
                    .filter(id -> id.endsWith("/" + division))
                    .forEach(id -> table.with(id + south));
            assertThat(table.scoreTerms("allies"))
                    .as(division)
                    .isEqualTo(division.equals("36US") ? List.of("11.2.1c 10") : List.of());
        }
    }
}
