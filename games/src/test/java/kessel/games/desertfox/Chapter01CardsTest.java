package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.desertfox.battle.Field;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.Board;
import kessel.games.desertfox.position.Cards;
import kessel.games.desertfox.position.Cell;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Luck;
import kessel.games.desertfox.position.Stage;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Months, turns, cards and hexes (1), passing (2.1). */
class Chapter01CardsTest {
    /** C19. */
    @Test
    @Rule({"desert-fox 1.2a", "desert-fox C19"})
    void theDeck() {
        assertThat(Fox.GAME.campaign().roster().reals()).isEqualTo(28);
        assertThat(Fox.GAME.campaign().roster().blanks()).isEqualTo(14);
    }

    @Test
    @Rule({"desert-fox 1.2d", "desert-fox 1.2e"})
    void theOpeningHandMayBeDrawnAnewOnce() {
        SplittableRandom random = new SplittableRandom(3);
        FastChance chance = new FastChance(random.split());
        DesertFoxPosition position = Fox.GAME.rules().setUp("1941", Set.of(), chance);
        while (position.stage() == Stage.SETTING_UP) {
            DesertFoxMove move = Fox.GAME.rules().sample(position, random);
            Fox.GAME.rules().play(position, move, chance, Journal.SILENT);
        }
        assertThat(position.stage()).isEqualTo(Stage.OPENING);
        assertThat(position.decider()).isEqualTo(Roster.AXIS);
        Fox.GAME.rules().play(position, new DesertFoxMove.Redraw(), chance, Journal.SILENT);
        assertThat(Cards.hand(position, Roster.AXIS)).isEqualTo(6);
        assertThat(position.decider()).isEqualTo(Roster.ALLIES);
        Fox.GAME.rules().play(position, new DesertFoxMove.Keep(), chance, Journal.SILENT);
        assertThat(position.stage()).isEqualTo(Stage.OPERATION);
        assertThat(position.decider()).as("1.1b").isEqualTo(Roster.AXIS);
    }

    @Test
    @Rule({
        "desert-fox 1.1c",
        "desert-fox 1.1d",
        "desert-fox 1.1e",
        "desert-fox 2.1a",
        "desert-fox 2.1c",
        "desert-fox 2.1d",
        "desert-fox 2.1f"
    })
    void twoPassesRunningEndTheMonth() {
        Fox fox = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22").turn("axis");
        fox.play("pass", "done").asks("allies", "operation").play("lay 1+0", "done");
        fox.asks("axis", "operation").play("pass", "done").asks("allies", "operation");
        fox.play("pass").dice(1, 1, 1, 1).play("done").asks("allies", "spending");
        Fox last = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22");
        last.position.set(Cell.MONTH, 10);
        last.turn("axis").play("pass", "done", "pass", "done");
        assertThat(last.position.over()).as("no Logistics after the last month").isTrue();
    }

    @Test
    @Rule({"desert-fox 1.2f"})
    void blanksAreThrownAwayFaceDown() {
        Fox fox = Fox.table().with("5Pz", "G1").turn("axis").play("discard blank");
        fox.refused("discard real", "1.2f").play("discard blank").refused("discard blank", "1.2f");
        assertThat(Cards.hand(fox.position, Roster.AXIS)).isEqualTo(10);
        assertThat(fox.told(Roster.ALLIES)).contains("throws a blank card away");
    }

    @Test
    @Rule({"desert-fox 1.3b", "desert-fox 1.3d", "desert-fox 4.4a"})
    void stepsOfNormalAndDoubleUnits() {
        Fox fox = Fox.table().with("104R Trento", "G1");
        Field field = new Field(Fox.GAME.campaign());
        Luck luck = new Luck(_ -> 0, Journal.SILENT);
        field.loseStep(fox.position, Fox.block("104R"), luck);
        field.loseStep(fox.position, Fox.block("Trento"), luck);
        fox.strength("104R", 4).strength("Trento", 2);
        field.loseStep(fox.position, Fox.block("104R"), luck);
        field.loseStep(fox.position, Fox.block("104R"), luck);
        fox.at("104R", "lost");
    }

    @Test
    @Rule({"desert-fox 1.4a", "desert-fox 1.4b", "desert-fox 1.4c"})
    void kindsOfHexes() {
        Fox fox = Fox.table().with("5Pz 8Pz 104R 115R MG8 200R S288", "G1").with("4Arm", "C9");
        fox.with("Trento 7Arm", "C10").battlefield("C10", "allies", "W");
        Board board = fox.position.board();
        assertThat(board.enemy(Roster.AXIS, Fox.hex("C9"))).isTrue();
        assertThat(board.enemy(Roster.ALLIES, Fox.hex("C9"))).isFalse();
        assertThat(board.battlefield(Fox.hex("C10"))).isTrue();
        assertThat(board.all(Roster.AXIS, Fox.hex("G1"))).isEqualTo(7);
        assertThat(board.battlefield(Fox.hex("G1"))).isFalse();
    }

    /** A month has as many turns as the players want; a scenario as many months as it says. */
    @Test
    @Rule({"desert-fox 1.1a"})
    void turnsAlternateUntilBothPassAndMonthsAreCounted() {
        Fox fox = Fox.table("crusader").with("5Pz", "G1").with("4Arm", "C22");
        fox.hand("axis", 14, 0).hand("allies", 14, 0).turn("axis");
        for (int i = 0; i < 10; i++) {
            fox.asks("axis", "operation").play("lay 1+0", "done");
            fox.asks("allies", "operation").play("lay 1+0", "done");
        }
        for (int month = 8; month < 10; month++) {
            assertThat(fox.position.get(Cell.MONTH)).isEqualTo(month);
            fox.play("pass", "done", "pass").dice(1, 1, 1, 2).play("done");
            fox.play("done", "done", "done").asks("axis", "operation");
        }
        fox.play("pass", "done", "pass", "done");
        assertThat(fox.position.over()).as("three months").isTrue();
    }

    @Test
    @Rule({"desert-fox 1.2g"})
    void anEmptyDeckTakesInWhatWasPlayed() {
        Fox fox = Fox.table().with("5Pz", "G1").hand("axis", 14, 7).hand("allies", 14, 7);
        fox.turn("axis").play("discard blank", "discard blank", "lay 2+0", "done");
        assertThat(Cards.deck(fox.position)).isZero();
        Cards.draw(fox.position, Roster.ALLIES, new Luck(_ -> 0, Journal.SILENT));
        assertThat(Cards.hand(fox.position, Roster.ALLIES)).isEqualTo(22);
        assertThat(fox.position.get(Cell.ALLIED_REAL)).as("drawn first: a real one").isEqualTo(15);
        assertThat(Cards.deck(fox.position)).as("two blanks and a real card").isEqualTo(3);
        assertThat(fox.position.get(Cell.AXIS_PLAYED_REAL)).isZero();
        assertThat(fox.position.get(Cell.AXIS_PLAYED_BLANK)).isZero();
    }

    /** Every place that the book names is on the map. */
    @Test
    @Rule({"desert-fox 1.4d"})
    void thePlacesOfTheBookAreOnTheMap() {
        assertThat(Fox.GAME.map().places())
                .containsKeys(
                        "El Agheila",
                        "Mersa Brega",
                        "Agedabia",
                        "Benghazi",
                        "Gazala",
                        "Gadd el Ahmar",
                        "Tengeder",
                        "Acroma",
                        "Sidi Mufta",
                        "Bir Hacheim",
                        "Bir Gubi",
                        "Tobruk",
                        "Bardia",
                        "Sollum",
                        "Jarabub",
                        "Alexandria");
        assertThat(Fox.GAME.map().pathList().stream().map(path -> path.name()))
                .contains("Trigh el Abd");
        assertThat(Fox.GAME.map().places()).doesNotContainKey("Tripoli");
    }
}
