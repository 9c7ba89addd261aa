package kessel.cli.bench;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Match;
import kessel.engine.match.RecordText;

/**
 * Strangers who upload records without pause, of the kinds that cost most: far too large ones, one
 * whose position is as large as a position may be, and long matches that hold.
 */
final class Attack implements AutoCloseable {
    private static final int STRANGERS = 9;
    private static final int MOVES = 2000;
    private static final String GAME = "blitzkrieg";
    private static final long SEED = 1940;

    private final HttpClient http;
    private final URI records;
    private final LongAdder answered = new LongAdder();
    private final ExecutorService strangers = Executors.newVirtualThreadPerTaskExecutor();
    private volatile boolean over;

    Attack(HttpClient http, URI server) {
        this.http = http;
        records = server.resolve("/api/records");
        List<byte[]> uploads =
                Stream.of(
                                withPosition("- 1\n".repeat(330_000)),
                                withPosition("- 1\n".repeat(16_000)),
                                longMatch(GameBox.open(GAME)))
                        .map(record -> record.getBytes(StandardCharsets.UTF_8))
                        .toList();
        for (int i = 0; i < STRANGERS; i++) {
            byte[] upload = uploads.get(i % uploads.size());
            strangers.execute(() -> upload(upload));
        }
    }

    private static String withPosition(String yaml) {
        StringBuilder record = new StringBuilder("Kessel record 1\ngame " + GAME + "\n");
        record.append("german person\nfrench person\ncommitment x\n");
        yaml.lines().forEach(line -> record.append("| ").append(line).append('\n'));
        return record.append("\nend 0 0000000000000000\n").toString();
    }

    private static <P extends Position<P>, M extends Move> String longMatch(Game<P, M> game) {
        SplittableRandom random = new SplittableRandom(SEED);
        Match<P, M> match =
                Match.start(
                        game,
                        game.printed().scenarios().getFirst().id(),
                        new TreeSet<>(),
                        Collections.nCopies(game.sides().size(), "person"),
                        "an attack");
        while (!match.over() && match.moves().size() < MOVES) {
            int side = match.position().step().decider();
            match.play(side, match.seat(side).sample(random));
        }
        return RecordText.write(match);
    }

    private void upload(byte[] record) {
        HttpRequest request =
                HttpRequest.newBuilder(records)
                        .POST(HttpRequest.BodyPublishers.ofByteArray(record))
                        .build();
        while (!over) {
            try {
                http.send(request, HttpResponse.BodyHandlers.discarding());
                answered.increment();
            } catch (IOException hungUp) {
                // They try again.
            } catch (InterruptedException stopped) {
                return;
            }
        }
    }

    /** How many uploads were answered so far, with whatever. */
    long answered() {
        return answered.sum();
    }

    @Override
    public void close() {
        over = true;
        strangers.shutdownNow();
    }
}
