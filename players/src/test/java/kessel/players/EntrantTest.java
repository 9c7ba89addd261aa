package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EntrantTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"random", "greedy", "recruit", "officer", "officer 1s", "general 3600s"})
    void isReadAndWrittenAlike(String text) {
        assertThat(Entrant.read(text)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource({
        "genius, there is no player 'genius'",
        "general 10, is no player",
        "general 0s, is no player",
        "general  5s, is no player",
        "general 5s 5s, is no player",
        "general 3601s, the most is 3600 s",
        "greedy 5s, answers at once",
        "recruit 5s, answers at once",
    })
    void whatCannotBeIsTold(String text, String fault) {
        assertThat(Entrant.find(text)).isEmpty();
        assertThatThrownBy(() -> Entrant.read(text))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining(fault);
    }

    /** However much it is given, an officer has a plan within two seconds a turn. */
    @Test
    void nobodyHasMoreTimeThanItTakes() {
        Duration ten = Duration.ofSeconds(10);
        assertThat(Entrant.read("officer").time(ten)).hasSeconds(2);
        assertThat(Entrant.read("officer 10s").time(null)).hasSeconds(2);
        assertThat(Entrant.read("officer 1s").time(ten)).hasSeconds(1);
        assertThat(Entrant.read("officer").time(null)).isNull();
        assertThat(Entrant.read("general").time(ten)).isEqualTo(ten);
        assertThat(Entrant.read("recruit").time(ten)).isEqualTo(ten);
    }

    @Test
    void everyPostureHasAName() {
        for (GameBox box : GameBox.shelf()) {
            Game<?, ?> game = GameBox.open(box.id());
            Set<String> postures = new HashSet<>(game.doctrine().weights().postures().keySet());
            postures.add(Thought.STAY);
            for (String posture : postures) {
                String key = new Thought(posture, 50, 1).key();
                assertThat(game.printed().words("en").find(key)).as(key).isPresent();
            }
        }
    }

    @Test
    void whatIsThoughtIsReadAsItIsWritten() {
        Thought thought = new Thought("push", 62, 84);
        assertThat(thought).hasToString("push: 62 of 100, best of 84 plans");
        assertThat(Thought.read(thought.toString())).contains(thought);
        assertThat(Thought.read("a fine move")).isEmpty();
        assertThat(Thought.read(null)).isEmpty();
    }
}
