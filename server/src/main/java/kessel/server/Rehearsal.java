package kessel.server;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.server.storage.Archive;
import kessel.server.storage.Database;
import kessel.server.storage.StoredMatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A little of every game, played before anybody comes. What has never run is not loaded, and what
 * has hardly run is not compiled, so that the first moves after a start would take several times as
 * long as later ones. Moves are made here as requests make them, in a database in memory: nobody
 * sees them and nothing is kept.
 */
final class Rehearsal implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Rehearsal.class);

    /** Of each game. With three times as many, the first moves afterwards were hardly quicker. */
    static final int MOVES = 50;

    private static final Duration LONGEST = Duration.ofSeconds(6);
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final Shelf shelf;
    private final Path library;
    private volatile boolean ended;
    private Thread thread;

    /**
     * @param library where SQLite itself lies, or is unpacked
     */
    Rehearsal(Shelf shelf, Path library) {
        this.shelf = shelf;
        this.library = library;
    }

    /** Begins beside everything else; it takes a few seconds. */
    synchronized void begin() {
        thread =
                Thread.ofPlatform()
                        .daemon()
                        .name("rehearsal")
                        .priority(Thread.MIN_PRIORITY)
                        .start(this::play);
    }

    /** Plays, and says how many moves of each game it came to. */
    Map<String, Integer> play() {
        long end = System.nanoTime() + LONGEST.toNanos();
        List<Table<?, ?>> tables = new ArrayList<>();
        try (Database database = Database.inMemory(library)) {
            Clock clock = Clock.systemUTC();
            Archive archive = new Archive(database);
            NewMatches matches =
                    new NewMatches(shelf, archive, clock, new Patience(Settings.THOUGHT));
            try (Hall hall = new Hall(shelf, archive, clock)) {
                for (Game<?, ?> game : shelf.games()) {
                    tables.add(new Table<>(game, shelf, hall, matches));
                }
                // In turn: where the time is short, each has had some of it.
                for (int round = 0; round < MOVES; round++) {
                    for (Table<?, ?> table : tables) {
                        if (ended || System.nanoTime() > end) {
                            return played(tables);
                        }
                        table.move();
                    }
                }
            }
        } catch (RuntimeException failed) {
            LOG.warn("the first moves will be slow: their rehearsal failed", failed);
        }
        return played(tables);
    }

    private static Map<String, Integer> played(List<Table<?, ?>> tables) {
        return tables.stream().collect(Collectors.toMap(each -> each.game.id(), each -> each.all));
    }

    /** One game, of which random moves are made in one match after another. */
    private static final class Table<P extends Position<P>, M extends Move> {
        private final Game<P, M> game;
        private final Shelf shelf;
        private final Hall hall;
        private final NewMatches matches;
        private final SplittableRandom random = new SplittableRandom(1);
        private NewMatches.Begun match;
        private int moves;
        private int all;

        Table(Game<P, M> game, Shelf shelf, Hall hall, NewMatches matches) {
            this.game = game;
            this.shelf = shelf;
            this.hall = hall;
            this.matches = matches;
            begin();
        }

        private void begin() {
            Seating seating = new Seating(Map.of(), game.sides(), false, Map.of());
            match =
                    matches.begin(
                            game,
                            game.printed().scenarios().getFirst().id(),
                            new TreeSet<>(),
                            matches.seated(game, seating),
                            seating);
            moves = 0;
        }

        void move() {
            StoredMatch stored = hall.find(match.id());
            String secrets =
                    match.seats().values().stream()
                            .map(NewMatches.Held::secret)
                            .collect(Collectors.joining(",", "Seat ", ""));
            Asker asker = Asker.of(secrets, List.of(Shelf.ENGLISH), stored);
            Visit visit = new Visit(hall, shelf, stored, asker, moves, true);
            if (visit.with(live -> move(live, visit)) instanceof Outcome.Done) {
                moves++;
                all++;
            }
            if (visit.with(live -> live.match().over())) {
                begin();
            }
        }

        /** Asks what a piece may do, does one thing of it, and draws what has become of it. */
        private <Q extends Position<Q>, N extends Move> Outcome move(
                LiveMatch<Q, N> live, Visit visit) {
            N move = live.match().seat(live.decider()).sample(random);
            long version = live.version();
            int piece = live.game().rules().piece(move);
            if (piece >= 0) {
                Json.write(Choices.of(live, version, piece, visit.speaker(live)));
            }
            ChoiceText choice = ChoiceText.of(live.game(), live.game().choices().of(move));
            Wish wish = Wish.read(Json.read(Json.write(Map.of("choice", choice))));
            return PlayingApi.move(
                    live,
                    visit,
                    version,
                    wish,
                    versions -> Json.write(visit.state(live, versions)));
        }
    }

    /** Ends after the move that is being made. */
    @Override
    public synchronized void close() {
        ended = true;
        if (thread == null) {
            return;
        }
        try {
            thread.join(PATIENCE);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
