package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.data.DataFault;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Ruling;
import kessel.engine.game.Seat;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class PlayersNeverCheatTest {
    private static final BrigadeGame GAME = BrigadeGame.gazala();

    /** Those who think for longer are tested in {@link MindTest}. */
    private static final List<String> QUICK = List.of("random", "greedy", "recruit");

    private static BrigadePosition randomPosition(SplittableRandom random) {
        FastChance chance = new FastChance(random.split());
        BrigadePosition position = GAME.rules().setUp("campaign", Set.of(), chance);
        for (int i = random.nextInt(1500); i > 0; i--) {
            BrigadePosition next = position.copy();
            GAME.rules().play(next, GAME.rules().sample(next, random), chance, Journal.SILENT);
            if (next.over()) {
                break;
            }
            position = next;
        }
        return position;
    }

    private static BrigadeMove choose(String player, BrigadePosition position, long seed) {
        int side = position.step().decider();
        return Players.<BrigadePosition, BrigadeMove>create(player, seed)
                .choose(new Seat<>(GAME, position, side), Deadline.NONE);
    }

    /** What a side cannot see cannot move its player: a guess differs in nothing else. */
    @Property(tries = 150, shrinking = ShrinkingMode.OFF)
    void greedyChoosesTheSameOnAllPositionsThatLookTheSame(@ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        BrigadePosition position = randomPosition(random);
        int side = position.step().decider();
        BrigadeMove chosen = choose("greedy", position, seed);
        for (int i = 0; i < 3; i++) {
            BrigadePosition alike = GAME.sight().guess(position, side, random);
            assertThat(choose("greedy", alike, seed)).as(position.step().name()).isEqualTo(chosen);
        }
    }

    /** Otherwise the law above would say nothing. */
    @Example
    void positionsThatLookTheSameAreOftenDifferent() {
        SplittableRandom random = new SplittableRandom(3);
        int different = 0;
        for (int i = 0; i < 20; i++) {
            BrigadePosition position = randomPosition(random);
            int side = position.step().decider();
            BrigadePosition alike = GAME.sight().guess(position, side, random);
            different += alike.equals(position) ? 0 : 1;
        }
        assertThat(different).isGreaterThan(15);
    }

    @Property(tries = 150, shrinking = ShrinkingMode.OFF)
    void everyPlayerChoosesALegalMoveAndTouchesNothing(@ForAll long seed) {
        BrigadePosition position = randomPosition(new SplittableRandom(seed));
        BrigadePosition before = position.copy();
        for (String player : QUICK) {
            BrigadeMove move = choose(player, position, seed);
            assertThat(GAME.rules().judge(position, move))
                    .as(player + ": " + GAME.notation().write(move))
                    .isEqualTo(Ruling.LEGAL);
            assertThat(position).isEqualTo(before);
        }
    }

    @Property(tries = 30, shrinking = ShrinkingMode.OFF)
    void theSamePlayerWithTheSameSeedChoosesTheSame(@ForAll long seed) {
        BrigadePosition position = randomPosition(new SplittableRandom(seed));
        for (String player : QUICK) {
            assertThat(choose(player, position, seed)).isEqualTo(choose(player, position, seed));
        }
    }

    @Example
    void greedyBeatsRandomWithTheAxis() {
        assertThat(sixGames("greedy", "random").wins()[0]).isEqualTo(6);
    }

    @Example
    void greedyBeatsRandomWithTheAllies() {
        assertThat(sixGames("random", "greedy").wins()[1]).isEqualTo(6);
    }

    private static Arena.Outcome sixGames(String axis, String allies) {
        return Arena.run(
                new Arena.Setting(
                        "gazala", "campaign", Set.of(), List.of(axis, allies), 6, "six", 2),
                _ -> {});
    }

    @Example
    void theArenaPlaysTheSameGamesOnAnyNumberOfThreads() {
        Arena.Outcome[] outcomes = new Arena.Outcome[2];
        for (int threads = 1; threads <= 2; threads++) {
            outcomes[threads - 1] =
                    Arena.run(
                            new Arena.Setting(
                                    "gazala",
                                    "campaign",
                                    Set.of(),
                                    List.of("random", "random"),
                                    12,
                                    "threads",
                                    threads),
                            _ -> {});
        }
        assertThat(outcomes[0].wins()).isEqualTo(outcomes[1].wins());
        assertThat(outcomes[0].decisions()).isEqualTo(outcomes[1].decisions());
        assertThat(outcomes[0].wins()[0] + outcomes[0].wins()[1] + outcomes[0].draws())
                .isEqualTo(12);
    }

    @Example
    void anUnknownPlayerIsNamed() {
        assertThatThrownBy(() -> Players.create("genius", 1))
                .isInstanceOf(DataFault.class)
                .hasMessage(
                        "there is no player 'genius'; there is "
                                + String.join(", ", Players.names()));
    }
}
