package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Requests that mean harm, or make no sense: a clear answer, and nothing lost. */
final class HostileTest {
    @TempDir Path folder;

    private Server server(Settings.Limits limits) {
        return Server.start(TestSettings.in(folder.resolve("data")).withLimits(limits));
    }

    private static void assertTellsNothing(Client.Answer answer) {
        assertThat(answer.error()).isNotBlank();
        assertThat(answer.text())
                .doesNotContain("Exception")
                .doesNotContain("kessel.")
                .doesNotContain("jdbi")
                .doesNotContain("SQL")
                .doesNotContain("\tat ");
    }

    @Test
    void malformedBodiesAreNamed() {
        try (Server server = server(TestSettings.WIDE)) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            List<String> bodies =
                    List.of(
                            "",
                            "{",
                            "null",
                            "[]",
                            "42",
                            "\"move\"",
                            "{\"version\":0}",
                            "{\"version\":\"0\",\"move\":\"end\"}",
                            "{\"version\":0.5,\"move\":\"end\"}",
                            "{\"version\":99999999999999999999,\"move\":\"end\"}",
                            "{\"version\":0,\"move\":7}",
                            "{\"version\":0,\"move\":null}",
                            "{\"version\":0,\"version\":1,\"move\":\"end\"}",
                            "{\"version\":0,\"move\":\"end\"} x",
                            "{\"version\":0,\"move\":\"\"}",
                            "{\"version\":0,\"move\":\"  \"}",
                            "{\"version\":0,\"move\":\"\\u0000\"}",
                            "{\"version\":0,\"move\":\"5/21Pz ----\"}",
                            "{\"version\":0,\"move\":\"air 99999999999\"}",
                            "{\"version\":0,\"move\":\"'; DROP TABLE moves; --\"}",
                            "{\"version\":0}",
                            "{\"version\":0,\"move\":\"end\",\"choice\":{}}",
                            "{\"version\":0,\"choice\":7}",
                            "{\"version\":0,\"choice\":{\"verb\":\"fly\"}}",
                            "{\"version\":0,\"choice\":{\"verb\":[]}}",
                            "{\"version\":0,\"choice\":{\"subjects\":\"5/21Pz\"}}",
                            "{\"version\":0,\"choice\":{\"subjects\":[\"none\"]}}",
                            "{\"version\":0,\"choice\":{\"subjects\":[\"XXX\",\"XXX\"]}}",
                            "{\"version\":0,\"choice\":{\"verb\":\"place\",\"subjects\":[\"XXX\"]}}",
                            "{\"version\":0,\"choice\":{\"target\":{}}}",
                            "{\"version\":0,\"choice\":{\"target\":{\"hex\":\"9999\"}}}",
                            "{\"version\":0,\"choice\":{\"target\":{\"side\":\"axis\"}}}",
                            "{\"version\":0,\"choice\":{\"target\":{\"hex\":\"1012\",\"side\":\"axis\"}}}",
                            "{\"version\":0,\"choice\":{\"target\":{\"hex\":\"1012\",\"edge\":\"up\"}}}",
                            "{\"version\":0,\"choice\":{\"target\":{\"hex\":\"1012\",\"direction\":6}}}",
                            "{\"version\":0,\"choice\":{\"verb\":\"air\",\"amount\":99999}}",
                            "{\"version\":0,\"choice\":{\"verb\":\"air\",\"amount\":-1}}",
                            "{\"version\":0,\"choice\":{\"verb\":\"air\",\"amount\":1.5}}",
                            "{\"version\":0,\"choice\":{\"subjects\":[\"XXX\"],\"route\":["
                                    + "\"1012\",".repeat(2000)
                                    + "\"1012\"]}}",
                            "[".repeat(5000),
                            "\u0000\u0001");
            for (String body : bodies) {
                Client.Answer answer =
                        table.both().post(table.path("moves"), "application/json", body);
                assertThat(answer.status()).as(body).isIn(400, 422);
                assertTellsNothing(answer);
            }
            List<Object> matches =
                    List.of(
                            Map.of(),
                            Map.of("game", "chess"),
                            Map.of("game", "gazala", "scenario", "none"),
                            Map.of("game", "gazala", "scenario", 1),
                            Map.of("game", "gazala", "options", List.of("none")),
                            Map.of("game", "gazala", "options", "open-odds"),
                            Map.of("game", "gazala", "options", List.of(1)),
                            Map.of("game", "gazala", "seats", Map.of("axis", "god")),
                            Map.of("game", "gazala", "seats", Map.of("martians", "person")),
                            Map.of("game", "gazala", "seats", List.of()));
            for (Object body : matches) {
                Client.Answer answer = client.post("/api/matches", body);
                assertThat(answer.status()).as(body.toString()).isEqualTo(400);
                assertTellsNothing(answer);
            }
            assertThat(table.version()).isZero();
        }
    }

    @Test
    void wrongAddressesMethodsAndTypesAreTold() {
        try (Server server = server(TestSettings.WIDE)) {
            Client client = Client.of(server.address());
            for (String path :
                    List.of(
                            "/api/nothing",
                            "/api/games/chess/sheet",
                            "/api/matches/none",
                            "/api/matches/none/moves",
                            "/api/matches/'%20OR%201=1",
                            "/nothing.js")) {
                Client.Answer answer = client.get(path);
                assertThat(answer.status()).as(path).isIn(400, 404);
            }
            assertThat(client.get("/s".repeat(2000)).status()).isEqualTo(414);
            assertThat(client.post("/api/games", Map.of()).status()).isEqualTo(405);
            assertThat(client.post("/api/matches", "text/plain", "{}").status()).isEqualTo(415);
            assertThat(
                            client.with("Sec-Fetch-Site", "cross-site")
                                    .post("/api/matches/record", "text/plain", "x")
                                    .status())
                    .isEqualTo(403);
            assertThat(client.get("/api/games/gazala/words/..%2F..%2Fx").status()).isIn(200, 400);
            assertThat(client.get("/api/games/gazala/rules/..%2F..%2Fx").status()).isIn(200, 400);
        }
    }

    /** Over a line of its own: the server hangs up on whoever asks such a thing. */
    @Test
    void aPathThatClimbsOutOfThePageIsRefused() throws IOException {
        String question = "GET /assets/../../secret HTTP/1.1\r\nHost: localhost\r\n\r\n";
        try (Server server = server(TestSettings.WIDE);
                Socket line = new Socket(server.address().getHost(), server.address().getPort())) {
            line.getOutputStream().write(question.getBytes(StandardCharsets.US_ASCII));
            BufferedReader answer =
                    new BufferedReader(
                            new InputStreamReader(line.getInputStream(), StandardCharsets.UTF_8));
            assertThat(answer.readLine()).matches("HTTP/1\\.1 40[04] .*");
        }
    }

    @Test
    void hugeBodiesAreNotRead() {
        try (Server server = server(TestSettings.WIDE)) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            String huge = "{\"version\":0,\"move\":\"" + "x".repeat(70_000) + "\"}";
            assertThat(table.both().post(table.path("moves"), "application/json", huge).status())
                    .isEqualTo(413);
            // Without a length beforehand.
            HttpRequest chunked =
                    client.request("/api/matches")
                            .header("Content-Type", "application/json")
                            .POST(
                                    HttpRequest.BodyPublishers.ofInputStream(
                                            () -> new ByteArrayInputStream(huge.getBytes())))
                            .build();
            assertThat(Client.send(chunked).status()).isEqualTo(413);
            String record = "Kessel record 1\n" + "x".repeat(2 * 1024 * 1024);
            assertThat(client.post("/api/matches/record", "text/plain", record).status())
                    .isEqualTo(413);
            assertThat(table.version()).isZero();
        }
    }

    @Test
    void floodsAreStopped() {
        try (Server server = server(new Settings.Limits(5, 20, 100, 100, 100, 3, 100))) {
            Client client = Client.of(server.address());
            List<Integer> statuses = new ArrayList<>();
            Client.Answer last = null;
            for (int i = 0; i < 60; i++) {
                last = client.get("/api/games");
                statuses.add(last.status());
            }
            assertThat(statuses.subList(0, 20)).containsOnly(200);
            assertThat(statuses).contains(429);
            assertThat(last.status()).isEqualTo(429);
            assertThat(last.header("Retry-After")).isEqualTo("1");
            assertThat(last.error()).contains("wait");
            // The page itself and the server's health stay reachable.
            assertThat(client.get("/health").status()).isEqualTo(200);
            assertThat(client.get("/").status()).isEqualTo(200);
        }
    }

    @Test
    void thereAreOnlySoManyMatchesAndStreams() throws Exception {
        try (Server server = server(new Settings.Limits(0, 1, 3, 100, 2, 3, 100))) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            client.hotSeat();
            client.hotSeat();
            Client.Answer fourth = client.post("/api/matches", Map.of("game", "gazala"));
            assertThat(fourth.status()).isEqualTo(429);
            try (Listener one = new Listener(client, table.id(), null);
                    Listener two = new Listener(client, table.id(), null);
                    Listener three = new Listener(client, table.id(), null)) {
                assertThat(List.of(one.status, two.status, three.status))
                        .containsExactly(200, 200, 429);
            }
        }
        try (Server server = server(new Settings.Limits(0, 1, 10, 3, 2, 3, 100))) {
            Client client = Client.of(server.address());
            assertThat(client.post("/api/matches", Map.of("game", "gazala")).status())
                    .isEqualTo(503);
        }
    }

    @Test
    void aMatchThatDoesNotHoldSaysSoAndNoMore() throws Exception {
        String id;
        try (Server server = server(TestSettings.WIDE)) {
            Client.Table table = Client.of(server.address()).hotSeat();
            table.play(3, new Random(1));
            id = table.id();
        }
        String url = "jdbc:sqlite:" + folder.resolve("data").resolve("kessel.db");
        try (var connection = java.sql.DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.execute("UPDATE moves SET notation = 'attack 1012' WHERE number = 2");
        }
        try (Server server = server(TestSettings.WIDE)) {
            Client client = Client.of(server.address());
            Client.Answer answer = client.get("/api/matches/" + id);
            assertThat(answer.status()).isEqualTo(500);
            assertTellsNothing(answer);
            assertThat(answer.text()).doesNotContain("1012");
            client.hotSeat().play(1, new Random(1));
        }
    }

    @Test
    void randomBytesNeverBreakTheServer() {
        try (Server server = server(TestSettings.WIDE)) {
            Client client = Client.of(server.address());
            Client.Table table = client.hotSeat();
            Random random = new Random(17);
            String letters = "{}[]\",:0123456789-/ abcdefXYZ\\é\u0000";
            for (int i = 0; i < 300; i++) {
                StringBuilder body = new StringBuilder();
                for (int j = random.nextInt(60); j >= 0; j--) {
                    body.append(letters.charAt(random.nextInt(letters.length())));
                }
                boolean whole = random.nextBoolean();
                String text =
                        whole
                                ? new String(
                                        Json.write(Map.of("version", 0, "move", body.toString())),
                                        java.nio.charset.StandardCharsets.UTF_8)
                                : body.toString();
                Client.Answer answer =
                        table.both().post(table.path("moves"), "application/json", text);
                assertThat(answer.status()).as(text).isIn(400, 422);
                assertTellsNothing(answer);
            }
        }
    }
}
