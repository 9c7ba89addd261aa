package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Panel;
import kessel.engine.game.Sight;
import kessel.engine.game.Tally;
import kessel.engine.game.View;
import kessel.engine.words.Phrase;
import org.junit.jupiter.api.Test;

final class SpeakerTest {
    private static final Game<?, ?> GAZALA = GameBox.open("gazala");

    private final Speaker speaker =
            new Speaker(GAZALA.printed().words("en"), GAZALA.printed().names(Sight.SPECTATOR));

    private static Tally tally() {
        Tally.Builder terms = new Tally.Builder(Tally.HALVES);
        terms.add("4.0", 3, Phrase.of("match.over"));
        terms.add("4.1", 2, Phrase.of("match.not-yours", new Phrase.Side(0)));
        return terms.tally();
    }

    @Test
    void tallyAndPhraseBecomeWordsWhereverTheyLie() {
        Phrase said = Phrase.of("match.over");
        Panel battle =
                new Panel.Battle(
                        2,
                        said,
                        "1012",
                        true,
                        List.of(new Panel.Role(said, List.of("joined"))),
                        List.of(said),
                        List.of(new Panel.Sum("attack", said, tally(), false)),
                        null,
                        List.of(new Panel.Outlook(new Panel.Result("X", said), 36)),
                        null,
                        List.of());
        Panel box =
                new Panel.Box("gone", said, false, List.of(new Panel.Group(said, List.of("X"))));
        Panel.Fault fault = new Panel.Fault("8.4b", said);
        Panel plan =
                new Panel.Plan(
                        said,
                        List.of(new Panel.Planned((Panel.Battle) battle, fault)),
                        List.of(new Panel.Duty("X", "8.4a", said, true)),
                        null);
        View.Overlay lines =
                new View.Overlay(
                        "supply",
                        said,
                        null,
                        said,
                        List.of(),
                        List.of(new View.Line(List.of("1012", "1013"), true)),
                        List.of(new View.Badge("1012", "!", said)));
        View view =
                new View(
                        1,
                        "moving",
                        "axis",
                        "axis",
                        List.of(),
                        List.of(new View.Mark("1012", "attacked", null)),
                        List.of(new View.Overlay("zones", said, "axis", List.of("1012")), lines),
                        List.of(battle, box, plan));
        JsonNode json = Client.MAPPER.valueToTree(ViewText.of(view, speaker));
        String over = "The match is over.";
        assertThat(json.at("/overlays/0/title").asText()).isEqualTo(over);
        assertThat(json.at("/overlays/0").has("legend")).isFalse();
        assertThat(json.at("/overlays/1/legend").asText()).isEqualTo(over);
        assertThat(json.at("/overlays/1").has("side")).isFalse();
        assertThat(json.at("/overlays/1/lines/0").toString())
                .isEqualTo("{\"hexes\":[\"1012\",\"1013\"],\"cut\":true}");
        assertThat(json.at("/overlays/1/badges/0/words").asText()).isEqualTo(over);
        JsonNode planned = json.at("/panels/2");
        assertThat(planned.path("kind").asText()).isEqualTo("plan");
        assertThat(planned.has("fault")).isFalse();
        assertThat(planned.at("/battles/0/battle/number").asInt()).isEqualTo(2);
        assertThat(planned.at("/battles/0/battle/title").asText()).isEqualTo(over);
        assertThat(planned.at("/battles/0/fault/rule").asText()).isEqualTo("8.4b");
        assertThat(planned.at("/battles/0/fault/why").asText()).isEqualTo(over);
        assertThat(planned.at("/duties/0/words").asText()).isEqualTo(over);
        assertThat(planned.at("/duties/0/met").asBoolean()).isTrue();
        assertThat(json.at("/marks/0").has("side")).isFalse();
        JsonNode told = json.at("/panels/0");
        assertThat(told.path("kind").asText()).isEqualTo("battle");
        assertThat(told.path("title").asText()).isEqualTo(over);
        assertThat(told.has("column") || told.has("result")).isFalse();
        assertThat(told.at("/notes/0").asText()).isEqualTo(over);
        assertThat(told.at("/roles/0/title").asText()).isEqualTo(over);
        assertThat(told.at("/chances/0/words").asText()).isEqualTo(over);
        JsonNode sum = told.at("/sums/0");
        assertThat(sum.path("total").asText()).isEqualTo("2.5");
        assertThat(sum.at("/terms/0/value").asText()).isEqualTo("1.5");
        assertThat(sum.at("/terms/0/rule").asText()).isEqualTo("4.0");
        assertThat(sum.at("/terms/1/text").asText()).contains("Axis");
        assertThat(json.at("/panels/1/groups/0/title").asText()).isEqualTo(over);
    }
}
