package kessel.players;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import kessel.engine.game.Chance;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.Step;
import kessel.engine.game.Weights;

/**
 * The search for the moves of a phase: whole plans are made in several postures, then the best so
 * far is changed here and there. Each is played on positions that are guessed within what its side
 * knows, with the same dice for all plans, through the side's own fighting and the enemy's whole
 * answer, and where a game is quickly played on through what follows up to his next; what stands
 * then counts. The best so far is always ready.
 */
final class Planning<P extends Position<P>, M extends Move> {
    /** No rollout goes on for longer, however a game may be made. */
    private static final int LONGEST = 3000;

    /** Nor for more small decisions in a row: there are some that lead back to themselves. */
    private static final int AT_A_STRETCH = 300;

    /**
     * For each answer, nor more often through moving: there are phases that nobody sees an end of.
     */
    private static final int PHASES = 30;

    /** Of the moves of the best plan, so many are given up at most to look for better ones. */
    private static final double MOST_DROPPED = 0.5;

    /** How many further trials the best so far get, as a part of the first trials of all. */
    private static final double FURTHER = 0.5;

    /** What the end of a game counts for, against how it looks. */
    private static final double NEARLY_CERTAIN = 0.9;

    /** What a victory counts less if it comes late, and after how many steps it half is that. */
    private static final double LATER = 0.03;

    private static final double SOON = 50;

    private final Game<P, M> game;
    private final Level level;
    private final int plans;
    private final int answers;
    private final long most;
    private final int side;
    private final List<P> guesses;
    private final long seed;
    private final Weights weights;
    private final List<double[]> postures;
    private final List<String> postureNames;
    private final AtomicInteger made = new AtomicInteger();
    private final AtomicInteger tried = new AtomicInteger();
    private final AtomicLong looks = new AtomicLong();
    private final AtomicInteger firstTrials = new AtomicInteger();
    private final AtomicInteger furtherTrials = new AtomicInteger();

    /** The plans that were made, for many come out the same. */
    private final Set<List<M>> sketched = ConcurrentHashMap.newKeySet();

    private final Shortlist<M> shortlist;

    /** A plan for the side that decides, which cannot tell these positions from the true one. */
    Planning(
            Game<P, M> game,
            Level level,
            int plans,
            int finalists,
            Weights weights,
            List<P> guesses,
            long seed) {
        this.game = game;
        this.level = level;
        this.plans = plans;
        answers = Math.max(1, level.answers / game.doctrine().slowness());
        most = level.looks / game.doctrine().phasesATurn();
        this.guesses = guesses;
        this.seed = seed;
        side = guesses.getFirst().step().decider();
        this.weights = weights;
        postures = weights.inEachPosture();
        postureNames = List.copyOf(weights.postures().keySet());
        shortlist = new Shortlist<>(finalists);
    }

    /** The best plan that is found on this thread and on others that are free. */
    List<M> search(Hands hands, Deadline deadline) {
        consider(0, new Random(seed), deadline);
        beside(hands, deadline, this::work);
        work(new Random(seed ^ 0x5eedL), deadline, () -> true);
        return shortlist.best().moves();
    }

    /** The best of these, of which the first looks best. */
    List<M> choose(List<List<M>> options, Hands hands, Deadline deadline) {
        for (List<M> option : options) {
            weigh(option, null, deadline);
        }
        if (tireless(deadline)) {
            beside(hands, deadline, (_, until, wanted) -> compare(until, wanted));
            compare(deadline, () -> true);
        } else {
            confirm(deadline);
        }
        return shortlist.best().moves();
    }

    /** What is done until it is time, or as long as one is wanted for it. */
    private interface Labour {
        void go(Random random, Deadline deadline, BooleanSupplier wanted);
    }

    /** Has others help who are free; nobody waits for them: what they find in time is there. */
    private void beside(Hands hands, Deadline deadline, Labour labour) {
        if (deadline == Deadline.NONE) {
            return;
        }
        for (int i = 1; i < level.threads && !deadline.passed() && hands.take(); i++) {
            Random random = new Random(seed + i);
            Thread.ofPlatform()
                    .daemon()
                    .start(
                            () -> {
                                try {
                                    labour.go(random, deadline, () -> !hands.tooMany());
                                } finally {
                                    hands.end();
                                }
                            });
        }
    }

    /** Whether it goes on for as long as there is time. */
    private boolean tireless(Deadline deadline) {
        return level.tireless && deadline != Deadline.NONE;
    }

    /** Tries those that may be the best further, until it is time. */
    private void compare(Deadline deadline, BooleanSupplier wanted) {
        boolean tried = true;
        while (tried && wanted.getAsBoolean() && !deadline.passed()) {
            tried = tryFurther(deadline);
        }
    }

    /** What is thought of the best plan; null where there was no plan, or no time to try it. */
    Thought thought() {
        Shortlist.Plan<M> found = shortlist.best();
        return found.posture() == null
                ? null
                : new Thought(found.posture(), (int) Math.round(100 * found.mean()), tried.get());
    }

    private void work(Random random, Deadline deadline, BooleanSupplier wanted) {
        boolean patient = !tireless(deadline);
        for (int i = made.incrementAndGet();
                !deadline.passed()
                        && wanted.getAsBoolean()
                        && !(patient && (i >= plans || looks.get() > most));
                i = made.incrementAndGet()) {
            consider(i, random, deadline);
            confirm(deadline);
        }
    }

    /** Tries the plans that did best further, as long as that is their due. */
    private void confirm(Deadline deadline) {
        boolean tried = true;
        while (tried && !deadline.passed() && furtherTrials.get() < FURTHER * firstTrials.get()) {
            tried = tryFurther(deadline);
        }
    }

    /** Tries one of the best further, unless there is nothing to choose. */
    private boolean tryFurther(Deadline deadline) {
        Shortlist.Plan<M> plan = shortlist.borrow();
        if (plan == null) {
            return false;
        }
        double[] chances = new double[level.trials];
        boolean whole = tryOut(plan.moves(), plan.trials(), chances, null, deadline);
        shortlist.giveBack(plan, whole ? chances : new double[0]);
        return true;
    }

    private void consider(int number, Random random, Deadline deadline) {
        Reflex<P, M> reflex = new Reflex<>(game, random);
        try {
            consider(number, random, reflex, deadline);
        } finally {
            looks.addAndGet(reflex.looks());
        }
    }

    private void consider(int number, Random random, Reflex<P, M> reflex, Deadline deadline) {
        P start = guesses.get(number % guesses.size()).copy();
        Shortlist.Plan<M> leading = shortlist.best();
        boolean fresh = number < postures.size() || random.nextInt(4) == 0;
        int posture = number < postures.size() ? number : random.nextInt(postures.size());
        double[] stressed =
                number < postures.size()
                        ? postures.get(posture)
                        : jittered(postures.get(posture), random);
        boolean still = number == postures.size();
        List<M> kept =
                leading == null || fresh || still ? List.of() : some(leading.moves(), random);
        double stir = still ? 0 : number < postures.size() ? Sketch.ALL : stir(random);
        Deadline first = leading == null ? deadline.within(0.5, Duration.ofDays(1)) : deadline;
        List<M> moves = reflex.sketch(start, kept, stir, dice(0), stressed, level.effort, first);
        if (sketched.add(moves) && (leading == null || !deadline.passed())) {
            String name = stays(game, moves) ? Thought.STAY : postureNames.get(posture);
            weigh(moves, name, deadline);
        }
    }

    /**
     * Who stands well had better stay, and what looks better for each piece need not be so for all:
     * half of the plans leave some of them where they are.
     */
    private static double stir(Random random) {
        return random.nextBoolean() ? Sketch.ALL : random.nextDouble();
    }

    /** Whether nobody moves in a plan. */
    static <M extends Move> boolean stays(Game<?, M> game, List<M> moves) {
        return moves.stream().allMatch(move -> game.rules().piece(move) < 0);
    }

    /** Whether a plan comes to an end at all; one that does not begins by taking back. */
    private boolean leadsOn(List<M> moves) {
        Rules<P, M> rules = game.rules();
        return moves.isEmpty()
                || rules.piece(moves.getFirst()) >= 0
                || !rules.takesBack(guesses.getFirst(), moves.getFirst());
    }

    /** Plays a plan on all guesses, unless it is clearly behind before. */
    private void weigh(List<M> moves, String posture, Deadline deadline) {
        tried.incrementAndGet();
        double[] chances = new double[level.trials];
        if (leadsOn(moves)
                && !deadline.passed()
                && tryOut(moves, 0, chances, shortlist.luckiest(), deadline)) {
            shortlist.enter(moves, chances, posture);
        } else {
            // A first plan is better than none.
            shortlist.enterUntried(moves);
        }
    }

    /**
     * Plays a plan in so many trials; not in all of them if the time runs out, or if it is clearly
     * behind another.
     *
     * @param other may be null
     */
    private boolean tryOut(
            List<M> moves,
            int first,
            double[] chances,
            Shortlist.Plan<M> other,
            Deadline deadline) {
        double sum = 0;
        for (int i = 0; i < chances.length; i++) {
            chances[i] = trial(moves, first + i, deadline);
            (first == 0 ? firstTrials : furtherTrials).incrementAndGet();
            sum += chances[i];
            if (Double.isNaN(sum) || other != null && shortlist.isBehind(other, sum, i + 1)) {
                return false;
            }
        }
        return true;
    }

    private static double[] jittered(double[] stressed, Random random) {
        double[] jittered = stressed.clone();
        // A weight alone has nothing to be stressed against, and what does not count nothing to
        // stress.
        for (int i = 0; jittered.length > 1 && i < jittered.length; i++) {
            jittered[i] *= jittered[i] == 0 ? 1 : Math.exp(random.nextGaussian() * 0.3);
        }
        return jittered;
    }

    /** The moves of a plan without some: pieces that go somewhere else, and the end of it. */
    private List<M> some(List<M> moves, Random random) {
        double part = random.nextDouble() * MOST_DROPPED;
        List<M> kept = new ArrayList<>();
        for (M move : moves) {
            if (game.rules().piece(move) >= 0 && random.nextDouble() >= part) {
                kept.add(move);
            }
        }
        return kept;
    }

    private Chance dice(int trial) {
        return new FastChance(new SplittableRandom(seed * 31 + trial));
    }

    /** The chance to win after a plan and the enemy's answers; NaN if time runs out. */
    double trial(List<M> moves, int trial, Deadline deadline) {
        // What both sides will do is as much in common to all plans as the dice.
        Reflex<P, M> reflex = new Reflex<>(game, new Random(seed * 31 + trial));
        try {
            return trial(reflex, moves, trial, deadline);
        } finally {
            looks.addAndGet(reflex.looks());
        }
    }

    private double trial(Reflex<P, M> reflex, List<M> moves, int trial, Deadline deadline) {
        P position = guesses.get(trial % guesses.size()).copy();
        Chance chance = dice(trial);
        for (M move : moves) {
            reflex.interject(position, side, chance, weights.values(), level.reply, deadline);
            if (!position.over()
                    && position.step().decider() == side
                    && game.rules().judge(position, move).legal()) {
                game.rules().play(position, move, chance, Journal.SILENT);
            }
        }
        int answered = 0;
        boolean theirs = false;
        int steps = 0;
        int small = 0;
        int phases = 0;
        for (; steps < LONGEST && phases < PHASES * answers && !position.over(); steps++) {
            if (deadline.passed()) {
                return Double.NaN;
            }
            if (game.rules().hasMovers(position)) {
                boolean own = position.step().decider() == side;
                answered += own && theirs ? 1 : 0;
                if (answered == answers) {
                    break;
                }
                theirs = !own;
                phases++;
                small = 0;
            } else if (++small > AT_A_STRETCH) {
                break;
            }
            reflex.act(position, chance, weights.values(), level.reply, deadline);
        }
        double lead = weights.chance(reflex.worth(position, side, weights.values()));
        if (!position.over()) {
            return lead;
        }
        int leader = game.rules().leader(position);
        double won = leader == Step.NOBODY ? 0.5 : leader == side ? 1 : 0;
        // Of two defeats the narrower is the better plan: the next dice may make it none. Of two
        // victories the sooner is: the later may be prevented yet.
        double sure = 1 - LATER * steps / (steps + SOON);
        return NEARLY_CERTAIN * won * sure + (1 - NEARLY_CERTAIN) * lead;
    }
}
