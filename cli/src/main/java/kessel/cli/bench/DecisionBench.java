package kessel.cli.bench;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.position.BrigadePosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What a playout does over and over: some legal move, and what it brings. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class DecisionBench {
    private final BrigadeGame gazala = BrigadeGame.gazala();
    private final SplittableRandom random = new SplittableRandom(1942);
    private final FastChance chance = new FastChance(random);
    private final BrigadePosition opening =
            gazala.rules().setUp(gazala.printed().scenarios().getFirst().id(), Set.of(), chance);
    private final BrigadePosition position = opening.copy();

    @Benchmark
    public long decision() {
        if (position.over()) {
            position.copyFrom(opening);
        }
        gazala.rules()
                .play(position, gazala.rules().sample(position, random), chance, Journal.SILENT);
        return position.hash();
    }
}
