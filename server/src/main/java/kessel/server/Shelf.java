package kessel.server;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.GameBox;
import kessel.engine.lesson.Lesson;
import kessel.engine.lesson.LessonFile;
import kessel.engine.words.Catalogue;

/** The games, opened once for everybody. */
final class Shelf {
    private static Shelf opened;

    /** Every game speaks English; the others where somebody has translated it. */
    static final String ENGLISH = "en";

    private static final List<String> LANGUAGES = List.of(ENGLISH, "pt", "it", "zh");

    private record Opened(Game<?, ?> game, List<String> languages, List<Lesson> lessons) {}

    private final Map<String, Opened> games = new LinkedHashMap<>();

    private Shelf() {
        for (GameBox box : GameBox.shelf()) {
            Game<?, ?> game = GameBox.open(box.id());
            List<String> languages =
                    LANGUAGES.stream().filter(language -> speaks(game, language)).toList();
            games.put(box.id(), new Opened(game, languages, LessonFile.all(game)));
        }
    }

    /**
     * One for all servers of this process: the games change with their files only, and to read
     * these takes longer than everything else that a server does to start.
     */
    static synchronized Shelf ofThisProcess() {
        if (opened == null) {
            opened = new Shelf();
        }
        return opened;
    }

    private static boolean speaks(Game<?, ?> game, String language) {
        try {
            return game.printed().words(language) != null;
        } catch (DataFault fault) {
            // A broken file is told, and does not hide that there is a translation.
            if (fault.missing()) {
                return false;
            }
            throw fault;
        }
    }

    List<Game<?, ?>> games() {
        return games.values().stream().<Game<?, ?>>map(Opened::game).toList();
    }

    boolean has(String id) {
        return games.containsKey(id);
    }

    Game<?, ?> game(String id) {
        if (!has(id)) {
            throw Refusal.unknown(
                    "there is no game '"
                            + id
                            + "'; there is "
                            + games.keySet().stream().collect(Collectors.joining(", ")));
        }
        return games.get(id).game();
    }

    List<Lesson> lessons(String game) {
        return games.get(game).lessons();
    }

    Optional<Lesson> lesson(String game, String id) {
        return lessons(game).stream().filter(each -> each.id().equals(id)).findFirst();
    }

    List<String> languages(String game) {
        return games.get(game).languages();
    }

    /** The first of these languages that the game speaks. */
    String language(String game, List<String> wanted) {
        return wanted.stream().filter(languages(game)::contains).findFirst().orElse(ENGLISH);
    }

    Catalogue words(String game, List<String> wanted) {
        return game(game).printed().words(language(game, wanted));
    }
}
