package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.Scenario;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/**
 * The lists of chapter 11 and of the appendix as they are printed, against those that are set up
 * and that arrive.
 */
class PrintedListsTest {
    private static final Pattern ITEM =
            Pattern.compile("(?:(\\d)x )?([a-z -]+?) (\\d)(?:/(\\d))?(\\*?)");
    private static final Map<String, String> TYPES =
            Map.of(
                    "armor", "armour",
                    "recon", "reconnaissance",
                    "mech", "mechanised-infantry",
                    "truck", "motorised-infantry",
                    "inf", "infantry",
                    "para", "airborne-infantry",
                    "at", "anti-tank",
                    "mobile at", "mechanised-anti-tank",
                    "art", "artillery",
                    "sp art", "mechanised-artillery");

    /** "german: 2x armor 4/6, recon 2/2; italian: ..." as kinds with their number. */
    private static Map<String, Integer> printed(String text) {
        Map<String, Integer> kinds = new TreeMap<>();
        for (String nation : text.split("; ")) {
            String[] parts = nation.split(": ");
            for (String item : parts[1].split(", ")) {
                Matcher match = ITEM.matcher(item);
                assertThat(match.matches()).as(item).isTrue();
                int count = match.group(1) == null ? 1 : Integer.parseInt(match.group(1));
                String most = match.group(4) == null ? match.group(3) : match.group(4);
                boolean paired = parts[0].equals("german") || !match.group(5).isEmpty();
                kinds.merge(
                        kind(
                                parts[0],
                                TYPES.get(match.group(2)),
                                Integer.parseInt(match.group(3)),
                                Integer.parseInt(most),
                                paired),
                        count,
                        Integer::sum);
            }
        }
        return kinds;
    }

    private static String kind(String nation, String type, int strength, int most, boolean paired) {
        return nation + " " + type + " " + strength + "/" + most + (paired ? "*" : "");
    }

    private static Map<String, Integer> found(Stream<Scenario.Lists> lists) {
        Map<String, Integer> kinds = new TreeMap<>();
        Roster roster = Fox.GAME.campaign().roster();
        lists.flatMap(list -> list.items().stream())
                .forEach(
                        item -> {
                            Roster.Block its = roster.block(item.block());
                            kinds.merge(
                                    kind(
                                            its.nation(),
                                            its.type().id(),
                                            item.strength(),
                                            its.most(),
                                            its.paired()),
                                    1,
                                    Integer::sum);
                        });
        return kinds;
    }

    private static void setUp(String scenario, String rule, String text) {
        Scenario its = Fox.GAME.campaign().scenario(scenario);
        assertThat(found(its.setUp().stream().filter(list -> list.rule().equals(rule))))
                .as(scenario + " " + rule)
                .isEqualTo(printed(text));
    }

    private static void arrives(String scenario, int side, int month, String text) {
        Scenario its = Fox.GAME.campaign().scenario(scenario);
        assertThat(
                        found(
                                its.arrivals().stream()
                                        .filter(
                                                list ->
                                                        list.side() == side
                                                                && list.month() == month)))
                .as(scenario + " " + side + " in month " + month)
                .isEqualTo(printed(text));
    }

    /** B16: "2x armor 2/4*" is two British double units of armour, at 2 now and 4 at most. */
    @Test
    @Rule({"desert-fox 11.0c", "desert-fox B16"})
    void howAListIsRead() {
        assertThat(printed("british: 2x armor 2/4*")).isEqualTo(Map.of("british armour 2/4*", 2));
        Roster roster = Fox.GAME.campaign().roster();
        List<String> paired = new ArrayList<>();
        for (int block = 0; block < roster.size(); block++) {
            Roster.Block its = roster.block(block);
            assertThat(its.nation().equals("italian") && its.paired()).as(its.id()).isFalse();
            if (its.nation().equals("british") && its.paired()) {
                paired.add(its.type().id() + " " + its.most());
            }
        }
        assertThat(paired)
                .containsExactlyInAnyOrder(
                        "armour 2", "armour 2", "armour 4", "armour 6", "armour 6");
    }

    @Test
    @Rule({"desert-fox 11.1d", "desert-fox 11.1e", "desert-fox 11.1f"})
    void theItalianCampaign() {
        setUp("italian", "11.1d", "italian: 3x inf 4/4, 2x inf 3/3, inf 2/2, truck 3/3, art 2/2");
        setUp("italian", "11.1e", "british: armor 4/4, recon 2/2, mech 3/3, mech 2/2");
        arrives("italian", Roster.AXIS, 8, "italian: armor 4, inf 2");
        arrives("italian", Roster.AXIS, 10, "italian: armor 3, truck 3");
        arrives("italian", Roster.ALLIES, 7, "british: 2x truck 3");
        arrives("italian", Roster.ALLIES, 9, "british: armor 2*, armor 3, mech 3, art 2");
        assertThat(Fox.GAME.campaign().scenario("italian").arrivals()).hasSize(4);
    }

    @Test
    @Rule({"desert-fox 11.2b", "desert-fox 11.2c", "desert-fox 11.2d", "desert-fox 11.7b"})
    void nineteenFortyOne() {
        for (String id : List.of("1941", "desert-war")) {
            setUp(
                    id,
                    "11.2b",
                    "german: armor 6/6, recon 2/2, mech 6/6; "
                            + "italian: armor 4/4, 3x inf 4/4, 2x inf 3/3, art 2/2");
            setUp(id, "11.2c", "british: armor 2/2, 2x mech 2/2, 2x truck 4/4, truck 3/3");
            setUp(id, "11.2d", "british: armor 2/2*, 2x mech 3/3, 2x truck 3/3, art 2/2");
            where(id, "11.2b", "G1");
            where(id, "11.2d", "B9");
            Scenario.Lists anywhere = list(id, "11.2c");
            assertThat(anywhere.hexes()).contains(Fox.hex("G2")).doesNotContain(Fox.hex("G1"));
        }
    }

    private static Scenario.Lists list(String scenario, String rule) {
        return Fox.GAME.campaign().scenario(scenario).setUp().stream()
                .filter(list -> list.rule().equals(rule))
                .findFirst()
                .orElseThrow();
    }

    private static void where(String scenario, String rule, String... hexes) {
        assertThat(list(scenario, rule).hexes())
                .as(scenario + " " + rule)
                .containsExactlyInAnyOrderElementsOf(Stream.of(hexes).map(Fox::hex).toList());
    }

    @Test
    @Rule({"desert-fox 11.3d", "desert-fox 11.3e"})
    void crusader() {
        setUp(
                "crusader",
                "11.3d",
                "german: 2x armor 6/6, 3x recon 2/2, 3x mech 6/6, 2x truck 4/4, mobile at 4/4, "
                        + "at 4/4, art 4/4; italian: armor 4/4, mech 4/4, 3x inf 4/4, 2x inf 3/3, "
                        + "inf 2/2, art 2/2");
        setUp(
                "crusader",
                "11.3e",
                "british: 3x armor 4/4, 2x armor 3/3, 2x armor 2/2*, 2x recon 2/2, 3x mech 4/4, "
                        + "3x mech 3/3, mech 2/2, 2x truck 4/4, 7x truck 3/3, at 3/3, 2x art 2/2");
        assertThat(list("crusader", "11.3d").hexes())
                .contains(Fox.hex("C13"), Fox.hex("C12"), Fox.hex("G1"))
                .doesNotContain(Fox.hex("B9"), Fox.hex("D13"));
        assertThat(list("crusader", "11.3e").most()).isEqualTo(Map.of(Fox.hex("B9"), 5));
    }

    @Test
    @Rule({
        "desert-fox 11.4b",
        "desert-fox 11.4c",
        "desert-fox 11.4e",
        "desert-fox 11.4f",
        "desert-fox 11.4g"
    })
    void nineteenFortyTwo() {
        setUp("1942", "11.4b", AXIS_OF_1942);
        setUp(
                "1942",
                "11.4e",
                "british: armor 4/4, recon 2/2, 3x mech 3/3, 2x mech 2/2, 2x truck 3/3, at 3/3");
        // Two armour 2* are printed, which makes eleven instead of ten (D.1).
        setUp(
                "1942",
                "11.4f",
                "british: 2x armor 4/4, armor 2/2*, 2x truck 4/4, 4x truck 3/3, art 2/2");
        setUp("1942", "11.4g", "british: 2x armor 1/3, 3x mech 1/4, mech 1/3, 2x truck 1/3");
        where("1942", "11.4f", "B9");
        where("1942", "11.4g", "C22");
        assertThat(list("1942", "11.4b").exactly())
                .isEqualTo(Map.of(Fox.hex("G1"), 14, Fox.hex("G2"), 10));
        Roster roster = Fox.GAME.campaign().roster();
        assertThat(
                        Fox.GAME.campaign().malta().stream()
                                .map(roster::block)
                                .map(
                                        block ->
                                                block.nation()
                                                        + " "
                                                        + block.type().id()
                                                        + " "
                                                        + block.most()))
                .containsExactlyInAnyOrder(
                        "german infantry 6",
                        "german infantry 4",
                        "german airborne-infantry 6",
                        "italian airborne-infantry 4");
    }

    private static final String AXIS_OF_1942 =
            "german: 2x armor 4/6, 3x recon 2/2, 2x mech 4/6, 2x mech 4/4, 2x truck 4/4, "
                    + "mobile at 4/4, mobile at 2/4, at 2/4, art 2/4; italian: armor 3/4, "
                    + "armor 3/3, art 1/2, mech 3/4, 3x inf 3/4, inf 2/3, inf 1/2";

    @Test
    @Rule({"desert-fox 11.5d", "desert-fox 11.5e", "desert-fox 11.5f"})
    void gazala() {
        setUp("gazala", "11.5d", AXIS_OF_1942);
        setUp(
                "gazala",
                "11.5e",
                "british: armor 4/4*, 2x armor 4/4, armor 2/2*, recon 2/2, 2x at 3/3, art 2/2, "
                        + "2x mech 3/3, 2x mech 2/2, 2x truck 4/4, 6x truck 3/3");
        setUp(
                "gazala",
                "11.5f",
                "british: armor 1/4, 2x armor 1/3, art 4/4, mech 2/2, 3x mech 1/4, 2x mech 1/3, "
                        + "3x truck 4/4, truck 2/2, 2x truck 1/3");
        where("gazala", "11.5f", "C22");
    }

    @Test
    @Rule({"desert-fox 11.6c", "desert-fox 11.6d", "desert-fox 11.6e"})
    void theHardSummer() {
        setUp(
                "hard-summer",
                "11.6c",
                "german: 2x armor 4/6, 2x recon 2/2, mech 4/6, 2x mech 2/4, 2x truck 2/4, "
                        + "2x mobile at 2/4, at 2/4, art 2/4; italian: armor 3/4, armor 2/3, "
                        + "mech 3/4, 3x inf 3/4, inf 2/3, inf 1/2, art 1/2");
        setUp(
                "hard-summer",
                "11.6d",
                "british: armor 3/4, armor 2/3, 3x mech 3/4, mech 2/2, 2x truck 4/4, truck 3/4, "
                        + "2x truck 2/3, truck 2/2, 2x truck 2/3, at 2/3, art 4/4");
        setUp(
                "hard-summer",
                "11.6e",
                "british: armor 2/4*, 2x armor 1/4, recon 1/2, mech 1/3, mech 1/2, 2x truck 1/4, "
                        + "3x truck 1/3, at 1/3");
        where("hard-summer", "11.6e", "C22");
    }

    @Test
    @Rule({
        "desert-fox App.B2",
        "desert-fox App.B4",
        "desert-fox App.B6",
        "desert-fox App.B8",
        "desert-fox App.B10",
        "desert-fox App.B12",
        "desert-fox App.B14",
        "desert-fox App.B16",
        "desert-fox App.B18",
        "desert-fox App.B20"
    })
    void theAlliedTable() {
        Map<Integer, String> months = new TreeMap<>();
        months.put(2, "armor 4, mech 3, 2x truck 3");
        months.put(4, "armor 4, armor 3, armor 2*, recon 2");
        months.put(6, "3x mech 4, truck 4, truck 3, at 3");
        months.put(8, "armor 4, armor 3, recon 2, 2x truck 3, art 2");
        months.put(10, "armor 4, mech 3, mech 2, truck 3");
        months.put(12, "armor 4*, at 3");
        months.put(14, "mech 2, 3x truck 4, truck 2, art 4");
        months.put(16, "armor 4, armor 3, 3x truck 4, truck 2");
        months.put(18, "armor 6*, 2x truck 4, at 4, art 4, sp art 2");
        months.put(20, "armor 6*, 2x armor 3, art 3");
        months.forEach(
                (month, text) -> arrives("desert-war", Roster.ALLIES, month, "british: " + text));
    }

    @Test
    @Rule({
        "desert-fox App.X3",
        "desert-fox App.X5",
        "desert-fox App.X7",
        "desert-fox App.X11",
        "desert-fox App.X17",
        "desert-fox App.X19"
    })
    void theAxisTable() {
        Map<Integer, String> months = new TreeMap<>();
        months.put(3, "german: recon 2, 2x mech 6, mobile at 4");
        months.put(5, "german: armor 6, recon 2, at 4, truck 4");
        months.put(7, "german: truck 4, art 4; italian: mech 4, inf 2");
        months.put(11, "german: 2x mech 4, mobile at 4; italian: armor 3");
        months.put(17, "german: at 4; italian: truck 3");
        months.put(19, "italian: truck 3, inf 2");
        months.forEach((month, text) -> arrives("desert-war", Roster.AXIS, month, text));
        assertThat(Fox.GAME.campaign().scenario("desert-war").arrivals()).hasSize(16);
    }
}
