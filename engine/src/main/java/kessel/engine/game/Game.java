package kessel.engine.game;

import java.util.List;
import java.util.OptionalInt;
import kessel.engine.hex.HexMap;
import kessel.engine.words.Catalogue;

/** One game, whole: its rules and all that the rest of the program asks of it. */
public interface Game<P extends Position<P>, M extends Move> {
    record Scenario(String id, String title) {}

    /** A choice that the players make before the match. */
    record Option(String id, String meaning) {}

    String id();

    String title();

    /** The ids of the two sides; everywhere else a side is its index here. */
    List<String> sides();

    List<Scenario> scenarios();

    List<Option> options();

    HexMap map();

    Rules<P, M> rules();

    Notation<M> notation();

    PositionFile<P> positions();

    Sight<P> sight();

    Evaluation<P, M> evaluation();

    Catalogue words(String language);

    /** How this viewer may hear pieces named. */
    Catalogue.Names names(int viewer);

    OptionalInt piece(String id);

    default int side(String id) {
        return sides().indexOf(id);
    }
}
