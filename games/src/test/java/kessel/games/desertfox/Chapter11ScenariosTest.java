package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.data.Scenario;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Flag;
import kessel.games.desertfox.position.Stage;
import kessel.games.desertfox.rules.SetUp;
import kessel.games.desertfox.rules.Victory;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What differs from scenario to scenario (11). */
class Chapter11ScenariosTest {
    private static Scenario scenario(String id) {
        return Fox.GAME.campaign().scenario(id);
    }

    @Test
    @Rule({
        "desert-fox 11.1a",
        "desert-fox 11.2a",
        "desert-fox 11.3a",
        "desert-fox 11.4a",
        "desert-fox 11.5a",
        "desert-fox 11.6a",
        "desert-fox 11.7a",
        "desert-fox 11.7c",
        "desert-fox 11.0d"
    })
    void monthsHandsAndDraws() {
        Object[][] printed = {
            {"italian", 6, 11, 6, 3, 2, 3}, {"1941", 1, 10, 6, 6, 2, 3},
            {"crusader", 8, 10, 10, 12, 2, 3}, {"1942", 11, 20, 5, 5, 3, 3},
            {"gazala", 14, 15, 10, 12, 3, 3}, {"hard-summer", 15, 20, 8, 8, 3, 3},
            {"desert-war", 1, 20, 6, 6, 2, 3}
        };
        for (Object[] each : printed) {
            Scenario its = scenario((String) each[0]);
            assertThat(its.firstMonth()).as(its.id()).isEqualTo(each[1]);
            assertThat(its.lastMonth()).as(its.id()).isEqualTo(each[2]);
            assertThat(its.hands()).as(its.id()).containsExactly((int) each[3], (int) each[4]);
            assertThat(its.draws(its.firstMonth(), 0)).as(its.id()).isEqualTo(each[5]);
            assertThat(its.draws(its.firstMonth(), 1)).as(its.id()).isEqualTo(each[6]);
        }
        assertThat(scenario("desert-war").draws(10, 0)).isEqualTo(2);
        assertThat(scenario("desert-war").draws(11, 0)).isEqualTo(3);
    }

    @Test
    @Rule({
        "desert-fox 11.5b",
        "desert-fox 11.6b",
        "desert-fox 11.1b",
        "desert-fox 11.0b",
        "desert-fox 9.34l"
    })
    void maltaMinesAndTables() {
        assertThat(scenario("gazala").malta()).isFalse();
        assertThat(scenario("hard-summer").maltaFrom()).isEqualTo(15);
        assertThat(scenario("hard-summer").minefields()).containsExactly(Fox.hex("B9"));
        assertThat(scenario("crusader").minefields()).containsExactly(Fox.hex("B9"));
        assertThat(scenario("1941").minefields()).isEmpty();
        assertThat(scenario("italian").arrivals()).hasSize(4);
        DesertFoxPosition summer = new SetUp(Fox.GAME.campaign()).begin("hard-summer", Set.of());
        assertThat(summer.mined(Fox.hex("B9"), Roster.AXIS)).isTrue();
        assertThat(summer.minesSeen(Fox.hex("B9"), Roster.AXIS)).isTrue();
    }

    @Test
    @Rule({"desert-fox 8.2f"})
    void whoHoldsTheFortresses() {
        String[][] holders = {
            {"italian", "axis axis axis"}, {"1941", "allies allies allies"},
            {"crusader", "axis allies axis"}, {"1942", "allies allies allies"},
            {"gazala", "axis allies allies"}, {"hard-summer", "axis axis axis"},
            {"desert-war", "allies allies allies"}
        };
        String[] names = {"Benghazi", "Tobruk", "Bardia"};
        for (String[] each : holders) {
            String[] sides = each[1].split(" ");
            for (int i = 0; i < names.length; i++) {
                int hex = Fox.GAME.map().places().get(names[i]).hex();
                assertThat(scenario(each[0]).holds().get(hex))
                        .as(each[0] + " " + names[i])
                        .isEqualTo(Roster.SIDES.indexOf(sides[i]));
            }
        }
    }

    /** 11.3c: the Allies begin Crusader; elsewhere the Axis does. */
    @Test
    @Rule({"desert-fox 11.3c", "desert-fox 1.1b"})
    void whoBegins() {
        for (String id : new String[] {"crusader", "1941"}) {
            SplittableRandom random = new SplittableRandom(3);
            FastChance chance = new FastChance(random.split());
            DesertFoxPosition position = Fox.GAME.rules().setUp(id, Set.of(), chance);
            while (position.stage() == Stage.SETTING_UP || position.stage() == Stage.OPENING) {
                DesertFoxMove move = Fox.GAME.rules().sample(position, random);
                Fox.GAME.rules().play(position, move, chance, Journal.SILENT);
            }
            int first = id.equals("crusader") ? Roster.ALLIES : Roster.AXIS;
            assertThat(position.active()).as(id).isEqualTo(first);
        }
    }

    /** 9.2d: who arrives in the first month is in the set-up already. */
    @Test
    @Rule({"desert-fox 9.2d", "desert-fox 10.4c"})
    void firstArrivalsAreInTheSetUp() {
        for (String id : new String[] {"crusader", "1942", "gazala"}) {
            DesertFoxPosition position = new SetUp(Fox.GAME.campaign()).begin(id, Set.of());
            Scenario its = scenario(id);
            its.arrivals().stream()
                    .filter(list -> list.month() == its.firstMonth())
                    .flatMap(list -> list.items().stream())
                    .forEach(
                            item ->
                                    assertThat(position.at(item.block()))
                                            .isNotEqualTo(DesertFoxPosition.COMING));
        }
        Fox fox = Fox.table().with("5Pz", "G1").with("4Arm", "C22");
        int before = Victory.units(fox.position, Roster.ALLIES);
        fox.position.at(Fox.block("7Arm"), DesertFoxPosition.COMING);
        assertThat(Victory.units(fox.position, Roster.ALLIES)).isEqualTo(before);
        fox.position.set(Fox.block("4Arm"), Flag.FROZEN, true);
        assertThat(Victory.units(fox.position, Roster.ALLIES)).isEqualTo(before);
    }
}
