package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The same over a real PostgreSQL; and several servers that share it. */
final class PostgresMatchTest extends MatchContract {
    private static RealPostgres postgres;
    private String url;

    @BeforeAll
    static void find() throws Exception {
        postgres = RealPostgres.orSkip();
    }

    @Override
    Settings settings() {
        if (url == null) {
            url = postgres.newDatabase();
        }
        return TestSettings.in(folder).withDatabase(url);
    }

    @Test
    void aMoveThroughOneServerAppearsAtOnceOnTheOther() throws Exception {
        try (Server second = Server.start(settings())) {
            Client.Table here = client.hotSeat();
            Client.Table there = here.at(second.address());
            Random random = new Random(1);
            try (Listener listener = new Listener(there.spectator(), there.id(), 0L)) {
                for (int version = 1; version <= 10; version++) {
                    Client.Table mover = version % 2 == 0 ? here : there;
                    long before = System.nanoTime();
                    mover.play(1, random);
                    assertThat(listener.nextVersion()).isEqualTo(version);
                    assertThat(System.nanoTime() - before).isLessThan(2_000_000_000L);
                    assertThat(there.state()).isEqualTo(here.state());
                }
            }
        }
    }

    @Test
    void ofTwoServersAtOnceExactlyOneMoves() throws Exception {
        try (Server second = Server.start(settings())) {
            Client.Table here = client.hotSeat();
            Client.Table there = here.at(second.address());
            for (int round = 0; round < 10; round++) {
                long version = here.version();
                JsonNode move = here.someChoice(here.both(), new Random(round));
                List<Callable<Integer>> clicks = new ArrayList<>();
                for (int i = 0; i < 4; i++) {
                    clicks.add(() -> here.move(here.both(), version, move).status());
                    clicks.add(() -> there.move(there.both(), version, move).status());
                }
                List<Integer> statuses = new ArrayList<>();
                try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                    for (var answer : threads.invokeAll(clicks)) {
                        statuses.add(answer.get());
                    }
                }
                assertThat(statuses).containsOnly(200, 409);
                assertThat(statuses).filteredOn(status -> status == 200).hasSize(1);
                assertThat(there.version()).isEqualTo(version + 1);
            }
            assertThat(there.state()).isEqualTo(here.state());
        }
    }

    @Test
    void aLostLineToTheDatabaseIsTakenUpAgain() throws Exception {
        try (Server second = Server.start(settings())) {
            Client.Table here = client.hotSeat();
            Client.Table there = here.at(second.address());
            try (Listener listener = new Listener(there.spectator(), there.id(), 0L)) {
                String database = url.substring(url.lastIndexOf('/') + 1);
                postgres.execute(
                        "postgres",
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '"
                                + database
                                + "' AND query LIKE 'LISTEN%'");
                here.play(1, new Random(1));
                assertThat(listener.nextVersion()).isEqualTo(1);
            }
        }
    }
}
