package kessel.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kessel.engine.game.Game;
import kessel.engine.game.SealedChance;
import kessel.engine.match.Nonces;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.StoredSeat;

/**
 * The nonces that seats add to the dice, as they come in. Who sits down before others have may send
 * a seal first, the nonce's hash, and the nonce itself when everybody's is fixed: otherwise whoever
 * sits down last, and runs the server, could choose theirs knowing all the rest.
 *
 * @param words nonces by side
 * @param seals seals by side
 */
record SeatNonces(Map<String, String> words, Map<String, String> seals) {
    static final SeatNonces NONE = new SeatNonces(Map.of(), Map.of());

    /** From the body of a request, {@code {"nonces": {"axis": "..."}, "seals": {...}}}. */
    static SeatNonces of(Json body) {
        SeatNonces given = new SeatNonces(body.textsByName("nonces"), body.textsByName("seals"));
        given.words.forEach(
                (side, word) -> {
                    if (!Nonces.Nonce.canBe(word)) {
                        throw Refusal.malformed(
                                "a nonce has 16 to 64 letters, digits, '-' and '_'");
                    }
                });
        given.seals.forEach(
                (side, seal) -> {
                    if (!seal.matches("[0-9a-f]{64}")) {
                        throw Refusal.malformed("a seal is the SHA-256 of a nonce, in hexadecimal");
                    }
                });
        return given;
    }

    /** What the dice of a match are mixed from. */
    static Nonces of(StoredMatch match) {
        return match.row().mixed()
                ? Nonces.awaited(match.seats().size()).with(of(match.seats()))
                : Nonces.NONE;
    }

    static SortedMap<Integer, Nonces.Nonce> of(List<StoredSeat> seats) {
        SortedMap<Integer, Nonces.Nonce> nonces = new TreeMap<>();
        for (StoredSeat seat : seats) {
            if (seat.nonce() != null) {
                nonces.put(seat.side(), new Nonces.Nonce(seat.nonce(), seat.nonceFromServer()));
            }
        }
        return nonces;
    }

    /** The seats of these sides for which nobody has sent anything, with nonces of our making. */
    static List<StoredSeat> made(StoredMatch match, List<Integer> sides) {
        List<StoredSeat> made = new ArrayList<>();
        for (StoredSeat seat : match.seats()) {
            if (match.row().mixed() && sides.contains(seat.side()) && seat.owesNonce()) {
                made.add(seat.with(SealedChance.newSeed(), true));
            }
        }
        return made;
    }

    /** The seat with what was sent for it; the same as before if that is nothing or nothing new. */
    StoredSeat on(StoredSeat seat, Game<?, ?> game) {
        String side = game.sides().get(seat.side());
        String seal = seals.get(side);
        String word = words.get(side);
        StoredSeat changed = seat;
        if (seal != null) {
            changed = changed.owesNonce() ? changed.sealed(seal) : same(changed, seal, side);
        }
        if (word == null || word.equals(changed.nonce())) {
            return changed;
        }
        if (changed.nonce() != null) {
            throw fixed(side);
        }
        if (changed.nonceSeal() != null && !changed.nonceSeal().equals(Secret.hash(word))) {
            throw new Refusal(409, "this is not the nonce that was sealed for '" + side + "'");
        }
        return changed.with(word, false);
    }

    private static StoredSeat same(StoredSeat seat, String seal, String side) {
        if (!seal.equals(seat.nonceSeal())) {
            throw fixed(side);
        }
        return seat;
    }

    private static Refusal fixed(String side) {
        return new Refusal(409, "what '" + side + "' adds to the dice is fixed already");
    }

    /** Nobody can speak for a seat that they do not hold. */
    void checkHeld(Asker asker, Game<?, ?> game) {
        for (Map<String, String> given : List.of(words, seals)) {
            given.keySet().forEach(side -> asker.held(game, side));
        }
    }
}
