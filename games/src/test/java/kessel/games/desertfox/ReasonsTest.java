package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.engine.game.Sight;
import kessel.games.desertfox.data.Roster;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.position.DesertFoxPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What computer players say that a move is good for. */
class ReasonsTest {
    /** As who looks back tells it, or a viewer while the match is on. */
    private static String reason(Fox fox, String notation, String language, int viewer) {
        DesertFoxPosition before = fox.position.copy();
        DesertFoxMove move = Fox.GAME.notation().read(notation);
        fox.play(notation);
        return Fox.GAME
                .doctrine()
                .reason(before, move, fox.position, viewer)
                .map(
                        reason ->
                                Fox.GAME
                                        .printed()
                                        .words(language)
                                        .say(
                                                reason.words(),
                                                Fox.GAME.printed().names(Sight.SPECTATOR)))
                .orElse("");
    }

    private static String reason(Fox fox, String notation) {
        return reason(fox, notation, "en", Sight.HINDSIGHT);
    }

    /** 5.0c: an enemy on the highway towards the base, and the pass at Sollum has no other road. */
    @Test
    void whoStandsOnTheHighwayCutsItOff() {
        Fox fox =
                Fox.table()
                        .with("20Aus 26Aus", "C13")
                        .with("3Rec", "D14")
                        .with("5Pz", "B10")
                        .holds("allies", "Tobruk", "Bardia")
                        .turn("axis")
                        .play("lay 1+0", "disperse D14");
        assertThat(reason(fox, "march 3Rec D14-C14"))
                .startsWith("cuts the enemy in ")
                .contains("C13")
                .doesNotContain("Aus");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void whoMovesIntoTheEnemyAttacksHim(String language) {
        Fox fox =
                Fox.table()
                        .with("7Ind", "C10")
                        .with("5Pz", "C8")
                        .turn("axis")
                        .play("lay 1+0", "disperse C8");
        assertThat(reason(fox, "march 5Pz C8-C9-C10", language, Sight.HINDSIGHT))
                .contains("C10")
                .doesNotContain("7Ind")
                .doesNotContain("reason.");
    }

    /** Two regiments beside one weak brigade, and Tobruk well guarded. */
    @Test
    void cardsAreLaidForSomething() {
        Fox fox =
                Fox.table()
                        .with("2SG", "C10")
                        .with("20Aus 26Aus 18Aus", "B9")
                        .with("5Pz 104R", "C9")
                        .turn("axis");
        assertThat(reason(fox, "lay 1+0")).startsWith("to strike at ").contains("C10");
        assertThat(reason(fox, "disperse C9")).startsWith("to strike at ").contains("C10");
    }

    @Test
    void anEmptyFortressIsTaken() {
        Fox fox =
                Fox.table()
                        .with("5Pz", "B8")
                        .with("7Ind", "C14")
                        .holds("allies", "Tobruk")
                        .turn("axis")
                        .play("lay 1+0", "disperse B8");
        assertThat(reason(fox, "march 5Pz B8-B9")).startsWith("takes ").contains("B9");
    }

    /** One weak brigade against three Panzer regiments' worth of fire. */
    private static Fox attacked() {
        return Fox.table()
                .with("2SG", "B11")
                .with("5Pz 104R", "B10")
                .holds("allies", "Bardia")
                .turn("axis")
                .play("lay 1+0", "disperse B10", "march 5Pz B10-B11")
                .play("march 104R B10-B11", "done")
                .asks("allies", "refusing");
    }

    @Test
    void whoIsTooWeakDoesNotStand() {
        assertThat(reason(attacked(), "refuse B11")).startsWith("too weak").contains("B11");
    }

    @Test
    void whoIsTooWeakDoesNotTellTheEnemy() {
        assertThat(reason(attacked(), "refuse B11", "en", Roster.AXIS)).isEmpty();
    }

    /** The enemy sees who comes, and by what his own line is cut; not what cards were laid for. */
    @Test
    void theEnemyIsToldWhatHeCanSee() {
        Fox fox =
                Fox.table()
                        .with("20Aus 26Aus", "C13")
                        .with("3Rec", "D14")
                        .with("5Pz", "B10")
                        .holds("allies", "Tobruk", "Bardia")
                        .turn("axis");
        assertThat(reason(fox, "lay 1+0", "en", Roster.ALLIES)).isEmpty();
        assertThat(reason(fox, "disperse D14", "en", Roster.ALLIES)).isEmpty();
        assertThat(reason(fox, "march 3Rec D14-C14", "en", Roster.ALLIES))
                .startsWith("cuts the enemy in ");
    }

    /** 3.6: a forced march is named now and made when all are named, if the die allows it. */
    @ParameterizedTest
    @CsvSource({"6, joins the attack on ", "1, ''"})
    void whoHasNotSetOutYetIsNotSpokenOf(int die, String told) {
        Fox fox =
                Fox.table()
                        .with("7Ind", "C10")
                        .with("5Pz", "C6")
                        .turn("axis")
                        .play("lay 1+0", "disperse C6");
        assertThat(reason(fox, "march 5Pz C6-C7-C8-C9-C10", "en", Roster.ALLIES)).isEmpty();
        fox.dice(die);
        assertThat(reason(fox, "done", "en", Roster.ALLIES))
                .startsWith(told)
                .hasSizeLessThan(told.length() + 20);
    }
}
