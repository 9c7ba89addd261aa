package kessel.engine.game;

import java.util.List;
import java.util.OptionalInt;
import kessel.engine.hex.HexMap;

/**
 * One game, whole: what is played (its rules, with moves and positions as text), what is seen, what
 * is printed, and what computer players think of it.
 */
public interface Game<P extends Position<P>, M extends Move> {
    String id();

    /** The ids of the two sides; everywhere else a side is its index here. */
    List<String> sides();

    /** The map that all positions number their hexes by; a scenario may lie on a part of it. */
    HexMap map();

    Rules<P, M> rules();

    Notation<M> notation();

    /** The moves as data. */
    Choices<P, M> choices();

    /** The ids of its steps. */
    List<String> steps();

    PositionFile<P> positions();

    Sight<P> sight();

    Printed printed();

    Evaluation<P, M> evaluation();

    /** What a good player of it knows. */
    default Doctrine<P, M> doctrine() {
        return Doctrine.plain(evaluation());
    }

    /** Positions for players to show what they can. */
    default List<Puzzle<P>> puzzles() {
        return List.of();
    }

    OptionalInt piece(String id);

    String pieceId(int piece);

    default int side(String id) {
        return sides().indexOf(id);
    }
}
