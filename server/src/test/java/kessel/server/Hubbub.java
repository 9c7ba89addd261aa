package kessel.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;

/** Plays lively games at random, and makes up nonsense from the moves it has seen. */
final class Hubbub<P extends Position<P>, M extends Move> {
    private static final String MOVING = "moving";
    private static final int NONSENSE = 16;

    private final Game<P, M> game;
    private final List<String> seen = new ArrayList<>();

    Hubbub(Game<P, M> game) {
        this.game = game;
    }

    /** Some legal move; phases that ask for many moves end sooner than at random. */
    M choose(P position, Random random) {
        M move = game.rules().sample(position, random);
        if (position.step().name().equals(MOVING) && random.nextInt(5) == 0) {
            M end = game.notation().read("end");
            move = game.rules().judge(position, end).legal() ? end : move;
        }
        seen.add(game.notation().write(move));
        return move;
    }

    /**
     * A legal move, and moves of both sides that were legal at other times, every other one with
     * another piece.
     */
    List<String> nonsense(P position, List<String> pieces, Random random) {
        List<String> moves = new ArrayList<>();
        if (!position.over()) {
            moves.add(game.notation().write(game.rules().sample(position, random)));
        }
        for (int i = 0; i < NONSENSE; i++) {
            String move = seen.get(random.nextInt(seen.size()));
            String piece = pieces.get(random.nextInt(pieces.size()));
            moves.add(i % 2 == 0 ? move : about(piece, move));
        }
        return moves;
    }

    private String about(String piece, String move) {
        return Stream.of(move.split(" "))
                .map(word -> game.piece(word).isPresent() ? piece : word)
                .collect(Collectors.joining(" "));
    }
}
