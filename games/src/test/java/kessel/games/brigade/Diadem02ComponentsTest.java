package kessel.games.brigade;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kessel.engine.data.Item;
import kessel.engine.data.Library;
import kessel.games.brigade.data.Campaign;
import kessel.games.brigade.data.Counter;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

class Diadem02ComponentsTest {
    private static final Campaign DIADEM = Table.DIADEM.campaign();

    @Test
    @Rule({"diadem 2.2a", "diadem 11.1a"})
    void thereAreNinetySevenUnitsOfTenNations() {
        assertThat(DIADEM.counters()).hasSize(97);
        assertThat(DIADEM.counters().stream().collect(groupingBy(Counter::nation, counting())))
                .isEqualTo(
                        Map.of(
                                "german", 33L,
                                "french", 16L,
                                "british", 15L,
                                "american", 12L,
                                "canadian", 7L,
                                "polish", 6L,
                                "indian", 3L,
                                "new-zealand", 2L,
                                "south-african", 2L,
                                "italian", 1L));
        assertThat(DIADEM.counters().stream().collect(groupingBy(Counter::side, counting())))
                .isEqualTo(Map.of(0, 64L, 1, 33L));
        for (Counter counter : DIADEM.counters()) {
            assertThat(counter.side() == 1).isEqualTo(counter.nation().equals("german"));
        }
    }

    @Test
    @Rule({"diadem 11.1a", "diadem 2.2.1b", "diadem 2.2.1c"})
    void theDivisionsHaveTheUnitsThatTheOrderOfBattleGivesThem() {
        Map<String, Integer> sizes = new TreeMap<>();
        DIADEM.divisions().forEach(division -> sizes.put(division.id(), division.units().length));
        Map<String, Integer> expected = new TreeMap<>();
        for (String three :
                List.of(
                        "4Br", "78Br", "85US", "88US", "36US", "1DMI", "2DIM", "4DMM", "3DIA",
                        "1Can", "8Ind", "44DI", "1Para", "305DI", "71DI", "94DI", "334DI",
                        "26Pz")) {
            expected.put(three, 3);
        }
        for (String two :
                List.of(
                        "6Arm", "5Can", "6SA", "3Pol", "5Pol", "2NZ", "5Geb", "15PzGr", "90PzGr",
                        "29PzGr")) {
            expected.put(two, 2);
        }
        expected.put("114Jg", 1);
        assertThat(sizes).isEqualTo(expected);
        for (Counter counter : DIADEM.counters()) {
            String[] marks = counter.id().split("/");
            String division =
                    counter.division() < 0 ? "" : DIADEM.divisions().get(counter.division()).id();
            assertThat(marks.length == 2 ? marks[1] : "").as(counter.id()).isEqualTo(division);
        }
    }

    @Test
    @Rule("diadem 11.1a")
    void everyNationHasItsArtillery() {
        Map<String, Long> guns =
                DIADEM.counters().stream()
                        .filter(counter -> counter.type().artillery())
                        .collect(groupingBy(Counter::nation, counting()));
        assertThat(guns)
                .isEqualTo(
                        Map.of(
                                "german", 3L,
                                "american", 2L,
                                "british", 3L,
                                "canadian", 1L,
                                "polish", 1L,
                                "french", 1L));
        long independentFrench =
                DIADEM.counters().stream()
                        .filter(counter -> counter.nation().equals("french"))
                        .filter(counter -> counter.division() < 0)
                        .count();
        assertThat(independentFrench).isEqualTo(4);
    }

    @Test
    @Rule({"diadem 2.2.1b", "diadem 2.2.1c", "diadem 5.1.4a"})
    void theMarkDecidesWhoBelongsTogetherAndTwoUnitsMayBeAWholeDivision() {
        assertThat(attack("61/6Arm", "26/6Arm").shifts()).containsExactly("5.1.4a 1");
        assertThat(attack("1/3Pol", "2/3Pol").shifts()).containsExactly("5.1.4a 1");
        assertThat(attack("1/3Pol", "5/5Pol").shifts()).isEmpty();
        assertThat(attack("337/85US", "338/85US").shifts()).as("two of three").isEmpty();
    }

    private static Table attack(String first, String second) {
        return Table.diadem()
                .step("fighting allies")
                .with("115/15PzGr at 1408", first + " at 1508", second + " at 1508")
                .play("attack 1408", "join " + first, "join " + second);
    }

    @Test
    @Rule({"diadem 2.2.1a", "diadem D1"})
    void aUnitAttacksDefendsAndMovesWithItsThreePowers() {
        Table.diadem()
                .with("6RTM/4DMM at 1508", "61/6Arm at 1408", "XIII at 1409")
                .worth("6RTM/4DMM", "4-4-6")
                .worth("61/6Arm", "5-5-12")
                .worth("XIII", "3-2-6");
        Table attacking = fight("fighting allies", "attack 1408", "join 3RTA/3DIA");
        assertThat(attacking.attackStrength()).isEqualTo(5);
        assertThat(attacking.defenceStrength()).isEqualTo(4);
        Table defending = fight("fighting axis", "attack 1508", "join 576/305DI");
        assertThat(defending.attackStrength()).isEqualTo(3);
        assertThat(defending.defenceStrength()).isEqualTo(4);
        String sixHexes = "6RTM/4DMM 1509-1508-1507-1407-1307-1308-1208";
        Table.diadem()
                .with("6RTM/4DMM at 1509")
                .allowed(sixHexes)
                .refused("4.0-obs1", sixHexes + "-1209");
    }

    private static Table fight(String step, String attack, String join) {
        return Table.diadem()
                .step(step)
                .with("3RTA/3DIA at 1508", "576/305DI at 1408")
                .play(attack, join);
    }

    @Test
    @Rule({"diadem 2.2.1d", "diadem 8.0b"})
    void onlyArtilleryHasARangeAndCorpsGunsReachFourHexesArmyGunsSix() {
        for (Counter counter : DIADEM.counters()) {
            int range = !counter.type().artillery() ? 0 : counter.id().endsWith("Ex") ? 6 : 4;
            assertThat(counter.range()).as(counter.id()).isEqualTo(range);
        }
        assertThat(List.of("5Ex", "8Ex", "10Ex")).allMatch(id -> DIADEM.unit(id).isPresent());
    }

    @Test
    @Rule("diadem 2.4.1a")
    void sevenTurnsOfTwoDaysLeadFromTheTwelfthToTheTwentyFifthOfMay() {
        Item game = Library.builtIn(BrigadeGame.class).yaml("diadem/game.yaml");
        LocalDate first = LocalDate.parse(game.at("starts").text());
        int days = game.at("hours-per-turn").number() / 24 * DIADEM.turns();
        assertThat(DIADEM.turns()).isEqualTo(7);
        assertThat(first).isEqualTo(LocalDate.of(1944, 5, 12));
        assertThat(first.plusDays(days - 1L)).isEqualTo(LocalDate.of(1944, 5, 25));
    }

    @Test
    @Rule({"diadem 2.4.2a", "diadem 6.0a"})
    void onlyTheAlliesHaveAirPower() {
        Table table = Table.diadem().with("24G at 1508", "576/305DI at 1408").step("fighting axis");
        assertThat(table.airLeft("allies")).isEqualTo(20);
        assertThat(table.airLeft("axis")).isZero();
        table.play("attack 1508").refused("6.0a", "air 3").play("join 576/305DI");
        table.refused("6.0a", "air 1");
        Table far = Table.diadem().with("24G at 1608", "576/305DI at 1408").step("fighting axis");
        far.refused("5.0a", "attack 1608");
    }

    @Test
    @Rule("diadem 2.4.3a")
    void combatTakesTwoDiceAndMovementNone() {
        // The table refuses to roll a die that was not put down, and to leave one that was.
        Table.diadem().with("24G at 1508").play("24G 1508-1507-1407-1307", "end");
        Table.diadem()
                .with("24G at 1508", "576/305DI at 1408")
                .step("fighting allies")
                .rolls(1, 1)
                .play("attack 1408", "join 24G", "declare");
    }
}
