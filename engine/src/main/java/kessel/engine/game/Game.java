package kessel.engine.game;

import java.util.List;
import java.util.Map;
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

    /** Where and when, in a few words. */
    String setting();

    /**
     * All that is printed, as plain data for whoever draws the table: the map, the counters, the
     * tables.
     */
    Map<String, Object> sheet();

    /** The books whose rules it cites, its own first: each has a page {@code BOOK/rules}. */
    List<String> books();

    /** A page of text in a language, such as {@code gazala/rules}: Markdown. */
    String text(String page, String language);

    /** The ids of the two sides; everywhere else a side is its index here. */
    List<String> sides();

    int turns();

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

    String pieceId(int piece);

    default int side(String id) {
        return sides().indexOf(id);
    }
}
