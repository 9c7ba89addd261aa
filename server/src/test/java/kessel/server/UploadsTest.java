package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Records from strangers: what is too large is not looked into, and nobody brings too many. */
@Timeout(60)
final class UploadsTest {
    @TempDir Path folder;

    private static String withPosition(String position) {
        StringBuilder record = new StringBuilder("Kessel record 1\ngame gazala\n");
        record.append("axis person\nallies person\ncommitment x\n");
        position.lines().forEach(line -> record.append("| ").append(line).append('\n'));
        return record.append("\nend 0 0000000000000000\n").toString();
    }

    private static Client.Answer look(Client client, String record) {
        return client.post("/api/records", "text/plain", record);
    }

    @Test
    void aRecordHasItsSize() {
        try (Server server = Server.start(TestSettings.in(folder))) {
            Client client = Client.of(server.address());
            Client.Answer millionItems = look(client, withPosition("- 1\n".repeat(1_000_000)));
            assertThat(millionItems.status()).isEqualTo(413);
            assertThat(millionItems.error()).contains("512 kB");
            Client.Answer largePosition = look(client, withPosition("- 1\n".repeat(18_000)));
            assertThat(largePosition.status()).isEqualTo(400);
            assertThat(largePosition.error()).contains("65536 characters");
            Client.Answer inOneLine = look(client, withPosition("x: [" + "1,".repeat(30_000)));
            assertThat(inOneLine.status()).isEqualTo(400);
            assertThat(inOneLine.error()).contains("1000 characters");
            Client.Answer deep = look(client, withPosition("x: " + "[".repeat(400)));
            assertThat(deep.status()).isEqualTo(400);
            Client.Answer manyMoves =
                    look(client, withPosition("x: 1") + "1 axis end\n".repeat(20_001));
            assertThat(manyMoves.status()).isEqualTo(400);
            assertThat(manyMoves.error()).contains("20000 lines");
            Client.Answer nul = look(client, withPosition("x: 1").replace("person", "a\u0000b"));
            assertThat(nul.status()).isEqualTo(400);
        }
    }

    private static String head(int length) {
        return "POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n"
                + "Content-Length: "
                + length
                + "\r\n\r\nKessel";
    }

    private static void awaitUnderWay(Client client, int count) throws InterruptedException {
        while (!client.get("/metrics").text().contains("\nkessel_uploads " + count + ".0\n")) {
            Thread.sleep(20);
        }
    }

    @Test
    void oneAddressHasOnlySoManyUnderWay() throws Exception {
        Settings.Limits limits = new Settings.Limits(0, 1, 100, 100, 100, 2, 100);
        try (Server server = Server.start(TestSettings.in(folder).withLimits(limits));
                RawLine one = new RawLine(server.address());
                RawLine two = new RawLine(server.address())) {
            Client client = Client.of(server.address());
            one.send(RawLine.bytes(head(1000)));
            two.send(RawLine.bytes(head(1000)));
            awaitUnderWay(client, 2);
            Client.Answer third = look(client, "Kessel record 1\n");
            assertThat(third.status()).isEqualTo(429);
            assertThat(third.header("Retry-After")).isEqualTo("1");
            client.hotSeat().play(1, new Random(1));
            one.close();
            awaitUnderWay(client, 1);
            assertThat(look(client, "Kessel record 1\n").status()).isEqualTo(400);
        }
    }

    @Test
    void allTogetherHaveOnlySoManyUnderWay() throws Exception {
        List<RawLine> lines = new ArrayList<>();
        try (Server server = Server.start(TestSettings.in(folder))) {
            Client client = Client.of(server.address());
            for (int i = 0; i < 32; i++) {
                RawLine line = new RawLine(server.address());
                line.send(RawLine.bytes(head(1000)));
                lines.add(line);
            }
            awaitUnderWay(client, 32);
            Client.Answer next = look(client, "Kessel record 1\n");
            assertThat(next.status()).isEqualTo(503);
            assertThat(next.header("Retry-After")).isEqualTo("5");
            client.hotSeat().play(1, new Random(1));
            for (RawLine line : lines) {
                line.close();
            }
        }
    }
}
