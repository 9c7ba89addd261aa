package kessel.engine.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kessel.engine.data.DataFault;
import org.junit.jupiter.api.Test;

class GameBoxTest {
    /** Named after the other one in the list of services, but before it on the shelf. */
    public static final class Another implements GameBox {
        @Override
        public String id() {
            return "another";
        }

        @Override
        public Game<?, ?> open() {
            throw new IllegalStateException("nobody asked for this one");
        }
    }

    @Test
    void theShelfIsInTheOrderOfTheNames() {
        assertThat(GameBox.shelf()).extracting(GameBox::id).containsExactly("another", "counting");
    }

    @Test
    void onlyTheGameAskedForIsOpened() {
        assertThat(GameBox.open("counting").id()).isEqualTo("counting");
    }

    @Test
    void aGameThatIsNotThereIsNamedWithThoseThatAre() {
        assertThatThrownBy(() -> GameBox.open("chess"))
                .isInstanceOf(DataFault.class)
                .hasMessage("there is no game 'chess'; there is another, counting");
    }
}
