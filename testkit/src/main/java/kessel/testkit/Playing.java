package kessel.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;

/** Games of a scenario that laws are held against, each from a seed. */
public record Playing<P extends Position<P>, M extends Move>(
        Game<P, M> game, String scenario, Set<String> options) {
    /** No game of ours takes more decisions than this, however silly the players. */
    private static final int RUNAWAY = 20_000;

    /** What a law looks at: a position about to be decided, and the randomness of this game. */
    interface Visit<P> {
        void to(P position, SplittableRandom random);
    }

    /** Who plays: the moves of a random game, or of a computer player. */
    public interface Chooser<P, M> {
        M choose(P position, SplittableRandom random);
    }

    P play(long seed, Visit<P> visit) {
        return play(seed, game.rules()::sample, visit);
    }

    P play(long seed, Chooser<P, M> chooser, Visit<P> visit) {
        SplittableRandom random = new SplittableRandom(seed);
        SplittableRandom visits = random.split();
        FastChance chance = new FastChance(random.split());
        P position = game.rules().setUp(scenario, options, chance);
        for (int decisions = 0; !position.over(); decisions++) {
            Glance.between(decisions, 0, RUNAWAY - 1, () -> "decisions of game " + seed);
            visit.to(position, visits);
            M move = chooser.choose(position, random);
            assertThat(move).as("a move in step " + position.step().name()).isNotNull();
            game.rules().play(position, move, chance, Journal.SILENT);
        }
        visit.to(position, visits);
        return position;
    }

    List<M> moves(P position) {
        List<M> moves = new ArrayList<>();
        game.rules().moves(position, moves::add);
        return moves;
    }
}
