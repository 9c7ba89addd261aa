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
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.NotedChance;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.Weights;
import kessel.players.Level.Effort;

/**
 * What a player does without thinking twice, for either side of a position that it sees whole: it
 * takes what belongs together first, then piece by piece what looks best, as the game's doctrine
 * has it.
 */
final class Reflex<P extends Position<P>, M extends Move> {
    /** A piece does not stir for less than this. */
    private static final double WORTHWHILE = 0.02;

    /** A first impression takes so much less than a close look. */
    private static final int PROMISES = 40;

    /** How often a move is tried whose dice count. */
    private static final int TRIES = 4;

    /** After so many moves a phase that does not end is left to itself. */
    private static final int CLOSING = 24;

    /** Where several moves look the same, the one that leads on is taken. */
    private static final double LEADS_ON = 1e-6;

    /** Every piece may stir. */
    static final double ALL = 1;

    private final Game<P, M> game;
    private final Rules<P, M> rules;
    private final Doctrine<P, M> doctrine;
    private final Random random;
    private final Impressions impressions;
    private final double[] measures;
    private P scratch;

    /** How often it has weighed a position or a move. */
    private long looks;

    Reflex(Game<P, M> game, Random random) {
        this.game = game;
        this.random = random;
        impressions = new Impressions(random);
        rules = game.rules();
        doctrine = game.doctrine();
        measures = new double[doctrine.weights().names().size()];
    }

    /** How good a position looks to a side under these weights. */
    double worth(P position, int side, double[] weights) {
        looks++;
        doctrine.measure(position, measures);
        double sum = Weights.sum(measures, weights);
        return side == 0 ? sum : -sum;
    }

    long looks() {
        return looks;
    }

    private P scratch(P from) {
        if (scratch == null) {
            scratch = from.copy();
        } else {
            scratch.copyFrom(from);
        }
        return scratch;
    }

    /** Plays on for whoever decides: one small decision, or a whole phase of moving pieces. */
    void act(P position, Chance chance, double[] weights, Effort effort, Deadline deadline) {
        if (rules.hasMovers(position)) {
            sketch(position, List.of(), ALL, chance, weights, effort, deadline);
        } else {
            for (M move : options(position, weights, 1, effort, deadline).getFirst()) {
                if (position.over() || !rules.judge(position, move).legal()) {
                    break;
                }
                rules.play(position, move, chance, Journal.SILENT);
            }
        }
    }

    // A phase in which pieces move.

    /** Moves that belong together, and what they made of a position. */
    private record Tried<M>(List<M> moves, double worth) {}

    /** The moves of a phase, as they come into being on a position. */
    private final class Sketch {
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

        Sketch(P position, Chance chance, double[] weights, Effort effort, Deadline deadline) {
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

        boolean goesOn() {
            return mine(position) && position.turn() == turn && position.step().name().equals(step);
        }

        /** What belongs together may lead through other steps of the same side and back. */
        private boolean mine(P now) {
            return !now.over() && now.step().decider() == side;
        }

        void take(Collection<M> moves) {
            for (M move : moves) {
                if (mine(position) && rules.judge(position, move).legal()) {
                    play(move);
                }
            }
        }

        void play(M move) {
            rules.play(position, move, chance, Journal.SILENT);
            made.add(move);
        }

        double now() {
            return worth(position, side, weights);
        }

        /** What belongs together, the best first, as long as it makes things better. */
        void schemes() {
            Set<List<M>> tried = new HashSet<>();
            for (int round = 0;
                    round < effort.rounds() && goesOn() && !deadline.passed();
                    round++) {
                List<Scheme<M>> schemes = new ArrayList<>();
                guide.schemes(position, schemes::add);
                schemes.removeIf(scheme -> tried.contains(scheme.moves()));
                List<Scheme<M>> foremost =
                        impressions.foremost(
                                schemes, effort.schemes(), effort.noise(), Scheme::gain);
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
            better.sort(Comparator.comparingDouble(each -> -each.worth));
            for (int i = 0; i < better.size() && !deadline.passed(); i++) {
                if (i == 0 || after(better.get(i).moves) > still) {
                    take(better.get(i).moves);
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
            P next = scratch(position);
            rules.play(next, move, chance, Journal.SILENT);
            return worth(next, side, weights);
        }

        private double after(List<M> moves) {
            P next = scratch(position);
            for (M move : moves) {
                if (!mine(next) || !rules.judge(next, move).legal()) {
                    return Double.NEGATIVE_INFINITY;
                }
                rules.play(next, move, chance, Journal.SILENT);
            }
            return worth(next, side, weights);
        }

        /** Each piece that can still move, in no fixed order. */
        void pieces(double stir) {
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
                looks += moves.size() / PROMISES;
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
        void end() {
            while (goesOn() && !canEnd() && !made.isEmpty()) {
                giveUp();
            }
            for (int tries = 0; goesOn() && tries < CLOSING; tries++) {
                play(other(position, side, weights, effort, deadline));
            }
        }

        private boolean canEnd() {
            return !ends(position).isEmpty();
        }

        /** The latest move without which it could end, or else the last. */
        private void giveUp() {
            List<M> all = made;
            for (int i = all.size() - 1; i >= 0 && !deadline.passed(); i--) {
                takeAnew(all, i);
                if (goesOn() && canEnd()) {
                    return;
                }
            }
            takeAnew(all, all.size() - 1);
        }

        private void takeAnew(List<M> moves, int without) {
            position.copyFrom(start);
            made = new ArrayList<>();
            for (int i = 0; i < moves.size(); i++) {
                if (i != without) {
                    take(List.of(moves.get(i)));
                }
            }
        }
    }

    /**
     * Plays a phase in which pieces move to its end.
     *
     * @param first moves that are taken before it looks for more, as far as they are legal
     * @param stir which part of the other pieces may stir at all; the rest stay where they are
     * @return all moves that were made
     */
    List<M> sketch(
            P position,
            List<M> first,
            double stir,
            Chance chance,
            double[] weights,
            Effort effort,
            Deadline deadline) {
        Sketch sketch = new Sketch(position, chance, weights, effort, deadline);
        sketch.take(first);
        if (stir == ALL || random.nextDouble() < stir) {
            sketch.schemes();
        }
        sketch.pieces(stir);
        sketch.end();
        return sketch.made;
    }

    // Small decisions.

    /**
     * What looks best where there is no piece to move, the best first, and no more than so many.
     */
    List<List<M>> options(
            P position, double[] weights, int most, Effort effort, Deadline deadline) {
        int side = position.step().decider();
        List<Scheme<M>> schemes = new ArrayList<>();
        if (!deadline.passed()) {
            doctrine.guide(position).schemes(position, schemes::add);
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
    private M other(P position, int side, double[] weights, Effort effort, Deadline deadline) {
        List<M> moves = new ArrayList<>();
        collect(position, moves);
        return best(position, moves, side, weights, 1, effort, deadline).getFirst();
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
                still = worth(position, side, weights);
            }
            double worth =
                    gain.isPresent()
                            ? still + gain.getAsDouble()
                            : after(position, move, side, weights);
            worth += random.nextDouble() * LEADS_ON / 2;
            worth += game.choices().ends(position, move) ? LEADS_ON : 0;
            tried.add(new Tried<>(List.of(move), worth));
        }
        tried.sort(Comparator.comparingDouble(each -> -each.worth));
        return tried.stream().limit(most).map(each -> each.moves.getFirst()).toList();
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

    private double after(P position, M move, int side, double[] weights) {
        double sum = 0;
        for (int tries = 1; ; tries++) {
            P next = scratch(position);
            NotedChance chance = new NotedChance(new FastChance(random));
            rules.play(next, move, chance, Journal.SILENT);
            sum += worth(next, side, weights);
            if (chance.draws().length == 0 || tries == TRIES) {
                return sum / tries;
            }
        }
    }
}
