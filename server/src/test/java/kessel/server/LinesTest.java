package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Lines that are held open: there are only so many, and none for ever. */
@Timeout(60)
final class LinesTest {
    private static final String HEAD = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n";
    private static final int PATIENCE_MILLIS = 10_000;

    @TempDir Path folder;

    private Server start(int most, int ofOne, int askingMillis, int answeringMillis) {
        return Server.start(
                TestSettings.in(folder)
                        .withLimits(TestSettings.WIDE.withConnections(ofOne))
                        .withLines(
                                new Settings.Lines(
                                        most,
                                        Duration.ofMillis(askingMillis),
                                        Duration.ofMillis(answeringMillis))));
    }

    /** Sends a byte now and then, so that the line is never silent, until the server hangs up. */
    private static Thread dribble(RawLine line, String start) {
        return Thread.ofVirtual()
                .start(
                        () -> {
                            try {
                                line.send(RawLine.bytes(start));
                                while (true) {
                                    Thread.sleep(20);
                                    line.send(RawLine.bytes("x"));
                                }
                            } catch (IOException | InterruptedException hungUp) {
                                // That was to happen.
                            }
                        });
    }

    private static void assertAllAreHungUpOn(Server server, String start) throws Exception {
        List<RawLine> lines = new ArrayList<>();
        List<Thread> senders = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            RawLine line = new RawLine(server.address());
            lines.add(line);
            senders.add(dribble(line, start));
        }
        int open = 0;
        for (RawLine line : lines) {
            open += line.closedWithin(PATIENCE_MILLIS) ? 0 : 1;
        }
        assertThat(open).isZero();
        for (int i = 0; i < lines.size(); i++) {
            senders.get(i).interrupt();
            lines.get(i).close();
        }
    }

    @Test
    void aHeadThatComesByteByByteIsNotWaitedFor() throws Exception {
        try (Server server = start(1000, 1000, 300, 60_000)) {
            assertAllAreHungUpOn(server, "");
            assertAllAreHungUpOn(server, HEAD + "X-Long: ");
            // After a whole request as well.
            assertAllAreHungUpOn(server, HEAD + "\r\n" + HEAD + "X-Long: ");
            assertThat(Client.of(server.address()).get("/api/games").status()).isEqualTo(200);
        }
    }

    @Test
    void aBodyThatComesByteByByteIsNotWaitedFor() throws Exception {
        try (Server server = start(1000, 1000, 60_000, 300)) {
            for (String path : List.of("/api/records", "/nothing")) {
                assertAllAreHungUpOn(
                        server,
                        "POST "
                                + path
                                + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                                + "Content-Length: 50000\r\n\r\n");
            }
            assertThat(Client.of(server.address()).get("/api/games").status()).isEqualTo(200);
        }
    }

    @Test
    void whoAsksProperlyMayRest() throws Exception {
        try (Server server = start(1000, 1000, 500, 20_000);
                RawLine resting = new RawLine(server.address())) {
            resting.send(RawLine.bytes(HEAD + "\r\n"));
            assertThat(resting.closedWithin(1500)).isFalse();
            resting.send(RawLine.bytes(HEAD + "Connection: close\r\n\r\n"));
            assertThat(resting.answer(PATIENCE_MILLIS).status()).isEqualTo(200);
        }
    }

    @Test
    void whoListensMayListenForEver() throws Exception {
        try (Server server = start(1000, 1000, 3000, 3000)) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            try (Listener listener = new Listener(client, table.id(), null)) {
                assertThat(listener.next().id()).isEqualTo("0");
                Thread.sleep(4500);
                table.play(1, new Random(1));
                assertThat(listener.next().id()).isEqualTo("1");
            }
        }
    }

    /** How many of thirty lines are answered while all stay open. */
    private static int answered(Server server) throws Exception {
        List<RawLine> lines = new ArrayList<>();
        int answered = 0;
        for (int i = 0; i < 30; i++) {
            RawLine line = new RawLine(server.address());
            lines.add(line);
            try {
                line.send(RawLine.bytes(HEAD + "\r\n"));
                answered += line.answer(300).status() == 200 ? 1 : 0;
            } catch (IOException hungUp) {
                // Not let in.
            }
        }
        for (RawLine line : lines) {
            line.close();
        }
        return answered;
    }

    @Test
    void thereAreOnlySoManyLines() throws Exception {
        try (Server server = start(10, 1000, 10_000, 10_000)) {
            assertThat(answered(server)).isEqualTo(10);
            // They have gone: there is room again.
            Client.Answer answer = null;
            for (int i = 0; answer == null && i < 100; i++) {
                try {
                    answer = Client.of(server.address()).get("/metrics");
                } catch (UncheckedIOException full) {
                    Thread.sleep(20);
                }
            }
            assertThat(answer.text()).contains("kessel_connections_refused_total 2");
        }
    }

    @Test
    void oneAddressHasOnlySoManyLines() throws Exception {
        try (Server server = start(1000, 7, 10_000, 10_000)) {
            assertThat(answered(server)).isEqualTo(7);
        }
    }
}
