package kessel.games.afrikakorps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import kessel.engine.data.DataFault;
import kessel.engine.data.Item;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.games.afrikakorps.move.AfrikaKorpsMove;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Positions that somebody has written, or tampered with: they are refused with their fault, or can
 * be played from. {@code -Dkessel.fuzz=1000} tries so many times more.
 */
class BrokenPositionsTest {
    private static final AfrikaKorps GAME = Table.GAME;
    private static final int TRIES = Integer.getInteger("kessel.fuzz", 1) * 12;

    private static String opening() {
        return GAME.positions()
                .write(
                        GAME.rules()
                                .setUp(
                                        "campaign",
                                        Set.of(),
                                        new FastChance(new SplittableRandom(1))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "step: moving axis | step: dancing axis | a step is one of",
                "step: moving axis | step: moving | a step is one of",
                "step: moving axis | step: moving allies | it is the other side that decides",
                "step: moving axis | step: paying axis | wants more than stands here",
                "step: moving axis | step: carrying axis | wants more than stands here",
                "turn: 1 | turn: 39 | is not between",
                "phase: axis | 'phase: axis\nothers: nowhere' | there is no hex",
                "21/5: W6 | 21/5: A99 | there is no hex",
                "21/5: W6 | 21/5: R60 | nobody may enter",
                "21/5: W6 | 21/5: L59 | both sides stand in L59",
                "21/5: W6 | 21/6: W6 | there is no piece",
                "21/5: W6 | 21/5: in-SA1 | cannot be there",
                "Rom: W6 | Rom: dead | cannot be there",
                "AxS1: W6 | AxS1: dead | cannot be there",
            })
    void aBrokenPositionIsToldByItsFault(String from, String to, String fault) {
        String text = opening();
        assertThat(text).contains(from);
        Item item = Item.parse("p", text.replaceFirst(from, to));
        assertThatThrownBy(() -> GAME.positions().read(item))
                .isInstanceOf(DataFault.class)
                .hasMessageContaining(fault);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 6, 8})
    void whatIsTamperedWithIsRefusedOrCanBePlayed(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < TRIES; i++) {
            String text = tampered(GAME.positions().write(reached(random)), random);
            AfrikaKorpsPosition position;
            try {
                position = GAME.positions().read(Item.parse("position", text));
            } catch (DataFault refused) {
                assertThat(refused.getMessage()).isNotBlank();
                continue;
            }
            try {
                plays(position, random);
            } catch (RuntimeException broken) {
                fail(text, broken);
            }
        }
    }

    /** Somewhere in a game by chance, or in the thick of battle. */
    private static AfrikaKorpsPosition reached(RandomGenerator random) {
        FastChance chance = new FastChance(random);
        AfrikaKorpsPosition position =
                random.nextInt(3) == 0
                        ? GAME.rules().setUp("campaign", Set.of(), chance)
                        : Fronts.random(GAME, random);
        for (int moves = random.nextInt(60); moves > 0 && !position.over(); moves--) {
            GAME.rules()
                    .play(position, GAME.rules().sample(position, random), chance, Journal.SILENT);
        }
        return position;
    }

    /** A few lines have got another line's value, another number, or are gone. */
    private static String tampered(String text, RandomGenerator random) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            int at = random.nextInt(lines.size());
            String line = lines.get(at);
            String other = lines.get(random.nextInt(lines.size()));
            int colon = line.indexOf(": ");
            int otherColon = other.indexOf(": ");
            switch (random.nextInt(4)) {
                case 0 -> lines.remove(at);
                case 1 ->
                        lines.set(
                                at,
                                line.replaceFirst("\\d+", Integer.toString(random.nextInt(100))));
                case 2 -> {
                    String step =
                            GAME.steps().get(random.nextInt(GAME.steps().size()))
                                    + " "
                                    + GAME.sides().get(random.nextInt(2));
                    lines.replaceAll(each -> each.startsWith("step: ") ? "step: " + step : each);
                }
                default -> {
                    if (colon > 0 && otherColon > 0) {
                        lines.set(at, line.substring(0, colon) + other.substring(otherColon));
                    }
                }
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static void plays(AfrikaKorpsPosition position, RandomGenerator random) {
        FastChance chance = new FastChance(random);
        for (int moves = 0; moves < 25 && !position.over(); moves++) {
            List<AfrikaKorpsMove> legal = new ArrayList<>();
            GAME.rules().moves(position, legal::add);
            assertThat(legal).as(position.step().name()).isNotEmpty();
            GAME.sight().view(position, position.decider());
            AfrikaKorpsMove move =
                    random.nextBoolean()
                            ? legal.get(random.nextInt(legal.size()))
                            : GAME.rules().sample(position, random);
            assertThat(GAME.rules().judge(position, move))
                    .as(GAME.notation().write(move) + "\n" + GAME.positions().write(position))
                    .isEqualTo(Ruling.LEGAL);
            GAME.rules().play(position, move, chance, Journal.SILENT);
        }
    }
}
