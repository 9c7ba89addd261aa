package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.players.Deadline;
import kessel.players.Player;
import kessel.players.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A computer player that has no answer holds up neither its match nor anybody else. */
@Timeout(60)
final class StuckPlayersTest {
    private static final Map<String, String> AGAINST_GREEDY =
            Map.of("axis", "person", "allies", "greedy");
    private static final Map<String, String> AGAINST_RANDOM =
            Map.of("axis", "person", "allies", "random");

    @TempDir Path folder;

    /** How a player chooses, whatever the game. */
    private interface Way {
        void choose(Deadline deadline) throws InterruptedException;
    }

    /** The greedy player loses its head; the random one is as ever. */
    private record Odd(Way way) implements Roster {
        @Override
        public <P extends Position<P>, M extends Move> Player<P, M> create(String name, long seed) {
            return name.equals("greedy") ? this::chooses : Players.create(name, seed);
        }

        private <P extends Position<P>, M extends Move> M chooses(
                Seat<P, M> seat, Deadline deadline) {
            try {
                way.choose(deadline);
            } catch (InterruptedException interrupted) {
                throw new IllegalStateException(interrupted);
            }
            throw new IllegalStateException("no idea");
        }
    }

    private Server start(Way way) {
        return Server.start(
                TestSettings.in(folder).withThought(Duration.ofMillis(100)), new Odd(way));
    }

    private static boolean axisDecides(JsonNode state) {
        return state.path("view").path("decider").asText().equals("axis");
    }

    private static double metric(Client client, String name) {
        return client.get("/metrics")
                .text()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.split(" ")[1]))
                .sum();
    }

    @Test
    void whoWaitsForEverIsInterruptedAndSomeLegalMoveIsPlayed() {
        AtomicInteger interrupted = new AtomicInteger();
        Way waits =
                _ -> {
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException told) {
                        interrupted.incrementAndGet();
                        throw told;
                    }
                };
        try (Server server = start(waits)) {
            Client client = Client.of(server.address());
            Client.Table table = client.begin(AGAINST_GREEDY);
            table.await(StuckPlayersTest::axisDecides);
            assertThat(table.state().path("moveCount").asInt()).isPositive();
            assertThat(interrupted.get()).isPositive();
            assertThat(metric(client, "kessel_thoughts_cut_total")).isPositive();
            assertThat(metric(client, "kessel_thoughts")).isZero();
        }
    }

    @Test
    void whoDoesNotEvenMindThatHoldsUpNobody() {
        CountDownLatch mercy = new CountDownLatch(1);
        AtomicInteger asked = new AtomicInteger();
        Way stubborn =
                _ -> {
                    asked.incrementAndGet();
                    while (mercy.getCount() > 0) {
                        Thread.onSpinWait();
                    }
                };
        try (Server server = start(stubborn)) {
            Client client = Client.of(server.address());
            Client.Table stuck = client.begin(AGAINST_GREEDY);
            Client.Table other = client.begin(AGAINST_RANDOM);
            other.await(StuckPlayersTest::axisDecides);
            stuck.await(StuckPlayersTest::axisDecides);
            // One thread is lost for one match, not one for every move.
            assertThat(asked.get()).isEqualTo(1);
            assertThat(metric(client, "kessel_thoughts")).isEqualTo(1);
            assertThat(stuck.axis().get(stuck.path("choices")).json().path("choices").isEmpty())
                    .isFalse();
        } finally {
            mercy.countDown();
        }
    }

    @Test
    void whoFailsHasSomeLegalMovePlayed() {
        Way fails =
                _ -> {
                    throw new StackOverflowError("thought too deeply");
                };
        try (Server server = start(fails)) {
            Client.Table table = Client.of(server.address()).begin(AGAINST_GREEDY);
            table.await(StuckPlayersTest::axisDecides);
        }
    }

    @Test
    void aPlayerIsToldItsDeadline() {
        AtomicInteger inTime = new AtomicInteger();
        Way watchesTheClock =
                deadline -> {
                    while (!deadline.passed()) {
                        Thread.sleep(5);
                    }
                    inTime.incrementAndGet();
                };
        try (Server server = start(watchesTheClock)) {
            Client client = Client.of(server.address());
            client.begin(AGAINST_GREEDY).await(StuckPlayersTest::axisDecides);
            assertThat(inTime.get()).isPositive();
            assertThat(metric(client, "kessel_thoughts_cut_total")).isZero();
        }
    }
}
