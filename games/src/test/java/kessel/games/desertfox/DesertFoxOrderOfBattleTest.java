package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;
import kessel.games.desertfox.DesertFoxData.Block;
import kessel.games.desertfox.DesertFoxData.Group;
import kessel.games.desertfox.DesertFoxData.Line;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Blocks, arrivals and set-ups, held against each other and against what the rulebook counts. */
class DesertFoxOrderOfBattleTest {
    private static final Map<String, Block> BLOCKS = DesertFoxData.blocks();

    private static Stream<String> scenarios() {
        return DesertFoxData.scenarios().stream();
    }

    /** What is printed of a block: the same for all of its kind. */
    private static String kind(Block block) {
        return String.join(
                " ",
                block.nation(),
                block.type(),
                block.strength() + (block.isDouble() ? "★" : ""));
    }

    private static Map<String, Long> kinds(Stream<String> ids) {
        return ids.map(BLOCKS::get)
                .collect(
                        Collectors.groupingBy(
                                DesertFoxOrderOfBattleTest::kind,
                                TreeMap::new,
                                Collectors.counting()));
    }

    private static Stream<Group> everyGroup() {
        return Stream.concat(
                scenarios().flatMap(id -> DesertFoxData.setUp(id).stream()),
                Stream.of("common", "italian", "malta")
                        .flatMap(table -> DesertFoxData.arrivals(table).stream()));
    }

    @Test
    void thereAreNinetyFourBlocks() {
        Map<String, Long> byNation =
                BLOCKS.values().stream()
                        .collect(Collectors.groupingBy(Block::nation, Collectors.counting()));
        assertThat(byNation).isEqualTo(Map.of("german", 20L, "italian", 14L, "british", 60L));
    }

    /** 4.4a: all Germans, no Italian, and the starred armour of the British. */
    @Test
    void doubleUnitsHaveEvenStrengths() {
        for (Block block : BLOCKS.values()) {
            switch (block.nation()) {
                case "german" -> assertThat(block.isDouble()).isTrue();
                case "italian" -> assertThat(block.isDouble()).isFalse();
                default ->
                        assertThat(!block.isDouble() || block.type().equals("armour"))
                                .as(block.id())
                                .isTrue();
            }
            assertThat(block.isDouble() && block.strength() % 2 != 0).as(block.id()).isFalse();
        }
        assertThat(kinds(BLOCKS.keySet().stream()))
                .containsEntry("british armour 2★", 2L)
                .containsEntry("british armour 4★", 1L)
                .containsEntry("british armour 6★", 2L);
    }

    @Test
    void everyLineNamesBlocksOfItsKind() {
        Item game = DesertFoxData.file("game.yaml");
        everyGroup()
                .forEach(
                        group -> {
                            for (Line line : group.lines()) {
                                Item nation = game.at("nations").at(line.nation());
                                assertThat(nation.at("side").text()).isEqualTo(group.side());
                                game.at("types").at(line.type());
                                for (String id : line.blocks()) {
                                    Block block = BLOCKS.get(id);
                                    assertThat(block).as(id + " of " + group.rule()).isNotNull();
                                    assertThat(block.nation()).as(id).isEqualTo(line.nation());
                                    assertThat(block.type()).as(id).isEqualTo(line.type());
                                    assertThat(block.strength()).as(id).isEqualTo(line.of());
                                    assertThat(line.strength()).isLessThanOrEqualTo(line.of());
                                    assertThat(line.star())
                                            .as(id)
                                            .isEqualTo(
                                                    block.isDouble()
                                                            && block.nation().equals("british"));
                                    assertThat(block.isDouble() && line.strength() % 2 != 0)
                                            .as(id)
                                            .isFalse();
                                }
                            }
                            assertThat(group.blocks()).doesNotHaveDuplicates();
                        });
    }

    /** The set-up of 1941, the common table and Malta bring in every block once, as it says. */
    @Test
    void everyBlockComesOnceInTheLongCampaign() {
        List<Group> groups = new ArrayList<>(DesertFoxData.setUp("desert-war"));
        groups.addAll(DesertFoxData.arrivals("common"));
        groups.addAll(DesertFoxData.arrivals("malta"));
        List<String> all = new ArrayList<>();
        for (Group group : groups) {
            for (String id : group.blocks()) {
                assertThat(BLOCKS.get(id).from()).as(id).isEqualTo(group.rule());
                all.add(id);
            }
        }
        assertThat(all).containsExactlyInAnyOrderElementsOf(BLOCKS.keySet());
    }

    /** The appendix prints so many units each month. */
    @Test
    void theCommonTableHasAsManyUnitsAsPrinted() {
        Map<String, Integer> printed =
                Map.ofEntries(
                        Map.entry("allies 2", 4),
                        Map.entry("allies 4", 4),
                        Map.entry("allies 6", 6),
                        Map.entry("allies 8", 6),
                        Map.entry("allies 10", 4),
                        Map.entry("allies 12", 2),
                        Map.entry("allies 14", 6),
                        Map.entry("allies 16", 6),
                        Map.entry("allies 18", 6),
                        Map.entry("allies 20", 4),
                        Map.entry("axis 3", 4),
                        Map.entry("axis 5", 4),
                        Map.entry("axis 7", 4),
                        Map.entry("axis 11", 4),
                        Map.entry("axis 17", 2),
                        Map.entry("axis 19", 2));
        assertThat(
                        DesertFoxData.arrivals("common").stream()
                                .collect(
                                        Collectors.toMap(
                                                group -> group.side() + " " + group.month(),
                                                group -> group.blocks().size())))
                .isEqualTo(printed);
    }

    /** Units and strength of a side as the printed lists add up, 11.4 as ruled (11.4f). */
    @ParameterizedTest
    @CsvSource({
        "italian, 8, 25, 4, 11",
        "1941, 10, 38, 12, 33",
        "crusader, 22, 86, 28, 85",
        "1942, 24, 70, 28, 68",
        "gazala, 24, 70, 36, 90",
        "hard-summer, 22, 53, 28, 56",
        "desert-war, 10, 38, 12, 33"
    })
    void theListsAddUp(String id, int axis, int axisPower, int allies, int alliesPower) {
        assertThat(units(id, "axis")).isEqualTo(axis);
        assertThat(power(id, "axis")).isEqualTo(axisPower);
        assertThat(units(id, "allies")).isEqualTo(allies);
        assertThat(power(id, "allies")).isEqualTo(alliesPower);
    }

    private static Stream<Line> lines(String scenario, String side) {
        return DesertFoxData.setUp(scenario).stream()
                .filter(group -> group.side().equals(side))
                .flatMap(group -> group.lines().stream());
    }

    private static int units(String scenario, String side) {
        return lines(scenario, side).mapToInt(line -> line.blocks().size()).sum();
    }

    private static int power(String scenario, String side) {
        return lines(scenario, side).mapToInt(line -> line.blocks().size() * line.strength()).sum();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void thePrintedTotalsAreThoseOfTheLists(String id) {
        for (Group group : DesertFoxData.setUp(id)) {
            Map<String, Integer> found = new TreeMap<>();
            group.lines()
                    .forEach(
                            line -> found.merge(line.nation(), line.blocks().size(), Integer::sum));
            group.item()
                    .find("total")
                    .ifPresent(
                            total -> {
                                Map<String, Integer> printed = new TreeMap<>();
                                total.entries()
                                        .forEach((nation, n) -> printed.put(nation, n.number()));
                                assertThat(found).as(group.rule()).isEqualTo(printed);
                            });
            group.item()
                    .find("exactly")
                    .ifPresent(
                            exactly ->
                                    assertThat(
                                                    exactly.entries().values().stream()
                                                            .mapToInt(Item::number)
                                                            .sum())
                                            .isEqualTo(group.blocks().size()));
        }
    }

    /** 9.2d: nobody is set up who is yet to come, and nobody stands twice. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void noBlockIsInTwoPlaces(String id) {
        Item scenario = DesertFoxData.scenario(id);
        Item months = scenario.at("months");
        List<String> all =
                new ArrayList<>(
                        DesertFoxData.setUp(id).stream()
                                .flatMap(group -> group.blocks().stream())
                                .toList());
        DesertFoxData.arrivals(scenario.at("arrivals").text()).stream()
                .filter(group -> group.month() > months.at("first").number())
                .filter(group -> group.month() <= months.at("last").number())
                .forEach(group -> all.addAll(group.blocks()));
        if (scenario.at("malta").at("allowed").flag()) {
            DesertFoxData.arrivals("malta").forEach(group -> all.addAll(group.blocks()));
        }
        assertThat(all).doesNotHaveDuplicates();
    }

    /** 9.2d: what is due in the first month of a scenario stands in its set-up. */
    @Test
    void theAxisOfCrusaderIsThatOf1941WithItsReinforcements() {
        List<String> until = new ArrayList<>(axis("1941").toList());
        DesertFoxData.arrivals("common").stream()
                .filter(group -> group.side().equals("axis") && group.month() <= 8)
                .forEach(group -> until.addAll(group.blocks()));
        assertThat(kinds(axis("crusader"))).isEqualTo(kinds(until.stream()));
    }

    private static Stream<String> axis(String scenario) {
        return lines(scenario, "axis").flatMap(line -> line.blocks().stream());
    }

    /** The proof of 11.4f: with one armour 2★ in Tobruk the lists of 1942 and Gazala agree. */
    @Test
    void theAlliesAtGazalaAreThoseOf1942WithTheirReinforcements() {
        List<String> until =
                new ArrayList<>(
                        lines("1942", "allies").flatMap(line -> line.blocks().stream()).toList());
        DesertFoxData.arrivals("common").stream()
                .filter(group -> group.side().equals("allies"))
                .filter(group -> group.month() == 12 || group.month() == 14)
                .forEach(group -> until.addAll(group.blocks()));
        assertThat(kinds(lines("gazala", "allies").flatMap(line -> line.blocks().stream())))
                .isEqualTo(kinds(until.stream()));
    }

    /** Months, opening hands and draws as the headings of chapter 11 print them. */
    @ParameterizedTest
    @CsvSource({
        "italian, 6, 11, 1940-09, 6, 3, 2, 3, axis",
        "1941, 1, 10, 1941-04, 6, 6, 2, 3, axis",
        "crusader, 8, 10, 1941-11, 10, 12, 2, 3, allies",
        "1942, 11, 20, 1942-02, 5, 5, 3, 3, axis",
        "gazala, 14, 15, 1942-05, 10, 12, 3, 3, axis",
        "hard-summer, 15, 20, 1942-06, 8, 8, 3, 3, axis",
        "desert-war, 1, 20, 1941-04, 6, 6, 2, 3, axis"
    })
    void theHeadingsAreAsPrinted(
            String id,
            int first,
            int last,
            String starts,
            int axisHand,
            int alliedHand,
            int axisDraw,
            int alliedDraw,
            String begins) {
        Item scenario = DesertFoxData.scenario(id);
        assertThat(scenario.at("scenario").text()).isEqualTo(id);
        assertThat(scenario.at("months").at("first").number()).isEqualTo(first);
        assertThat(scenario.at("months").at("last").number()).isEqualTo(last);
        assertThat(scenario.at("months").at("starts").text()).isEqualTo(starts);
        assertThat(scenario.at("hands").at("axis").number()).isEqualTo(axisHand);
        assertThat(scenario.at("hands").at("allies").number()).isEqualTo(alliedHand);
        Item draw = scenario.at("draws").list().getFirst();
        assertThat(draw.at("from").number()).isEqualTo(first);
        assertThat(draw.at("axis").number()).isEqualTo(axisDraw);
        assertThat(draw.at("allies").number()).isEqualTo(alliedDraw);
        assertThat(scenario.at("first").text()).isEqualTo(begins);
        assertThat(scenario.at("rommel").flag()).isEqualTo(!id.equals("italian"));
        assertThat(scenario.at("logistics-dice").number()).isEqualTo(id.equals("italian") ? 1 : 2);
        assertThat(scenario.at("arrivals").text())
                .isEqualTo(id.equals("italian") ? "italian" : "common");
        assertThat(scenario.at("malta").at("allowed").flag())
                .isEqualTo(Set.of("1942", "hard-summer", "desert-war").contains(id));
        assertThat(scenario.at("minefields").texts())
                .isEqualTo(
                        Set.of("crusader", "hard-summer").contains(id)
                                ? List.of("Tobruk")
                                : List.of());
    }

    /** Month 1 is April 1941 in every scenario but the first, where month 6 is September 1940. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void theMonthsLieOnOneCalendar(String id) {
        Item months = DesertFoxData.scenario(id).at("months");
        String[] starts = months.at("starts").text().split("-");
        int since = Integer.parseInt(starts[0]) * 12 + Integer.parseInt(starts[1]);
        int monthOne = id.equals("italian") ? 1940 * 12 + 4 : 1941 * 12 + 4;
        assertThat(since - months.at("first").number() + 1).isEqualTo(monthOne);
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void everySetUpNamesPlacesAndAreasOfTheMap(String id) {
        HexMap map = HexMapFile.read(DesertFoxData.file("map.yaml"));
        Map<String, Set<Integer>> areas = DesertFoxData.areas(map);
        Item fortresses = DesertFoxData.file("game.yaml").at("fortresses");
        for (Group group : DesertFoxData.setUp(id)) {
            Item where = group.item().at("where").only(Set.of("areas", "places", "except"));
            Set<Integer> hexes = new HashSet<>();
            where.find("areas")
                    .ifPresent(
                            named -> named.texts().forEach(name -> hexes.addAll(areas.get(name))));
            where.find("places")
                    .ifPresent(
                            named ->
                                    named.texts()
                                            .forEach(
                                                    name ->
                                                            hexes.add(
                                                                    map.places().get(name).hex())));
            where.find("except")
                    .ifPresent(
                            named ->
                                    named.texts()
                                            .forEach(
                                                    name ->
                                                            assertThat(
                                                                            hexes.remove(
                                                                                    map.places()
                                                                                            .get(
                                                                                                    name)
                                                                                            .hex()))
                                                                    .isTrue()));
            assertThat(hexes).as(group.rule()).isNotEmpty();
            Stream.of("exactly", "most")
                    .flatMap(key -> group.item().find(key).stream())
                    .flatMap(limits -> limits.entries().keySet().stream())
                    .forEach(name -> assertThat(hexes).contains(map.places().get(name).hex()));
        }
        Item holds = DesertFoxData.scenario(id).at("holds");
        List<String> held = new ArrayList<>(holds.at("axis").texts());
        held.addAll(holds.at("allies").texts());
        assertThat(held).containsExactlyInAnyOrderElementsOf(fortresses.entries().keySet());
    }
}
