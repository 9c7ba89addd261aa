package kessel.cli.bench;

import static kessel.cli.bench.Goal.atLeast;
import static kessel.cli.bench.Goal.below;

/**
 * What is measured of the rules, each with its goal, and with what it was on a quiet machine before
 * the kernel was made over for search.
 */
public enum Task implements Measurable {
    DECISION("DecisionBench.decision", "random decision in Gazala", "ns", 4000, below(2000)),
    GARBAGE("DecisionBench.decision", "garbage of a random decision", "B", 1500, below(100), true),
    COPY("PositionBench.copy", "copy of a position", "µs", 0.19, below(1)),
    COPY_FROM("PositionBench.copyFrom", "copy into a position", "ns", Measurable.NEVER, below(150)),
    HASH("PositionBench.hash", "hash of a position", "ns", 900, below(10)),
    REACH("PositionBench.reach", "reach of one motorised unit", "µs", 5.8, below(10)),
    MOVES("PositionBench.moves", "all legal moves of a position", "µs", 124, below(30)),
    RANDOM_GAZALA(
            "GameBench.gazala", "random games of Gazala, one thread", "games/s", 256, atLeast(500)),
    RANDOM_DIADEM(
            "GameBench.diadem", "random games of Diadem, one thread", "games/s", 276, atLeast(50)),
    RANDOM_BLITZKRIEG(
            "GameBench.blitzkrieg",
            "random games of Blitzkrieg, one thread",
            "games/s",
            43,
            atLeast(100)),
    RANDOM_AFRIKA_KORPS(
            "GameBench.afrikaKorps",
            "random games of Afrika Korps, one thread",
            "games/s",
            Measurable.NEVER,
            atLeast(20)),
    ROAD(
            "RoadBench.reach",
            "reach of a unit on the road, Afrika Korps",
            "µs",
            Measurable.NEVER,
            below(20)),
    SUPPLY(
            "DesertFoxBench.supply",
            "supply lines of a side in Crusader",
            "µs",
            Measurable.NEVER,
            below(30)),
    RANDOM_CRUSADER(
            "DesertFoxBench.crusader",
            "random games of Crusader, one thread",
            "games/s",
            Measurable.NEVER,
            atLeast(30));

    final String method;
    final String words;
    final String unit;
    final double before;
    final Goal goal;

    /** Whether it is the bytes that are counted, instead of the time. */
    final boolean bytes;

    Task(String method, String words, String unit, double before, Goal goal) {
        this(method, words, unit, before, goal, false);
    }

    Task(String method, String words, String unit, double before, Goal goal, boolean bytes) {
        this.method = method;
        this.words = words;
        this.unit = unit;
        this.before = before;
        this.goal = goal;
        this.bytes = bytes;
    }

    @Override
    public String words() {
        return words;
    }

    @Override
    public String unit() {
        return unit;
    }

    @Override
    public double before() {
        return before;
    }

    @Override
    public Goal goal() {
        return goal;
    }
}
