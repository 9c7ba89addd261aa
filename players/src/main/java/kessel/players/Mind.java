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

/**
 * The computer player that thinks in whole turns. What it has decided on it carries out move by
 * move as long as that can be done, and thinks again where it cannot.
 */
final class Mind<P extends Position<P>, M extends Move> implements Player<P, M> {
    /** Of the time that is left for the turn, what goes into a plan; the rest is for fighting. */
    private static final double FOR_A_PLAN = 0.8;

    /** Of the time that is left, what a small decision may take at most. */
    private static final double FOR_A_DECISION = 0.2;

    private final Level level;
    private final int plans;
    private final Random random;
    private final Deque<M> intended = new ArrayDeque<>();

    Mind(Level level, long seed) {
        this(level, level.plans, seed);
    }

    /** One that makes so many plans where nobody watches the time. */
    Mind(Level level, int plans, long seed) {
        this.level = level;
        this.plans = plans;
        random = new Random(seed);
    }

    @Override
    public M choose(Seat<P, M> seat, Deadline deadline) {
        Game<P, M> game = seat.game();
        P guess = seat.guess(random);
        M next = next(game, guess);
        if (next != null) {
            return next;
        }
        Reflex<P, M> reflex = new Reflex<>(game, random);
        if (reflex.hasMovers(guess)) {
            intended.addAll(plan(seat, guess, deadline));
        } else {
            double[] weights = game.doctrine().weights().values();
            intended.addAll(
                    reflex.decide(guess, weights, deadline.within(FOR_A_DECISION, level.most)));
        }
        next = next(game, guess);
        return next == null ? seat.sample(random) : next;
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
            double[] weights = seat.game().doctrine().weights().values();
            return new Reflex<>(seat.game(), random)
                    .sketch(
                            guess.copy(),
                            List.of(),
                            new FastChance(random),
                            weights,
                            level.effort,
                            deadline.within(FOR_A_PLAN, level.most.plusMillis(500)));
        }
        List<P> guesses = new ArrayList<>();
        guesses.add(guess);
        while (guesses.size() < level.trials) {
            guesses.add(seat.guess(random));
        }
        return new Planning<>(seat.game(), level, plans, guesses, random.nextLong())
                .search(deadline.within(FOR_A_PLAN, level.most));
    }
}
