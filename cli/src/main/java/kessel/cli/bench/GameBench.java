package kessel.cli.bench;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.games.afrikakorps.AfrikaKorps;
import kessel.games.afrikakorps.position.AfrikaKorpsPosition;
import kessel.games.brigade.BrigadeGame;
import kessel.games.brigade.position.BrigadePosition;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Whole games by random moves, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class GameBench {
    private final BrigadeGame gazala = BrigadeGame.gazala();
    private final BrigadeGame diadem = BrigadeGame.diadem();
    private final BrigadeGame blitzkrieg = BrigadeGame.blitzkrieg();
    private final AfrikaKorps afrikaKorps = new AfrikaKorps();
    private final SplittableRandom random = new SplittableRandom(1942);
    private final FastChance chance = new FastChance(random);

    @Benchmark
    public BrigadePosition gazala() {
        return play(gazala);
    }

    @Benchmark
    public BrigadePosition diadem() {
        return play(diadem);
    }

    @Benchmark
    public BrigadePosition blitzkrieg() {
        return play(blitzkrieg);
    }

    @Benchmark
    public AfrikaKorpsPosition afrikaKorps() {
        return play(afrikaKorps);
    }

    private <P extends Position<P>, M extends Move> P play(Game<P, M> game) {
        P position =
                game.rules().setUp(game.printed().scenarios().getFirst().id(), Set.of(), chance);
        while (!position.over()) {
            game.rules()
                    .play(position, game.rules().sample(position, random), chance, Journal.SILENT);
        }
        return position;
    }
}
