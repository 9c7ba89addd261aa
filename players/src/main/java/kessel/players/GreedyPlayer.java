package kessel.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import kessel.engine.game.Evaluation;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.NotedChance;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.Seat;

/**
 * Looks one move ahead and takes what looks best. Where many pieces may go first it takes them one
 * by one, in no fixed order, and remembers which it would rather leave alone in this phase.
 */
final class GreedyPlayer<P extends Position<P>, M extends Move> implements Player<P, M> {
    /** How often a move is tried whose dice the evaluation cannot foresee. */
    private static final int TRIES = 6;

    /** A piece does not stir for less than this. */
    private static final double WORTHWHILE = 0.05;

    private final Random random;
    private final Set<Integer> settled = new HashSet<>();
    private final Circles<M> circles = new Circles<>();
    private String phase = "";

    GreedyPlayer(long seed) {
        random = new Random(seed);
    }

    @Override
    public M choose(Seat<P, M> seat, Deadline deadline) {
        P position = seat.guess(random);
        M move = best(seat, position, deadline);
        // What always looks best need not lead anywhere; anything else may.
        return circles.goesRound(position.turn(), move) ? seat.sample(random) : move;
    }

    private M best(Seat<P, M> seat, P position, Deadline deadline) {
        Game<P, M> game = seat.game();
        List<Integer> movers = new ArrayList<>();
        game.rules().movers(position, movers::add);
        if (movers.isEmpty()) {
            return otherwise(seat, position, deadline);
        }
        String now = position.turn() + position.step().name() + position.step().decider();
        if (!now.equals(phase)) {
            phase = now;
            settled.clear();
        }
        movers.removeAll(settled);
        Collections.shuffle(movers, random);
        double still = game.evaluation().worth(position, seat.side());
        for (int piece : movers) {
            if (deadline.passed()) {
                break;
            }
            settled.add(piece);
            List<M> moves = new ArrayList<>();
            game.rules().movesOf(position, piece, moves::add);
            M move = best(seat, position, moves, deadline);
            if (move != null && worth(seat, position, move, deadline) > still + WORTHWHILE) {
                return move;
            }
        }
        return otherwise(seat, position, deadline);
    }

    /** What can be done besides moving a piece, such as ending the phase. */
    private M otherwise(Seat<P, M> seat, P position, Deadline deadline) {
        List<M> moves = new ArrayList<>();
        Rules<P, M> rules = seat.game().rules();
        rules.otherMoves(
                position,
                move -> {
                    if (!rules.takesBack(position, move)) {
                        moves.add(move);
                    }
                });
        M move = best(seat, position, moves, deadline);
        return move == null ? seat.sample(random) : move;
    }

    /** The best of those that there was time to look at; none only where there are none. */
    private M best(Seat<P, M> seat, P position, List<M> moves, Deadline deadline) {
        if (moves.size() == 1) {
            return moves.getFirst();
        }
        M best = null;
        double most = Double.NEGATIVE_INFINITY;
        for (M move : moves) {
            double worth = worth(seat, position, move, deadline) + random.nextDouble() * 1e-6;
            if (worth > most) {
                most = worth;
                best = move;
            }
            if (deadline.passed()) {
                break;
            }
        }
        return best;
    }

    private double worth(Seat<P, M> seat, P position, M move, Deadline deadline) {
        Evaluation<P, M> evaluation = seat.game().evaluation();
        OptionalDouble foreseen = evaluation.foresee(position, move, seat.side());
        if (foreseen.isPresent()) {
            return foreseen.getAsDouble();
        }
        double sum = 0;
        for (int tries = 1; ; tries++) {
            P next = position.copy();
            NotedChance chance = new NotedChance(new FastChance(random));
            seat.game().rules().play(next, move, chance, Journal.SILENT);
            sum += evaluation.worth(next, seat.side());
            if (chance.draws().length == 0 || tries == TRIES || deadline.passed()) {
                return sum / tries;
            }
        }
    }
}
