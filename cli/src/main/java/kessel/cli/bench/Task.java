package kessel.cli.bench;

/** What is measured of the rules, each with its goal. */
public enum Task implements Measurable {
    COPY("PositionBench.copy", "copy of a position", "µs", Goal.below(1)),
    REACH("PositionBench.reach", "reach of one motorised unit", "µs", Goal.below(10)),
    MOVES("PositionBench.moves", "all legal moves of a position", "µs", Goal.NONE),
    RANDOM_GAME("GameBench.randomGame", "random games, one thread", "games/s", Goal.atLeast(100));

    final String method;
    final String words;
    final String unit;
    final Goal goal;

    Task(String method, String words, String unit, Goal goal) {
        this.method = method;
        this.words = words;
        this.unit = unit;
        this.goal = goal;
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
    public Goal goal() {
        return goal;
    }
}
