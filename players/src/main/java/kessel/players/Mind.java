package kessel.players;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.engine.game.Weights;

/**
 * The computer player that thinks in whole turns. What it has decided on it carries out move by
 * move as long as that can be done, and thinks again where it cannot.
 */
final class Mind<P extends Position<P>, M extends Move> implements Player<P, M> {
    /** Of the time for a plan, what goes into a decision that as much depends on. */
    private static final double FOR_A_CHOICE = 0.4;

    /** Of that, what may go into finding out what there is to choose from. */
    private static final double FOR_OPTIONS = 0.5;

    /**
     * Among how many options such a decision is made, times its weight: those that look worse at
     * first sight only look better in some trials.
     */
    private static final int OPTIONS = 6;

    /** Of the time for a plan, what may go into imagining what is hidden. */
    private static final double FOR_GUESSING = 0.1;

    /**
     * Of the time that is left for a phase and what follows it, what a small decision may take at
     * most, played out or not.
     */
    private static final double FOR_A_DECISION = 0.03;

    /** Of the same, what goes into a plan; the rest is for the fighting after it. */
    private static final double FOR_A_PLAN = 0.75;

    private final Level level;
    private final int plans;
    private final Random random;
    private final Hands hands;
    private final Deque<M> intended = new ArrayDeque<>();

    private final Circles<M> circles = new Circles<>();

    private Thought thought;

    /** What it goes by; null if by the game's own. */
    private final Weights weights;

    Mind(Level level, long seed, Hands hands) {
        this(level, level.plans, null, seed, hands);
    }

    /** One that makes so many plans where nobody watches the time. */
    Mind(Level level, int plans, long seed, Hands hands) {
        this(level, plans, null, seed, hands);
    }

    /** One with weights of its own. */
    Mind(Level level, int plans, Weights weights, long seed, Hands hands) {
        this.level = level;
        this.plans = plans;
        this.weights = weights;
        this.hands = hands;
        random = new Random(seed);
    }

    @Override
    public M choose(Seat<P, M> seat, Deadline deadline) {
        hands.begin();
        thought = null;
        try {
            return move(seat, deadline);
        } finally {
            hands.end();
        }
    }

    @Override
    public Thought thought() {
        return thought;
    }

    private M move(Seat<P, M> seat, Deadline deadline) {
        P guess = seat.guess(random);
        M move = think(seat, guess, deadline);
        return circles.goesRound(guess.turn(), move) ? other(seat, guess, move) : move;
    }

    private M think(Seat<P, M> seat, P guess, Deadline deadline) {
        M next = next(seat.game(), guess);
        if (next == null) {
            intended.addAll(intend(seat, guess, deadline));
            next = next(seat.game(), guess);
        }
        return next == null ? other(seat, guess, null) : next;
    }

    /** Who has no plan had better be done than do anything; if he is not able to, anything else. */
    private M other(Seat<P, M> seat, P guess, M move) {
        List<M> ends = new Reflex<>(seat.game(), random).ends(guess);
        ends.remove(move);
        return ends.isEmpty() ? seat.sample(random) : ends.getFirst();
    }

    /** All that it would do now before it thinks again. */
    List<M> plan(Seat<P, M> seat, Deadline deadline) {
        hands.begin();
        try {
            List<M> moves = intend(seat, seat.guess(random), deadline);
            return moves.isEmpty() ? List.of(seat.sample(random)) : moves;
        } finally {
            hands.end();
        }
    }

    private Weights weights(Seat<P, M> seat) {
        return weights == null ? seat.game().doctrine().weights() : weights;
    }

    private List<M> intend(Seat<P, M> seat, P guess, Deadline deadline) {
        Reflex<P, M> reflex = new Reflex<>(seat.game(), random);
        if (seat.game().rules().hasMovers(guess)) {
            return plan(seat, guess, deadline);
        }
        double[] values = weights(seat).values();
        Deadline soon = deadline.within(share(seat, guess, FOR_A_DECISION), level.most);
        int weight = level.trials > 0 ? seat.game().doctrine().weight(guess) : 0;
        // Who goes on for as long as there is time plays out small things as well.
        boolean careful = level.tireless && deadline != Deadline.NONE && weight >= 0;
        int most = weight > 0 ? weight * OPTIONS : careful ? level.effort.schemes() : 1;
        double much = FOR_A_CHOICE * Math.min(1, weight * share(seat, guess, FOR_A_PLAN));
        Deadline until = weight > 0 ? deadline.within(much, level.most) : soon;
        Deadline first = weight > 0 ? until.within(FOR_OPTIONS, level.most) : soon;
        List<List<M>> options = reflex.options(guess, values, most, level.effort, first);
        if (options.size() == 1 || until.passed()) {
            return options.getFirst();
        }
        // What is decided among more options takes further looks at the best of them.
        int finalists = Math.max(level.finalists, weight);
        return planning(seat, guess, finalists, until).choose(options, hands, until);
    }

    /** The next of the intended moves that can be made; those that cannot are given up. */
    private M next(Game<P, M> game, P guess) {
        while (!intended.isEmpty()) {
            M move = intended.poll();
            if (game.rules().judge(guess, move).legal()) {
                return move;
            }
        }
        return null;
    }

    private List<M> plan(Seat<P, M> seat, P guess, Deadline deadline) {
        if (level.trials == 0) {
            return new Reflex<>(seat.game(), random)
                    .sketch(
                            guess.copy(),
                            List.of(),
                            Sketch.ALL,
                            new FastChance(random),
                            weights(seat).values(),
                            level.effort,
                            deadline.within(
                                    share(seat, guess, FOR_A_PLAN), level.most.plusMillis(500)));
        }
        Deadline until = deadline.within(share(seat, guess, FOR_A_PLAN), level.most);
        Planning<P, M> planning = planning(seat, guess, level.finalists, until);
        List<M> moves = planning.search(hands, until);
        thought = planning.thought();
        return moves;
    }

    /** So much of the time for a phase, as a part of what is left for the turn. */
    private double share(Seat<P, M> seat, P guess, double ofAPhase) {
        return ofAPhase / seat.game().doctrine().phasesLeft(guess);
    }

    private Planning<P, M> planning(Seat<P, M> seat, P guess, int finalists, Deadline until) {
        Deadline guessing = until.within(FOR_GUESSING, level.most);
        List<P> guesses = new ArrayList<>();
        guesses.add(guess);
        // Further trials should not repeat the first.
        int wanted = level.trials * Math.ceilDiv(finalists, 2);
        while (guesses.size() < wanted && !guessing.passed()) {
            guesses.add(seat.guess(random));
        }
        return new Planning<>(
                seat.game(), level, plans, finalists, weights(seat), guesses, random.nextLong());
    }
}
