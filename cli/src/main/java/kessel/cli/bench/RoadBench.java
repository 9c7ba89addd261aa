package kessel.cli.bench;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import kessel.engine.game.FastChance;
import kessel.games.afrikakorps.AfrikaKorps;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** How far a panzer regiment comes by the coast road, at the start of Afrika Korps. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RoadBench {
    private final AfrikaKorps game = new AfrikaKorps();
    private final AfrikaKorpsPosition position =
            game.rules().setUp("campaign", Set.of(), new FastChance(new SplittableRandom(1941)));
    private final int regiment = game.piece("21/5").orElseThrow();

    @Benchmark
    public int reach() {
        return game.rules().reach(position, regiment);
    }
}
