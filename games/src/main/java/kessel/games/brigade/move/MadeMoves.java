package kessel.games.brigade.move;

import java.util.function.IntFunction;
import kessel.games.brigade.move.BrigadeMove.Air;
import kessel.games.brigade.move.BrigadeMove.Attack;
import kessel.games.brigade.move.BrigadeMove.Drop;
import kessel.games.brigade.move.BrigadeMove.Join;
import kessel.games.brigade.move.BrigadeMove.Lose;
import kessel.games.brigade.move.BrigadeMove.Recover;

/** The moves that say one number, made once: listings offer them over and over. */
public final class MadeMoves {
    private static final int AIR = 100;

    private final Attack[] attack;
    private final Join[] join;
    private final Drop[] drop;
    private final Lose[] lose;
    private final Recover[] recover;
    private final Air[] air;

    public MadeMoves(int units, int hexes) {
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

    public Attack attack(int hex) {
        return attack[hex];
    }

    public Join join(int unit) {
        return join[unit];
    }

    public Drop drop(int unit) {
        return drop[unit];
    }

    public Lose lose(int unit) {
        return lose[unit];
    }

    public Recover recover(int unit) {
        return recover[unit];
    }

    /** A position that somebody wrote down may have any number of air points. */
    public Air air(int points) {
        return points < AIR ? air[points] : new Air(points);
    }
}
