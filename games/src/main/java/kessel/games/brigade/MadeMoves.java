package kessel.games.brigade;

import java.util.function.IntFunction;
import kessel.games.brigade.BrigadeMove.Air;
import kessel.games.brigade.BrigadeMove.Attack;
import kessel.games.brigade.BrigadeMove.Drop;
import kessel.games.brigade.BrigadeMove.Join;
import kessel.games.brigade.BrigadeMove.Lose;
import kessel.games.brigade.BrigadeMove.Recover;

/** The moves that say one number, made once: listings offer them over and over. */
final class MadeMoves {
    private static final int AIR = 100;

    private final Attack[] attack;
    private final Join[] join;
    private final Drop[] drop;
    private final Lose[] lose;
    private final Recover[] recover;
    private final Air[] air;

    MadeMoves(int units, int hexes) {
        attack = make(new Attack[hexes], Attack::new);
        join = make(new Join[units], Join::new);
        drop = make(new Drop[units], Drop::new);
        lose = make(new Lose[units], Lose::new);
        recover = make(new Recover[units], Recover::new);
        air = make(new Air[AIR], Air::new);
    }

    private static <T> T[] make(T[] moves, IntFunction<T> of) {
        for (int i = 0; i < moves.length; i++) {
            moves[i] = of.apply(i);
        }
        return moves;
    }

    Attack attack(int hex) {
        return attack[hex];
    }

    Join join(int unit) {
        return join[unit];
    }

    Drop drop(int unit) {
        return drop[unit];
    }

    Lose lose(int unit) {
        return lose[unit];
    }

    Recover recover(int unit) {
        return recover[unit];
    }

    /** A position that somebody wrote down may have any number of air points. */
    Air air(int points) {
        return points < AIR ? air[points] : new Air(points);
    }
}
