package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Sight;
import kessel.engine.game.Tally;
import kessel.engine.words.Phrase;
import org.junit.jupiter.api.Test;

final class SpeakerTest {
    private static final Game<?, ?> GAZALA = GameBox.open("gazala");

    @Test
    void tallyAndPhraseBecomeWordsWhereverTheyLie() {
        Speaker speaker = new Speaker(GAZALA.printed().words("en"), GAZALA.printed().names(Sight.SPECTATOR));
        Tally.Builder terms = new Tally.Builder(Tally.HALVES);
        terms.add("4.0", 3, Phrase.of("match.over"));
        terms.add("4.1", 2, Phrase.of("match.not-yours", new Phrase.Side(0)));
        List<Object> list = new ArrayList<>();
        list.add(terms.tally());
        list.add(null);
        Object plain =
                speaker.plain(
                        Map.of("deep", Map.of("list", list), "said", Phrase.of("match.over")));
        JsonNode json = Client.MAPPER.valueToTree(plain);
        JsonNode tally = json.path("deep").path("list").get(0);
        assertThat(tally.path("total").asText()).isEqualTo("2.5");
        assertThat(tally.path("terms").get(0).path("value").asText()).isEqualTo("1.5");
        assertThat(tally.path("terms").get(0).path("rule").asText()).isEqualTo("4.0");
        assertThat(tally.path("terms").get(1).path("text").asText()).contains("Axis");
        assertThat(json.path("deep").path("list").get(1).isNull()).isTrue();
        assertThat(json.path("said").asText()).isEqualTo("The match is over.");
    }
}
