package kessel.cli.bench;

import java.util.concurrent.TimeUnit;
import kessel.games.brigade.position.BrigadePosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

/** What a computer player does with one position, over and over. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PositionBench {
    private MidGame midGame;
    private BrigadePosition kept;

    @Setup
    public void reachMidGame() {
        midGame = MidGame.reach();
        kept = midGame.position().copy();
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public BrigadePosition copyFrom() {
        kept.copyFrom(midGame.position());
        return kept;
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public long hash() {
        return midGame.position().hash();
    }

    @Benchmark
    public BrigadePosition copy() {
        return midGame.position().copy();
    }

    @Benchmark
    public int reach() {
        return midGame.game().rules().reach(midGame.position(), midGame.motorisedUnit());
    }

    @Benchmark
    public void moves(Blackhole sink) {
        midGame.game().rules().moves(midGame.position(), sink::consume);
    }
}
