package kessel.server;

import io.javalin.http.Context;
import java.util.function.Function;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.server.storage.StoredMatch;

/** A request about one match: which match, who asks, and how it is told to them. */
record Visit(Hall hall, Shelf shelf, StoredMatch stored, Asker asker, int after) {
    static Visit of(Context request, Hall hall, Shelf shelf) {
        StoredMatch stored = hall.find(request.pathParam("id"));
        Asker asker =
                Asker.of(request.header("Authorization"), Requests.languages(request), stored);
        int after = Requests.number("after", request.queryParam("after"), 0);
        return new Visit(hall, shelf, stored, asker, after);
    }

    /** Does something with the match, which nobody else touches meanwhile. */
    <T> T with(Function<LiveMatch<?, ?>, T> work) {
        return hall.visit(stored, work);
    }

    /** How the match stands by now, whatever has happened since the visit began. */
    State latest() {
        StoredMatch now = hall.find(stored.id());
        return hall.visit(now, live -> portrait(live).now(now.seats(), after));
    }

    State state(LiveMatch<?, ?> live) {
        return portrait(live).now(stored.seats(), after);
    }

    <P extends Position<P>, M extends Move> Portrait<P, M> portrait(LiveMatch<P, M> live) {
        String game = live.game().id();
        return new Portrait<>(
                live, asker, shelf.words(game, asker.languages()), id -> shelf.lesson(game, id));
    }

    Speaker speaker(LiveMatch<?, ?> live) {
        return new Speaker(
                shelf.words(live.game().id(), asker.languages()),
                live.game().printed().names(asker.viewer(live.decider())));
    }
}
