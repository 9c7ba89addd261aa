package kessel.server;

import io.javalin.http.Context;
import java.util.function.Function;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.Versions;

/**
 * A request about one match: which match, who asks, and how it is told to them.
 *
 * @param after how many moves the journal of a state leaves out
 * @param choices whether a state comes with what may be done
 */
record Visit(Hall hall, Shelf shelf, StoredMatch stored, Asker asker, int after, boolean choices) {
    static Visit of(Context request, Hall hall, Shelf shelf) {
        StoredMatch stored = hall.find(request.pathParam("id"));
        Asker asker =
                Asker.of(request.header("Authorization"), Requests.languages(request), stored);
        int after = Requests.number("after", request.queryParam("after"), 0);
        boolean choices = request.queryParam("choices") != null;
        return new Visit(hall, shelf, stored, asker, after, choices);
    }

    /** Does something with the match, which nobody else touches meanwhile. */
    <T> T with(Function<LiveMatch<?, ?>, T> work) {
        return hall.visit(stored, work);
    }

    /** How the match stands by now, whatever has happened since the visit began. */
    State latest() {
        StoredMatch now = hall.find(stored.id());
        return hall.visit(now, live -> state(live, now, live.versions()));
    }

    State state(LiveMatch<?, ?> live) {
        return state(live, live.versions());
    }

    /** How the match will stand at these versions, which are being written. */
    State state(LiveMatch<?, ?> live, Versions versions) {
        return state(live, stored, versions);
    }

    private <P extends Position<P>, M extends Move> State state(
            LiveMatch<P, M> live, StoredMatch stored, Versions versions) {
        Choices offered = choices ? choices(live, versions) : null;
        return portrait(live).now(stored.seats(), after, versions, offered);
    }

    /** What somebody else may do would tell what they have: only who decides is told. */
    <P extends Position<P>, M extends Move> Choices choices(
            LiveMatch<P, M> live, Versions versions) {
        long version = versions.of(asker.counts());
        return isAsked(live) ? Choices.of(live, version, speaker(live)) : Choices.none(version);
    }

    /** Whether who asks is to decide something. */
    boolean isAsked(LiveMatch<?, ?> live) {
        return !live.match().over() && asker.sides().contains(live.decider());
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
