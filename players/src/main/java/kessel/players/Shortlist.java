package kessel.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The plans that did best so far. What comes out first of hundreds after a few trials has mostly
 * been lucky in them: so those in front are tried further, and who leads after many trials counts
 * for more than who does after few.
 */
final class Shortlist<M> {
    /** How far the mean of trials may lie from the truth after one; after more of them, less. */
    private static final double DOUBT = 0.1;

    /** How far behind the luckiest a plan may lie that comes on the list besides it. */
    private static final double BESIDES = 0.05;

    /**
     * A plan, and its chance to win in each trial.
     *
     * @param posture the name of the one in which it was made; null if it was made in none, or not
     *     tried
     */
    record Plan<M>(List<M> moves, double[] chances, double mean, String posture) {
        int trials() {
            return chances.length;
        }

        /** What it is worth if it was lucky. */
        private double atLeast() {
            return mean - doubt(trials());
        }

        /** What it is worth if it was not. */
        private double atMost() {
            return mean + doubt(trials());
        }
    }

    private final int most;
    private final double margin;
    private final List<Plan<M>> plans = new ArrayList<>();

    /** Those on the list that somebody is trying further, by their moves. */
    private final Set<List<M>> lent = new HashSet<>();

    private Plan<M> luckiest;

    /**
     * @param most how many stand on the list; one alone has nobody to be tried against
     */
    Shortlist(int most) {
        this.most = most;
        margin = most > 1 ? BESIDES : 0;
    }

    /** The best for all that is known; null if there is none yet. */
    synchronized Plan<M> best() {
        return plans.stream().max(Comparator.comparingDouble(Plan::atLeast)).orElse(null);
    }

    /** The best after its first trials, against which others are held in theirs. */
    synchronized Plan<M> luckiest() {
        return luckiest;
    }

    private static double doubt(int trials) {
        return DOUBT / Math.sqrt(trials);
    }

    /** Whether one with this sum in its first trials is clearly behind another in the same. */
    boolean isBehind(Plan<M> other, double sum, int first) {
        double theirs = Arrays.stream(other.chances, 0, first).sum();
        return sum / first < theirs / first - margin - doubt(first);
    }

    /** Enters a plan after its first trials. */
    synchronized void enter(List<M> moves, double[] chances, String posture) {
        Plan<M> plan = plan(moves, chances, posture);
        if (luckiest == null || plan.mean > luckiest.mean) {
            luckiest = plan;
        }
        add(plan);
    }

    /** Enters a plan for whose trials there was no time, if there is no other. */
    synchronized void enterUntried(List<M> moves) {
        if (plans.isEmpty()) {
            add(new Plan<>(moves, new double[1], 0, null));
        }
    }

    /** One of which more should be known: the one that may be the best; null if there is none. */
    synchronized Plan<M> borrow() {
        return plans.size() < 2
                ? null
                : plans.stream()
                        .filter(plan -> !lent.contains(plan.moves))
                        .max(Comparator.comparingDouble(Plan::atMost))
                        .filter(plan -> lent.add(plan.moves))
                        .orElse(null);
    }

    /** Gives one back with its chances in further trials. */
    synchronized void giveBack(Plan<M> plan, double[] further) {
        lent.remove(plan.moves);
        if (plans.remove(plan)) {
            double[] all = Arrays.copyOf(plan.chances, plan.trials() + further.length);
            System.arraycopy(further, 0, all, plan.trials(), further.length);
            add(plan(plan.moves, all, plan.posture));
        }
    }

    private Plan<M> plan(List<M> moves, double[] chances, String posture) {
        double mean = Arrays.stream(chances).average().orElse(0);
        return new Plan<>(moves, chances, mean, posture);
    }

    /** Whoever has the least prospect to be the best makes room; the best itself does not. */
    private void add(Plan<M> plan) {
        plans.add(plan);
        if (plans.size() > most) {
            Plan<M> best = best();
            plans.stream()
                    .filter(each -> each != best)
                    .min(Comparator.comparingDouble(Plan::atMost))
                    .ifPresent(plans::remove);
        }
    }
}
