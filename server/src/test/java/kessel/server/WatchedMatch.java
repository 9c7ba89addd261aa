package kessel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import kessel.engine.data.Item;
import kessel.engine.game.Game;
import kessel.engine.game.Move;
import kessel.engine.game.Position;
import kessel.engine.game.SealedChance;
import kessel.engine.match.Match;
import kessel.server.storage.StoredMatch;
import kessel.server.storage.StoredMove;
import kessel.server.storage.StoredSeat;
import kessel.server.storage.Versions;

/**
 * A match on a server whose seed the test knows, so that it can follow the truth move by move
 * beside it, and roll the same dice in another match.
 */
final class WatchedMatch<P extends Position<P>, M extends Move> {
    private static final List<String> PEOPLE = List.of(StoredSeat.PERSON, StoredSeat.PERSON);

    private final Server server;
    private final String id;
    private final Match<P, M> truth;
    // Who moved last, how many moves there were then, and the version that their answer told them.
    private int mover = -1;
    private int answered;
    private long version;

    private WatchedMatch(Server server, String id, Match<P, M> truth) {
        this.server = server;
        this.id = id;
        this.truth = truth;
    }

    /** A match of a game's first scenario. */
    static <P extends Position<P>, M extends Move> WatchedMatch<P, M> begin(
            Server server, Game<P, M> game, String id, String seed) {
        String scenario = game.printed().scenarios().getFirst().id();
        return keep(server, id, Match.start(game, scenario, new TreeSet<>(), PEOPLE, seed));
    }

    /** A match from a position. */
    static <P extends Position<P>, M extends Move> WatchedMatch<P, M> from(
            Server server, Game<P, M> game, String position, String id, String seed) {
        return from(server, game, position, id, seed, PEOPLE);
    }

    /** The same with players of these kinds. */
    static <P extends Position<P>, M extends Move> WatchedMatch<P, M> from(
            Server server,
            Game<P, M> game,
            String position,
            String id,
            String seed,
            List<String> kinds) {
        P read = game.positions().read(Item.parse("position", position));
        return keep(server, id, Match.startFrom(game, read, kinds, seed));
    }

    private static <P extends Position<P>, M extends Move> WatchedMatch<P, M> keep(
            Server server, String id, Match<P, M> match) {
        StoredMatch.Row row =
                new StoredMatch.Row(
                        id,
                        match.game().id(),
                        match.header().edition(),
                        match.header().scenario(),
                        String.join(" ", match.header().options()),
                        StoredMove.dice(match.header().setUpDraws()),
                        match.header().position(),
                        SealedChance.commitment(match.seed()),
                        match.seed(),
                        false,
                        0,
                        0,
                        0,
                        match.position().step().decider(),
                        null,
                        0,
                        null,
                        Versions.known(0).unnoticed());
        List<StoredSeat> seats = new ArrayList<>();
        for (int side = 0; side < 2; side++) {
            String hash = Secret.hash(secret(side));
            String kind = match.header().players().get(side);
            seats.add(new StoredSeat(side, kind, hash, true, null, null, false, null));
        }
        server.archive().add(new StoredMatch(row, seats), List.of());
        return new WatchedMatch<>(server, id, match);
    }

    private static String secret(int side) {
        return "the-secret-of-side-" + side;
    }

    Match<P, M> truth() {
        return truth;
    }

    String position() {
        return truth.game().positions().write(truth.position());
    }

    int moves() {
        return truth.moves().size();
    }

    int decider() {
        return truth.position().step().decider();
    }

    private String path() {
        return "/api/matches/" + id;
    }

    /** The doors as a viewer finds them: 0 and 1 are the sides, 2 is a spectator. */
    Doors doors(int viewer) {
        Client stranger = Client.of(server.address());
        return new Doors(viewer < 2 ? stranger.holding(secret(viewer)) : stranger, path());
    }

    void play(M move) {
        int side = decider();
        String notation = truth.game().notation().write(move);
        Client client = doors(side).client();
        // As this side counts: what the other did in secret is no version of its.
        // Who goes on at once was told it; others ask, also when a move was taken back.
        if (side != mover || moves() != answered) {
            version = client.get(path() + "?after=" + moves()).json().path("version").asLong();
        }
        Client.Answer answer =
                client.post(
                        path() + "/moves?after=" + moves(),
                        Map.of("version", version, "move", notation));
        assertThat(answer.status()).as(notation + ": " + answer.text()).isEqualTo(200);
        version = answer.json().path("version").asLong();
        assertThat(truth.play(side, move).legal()).isTrue();
        mover = side;
        answered = moves();
    }
}
