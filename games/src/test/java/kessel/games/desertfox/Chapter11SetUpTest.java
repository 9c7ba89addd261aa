package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.logistics.Logistics;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where each list of a scenario is set up, who begins, how many months and who arrives (11). */
class Chapter11SetUpTest {
    private static DesertFoxPosition begun(String scenario, FastChance chance) {
        return Fox.GAME.rules().setUp(scenario, Set.of(), chance);
    }

    private static boolean legal(DesertFoxPosition position, String move) {
        return Fox.GAME.rules().judge(position, Fox.GAME.notation().read(move)).legal();
    }

    private static void play(DesertFoxPosition position, DesertFoxMove move, FastChance chance) {
        Fox.GAME.rules().play(position, move, chance, Journal.SILENT);
    }

    /** A place's hex, or the hex itself. */
    private static String hex(String name) {
        var place = Fox.GAME.map().places().get(name.replace('_', ' '));
        return place == null ? name : Fox.GAME.map().label(place.hex());
    }

    /** A block of each list, some hexes where it may stand and some where it may not. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "italian, 11.1d, Brescia, Tobruk Bardia El_Agheila Fort_Capuzzo G13, Sollum E13 Alexandria",
        "italian, 11.1e, 4Arm, Sollum E13 Alexandria, Bardia Tobruk C11",
        "1941, 11.2b, 5Pz, El_Agheila, Mersa_Brega Agedabia Tobruk",
        "1941, 11.2c, 20Aus, Mersa_Brega Tobruk Benghazi Alexandria I14, El_Agheila",
        "1941, 11.2d, 24Aus, Tobruk, B8 Alexandria Bardia",
        "crusader, 11.3d, 5Pz, Fort_Capuzzo Sollum Bardia Benghazi, Tobruk C14 D13",
        "crusader, 11.3e, 4Arm, Tobruk C14 Alexandria, Bardia B10 Benghazi",
        "1942, 11.4b, 5Pz, El_Agheila Mersa_Brega, Agedabia Benghazi Tobruk",
        "1942, 11.4e, KDG, Agedabia Benghazi Tobruk Alexandria, El_Agheila Mersa_Brega",
        "1942, 11.4f, ArtA, Tobruk, B10 Alexandria Agedabia",
        "1942, 11.4g, 4NZ, Alexandria, Tobruk D21 Agedabia",
        "gazala, 11.5d, 5Pz, Gazala Gadd_el_Ahmar Tengeder Agedabia El_Agheila, Acroma Tobruk D8",
        "gazala, 11.5e, Grant, Acroma Sidi_Mufta Bir_Hacheim Bir_Gubi Jarabub Tobruk, Gazala Tengeder",
        "gazala, 11.5f, 4NZ, Alexandria, Tobruk D21 Acroma",
        "hard-summer, 11.6c, 5Pz, Tobruk Fort_Capuzzo El_Agheila, Sollum D13 Alexandria",
        "hard-summer, 11.6d, ArtC, Sollum D13 Alexandria, Bardia C11 Tobruk",
        "desert-war, 11.2b, 5Pz, El_Agheila, Mersa_Brega Agedabia Tobruk",
        "desert-war, 11.2c, 20Aus, Mersa_Brega Tobruk Benghazi Alexandria I14, El_Agheila",
        "desert-war, 11.2d, 24Aus, Tobruk, B8 Alexandria Bardia"
    })
    @Rule({
        "desert-fox 11.1d",
        "desert-fox 11.1e",
        "desert-fox 11.2b",
        "desert-fox 11.2c",
        "desert-fox 11.2d",
        "desert-fox 11.3d",
        "desert-fox 11.3e",
        "desert-fox 11.4b",
        "desert-fox 11.4e",
        "desert-fox 11.4f",
        "desert-fox 11.4g",
        "desert-fox 11.5d",
        "desert-fox 11.5e",
        "desert-fox 11.5f",
        "desert-fox 11.6c",
        "desert-fox 11.6d",
        "desert-fox 11.7b"
    })
    void eachListHasItsHexes(
            String scenario, String rule, String block, String where, String whereNot) {
        SplittableRandom random = new SplittableRandom(rule.hashCode());
        FastChance chance = new FastChance(random.split());
        DesertFoxPosition position = begun(scenario, chance);
        int its = Fox.block(block);
        String[] hexes = where.split(" ");
        if (hexes.length == 1) {
            // Where there is no choice nobody is asked.
            while (position.stage() == Stage.SETTING_UP) {
                for (String each : whereNot.split(" ")) {
                    assertThat(legal(position, "place " + block + " " + hex(each))).isFalse();
                }
                play(position, rear(position), chance);
            }
            assertThat(position.at(its)).isEqualTo(Fox.hex(hex(where)));
            return;
        }
        // The lists before this one go as far to the rear as they can, out of the way.
        while (!legal(position, "place " + block + " " + hex(hexes[0]))) {
            assertThat(position.stage()).as(rule).isEqualTo(Stage.SETTING_UP);
            play(position, rear(position), chance);
        }
        assertThat(position.at(its)).isEqualTo(DesertFoxPosition.IN_HAND);
        for (String each : hexes) {
            assertThat(legal(position, "place " + block + " " + hex(each))).as(each).isTrue();
        }
        for (String each : whereNot.split(" ")) {
            assertThat(legal(position, "place " + block + " " + hex(each))).as(each).isFalse();
        }
    }

    private static DesertFoxMove rear(DesertFoxPosition position) {
        DesertFoxMove[] best = new DesertFoxMove[1];
        int base = Fox.GAME.campaign().bases()[position.decider()];
        int[] least = {Integer.MAX_VALUE};
        Fox.GAME
                .rules()
                .moves(
                        position,
                        move -> {
                            DesertFoxMove.Place place = (DesertFoxMove.Place) move;
                            int far = Fox.GAME.map().grid().distance(base, place.hex());
                            if (far < least[0]) {
                                least[0] = far;
                                best[0] = move;
                            }
                        });
        return best[0];
    }

    /** Border hexes belong to whoever is there first, the Axis (11.0a, 11.0f). */
    @ParameterizedTest
    @CsvSource({"italian, Brescia, 4Arm", "hard-summer, 5Pz, ArtC", "crusader, 5Pz, 4Arm"})
    @Rule({"desert-fox 11.0f", "desert-fox 11.1e", "desert-fox 11.6d", "desert-fox 11.3e"})
    void aBorderHexThatIsTakenIsTaken(String scenario, String axis, String allied) {
        FastChance chance = new FastChance(new SplittableRandom(1));
        DesertFoxPosition position = begun(scenario, chance);
        play(position, Fox.GAME.notation().read("place " + axis + " D12"), chance);
        while (position.decider() == Roster.AXIS) {
            play(position, rear(position), chance);
        }
        assertThat(legal(position, "place " + allied + " D12")).as("taken").isFalse();
        assertThat(legal(position, "place " + allied + " E12")).as("free").isTrue();
    }

    /**
     * Nobody does anything: so many months pass, with a Logistics phase between each two and in
     * Gazala one before (1.1e, 11.5c), and all who are printed for these months have come.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "italian, axis, 6, 5, 12, 10",
        "1941, axis, 10, 9, 22, 36",
        "crusader, allies, 3, 2, 22, 32",
        "1942, axis, 10, 9, 28, 52",
        "gazala, axis, 2, 2, 24, 36",
        "hard-summer, axis, 6, 5, 26, 44",
        "desert-war, axis, 20, 19, 30, 60"
    })
    @Rule({
        "desert-fox 1.1e",
        "desert-fox 11.0b",
        "desert-fox 11.0d",
        "desert-fox 11.3c",
        "desert-fox 9.2a",
        "desert-fox 9.2d"
    })
    void monthsAndArrivals(
            String scenario, String first, int months, int logistics, int axis, int allies) {
        FastChance chance = new FastChance(new SplittableRandom(months));
        DesertFoxPosition position = begun(scenario, chance);
        int phases = 0;
        int beginner = -1;
        while (!position.over()) {
            if (position.stage() == Stage.SPENDING && position.get(Cell.SPENT) == 0) {
                phases++;
                assertThat(Logistics.spender(position)).isEqualTo(position.get(Cell.FIRST_SPENDER));
            }
            if (position.stage() == Stage.OPERATION && beginner < 0) {
                beginner = position.active();
            }
            DesertFoxMove idle =
                    switch (position.stage()) {
                        case SETTING_UP -> rear(position);
                        case OPENING -> new DesertFoxMove.Keep();
                        case OPERATION -> new DesertFoxMove.Pass();
                        case FEEDING -> Fox.GAME.rules().sample(position, new SplittableRandom(1));
                        default -> new DesertFoxMove.Done();
                    };
            play(position, idle, chance);
        }
        assertThat(position.turn()).isEqualTo(months);
        assertThat(phases).isEqualTo(logistics);
        assertThat(Roster.SIDES.get(beginner)).isEqualTo(first);
        int[] came = new int[2];
        for (int block = 0; block < position.roster().size(); block++) {
            switch (position.at(block)) {
                case DesertFoxPosition.COMING,
                        DesertFoxPosition.UNUSED,
                        DesertFoxPosition.MALTA -> {
                    // Not in this scenario, or not called.
                }
                default -> came[position.roster().side(block)]++;
            }
        }
        assertThat(came).containsExactly(axis, allies);
    }

    /** 11.4d with 9.35f: in the campaign of 1942 and from month 11 of the whole war, not before. */
    @Test
    @Rule({"desert-fox 11.4d", "desert-fox 11.7c", "desert-fox 11.6b", "desert-fox 11.5b"})
    void whereTheMaltaGroupCanBeCalled() {
        String[][] calls = {
            {"1942", "12", "true"}, {"hard-summer", "16", "true"}, {"desert-war", "11", "true"},
            {"desert-war", "10", "false"}, {"gazala", "15", "false"}, {"crusader", "9", "false"},
            {"1941", "5", "false"}, {"italian", "8", "false"}
        };
        for (String[] each : calls) {
            Fox fox = Fox.table(each[0]).with("Trento", "G1").with("4Arm", "C22");
            for (int block : Fox.GAME.campaign().malta()) {
                fox.position.at(block, DesertFoxPosition.MALTA);
            }
            fox.position.set(Cell.MONTH, Integer.parseInt(each[1]) - 1);
            fox.turn("axis").play("pass", "done", "pass");
            FastChance chance = new FastChance(new SplittableRandom(5));
            do {
                play(fox.position, new DesertFoxMove.Done(), chance);
            } while (fox.position.decider() != Roster.AXIS);
            assertThat(fox.position.stage()).isEqualTo(Stage.SPENDING);
            assertThat(legal(fox.position, "malta"))
                    .as(each[0] + " before month " + each[1])
                    .isEqualTo(Boolean.parseBoolean(each[2]));
        }
    }
}
