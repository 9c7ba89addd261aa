package kessel.server;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kessel.engine.game.Game;
import kessel.players.Players;
import kessel.server.storage.StoredSeat;

/**
 * Who is to sit where, as whoever begins a match asks for it.
 *
 * @param kinds a person or the name of a computer player, by side
 * @param taken the sides that need no invitation any more
 * @param bringsNonces whether nonces for these will be sent, once the commitment is known; if not,
 *     the server makes them
 */
record Seating(Map<String, String> kinds, List<String> taken, boolean bringsNonces) {
    /** From the parameters of an address, {@code axis:greedy} and so on. */
    static Seating of(List<String> seats, List<String> taken, boolean bringsNonces) {
        Map<String, String> kinds = new LinkedHashMap<>();
        for (String seat : seats) {
            String[] words = seat.split(":", 2);
            if (words.length < 2) {
                throw Refusal.malformed("a seat reads SIDE:KIND, not '" + seat + "'");
            }
            kinds.put(words[0], words[1]);
        }
        return new Seating(kinds, taken, bringsNonces);
    }

    /** The kinds of a game's seats; one that nobody named is as it was. */
    List<String> players(Game<?, ?> game, List<String> otherwise) {
        kinds.forEach(
                (side, kind) -> {
                    known(game, side);
                    if (!kind.equals(StoredSeat.PERSON) && !Players.names().contains(kind)) {
                        throw Refusal.malformed(
                                "a seat is for a person or one of "
                                        + String.join(", ", Players.names())
                                        + ", not '"
                                        + kind
                                        + "'");
                    }
                });
        taken.forEach(side -> known(game, side));
        List<String> players = new ArrayList<>();
        for (int side = 0; side < game.sides().size(); side++) {
            players.add(kinds.getOrDefault(game.sides().get(side), otherwise.get(side)));
        }
        return players;
    }

    private static void known(Game<?, ?> game, String side) {
        if (!game.sides().contains(side)) {
            throw Refusal.malformed(game.id() + " has no side '" + side + "'");
        }
    }
}
