package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.server.storage.Archive;
import kessel.server.storage.Database;
import kessel.server.storage.StoredMatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Of a match that is played here there is one copy. */
@Timeout(60)
final class HallTest {
    @TempDir Path folder;

    private final Shelf shelf = Shelf.ofThisProcess();
    private final Clock clock = Clock.systemUTC();

    /**
     * Whoever comes when the disk has a move already, and the copy does not know yet that it has,
     * waits for that copy: another one would have no memory of what its players were told.
     */
    @Test
    void aCopyIsNotReplacedWhileItsOwnMoveIsBeingWritten() {
        try (Database database = Database.open(null, folder)) {
            Archive archive = new Archive(database);
            try (Hall hall = new Hall(shelf, archive, clock)) {
                String id = begun(archive);
                CompletableFuture<LiveMatch<?, ?>> visitor = new CompletableFuture<>();
                LiveMatch<?, ?> playedOn =
                        hall.visit(
                                hall.find(id),
                                live -> {
                                    play(live, () -> comeAlong(live, hall, archive, id, visitor));
                                    return live;
                                });
                assertThat(visitor.join()).isSameAs(playedOn);
            }
        }
    }

    private String begun(Archive archive) {
        Game<?, ?> game = shelf.game("gazala");
        NewMatches matches = new NewMatches(shelf, archive, clock, new Patience(Settings.THOUGHT));
        Seating seating = new Seating(Map.of(), game.sides(), false, Map.of());
        String scenario = game.printed().scenarios().getFirst().id();
        return matches.begin(
                        game, scenario, new TreeSet<>(), matches.seated(game, seating), seating)
                .id();
    }

    private static <P extends Position<P>, M extends Move> void play(
            LiveMatch<P, M> live, Runnable meanwhile) {
        int side = live.decider();
        M move = live.seat(side).sample(new Random(1));
        live.play(side, live.version(), move, List.of(), _ -> meanwhile.run());
    }

    /** Sends a visitor once the disk has the move, and goes on when that one waits or has been. */
    private static void comeAlong(
            LiveMatch<?, ?> live,
            Hall hall,
            Archive archive,
            String id,
            CompletableFuture<LiveMatch<?, ?>> visitor) {
        StoredMatch written = archive.find(id).orElseThrow();
        while (written.version() == live.version()) {
            Thread.onSpinWait();
            written = archive.find(id).orElseThrow();
        }
        StoredMatch news = written;
        Thread thread =
                Thread.ofPlatform().start(() -> visitor.complete(hall.visit(news, copy -> copy)));
        while (thread.isAlive() && !live.lock().hasQueuedThread(thread)) {
            Thread.onSpinWait();
        }
    }
}
