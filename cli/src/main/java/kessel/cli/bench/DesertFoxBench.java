package kessel.cli.bench;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import kessel.engine.game.FastChance;
import kessel.engine.game.Journal;
import kessel.games.desertfox.DesertFox;
import kessel.games.desertfox.position.DesertFoxPosition;
import kessel.games.desertfox.position.Supply;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Whole games of Crusader by random moves, and the lines of supply in the middle of one. */
@State(Scope.Thread)
public class DesertFoxBench {
    private static final String CRUSADER = "crusader";
    private static final int MOVES = 100;

    private final DesertFox game = new DesertFox();
    private final SplittableRandom random = new SplittableRandom(1942);
    private final FastChance chance = new FastChance(random);
    private DesertFoxPosition midGame;
    private DesertFoxPosition kept;
    private int side;

    @Setup
    public void reachMidGame() {
        midGame = game.rules().setUp(CRUSADER, Set.of(), chance);
        for (int move = 0; move < MOVES; move++) {
            decide(midGame);
        }
        kept = midGame.copy();
    }

    private void decide(DesertFoxPosition position) {
        game.rules().play(position, game.rules().sample(position, random), chance, Journal.SILENT);
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    public DesertFoxPosition crusader() {
        DesertFoxPosition position = game.rules().setUp(CRUSADER, Set.of(), chance);
        while (!position.over()) {
            decide(position);
        }
        return position;
    }

    /** One side's lines, from a position that has just been copied and has none yet. */
    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public Supply supply() {
        kept.copyFrom(midGame);
        side = 1 - side;
        return kept.supply(side);
    }
}
