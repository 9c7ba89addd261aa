package kessel.players;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/** How much a {@link Mind} takes upon itself. */
enum Level {
    /** Plays as it comes: one plan a turn, not looked at twice, with the mistakes of a beginner. */
    RECRUIT("recruit", Duration.ZERO, 1, 0, 1, new Effort(3, 3, 0.8)),

    /** A sound plan: a few of them held against what the enemy may answer. */
    OFFICER("officer", Duration.ofMillis(1500), 100, 3, 1, new Effort(6, 6, 0.1)),

    /** As many plans as there is time for, on all processors. */
    GENERAL(
            "general",
            Duration.ofSeconds(3600),
            400,
            6,
            Runtime.getRuntime().availableProcessors(),
            new Effort(8, 8, 0.1));

    /**
     * How closely a plan is looked at while it is made.
     *
     * @param schemes how many things that belong together are tried before one is taken
     * @param places how many places are tried for each piece
     * @param noise how far first impressions mislead, as a part of their spread
     */
    record Effort(int schemes, int places, double noise) {}

    /** What is thought of the other side's answer has to be quick. */
    static final Effort REPLY = new Effort(4, 3, 0);

    private final String id;

    /** The most that it thinks in a turn, however much time it is given. */
    final Duration most;

    /** How many plans it makes, unless it is tireless and has the time for more. */
    final int plans;

    /** In how many ways the hidden and the dice are imagined for each. */
    final int trials;

    final int threads;

    /** Whether it goes on making plans for as long as it is given. */
    final boolean tireless;

    final Effort effort;

    Level(String id, Duration most, int plans, int trials, int threads, Effort effort) {
        this.id = id;
        this.most = most;
        this.plans = plans;
        this.trials = trials;
        this.threads = threads;
        tireless = most.compareTo(Duration.ofMinutes(1)) > 0;
        this.effort = effort;
    }

    String id() {
        return id;
    }

    static Optional<Level> of(String id) {
        return Arrays.stream(values()).filter(level -> level.id.equals(id)).findFirst();
    }
}
