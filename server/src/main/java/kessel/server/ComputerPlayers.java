package kessel.server;

import java.time.Clock;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import kessel.engine.match.Match;
import kessel.players.Hands;
import kessel.server.storage.Archive;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.StoredSeat;
import kessel.server.storage.Versions;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The computer players of this server. They think on a few threads of their own, one move at a
 * time, so that many matches share them fairly and requests never wait for them.
 */
final class ComputerPlayers implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ComputerPlayers.class);

    /** Another server may have died in the middle of a thought: so long after it, we think. */
    private static final Duration ABANDONED = Duration.ofSeconds(20);

    /** At least two: one match whose player takes all its time does not hold up the others. */
    private static final int THREADS = Math.max(2, Runtime.getRuntime().availableProcessors() / 2);

    /** Shared by all players and by whoever is thought for, however many servers there are here. */
    static final Hands HANDS = new Hands(THREADS);

    private final Hall hall;
    private final Archive archive;
    private final Clock clock;
    private final Roster roster;
    private final Thinking thinking;
    private final Patience patience;
    private final long pause;
    private final long abandoned;
    private final BiConsumer<String, Versions> news;
    private final ScheduledThreadPoolExecutor threads;
    private final Set<String> busy = ConcurrentHashMap.newKeySet();

    ComputerPlayers(
            Hall hall,
            Archive archive,
            Clock clock,
            Roster roster,
            Settings settings,
            BiConsumer<String, Versions> news) {
        this.hall = hall;
        this.archive = archive;
        this.clock = clock;
        this.roster = roster;
        thinking = new Thinking();
        patience = new Patience(settings.thought());
        pause = settings.pause().toMillis();
        abandoned = ABANDONED.plus(settings.thought()).toMillis();
        this.news = news;
        threads =
                new ScheduledThreadPoolExecutor(
                        THREADS, Thread.ofPlatform().daemon().name("computer-", 1).factory());
        threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** Takes up the matches that wait for a computer player, now and whenever one is abandoned. */
    void resume() {
        archive.waitingForComputers(clock.millis()).forEach(this::look);
        threads.scheduleWithFixedDelay(this::adopt, abandoned, abandoned, TimeUnit.MILLISECONDS);
    }

    private void adopt() {
        try {
            archive.waitingForComputers(clock.millis() - abandoned).forEach(this::look);
        } catch (RuntimeException broken) {
            LOG.warn("looking for abandoned matches failed", broken);
        }
    }

    /** Has a look at a match: perhaps it is a computer player's turn. */
    void look(String match) {
        if (busy.add(match)) {
            later(match);
        }
    }

    int busy() {
        return busy.size();
    }

    Thinking thinking() {
        return thinking;
    }

    private void later(String match) {
        try {
            threads.schedule(() -> move(match), pause, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closing) {
            busy.remove(match);
        }
    }

    private void move(String match) {
        try {
            StoredMatch stored = hall.find(match);
            if (!stored.waitsForComputer()) {
                rest(match);
            } else if (move(stored)) {
                later(match);
            } else {
                await(stored);
            }
        } catch (RejectedExecutionException closing) {
            busy.remove(match);
        } catch (RuntimeException broken) {
            // The next search for abandoned matches tries again.
            busy.remove(match);
            LOG.error("a computer player is stuck in match {}", match, broken);
        } catch (Error broken) {
            OutOfMemory.check(broken);
            busy.remove(match);
            LOG.error("a computer player is stuck in match {}", match, broken);
        }
    }

    /** Somebody may have moved after we looked and before we said that we stopped looking. */
    private void rest(String match) {
        busy.remove(match);
        if (archive.find(match).filter(StoredMatch::waitsForComputer).isPresent()) {
            look(match);
        }
    }

    /** The dice wait for a seat; when that is taken we are told, unless it has just happened. */
    private void await(StoredMatch stored) {
        busy.remove(stored.id());
        if (hall.find(stored.id()).version() != stored.version()) {
            look(stored.id());
        }
    }

    /** Makes a move, unless that has to wait for others to sit down. */
    private boolean move(StoredMatch stored) {
        LiveMatch.Turn turn =
                hall.visit(
                        stored,
                        live -> {
                            StoredSeat seat = stored.seats().get(live.decider());
                            return live.match().over() || seat.isPerson()
                                    ? null
                                    : live.turn(seat.kind(), roster, patience.time(seat.kind()));
                        });
        if (turn == null) {
            return true;
        }
        Outcome outcome = play(stored, turn, choice(stored, turn));
        if (outcome instanceof Outcome.Illegal(var ruling) && Match.diceWait(ruling)) {
            return false;
        }
        if (outcome instanceof Outcome.Illegal(var ruling)) {
            LOG.error("a computer player broke rule {} in match {}", ruling.rule(), stored.id());
            outcome = play(stored, turn, turn.anything().get());
        }
        if (outcome instanceof Outcome.Done(Versions versions)) {
            news.accept(stored.id(), versions);
        }
        return true;
    }

    /** A player without an answer does anything that is legal, rather than hold up the match. */
    private LiveMatch.Answer choice(StoredMatch stored, LiveMatch.Turn turn) {
        return thinking.choice(stored.id(), turn.time(), turn.choice())
                .orElseGet(
                        () -> {
                            dismiss(stored, turn.side());
                            return turn.anything().get();
                        });
    }

    private void dismiss(StoredMatch stored, int side) {
        hall.visit(
                stored,
                live -> {
                    live.dismiss(side);
                    return null;
                });
    }

    private Outcome play(StoredMatch stored, LiveMatch.Turn turn, LiveMatch.Answer answer) {
        return hall.visit(stored, live -> live.play(turn.side(), turn.version(), answer));
    }

    @Override
    public void close() {
        threads.shutdown();
        try {
            // A thought that is not finished is thought again after the next start.
            if (!threads.awaitTermination(2, TimeUnit.SECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            threads.shutdownNow();
        }
        thinking.close();
    }
}
