package kessel.games.desertfox.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.desertfox.DesertFox;
import kessel.games.desertfox.move.DesertFoxMove;
import kessel.games.desertfox.rules.DesertFoxRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Supply lines are kept until something changes that they depend on, and copies share them. */
class KeptLinesTest {
    private static final DesertFox GAME = new DesertFox();

    @ParameterizedTest
    @ValueSource(strings = {"1941", "crusader", "hard-summer"})
    void keptLinesAreThoseThatWouldBeTracedNow(String scenario) {
        FastChance chance = new FastChance(new SplittableRandom(7));
        Random random = new Random(7);
        DesertFoxRules rules = GAME.rules();
        DesertFoxPosition position = rules.setUp(scenario, Set.of(), chance);
        DesertFoxPosition other = position.copy();
        for (int i = 0; i < 1500 && !position.over(); i++) {
            // Now and then a game goes on with a copy that has the lines in common with another.
            if (i % 3 == 0) {
                other.copyFrom(position);
                DesertFoxPosition kept = position;
                position = other;
                other = kept;
            }
            DesertFoxMove move = rules.sample(position, random);
            rules.play(position, move, chance, Journal.SILENT);
            check(position, move);
        }
        assertThat(position.turn()).isGreaterThan(1);
    }

    private static void check(DesertFoxPosition position, DesertFoxMove move) {
        for (int side = 0; side < 2; side++) {
            Supply kept = position.supply(side);
            Supply traced = Supply.fromBase(position, side);
            for (int hex = 0; hex < GAME.map().grid().size(); hex++) {
                assertThat(kept.distance(hex))
                        .as("side %d in %s after %s", side, GAME.map().label(hex), move)
                        .isEqualTo(traced.distance(hex));
            }
        }
    }
}
