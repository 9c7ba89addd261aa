package kessel.server;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Ruling;
import kessel.server.storage.StoredSeat;
import kessel.server.storage.Versions;

/** Playing a match: what may be done, why something may not, and doing it. */
final class PlayingApi {
    private final Shelf shelf;
    private final Hall hall;
    private final News news;

    PlayingApi(Shelf shelf, Hall hall, News news) {
        this.shelf = shelf;
        this.hall = hall;
        this.news = news;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/matches/{id}/choices", this::choices),
                Route.post("/api/matches/{id}/judge", this::judge),
                Route.post("/api/matches/{id}/moves", this::move),
                Route.post("/api/matches/{id}/undo", this::undo),
                Route.post("/api/matches/{id}/resign", this::resign));
    }

    private void choices(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        String piece = request.queryParam("piece");
        Requests.answer(request, visit.with(live -> choices(live, visit, piece)));
    }

    private static <P extends Position<P>, M extends Move> Choices choices(
            LiveMatch<P, M> live, Visit visit, String piece) {
        if (piece == null || !visit.isAsked(live)) {
            return visit.choices(live, live.versions());
        }
        OptionalInt known = live.game().piece(piece);
        if (known.isEmpty()) {
            throw Refusal.malformed("there is no piece '" + piece + "'");
        }
        long version = live.version(visit.asker().counts());
        return Choices.of(live, version, known.getAsInt(), visit.speaker(live));
    }

    private void judge(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        Wish wish = Wish.read(Requests.json(request));
        Requests.answer(request, visit.with(live -> judge(live, visit, wish)));
    }

    private static <P extends Position<P>, M extends Move> Map<String, Object> judge(
            LiveMatch<P, M> live, Visit visit, Wish wish) {
        int side = visit.asker().actsFor(live.decider());
        Speaker speaker = visit.speaker(live);
        Map<String, Object> judgement = new LinkedHashMap<>();
        Optional<M> move = wish.move(live, side);
        switch (live.judge(side, move)) {
            case Ruling.Legal _ -> {
                judgement.put("legal", true);
                judgement.put(
                        "choice",
                        Choices.Offered.of(live.game(), live.offer(), move.orElseThrow(), speaker));
            }
            case Ruling.Illegal illegal -> {
                judgement.put("legal", false);
                judgement.put("rule", illegal.rule());
                judgement.put("why", speaker.say(illegal.why()));
                judgement.put("terms", speaker.terms(illegal.tally()));
            }
        }
        return judgement;
    }

    private void move(Context request) {
        Json body = Requests.json(request);
        long version = body.number("version");
        Wish wish = Wish.read(body);
        change(request, (live, visit, answer) -> move(live, visit, version, wish, answer));
    }

    /** Who has sent no nonces gets them from us now, at the latest. */
    static <P extends Position<P>, M extends Move> Outcome move(
            LiveMatch<P, M> live, Visit visit, long version, Wish wish, Consumer<Versions> answer) {
        List<Integer> held = visit.asker().sides();
        List<StoredSeat> seats = SeatNonces.made(visit.stored(), held);
        if (!isUpToDate(live, visit, version)
                || !seats.isEmpty() && visit.stored().version() != live.version()) {
            return new Outcome.Stale();
        }
        int side = visit.asker().actsFor(live.decider());
        Optional<M> move = wish.move(live, side);
        return move.isPresent()
                ? live.play(side, live.version(), move.get(), seats, answer)
                : new Outcome.Illegal((Ruling.Illegal) live.judge(side, move));
    }

    private void undo(Context request) {
        long version = Requests.json(request).number("version");
        change(
                request,
                (live, visit, answer) ->
                        isUpToDate(live, visit, version)
                                ? live.undo(mover(live, visit.asker()), live.version(), answer)
                                : new Outcome.Stale());
    }

    /** Of two seats in one hand, the one that moved last. */
    private static int mover(LiveMatch<?, ?> live, Asker asker) {
        int last = live.match().moves().isEmpty() ? 0 : live.match().moves().getLast().side();
        return asker.actsFor(last);
    }

    private void resign(Context request) {
        Json body = Requests.json(request);
        long version = body.number("version");
        String side = body.optionalText("side");
        change(
                request,
                (live, visit, answer) ->
                        isUpToDate(live, visit, version)
                                ? live.resign(
                                        side == null
                                                ? visit.asker().actsFor(live.decider())
                                                : visit.asker().held(live.game(), side),
                                        live.version(),
                                        answer)
                                : new Outcome.Stale());
    }

    /** Whether nothing has happened since that version that who asks could notice. */
    private static boolean isUpToDate(LiveMatch<?, ?> live, Visit visit, long version) {
        return live.version(visit.asker().counts()) == version;
    }

    private interface Change {
        Outcome make(LiveMatch<?, ?> live, Visit visit, Consumer<Versions> answer);
    }

    private void change(Context request, Change change) {
        Visit visit = Visit.of(request, hall, shelf);
        visit.asker().actsFor(0);
        // The answer is written in the same visit, so that nobody comes between the move and it,
        // and while the disk is busy with the move; it is sent when the disk has that.
        AtomicReference<byte[]> answer = new AtomicReference<>();
        Outcome outcome =
                visit.with(
                        live ->
                                change.make(
                                        live,
                                        visit,
                                        versions ->
                                                answer.set(
                                                        Json.write(visit.state(live, versions)))));
        switch (outcome) {
            case Outcome.Done(Versions versions) -> {
                news.changed(visit.stored(), versions);
                Requests.answerWritten(request, answer.get());
            }
            case Outcome.Stale() ->
                    throw new Refusal(
                            409, "the position has changed", Map.of("state", visit.latest()));
            case Outcome.Illegal(Ruling.Illegal illegal) -> throw illegal(visit, illegal);
        }
    }

    private static Refusal illegal(Visit visit, Ruling.Illegal illegal) {
        Speaker speaker = visit.with(visit::speaker);
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("rule", illegal.rule());
        details.put("terms", speaker.terms(illegal.tally()));
        return new Refusal(422, speaker.say(illegal.why()), details);
    }
}
