package kessel.server;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import kessel.engine.game.Game;
import kessel.engine.game.Printed;
import kessel.engine.game.SealedChance;
import kessel.engine.lesson.Lesson;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.StoredSeat;
import kessel.server.storage.Versions;

/** How matches begin, from a scenario or from a record, and how people come to their seats. */
final class BeginningApi {
    /** What can be agreed on for a match, but not for a lesson. */
    private static final List<String> OF_A_MATCH =
            List.of("scenario", "options", "seats", "taken", "bringsNonces", "names");

    private final Shelf shelf;
    private final Hall hall;
    private final NewMatches newMatches;
    private final Doorkeeper doorkeeper;
    private final Workshop workshop;
    private final News news;

    /**
     * @param workshop where records are read and played through
     */
    BeginningApi(
            Shelf shelf,
            Hall hall,
            NewMatches newMatches,
            Doorkeeper doorkeeper,
            Workshop workshop,
            News news) {
        this.shelf = shelf;
        this.hall = hall;
        this.newMatches = newMatches;
        this.doorkeeper = doorkeeper;
        this.workshop = workshop;
        this.news = news;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/api/matches", this::begin),
                Route.post("/api/matches/record", this::takeIn),
                Route.post("/api/records", this::look),
                Route.post("/api/matches/{id}/claim", this::claim),
                Route.post("/api/matches/{id}/nonces", this::nonces),
                Route.post("/api/matches/{id}/names", this::names));
    }

    private void begin(Context request) {
        Json body = Requests.json(request);
        String id = body.text("game");
        if (!shelf.has(id)) {
            throw Refusal.malformed("there is no game '" + id + "'");
        }
        Game<?, ?> game = shelf.game(id);
        String lesson = body.optionalText("lesson");
        if (lesson != null) {
            teach(request, body, game, lesson);
            return;
        }
        String named = body.optionalText("scenario");
        String scenario = named == null ? game.printed().scenarios().getFirst().id() : named;
        Printed.Scenario known =
                game.printed()
                        .scenario(scenario)
                        .orElseThrow(
                                () ->
                                        Refusal.malformed(
                                                id + " has no scenario '" + scenario + "'"));
        TreeSet<String> options = new TreeSet<>(body.texts("options"));
        for (String option : options) {
            if (!known.has(option)) {
                throw Refusal.malformed(id + " has no option '" + option + "'");
            }
        }
        Seating seating =
                new Seating(
                        body.textsByName("seats"),
                        body.texts("taken"),
                        body.flag("bringsNonces"),
                        Seating.names(body));
        List<String> players = newMatches.seated(game, seating);
        doorkeeper.admitMatch(request.ip());
        started(request, newMatches.begin(game, scenario, options, players, seating));
    }

    /** A lesson brings its own position, seats and dice: nothing else can be agreed on. */
    private void teach(Context request, Json body, Game<?, ?> game, String id) {
        Lesson lesson =
                shelf.lesson(game.id(), id)
                        .orElseThrow(
                                () -> Refusal.malformed(game.id() + " has no lesson '" + id + "'"));
        for (String given : OF_A_MATCH) {
            if (body.has(given)) {
                throw Refusal.malformed("a lesson takes no '" + given + "'");
            }
        }
        doorkeeper.admitMatch(request.ip());
        started(request, newMatches.begin(game, lesson));
    }

    private void takeIn(Context request) {
        Seating seating =
                Seating.of(
                        request.queryParams("seat"),
                        request.queryParams("taken"),
                        "true".equals(request.queryParam("bringsNonces")),
                        request.queryParams("name"));
        started(
                request,
                doorkeeper.upload(
                        request.ip(),
                        () -> {
                            String record = record(request);
                            doorkeeper.admitMatch(request.ip());
                            return workshop.have(() -> newMatches.takeIn(record, seating));
                        }));
    }

    private void look(Context request) {
        Requests.answer(
                request,
                doorkeeper.upload(
                        request.ip(),
                        () -> {
                            String record = record(request);
                            return workshop.have(() -> newMatches.look(record));
                        }));
    }

    private static String record(Context request) {
        byte[] body = Requests.body(request, Requests.RECORD);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
        } catch (CharacterCodingException binary) {
            throw Refusal.malformed("a record is text in UTF-8");
        }
    }

    private void started(Context request, NewMatches.Begun begun) {
        news.begun(begun.id());
        request.header("Location", "/api/matches/" + begun.id());
        Requests.answer(request, 201, begun);
    }

    /** Changes the secrets in hand for new ones, so that an invitation admits one person only. */
    private void claim(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        StoredMatch stored = visit.stored();
        visit.asker().actsFor(0);
        Game<?, ?> game = shelf.game(stored.row().game());
        boolean says = request.contentType() != null;
        Json body = says ? Requests.json(request) : Json.NOTHING;
        SeatNonces sent = SeatNonces.of(body);
        sent.checkHeld(visit.asker(), game);
        Map<String, String> names = Seating.names(body);
        names.keySet().forEach(side -> visit.asker().held(game, side));
        Map<String, NewMatches.Held> held = new LinkedHashMap<>();
        for (int side : visit.asker().sides()) {
            held.put(game.sides().get(side), new NewMatches.Held(Secret.random()));
        }
        seat(
                visit,
                seat -> {
                    String secret = held.get(game.sides().get(seat.side())).secret();
                    StoredSeat claimed = named(seat, game, names).claimedWith(Secret.hash(secret));
                    if (!stored.awaitsNonces()) {
                        return claimed;
                    }
                    StoredSeat given = sent.on(claimed, game);
                    return given.owesNonce() ? given.with(SealedChance.newSeed(), true) : given;
                });
        Requests.answer(
                request, new NewMatches.Begun(stored.id(), stored.row().commitment(), held));
    }

    /** What the seats in hand add to the dice, or its seals. */
    private void nonces(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        visit.asker().actsFor(0);
        Game<?, ?> game = shelf.game(visit.stored().row().game());
        SeatNonces sent = SeatNonces.of(Requests.json(request));
        sent.checkHeld(visit.asker(), game);
        if (!visit.stored().awaitsNonces()) {
            throw new Refusal(409, "the dice of this match take no more nonces");
        }
        seat(visit, seat -> sent.on(seat, game));
        Requests.answer(request, visit.latest());
    }

    /** What the holders of the seats in hand want to be called. */
    private void names(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        visit.asker().actsFor(0);
        Game<?, ?> game = shelf.game(visit.stored().row().game());
        Map<String, String> names = Seating.names(Requests.json(request));
        names.keySet().forEach(side -> visit.asker().held(game, side));
        doorkeeper.admitNote(request.ip());
        seat(visit, seat -> named(seat, game, names));
        Requests.answer(request, visit.latest());
    }

    /** With the name that was sent for it; an empty one takes back what was there. */
    private static StoredSeat named(StoredSeat seat, Game<?, ?> game, Map<String, String> names) {
        String name = names.get(game.sides().get(seat.side()));
        return name == null ? seat : seat.called(name.isEmpty() ? null : name);
    }

    /** A move that comes in between changes nothing about the seats: try again with its version. */
    private void seat(Visit visit, UnaryOperator<StoredSeat> change) {
        while (true) {
            StoredMatch now = hall.find(visit.stored().id());
            List<StoredSeat> changed = new ArrayList<>();
            for (int side : visit.asker().sides()) {
                StoredSeat seat = now.seats().get(side);
                if (!seat.secretHash().equals(visit.stored().seats().get(side).secretHash())) {
                    throw new Refusal(401, "this secret holds no seat of this match");
                }
                StoredSeat next = change.apply(seat);
                if (!next.equals(seat)) {
                    changed.add(next);
                }
            }
            if (changed.isEmpty()) {
                return;
            }
            Outcome outcome = hall.visit(now, live -> live.seat(changed, now.version()));
            if (outcome instanceof Outcome.Done(Versions versions)) {
                news.changed(visit.stored(), versions);
                return;
            }
        }
    }
}
