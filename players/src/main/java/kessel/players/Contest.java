package kessel.players;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.NotedChance;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.engine.match.Match;

/**
 * One game without an audience. Its luck follows from the seed and the number alone, so that others
 * can play it with the same dice.
 */
public final class Contest<P extends Position<P>, M extends Move> {
    /**
     * What is played, and how long a player may think in a turn; null for as long as it likes.
     *
     * @param game opened once for all games
     */
    record Terms<P extends Position<P>, M extends Move>(
            Game<P, M> game,
            String scenario,
            Set<String> options,
            String seed,
            Duration turnTime) {}

    /**
     * @param number the games of one number have the same dice
     * @param players by side
     */
    public record Fixture(long number, List<String> players) {}

    /**
     * @param leader the side that has won, or nobody
     * @param turnSeconds for each side, how long it has thought in each turn
     */
    public record Result(
            Fixture fixture,
            int leader,
            List<Integer> scores,
            long decisions,
            List<List<Double>> turnSeconds) {
        /** Whether two games came to the same, whatever time they took. */
        public boolean endsLike(Result other) {
            return leader == other.leader
                    && scores.equals(other.scores)
                    && decisions == other.decisions;
        }
    }

    /** How long a side thinks, turn by turn. */
    private static final class Clock {
        private final TurnTime time;
        private final List<Double> turns = new ArrayList<>();
        private int turn;
        private long inTurn;

        Clock(Duration turnTime) {
            time = turnTime == null ? null : new TurnTime(turnTime);
        }

        Deadline deadline(int now) {
            if (now != turn) {
                close();
                turn = now;
            }
            return time == null ? Deadline.NONE : Deadline.in(time.left(now));
        }

        void use(long nanos) {
            inTurn += nanos;
            if (time != null) {
                time.use(Duration.ofNanos(nanos));
            }
        }

        List<Double> close() {
            if (inTurn > 0) {
                turns.add(Math.round(inTurn / 1e6) / 1e3);
            }
            inTurn = 0;
            return turns;
        }
    }

    private final Terms<P, M> terms;
    private final Fixture fixture;
    private final FastChance chance;
    private final List<Player<P, M>> players;
    private final List<Clock> clocks;
    private final boolean observed;

    Contest(Terms<P, M> terms, Fixture fixture) {
        this(
                terms,
                fixture,
                fixture.players.stream()
                        .<LongFunction<Player<P, M>>>map(name -> seed -> Players.create(name, seed))
                        .toList());
    }

    /**
     * One between players of these names that are made otherwise.
     *
     * @param makers by side, what makes a player with a seed
     */
    Contest(Terms<P, M> terms, Fixture fixture, List<LongFunction<Player<P, M>>> makers) {
        this.terms = terms;
        this.fixture = fixture;
        SplittableRandom random =
                new SplittableRandom(terms.seed.hashCode() * 0x9e3779b97f4a7c15L + fixture.number);
        chance = new FastChance(random.split());
        players = makers.stream().map(maker -> maker.apply(random.nextLong())).toList();
        clocks =
                fixture.players.stream()
                        .map(name -> new Clock(Entrant.read(name).time(terms.turnTime)))
                        .toList();
        observed = players.stream().anyMatch(Player::remembers);
    }

    Result play() {
        Game<P, M> game = terms.game;
        P position = game.rules().setUp(terms.scenario, terms.options, chance);
        int number = 0;
        while (!position.over()) {
            int side = position.step().decider();
            M move = choose(position, side);
            number++;
            if (observed) {
                play(position, number, side, move);
            } else {
                game.rules().play(position, move, chance, Journal.SILENT);
            }
        }
        return new Result(
                fixture,
                game.rules().leader(position),
                List.of(
                        game.rules().score(position, 0).total(),
                        game.rules().score(position, 1).total()),
                number,
                clocks.stream().map(clock -> List.copyOf(clock.close())).toList());
    }

    private M choose(P position, int side) {
        Clock clock = clocks.get(side);
        Deadline deadline = clock.deadline(position.turn());
        long start = System.nanoTime();
        M move = players.get(side).choose(new Seat<>(terms.game, position, side), deadline);
        clock.use(System.nanoTime() - start);
        return move;
    }

    /** The same before eyes that remember. */
    private void play(P position, int number, int side, M move) {
        NotedChance noted = new NotedChance(chance);
        Journal.Kept journal = new Journal.Kept();
        terms.game.rules().play(position, move, noted, journal);
        Match.Played<M> played =
                new Match.Played<>(
                        side, move, noted.draws(), noted.audiences(), journal.entries(), null);
        Players.tell(players, terms.game, number, played, position.copy());
    }
}
