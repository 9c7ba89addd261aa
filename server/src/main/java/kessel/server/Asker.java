package kessel.server;

import java.util.ArrayList;
import java.util.List;
import kessel.engine.game.Game;
import kessel.engine.game.Sight;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.StoredSeat;

/** Who asks: the sides they hold, perhaps none, and the languages they read, the best first. */
record Asker(List<Integer> sides, List<String> languages) {
    private static final String SCHEME = "Seat ";
    private static final int MOST_SECRETS = 8;

    /** The holder of the secrets in an {@code Authorization} header, which may be null. */
    static Asker of(String authorization, List<String> languages, StoredMatch match) {
        if (authorization == null || authorization.isBlank()) {
            return new Asker(List.of(), languages);
        }
        if (!authorization.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
            throw new Refusal(401, "seats are held with 'Authorization: Seat SECRET'");
        }
        String[] secrets = authorization.substring(SCHEME.length()).split(",");
        if (secrets.length > MOST_SECRETS) {
            throw Refusal.malformed("a match has two seats, so two secrets are enough");
        }
        List<Integer> sides = new ArrayList<>();
        for (String secret : secrets) {
            int side = side(Secret.hash(secret.strip()), match.seats());
            if (side < 0) {
                throw new Refusal(401, "this secret holds no seat of this match");
            }
            if (!sides.contains(side)) {
                sides.add(side);
            }
        }
        return new Asker(sides.stream().sorted().toList(), languages);
    }

    private static int side(String hash, List<StoredSeat> seats) {
        int found = -1;
        for (StoredSeat seat : seats) {
            if (Secret.opens(hash, seat.secretHash())) {
                found = seat.side();
            }
        }
        return found;
    }

    /** Through whose eyes they see: who holds both seats sees what the side sees that decides. */
    int viewer(int decider) {
        return switch (sides.size()) {
            case 0 -> Sight.SPECTATOR;
            case 1 -> sides.getFirst();
            default -> sides.contains(decider) ? decider : Sight.SPECTATOR;
        };
    }

    /** Whose count of moves and versions is theirs: who holds both seats notices everything. */
    int counts() {
        return holdsAll() ? Sight.HINDSIGHT : viewer(0);
    }

    /** The side they act for: of two, the one that decides. */
    int actsFor(int decider) {
        if (sides.isEmpty()) {
            throw new Refusal(403, "only who holds a seat of this match can do that");
        }
        return sides.contains(decider) ? decider : sides.getFirst();
    }

    /** A side of theirs by its name. */
    int held(Game<?, ?> game, String side) {
        int index = game.side(side);
        if (!sides.contains(index)) {
            throw new Refusal(403, "you do not hold the seat of '" + side + "'");
        }
        return index;
    }

    boolean holdsAll() {
        return sides.size() == 2;
    }
}
