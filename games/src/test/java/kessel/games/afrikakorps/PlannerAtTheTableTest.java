package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kessel.engine.game.Choices;
import kessel.engine.game.Panel;
import kessel.engine.game.Ruling;
import kessel.engine.game.View;
import kessel.engine.words.Catalogue;
import kessel.engine.words.Phrase;
import kessel.games.afrikakorps.data.Roster;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What the table tells of battles to come: duties, faults by name, a suggestion, layers. */
class PlannerAtTheTableTest {
    private static final Catalogue ENGLISH = Table.GAME.printed().words("en");

    private static String say(Phrase phrase) {
        return ENGLISH.say(phrase, Table.GAME.printed().names(Roster.AXIS));
    }

    private static View view(Table table) {
        return Table.GAME.sight().view(table.position(), Roster.AXIS);
    }

    private static Panel.Plan plan(Table table) {
        return view(table).panels().stream()
                .filter(Panel.Plan.class::isInstance)
                .map(Panel.Plan.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static List<String> duties(Table table) {
        return plan(table).duties().stream()
                .map(duty -> duty.piece() + (duty.met() ? " met" : ""))
                .toList();
    }

    private static String why(Table table, String move) {
        Ruling ruling =
                Table.GAME.rules().judge(table.position(), Table.GAME.notation().read(move));
        assertThat(ruling).isInstanceOf(Ruling.Illegal.class);
        return say(((Ruling.Illegal) ruling).why());
    }

    /** A division of 7-7-10 beside a lone brigade, with supply two hexes behind. */
    private static Table contact() {
        return Table.axis().with("9A/18 R40", "21/5 R37", "AxS1 R36");
    }

    @Rule("afrika-korps 8.4a")
    @Test
    void aWayIntoAZoneSaysWhatItLeadsTo() {
        Table table = contact();
        AfrikaKorpsMove into = Table.GAME.notation().read("march 21/5 R37-R38-R39");
        AfrikaKorpsMove beside = Table.GAME.notation().read("march 21/5 R37-R38");
        List<Choices.Obligation> entailed = Table.GAME.choices().entails(table.position(), into);
        assertThat(entailed).hasSize(1);
        assertThat(say(entailed.getFirst().words())).contains("9A/18").contains("must attack");
        assertThat(Table.GAME.choices().entails(table.position(), beside)).isEmpty();
    }

    @Rule("afrika-korps 8.4b")
    @Test
    void whileUnitsMoveTheirDutiesAreShownOnBothSides() {
        Table table = contact();
        assertThat(view(table).panels()).noneMatch(Panel.Plan.class::isInstance);
        table.play("march 21/5 R37-R38-R39");
        assertThat(duties(table)).containsExactly("21/5", "9A/18");
        assertThat(plan(table).fault()).isNull();
        assertThat(states(table, "21/5")).contains("must-attack");
        assertThat(states(table, "9A/18")).contains("must-be-attacked");
    }

    private static List<String> states(Table table, String piece) {
        return view(table).pieces().stream()
                .filter(each -> piece.equals(each.id()))
                .findFirst()
                .orElseThrow()
                .states();
    }

    @Rule("afrika-korps 11.6c")
    @Test
    void whoHasNoSupplyForItsAttackIsNamedWithTheEnemy() {
        Table table = Table.axis().with("9A/18 R40", "21/5 R38").play("march 21/5 R38-R39");
        assertThat(why(table, "done"))
                .isEqualTo(
                        "9A/18 must be attacked, for 21/5 is in its zone, but no attack on it has supply.");
        assertThat(say(plan(table).fault().why())).isEqualTo(why(table, "done"));
        table.play("take-back").play("done");
    }

    @Rule("afrika-korps 11.6c")
    @Test
    void whoIsTooWeakIsNamedWithTheEnemy() {
        // 1 against 4, doubled on the escarpment.
        Table table = Table.axis().with("7/4 L39", "Folgore N41").play("march Folgore N41-M40");
        assertThat(why(table, "done"))
                .isEqualTo(
                        "7/4 must be attacked, for Folgore is in its zone, but all who can attack it"
                                + " come to less than 1-6.");
    }

    @Rule("afrika-korps 11.6c")
    @Test
    void whoCannotTakeOnAllItMustIsNamedWithAllOfThem() {
        // 1 against 4 would be lawful, but a lone attacker takes on both (11.4a): 1 against 8.
        Table table =
                Table.axis()
                        .with("7/4 R40", "2/3 R40", "Folgore R38")
                        .play("march Folgore R38-R39");
        assertThat(why(table, "done")).contains("Folgore").contains("2/3, 7/4");
    }

    @Rule("afrika-korps 11.3a")
    @Test
    void aSuggestionIsAWholeLawfulPlanWithItsSupply() {
        Table table = contact().play("march 21/5 R37-R38-R39", "done").step("planning axis");
        assertThat(plan(table).fault().rule()).isEqualTo("8.4b");
        table.play("suggest");
        assertThat(plan(table).fault()).isNull();
        assertThat(duties(table)).containsExactly("21/5 met", "9A/18 met");
        Panel.Battle battle = plan(table).battles().getFirst().battle();
        // 7 against 2 is 3-1, and needs supply; each face of the die has its result.
        assertThat(battle.column().heading()).isEqualTo("3-1");
        assertThat(battle.chances().stream().mapToInt(Panel.Outlook::rolls).sum()).isEqualTo(6);
        assertThat(states(table, "AxS1")).contains("supports-1");
        table.refused("suggest", "11.3a").play("done").step("fighting axis");
    }

    @Rule("afrika-korps 8.6a")
    @Test
    void aBattleBeginsWithTheEnemyThatIsTouched() {
        Table table = contact().play("march 21/5 R37-R38-R39", "done");
        table.refused("add 21/5", "11.3a").play("add 9A/18").step("gathering axis");
        assertThat(plan(table).fault().rule()).isEqualTo("7.3a");
        table.play("add 21/5").refused("declare", "14.1a").play("add AxS1", "declare");
        table.step("planning axis").play("done");
    }

    @Rule("afrika-korps 14.2a")
    @Test
    void linesOfSupplyLeadFromUnitsInContactAndTellWhoHasNone() {
        Table table = contact().play("march 21/5 R37-R38-R39");
        List<View.Overlay> supply =
                view(table).overlays().stream().filter(each -> each.id().equals("supply")).toList();
        assertThat(supply.stream().flatMap(each -> each.lines().stream()).toList())
                .containsExactly(new View.Line(List.of("R39", "R38", "R37", "R36"), false));
        assertThat(supply.stream().flatMap(each -> each.badges().stream()).map(View.Badge::hex))
                .containsExactly("R40");
    }
}
