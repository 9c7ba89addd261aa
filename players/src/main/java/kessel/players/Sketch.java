package kessel.players;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import kessel.engine.game.Chance;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Doctrine.Guide;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.players.Gauge.Tried;
import kessel.players.Level.Effort;

/**
 * The moves of a phase in which pieces move, as they come into being on a position: what belongs
 * together first, then piece by piece what looks best.
 */
final class Sketch<P extends Position<P>, M extends Move> {
    /** A piece does not stir for less than this. */
    private static final double WORTHWHILE = 0.02;

    /** After so many moves a phase that does not end is left to itself. */
    private static final int CLOSING = 24;

    /** Every piece may stir. */
    static final double ALL = 1;

    private final Rules<P, M> rules;
    private final Doctrine<P, M> doctrine;
    private final Random random;
    private final Impressions impressions;
    private final Gauge<P, M> gauge;
    private final SmallDecisions<P, M> decisions;
    private final P position;
    private final Chance chance;
    private final double[] weights;
    private final Effort effort;
    private final Deadline deadline;
    private final int turn;
    private final int side;
    private final String step;
    private final Guide<P, M> guide;
    private final P start;
    private List<M> made = new ArrayList<>();

    Sketch(
            Game<P, M> game,
            Random random,
            SmallDecisions<P, M> decisions,
            Gauge<P, M> gauge,
            P position,
            Chance chance,
            double[] weights,
            Effort effort,
            Deadline deadline) {
        rules = game.rules();
        doctrine = game.doctrine();
        this.random = random;
        this.decisions = decisions;
        this.gauge = gauge;
        impressions = new Impressions(random);
        this.position = position;
        this.chance = chance;
        this.weights = weights;
        this.effort = effort;
        this.deadline = deadline;
        turn = position.turn();
        side = position.step().decider();
        step = position.step().name();
        guide = doctrine.guide(position);
        start = position.copy();
    }

    /**
     * Plays the phase to its end.
     *
     * @param first moves that are taken before it looks for more, as far as they are legal
     * @param stir which part of the other pieces may stir at all; the rest stay where they are
     * @return all moves that were made
     */
    List<M> complete(List<M> first, double stir) {
        take(first);
        if (stir == ALL || random.nextDouble() < stir) {
            schemes();
        }
        pieces(stir);
        end();
        return made;
    }

    private boolean goesOn() {
        return mine(position) && position.turn() == turn && position.step().name().equals(step);
    }

    /** What belongs together may lead through other steps of the same side and back. */
    private boolean mine(P now) {
        return !now.over() && now.step().decider() == side;
    }

    private void take(Collection<M> moves) {
        for (M move : moves) {
            if (mine(position) && rules.judge(position, move).legal()) {
                play(move);
            }
        }
    }

    private void play(M move) {
        rules.play(position, move, chance, Journal.SILENT);
        made.add(move);
        if (rules.piece(move) >= 0) {
            decisions.interject(position, side, chance, weights, effort, deadline);
        }
    }

    private double now() {
        return gauge.worth(position, side, weights);
    }

    /** What belongs together, the best first, as long as it makes things better. */
    private void schemes() {
        Set<List<M>> tried = new HashSet<>();
        for (int round = 0; round < effort.rounds() && goesOn() && !deadline.passed(); round++) {
            List<Scheme<M>> schemes = Offers.of(guide, position, deadline);
            schemes.removeIf(scheme -> tried.contains(scheme.moves()));
            List<Scheme<M>> foremost =
                    impressions.foremost(schemes, effort.schemes(), effort.noise(), Scheme::gain);
            if (!takeBest(foremost, tried)) {
                return;
            }
        }
    }

    /** Takes of these what makes things better, and goes on doing so after what was taken. */
    private boolean takeBest(List<Scheme<M>> schemes, Set<List<M>> tried) {
        double still = now() + WORTHWHILE;
        List<Tried<M>> better = new ArrayList<>();
        for (Scheme<M> scheme : schemes) {
            if (deadline.passed()) {
                break;
            }
            double worth = after(scheme.moves());
            tried.add(scheme.moves());
            if (worth > still) {
                better.add(new Tried<>(scheme.moves(), worth));
            }
        }
        better.sort(Comparator.comparingDouble(each -> -each.worth()));
        for (int i = 0; i < better.size() && !deadline.passed(); i++) {
            if (i == 0 || after(better.get(i).moves()) > still) {
                take(better.get(i).moves());
                still = now() + WORTHWHILE;
            }
        }
        return !better.isEmpty();
    }

    private double after(M move, double still) {
        OptionalDouble gain = doctrine.gain(position, move, side);
        if (gain.isPresent()) {
            return still + gain.getAsDouble();
        }
        return gauge.after(position, move, side, weights, chance);
    }

    private double after(List<M> moves) {
        return gauge.after(position, moves, side, weights, chance);
    }

    /** Each piece that can still move, in no fixed order. */
    private void pieces(double stir) {
        List<Integer> movers = new ArrayList<>();
        rules.movers(position, movers::add);
        if (stir != ALL) {
            movers.removeIf(_ -> random.nextDouble() >= stir);
        }
        Collections.shuffle(movers, random);
        double still = now();
        for (int piece : movers) {
            if (deadline.passed() || !goesOn()) {
                return;
            }
            List<M> moves = new ArrayList<>();
            rules.movesOf(position, piece, moves::add);
            if (moves.size() > effort.looks()) {
                Collections.shuffle(moves, random);
                moves.subList(effort.looks(), moves.size()).clear();
            }
            gauge.glance(moves.size());
            M best = null;
            double most = still + WORTHWHILE;
            for (M move :
                    impressions.foremost(
                            moves,
                            effort.places(),
                            effort.noise(),
                            move -> guide.promise(position, move))) {
                double worth = after(move, still) + guide.habit(position, move);
                if (worth > most) {
                    most = worth;
                    best = move;
                }
            }
            if (best != null) {
                play(best);
                still = now();
            }
        }
    }

    /** Ends the phase; if that cannot be done like this, it gives some of its moves up. */
    private void end() {
        if (goesOn() && !canEnd()) {
            giveUp();
            if (goesOn() && !canEnd()) {
                takeBack();
            }
        }
        for (int tries = 0; goesOn() && tries < CLOSING; tries++) {
            play(decisions.other(position, side, weights, effort, deadline));
        }
    }

    /**
     * The latest move without which it could end, or else all from where that became impossible.
     */
    private void giveUp() {
        List<M> all = made;
        for (int i = all.size() - 1; i >= 0 && !deadline.passed(); i--) {
            takeAnew(all.subList(0, i));
            take(all.subList(i + 1, all.size()));
            if (goesOn() && canEnd()) {
                return;
            }
        }
        int good = 0;
        for (int bad = all.size(); bad - good > 1; ) {
            int middle = good + bad >>> 1;
            takeAnew(all.subList(0, middle));
            if (goesOn() && !canEnd()) {
                bad = middle;
            } else {
                good = middle;
            }
        }
        takeAnew(all.subList(0, good));
    }

    /** What was done before this sketch began keeps the phase from ending: it begins again. */
    private void takeBack() {
        List<M> moves = new ArrayList<>();
        rules.otherMoves(
                position,
                move -> {
                    if (rules.takesBack(position, move)) {
                        moves.add(move);
                    }
                });
        if (!moves.isEmpty()) {
            play(moves.getFirst());
        }
    }

    private boolean canEnd() {
        return !decisions.ends(position).isEmpty();
    }

    private void takeAnew(List<M> moves) {
        position.copyFrom(start);
        made = new ArrayList<>();
        take(moves);
    }
}
