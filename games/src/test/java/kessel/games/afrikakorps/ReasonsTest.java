package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import kessel.engine.game.Sight;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import org.junit.jupiter.api.Test;

/** What computer players say that a move is good for. */
class ReasonsTest {
    /** Plays a move and tells its reason in English. */
    private static String reason(Table table, String notation) {
        AfrikaKorpsPosition before = table.position().copy();
        AfrikaKorpsMove move = Table.GAME.notation().read(notation);
        table.play(notation);
        return Table.GAME
                .doctrine()
                .reason(before, move, table.position(), Sight.SPECTATOR)
                .map(
                        reason ->
                                Table.GAME
                                        .printed()
                                        .words("en")
                                        .say(
                                                reason.words(),
                                                Table.GAME.printed().names(Sight.SPECTATOR)))
                .orElse("");
    }

    @Test
    void anEmptyFortressIsTaken() {
        Table table = Table.axis().with("21/5 H25", "AxS1 H24");
        assertThat(reason(table, "march 21/5 H25-G25")).startsWith("takes ").contains("G25");
    }

    /** G24, H25 and H26 are all the land around Tobruk, and the zone of a unit in H25 covers it. */
    @Test
    void tobrukIsCutOff() {
        Table table = Table.axis().with("Ariete I25", "9A/18 G25", "AlS1 I63", "AxS1 L20");
        assertThat(reason(table, "march Ariete I25-H25"))
                .startsWith("cuts the enemy in ")
                .contains("G25");
    }

    /** 15.2.1a: whoever comes beside it takes it, unless somebody guards it. */
    @Test
    void supplyIsGuarded() {
        Table table = Table.axis().with("Brescia R34", "AxS1 R36");
        assertThat(reason(table, "march Brescia R34-R35-R36"))
                .isEqualTo("guards the supply in R36");
    }

    /** 15.2.1a: supply without an escort is taken by who comes beside it. */
    @Test
    void supplyIsCaptured() {
        Table table = Table.axis().with("21/3 R36", "AlS1 R40");
        assertThat(reason(table, "march 21/3 R36-R37-R38-R39"))
                .isEqualTo("captures the supply in R40");
    }

    /** Bengasi is seven hexes from H9; Tobruk and the Allied base are 18 and 19 from column 43. */
    @Test
    void whoIsNearAPlaceIsOnTheWayThere() {
        Table table = Table.axis().with("21/3 H12", "AxS1 L20");
        assertThat(reason(table, "march 21/3 H12-H11-H10-H9"))
                .isEqualTo("on the way to Bengasi (H2)");
    }

    @Test
    void whoIsFarFromAllOfThemComesUpToOthersOrGoesNowhereInParticular() {
        Table table = Table.axis().with("21/3 R38", "21/5 R44", "Ariete N36", "AxS1 L20");
        assertThat(reason(table, "march 21/3 R38-R39-R40-R41-R42"))
                .isEqualTo("comes up to the others in R44");
        assertThat(reason(table, "march Ariete N36-N37-N38-N39-N40")).isEmpty();
    }

    /** 7 against 2 is 3-1, 10 against 2 is 5-1. */
    @Test
    void oddsAreTold() {
        Table table = Table.axis().with("21/5 R36", "21/104 R37", "9A/18 R40", "AxS1 R35");
        assertThat(reason(table, "march 21/5 R36-R37-R38-R39")).contains("R40").contains("3-1");
        assertThat(reason(table, "march 21/104 R37-R38-R39")).contains("R40").contains("5-1");
    }

    /** Example E14: 2 against 6 is 1-3, so that the others fight at 10 to 2. */
    @Test
    void aSoakOffIsCalledOne() {
        Table table =
                Table.axis()
                        .with("1/2 R42", "9A/24 R42", "9A/20 R40", "21/3 R41")
                        .with("21/5 R39", "21/104 R39", "AxS1 R36")
                        .moved("21/3", "21/5", "21/104");
        table.play("done", "add 1/2", "add 9A/24", "add 21/3", "declare");
        table.play("add 9A/20", "add 21/5", "add 21/104", "add AxS1", "declare", "done");
        assertThat(reason(table.dice(3), "resolve 1")).startsWith("soaks off").contains("R42");
    }

    @Test
    void nothingIsSaidOfWhatChangesNothing() {
        Table table = Table.axis().with("21/5 R36", "AxS1 R35");
        assertThat(reason(table, "march 21/5 R36-R37")).isEmpty();
    }
}
