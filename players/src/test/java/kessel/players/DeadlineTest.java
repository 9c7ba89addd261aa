package kessel.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.engine.game.Seat;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.move.BrigadeMove;
import kessel.games.brigade.position.BrigadePosition;
import net.jqwik.api.Example;

class DeadlineTest {
    private static final BrigadeGame GAME = BrigadeGame.gazala();

    @Example
    void passes() {
        assertThat(Deadline.in(Duration.ZERO).passed()).isTrue();
        assertThat(Deadline.in(Duration.ofMinutes(1)).passed()).isFalse();
        assertThat(Deadline.NONE.passed()).isFalse();
    }

    @Example
    void passesForWhoIsInterrupted() {
        Deadline deadline = Deadline.in(Duration.ofMinutes(1));
        Thread.currentThread().interrupt();
        boolean passed = deadline.passed();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(passed).isTrue();
    }

    /** Without any time at all a player still moves, and its game comes to an end. */
    @Example
    void whoHasNoTimePlaysAWholeGameOfLegalMoves() {
        for (String player : List.of("greedy", "recruit", "officer", "general")) {
            playsAWholeGame(player);
        }
    }

    private static void playsAWholeGame(String player) {
        SplittableRandom random = new SplittableRandom(1942);
        FastChance chance = new FastChance(random.split());
        BrigadePosition position = GAME.rules().setUp("campaign", Set.of(), chance);
        Player<BrigadePosition, BrigadeMove> hasty = Players.create(player, 7);
        while (!position.over()) {
            Seat<BrigadePosition, BrigadeMove> seat =
                    new Seat<>(GAME, position, position.step().decider());
            BrigadeMove move = hasty.choose(seat, Deadline.in(Duration.ZERO));
            assertThat(GAME.rules().judge(position, move).legal()).isTrue();
            GAME.rules().play(position, move, chance, Journal.SILENT);
        }
    }
}
