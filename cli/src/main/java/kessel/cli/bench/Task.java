package kessel.cli.bench;

import static kessel.cli.bench.Goal.atLeast;
import static kessel.cli.bench.Goal.below;

/** What is measured of the rules, each with its goal. */
public enum Task implements Measurable {
    COPY("PositionBench.copy", "copy of a position", "µs", below(1)),
    REACH("PositionBench.reach", "reach of one motorised unit", "µs", below(10)),
    MOVES("PositionBench.moves", "all legal moves of a position", "µs", Goal.NONE),
    RANDOM_GAZALA(
            "GameBench.gazala", "random games of Gazala, one thread", "games/s", atLeast(100)),
    RANDOM_DIADEM("GameBench.diadem", "random games of Diadem, one thread", "games/s", atLeast(50)),
    RANDOM_BLITZKRIEG(
            "GameBench.blitzkrieg",
            "random games of Blitzkrieg, one thread",
            "games/s",
            atLeast(15));

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
