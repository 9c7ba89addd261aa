package kessel.games.brigade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kessel.engine.hex.HexMap;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.EdgeStretch;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg09ReinforcementsTest {
    private static final Campaign CAMPAIGN = Table.BLITZKRIEG.campaign();
    private static final BrigadePosition OPENING = Table.blitzkrieg().opened().position();

    /** The units of a division, or the one unit of that name. */
    private static List<String> units(String name) {
        List<String> units =
                CAMPAIGN.counters().stream()
                        .map(Counter::id)
                        .filter(id -> id.equals(name) || id.endsWith("/" + name))
                        .toList();
        assertThat(units).as(name).isNotEmpty();
        return units;
    }

    private static final Map<String, String> ROADS =
            Map.of(
                    "A", "east 3704",
                    "B", "east 3708",
                    "C", "east 3711",
                    "D", "east 3718",
                    "E", "south 2720",
                    "F", "south 2120",
                    "G", "south 1120",
                    "H", "west 0112");

    private static final Set<String> LISTED = new TreeSet<>();

    /** These come in this turn and not before, by this road and by no other hex. */
    private static void comes(int turn, String road, String... names) {
        String[] way = ROADS.get(road).split(" ");
        for (String name : names) {
            for (String unit : units(name)) {
                assertComes(unit, turn, HexMap.Edge.of(way[0]), way[1], way[1]);
            }
        }
    }

    private static void comesNorth(int turn, String first, String last, String... names) {
        for (String name : names) {
            for (String unit : units(name)) {
                assertComes(unit, turn, HexMap.Edge.NORTH, first, last);
            }
        }
    }

    private static void assertComes(
            String unit, int turn, HexMap.Edge edge, String first, String last) {
        int index = CAMPAIGN.unit(unit).orElseThrow();
        assertThat(OPENING.hex(index)).as(unit).isEqualTo(BrigadePosition.DUE);
        assertThat(OPENING.orderOfBattle().entryTurn(index)).as(unit).isEqualTo(turn);
        EdgeStretch entry = OPENING.orderOfBattle().entry(index);
        assertThat(entry.edge()).as(unit).isEqualTo(edge);
        int[] hexes = entry.hexes();
        Set<String> labels = new LinkedHashSet<>();
        Arrays.stream(hexes).forEach(hex -> labels.add(CAMPAIGN.grid().label(hex)));
        assertThat(labels.iterator().next()).as(unit).isEqualTo(first);
        assertThat(CAMPAIGN.grid().label(hexes[hexes.length - 1])).as(unit).isEqualTo(last);
        int width =
                CAMPAIGN.grid().column(hexes[hexes.length - 1])
                        - CAMPAIGN.grid().column(hexes[0])
                        + 1;
        assertThat(labels).as(unit).hasSize(width);
        LISTED.add(unit);
        String side = CAMPAIGN.sides().get(CAMPAIGN.counter(index).side());
        if (turn > 1) {
            Table.blitzkrieg()
                    .turn(turn - 1)
                    .step("moving " + side)
                    .with(unit + " at due")
                    .refused(rule(side, turn), "enter " + unit + " " + first);
        }
        Table.blitzkrieg()
                .turn(turn)
                .step("moving " + side)
                .with(unit + " at due")
                .refused("4.2.1a", "enter " + unit + " 1420")
                .allowed("enter " + unit + " " + last)
                .play("enter " + unit + " " + first)
                .at(unit, first);
    }

    /** The lists of 9.1.2 and 9.1.3 have a line for each turn in which somebody comes. */
    private static String rule(String side, int turn) {
        return side.equals("french")
                ? "9.1.2" + "a  bcdef gh i".charAt(turn - 1)
                : "9.1.3" + "bcdefghij k".charAt(turn - 1);
    }

    @Test
    @Rule("blitzkrieg 9.1.2a")
    void frenchTurnOne() {
        comesNorth(1, "0101", "2101", "101DIF");
        comes(1, "D", "3DIC");
        Table.blitzkrieg()
                .step("moving french")
                .with("84/101DIF at due")
                .allowed("enter 84/101DIF 1101")
                .refused("4.2.1a", "enter 84/101DIF 2201");
    }

    @Test
    @Rule({"blitzkrieg 9.1.2b", "blitzkrieg 9.1.2c", "blitzkrieg 9.1.2d", "blitzkrieg 9.1.2e"})
    void frenchTurnsFourToSeven() {
        comesNorth(4, "2101", "2101", "1DCR");
        comes(5, "E", "3DCR", "3DIM", "RAXXI");
        comes(6, "E", "14DI");
        comes(7, "E", "36DI");
    }

    @Test
    @Rule({"blitzkrieg 9.1.2f", "blitzkrieg 9.1.2g"})
    void frenchTurnsEightAndTen() {
        comes(8, "H", "2DCR");
        comes(8, "D", "1DIC");
        comesNorth(10, "0101", "2101", "1DIM", "43DI");
        comes(10, "G", "28DI", "87DI", "B/4DCR", "R/4DCR");
    }

    @Test
    @Rule({"blitzkrieg 9.1.2h", "blitzkrieg 9.1.2i"})
    void frenchTurnsElevenAndThirteen() {
        comes(11, "H", "9DIM");
        comes(11, "F", "10DI");
        comes(13, "G", "10/4DCR");
    }

    @Test
    @Rule({"blitzkrieg 9.1.3b", "blitzkrieg 9.1.3c", "blitzkrieg 9.1a"})
    void germanTurnsOneAndTwo() {
        comes(1, "A", "5Pz", "7Pz", "62ID");
        comes(1, "B", "6Pz", "12ID", "32ID");
        comes(1, "C", "1Pz", "2Pz", "10Pz", "23ID", "GD");
        comes(2, "A", "ARXV");
        comes(2, "B", "2Mtz", "ARII", "ARXLI", "AOK12");
        comes(2, "C", "3ID", "36ID", "511Eng", "ARIII", "ARXIX");
    }

    @Test
    @Rule({"blitzkrieg 9.1.3d", "blitzkrieg 9.1.3e", "blitzkrieg 9.1.3f", "blitzkrieg 9.1.3g"})
    void germanTurnsThreeToSix() {
        comes(3, "A", "AOK4");
        comes(3, "B", "13Mtz");
        comes(3, "C", "24ID", "25ID", "68ID", "ARVII");
        comes(4, "B", "16ID", "263ID");
        comes(4, "C", "5ID", "15ID", "71ID", "ARVI", "ARXVIII");
        comes(5, "C", "1Geb", "628Eng", "ARXIII");
        comes(6, "C", "21ID");
    }

    @Test
    @Rule({"blitzkrieg 9.1.3h", "blitzkrieg 9.1.3i", "blitzkrieg 9.1.3j", "blitzkrieg 9.1.3k"})
    void germanTurnsSevenToEleven() {
        comes(7, "B", "29Mtz", "ARXIV");
        comesNorth(8, "2101", "3701", "3Pz", "4Pz", "601Eng", "ARIV");
        comes(9, "B", "8Pz");
        comesNorth(9, "2101", "3701", "35ID", "ARXVI");
        comes(11, "A", "Totenkopf");
        Table.blitzkrieg()
                .turn(8)
                .with("PR5/3Pz at due")
                .allowed("enter PR5/3Pz 2901")
                .refused("4.2.1a", "enter PR5/3Pz 2001");
    }

    @Test
    @Rule("blitzkrieg 9.1b")
    void everyReinforcementStandsInOneOfTheLists() {
        frenchTurnOne();
        frenchTurnsFourToSeven();
        frenchTurnsEightAndTen();
        frenchTurnsElevenAndThirteen();
        germanTurnsOneAndTwo();
        germanTurnsThreeToSix();
        germanTurnsSevenToEleven();
        Set<String> due =
                CAMPAIGN.counters().stream()
                        .filter(counter -> OPENING.hex(counter.index()) == BrigadePosition.DUE)
                        .map(Counter::id)
                        .collect(Collectors.toSet());
        assertThat(LISTED).isEqualTo(new TreeSet<>(due)).hasSize(106 + 45);
    }
}
