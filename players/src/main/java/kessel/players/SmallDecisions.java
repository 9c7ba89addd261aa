package kessel.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import kessel.engine.game.Chance;
import kessel.engine.game.Doctrine;
import kessel.engine.game.Doctrine.Guide;
import kessel.engine.game.Doctrine.Scheme;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.players.Gauge.Tried;
import kessel.players.Level.Effort;

/** What looks best where no piece moves: a loss, a retreat, an advance, the end of a phase. */
final class SmallDecisions<P extends Position<P>, M extends Move> {
    /** Where several moves look the same, the one that leads on is taken. */
    private static final double LEADS_ON = 1e-6;

    /** No side decides more than so much between two moves of the other. */
    private static final int INTERJECTIONS = 8;

    private final Game<P, M> game;
    private final Rules<P, M> rules;
    private final Doctrine<P, M> doctrine;
    private final Random random;
    private final Impressions impressions;
    private final Gauge<P, M> gauge;

    SmallDecisions(Game<P, M> game, Random random, Gauge<P, M> gauge) {
        this.game = game;
        this.random = random;
        this.gauge = gauge;
        rules = game.rules();
        doctrine = game.doctrine();
        impressions = new Impressions(random);
    }

    /**
     * What looks best where there is no piece to move, the best first, and no more than so many.
     */
    List<List<M>> options(
            P position, double[] weights, int most, Effort effort, Deadline deadline) {
        int side = position.step().decider();
        List<Scheme<M>> schemes = new ArrayList<>();
        if (!deadline.passed()) {
            schemes.addAll(Offers.of(doctrine.guide(position), position, deadline));
            schemes.removeIf(scheme -> !begins(position, scheme));
            schemes.sort(Comparator.comparingDouble(scheme -> -scheme.gain()));
        }
        if (most == 1 && !schemes.isEmpty() && schemes.getFirst().gain() > 0) {
            return List.of(schemes.getFirst().moves());
        }
        List<M> moves = new ArrayList<>();
        collect(position, moves);
        if (moves.size() == 1) {
            return List.of(moves);
        }
        if (schemes.isEmpty()) {
            return best(position, moves, side, weights, most, effort, deadline).stream()
                    .map(List::of)
                    .toList();
        }
        List<List<M>> ends =
                moves.stream()
                        .filter(move -> game.choices().ends(position, move))
                        .map(List::of)
                        .toList();
        List<List<M>> options = new ArrayList<>();
        // Among several there is something else to do, and nothing, where nothing may be done.
        int room = ends.isEmpty() ? most : Math.ceilDiv(most, 2);
        for (Scheme<M> scheme : schemes) {
            if (options.size() < room && scheme.gain() > 0) {
                options.add(scheme.moves());
            }
        }
        int singles = most - options.size() - ends.size();
        if (singles > 0 && !ends.isEmpty()) {
            best(position, moves, side, weights, singles, effort, deadline)
                    .forEach(move -> options.add(List.of(move)));
        }
        if (most > 1 || options.isEmpty()) {
            ends.stream().filter(end -> !options.contains(end)).forEach(options::add);
        }
        return options.isEmpty() ? List.of(schemes.getFirst().moves()) : options;
    }

    /** Decides what looks best. */
    void act(P position, Chance chance, double[] weights, Effort effort, Deadline deadline) {
        for (M move : options(position, weights, 1, effort, deadline).getFirst()) {
            if (position.over() || !rules.judge(position, move).legal()) {
                break;
            }
            rules.play(position, move, chance, Journal.SILENT);
        }
    }

    /**
     * What the other side has to decide while this one moves, such as where Rommel goes whom nobody
     * guards any more; after that it is this one's turn again.
     */
    void interject(
            P position,
            int side,
            Chance chance,
            double[] weights,
            Effort effort,
            Deadline deadline) {
        for (int i = 0; i < INTERJECTIONS && isInterrupted(position, side); i++) {
            act(position, chance, weights, effort, deadline);
        }
    }

    private boolean isInterrupted(P position, int side) {
        return !position.over()
                && position.step().decider() != side
                && doctrine.interrupts(position);
    }

    /** The moves that end a step. */
    List<M> ends(P position) {
        List<M> ends = new ArrayList<>();
        rules.otherMoves(
                position,
                move -> {
                    if (game.choices().ends(position, move)) {
                        ends.add(move);
                    }
                });
        return ends;
    }

    /** What cannot even begin leads nowhere. */
    private boolean begins(P position, Scheme<M> scheme) {
        return rules.judge(position, scheme.moves().getFirst()).legal();
    }

    private void collect(P position, List<M> moves) {
        rules.otherMoves(
                position,
                move -> {
                    if (!rules.takesBack(position, move)) {
                        moves.add(move);
                    }
                });
    }

    /** What can be done besides moving a piece, such as ending the phase. */
    M other(P position, int side, double[] weights, Effort effort, Deadline deadline) {
        List<M> moves = new ArrayList<>();
        collect(position, moves);
        moves.removeIf(move -> isUnthinkable(position, move, side));
        return best(position, moves, side, weights, 1, effort, deadline).getFirst();
    }

    private boolean isUnthinkable(P position, M move, int side) {
        return doctrine.gain(position, move, side).orElse(0) == Double.NEGATIVE_INFINITY;
    }

    private List<M> best(
            P position,
            List<M> moves,
            int side,
            double[] weights,
            int most,
            Effort effort,
            Deadline deadline) {
        if (moves.isEmpty()) {
            return List.of(rules.sample(position, random));
        }
        if (deadline.passed()) {
            return List.of(hasty(position, moves));
        }
        if (moves.size() == 1) {
            return moves;
        }
        if (moves.size() > effort.options()) {
            moves = few(position, moves, effort.options());
        }
        List<Tried<M>> tried = new ArrayList<>();
        double still = Double.NaN;
        for (int i = 0; i < moves.size() && (i == 0 || !deadline.passed()); i++) {
            M move = moves.get(i);
            OptionalDouble gain = doctrine.gain(position, move, side);
            if (gain.isPresent() && Double.isNaN(still)) {
                still = gauge.worth(position, side, weights);
            }
            double worth =
                    gain.isPresent()
                            ? still + gain.getAsDouble()
                            : gauge.after(
                                    position, List.of(move), side, weights, new FastChance(random));
            worth += random.nextDouble() * LEADS_ON / 2;
            worth += game.choices().ends(position, move) ? LEADS_ON : 0;
            tried.add(new Tried<>(List.of(move), worth));
        }
        tried.sort(Comparator.comparingDouble(each -> -each.worth()));
        return tried.stream().limit(most).map(each -> each.moves().getFirst()).toList();
    }

    /** Of many moves those that end the step, and of the others what looks best at first sight. */
    private List<M> few(P position, List<M> moves, int most) {
        Guide<P, M> guide = doctrine.guide(position);
        Collections.shuffle(moves, random);
        return impressions.foremost(
                moves,
                most,
                0,
                move ->
                        game.choices().ends(position, move)
                                ? Double.POSITIVE_INFINITY
                                : guide.promise(position, move));
    }

    /** Who has no time left had better be done with it. */
    private M hasty(P position, List<M> moves) {
        for (M move : moves) {
            if (game.choices().ends(position, move)) {
                return move;
            }
        }
        return moves.getFirst();
    }
}
