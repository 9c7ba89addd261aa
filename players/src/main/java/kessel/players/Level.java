package kessel.players;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;

/** How much a {@link Mind} takes upon itself. */
enum Level {
    /** Plays as it comes: one plan a turn, not looked at twice, with the mistakes of a beginner. */
    RECRUIT(
            "recruit",
            Duration.ZERO,
            1,
            0,
            0,
            1,
            0,
            1,
            new Effort(4, 3, 12, 3, 100, 0.8),
            Effort.NONE),

    /** A sound plan: a few of them held against what the enemy may answer. */
    OFFICER(
            "officer",
            Duration.ofSeconds(2),
            80,
            16_000,
            9,
            1,
            2,
            1,
            new Effort(4, 6, 400, 6, 100, 0.1),
            new Effort(2, 4, 200, 3, 6, 0)),

    /** As many plans as there is time for, on all processors. */
    GENERAL(
            "general",
            Duration.ofSeconds(3600),
            400,
            800_000,
            9,
            8,
            2,
            Runtime.getRuntime().availableProcessors(),
            new Effort(4, 8, 600, 8, 100, 0.1),
            new Effort(4, 4, 200, 3, 100, 0));

    /**
     * How closely a plan is looked at while it is made.
     *
     * @param rounds how often it is looked for what belongs together after some of that was taken
     * @param schemes how many things that belong together are tried before one is taken
     * @param looks how many moves of a piece are looked at
     * @param places how many of these are tried, the best at first sight
     * @param options how many moves of a small decision are tried
     * @param noise how far first impressions mislead, as a part of their spread
     */
    record Effort(int rounds, int schemes, int looks, int places, int options, double noise) {
        static final Effort NONE = new Effort(0, 0, 0, 0, 0, 0);
    }

    private final String id;

    /** The most that it thinks in a turn, however much time it is given; nothing if at once. */
    final Duration most;

    /** How many plans it makes, unless it is tireless and has the time for more. */
    final int plans;

    /** How often it weighs a position at most in a turn, with the same exception. */
    final long looks;

    /** In how many ways the hidden and the dice are imagined for each at first. */
    final int trials;

    /** How many of the best plans are tried further, to find out who was only lucky. */
    final int finalists;

    /** How many answers of the enemy are played out at most before it is weighed what stands. */
    final int answers;

    final int threads;

    /** Whether it goes on making plans for as long as it is given. */
    final boolean tireless;

    final Effort effort;

    /** How closely it is looked what either side does after a plan: that has to be quick. */
    final Effort reply;

    Level(
            String id,
            Duration most,
            int plans,
            long looks,
            int trials,
            int finalists,
            int answers,
            int threads,
            Effort effort,
            Effort reply) {
        this.id = id;
        this.most = most;
        this.plans = plans;
        this.looks = looks;
        this.trials = trials;
        this.finalists = finalists;
        this.answers = answers;
        this.threads = threads;
        tireless = most.compareTo(Duration.ofMinutes(1)) > 0;
        this.effort = effort;
        this.reply = reply;
    }

    String id() {
        return id;
    }

    static Optional<Level> of(String id) {
        return Arrays.stream(values()).filter(level -> level.id.equals(id)).findFirst();
    }
}
