package kessel.server;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.engine.game.Printed;
import kessel.engine.words.Catalogue;
import kessel.players.Players;

/** What is printed: the same for everybody. */
final class GamesApi {
    private final Shelf shelf;
    private final Map<String, byte[]> sheets = new ConcurrentHashMap<>();

    GamesApi(Shelf shelf) {
        this.shelf = shelf;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/games", this::games),
                Route.get("/api/players", request -> Requests.answer(request, Players.names())),
                Route.get("/api/games/{game}/sheet", this::sheet),
                Route.get("/api/games/{game}/words/{language}", this::words),
                Route.get("/api/games/{game}/rules/{language}", this::rules));
    }

    record GameEntry(
            String id,
            String title,
            String place,
            List<String> sides,
            List<Printed.Scenario> scenarios,
            List<String> languages) {}

    private void games(Context request) {
        List<String> wanted = Requests.languages(request);
        Requests.answer(
                request,
                shelf.games().stream()
                        .map(game -> entry(game, shelf.words(game.id(), wanted)))
                        .toList());
    }

    /** A game as the reader's language calls it and what can be agreed on, where that is known. */
    private GameEntry entry(Game<?, ?> game, Catalogue words) {
        Printed printed = game.printed();
        List<Printed.Scenario> scenarios =
                printed.scenarios().stream()
                        .map(
                                each ->
                                        new Printed.Scenario(
                                                each.id(),
                                                words.find("scenario." + each.id())
                                                        .orElse(each.title()),
                                                each.turns(),
                                                each.options().stream()
                                                        .map(option -> told(option, words))
                                                        .toList()))
                        .toList();
        return new GameEntry(
                game.id(),
                printed.title(),
                words.find("setting").orElse(printed.setting()),
                game.sides(),
                scenarios,
                shelf.languages(game.id()));
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
        RulesPage own = page(game, books.getFirst(), request.pathParam("language"));
        List<Book> others =
                books.stream()
                        .skip(1)
                        .map(
                                book -> {
                                    RulesPage page = page(game, book, own.language());
                                    return new Book(book, page.title(), page.sections());
                                })
                        .toList();
        request.header("Content-Language", own.language());
        Requests.answer(request, new Rulebook(own.title(), own.sections(), own.language(), others));
    }

    /** A book's page in a language, or in English where nobody has translated it. */
    private static RulesPage page(Game<?, ?> game, String book, String language) {
        if (language.matches("[a-z]{2}")) {
            try {
                return RulesPage.read(game.printed().text(book + "/rules", language), language);
            } catch (DataFault missing) {
                // Told in English below.
            }
        }
        return RulesPage.read(game.printed().text(book + "/rules", Shelf.ENGLISH), Shelf.ENGLISH);
    }
}
