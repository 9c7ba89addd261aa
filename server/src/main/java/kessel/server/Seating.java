package kessel.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.data.DataFault;
import kessel.engine.game.Game;
import kessel.players.Entrant;
import kessel.server.storage.StoredSeat;

/**
 * Who is to sit where, as whoever begins a match asks for it.
 *
 * @param kinds a person or a computer player (see {@link Entrant}), by side
 * @param taken the sides that need no invitation any more
 * @param bringsNonces whether nonces for these will be sent, once the commitment is known; if not,
 *     the server makes them
 * @param names what those who take them are called, by side
 */
record Seating(
        Map<String, String> kinds,
        List<String> taken,
        boolean bringsNonces,
        Map<String, String> names) {
    /** From the parameters of an address, {@code axis:greedy} and so on. */
    static Seating of(
            List<String> seats, List<String> taken, boolean bringsNonces, List<String> names) {
        return new Seating(
                bySide("a seat reads SIDE:KIND", seats),
                taken,
                bringsNonces,
                clean(bySide("a name reads SIDE:NAME", names)));
    }

    private static Map<String, String> bySide(String form, List<String> given) {
        Map<String, String> bySide = new LinkedHashMap<>();
        for (String each : given) {
            String[] words = each.split(":", 2);
            if (words.length < 2) {
                throw Refusal.malformed(form + ", not '" + each + "'");
            }
            bySide.put(words[0], words[1]);
        }
        return bySide;
    }

    /** The names in the body of a request, {@code {"names": {"axis": "Ana"}}}. */
    static Map<String, String> names(Json body) {
        return clean(body.textsByName("names"));
    }

    private static Map<String, String> clean(Map<String, String> names) {
        Map<String, String> clean = new LinkedHashMap<>();
        names.forEach(
                (side, name) -> clean.put(side, PlainLine.read("name", name, PlainLine.NAME)));
        return clean;
    }

    /** The kinds of a game's seats; one that nobody named is as it was. */
    List<String> players(Game<?, ?> game, List<String> otherwise, Patience patience) {
        Map<String, String> asked = new LinkedHashMap<>();
        kinds.forEach(
                (side, kind) -> {
                    known(game, side);
                    asked.put(side, asked(kind, patience));
                });
        taken.forEach(side -> known(game, side));
        List<String> players = new ArrayList<>();
        for (int side = 0; side < game.sides().size(); side++) {
            players.add(asked.getOrDefault(game.sides().get(side), otherwise.get(side)));
        }
        names.keySet().forEach(side -> known(game, side));
        for (String side : names.keySet()) {
            boolean person = players.get(game.side(side)).equals(StoredSeat.PERSON);
            if (!person || !taken.contains(side)) {
                throw Refusal.malformed(
                        "only who takes the seat of '" + side + "' names themselves");
            }
        }
        return players;
    }

    private static String asked(String kind, Patience patience) {
        if (kind.equals(StoredSeat.PERSON)) {
            return kind;
        }
        try {
            return patience.admit(Entrant.read(kind)).toString();
        } catch (DataFault unknown) {
            throw Refusal.malformed(
                    "a seat is for a person or a computer player: " + unknown.getMessage());
        }
    }

    /** These kinds as a record has them, with the names of those who take their seats. */
    List<String> named(Game<?, ?> game, List<String> kinds) {
        List<String> named = new ArrayList<>();
        for (int side = 0; side < kinds.size(); side++) {
            String name = names.getOrDefault(game.sides().get(side), "");
            named.add(name.isEmpty() ? kinds.get(side) : kinds.get(side) + " " + name);
        }
        return named;
    }

    private static void known(Game<?, ?> game, String side) {
        if (!game.sides().contains(side)) {
            throw Refusal.malformed(game.id() + " has no side '" + side + "'");
        }
    }
}
