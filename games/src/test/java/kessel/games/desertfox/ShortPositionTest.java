package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.games.desertfox.position.DesertFoxPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A position in which few blocks matter can be written in few words. */
class ShortPositionTest {
    private static final String SHORT =
            """
            game: desert-fox
            scenario: "1941"
            options: []
            phase: operation
            step: operation
            decider: axis
            numbers: { month: 3, had-a-turn: 3, axis-real: 5, allied-real: 5, deck-real: 18, deck-blank: 14 }
            blocks: { 5Pz: [C9, 4], 104R: C9, 4Arm: [D10, 3, [disrupted]] }
            others: unused
            """;

    private static DesertFoxPosition read(String text) {
        return Fox.GAME.positions().read(Item.parse("short", text));
    }

    @Test
    void whatIsNotSaidIsAsUsual() {
        DesertFoxPosition position = read(SHORT);
        int panzers = Fox.GAME.piece("5Pz").orElseThrow();
        int rifles = Fox.GAME.piece("104R").orElseThrow();
        assertThat(position.strength(panzers)).isEqualTo(4);
        assertThat(position.strength(rifles)).isEqualTo(6);
        assertThat(position.at(rifles)).isEqualTo(position.at(panzers));
        assertThat(position.at(Fox.GAME.piece("8Pz").orElseThrow()))
                .isEqualTo(DesertFoxPosition.UNUSED);
        String whole = Fox.GAME.positions().write(position);
        assertThat(whole).contains("4Arm: [D10, 3, [disrupted], 0, 0, D10, 4Arm, false]");
        assertThat(read(whole)).isEqualTo(position);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "104R: C9|9Pz: C9|there is no block '9Pz'",
                "[C9, 4]|[C9, 3]|is even",
                "[C9, 4]|[C9, 4, [], 0]|a block wants 8 values",
                "[C9, 4]|[]|a block wants up to 8 values",
                "others: unused||'8Pz' is missing",
                "others: unused|others: nowhere|there is no hex 'nowhere'",
            })
    void whatIsWrongIsTold(String right, String wrong, String fault) {
        String text = SHORT.replace(right, wrong == null ? "" : wrong);
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining(fault);
    }
}
