package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import kessel.engine.game.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Before anybody comes, a little of every game is played where nobody sees it. */
@Timeout(60)
final class RehearsalTest {
    @TempDir Path folder;

    @Test
    void everyGameIsPlayed() {
        Shelf shelf = Shelf.ofThisProcess();
        try (Rehearsal rehearsal = new Rehearsal(shelf, folder)) {
            List<String> games = shelf.games().stream().map(Game::id).toList();
            assertThat(rehearsal.play())
                    .containsOnlyKeys(games)
                    .allSatisfy((_, moves) -> assertThat(moves).isPositive());
        }
    }

    @Test
    void nothingOfItIsKept() throws InterruptedException {
        try (Server server = Server.start(TestSettings.in(folder))) {
            server.rehearse();
            while (rehearsing()) {
                Thread.sleep(20);
            }
            assertThat(server.archive().count()).isZero();
        }
    }

    @Test
    void itEndsWithTheServer() {
        Server server = Server.start(TestSettings.in(folder));
        server.rehearse();
        assertThat(rehearsing()).isTrue();
        server.close();
        assertThat(rehearsing()).isFalse();
    }

    private static boolean rehearsing() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().equals("rehearsal"));
    }
}
