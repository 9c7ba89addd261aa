package kessel.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import kessel.engine.game.Doctrine.Reason;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.NotedChance;
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
import kessel.engine.game.Sight;
import kessel.engine.words.Phrase;

/**
 * What a mind would do in somebody's place, from what their side knows: the moves that belong to
 * its plan, up to where dice or the other side have a say.
 */
public record Advice<M extends Move>(List<Step<M>> steps) {
    /**
     * A move of the plan.
     *
     * @param label what it does, as a button says it
     * @param reason what it is good for; null where there is nothing to say
     */
    public record Step<M extends Move>(M move, Phrase label, Reason reason) {
        Step<M> because(Reason other) {
            return new Step<>(move, label, other);
        }
    }

    /** Of a phase that ends before anybody has moved; whatever else there is to say goes first. */
    private static final Reason STAY = new Reason(Phrase.of(Thought.key(Thought.STAY)), 0);

    public Advice {
        steps = List.copyOf(steps);
    }

    /** The reason that matters most; null if there is none. */
    public Phrase reason() {
        Reason most = null;
        for (Step<M> step : steps) {
            if (step.reason != null && (most == null || step.reason.weight() > most.weight())) {
                most = step.reason;
            }
        }
        return most == null ? null : most.words();
    }

    /** Small decisions lead up to a plan, such as cards that are laid for it; so many at most. */
    private static final int MOST_DECISIONS = 4;

    /** An officer's, for the side at this seat, whose decision it is. */
    public static <P extends Position<P>, M extends Move> Advice<M> of(
            Seat<P, M> seat, long seed, Hands hands, Deadline deadline) {
        Game<P, M> game = seat.game();
        Random random = new Random(seed);
        Mind<P, M> mind = new Mind<>(Level.OFFICER, seed, hands);
        P position = seat.guess(random);
        Seat<P, M> here = seat;
        List<Step<M>> steps = new ArrayList<>();
        boolean goesOn = true;
        for (int i = 0; i < MOST_DECISIONS && goesOn; i++) {
            boolean whole = game.rules().hasMovers(position);
            List<M> plan = mind.plan(here, deadline);
            boolean stay = whole && Planning.stays(game, plan);
            goesOn = explain(game, seat.side(), position, plan, random, steps);
            if (stay) {
                steps.set(steps.size() - 1, steps.getLast().because(STAY));
            }
            goesOn &= !whole && !deadline.passed();
            here = new Seat<>(game, position, seat.side());
        }
        return new Advice<>(steps);
    }

    /** Plays a plan and tells of it; whether its side then decides again, and no die has fallen. */
    private static <P extends Position<P>, M extends Move> boolean explain(
            Game<P, M> game,
            int side,
            P position,
            List<M> plan,
            RandomGenerator random,
            List<Step<M>> steps) {
        for (M move : plan) {
            if (!game.rules().judge(position, move).legal()) {
                return false;
            }
            P before = position.copy();
            Phrase label = game.choices().label(before, move);
            NotedChance chance = new NotedChance(new FastChance(random));
            game.rules().play(position, move, chance, Journal.SILENT);
            steps.add(
                    new Step<>(
                            move,
                            label,
                            game.doctrine()
                                    .reason(before, move, position, Sight.HINDSIGHT)
                                    .orElse(null)));
            if (chance.draws().length > 0 || position.over() || position.step().decider() != side) {
                return false;
            }
        }
        return true;
    }
}
