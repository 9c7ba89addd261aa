package kessel.players;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import kessel.engine.game.FastChance;
import kessel.engine.game.Game;
import kessel.engine.game.Journal;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Puzzle;
import kessel.engine.game.Seat;

/** Has a player solve a game's puzzles. */
public final class Examination {
    /** No phase has more moves. */
    private static final int MOST_MOVES = 400;

    /**
     * @param moves what the player did, as records write it
     */
    public record Mark(String puzzle, String says, boolean solved, List<String> moves) {}

    private Examination() {}

    /** By the players that everybody knows. */
    public static <P extends Position<P>, M extends Move> List<Mark> of(
            Game<P, M> game, String player, long seed) {
        List<Mark> marks = new ArrayList<>();
        for (Puzzle<P> puzzle : game.puzzles()) {
            marks.add(of(game, puzzle, Players.create(player, seed), seed));
        }
        return marks;
    }

    /** One puzzle: what the player does before it is done with the phase or others decide. */
    static <P extends Position<P>, M extends Move> Mark of(
            Game<P, M> game, Puzzle<P> puzzle, Player<P, M> player, long seed) {
        P position = puzzle.position().copy();
        int side = position.step().decider();
        FastChance chance = new FastChance(new SplittableRandom(seed));
        List<String> moves = new ArrayList<>();
        boolean done = false;
        while (!done && moves.size() < MOST_MOVES) {
            M move = player.choose(new Seat<>(game, position, side), Deadline.NONE);
            boolean ends = game.choices().ends(position, move);
            moves.add(game.notation().write(move));
            game.rules().play(position, move, chance, Journal.SILENT);
            done = ends || position.over() || position.step().decider() != side;
        }
        return new Mark(puzzle.id(), puzzle.says(), puzzle.solvedBy(moves), moves);
    }
}
