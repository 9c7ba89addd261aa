package kessel.server;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.IOException;
import java.util.List;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Sight;
import kessel.server.storage.StoredMatch;

/** Looking at matches: as they stand, as they stood, as records, and as they go on. */
final class MatchesApi {
    private final Shelf shelf;
    private final Hall hall;
    private final Watchers watchers;
    private final Doorkeeper doorkeeper;
    private final Lines lines;

    MatchesApi(Shelf shelf, Hall hall, Watchers watchers, Doorkeeper doorkeeper, Lines lines) {
        this.shelf = shelf;
        this.hall = hall;
        this.watchers = watchers;
        this.doorkeeper = doorkeeper;
        this.lines = lines;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/matches/{id}", this::state),
                Route.get("/api/matches/{id}/at/{n}", this::at),
                Route.get("/api/matches/{id}/story", this::story),
                Route.get("/api/matches/{id}/record", this::record),
                Route.get("/api/matches/{id}/events", this::events));
    }

    private void state(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        Requests.answer(request, visit.with(visit::state));
    }

    /** How the match stood; who looks back at a finished one may take either side's place. */
    private void at(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        int moves = Requests.number("n", request.pathParam("n"), 0);
        String as = request.queryParam("as");
        Requests.answer(
                request,
                visit.with(
                        live -> {
                            Portrait<?, ?> portrait = visit.portrait(live);
                            if (moves > portrait.numbering().count()) {
                                throw Refusal.unknown("the match has not so many moves");
                            }
                            int viewer = viewerAt(live, moves, visit.asker(), as);
                            return portrait.at(
                                    visit.stored().seats(), moves, visit.after(), viewer);
                        }));
    }

    private static <P extends Position<P>, M extends Move> int viewerAt(
            LiveMatch<P, M> live, int moves, Asker asker, String as) {
        if (as == null && live.match().over()) {
            return Sight.HINDSIGHT;
        }
        if (as == null) {
            return asker.holdsAll()
                    ? asker.viewer(live.at(moves).step().decider())
                    : asker.viewer(0);
        }
        return viewerAs(live, asker, as);
    }

    private void story(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        int from = Requests.number("from", request.queryParam("from"), 0);
        String as = request.queryParam("as");
        Requests.answer(request, visit.with(live -> story(live, visit, from, as)));
    }

    private static <P extends Position<P>, M extends Move> Story story(
            LiveMatch<P, M> live, Visit visit, int from, String as) {
        Portrait<P, M> portrait = visit.portrait(live);
        if (from > portrait.numbering().count()) {
            throw Refusal.unknown("the match has not so many moves");
        }
        int viewer = storyteller(live, visit.asker(), as);
        return Story.of(portrait, visit.stored().seats(), from, viewer);
    }

    /** One pair of eyes for all of it: who holds both seats says whose, or sees what both may. */
    private static int storyteller(LiveMatch<?, ?> live, Asker asker, String as) {
        if (as != null) {
            return viewerAs(live, asker, as);
        }
        if (live.match().over()) {
            return Sight.HINDSIGHT;
        }
        return asker.holdsAll() ? Sight.SPECTATOR : asker.viewer(0);
    }

    private static int viewerAs(LiveMatch<?, ?> live, Asker asker, String as) {
        int side = live.game().side(as);
        if (side < 0) {
            throw Refusal.malformed(live.game().id() + " has no side '" + as + "'");
        }
        if (!live.match().over() && !asker.sides().contains(side)) {
            throw new Refusal(403, "until the match is over, only its holder sees a side's view");
        }
        return side;
    }

    private void record(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        String record =
                visit.with(
                        live -> {
                            if (live.match().over() || visit.asker().holdsAll()) {
                                return live.record();
                            }
                            if (againstComputer(visit)) {
                                return live.knownTo(visit.asker().sides().getFirst());
                            }
                            throw new Refusal(
                                    403,
                                    "until the match is over, its record is for who holds both"
                                            + " seats: it names what is hidden");
                        });
        StoredMatch stored = visit.stored();
        request.header(
                "Content-Disposition",
                "attachment; filename=\"" + stored.row().game() + "-" + stored.id() + ".kessel\"");
        request.contentType("text/plain; charset=utf-8").result(record);
    }

    /** Whoever plays against a computer may take the match along, as far as they know it. */
    private static boolean againstComputer(Visit visit) {
        return !visit.asker().sides().isEmpty() && visit.stored().hasComputer();
    }

    private void events(Context request) {
        StoredMatch stored = hall.find(request.pathParam("id"));
        Asker asker = Asker.of(request.header("Authorization"), List.of(), stored);
        String accepted = request.header("Accept");
        if (accepted == null || !accepted.contains("text/event-stream")) {
            throw new Refusal(406, "events come as text/event-stream; say that you accept it");
        }
        String seen = request.header("Last-Event-ID");
        Long lastSeen = seen != null && seen.matches("\\d{1,18}") ? Long.valueOf(seen) : null;
        String address = request.ip();
        if (request.method() == HandlerType.HEAD) {
            request.contentType("text/event-stream; charset=utf-8");
            return;
        }
        doorkeeper.admitStream(address);
        try {
            lines.streams(request.req().getServletConnection().getConnectionId());
            watchers.inform(
                    request.res(),
                    stored.id(),
                    asker.counts(),
                    lastSeen,
                    match -> Watchers.Standing.of(hall.find(match)));
        } catch (IOException gone) {
            // The reader has closed the page or lost the line, and will come back for what is
            // missing.
        } finally {
            doorkeeper.streamEnded(address);
        }
    }
}
