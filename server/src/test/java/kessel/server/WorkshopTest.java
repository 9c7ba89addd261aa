package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import kessel.engine.data.DataFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Long work is done beside the requests, and there is only so much of it. */
@Timeout(60)
final class WorkshopTest {
    @TempDir Path folder;

    /** Keeps every thread and every place in the queue of a workshop taken, until it is closed. */
    private static final class Crowd implements AutoCloseable {
        private final CountDownLatch over = new CountDownLatch(1);

        Crowd(Workshop workshop, int places) throws InterruptedException {
            for (int i = 0; i < places; i++) {
                int before = workshop.busy();
                Thread.ofVirtual()
                        .start(
                                () ->
                                        workshop.have(
                                                () -> {
                                                    over.await();
                                                    return null;
                                                }));
                while (workshop.busy() == before) {
                    Thread.sleep(1);
                }
            }
        }

        @Override
        public void close() {
            over.countDown();
        }
    }

    @Test
    void whatIsDoneThereIsAnsweredHere() {
        try (Workshop workshop = new Workshop("test", 1, 1, Duration.ofSeconds(10))) {
            assertThat(workshop.have(() -> Thread.currentThread().getName())).isEqualTo("test-1");
            assertThatThrownBy(
                            () ->
                                    workshop.have(
                                            () -> {
                                                throw new DataFault("as it was thrown");
                                            }))
                    .isInstanceOf(DataFault.class)
                    .hasMessage("as it was thrown");
            assertThatThrownBy(
                            () ->
                                    workshop.have(
                                            () -> {
                                                throw new StackOverflowError();
                                            }))
                    .isInstanceOf(StackOverflowError.class);
            assertThat(workshop.have(() -> 7)).isEqualTo(7);
        }
    }

    @Test
    void whoFindsTheQueueFullIsToldWhenToComeBack() throws Exception {
        try (Workshop workshop = new Workshop("test", 2, 3, Duration.ofSeconds(30))) {
            try (Crowd _ = new Crowd(workshop, 5)) {
                assertThatThrownBy(() -> workshop.have(() -> 7))
                        .isInstanceOfSatisfying(
                                Refusal.class,
                                refusal -> {
                                    assertThat(refusal.status()).isEqualTo(503);
                                    assertThat(refusal.details()).containsEntry("retryAfter", 5L);
                                });
                assertThat(workshop.refused()).isEqualTo(1);
            }
            while (workshop.busy() > 0) {
                Thread.sleep(1);
            }
            assertThat(workshop.have(() -> 7)).isEqualTo(7);
        }
    }

    @Test
    void whatTakesTooLongIsCalledOff() throws Exception {
        AtomicInteger interrupted = new AtomicInteger();
        try (Workshop workshop = new Workshop("test", 1, 1, Duration.ofMillis(50))) {
            assertThatThrownBy(
                            () ->
                                    workshop.have(
                                            () -> {
                                                try {
                                                    return new CountDownLatch(1).getCount()
                                                            + forEver();
                                                } catch (InterruptedException told) {
                                                    return interrupted.incrementAndGet();
                                                }
                                            }))
                    .isInstanceOfSatisfying(
                            Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(503));
            while (interrupted.get() == 0) {
                Thread.sleep(1);
            }
        }
    }

    /** The second piece of work does not begin before the thread has rested from the first. */
    @Test
    void whoRestsWorksHalfOfTheTimeAtMost() {
        try (Workshop workshop = Workshop.resting("test", 1, 5, Duration.ofSeconds(30))) {
            long[] ended = new long[1];
            long worked =
                    workshop.have(
                            () -> {
                                long begun = System.nanoTime();
                                Thread.sleep(200);
                                ended[0] = System.nanoTime();
                                return ended[0] - begun;
                            });
            long rested = workshop.have(System::nanoTime) - ended[0];
            assertThat(rested).isGreaterThanOrEqualTo(worked);
        }
    }

    private static long forEver() throws InterruptedException {
        new CountDownLatch(1).await();
        return 0;
    }

    @Test
    void aCrowdOfRecordsHoldsUpNoMove() throws Exception {
        try (Server server = Server.start(TestSettings.in(folder.resolve("data")))) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            table.play(1, new Random(1));
            String record = table.both().get(table.path("record")).text();
            try (Crowd _ = new Crowd(server.uploads(), Workshop.THREADS + 8)) {
                for (String path : new String[] {"/api/records", "/api/matches/record"}) {
                    Client.Answer answer = client.post(path, "text/plain", record);
                    assertThat(answer.status()).isEqualTo(503);
                    assertThat(answer.header("Retry-After")).isEqualTo("5");
                    assertThat(answer.error()).contains("try again");
                }
                table.play(3, new Random(2));
                client.hotSeat().play(1, new Random(3));
            }
            while (server.uploads().busy() > 0) {
                Thread.sleep(1);
            }
            assertThat(client.post("/api/records", "text/plain", record).status()).isEqualTo(200);
        }
    }

    @Test
    void aCrowdOfForgottenMatchesHoldsUpNoMoveInOneThatIsPlayed() throws Exception {
        Client.Table forgotten;
        try (Server server = Server.start(TestSettings.in(folder.resolve("data")))) {
            forgotten = Client.of(server.address()).hotSeat();
            forgotten.play(1, new Random(1));
        }
        try (Server server = Server.start(TestSettings.in(folder.resolve("data")))) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            table.play(1, new Random(1));
            Client.Table cold = forgotten.at(server.address());
            try (Crowd _ = new Crowd(server.replays(), Workshop.THREADS + Hall.MOST_WAITING)) {
                assertThat(cold.both().get(cold.path()).status()).isEqualTo(503);
                table.play(3, new Random(2));
            }
            while (server.replays().busy() > 0) {
                Thread.sleep(1);
            }
            assertThat(cold.version()).isEqualTo(1);
        }
    }
}
