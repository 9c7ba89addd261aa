package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kessel.engine.data.DataFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Behind a proxy everybody comes from one address; whom it asks for counts if it is trusted. */
final class ProxiesTest {
    private static final int BURST = 5;

    @TempDir Path folder;

    private Server behind(String... proxies) {
        return Server.start(
                TestSettings.in(folder)
                        .withLimits(new Settings.Limits(1, BURST, 100, 100, 1, 3, 4))
                        .withTrustedProxies(List.of(proxies).stream().map(Network::of).toList()));
    }

    /** Spends all that the address may ask for at once. */
    private static void exhaust(Client client) {
        int refused = 0;
        for (int i = 0; i < BURST + 5; i++) {
            refused += client.get("/api/players").status() == 429 ? 1 : 0;
        }
        assertThat(refused).isPositive();
    }

    private static int ask(Client client) {
        return client.get("/api/players").status();
    }

    @Test
    void eachClientOfATrustedProxyHasLimitsOfItsOwn() {
        try (Server server = behind("127.0.0.0/8")) {
            Client client = Client.of(server.address());
            exhaust(client.with("X-Forwarded-For", "192.0.2.1"));
            assertThat(ask(client.with("X-Forwarded-For", "192.0.2.1"))).isEqualTo(429);
            assertThat(ask(client.with("X-Forwarded-For", "192.0.2.2"))).isEqualTo(200);
            // The last that is no proxy of ours counts, whatever the client says before.
            assertThat(ask(client.with("X-Forwarded-For", "192.0.2.3, 192.0.2.1"))).isEqualTo(429);
            assertThat(ask(client.with("X-Forwarded-For", "192.0.2.3, 192.0.2.1, 127.0.0.9")))
                    .isEqualTo(429);
            assertThat(ask(client.with("X-Forwarded-For", "192.0.2.1, 192.0.2.4"))).isEqualTo(200);
            // A household of IPv6 is one address here, too.
            exhaust(client.with("X-Forwarded-For", "2001:db8::1"));
            assertThat(ask(client.with("X-Forwarded-For", "2001:db8::2"))).isEqualTo(429);
            assertThat(ask(client.with("X-Forwarded-For", "2001:db8:0:1::1"))).isEqualTo(200);
        }
    }

    /** Where one match is played, the number of moves on the server is that of its moves. */
    @Test
    void theServersNumbersAreForItsOwnComputer() {
        try (Server server = behind("127.0.0.0/8")) {
            Client client = Client.of(server.address());
            assertThat(client.get("/metrics").status()).isEqualTo(200);
            Client.Answer stranger = client.with("X-Forwarded-For", "192.0.2.1").get("/metrics");
            assertThat(stranger.status()).isEqualTo(403);
            assertThat(stranger.text()).doesNotContain("kessel_moves");
        }
    }

    @Test
    void nonsenseIsTheProxysOwn() {
        try (Server server = behind("127.0.0.1")) {
            Client client = Client.of(server.address());
            exhaust(client.with("X-Forwarded-For", "somebody"));
            assertThat(ask(client.with("X-Forwarded-For", ""))).isEqualTo(429);
            assertThat(ask(client.with("X-Forwarded-For", "localhost, '; --"))).isEqualTo(429);
            assertThat(ask(client)).isEqualTo(429);
            assertThat(ask(client.with("X-Forwarded-For", "192.0.2.2"))).isEqualTo(200);
        }
    }

    @Test
    void whoIsNotTrustedIsNotBelieved() {
        for (String[] proxies : new String[][] {{}, {"192.0.2.0/24"}}) {
            try (Server server = behind(proxies)) {
                Client client = Client.of(server.address());
                exhaust(client.with("X-Forwarded-For", "192.0.2.1"));
                assertThat(ask(client.with("X-Forwarded-For", "192.0.2.2"))).isEqualTo(429);
                assertThat(ask(client)).isEqualTo(429);
            }
        }
    }

    @Test
    void streamsAreCountedByClientToo() throws Exception {
        try (Server server = behind("127.0.0.1")) {
            Client client = Client.of(server.address());
            Client.Table table = client.with("X-Forwarded-For", "192.0.2.9").hotSeat();
            Client one = client.with("X-Forwarded-For", "192.0.2.1");
            Client two = client.with("X-Forwarded-For", "192.0.2.2");
            try (Listener first = new Listener(one, table.id(), null);
                    Listener second = new Listener(one, table.id(), null);
                    Listener other = new Listener(two, table.id(), null)) {
                assertThat(List.of(first.status, second.status, other.status))
                        .containsExactly(200, 429, 200);
            }
        }
    }

    @Test
    void aNetworkIsItsFirstBits() throws Exception {
        Network ten = Network.of("10.0.0.0/8");
        assertThat(ten.contains(InetAddress.ofLiteral("10.255.1.2"))).isTrue();
        assertThat(ten.contains(InetAddress.ofLiteral("11.0.0.0"))).isFalse();
        assertThat(ten.contains(InetAddress.ofLiteral("::1"))).isFalse();
        assertThat(Network.of("192.0.2.128/25").contains(InetAddress.ofLiteral("192.0.2.127")))
                .isFalse();
        assertThat(Network.of("2001:db8::/33").contains(InetAddress.ofLiteral("2001:db8:8000::")))
                .isFalse();
        assertThat(Network.of("0.0.0.0/0").contains(InetAddress.ofLiteral("1.2.3.4"))).isTrue();
        for (String wrong :
                List.of("", "localhost", "10.0.0.0/33", "10.0.0.0/-1", "::1/129", "/8")) {
            assertThatThrownBy(() -> Network.of(wrong)).as(wrong).isInstanceOf(DataFault.class);
        }
    }

    @Test
    void aTrustedProxyMayHaveMoreLinesThanAnyoneElse() throws IOException {
        try (Server server = behind("127.0.0.1", "::1")) {
            assertThat(linesThatStay(server)).isEqualTo(9);
        }
        try (Server server = behind()) {
            assertThat(linesThatStay(server)).isEqualTo(4);
        }
    }

    /** How many of nine lines are answered: whoever has too many is hung up on. */
    private static int linesThatStay(Server server) throws IOException {
        List<Socket> lines = new ArrayList<>();
        int answered = 0;
        try {
            for (int i = 0; i < 9; i++) {
                Socket line = new Socket(server.address().getHost(), server.address().getPort());
                lines.add(line);
                answered += isAnswered(line) ? 1 : 0;
            }
        } finally {
            for (Socket line : lines) {
                line.close();
            }
        }
        return answered;
    }

    private static boolean isAnswered(Socket line) {
        try {
            String question = "GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
            line.getOutputStream().write(question.getBytes(StandardCharsets.US_ASCII));
            return line.getInputStream().read() >= 0;
        } catch (IOException hungUp) {
            return false;
        }
    }
}
