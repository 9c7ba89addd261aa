package kessel.server;

import io.javalin.http.Context;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import kessel.engine.game.Game;
import kessel.server.storage.Notebook;

/** What the two at a table say to each other. Who holds no seat neither reads nor writes it. */
final class NotesApi {
    record Notes(List<Note> notes) {}

    record Note(int number, String side, String text, String at) {}

    private final Shelf shelf;
    private final Hall hall;
    private final Notebook notebook;
    private final Watchers watchers;
    private final Doorkeeper doorkeeper;
    private final Clock clock;

    NotesApi(
            Shelf shelf,
            Hall hall,
            Notebook notebook,
            Watchers watchers,
            Doorkeeper doorkeeper,
            Clock clock) {
        this.shelf = shelf;
        this.hall = hall;
        this.notebook = notebook;
        this.watchers = watchers;
        this.doorkeeper = doorkeeper;
        this.clock = clock;
    }

    List<Route> routes() {
        return List.of(
                Route.get("/api/matches/{id}/notes", this::read),
                Route.post("/api/matches/{id}/notes", this::write));
    }

    private void read(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        visit.asker().actsFor(0);
        Requests.answer(request, notes(visit));
    }

    private Notes notes(Visit visit) {
        Game<?, ?> game = shelf.game(visit.stored().row().game());
        return new Notes(
                notebook.after(visit.stored().id(), visit.after()).stream()
                        .map(
                                note ->
                                        new Note(
                                                note.number(),
                                                game.sides().get(note.side()),
                                                note.text(),
                                                Instant.ofEpochMilli(note.at()).toString()))
                        .toList());
    }

    private void write(Context request) {
        Visit visit = Visit.of(request, hall, shelf);
        int side = visit.asker().actsFor(Math.max(0, visit.stored().row().decider()));
        Json body = Requests.json(request);
        String named = body.optionalText("side");
        if (named != null) {
            side = visit.asker().held(shelf.game(visit.stored().row().game()), named);
        }
        String text = PlainLine.read("text", body.text("text"), PlainLine.NOTE);
        if (text.isEmpty()) {
            throw Refusal.malformed("there is nothing in this note");
        }
        doorkeeper.admitNote(request.ip());
        String match = visit.stored().id();
        watchers.tellNote(match, notebook.add(match, side, text, clock.millis()));
        Requests.answer(request, 201, notes(visit));
    }
}
