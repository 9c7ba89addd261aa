package kessel.server;

import io.javalin.http.Context;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kessel.engine.data.DataFault;
import kessel.engine.game.Effort;
import kessel.engine.game.Game;
import kessel.engine.game.Printed;
import kessel.engine.lesson.Lesson;
import kessel.engine.words.Catalogue;

/** What is printed: the same for everybody. */
final class GamesApi {
    /** What can be read of a game besides its rules, where somebody has written it. */
    private static final List<String> PAGES = List.of("primer", "notes");

    private final Shelf shelf;
    private final Patience patience;
    private final Map<String, byte[]> sheets = new ConcurrentHashMap<>();
    private final Map<String, List<String>> pages = new ConcurrentHashMap<>();

    GamesApi(Shelf shelf, Patience patience) {
        this.shelf = shelf;
        this.patience = patience;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/games", this::games),
                Route.get("/api/players", request -> Requests.answer(request, patience.offered())),
                Route.get("/api/games/{game}/sheet", this::sheet),
                Route.get("/api/games/{game}/words/{language}", this::words),
                Route.get("/api/games/{game}/rules/{language}", this::rules),
                Route.get("/api/games/{game}/pages/{page}/{language}", this::page),
                Route.get("/api/games/{game}/lessons/{lesson}/{language}", this::lesson));
    }

    record GameEntry(
            String id,
            String title,
            String place,
            List<String> sides,
            int difficulty,
            List<ScenarioEntry> scenarios,
            List<String> languages,
            List<String> pages,
            List<LessonEntry> lessons) {}

    /** A lesson, and about how long it takes. */
    record LessonEntry(String id, String title, int minutes) {}

    /** Hours are missing where nobody has said how many it takes. */
    record ScenarioEntry(
            String id, String title, int turns, Integer hours, List<Printed.Option> options) {}

    private void games(Context request) {
        List<String> wanted = Requests.languages(request);
        Requests.answer(
                request,
                shelf.games().stream()
                        .sorted(Comparator.comparing(game -> game.printed().effort().difficulty()))
                        .map(game -> entry(game, shelf.language(game.id(), wanted)))
                        .toList());
    }

    /** A game as the reader's language calls it and what can be agreed on, where that is known. */
    private GameEntry entry(Game<?, ?> game, String language) {
        Printed printed = game.printed();
        Catalogue words = printed.words(language);
        Effort effort = printed.effort();
        List<ScenarioEntry> scenarios =
                printed.scenarios().stream()
                        .map(
                                each ->
                                        new ScenarioEntry(
                                                each.id(),
                                                words.find("scenario." + each.id())
                                                        .orElse(each.title()),
                                                each.turns(),
                                                effort.hours().get(each.id()),
                                                each.options().stream()
                                                        .map(option -> told(option, words))
                                                        .toList()))
                        .toList();
        return new GameEntry(
                game.id(),
                printed.title(),
                words.find("setting").orElse(printed.setting()),
                game.sides(),
                effort.difficulty(),
                scenarios,
                shelf.languages(game.id()),
                pages(game),
                shelf.lessons(game.id()).stream().map(each -> entry(each, language)).toList());
    }

    private static LessonEntry entry(Lesson lesson, String language) {
        return new LessonEntry(
                lesson.id(), LessonText.in(language, lesson.title()), lesson.minutes());
    }

    private void lesson(Context request) {
        Game<?, ?> game = shelf.game(request.pathParam("game"));
        String id = request.pathParam("lesson");
        Lesson lesson =
                shelf.lesson(game.id(), id)
                        .orElseThrow(
                                () -> Refusal.unknown(game.id() + " has no lesson '" + id + "'"));
        String wanted = request.pathParam("language");
        String language = lesson.languages().contains(wanted) ? wanted : Shelf.ENGLISH;
        request.header("Content-Language", language);
        Requests.answer(request, LessonText.of(game, lesson, language));
    }

    private static Printed.Option told(Printed.Option option, Catalogue words) {
        return new Printed.Option(
                option.id(), words.find("option." + option.id()).orElse(option.meaning()));
    }

    private void sheet(Context request) {
        Game<?, ?> game = shelf.game(request.pathParam("game"));
        String named = request.queryParam("scenario");
        Printed.Scenario scenario =
                named == null
                        ? game.printed().scenarios().getFirst()
                        : game.printed()
                                .scenario(named)
                                .orElseThrow(
                                        () ->
                                                Refusal.unknown(
                                                        game.id()
                                                                + " has no scenario '"
                                                                + named
                                                                + "'"));
        byte[] sheet =
                sheets.computeIfAbsent(
                        game.id() + "/" + scenario.id(),
                        _ -> Json.write(game.printed().sheet(scenario.id())));
        request.contentType("application/json").result(sheet);
    }

    private void words(Context request) {
        Game<?, ?> game = shelf.game(request.pathParam("game"));
        String language = shelf.language(game.id(), List.of(request.pathParam("language")));
        Catalogue words = game.printed().words(language);
        Map<String, String> sentences = new LinkedHashMap<>();
        words.keys().forEach(key -> sentences.put(key, words.word(key)));
        request.header("Content-Language", language);
        Requests.answer(request, sentences);
    }

    record Rulebook(
            String title, List<RulesPage.Section> sections, String language, List<Book> books) {}

    record Book(String id, String title, List<RulesPage.Section> sections) {}

    private void rules(Context request) {
        Game<?, ?> game = shelf.game(request.pathParam("game"));
        List<String> books = game.printed().books();
        RulesPage own = read(game, books.getFirst() + "/rules", request.pathParam("language"));
        List<Book> others =
                books.stream()
                        .skip(1)
                        .map(
                                book -> {
                                    RulesPage page = read(game, book + "/rules", own.language());
                                    return new Book(book, page.title(), page.sections());
                                })
                        .toList();
        request.header("Content-Language", own.language());
        Requests.answer(request, new Rulebook(own.title(), own.sections(), own.language(), others));
    }

    private void page(Context request) {
        Game<?, ?> game = shelf.game(request.pathParam("game"));
        String page = request.pathParam("page");
        if (!pages(game).contains(page)) {
            throw Refusal.unknown(game.id() + " has no page '" + page + "'");
        }
        RulesPage found = read(game, game.id() + "/" + page, request.pathParam("language"));
        request.header("Content-Language", found.language());
        Requests.answer(request, found);
    }

    private List<String> pages(Game<?, ?> game) {
        return pages.computeIfAbsent(
                game.id(), _ -> PAGES.stream().filter(page -> has(game, page)).toList());
    }

    private static boolean has(Game<?, ?> game, String page) {
        try {
            return !game.printed().text(game.id() + "/" + page, Shelf.ENGLISH).isEmpty();
        } catch (DataFault missing) {
            return false;
        }
    }

    /** A page in a language, or in English where nobody has translated it. */
    private static RulesPage read(Game<?, ?> game, String page, String language) {
        if (language.matches("[a-z]{2}")) {
            try {
                return RulesPage.read(game.printed().text(page, language), language);
            } catch (DataFault missing) {
                // Told in English below.
            }
        }
        return RulesPage.read(game.printed().text(page, Shelf.ENGLISH), Shelf.ENGLISH);
    }
}
