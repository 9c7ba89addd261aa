package kessel.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeSet;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.Rules;
import kessel.engine.game.Ruling;
import kessel.engine.game.Sight;
import kessel.players.Players;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.StoredSeat;

/** Matches: beginning them, looking at them, playing them. */
final class MatchesApi {
    private final Shelf shelf;
    private final Hall hall;
    private final NewMatches newMatches;
    private final Watchers watchers;
    private final Doorkeeper doorkeeper;
    private final News news;

    MatchesApi(
            Shelf shelf,
            Hall hall,
            NewMatches newMatches,
            Watchers watchers,
            Doorkeeper doorkeeper,
            News news) {
        this.shelf = shelf;
        this.hall = hall;
        this.newMatches = newMatches;
        this.watchers = watchers;
        this.doorkeeper = doorkeeper;
        this.news = news;
    }

    List<Route> routes() {
        return List.of(
                Route.post("/api/matches", this::begin),
                Route.post("/api/matches/record", this::takeIn),
                Route.get("/api/matches/{id}", this::state),
                Route.get("/api/matches/{id}/moves", this::choices),
                Route.post("/api/matches/{id}/moves", this::move),
                Route.post("/api/matches/{id}/judge", this::judge),
                Route.post("/api/matches/{id}/undo", this::undo),
                Route.post("/api/matches/{id}/resign", this::resign),
                Route.post("/api/matches/{id}/claim", this::claim),
                Route.get("/api/matches/{id}/at/{n}", this::at),
                Route.get("/api/matches/{id}/record", this::record),
                Route.get("/api/matches/{id}/events", this::events));
    }

    private void begin(Context request) {
        Json body = Requests.json(request);
        String id = body.text("game");
        if (!shelf.has(id)) {
            throw Refusal.malformed("there is no game '" + id + "'");
        }
        Game<?, ?> game = shelf.game(id);
        String named = body.optionalText("scenario");
        String scenario = named == null ? game.scenarios().getFirst().id() : named;
        if (game.scenarios().stream().noneMatch(known -> known.id().equals(scenario))) {
            throw Refusal.malformed(id + " has no scenario '" + scenario + "'");
        }
        TreeSet<String> options = new TreeSet<>(body.texts("options"));
        for (String option : options) {
            if (game.options().stream().noneMatch(known -> known.id().equals(option))) {
                throw Refusal.malformed(id + " has no option '" + option + "'");
            }
        }
        List<String> players = players(game, body.textsByName("seats"));
        List<String> taken = body.texts("taken");
        for (String side : taken) {
            if (!game.sides().contains(side)) {
                throw Refusal.malformed(id + " has no side '" + side + "'");
            }
        }
        doorkeeper.admitMatch(request.ip());
        var agreement = new NewMatches.Agreement(scenario, options, players, taken);
        started(request, newMatches.begin(id, agreement));
    }

    private static List<String> players(Game<?, ?> game, Map<String, String> seats) {
        for (Map.Entry<String, String> seat : seats.entrySet()) {
            if (!game.sides().contains(seat.getKey())) {
                throw Refusal.malformed(game.id() + " has no side '" + seat.getKey() + "'");
            }
            String kind = seat.getValue();
            if (!kind.equals(StoredSeat.PERSON) && !Players.names().contains(kind)) {
                throw Refusal.malformed(
                        "a seat is for a person or one of "
                                + String.join(", ", Players.names())
                                + ", not '"
                                + kind
                                + "'");
            }
        }
        return game.sides().stream()
                .map(side -> seats.getOrDefault(side, StoredSeat.PERSON))
                .toList();
    }

    private void takeIn(Context request) {
        byte[] body = Requests.body(request, Requests.RECORD);
        doorkeeper.admitMatch(request.ip());
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
            started(request, newMatches.takeIn(text));
        } catch (CharacterCodingException binary) {
            throw Refusal.malformed("a record is text in UTF-8");
        }
    }

    private void started(Context request, NewMatches.Begun begun) {
        news.begun(begun.id());
        request.header("Location", "/api/matches/" + begun.id());
        Requests.answer(request, 201, begun);
    }

    private void state(Context request) {
        StoredMatch stored = stored(request);
        Asker asker = asker(request, stored);
        int after = Requests.number("after", request.queryParam("after"), 0);
        Requests.answer(request, state(stored, asker, after));
    }

    private State state(StoredMatch stored, Asker asker, int after) {
        return hall.visit(stored, live -> portrait(live, asker).now(stored.seats(), after));
    }

    private <P extends Position<P>, M extends Move> Portrait<P, M> portrait(
            LiveMatch<P, M> live, Asker asker) {
        return new Portrait<>(live, asker, shelf.words(live.game().id(), asker.languages()));
    }

    /** How the match stood; who looks back at a finished one may take either side's place. */
    private void at(Context request) {
        StoredMatch stored = stored(request);
        Asker asker = asker(request, stored);
        int moves = Requests.number("n", request.pathParam("n"), 0);
        int after = Requests.number("after", request.queryParam("after"), 0);
        String as = request.queryParam("as");
        Requests.answer(
                request,
                hall.visit(
                        stored,
                        live -> {
                            if (moves > live.match().moves().size()) {
                                throw Refusal.unknown("the match has not so many moves");
                            }
                            int viewer = viewerAt(live, moves, asker, as);
                            return portrait(live, asker).at(stored.seats(), moves, after, viewer);
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
        int side = live.game().side(as);
        if (side < 0) {
            throw Refusal.malformed(live.game().id() + " has no side '" + as + "'");
        }
        if (!live.match().over() && !asker.sides().contains(side)) {
            throw new Refusal(403, "until the match is over, only its holder sees a side's view");
        }
        return side;
    }

    private void choices(Context request) {
        StoredMatch stored = stored(request);
        Asker asker = asker(request, stored);
        String piece = request.queryParam("piece");
        Requests.answer(request, hall.visit(stored, live -> choices(live, asker, piece)));
    }

    /** What somebody else may do would tell what they have: only who decides is told. */
    private <P extends Position<P>, M extends Move> Choices choices(
            LiveMatch<P, M> live, Asker asker, String piece) {
        if (live.match().over() || !asker.sides().contains(live.decider())) {
            return Choices.none(live.version());
        }
        Speaker speaker = speaker(live, asker);
        if (piece == null) {
            return Choices.of(live, speaker);
        }
        OptionalInt known = live.game().piece(piece);
        if (known.isEmpty()) {
            throw Refusal.malformed("there is no piece '" + piece + "'");
        }
        return Choices.of(live, known.getAsInt(), speaker);
    }

    private Speaker speaker(LiveMatch<?, ?> live, Asker asker) {
        return new Speaker(
                shelf.words(live.game().id(), asker.languages()),
                live.game().names(asker.viewer(live.decider())));
    }

    private void judge(Context request) {
        StoredMatch stored = stored(request);
        Asker asker = asker(request, stored);
        String move = Requests.json(request).text("move");
        Requests.answer(request, hall.visit(stored, live -> judge(live, asker, move)));
    }

    private <P extends Position<P>, M extends Move> Map<String, Object> judge(
            LiveMatch<P, M> live, Asker asker, String notation) {
        int side = asker.actsFor(live.decider());
        M move = live.game().notation().read(notation);
        Speaker speaker = speaker(live, asker);
        Map<String, Object> judgement = new LinkedHashMap<>();
        switch (live.match().judge(side, move)) {
            case Ruling.Legal _ -> {
                judgement.put("legal", true);
                Rules.Sketch sketch = live.game().rules().sketch(live.match().position(), move);
                judgement.put("cost", sketch.cost().write(sketch.cost().total()));
                judgement.put("terms", speaker.terms(sketch.cost()));
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
        String move = body.text("move");
        change(request, (live, asker) -> live.play(asker.actsFor(live.decider()), version, move));
    }

    private void undo(Context request) {
        long version = Requests.json(request).number("version");
        change(request, (live, asker) -> live.undo(mover(live, asker), version));
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
                (live, asker) ->
                        live.resign(
                                side == null
                                        ? asker.actsFor(live.decider())
                                        : held(live, asker, side),
                                version));
    }

    private static int held(LiveMatch<?, ?> live, Asker asker, String side) {
        int index = live.game().side(side);
        if (!asker.sides().contains(index)) {
            throw new Refusal(403, "you do not hold the seat of '" + side + "'");
        }
        return index;
    }

    private interface Change {
        Outcome make(LiveMatch<?, ?> live, Asker asker);
    }

    private void change(Context request, Change change) {
        StoredMatch stored = stored(request);
        Asker asker = asker(request, stored);
        asker.actsFor(0);
        int after = Requests.number("after", request.queryParam("after"), 0);
        // The new state is drawn in the same visit: nobody comes between the move and its answer.
        State[] state = new State[1];
        Outcome outcome =
                hall.visit(
                        stored,
                        live -> {
                            Outcome made = change.make(live, asker);
                            if (made instanceof Outcome.Done) {
                                state[0] = portrait(live, asker).now(stored.seats(), after);
                            }
                            return made;
                        });
        switch (outcome) {
            case Outcome.Done(long version) -> {
                news.changed(stored, version);
                Requests.answer(request, state[0]);
            }
            case Outcome.Stale() -> throw stale(stored, asker, after);
            case Outcome.Illegal(Ruling.Illegal illegal) -> throw illegal(stored, asker, illegal);
        }
    }

    private Refusal stale(StoredMatch old, Asker asker, int after) {
        State state = state(hall.find(old.id()), asker, after);
        return new Refusal(409, "the position has changed", Map.of("state", state));
    }

    private Refusal illegal(StoredMatch stored, Asker asker, Ruling.Illegal illegal) {
        Speaker speaker = hall.visit(stored, live -> speaker(live, asker));
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("rule", illegal.rule());
        details.put("terms", speaker.terms(illegal.tally()));
        return new Refusal(422, speaker.say(illegal.why()), details);
    }

    /** Changes the secrets in hand for new ones, so that an invitation admits one person only. */
    private void claim(Context request) {
        StoredMatch stored = stored(request);
        Asker asker = asker(request, stored);
        asker.actsFor(0);
        Map<String, NewMatches.Held> held = new LinkedHashMap<>();
        List<Outcome> outcomes = new ArrayList<>();
        for (int side : asker.sides()) {
            String secret = Secret.random();
            StoredSeat seat = stored.seats().get(side);
            StoredSeat claimed = new StoredSeat(side, seat.kind(), Secret.hash(secret), true);
            held.put(
                    shelf.game(stored.row().game()).sides().get(side), new NewMatches.Held(secret));
            outcomes.add(claim(stored.id(), seat, claimed));
        }
        outcomes.forEach(
                outcome -> {
                    if (outcome instanceof Outcome.Done(long version)) {
                        news.changed(stored, version);
                    }
                });
        Requests.answer(request, new NewMatches.Begun(stored.id(), held));
    }

    /** A move that comes in between changes nothing about the seat: try again with its version. */
    private Outcome claim(String match, StoredSeat seat, StoredSeat claimed) {
        while (true) {
            StoredMatch now = hall.find(match);
            if (!now.seats().get(seat.side()).equals(seat)) {
                throw new Refusal(401, "this secret holds no seat of this match");
            }
            Outcome outcome = hall.visit(now, live -> live.claim(claimed, now.version()));
            if (outcome instanceof Outcome.Done) {
                return outcome;
            }
        }
    }

    private void record(Context request) {
        StoredMatch stored = stored(request);
        Asker asker = asker(request, stored);
        String record =
                hall.visit(
                        stored,
                        live -> {
                            if (!live.match().over() && !asker.holdsAll()) {
                                throw new Refusal(
                                        403,
                                        "until the match is over, its record is for who holds both"
                                                + " seats: it names what is hidden");
                            }
                            return live.record();
                        });
        request.header(
                "Content-Disposition",
                "attachment; filename=\"" + stored.row().game() + "-" + stored.id() + ".kessel\"");
        request.contentType("text/plain; charset=utf-8").result(record);
    }

    private void events(Context request) {
        StoredMatch stored = stored(request);
        String accepted = request.header("Accept");
        if (accepted == null || !accepted.contains("text/event-stream")) {
            throw new Refusal(406, "events come as text/event-stream; say that you accept it");
        }
        String seen = request.header("Last-Event-ID");
        Long lastSeen = seen != null && seen.matches("\\d{1,18}") ? Long.valueOf(seen) : null;
        String address = request.ip();
        doorkeeper.admitStream(address);
        try {
            watchers.inform(
                    request.res(), stored.id(), lastSeen, match -> hall.find(match).version());
        } catch (IOException gone) {
            // The reader has closed the page or lost the line, and will come back for what is
            // missing.
        } finally {
            doorkeeper.streamEnded(address);
        }
    }

    private StoredMatch stored(Context request) {
        return hall.find(request.pathParam("id"));
    }

    private static Asker asker(Context request, StoredMatch stored) {
        return Asker.of(request.header("Authorization"), Requests.languages(request), stored);
    }
}
