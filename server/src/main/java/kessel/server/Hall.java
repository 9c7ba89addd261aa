package kessel.server;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.match.Header;
import kessel.engine.match.Match;
import kessel.engine.match.MatchRecord;
import kessel.engine.match.Replay;
import kessel.server.storage.Archive;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.StoredMove;
import kessel.server.storage.StoredSeat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The matches that are looked at or played here. They are copies: the database has the truth, and a
 * copy is used only if it is as new as what the database says.
 */
final class Hall implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Hall.class);

    /**
     * How many may wait for their match: all that are played here come at once after a restart. A
     * place in the queue costs next to nothing, and nobody waits longer than the patience allows.
     */
    static final int MOST_WAITING = 1000;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** An eighth of the memory that Java may take; see {@link LiveMatch#weight}. */
    private static final long MOST_BYTES = Runtime.getRuntime().maxMemory() / 8;

    private static final Pattern ID = Pattern.compile("[a-z0-9]{1,40}");

    private final Shelf shelf;
    private final Archive archive;
    private final Clock clock;
    private final Recent<String, LiveMatch<?, ?>> matches =
            new Recent<>(MOST_BYTES, LiveMatch::weight);
    private final Workshop replays =
            new Workshop("replay", Workshop.THREADS, MOST_WAITING, PATIENCE);

    Hall(Shelf shelf, Archive archive, Clock clock) {
        this.shelf = shelf;
        this.archive = archive;
        this.clock = clock;
    }

    StoredMatch find(String id) {
        // Not every database can be asked for every text.
        if (!ID.matcher(id).matches()) {
            throw noMatch();
        }
        return archive.find(id).orElseThrow(Hall::noMatch);
    }

    private static Refusal noMatch() {
        return Refusal.unknown("there is no such match");
    }

    Workshop replays() {
        return replays;
    }

    int open() {
        return matches.size();
    }

    long weight() {
        return matches.weight();
    }

    /** Does something with a match, which nobody else touches meanwhile. */
    <T> T visit(StoredMatch stored, Function<LiveMatch<?, ?>, T> work) {
        while (true) {
            LiveMatch<?, ?> live = copy(stored);
            live.lock().lock();
            try {
                if (!live.spoiled()) {
                    return work.apply(live);
                }
            } finally {
                if (live.spoiled()) {
                    matches.forget(stored.id(), live);
                } else {
                    matches.weighAgain(stored.id(), live);
                }
                live.lock().unlock();
            }
        }
    }

    /** A copy at least as new as this. It may be newer, since whatever a copy holds is on disk. */
    private LiveMatch<?, ?> copy(StoredMatch stored) {
        LiveMatch<?, ?> kept = kept(stored);
        return kept == null ? replays.have(() -> replayed(stored)) : kept;
    }

    private LiveMatch<?, ?> kept(StoredMatch stored) {
        LiveMatch<?, ?> kept = matches.get(stored.id());
        return kept != null && isAsNew(kept, stored) ? kept : null;
    }

    /** A copy that seems to be behind may have a change of its own on the way to the disk. */
    private static boolean isAsNew(LiveMatch<?, ?> kept, StoredMatch stored) {
        if (kept.version() >= stored.version()) {
            return true;
        }
        kept.lock().lock();
        try {
            return kept.version() >= stored.version();
        } finally {
            kept.lock().unlock();
        }
    }

    private LiveMatch<?, ?> replayed(StoredMatch stored) {
        // Of several who wait for the same match, the first has brought it.
        LiveMatch<?, ?> kept = kept(stored);
        if (kept != null) {
            return kept;
        }
        Archive.Whole whole = archive.whole(stored.id()).orElseThrow(Hall::noMatch);
        try {
            LiveMatch<?, ?> live = replayed(whole, shelf.game(stored.row().game()));
            matches.put(stored.id(), live);
            return live;
        } catch (DataFault otherRules) {
            // Its words would name moves that the asker may not know.
            LOG.error("match {} does not hold: {}", stored.id(), otherRules.getMessage());
            throw new Refusal(500, "this match was played under other rules; it cannot be opened");
        }
    }

    private <P extends Position<P>, M extends Move> LiveMatch<P, M> replayed(
            Archive.Whole whole, Game<P, M> game) {
        StoredMatch.Row row = whole.match().row();
        Header header =
                new Header(
                        row.game(),
                        row.edition(),
                        row.scenario(),
                        new TreeSet<>(
                                row.options().isEmpty()
                                        ? List.of()
                                        : List.of(row.options().split(" "))),
                        Arrays.stream(StoredMove.draws(row.setUp())).boxed().toList(),
                        whole.match().seats().stream().map(StoredSeat::player).toList(),
                        row.commitment(),
                        SeatNonces.of(whole.match()),
                        row.startPosition(),
                        row.lesson());
        List<MatchRecord.Line> lines = new ArrayList<>();
        for (StoredMove move : whole.moves()) {
            String side = game.sides().get(move.side());
            lines.add(
                    new MatchRecord.Line(
                            move.number(),
                            side,
                            move.notation(),
                            move.draws(),
                            move.remark(),
                            move.number()));
        }
        MatchRecord record =
                new MatchRecord(
                        "match " + row.id(), header, game.sides(), row.seed(), lines, null, null);
        Match<P, M> match = Replay.upTo(game, record, lines.size());
        if (row.resigned() != null) {
            match.resign(row.resigned());
        }
        List<Integer> noticed = whole.moves().stream().map(StoredMove::noticed).toList();
        return new LiveMatch<>(row.id(), match, noticed, whole.match().versions(), archive, clock);
    }

    @Override
    public void close() {
        replays.close();
    }
}
