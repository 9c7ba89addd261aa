package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.data.Item;
import kessel.engine.game.Choice;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.testkit.Glance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws once more where the armies are at grips, which they rarely are by chance. */
class FrontsTest {
    private static final AfrikaKorps GAME = Table.GAME;
    private static final int DECISIONS = 120;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void lawsHoldInThickOfBattle(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        FastChance chance = new FastChance(random.split());
        AfrikaKorpsForger forger = new AfrikaKorpsForger(GAME);
        AfrikaKorpsPosition position = Fronts.random(GAME, random);
        for (int i = 0; i < DECISIONS && !position.over(); i++) {
            forger.inspect(position);
            if (random.nextInt(6) == 0) {
                look(position, forger, random);
            }
            AfrikaKorpsMove move = GAME.rules().sample(position, random);
            GAME.rules().play(position, move, chance, Journal.SILENT);
        }
    }

    private static void look(
            AfrikaKorpsPosition position, AfrikaKorpsForger forger, SplittableRandom random) {
        String text = GAME.positions().write(position);
        AfrikaKorpsPosition read = GAME.positions().read(Item.parse("position", text));
        assertThat(read).as(text).isEqualTo(position);
        List<AfrikaKorpsMove> moves = new ArrayList<>();
        GAME.rules().moves(position, moves::add);
        assertThat(moves).as(text).isNotEmpty();
        Set<Choice> listed = new HashSet<>();
        for (AfrikaKorpsMove move : moves) {
            String notation = GAME.notation().write(move);
            Ruling ruling = GAME.rules().judge(position, move);
            Glance.same(ruling, Ruling.LEGAL, () -> notation + "\n" + text);
            Glance.same(GAME.notation().read(notation), move, () -> notation);
            listed.add(GAME.choices().of(move).anyWay());
        }
        for (int i = 0; i < 60; i++) {
            AfrikaKorpsMove forged = forger.forge(position, random);
            if (GAME.rules().judge(position, forged).legal()) {
                Glance.holds(
                        listed.contains(GAME.choices().of(forged).anyWay()),
                        () -> GAME.notation().write(forged) + " is listed\n" + text);
            }
        }
        for (int i = 0; i < 5; i++) {
            AfrikaKorpsPosition copy = position.copy();
            AfrikaKorpsMove move = moves.get(random.nextInt(moves.size()));
            GAME.rules().play(copy, move, new FastChance(random), new Journal.Kept());
            forger.inspect(copy);
        }
    }
}
