package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import kessel.engine.game.FastChance;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Victory (10) and the set-ups (11). */
class Chapter10VictoryTest {
    @Test
    @Rule({"desert-fox 10.1a", "desert-fox 10.1b", "desert-fox 10.1c"})
    void threeUnitsOffTheMapWinAtOnce() {
        Fox fox = Fox.table().with("4Arm 7Arm 22Arm KDG", "H1").with("5Pz", "D20");
        fox.holds("axis", "Benghazi", "Tobruk", "Bardia").turn("allies");
        fox.play("lay 1+0", "disperse H1").refused("march 4Arm H1-west", "10.1b");
        Fox supplied = Fox.table().with("5Pz 8Pz 104R 3Rec", "D22").with("4Arm", "I5").turn("axis");
        supplied.play("lay 1+0", "disperse D22", "march 5Pz D22-east", "march 8Pz D22-east");
        supplied.at("5Pz", "exited").play("march 104R D22-east");
        assertThat(supplied.position.over()).isTrue();
        assertThat(Fox.GAME.rules().score(supplied.position, Roster.AXIS).total()).isEqualTo(10);
        Fox first = Fox.table().with("5Pz", "D22").with("4Arm", "I5");
        first.position.set(Cell.HAD_A_TURN, 2);
        first.turn("axis").play("lay 1+0", "disperse D22").refused("march 5Pz D22-east", "10.1b");
    }

    @Test
    @Rule({"desert-fox 10.1a"})
    void theEnemyBaseTakenWinsAtTheEndOfTheTurn() {
        Fox fox = Fox.table().with("5Pz", "D21").with("4Arm", "I5").turn("axis");
        fox.play("lay 1+0", "disperse D21", "march 5Pz D21-C22");
        assertThat(fox.position.over()).isFalse();
        fox.play("done");
        assertThat(fox.position.over()).isTrue();
        assertThat(Fox.GAME.rules().leader(fox.position)).isEqualTo(Roster.AXIS);
    }

    /** C17, in halves: ten Germans and five Italians are twenty. */
    @Test
    @Rule({
        "desert-fox 10.2a",
        "desert-fox 10.3a",
        "desert-fox 10.4a",
        "desert-fox 10.0a",
        "desert-fox C17",
        "desert-fox B15"
    })
    void levelsInTheirOrder() {
        String germans = "5Pz 8Pz 3Rec 33Rec 580Rec 104R 115R MG8 200R S288";
        String italians = "Ariete Littorio Trieste Brescia Pavia";
        String british = "4Arm 7Arm 22Arm 2Arm 8Arm 1Arm 8H 23Arm 24Arm 9Arm";
        Fox fox = Fox.table().with(germans + " " + italians, "G1").with(british, "C22");
        assertThat(Fox.GAME.rules().score(fox.position, Roster.AXIS).total()).isEqualTo(5);
        fox.with("KDG", "C22");
        assertThat(Fox.GAME.rules().score(fox.position, Roster.AXIS).total()).isZero();
        assertThat(Fox.GAME.rules().score(fox.position, Roster.ALLIES).total())
                .as("Tobruk, not besieged")
                .isEqualTo(2);
        fox.with("5Pz", "B10");
        assertThat(Fox.GAME.rules().score(fox.position, Roster.AXIS).total()).isEqualTo(1);
    }

    /** D: what is printed for each scenario is what is set up, whoever places it. */
    @Test
    @Rule({
        "desert-fox 11.0a",
        "desert-fox 11.1d",
        "desert-fox 11.1e",
        "desert-fox 11.2b",
        "desert-fox 11.3d",
        "desert-fox 11.4b",
        "desert-fox 11.5d",
        "desert-fox 11.6c",
        "desert-fox 11.7b",
        "desert-fox 1.2c"
    })
    void everyScenarioIsSetUpAsPrinted() {
        Object[][] expected = {
            {"italian", 8, 4, 6, 3}, {"1941", 10, 12, 6, 6}, {"crusader", 22, 28, 10, 12},
            {"1942", 24, 28, 5, 5}, {"gazala", 24, 36, 10, 12}, {"hard-summer", 22, 28, 8, 8},
            {"desert-war", 10, 12, 6, 6}
        };
        for (Object[] each : expected) {
            SplittableRandom random = new SplittableRandom(7);
            FastChance chance = new FastChance(random.split());
            DesertFoxPosition position = Fox.GAME.rules().setUp((String) each[0], Set.of(), chance);
            while (position.stage() == Stage.SETTING_UP) {
                DesertFoxMove move = Fox.GAME.rules().sample(position, random);
                Fox.GAME.rules().play(position, move, chance, kessel.engine.game.Journal.SILENT);
            }
            int[] count = new int[2];
            TreeMap<Integer, Integer> axisIn = new TreeMap<>();
            for (int block = 0; block < position.roster().size(); block++) {
                if (position.at(block) >= 0) {
                    count[position.roster().side(block)]++;
                    if (position.roster().side(block) == Roster.AXIS) {
                        axisIn.merge(position.at(block), 1, Integer::sum);
                    }
                }
            }
            assertThat(count).as((String) each[0]).containsExactly((int) each[1], (int) each[2]);
            assertThat(Cards.hand(position, 0)).isEqualTo(each[3]);
            assertThat(Cards.hand(position, 1)).isEqualTo(each[4]);
            if (each[0].equals("1942")) {
                assertThat(axisIn.get(Fox.hex("G1"))).isEqualTo(14);
                assertThat(axisIn.get(Fox.hex("G2"))).isEqualTo(10);
            }
            position.step();
            assertThat(position.stage()).isEqualTo(Stage.OPENING);
        }
    }

    @Test
    @Rule({"desert-fox 11.3e", "desert-fox 11.0f", "desert-fox 11.3b"})
    void crusadersLimits() {
        SplittableRandom random = new SplittableRandom(7);
        FastChance chance = new FastChance(random.split());
        DesertFoxPosition position = Fox.GAME.rules().setUp("crusader", Set.of(), chance);
        String[] axis =
                "5Pz 8Pz 3Rec 33Rec 580Rec 104R 115R MG8 155R 361R Flak88A Pak50 Arko104 Ariete Trieste Brescia Pavia Bologna Trento Savona Sabratha ItArt"
                        .split(" ");
        for (String id : axis) {
            play(position, "place " + id + " C13", true);
        }
        assertThat(position.decider()).isEqualTo(Roster.ALLIES);
        play(position, "place 4Arm C13", false);
        for (String id : "4Arm 7Arm 22Arm 1Arm 8H".split(" ")) {
            play(position, "place " + id + " B9", true);
        }
        play(position, "place 1Tk B9", false);
        assertThat(position.mined(Fox.hex("B9"), Roster.ALLIES)).isTrue();
        assertThat(position.minesSeen(Fox.hex("B9"), Roster.ALLIES)).isTrue();
    }

    private static void play(DesertFoxPosition position, String text, boolean legal) {
        DesertFoxMove move = Fox.GAME.notation().read(text);
        assertThat(Fox.GAME.rules().judge(position, move).legal()).as(text).isEqualTo(legal);
        if (legal) {
            Fox.GAME.rules().play(position, move, null, kessel.engine.game.Journal.SILENT);
        }
    }
}
