package kessel.engine.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kessel.engine.data.Item;
import kessel.engine.words.Catalogue;

/**
 * What is printed of a game: its books and words, and for each scenario the sheet that lies on the
 * table.
 */
public interface Printed {
    /** A choice that the players make before the match. */
    record Option(String id, String meaning) {}

    /** One way to set the game up, as long as it lasts, with what may be agreed on for it. */
    record Scenario(String id, String title, int turns, List<Option> options) {
        public Scenario {
            options = List.copyOf(options);
        }

        public boolean has(String option) {
            return options.stream().anyMatch(known -> known.id().equals(option));
        }
    }

    String title();

    /** Where and when, in a few words. */
    String setting();

    default Effort effort() {
        return Effort.UNKNOWN;
    }

    /** The books whose rules it cites, its own first: each has a page {@code BOOK/rules}. */
    List<String> books();

    /**
     * A page of text in a language, such as {@code gazala/rules}: Markdown. Besides its rules a
     * game may have a {@code primer} for who never played it, and {@code notes} on what is printed
     * and what reconstructed.
     */
    String text(String page, String language);

    Catalogue words(String language);

    /** How this viewer may hear pieces named. */
    Catalogue.Names names(int viewer);

    List<Scenario> scenarios();

    /** Lessons for who never played it, as files; see {@link kessel.engine.lesson.LessonFile}. */
    default List<Item> lessons() {
        return List.of();
    }

    default Optional<Scenario> scenario(String id) {
        return scenarios().stream().filter(known -> known.id().equals(id)).findFirst();
    }

    /**
     * All that lies on the table in a scenario, as plain data for whoever draws it: its part of the
     * map, its turns with their dates, the counters, the tables.
     */
    Map<String, Object> sheet(String scenario);
}
