package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import kessel.engine.data.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The counters and the campaign against the book's examples and against the sums of the box. */
class CountersDataTest {
    private static final Map<String, Map<String, Item>> UNITS = DataFiles.counters("counters");
    private static final Map<String, Map<String, Item>> SUBSTITUTES =
            DataFiles.counters("substitutes");
    private static final Map<String, Map<String, Item>> OTHERS = DataFiles.counters("others");
    private static final Item GAME = DataFiles.yaml("game");
    private static final Item CAMPAIGN = DataFiles.yaml("scenarios/campaign");

    private static String side(String unit) {
        return UNITS.containsKey(unit)
                ? GAME.at("nations").at(UNITS.get(unit).get("nation").text()).text()
                : SUBSTITUTES.containsKey(unit) ? "allies" : OTHERS.get(unit).get("side").text();
    }

    private static String place(String unit) {
        return CAMPAIGN.at("units").at(unit).text();
    }

    private static List<String> units(String side, String place) {
        return UNITS.keySet().stream()
                .filter(unit -> side(unit).equals(side))
                .filter(unit -> place.isEmpty() || place(unit).equals(place))
                .toList();
    }

    private static int attack(List<String> units) {
        return units.stream().mapToInt(unit -> UNITS.get(unit).get("attack").number()).sum();
    }

    private static List<String> atStart(String side) {
        List<String> start = new ArrayList<>(units(side, ""));
        start.removeAll(units(side, "due"));
        return start;
    }

    @Test
    void theBoxHoldsSoManyUnitsOfSuchStrength() {
        assertThat(units("axis", "")).hasSize(27);
        assertThat(units("allies", "")).hasSize(55);
        assertThat(attack(units("axis", ""))).isEqualTo(73);
        assertThat(attack(units("allies", ""))).isEqualTo(81);
        assertThat(atStart("axis")).hasSize(9);
        assertThat(atStart("allies")).hasSize(11);
        assertThat(attack(atStart("axis"))).isEqualTo(26);
        assertThat(attack(atStart("allies"))).isEqualTo(17);
    }

    /** Factors that an example gives, by name or by its odds. */
    @ParameterizedTest
    @CsvSource({
        "7/7, 3-3-7", "Savona, 2-2-4", "Brescia, 2-3-4", "Trieste, 3-4-6", "21/5, 7-7-10",
        "7A/2, 1-1-6", "21/104, 3-3-10", "15/115, 3-3-10", "1SA/1, 1-1-6", "1/22, 4-4-7",
        "32, 2-2-7", "1Arm, 2-2-7", "NZ/2, 1-1-6", "15/8, 7-7-10", "15/33, 2-2-12",
        "1SA/3, 1-1-6", "1/2, 4-4-7", "9A/24, 2-2-6", "Ariete, 4-5-6", "Littorio, 4-5-6",
        "Folgore, 1-1-7", "90/55, 2-2-7", "21/3, 2-2-12"
    })
    void theExamplesShowTheFactorsOf(String unit, String factors) {
        assertThat(DataFiles.factors(UNITS.get(unit))).isEqualTo(factors);
    }

    @Test
    void substitutesAreTwoOfArmourAndFourOfInfantry() {
        Map<String, Integer> kinds = new TreeMap<>();
        SUBSTITUTES
                .values()
                .forEach(
                        one ->
                                kinds.merge(
                                        one.get("type").text() + " " + DataFiles.factors(one),
                                        1,
                                        Integer::sum));
        assertThat(kinds).isEqualTo(Map.of("armour 4-4-10", 2, "infantry 3-3-7", 4));
        for (var substitute : SUBSTITUTES.values()) {
            // A sum of attack factors that units of its types can make up (21.1).
            Set<String> stands =
                    Set.copyOf(
                            GAME.at("types")
                                    .at(substitute.get("type").text())
                                    .at("exchanges")
                                    .texts());
            assertThat(units("allies", ""))
                    .filteredOn(unit -> stands.contains(UNITS.get(unit).get("type").text()))
                    .hasSizeGreaterThan(1);
        }
    }

    /** 2.3: besides the one on the map four Axis and five Allied supply counters; 12.1, 12.2. */
    @Test
    void supplyCountersAreAsManyAsTheBookSays() {
        Map<String, Integer> waiting = new HashMap<>();
        Map<String, Integer> own = new HashMap<>();
        OTHERS.forEach(
                (id, one) -> {
                    if (one.get("type").text().equals("supply")) {
                        assertThat(one.get("move").number()).isEqualTo(10);
                        waiting.merge(side(id), place(id).equals("pool") ? 1 : 0, Integer::sum);
                        own.merge(side(id), one.get("captured").flag() ? 0 : 1, Integer::sum);
                    }
                });
        assertThat(waiting).isEqualTo(Map.of("axis", 4, "allies", 5));
        assertThat(own).isEqualTo(Map.of("axis", 3, "allies", 4));
        own.forEach(
                (side, most) ->
                        assertThat(GAME.at("supply").at("most-own").at(side).number())
                                .isEqualTo(most));
        assertThat(place("AxS1")).isEqualTo("W6");
        assertThat(place("AlS1")).isEqualTo("G25");
        assertThat(OTHERS.get("Rom").get("move").number()).isEqualTo(12);
    }

    @Test
    void everyCounterHasAKnownNationAndTypeAndSaysWhereItComesFrom() {
        Set<String> sources = Set.of("printed", "published", "reconstructed");
        UNITS.values()
                .forEach(
                        unit -> {
                            unit.get("nation").oneOf(GAME.at("nations").entries().keySet());
                            unit.get("type").oneOf(GAME.at("types").entries().keySet());
                            assertThat(
                                            GAME.at("types")
                                                    .at(unit.get("type").text())
                                                    .at("combat")
                                                    .flag())
                                    .isTrue();
                            unit.get("values").oneOf(sources);
                            unit.get("type-from").oneOf(sources);
                            DataFiles.factors(unit);
                        });
        // 21.1 needs every Allied unit to be one of the types that substitutes stand for.
        Set<String> exchanged = new TreeSet<>();
        GAME.at("types")
                .entries()
                .values()
                .forEach(
                        type ->
                                type.find("exchanges")
                                        .ifPresent(types -> exchanged.addAll(types.texts())));
        assertThat(units("allies", ""))
                .allMatch(unit -> exchanged.contains(UNITS.get(unit).get("type").text()));
    }

    @Test
    void everyCounterIsSetUpOnceAndOnAHexOfTheMap() {
        Set<String> all = new TreeSet<>(UNITS.keySet());
        all.addAll(SUBSTITUTES.keySet());
        all.addAll(OTHERS.keySet());
        assertThat(all).hasSize(27 + 55 + 6 + 12);
        assertThat(new TreeSet<>(CAMPAIGN.at("units").entries().keySet())).isEqualTo(all);
        Set<String> boxes = Set.of("due", "pool", "aside");
        Map<String, Integer> stacks = new TreeMap<>();
        for (String unit : all) {
            if (!boxes.contains(place(unit))) {
                int hex = DataFiles.MAP.grid().find(place(unit)).orElseThrow();
                assertThat(DataFiles.MAP.terrainName(hex)).isIn("clear", "fortress");
                stacks.merge(side(unit) + " " + place(unit), 1, Integer::sum);
            }
        }
        // The whole Axis at El Agheila with Rommel and one supply unit (2.2.1); G25 with one too.
        assertThat(stacks)
                .isEqualTo(
                        Map.of(
                                "axis W6",
                                11,
                                "allies H2",
                                1,
                                "allies H15",
                                2,
                                "allies G25",
                                2,
                                "allies I33",
                                1,
                                "allies I48",
                                2,
                                "allies L59",
                                4));
    }

    @Test
    void everyReinforcementIsDueOnceAndOnlyThose() {
        Map<String, Integer> due = new TreeMap<>();
        for (Item arrival : CAMPAIGN.at("reinforcements").list()) {
            int turn = arrival.at("turn").number(2, 38);
            for (String unit : arrival.at("units").texts()) {
                assertThat(UNITS).containsKey(unit);
                assertThat(side(unit)).as(unit).isEqualTo(arrival.at("side").text());
                assertThat(due.put(unit, turn)).as(unit).isNull();
            }
        }
        List<String> waiting = new ArrayList<>(units("axis", "due"));
        waiting.addAll(units("allies", "due"));
        assertThat(due.keySet()).containsExactlyInAnyOrderElementsOf(waiting);
        assertThat(due)
                .containsEntry("15/8", 3)
                .containsEntry("7/7", 5)
                .containsEntry("1/22", 15)
                .containsEntry("NZ/2", 37);
    }

    @Test
    void theCalendarHasTwoTurnsAMonthToTheEndOfOctober1942() {
        List<LocalDate> dates =
                CAMPAIGN.at("calendar").at("dates").texts().stream().map(LocalDate::parse).toList();
        assertThat(dates).hasSize(CAMPAIGN.at("calendar").at("turns").number()).hasSize(38);
        for (int turn = 0; turn < dates.size(); turn++) {
            LocalDate month = LocalDate.of(1941, 4, 1).plusMonths(turn / 2);
            assertThat(dates.get(turn)).isEqualTo(turn % 2 == 0 ? month : month.withDayOfMonth(15));
        }
        assertThat(dates.getLast()).isEqualTo(LocalDate.of(1942, 10, 15));
        assertThat(dates.get(CAMPAIGN.at("replacements").at("from").at("turn").number() - 1))
                .isEqualTo(LocalDate.of(1942, 3, 1)); // 20.1
        assertThat(dates.get(CAMPAIGN.at("substitutes").at("from").at("turn").number() - 1))
                .isEqualTo(LocalDate.of(1942, 8, 1)); // 21.1
        assertThat(CAMPAIGN.at("reinforcements-lost-after").at("turn").number()).isEqualTo(38);
        for (Item column : CAMPAIGN.at("axis-supply").list()) {
            assertThat(dates.get(column.at("turn").number() - 1).toString())
                    .isEqualTo(column.at("column").text() + "-01"); // 12.2
        }
    }

    @Test
    void replacementsAndVictoryAreAsTheBookSays() {
        Item axis = CAMPAIGN.at("replacements").at("axis");
        Item allies = CAMPAIGN.at("replacements").at("allies");
        assertThat(
                        List.of(
                                axis.at("base").number(),
                                axis.at("fortress").number(),
                                axis.at("most").number()))
                .containsExactly(1, 1, 2); // 20.2
        assertThat(
                        List.of(
                                allies.at("base").number(),
                                allies.at("fortress").number(),
                                allies.at("most").number()))
                .containsExactly(2, 1, 3); // 20.3
        Item control = CAMPAIGN.at("victory").at("control");
        assertThat(control.at("hexes").texts()).containsExactlyInAnyOrder("H2", "G25", "W3", "J62");
        assertThat(control.at("turns").number()).isEqualTo(2);
        assertThat(control.at("in-turns-of").text()).isEqualTo("allies"); // 4.1, 4.2
        assertThat(CAMPAIGN.at("victory").at("otherwise").at("winner").text()).isEqualTo("allies");
    }
}
