package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem11SetUpTest {
    private static final List<String> FREE =
            List.of(
                    "X", "XIII", "8Ex", "IIUS", "5Ex", "1GTM", "3GTM", "4GTM", "CEF", "ICan",
                    "IIPol", "10Ex", "XIV", "LI");

    private static Table campaign() {
        return Table.diadem().opened();
    }

    /** The zones are worked out when a game is read. */
    private static Table readAnew() {
        return Table.diadem().opened();
    }

    private static void assertStart(String hex, String... units) {
        Table table = campaign();
        for (String unit : units) {
            table.at(unit, hex).intact(unit);
        }
        int at = Table.DIADEM.map().grid().find(hex).orElseThrow();
        assertThat(table.position().count(at)).as("units in " + hex).isEqualTo(units.length);
    }

    @Test
    @Rule({
        "diadem 11.1.1a",
        "diadem 11.1.1b",
        "diadem 11.1.1c",
        "diadem 11.1.1d",
        "diadem 11.1.1e",
        "diadem 11.1.1f",
        "diadem 11.1.1g",
        "diadem 11.1.1h",
        "diadem 11.1.1i",
        "diadem 11.1.1j",
        "diadem 11.1.1k",
        "diadem 11.1.1l"
    })
    void theEighthArmyStartsWhereTheBookSays() {
        assertStart("1503", "1It");
        assertStart("1404", "24G");
        assertStart("1304", "5/2NZ", "6/2NZ");
        assertStart("1205", "2ArmPol");
        assertStart("1104", "5/5Pol", "6/5Pol");
        assertStart("1105", "1/3Pol", "2/3Pol");
        assertStart("1306", "1G");
        assertStart("1307", "10/4Br", "12/4Br", "28/4Br", "26/6Arm");
        assertStart("1408", "11/78Br", "36/78Br", "38/78Br", "61/6Arm");
        assertStart("1308", "17/8Ind", "19/8Ind", "21/8Ind", "1ArmCan");
        assertStart("1508", "1/1Can", "2/1Can", "3/1Can");
        assertStart("1509", "5/5Can", "11/5Can");
    }

    @Test
    @Rule({
        "diadem 11.1.1m",
        "diadem 11.1.1n",
        "diadem 11.1.1o",
        "diadem 11.1.1p",
        "diadem 11.1.1q",
        "diadem 11.1.1r",
        "diadem 11.1.1s",
        "diadem 11.1.1t"
    })
    void theFifthArmyStartsWhereTheBookSays() {
        assertStart("1411", "1/1DMI", "2/1DMI", "4/1DMI");
        assertStart("1412", "4RTM/2DIM", "5RTM/2DIM", "8RTM/2DIM");
        assertStart("1313", "1RTM/4DMM", "2RTM/4DMM", "6RTM/4DMM");
        assertStart("1214", "3RTA/3DIA", "4RTT/3DIA", "7RTA/3DIA");
        assertStart("1014", "349/88US", "350/88US", "351/88US");
        assertStart("0914", "337/85US", "338/85US", "339/85US");
        assertStart("1015", "1108E");
        assertStart("1415", "141/36US", "142/36US", "143/36US");
    }

    @Test
    @Rule({
        "diadem 11.1.2a",
        "diadem 11.1.2b",
        "diadem 11.1.2c",
        "diadem 11.1.2d",
        "diadem 11.1.2e",
        "diadem 11.1.2f",
        "diadem 11.1.2g",
        "diadem 11.1.2h",
        "diadem 11.1.2i",
        "diadem 11.1.2j",
        "diadem 11.1.2k",
        "diadem 11.1.2l",
        "diadem 11.1.2m",
        "diadem 11.1.2n",
        "diadem 11.1.2o"
    })
    void theGermansStartWhereTheBookSays() {
        assertStart("1402", "85/5Geb");
        assertStart("1203", "HD/44DI");
        assertStart("1003", "132/44DI");
        assertStart("0904", "131/44DI", "100/5Geb");
        assertStart("1006", "4/1Para");
        assertStart("1106", "3/1Para");
        assertStart("1007", "1/1Para");
        assertStart("1008", "576/305DI");
        assertStart("1108", "115/15PzGr");
        assertStart("1210", "211/71DI");
        assertStart("1212", "194/71DI");
        assertStart("1112", "191/71DI");
        assertStart("1013", "276/94DI");
        assertStart("0813", "274/94DI");
        assertStart("0714", "267/94DI");
    }

    @Test
    @Rule({"diadem 11.1a", "diadem 4.1.1a"})
    void everybodyElseIsFreeOrComesLater() {
        Map<String, Integer> where = new HashMap<>();
        BrigadePosition position = campaign().position();
        for (Counter counter : Table.DIADEM.campaign().counters()) {
            int hex = position.hex(counter.index());
            where.merge(
                    hex >= 0 ? "map" : hex == BrigadePosition.FREE ? "free" : "due",
                    1,
                    Integer::sum);
            assertThat(hex == BrigadePosition.FREE)
                    .as(counter.id())
                    .isEqualTo(FREE.contains(counter.id()));
        }
        assertThat(where).isEqualTo(Map.of("map", 65, "free", 14, "due", 18));
    }

    // Free units.

    @Test
    @Rule({"diadem 11.1a", "diadem 3.0a"})
    void theAlliesSetUpTheirFreeUnitsThenTheGermansThenTheAlliesMove() {
        Table table = campaign().waits("placing allies");
        table.refused("3.0b", "place LI 0906").refused("3.0a", "24G 1404-1405");
        table.refused("11.1a", "place 24G 1405");
        table.play("place X 1405", "place XIII 1407", "place 8Ex 1509", "place IIUS 1115");
        table.play("place 5Ex 1215", "place 1GTM 1411", "place 3GTM 1412", "place 4GTM 1313");
        table.play("place CEF 1414", "place ICan 1405", "place IIPol 1305").waits("placing axis");
        table.refused("3.0b", "place X 1405");
        table.play("place 10Ex 0907", "place XIV 1012", "place LI 0906").waits("moving allies");
        assertThat(table.position().turn()).isEqualTo(1);
        assertThat(table.airLeft("allies")).isEqualTo(20);
    }

    @Test
    @Rule("diadem 11.1.1u")
    void theTaborsStartWithAFrenchDivisionFourToAHex() {
        Table table = readAnew();
        for (String tabor : List.of("1GTM", "3GTM", "4GTM")) {
            for (String french : List.of("1411", "1412", "1313", "1214")) {
                table.allowed("place " + tabor + " " + french);
            }
            table.refused("11.1.1u", "place " + tabor + " 1410");
            table.refused("11.1.1u", "place " + tabor + " 1014");
        }
        table.play("place 1GTM 1313").refused("4.1.1a", "place 3GTM 1313");
    }

    @Test
    @Rule({"diadem 11.1.1u", "diadem 4.1.1a"})
    void nobodyFillsTheHexesThatTheTaborsNeed() {
        // Four French hexes have room for one unit each, and three tabors go there.
        Table table = readAnew().play("place 5Ex 1313");
        table.refused("11.1.1u", "place IIUS 1214").allowed("place IIUS 1314");
        table.play("place 1GTM 1411", "place 3GTM 1412").refused("11.1.1u", "place IIUS 1214");
        table.play("place 4GTM 1214").refused("4.1.1a", "place IIUS 1214");
        assertThat(table.told()).last().isEqualTo("4GTM is set up in 1214.");
    }

    @Test
    @Rule("diadem 11.1.1v")
    void armyGunsStartBehindTheDivisionsOfTheirSideOfTheLiri() {
        Table table = readAnew();
        table.allowed("place 8Ex 1407").allowed("place 8Ex 1609").allowed("place 8Ex 1205");
        table.refused("11.1.1v", "place 8Ex 1410").refused("11.1.1v", "place 8Ex 1115");
        table.allowed("place 5Ex 1510").allowed("place 5Ex 1115").allowed("place 5Ex 1515");
        table.refused("11.1.1v", "place 5Ex 1409").refused("11.1.1v", "place 5Ex 1407");
        // Behind Canadians and behind Frenchmen, but on the other army's side.
        table.refused("11.1.1v", "place 8Ex 1610").refused("11.1.1v", "place 5Ex 1509");
        // 1410 is as near to the Germans in 1210 as the French in 1411 are.
        table.refused("11.1.1v", "place 5Ex 1410");
        // Not in a German zone, nor on the German side of the Gustav Line.
        table.refused("11.1.1v", "place 8Ex 1207").refused("11.1.1v", "place 8Ex 1602");
        table.refused("11.1.1v", "place 8Ex 1005").refused("11.1.1v", "place 8Ex 0607");
        table.refused("11.1.1v", "place 5Ex 1113").refused("11.1.1v", "place 5Ex 1311");
    }

    @Test
    @Rule("diadem 11.1.1w")
    void corpsGunsStartBehindADivisionOfTheirCorps() {
        Table table = readAnew();
        // The New Zealanders stand in 1304, the Poles in 1104 and 1105.
        table.allowed("place X 1504").refused("11.1.1w", "place X 1305");
        table.allowed("place IIPol 1305").refused("11.1.1w", "place IIPol 1105");
        // The other Polish division stands farther back.
        table.allowed("place IIPol 1104");
        table.refused("11.1.1w", "place IIPol 1206");
        table.refused("11.1.1w", "place IIPol 1602");
        // The British and Indians in 1307, 1308 and 1408.
        table.allowed("place XIII 1407").refused("11.1.1w", "place XIII 1306");
        // Far behind, but more than three hexes away.
        table.refused("11.1.1w", "place XIII 1604").refused("11.1.1w", "place IIUS 1515");
        table.refused("4.1.1a", "place XIII 1408");
        // The Americans in 0914 and 1014, the French from 1214 to 1412; the 36th is not of the
        // corps, but stands farther back anyway.
        table.allowed("place IIUS 1015").allowed("place IIUS 1114");
        table.refused("11.1.1w", "place IIUS 1014").refused("11.1.1w", "place IIUS 0814");
        table.allowed("place CEF 1314").allowed("place CEF 1215");
        table.refused("11.1.1w", "place CEF 1114");
    }

    @Test
    @Rule("diadem 11.1.1x")
    void theCanadianGunsFollowTheRuleOfTheEighthArmy() {
        Table table = readAnew();
        Set<String> eighth = Set.copyOf(zone(table, "8Ex"));
        assertThat(eighth).hasSizeGreaterThan(20);
        assertThat(Set.copyOf(zone(table, "ICan"))).isEqualTo(eighth);
        // Not only behind the Canadians in 1508 and 1509.
        table.allowed("place ICan 1405").refused("11.1.1x", "place ICan 1410");
    }

    private static List<String> zone(Table table, String unit) {
        String place = "place " + unit + " ";
        return table.moves().stream()
                .filter(move -> move.startsWith(place))
                .map(move -> move.substring(place.length()))
                .toList();
    }

    private static Table germansSetUp() {
        return readAnew()
                .play("place X 1405", "place XIII 1407", "place 8Ex 1509", "place IIUS 1115")
                .play("place 5Ex 1215", "place 1GTM 1411", "place 3GTM 1412", "place 4GTM 1313")
                .play("place CEF 1414", "place ICan 1405", "place IIPol 1305");
    }

    @Test
    @Rule("diadem 11.1.2p")
    void theGermanArmyGunsStartAnywhereBehindTheLine() {
        Table table = germansSetUp();
        table.allowed("place 10Ex 0907").allowed("place 10Ex 0903").allowed("place 10Ex 1301");
        // Not on the line itself, where corps guns may be, nor far behind it.
        table.refused("11.1.2p", "place 10Ex 1007").allowed("place LI 1007");
        table.refused("11.1.2p", "place 10Ex 0202").refused("11.1.2p", "place 10Ex 0404");
        // In front of everybody, in an Allied zone, on the Allied side of the line.
        table.refused("11.1.2p", "place 10Ex 1501").refused("11.1.2p", "place 10Ex 1005");
        table.refused("11.1.2p", "place 10Ex 0814").refused("11.1.2p", "place 10Ex 1303");
        table.refused("T-TER-h", "place 10Ex 0615").refused("4.1.2j", "place 10Ex 1104");
    }

    @Test
    @Rule("diadem 11.1.2q")
    void germanCorpsGunsStartBehindADivisionOfTheirCorps() {
        Table table = germansSetUp();
        // The XIV Panzer Corps reaches east as far as 1212, the LI Mountain Corps to 1402.
        table.allowed("place XIV 1112").refused("11.1.2q", "place XIV 0606");
        table.refused("11.1.2q", "place XIV 1210").refused("11.1.2q", "place XIV 1302");
        table.allowed("place LI 1301").allowed("place LI 0906");
        table.refused("11.1.2q", "place LI 1402").refused("11.1.2q", "place LI 1011");
    }

    // Reinforcements.

    @Test
    @Rule({"diadem 11.1.3a", "diadem 11.1.3b", "diadem 11.1.3c"})
    void theAlliedReinforcementsComeInTheEastInAnyTurn() {
        for (String unit : List.of("11/6SA", "12/6SA", "9Arm", "25Tk")) {
            campaign().at(unit, "due");
            for (int turn = 1; turn <= 7; turn++) {
                Table.diadem()
                        .with(unit + " at due")
                        .turn(turn)
                        .refused("4.2.1a", "enter " + unit + " 0102")
                        .play("enter " + unit + " 1608")
                        .at(unit, "1608");
            }
        }
    }

    @Test
    @Rule({
        "diadem 11.1.4a",
        "diadem 11.1.4b",
        "diadem 11.1.4c",
        "diadem 11.1.4d",
        "diadem 11.1.4e",
        "diadem 11.1.4f"
    })
    void theGermanReinforcementsComeInTheWestInTheirTurns() {
        assertArrive(1, "200/90PzGr", "361/90PzGr");
        assertArrive(2, "104/15PzGr", "577/305DI", "721/114Jg");
        assertArrive(3, "578/305DI");
        assertArrive(4, "PR26/26Pz", "9/26Pz", "67/26Pz");
        assertArrive(5, "15/29PzGr", "71/29PzGr");
        assertArrive(6, "754/334DI", "755/334DI", "756/334DI");
    }

    private static void assertArrive(int turn, String... units) {
        for (String unit : units) {
            campaign().at(unit, "due");
            if (turn > 1) {
                String line = "11.1.4" + "abcdef".charAt(turn - 1);
                arriving(unit, turn - 1).refused(line, "enter " + unit + " 0102");
            }
            arriving(unit, turn)
                    .refused("4.2.1a", "enter " + unit + " 1608")
                    .play("enter " + unit + " 0102")
                    .at(unit, "0102");
        }
    }

    private static Table arriving(String unit, int turn) {
        return Table.diadem().with(unit + " at due").turn(turn).step("moving axis");
    }
}
