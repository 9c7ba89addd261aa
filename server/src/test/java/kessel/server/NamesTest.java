package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Under which names the server answers, and to whose pages. */
final class NamesTest {
    private static final Names HERE = new Names("127.0.0.1", List.of());
    private static final Names PUBLIC = new Names("0.0.0.0", List.of("Kessel.Example.org"));

    @TempDir Path folder;

    private static void refused(Names names, String host, int status) {
        assertThatThrownBy(() -> names.check(host))
                .as(host)
                .isInstanceOfSatisfying(
                        Refusal.class, refusal -> assertThat(refusal.status()).isEqualTo(status));
    }

    private static void fine(Names names, String host) {
        assertThatCode(() -> names.check(host)).as(host).doesNotThrowAnyException();
    }

    @Test
    void addressesInDigitsAndThisComputerAreAlwaysFine() {
        for (Names names : List.of(HERE, PUBLIC)) {
            for (String host :
                    List.of(
                            "localhost",
                            "localhost:1942",
                            "LOCALHOST.",
                            "kessel.localhost",
                            "127.0.0.1:1942",
                            "[::1]:1942",
                            "192.168.1.17:1942",
                            "[fe80::1]",
                            "8.8.8.8")) {
                fine(names, host);
            }
        }
        fine(HERE, null);
    }

    @Test
    void aStrangersNameIsRefusedAndTheWayOutTold() {
        for (Names names : List.of(HERE, PUBLIC)) {
            for (String host :
                    List.of(
                            "evil.example",
                            "evil.example:1942",
                            "localhost.evil.example",
                            "127.0.0.1.evil.example",
                            "127.0.0.1.nip.io",
                            "notlocalhost",
                            "1.2.3.4.5",
                            "2130706433.com")) {
                refused(names, host, 403);
            }
        }
        assertThatThrownBy(() -> HERE.check("evil.example"))
                .hasMessageContaining("--public-host evil.example");
    }

    @Test
    void whatIsNoHostIsRefused() {
        for (String host :
                List.of(
                        "",
                        " ",
                        "a b",
                        "a/b",
                        "a@b",
                        "localhost:",
                        "localhost:x",
                        "[::1",
                        "a:1:2")) {
            refused(HERE, host, 400);
        }
    }

    @Test
    void aGivenNameIsFineHoweverItIsWritten() {
        for (String host :
                List.of("kessel.example.org", "KESSEL.example.org:443", "kessel.example.org.")) {
            fine(PUBLIC, host);
            refused(HERE, host, 403);
        }
        refused(PUBLIC, "other.example.org", 403);
    }

    @Test
    void othersInTheNetworkMayUseThisComputersName() throws Exception {
        String name = InetAddress.getLocalHost().getHostName();
        fine(PUBLIC, name + ":1942");
        fine(PUBLIC, name.split("\\.")[0] + ".local:1942");
    }

    @Test
    void aPageIsOursIfItComesFromWhereItAsks() {
        assertThat(HERE.isOwnPage("http://localhost:1942", "localhost:1942")).isTrue();
        assertThat(HERE.isOwnPage("http://192.168.1.17:1942", "192.168.1.17:1942")).isTrue();
        assertThat(HERE.isOwnPage("http://localhost", "localhost:80")).isTrue();
        assertThat(HERE.isOwnPage("https://localhost", "localhost")).isTrue();
        assertThat(HERE.isOwnPage("http://localhost:3000", "localhost:1942")).isFalse();
        assertThat(HERE.isOwnPage("http://127.0.0.1:1942", "localhost:1942")).isFalse();
        for (String origin :
                List.of(
                        "null",
                        "",
                        "http://evil.example",
                        "http://localhost:1942@evil.example",
                        "file://",
                        "http://localhost:1942/",
                        "chrome-extension://x")) {
            assertThat(HERE.isOwnPage(origin, "localhost:1942")).as(origin).isFalse();
        }
        // A proxy in front may ask under another name than the browser.
        assertThat(PUBLIC.isOwnPage("https://kessel.example.org", "127.0.0.1:1942")).isTrue();
        assertThat(PUBLIC.isOwnPage("https://evil.example", "127.0.0.1:1942")).isFalse();
    }

    private static RawLine.Answer ask(Server server, String method, String... headers)
            throws IOException {
        String head =
                method
                        + " HTTP/1.1\r\n"
                        + String.join("\r\n", headers)
                        + "\r\nConnection: close\r\n"
                        + "Content-Type: application/json\r\nContent-Length: 17\r\n\r\n"
                        + "{\"game\":\"gazala\"}";
        return RawLine.ask(server.address(), RawLine.bytes(head), 5000);
    }

    @Test
    void theServerLooksAtNameAndPage() throws IOException {
        String begin = "POST /api/matches";
        try (Server server = Server.start(TestSettings.in(folder))) {
            assertThat(ask(server, begin, "Host: localhost").status()).isEqualTo(201);
            assertThat(ask(server, begin, "Host: localhost", "Origin: http://localhost").status())
                    .isEqualTo(201);
            RawLine.Answer page =
                    ask(server, begin, "Host: localhost", "Origin: http://evil.example");
            assertThat(page.status()).isEqualTo(403);
            assertThat(page.body()).contains("other pages");
            for (String method : List.of(begin, "GET /api/games", "GET /", "GET /health")) {
                RawLine.Answer name = ask(server, method, "Host: evil.example");
                assertThat(name.status()).as(method).isEqualTo(403);
                assertThat(name.body()).contains("--public-host");
            }
            // Looking is free, from anywhere.
            assertThat(
                            ask(server, "GET /api/games", "Host: localhost", "Origin: http://x.y")
                                    .status())
                    .isEqualTo(200);
        }
    }

    @Test
    void aMethodIsWhatTheRequestBeginsWith() throws IOException {
        try (Server server = Server.start(TestSettings.in(folder))) {
            String override = "X-HTTP-Method-Override: POST";
            assertThat(ask(server, "GET /api/matches", "Host: localhost", override).status())
                    .isEqualTo(404);
            assertThat(
                            ask(
                                            server,
                                            "POST /api/matches",
                                            "Host: localhost",
                                            "x-http-method-override: GET")
                                    .status())
                    .isEqualTo(201);
        }
    }
}
