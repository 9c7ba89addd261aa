package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kessel.engine.data.Item;
import kessel.engine.hex.HexMap;
import kessel.engine.hex.HexMapFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The numbers of game.yaml and tables.yaml, held against the printed tables and examples. */
class DesertFoxTablesTest {
    private static final Item GAME = DesertFoxData.file("game.yaml");
    private static final Item TABLES = DesertFoxData.file("tables.yaml");

    /** 4.3, as printed: firing across, targets in the order armour, infantry, anti-tank, guns. */
    @ParameterizedTest
    @CsvSource({
        "armour, SF DF SF TF",
        "infantry, SF SF DF TF",
        "anti-tank, DF SF SF TF",
        "artillery, SF DF DF SF"
    })
    void theFireTableIsAsPrinted(String firing, String row) {
        Item targets = TABLES.at("targets");
        assertThat(targets.at("columns").texts())
                .containsExactly("armour", "infantry", "anti-tank", "artillery");
        Item line = targets.at(firing);
        assertThat(line.at("at").texts()).containsExactly(row.split(" "));
        boolean guns = firing.equals("artillery");
        assertThat(line.at("artillery-last").flag()).isEqualTo(!guns);
        assertThat(line.at("fires").number()).isEqualTo(guns ? 1 : 2);
        assertThat(line.at("own-first").flag())
                .isEqualTo(firing.equals("armour") || firing.equals("infantry"));
    }

    /** B6: of 2, 3, 5 and 6 one hits armour and two hit infantry. */
    @Test
    void theWorkedRollHitsAsOftenAsTheBookSays() {
        assertThat(hits("SF", 2, 3, 5, 6)).isEqualTo(1);
        assertThat(hits("DF", 2, 3, 5, 6)).isEqualTo(2);
        assertThat(hits("TF", 3, 4, 5, 6)).isEqualTo(3);
    }

    private static long hits(String fire, int... dice) {
        int least = TABLES.at("fire").at(fire).at("hits").number();
        return IntStream.of(dice).filter(die -> die >= least).count();
    }

    /** 4.4b, 9.34f: hits for a step; C7, C8: a gun's hit and three others on a mined hex. */
    @Test
    void hitsCostAsManyStepsAsTheBookSays() {
        Item losses = GAME.at("losses");
        int hit = losses.at("hit").number();
        int mined = losses.at("hit-through-mines").number();
        int step = losses.at("step").number();
        int twice = losses.at("double-step").number();
        assertThat(List.of(step / hit, twice / hit, step / mined, twice / mined))
                .containsExactly(1, 2, 2, 4);
        assertThat((hit + 3 * mined) / step).isEqualTo(2);
        assertThat((hit + 3 * mined) / twice).isEqualTo(1);
    }

    /** 3.2, the printed table of movement, and the classes that are its columns. */
    @Test
    void theTypesMoveAsPrinted() {
        Map<String, String> found = new TreeMap<>();
        GAME.at("types")
                .entries()
                .forEach(
                        (type, item) ->
                                found.put(
                                        type,
                                        item.at("class").text()
                                                + " "
                                                + item.at("move").number()
                                                + " "
                                                + item.at("rebuild").number()));
        assertThat(found)
                .isEqualTo(
                        Map.of(
                                "reconnaissance", "armour 4 3",
                                "armour", "armour 3 3",
                                "mechanised-infantry", "infantry 3 2",
                                "motorised-infantry", "infantry 2 2",
                                "infantry", "infantry 1 1",
                                "airborne-infantry", "infantry 1 1",
                                "mechanised-anti-tank", "anti-tank 3 3",
                                "anti-tank", "anti-tank 2 3",
                                "mechanised-artillery", "artillery 3 3",
                                "artillery", "artillery 1 3"));
        assertThat(
                        DesertFoxData.blocks().values().stream()
                                .map(DesertFoxData.Block::type)
                                .collect(Collectors.toSet()))
                .isEqualTo(found.keySet());
    }

    /** B1: reconnaissance goes 8, 6 and 5 hexes; C11: two hexes of redeployment go 6, 4 and 3. */
    @ParameterizedTest
    @CsvSource({"highway, 8, 6", "track, 6, 4", "trail, 5, 3"})
    void roadsCarryAsFarAsTheExamplesSay(String road, int reconnaissance, int redeployed) {
        int bonus = GAME.at("roads").at(road).at("bonus").number();
        assertThat(GAME.at("types").at("reconnaissance").at("move").number() + bonus)
                .isEqualTo(reconnaissance);
        assertThat(GAME.at("logistics").at("redeploy").at("hexes").number() + bonus)
                .isEqualTo(redeployed);
    }

    /** 5.0f. */
    @Test
    void supplyReachesThreeHexesByTrackAndTwoByTrail() {
        assertThat(GAME.at("roads").at("track").at("link").number()).isEqualTo(3);
        assertThat(GAME.at("roads").at("trail").at("link").number()).isEqualTo(2);
        assertThat(GAME.at("off-road").at("link").number()).isEqualTo(1);
    }

    /** 1.2: 42 cards, 14 of them blank; 2.0: the prices of the operations. */
    @Test
    void cardsAndOperationsAreAsPrinted() {
        Item cards = GAME.at("cards");
        assertThat(cards.at("real").number() + cards.at("blank").number()).isEqualTo(42);
        assertThat(cards.at("blank").number()).isEqualTo(14);
        assertThat(cards.at("hand").number()).isEqualTo(16);
        Map<String, Integer> prices = new TreeMap<>();
        GAME.at("operations")
                .entries()
                .forEach((name, item) -> prices.put(name, item.at("cards").number()));
        assertThat(prices).isEqualTo(Map.of("normal", 1, "mobile", 2, "assault", 2, "blitz", 3));
        assertThat(GAME.at("operations").at("blitz").at("steps").texts())
                .containsExactly("move", "combat", "move", "combat");
    }

    /** C10: Tobruk feeds five or two units, and brings two or five cards. */
    @Test
    void aSideHasItsShareOfAPort() {
        assertThat(share("supply", "allies", "Tobruk")).isEqualTo(5);
        assertThat(share("supply", "axis", "Tobruk")).isEqualTo(2);
        assertThat(share("capture", "axis", "Tobruk")).isEqualTo(5);
        assertThat(share("capture", "allies", "Tobruk")).isEqualTo(2);
        assertThat(share("sea", "axis", "Benghazi")).isEqualTo(1);
        assertThat(share("capture", "allies", "Bardia")).isEqualTo(1);
    }

    private static int share(String use, String side, String fortress) {
        String[] fraction = GAME.at("port-shares").at(use).at(side).text().split("/");
        int port = GAME.at("fortresses").at(fortress).at("port").number();
        return port * Integer.parseInt(fraction[0]) / Integer.parseInt(fraction[1]);
    }

    /** C12, C15. */
    @Test
    void shippingAndTheChallengeAreAsTheExamplesSay() {
        assertThat(TABLES.at("sea").at("allies").at("points").texts())
                .containsExactly("1", "4", "no");
        assertThat(TABLES.at("sea").at("axis").at("points").texts())
                .containsExactly("1", "no", "no");
        Item challenge = TABLES.at("challenge");
        assertThat(challenge.at("columns").texts()).containsExactly("none", "blank", "real");
        assertThat(challenge.at("real").texts()).containsExactly("allies", "allies", "axis");
        assertThat(challenge.at("blank").texts()).containsOnly("axis");
    }

    /** 10.1-10.4: the points, from the highest down. */
    @Test
    void victoriesAreWorthTenFiveTwoAndOne() {
        assertThat(
                        GAME.at("victory").entries().values().stream()
                                .map(item -> item.at("points").number()))
                .containsExactly(10, 5, 2, 1);
        assertThat(GAME.at("nations").at("german").at("counts").text()).isEqualTo("1.5");
    }

    @Test
    void whatTheMapShowsTheGameKnows() {
        HexMap map = HexMapFile.read(DesertFoxData.file("map.yaml"));
        assertThat(GAME.at("terrain").entries().keySet())
                .isEqualTo(Set.copyOf(map.terrains().kinds()));
        assertThat(GAME.at("roads").entries().keySet()).isEqualTo(Set.copyOf(map.paths().kinds()));
        assertThat(GAME.at("hexsides").entries().keySet())
                .containsAll(map.hexsides().kinds())
                .contains("open");
        for (String named : List.of("fortresses", "oases")) {
            assertThat(map.places().keySet()).containsAll(GAME.at(named).entries().keySet());
        }
        GAME.at("bases")
                .entries()
                .values()
                .forEach(base -> assertThat(map.places()).containsKey(base.at("place").text()));
    }
}
