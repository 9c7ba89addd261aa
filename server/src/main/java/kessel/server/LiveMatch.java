package kessel.server;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Offer;
import kessel.engine.game.Position;
import kessel.engine.game.RecordedChance;
import kessel.engine.game.Ruling;
import kessel.engine.game.Seat;
import kessel.engine.game.Sight;
import kessel.engine.game.Step;
import kessel.engine.match.Match;
import kessel.engine.match.Observation;
import kessel.engine.match.RecordText;
import kessel.players.Deadline;
import kessel.players.Player;
import kessel.players.Thought;
import kessel.players.TurnTime;
import kessel.server.storage.Archive;
import kessel.server.storage.StoredMove;
import kessel.server.storage.StoredSeat;
import kessel.server.storage.Versions;
import kessel.server.storage.Writing;

/**
 * A match in memory, as it was at one version of the database's. All methods but {@link #version()}
 * are for who holds its lock. A change is made here first, to judge it and to roll its dice, and
 * nobody sees it before the database has it; if the database does not take it, the copy is spoiled.
 */
final class LiveMatch<P extends Position<P>, M extends Move> {
    /** Positions are kept at every so many moves, for going back. */
    private static final int STRIDE = 32;

    /** Nobody rolls with it: a match that goes on from a record has a seed of its own. */
    private static final String NO_SEED = "none";

    private static final Consumer<Versions> NOTHING = _ -> {};

    private static final long BYTES = 16_000;
    private static final long POSITION_BYTES = 12_000;
    private static final long MOVE_BYTES = 500;

    private final ReentrantLock lock = new ReentrantLock();
    private final String id;
    private final Match<P, M> match;
    private final Archive archive;
    private final Clock clock;
    private final List<P> milestones = new ArrayList<>();
    private final Map<Integer, Computer<P, M>> computers = new HashMap<>();
    // By move, who could tell that it was made.
    private final List<Integer> noticed;
    private volatile Versions versions;
    private boolean spoiled;

    /**
     * @param noticed by move, who could tell that it was made
     */
    LiveMatch(
            String id,
            Match<P, M> match,
            List<Integer> noticed,
            Versions versions,
            Archive archive,
            Clock clock) {
        this.id = id;
        this.match = match;
        this.noticed = new ArrayList<>(noticed);
        this.versions = versions;
        this.archive = archive;
        this.clock = clock;
    }

    ReentrantLock lock() {
        return lock;
    }

    String id() {
        return id;
    }

    long version() {
        return versions.all();
    }

    Versions versions() {
        return versions;
    }

    /** The version as a viewer counts it. */
    long version(int viewer) {
        return versions.of(viewer);
    }

    /** The moves as a viewer counts them; once all lies open, everybody counts all. */
    Numbering numbering(int viewer) {
        return viewer == Sight.HINDSIGHT || match.over()
                ? Numbering.ofAll(match.moves().size())
                : Numbering.of(noticed, viewer);
    }

    boolean spoiled() {
        return spoiled;
    }

    Match<P, M> match() {
        return match;
    }

    Game<P, M> game() {
        return match.game();
    }

    int decider() {
        return match.position().step().decider();
    }

    /** What the side that decides may do. */
    Offer<P, M> offer() {
        return new Offer<>(game(), match.position(), decider());
    }

    /** What the rules say of a move, or of making any. */
    Ruling judge(int side, Optional<M> move) {
        return move.isPresent() ? match.judge(side, move.get()) : match.judge(side);
    }

    /** A computer player's move, with what it thought. */
    Outcome play(int side, long expected, Answer answer) {
        M move = game().notation().read(answer.move());
        return play(side, expected, move, answer.thought(), List.of(), NOTHING);
    }

    /** A move by somebody who sits down with it, on these seats. */
    Outcome play(
            int side, long expected, M move, List<StoredSeat> seats, Consumer<Versions> meanwhile) {
        return play(side, expected, move, null, seats, meanwhile);
    }

    private Outcome play(
            int side,
            long expected,
            M move,
            String remark,
            List<StoredSeat> seats,
            Consumer<Versions> meanwhile) {
        P before = match.position();
        return change(
                expected,
                () -> match.play(side, move, SeatNonces.of(seats)),
                () -> {
                    match.remark(remark);
                    Match.Played<M> played = match.moves().getLast();
                    int noticedBy = noticedBy(before, played);
                    noticed.add(noticedBy);
                    StoredMove stored =
                            new StoredMove(
                                    match.moves().size(),
                                    side,
                                    game().notation().write(move),
                                    StoredMove.dice(played.draws()),
                                    remark,
                                    clock.millis(),
                                    noticedBy);
                    Archive.After after = after(noticedBy);
                    return new Commit(archive.append(id, expected, stored, seats, after), after);
                },
                meanwhile);
    }

    private int noticedBy(P before, Match.Played<M> played) {
        int viewers = 0;
        for (int viewer = 0; viewer <= Sight.SPECTATOR; viewer++) {
            boolean notices =
                    match.over()
                            || Observation.notices(
                                    game(), before, played, match.position(), viewer);
            viewers |= notices ? 1 << viewer : 0;
        }
        return viewers;
    }

    /**
     * Whether a side may take the last move back. If the other side has made some since that it
     * cannot notice, it hears what it would without them: that its own stands.
     */
    Ruling judgeUndo(int side) {
        Numbering known = numbering(side);
        int last = known.all(known.count());
        boolean behindItsBack = last < match.moves().size();
        return behindItsBack && last > 0 && match.moves().get(last - 1).side() == side
                ? Match.CANNOT_BE_TAKEN_BACK
                : match.judgeUndo(side);
    }

    Outcome undo(int side, long expected, Consumer<Versions> meanwhile) {
        int number = match.moves().size();
        return change(
                expected,
                () -> judgeUndo(side).legal() ? match.undo(side) : judgeUndo(side),
                () -> {
                    Archive.After after = after(noticed.removeLast());
                    int kept = Math.min(milestones.size(), (number - 1) / STRIDE + 1);
                    milestones.subList(kept, milestones.size()).clear();
                    // Who was told of it while it thought would remember what never was.
                    computers.values().removeIf(computer -> computer.told == number);
                    return new Commit(archive.takeBack(id, expected, number, after), after);
                },
                meanwhile);
    }

    Outcome resign(int side, long expected, Consumer<Versions> meanwhile) {
        return change(
                expected,
                () -> match.resign(side),
                () -> {
                    Archive.After after = after(Versions.BY_ALL);
                    return new Commit(archive.resign(id, expected, after), after);
                },
                meanwhile);
    }

    /** Seats change: they have been claimed, their nonces have come, or their holders' names. */
    Outcome seat(List<StoredSeat> seats, long expected) {
        return change(
                expected,
                () -> {
                    match.seat(SeatNonces.of(seats));
                    seats.forEach(seat -> match.playedBy(seat.side(), seat.player()));
                    return Ruling.LEGAL;
                },
                () -> {
                    Archive.After after = after(Versions.BY_ALL);
                    return new Commit(archive.seat(id, expected, seats, after), after);
                },
                NOTHING);
    }

    /** Whether the database takes a change, and what that makes of the match. */
    private record Commit(Writing<Boolean> taken, Archive.After after) {}

    /**
     * @param meanwhile what is done while the disk is busy with a change that has been made here,
     *     given the versions there will be: nobody may hear of it before the change is done
     */
    private Outcome change(
            long expected,
            Supplier<Ruling> judged,
            Supplier<Commit> committed,
            Consumer<Versions> meanwhile) {
        if (expected != version()) {
            return new Outcome.Stale();
        }
        // Until all is done: who knows what an error on the way has left behind.
        spoiled = true;
        if (judged.get() instanceof Ruling.Illegal illegal) {
            spoiled = false;
            return new Outcome.Illegal(illegal);
        }
        Commit commit = committed.get();
        boolean taken;
        try {
            meanwhile.accept(commit.after().versions());
        } finally {
            taken = commit.taken().done();
        }
        if (!taken) {
            return new Outcome.Stale();
        }
        versions = commit.after().versions();
        spoiled = false;
        return new Outcome.Done(versions);
    }

    private Archive.After after(int noticedBy) {
        Integer resigned = match.resigned() == Step.NOBODY ? null : match.resigned();
        return new Archive.After(
                decider(match), resigned, versions.next(noticedBy), clock.millis());
    }

    /** The side that decides; nobody in a match that is over. */
    static int decider(Match<?, ?> match) {
        return match.over() ? Step.NOBODY : match.position().step().decider();
    }

    /** The position after so many moves, a copy. */
    P at(int moves) {
        if (milestones.isEmpty()) {
            milestones.add(match.opening());
        }
        int nearest = Math.min(moves / STRIDE, milestones.size() - 1);
        P position = milestones.get(nearest).copy();
        for (int number = nearest * STRIDE; number < moves; number++) {
            Match.Played<M> played = match.moves().get(number);
            game().rules()
                    .play(
                            position,
                            played.move(),
                            new RecordedChance(played.draws()),
                            Journal.SILENT);
            if ((number + 1) % STRIDE == 0) {
                milestones.add(position.copy());
            }
        }
        return position;
    }

    /**
     * About how many bytes it takes. The numbers were measured over matches of all games (see
     * LiveMatchWeightTest), and are rather too large than too small.
     */
    long weight() {
        long positions = milestones.size() + match.undoable() + 2L;
        return BYTES + positions * POSITION_BYTES + match.moves().size() * MOVE_BYTES;
    }

    String record() {
        return RecordText.write(match);
    }

    /**
     * A record without moves from a position that is the true one as far as this side knows, its
     * hidden part dealt anew. It depends on nothing else (see {@link
     * kessel.engine.game.Sight#guess}), so it may leave the server while the match is on.
     */
    String knownTo(int side) {
        SplittableRandom random = new SplittableRandom(numbering(side).count());
        P guess = game().sight().guess(match.position(), side, random);
        return RecordText.write(Match.startFrom(game(), guess, match.header().players(), NO_SEED));
    }

    /** A computer player at the table, its time, and how many moves it has been told of. */
    private static final class Computer<P extends Position<P>, M extends Move> {
        private final Player<P, M> player;
        private final TurnTime time;
        private int told;

        Computer(Player<P, M> player, TurnTime time) {
            this.player = player;
            this.time = time;
        }
    }

    /**
     * What a computer player does, as records write it.
     *
     * @param thought what it thought about it; null if nothing new
     */
    record Answer(String move, String thought) {}

    /**
     * A computer player's decision: who decides, against which version, how long it may take, and
     * how to find the move.
     */
    record Turn(
            int side,
            long version,
            Duration time,
            Function<Deadline, Answer> choice,
            Supplier<Answer> anything) {}

    /**
     * What the computer player of this name needs to think elsewhere, without the lock.
     *
     * @param whole the time that it has for a turn
     */
    Turn turn(String player, Roster roster, Duration whole) {
        int side = decider();
        Computer<P, M> computer =
                computers.computeIfAbsent(side, _ -> sitDown(player, roster, whole));
        List<Observation<M>> news = news(computer, side);
        Seat<P, M> thinking = seat(side);
        // A seat of its own: a player that is stuck may still be busy with the other.
        Seat<P, M> anyone = seat(side);
        return new Turn(
                side,
                version(),
                computer.time.left(match.position().turn()),
                deadline -> choose(computer, news, thinking, deadline),
                () -> answer(anyone.sample(ThreadLocalRandom.current()), null));
    }

    private Computer<P, M> sitDown(String name, Roster roster, Duration whole) {
        Player<P, M> player = roster.create(name, ThreadLocalRandom.current().nextLong());
        return new Computer<>(player, new TurnTime(whole));
    }

    /** What a player that remembers has not been told yet of what its side could notice. */
    private List<Observation<M>> news(Computer<P, M> computer, int side) {
        List<Observation<M>> news = new ArrayList<>();
        if (computer.player.remembers()) {
            Numbering known = numbering(side);
            for (int count = 1; count <= known.count(); count++) {
                int number = known.all(count);
                if (number > computer.told) {
                    Match.Played<M> played = match.moves().get(number - 1);
                    news.add(Observation.of(game(), count, played, at(number), side));
                }
            }
            computer.told = match.moves().size();
        }
        return news;
    }

    private Answer answer(M move, Thought thought) {
        return new Answer(
                game().notation().write(move), thought == null ? null : thought.toString());
    }

    private Answer choose(
            Computer<P, M> computer,
            List<Observation<M>> news,
            Seat<P, M> seat,
            Deadline deadline) {
        long begun = System.nanoTime();
        try {
            news.forEach(computer.player::observe);
            M move = computer.player.choose(seat, deadline);
            return answer(move, computer.player.thought());
        } finally {
            computer.time.use(Duration.ofNanos(System.nanoTime() - begun));
        }
    }

    /** A seat at a copy, at which one can think without the lock. */
    Seat<P, M> seat(int side) {
        return new Seat<>(game(), match.position().copy(), side);
    }

    /** The player of a side is replaced by a fresh one: who knows what it was up to. */
    void dismiss(int side) {
        computers.remove(side);
    }
}
