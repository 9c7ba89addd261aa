package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Chapter11SetUpTest {
    @Test
    @Rule({
        "gazala 11.1a",
        "gazala 11.1.1a",
        "gazala 11.1.1b",
        "gazala 11.1.1c",
        "gazala 11.1.1d",
        "gazala 11.1.1e",
        "gazala 11.1.1f",
        "gazala 11.1.2a"
    })
    void unitsStartInThePlacesThatTheBookNames() {
        Campaign gazala = Table.GAZALA.campaign();
        Table table = Table.campaign();
        table.at("1Tk", label(gazala, "Sidi Muftah"));
        table.at("150/50", label(gazala, "Got El Ualeb"));
        table.at("22/1Arm", label(gazala, "Bir El Harmat"));
        table.at("7Mot/7Arm", label(gazala, "Retma"));
        table.at("201G", label(gazala, "Knightsbridge"));
        table.at("1FL", label(gazala, "Bir Hacheim"));
        table.at("9B", label(gazala, "Sidi Breghisc"));
        table.at("4/2SA", label(gazala, "Tobruk")).at("6/2SA", label(gazala, "Tobruk"));
    }

    private static String label(Campaign gazala, String place) {
        return gazala.grid().label(gazala.place(place));
    }

    @Test
    @Rule({"gazala 11.1a", "gazala 4.1.1a", "gazala 4.1.2j"})
    void everybodyElseStartsOnTheMapExceptFreeUnitsAndReinforcements() {
        Campaign gazala = Table.GAZALA.campaign();
        BrigadePosition position = Table.campaign().position();
        List<String> free = List.of("XIII", "XXX", "8Ex", "PiGer", "GenIt");
        List<String> due = List.of("10/5Ind", "11/4Ind", "133/Littorio", "12B/Littorio");
        for (Counter counter : gazala.counters()) {
            int hex = position.hex(counter.index());
            if (free.contains(counter.id())) {
                assertThat(hex).as(counter.id()).isEqualTo(BrigadePosition.FREE);
            } else if (due.contains(counter.id())) {
                assertThat(hex).as(counter.id()).isEqualTo(BrigadePosition.DUE);
            } else {
                assertThat(hex).as(counter.id()).isNotNegative();
                assertThat(position.count(hex)).isLessThanOrEqualTo(3);
                assertThat(position.inEnemyZone(hex, counter.side())).as(counter.id()).isFalse();
                boolean mined = gazala.map().has(hex, "minefield");
                assertThat(mined && counter.side() == 0).as(counter.id()).isFalse();
            }
        }
    }

    @Test
    @Rule("gazala 11.1a")
    void theAlliesSetUpTheirFreeUnitsThenTheAxisThenTheAxisMoves() {
        Table table = Table.campaign().waits("placing allies");
        table.refused("3.0b", "place PiGer 0505").refused("3.0a", "1FL 1012-1013");
        table.refused("11.1a", "place 1FL 1113");
        table.play("place XIII 1004").refused("11.1a", "place XIII 1104");
        table.play("place XXX 1511", "place 8Ex 1305").waits("placing axis");
        table.refused("3.0b", "place XIII 1104");
        table.play("place GenIt 0607", "place PiGer 0505").waits("moving axis");
        assertThat(table.position().turn()).isEqualTo(1);
        assertThat(table.airLeft("axis")).isEqualTo(35);
    }

    @Test
    @Rule("gazala 11.1.1g")
    void theGunsOfTheThirteenthCorpsStartBehindTheFrontAndNorthOfGotElUaleb() {
        Table table = Table.campaign();
        // In row 04 the front is the brigade at 0804; in row 07 it lies between 1006 and 1108,
        // for the Guards at Knightsbridge, 1407, are a reserve.
        table.allowed("place XIII 0904").allowed("place XIII 2007").allowed("place XIII 1307");
        table.allowed("place XIII 1107").refused("11.1.1g", "place XIII 1007");
        table.refused("11.1.1g", "place XIII 0804").refused("11.1.1g", "place XIII 0704");
        // Got El Ualeb is in row 08. North of the first unit the front is level.
        table.refused("11.1.1g", "place XIII 1308").refused("11.1.1g", "place XIII 1509");
        table.allowed("place XIII 1101").refused("T-TER-d", "place XIII 0801");
        table.refused("11.1.1g", "place XIII 0101").refused("11.1.1g", "place XIII 0301");
    }

    @Test
    @Rule("gazala 11.1.1h")
    void theGunsOfTheThirtiethCorpsStartBehindTheFrontAndSouthOfGotElUaleb() {
        Table table = Table.campaign();
        table.allowed("place XXX 1509").allowed("place XXX 1112").allowed("place XXX 1714");
        table.refused("11.1.1h", "place XXX 1308").refused("11.1.1h", "place XXX 1004");
        table.refused("11.1.1h", "place XXX 0912").refused("11.1.1h", "place XXX 1012");
        // Straight from 1108 to 1012, whatever stands behind; level beyond Retma.
        table.allowed("place XXX 1309")
                .allowed("place XXX 1111")
                .refused("11.1.1h", "place XXX 1010");
        table.allowed("place XXX 1716").refused("11.1.1h", "place XXX 1616");
    }

    @Test
    @Rule("gazala 11.1.1i")
    void theGunsOfTheEighthArmyStartAnywhereBehindTheFront() {
        Table table = Table.campaign();
        table.allowed("place 8Ex 1305").allowed("place 8Ex 1308").allowed("place 8Ex 1714");
        table.refused("11.1.1i", "place 8Ex 0705").refused("11.1.1i", "place 8Ex 1108");
        assertThat(table.moves()).contains("place 8Ex 1208").doesNotContain("place 8Ex 0908");
    }

    @Test
    @Rule({"gazala 11.1.2b", "gazala 11.1.2c"})
    void theEngineersStartBehindTheAxisFront() {
        Table table = Table.campaign().play("place XIII 1004", "place XXX 1511", "place 8Ex 1305");
        // In row 07 the front is Pavia at 0707, in row 11 the 90th Light at 0411.
        table.allowed("place PiGer 0607").allowed("place GenIt 0607").allowed("place GenIt 0311");
        table.refused("11.1.2b", "place PiGer 0707").refused("11.1.2b", "place PiGer 0807");
        table.refused("11.1.2c", "place GenIt 0707").refused("11.1.2c", "place GenIt 0511");
    }

    @Test
    @Rule({"gazala 11.1.1g", "gazala 11.1.1i", "gazala 11.1.2b"})
    void nobodySetsUpInAnEnemyZoneOnTheEnemyOrInTheSea() {
        Table allies =
                Table.gazala()
                        .with("1/1SA at 0804", "61/Trento at 1104", "XIII at free", "8Ex at free")
                        .step("placing allies");
        allies.refused("11.1.1g", "place XIII 1004").refused("4.1.2j", "place 8Ex 1104");
        allies.refused("T-TER-d", "place 8Ex 2004").allowed("place XIII 0904");
        Table axis =
                Table.gazala()
                        .with("61/Trento at 0604", "1/1SA at 0203", "PiGer at free")
                        .step("placing axis");
        axis.refused("11.1.2b", "place PiGer 0303").allowed("place PiGer 0505");
    }

    @Test
    @Rule({"gazala 11.1a", "gazala 4.1.1a"})
    void theLimitOfThreeHoldsAtSetUp() {
        Table table = Table.campaign();
        table.play("place 8Ex 1904").refused("4.1.1a", "place XIII 1904");
    }

    @Test
    @Rule({"gazala 11.1.3a", "gazala 4.2.1a"})
    void theTenthIndianBrigadeComesOnTurnFive() {
        Table.gazala()
                .with("10/5Ind at due")
                .turn(4)
                .step("moving allies")
                .refused("11.1.3a", "enter 10/5Ind 2508");
        Table.gazala()
                .with("10/5Ind at due")
                .turn(5)
                .step("moving allies")
                .refused("4.2.1a", "enter 10/5Ind 0108")
                .play("enter 10/5Ind 2508")
                .at("10/5Ind", "2508");
    }

    @Test
    @Rule({"gazala 11.1.3b", "gazala 4.2.1a"})
    void theEleventhIndianBrigadeComesOnTurnTen() {
        Table.gazala()
                .with("11/4Ind at due")
                .turn(9)
                .step("moving allies")
                .refused("11.1.3b", "enter 11/4Ind 2508");
        Table.gazala()
                .with("11/4Ind at due")
                .turn(10)
                .step("moving allies")
                .refused("4.2.1a", "enter 11/4Ind 0108")
                .play("enter 11/4Ind 2508")
                .at("11/4Ind", "2508");
    }

    @Test
    @Rule({"gazala 11.1.4a", "gazala 4.2.1a"})
    void theTwoUnitsOfLittorioComeOnTurnThirteen() {
        for (String unit : List.of("133/Littorio", "12B/Littorio")) {
            Table.gazala()
                    .with(unit + " at due")
                    .turn(12)
                    .refused("11.1.4a", "enter " + unit + " 0101");
            Table.gazala()
                    .with(unit + " at due")
                    .turn(13)
                    .refused("4.2.1a", "enter " + unit + " 2508")
                    .play("enter " + unit + " 0101")
                    .at(unit, "0101");
        }
    }

    // Points.

    @Test
    @Rule({"gazala 11.2a-1", "gazala 11.2a-2", "gazala 11.2a-3", "gazala 11.2a-4", "brigade R35"})
    void allFourPlacesBeginInAlliedHands() {
        Table table = Table.campaign();
        assertThat(table.scoreTerms("allies"))
                .containsExactly("11.2a-1 50", "11.2a-2 30", "11.2a-3 20", "11.2a-4 10");
        assertThat(table.scoreTerms("axis")).isEmpty();
    }

    @Test
    @Rule({"gazala 11.2a-1", "gazala 11.2a-2", "gazala 11.2a-3", "gazala 11.2a-4"})
    void eachPlaceScoresForWhoeverHoldsIt() {
        assertThat(held("Tobruk").scoreTerms("axis")).containsExactly("11.2a-1 50");
        assertThat(held("Bir Hacheim").scoreTerms("axis")).containsExactly("11.2a-2 30");
        assertThat(held("El Adem").scoreTerms("axis")).containsExactly("11.2a-3 20");
        assertThat(held("Knightsbridge").scoreTerms("axis")).containsExactly("11.2a-4 10");
        assertThat(held("Tobruk").score("allies")).isEqualTo(60);
        // Belhamed is a depot and scores nothing.
        assertThat(held("Belhamed").score("axis")).isZero();
    }

    private static Table held(String place) {
        return Table.gazala().held("axis", place);
    }

    @Test
    @Rule({"gazala 11.2a-1", "gazala 11.2a-3", "brigade R35"})
    void aPlaceBelongsToTheSideThatLastHadAUnitInIt() {
        Table table = Table.gazala().with("61/Trento at 1707", "9/5Ind at 2009");
        table.play("61/Trento 1707-1808");
        assertThat(table.holder("El Adem")).isEqualTo("axis");
        // Nobody need stay.
        table.play("61/Trento 1808-1707", "end", "end");
        assertThat(table.holder("El Adem")).isEqualTo("axis");
        assertThat(table.scoreTerms("axis")).containsExactly("11.2a-3 20");
        table.play("9/5Ind 2009-1908-1809");
        assertThat(table.holder("El Adem")).isEqualTo("axis");
        table.play("9/5Ind 1809-1808");
        assertThat(table.holder("El Adem")).isEqualTo("allies");
        // Passing through is enough.
        Table passing = Table.gazala().with("61/Trento at 1907");
        passing.play("61/Trento 1907-1808-1708");
        assertThat(passing.holder("El Adem")).isEqualTo("axis");
    }

    @Test
    @Rule("gazala 11.2.1a")
    void theAxisScoresFiveForEveryAlliedUnitDestroyed() {
        Table table =
                Table.gazala()
                        .with("1/1SA at destroyed", "9/5Ind at destroyed", "1FL at destroyed")
                        .with("201G at destroyed", "XIII at gone", "4/7Arm at 0613 reduced");
        assertThat(table.score("axis")).isEqualTo(20);
        assertThat(table.scoreTerms("axis")).allMatch(term -> term.equals("11.2.1a 5"));
        assertThat(table.score("allies")).isEqualTo(110);
    }

    @Test
    @Rule({"gazala 11.2.2a", "gazala 11.2.2b"})
    void theAlliesScoreFiveForAGermanUnitAndOneForAnItalian() {
        Table table =
                Table.gazala()
                        .with("8/15Pz at destroyed", "PzA at destroyed", "61/Trento at destroyed")
                        .with("132/Ariete at destroyed", "X at destroyed", "AK at gone");
        assertThat(table.scoreTerms("allies")).contains("11.2.2a 10", "11.2.2b 3");
        assertThat(table.score("allies")).isEqualTo(123);
        assertThat(table.score("axis")).isZero();
    }

    @Test
    @Rule({"gazala 11.2c", "brigade R36"})
    void morePointsWinAndEqualPointsAreADraw() {
        assertThat(Table.gazala().leader()).isEqualTo("allies");
        Table ahead =
                held("Tobruk").with("1/1SA at destroyed", "2/1SA at destroyed", "1FL at destroyed");
        assertThat(ahead.leader()).isEqualTo("axis");
        Table equal = held("Tobruk").with("1/1SA at destroyed", "2/1SA at destroyed");
        assertThat(equal.score("axis")).isEqualTo(equal.score("allies")).isEqualTo(60);
        assertThat(equal.leader()).isEqualTo("nobody");
    }
}
