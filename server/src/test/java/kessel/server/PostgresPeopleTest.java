package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The same over a real PostgreSQL, and with the two at different servers. */
final class PostgresPeopleTest extends PeopleContract {
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
    void aNoteThroughOneServerIsToldOnTheOther() throws Exception {
        try (Server second = Server.start(settings())) {
            Client.Table here = client.hotSeat();
            Client.Table there = here.at(second.address());
            try (Listener listener = new Listener(there.allies(), there.id(), 0L)) {
                for (String word : List.of("one", "two")) {
                    here.axis().post(here.path("notes"), Map.of("text", word, "side", "axis"));
                    assertThat(listener.next().name()).isEqualTo("noted");
                }
                assertThat(there.allies().get(there.path("notes")).text()).contains("one", "two");
            }
        }
    }
}
