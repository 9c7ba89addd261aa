package kessel.games.desertfox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.game.FastChance;
import kessel.games.desertfox.position.DesertFoxPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A position that somebody broke is told by its fault. */
class BrokenPositionsTest {
    private static String written() {
        FastChance chance = new FastChance(new SplittableRandom(1));
        DesertFoxPosition position = Fox.GAME.rules().setUp("1941", Set.of(), chance);
        return Fox.GAME.positions().write(position);
    }

    @Test
    void asItIsItCanBeRead() {
        assertThat(Fox.GAME.positions().read(Item.parse("p", written()))).isNotNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "step: setting-up | step: feeding | nothing can be done",
                "step: setting-up | step: firing | nobody fights",
                "step: setting-up | step: sleeping | none of",
                "deck-real: 28 | deck-real: 27 | 28 real and 14 blank",
                "deck-real: 28 | deck-reel: 28 | unknown entry",
                "5Pz: [G1, 6, | 5Pz: [G1, 5, | even",
                "5Pz: [G1, 6, | 5Pz: [G1, 8, | is not between",
                "5Pz: [G1, 6, | 5Pz: [A1, 6, | in the sea",
                "5Pz: [G1, 6, | 5Pz: [Z1, 6, | there is no hex",
                "5Pz: [G1, 6, | 5Pz: [B9, 6, | original defender",
                "decider: allies | decider: nobody | none of",
                "phase: set-up | phase: over | over or it is not",
            })
    void aBrokenPositionIsToldByItsFault(String from, String to, String fault) {
        String text = written();
        assertThat(text).contains(from);
        String broken = text.replace(from, to);
        if (to.contains("[B9")) {
            broken = broken.replace("4Arm: [coming", "4Arm: [B9");
        }
        Item item = Item.parse("p", broken);
        assertThatThrownBy(() -> Fox.GAME.positions().read(item))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining(fault);
    }
}
