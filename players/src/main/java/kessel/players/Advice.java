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
import kessel.engine.game.Position;
import kessel.engine.game.Seat;
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
    public record Step<M extends Move>(M move, Phrase label, Reason reason) {}

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

    /** An officer's, for the side at this seat, whose decision it is. */
    public static <P extends Position<P>, M extends Move> Advice<M> of(
            Seat<P, M> seat, long seed, Hands hands, Deadline deadline) {
        List<M> plan = new Mind<P, M>(Level.OFFICER, seed, hands).plan(seat, deadline);
        return explained(seat, plan, new Random(seed));
    }

    private static <P extends Position<P>, M extends Move> Advice<M> explained(
            Seat<P, M> seat, List<M> plan, RandomGenerator random) {
        Game<P, M> game = seat.game();
        P position = seat.guess(random);
        List<Step<M>> steps = new ArrayList<>();
        for (M move : plan) {
            if (position.over()
                    || position.step().decider() != seat.side()
                    || !game.rules().judge(position, move).legal()) {
                break;
            }
            P before = position.copy();
            Phrase label = game.choices().label(before, move);
            game.rules().play(position, move, new FastChance(random), Journal.SILENT);
            steps.add(
                    new Step<>(
                            move,
                            label,
                            game.doctrine().reason(before, move, position).orElse(null)));
        }
        return new Advice<>(steps);
    }
}
