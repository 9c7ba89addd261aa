package kessel.games.brigade;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.games.brigade.data.Division;
import kessel.games.brigade.position.BrigadePosition;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Blitzkrieg09SetUpTest {
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

    private static void assertStarts(String name, String hex) {
        for (String unit : units(name)) {
            Table.blitzkrieg().opened().at(unit, hex);
        }
    }

    // 9.1.1 French set-up.

    @Test
    @Rule({
        "blitzkrieg 9.1.1a",
        "blitzkrieg 9.1.1b",
        "blitzkrieg 9.1.1c",
        "blitzkrieg 9.1.1d",
        "blitzkrieg 9.1.1e",
        "blitzkrieg 9.1.1f",
        "blitzkrieg 9.1.1g",
        "blitzkrieg 9.1.1h",
        "blitzkrieg 9.1.1i",
        "blitzkrieg 9.1.1j",
        "blitzkrieg 9.1.1k",
        "blitzkrieg 9.1.1l",
        "blitzkrieg 9.1.1m",
        "blitzkrieg 9.1.1n",
        "blitzkrieg 9.1.1o",
        "blitzkrieg 9.1.1p"
    })
    void theNinthArmyStartsInThePrintedHexes() {
        assertStarts("5DIM", "3002");
        assertStarts("RAII", "2801");
        assertStarts("18DI", "3004");
        assertStarts("22DI", "2806");
        assertStarts("RAXI", "2704");
        assertStarts("61DI", "2507");
        assertStarts("148/102DIF", "2710");
        assertStarts("52/102DIF", "2712");
        assertStarts("42/102DIF", "2708");
        assertStarts("RAXLI", "2510");
        assertStarts("1DCL", "2403");
        assertStarts("4DCL", "2309");
        assertStarts("4DINA", "2105");
        assertStarts("518GBC", "2405");
        assertStarts("53DI", "2215");
        assertStarts("3Spahi", "1912");
        assertThat(CAMPAIGN.grid().label(CAMPAIGN.place("Rocroi"))).isEqualTo("2309");
    }

    @Test
    @Rule({
        "blitzkrieg 9.1.1q",
        "blitzkrieg 9.1.1u",
        "blitzkrieg 9.1.1v",
        "blitzkrieg 9.1.1w",
        "blitzkrieg 9.1.1y"
    })
    void theSecondArmyStartsInThePrintedHexes() {
        assertStarts("3DINA", "3413");
        assertStarts("RAX", "3115");
        assertStarts("2DCL", "3317");
        assertStarts("5DCL", "2617");
        assertStarts("1BC", "2517");
    }

    @Test
    @Rule({"blitzkrieg 9.1.1r", "blitzkrieg 9.1.1s"})
    void theFrenchPlayerChoosesWhichTwoRegimentsOfThe55thGoTo3213() {
        Table table = Table.blitzkrieg().opened().waits("placing french");
        table.allowed("place 213/55DI 3013")
                .refused("9.1.1r", "place 213/55DI 3014")
                .play("place 295/55DI 3213", "place 331/55DI 3213")
                .refused("9.1.1r", "place 213/55DI 3213")
                .play("place 213/55DI 3013")
                .at("213/55DI", "3013");
        Table.blitzkrieg()
                .opened()
                .play("place 213/55DI 3013")
                .refused("9.1.1r", "place 295/55DI 3013")
                .play("place 295/55DI 3213", "place 331/55DI 3213");
    }

    @Test
    @Rule({"blitzkrieg 9.1.1t", "blitzkrieg 9.1.1u"})
    void theFrenchPlayerChoosesWhichTwoRegimentsOfThe71stGoTo2915() {
        Table.blitzkrieg()
                .opened()
                .refused("9.1.1t", "place 120/71DI 3213")
                .play("place 120/71DI 3115")
                .refused("9.1.1t", "place 205/71DI 3115")
                .play("place 205/71DI 2915", "place 246/71DI 2915")
                .at("RAX", "3115")
                .at("120/71DI", "3115");
    }

    @Test
    @Rule({"blitzkrieg 9.1.1x", "blitzkrieg 4.1.1a"})
    void theGarrisonOfMontmedyIsSetUpThereOrInTheFortsNextToIt() {
        Table table = Table.blitzkrieg().opened();
        for (String unit : List.of("132RIF", "136RIF", "147RIF", "155RIF")) {
            table.allowed("place " + unit + " 3616")
                    .allowed("place " + unit + " 3515")
                    .allowed("place " + unit + " 3716")
                    .refused("9.1.1x", "place " + unit + " 3516");
        }
        table.play("place 132RIF 3616", "place 136RIF 3616", "place 147RIF 3616")
                .refused("4.1.1a", "place 155RIF 3616")
                .play("place 155RIF 3716");
    }

    @Test
    @Rule({"blitzkrieg 9.1.1x", "blitzkrieg 3.0a"})
    void onlyTheFrenchSetUpAndThenTheGermansMove() {
        Table table = Table.blitzkrieg().opened();
        table.refused("9.1.1x", "place 3Spahi 1913").refused("3.0b", "place PR2/1Pz 3711");
        table.play("place 213/55DI 3213", "place 295/55DI 3213", "place 331/55DI 3013")
                .play("place 120/71DI 2915", "place 205/71DI 2915", "place 246/71DI 3115")
                .play("place 132RIF 3616", "place 136RIF 3616", "place 147RIF 3515")
                .waits("placing french")
                .play("place 155RIF 3716")
                .waits("moving german");
        assertThat(table.position().turn()).isEqualTo(1);
    }

    @Test
    @Rule({"blitzkrieg 9.1.3a", "blitzkrieg 9.1b"})
    void fiftyThreeFrenchUnitsStartOnTheMapAndNoGermanOne() {
        int onMap = 0;
        for (Counter counter : CAMPAIGN.counters()) {
            int hex = OPENING.hex(counter.index());
            if (counter.nation().equals("german")) {
                assertThat(hex).as(counter.id()).isEqualTo(BrigadePosition.DUE);
            } else if (hex != BrigadePosition.DUE) {
                onMap++;
                boolean rightBank = hex >= 0 && CAMPAIGN.map().has(hex, "right-bank");
                assertThat(rightBank).as(counter.id()).isFalse();
            }
        }
        assertThat(onMap).isEqualTo(53);
    }

    @Test
    @Rule({"blitzkrieg 9.1b", "blitzkrieg 2.2a"})
    void theOrderOfBattleAddsUp() {
        Map<String, Long> german =
                CAMPAIGN.counters().stream()
                        .filter(counter -> counter.nation().equals("german"))
                        .collect(groupingBy(Blitzkrieg09SetUpTest::kind, counting()));
        assertThat(german)
                .isEqualTo(
                        Map.of(
                                "Panzer", 28L,
                                "motorised", 9L,
                                "infantry", 51L,
                                "GD", 1L,
                                "engineers", 3L,
                                "artillery", 14L));
        long due =
                CAMPAIGN.counters().stream()
                        .filter(counter -> counter.nation().equals("french"))
                        .filter(counter -> OPENING.hex(counter.index()) == BrigadePosition.DUE)
                        .count();
        assertThat(due).isEqualTo(45);
        Set<String> infantry =
                CAMPAIGN.divisions().stream()
                        .map(Division::id)
                        .filter(id -> id.matches("\\d+(ID|Geb)"))
                        .collect(Collectors.toSet());
        assertThat(infantry).hasSize(17);
    }

    private static String kind(Counter counter) {
        String id = counter.id();
        if (id.endsWith("Pz")) {
            return "Panzer";
        }
        if (id.endsWith("Mtz") || id.endsWith("Totenkopf")) {
            return "motorised";
        }
        if (id.endsWith("ID") || id.endsWith("Geb")) {
            return "infantry";
        }
        return id.equals("GD") ? "GD" : counter.type().id();
    }
}
